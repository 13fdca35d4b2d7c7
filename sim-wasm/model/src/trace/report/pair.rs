//! What two captures tell that one does not.

use crate::trace::report::tail::Tail;

/// Delays of a flow's packets, ms above the smallest: the clocks of two captures do not tell more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delays {
    /// Of all packets that arrived, each once.
    pub above_least: Tail<f64>,
}

/// One flow in two captures. Nothing is judged here: each number is a count of packets that one capture has and the other
/// has too, or has not.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PairFigures {
    /// Whether the first file is the sender's.
    pub is_first_senders: bool,
    /// Packets that were sent while the other capture ran.
    pub sent: u64,
    /// How many of them arrived.
    pub arrived: u64,
    /// How many of them did not.
    pub lost: u64,
    /// Further arrivals of packets that had arrived.
    pub copies: u64,
    /// Arrivals that the sender's capture does not have, though it ran.
    pub unsent: u64,
    /// Arrivals that may be another one of several equal transmissions.
    pub ambiguous: u64,
    /// Segments that were sent again; TCP only.
    pub sent_again: u64,
    /// How many of them had arrived before.
    pub needless: u64,
    /// Delays from the one capture to the other, where they are known.
    pub delays: Option<Delays>,
    /// Whether packets were found by their IP identifications too.
    pub by_identification: bool,
    /// Payload of the parts into which merged segments were split, bytes.
    pub split: Option<u32>,
}

/// Two captures of the same packets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pair {
    /// For each flow of the report.
    pub flows: Vec<PairFigures>,
    /// The least time there and back between the two captures, ms, in which the difference of the clocks cancels.
    pub round_trip: Option<f64>,
    /// How much faster the second file's clock runs, parts per million.
    pub drift: Option<f64>,
    /// Flows of each file that the other one does not have.
    pub unpaired: (u64, u64),
    /// Sentences.
    pub notes: Vec<String>,
}
