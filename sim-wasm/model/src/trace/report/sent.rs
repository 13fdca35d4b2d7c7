//! Flows that were captured near their sender: all they show is the order of sending.

use crate::trace::report::figures::FlowFigures;
use crate::trace::words::numerals::grouped;

/// Those of a file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sent {
    pub flows: u64,
    pub packets: u64,
    /// Packets of the other flows that are measured.
    arriving: u64,
    /// Packets that were lost behind the capture, at least.
    lost: u64,
}

impl Sent {
    pub fn of<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Self {
        let mut sent = Self::default();
        for flow in figures {
            if flow.is_at_sender {
                sent.flows += 1;
                sent.packets += flow.received;
                sent.lost += flow.lost_behind;
            } else {
                sent.arriving += flow.received;
            }
        }
        sent
    }

    /// Whether they are what the capture is about.
    pub fn leads(self) -> bool {
        self.flows > 0 && self.packets >= self.arriving
    }

    /// What a verdict says first then, and what can be done.
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
