//! Flows that were captured near their sender, whose order is only that of sending.

use crate::trace::report::figures::FlowFigures;
use crate::trace::words::numerals::grouped;

/// The flows of a file that were captured near their sender.
#[derive(Clone, Copy, Debug, Default)]
pub struct SenderFlows {
    pub flows: u64,
    pub packets: u64,
    /// How many of these another interface saw too.
    beside: u64,
    /// Packets of the other flows that are measured.
    arriving: u64,
    /// Least number of packets that were lost after the capture.
    lost: u64,
}

impl SenderFlows {
    pub fn of<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Self {
        let mut sent = Self::default();
        for flow in figures {
            if flow.is_at_sender {
                sent.flows += 1;
                sent.packets += flow.received;
                sent.beside += if flow.is_parted { flow.received } else { 0 };
                sent.lost += flow.lost_behind;
            } else {
                sent.arriving += flow.received;
            }
        }
        sent
    }

    /// Whether they have most of the packets, so that the verdict begins with them.
    pub fn leads(self) -> bool {
        let beside = if self.arriving > 0 { self.beside } else { 0 };
        self.flows > 0 && self.packets - beside >= self.arriving
    }

    /// The first sentences of the verdict then, with advice.
    pub fn sentences(self) -> String {
        let lost = match self.lost {
            0 => String::new(),
            lost => {
                format!(", where at least {} {} lost", grouped(lost), if lost == 1 { "was" } else { "were" })
            }
        };
        format!(
            "This looks like a capture at the sender: reordering and loss happen behind this point{lost}. Capture at the receiver, or give both files."
        )
    }
}
