//! The flow whose packets the list shows.

use model::trace::packets::Packets;
use model::trace::{ArrivalOrder, SequenceChoice};

/// The flow whose packets were last asked for, and the rows that the list shows.
pub struct OpenedFlow {
    pub question: (u32, SequenceChoice, ArrivalOrder),
    pub packets: Packets,
    /// The kinds that the list shows, and their rows.
    pub listed: (u16, Vec<u32>),
}

impl OpenedFlow {
    /// Finds the rows of these kinds, for the list.
    pub fn list(&mut self, kinds: u16) {
        if self.listed.0 != kinds {
            let rows = self.packets.within(f64::NEG_INFINITY, f64::INFINITY, kinds).collect();
            self.listed = (kinds, rows);
        }
    }
}
