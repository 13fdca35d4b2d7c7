//! The results that only two captures of the same packets give.

use crate::trace::report::tail::Tail;

/// Delays of a flow's packets above the smallest one, ms: with two clocks, the absolute delay is unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delays {
    /// The delays of all packets that arrived, duplicates left out.
    pub above_least: Tail<f64>,
}

/// Counts of one flow in two captures. Nothing is judged: each is a number of packets that are in one capture, and in
/// the other one or not.
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
    /// Arrivals that are not in the sender's capture, though it was running.
    pub unsent: u64,
    /// Arrivals that may belong to any of several equal transmissions.
    pub ambiguous: u64,
    /// Retransmitted segments of TCP, or packets of QUIC that the sender declared lost.
    pub sent_again: u64,
    /// How many of them had arrived all the same.
    pub needless: u64,
    /// Delays from one capture to the other, if they are known.
    pub delays: Option<Delays>,
    /// Whether packets were also matched by their IP identifications.
    pub by_identification: bool,
    /// Payload of the parts into which merged segments were split, bytes.
    pub split: Option<u32>,
}

/// Two captures of the same packets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pair {
    /// The counts of each flow of the report.
    pub flows: Vec<PairFigures>,
    /// The least sum of the delays in both directions between the two captures, ms; the difference of the clocks
    /// cancels in it.
    pub round_trip: Option<f64>,
    /// How much faster the second file's clock runs, parts per million.
    pub drift: Option<f64>,
    /// Flows of each file that are not in the other one.
    pub unpaired: (u64, u64),
    /// Notes, in sentences.
    pub notes: Vec<String>,
}
