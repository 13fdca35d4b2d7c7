//! Sequence numbers that a text gives, row by row.

use super::flows::{Columns, Flow, Kind};

/// The sequence of a CSV file or of ping's output.
#[derive(Debug, Default)]
pub struct Given {
    /// As the file gives them, 16-bit ones unfolded.
    pub sequences: Vec<u64>,
    /// First and last number sent, where the file says so.
    pub sent: Option<(u64, u64)>,
    /// Whether they are ping's.
    pub is_ping: bool,
    /// Who was pinged, or empty.
    pub destination: String,
}

impl Given {
    /// A flow without packets.
    pub fn flow(self) -> Flow {
        Flow { key: None, columns: Columns::default(), kind: Kind::Given(self) }
    }

    /// Widens what was sent to this number.
    pub fn was_sent(&mut self, number: u64) {
        let (first, last) = self.sent.unwrap_or((number, number));
        self.sent = Some((first.min(number), last.max(number)));
    }
}

impl Flow {
    /// What the text gave.
    pub fn given(&mut self) -> Option<&mut Given> {
        match &mut self.kind {
            Kind::Given(given) => Some(given),
            _ => None,
        }
    }

    /// Adds a row.
    pub fn give(&mut self, sequence: u64, time: Option<f64>, size: Option<u32>) {
        if let Kind::Given(given) = &mut self.kind {
            given.sequences.push(sequence);
            self.columns.push(time, size.unwrap_or(Columns::NO_SIZE));
        }
    }
}
