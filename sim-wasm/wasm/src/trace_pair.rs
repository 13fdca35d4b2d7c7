//! Two captures of the same packets, as the page sees them.

use crate::shape::shape;
use model::trace::{Pair, PairFigures};

shape! {
    /// The results that only two captures of the same packets give.
    pub struct TracePair {
        /// The least sum of the delays in both directions, between the two captures, ms.
        round_trip: Option<f64>,
        /// How much faster the second file's clock runs, parts per million; missing if the packets do not show it.
        drift: Option<f64>,
        /// For each flow of the report.
        flows: Vec<TracePairFlow>,
    }
}

shape! {
    /// Counts of a flow's packets in the two captures.
    pub struct TracePairFlow {
        /// Set if the first file is the sender's; missing if the second one is.
        first_sends: Option<bool>,
        sent: u64,
        arrived: u64,
        lost: u64,
        copies: u64,
        /// Arrivals that are not in the sender's capture.
        unsent: u64,
        /// Arrivals that may belong to any of several equal transmissions.
        ambiguous: u64,
        /// Retransmitted segments of TCP, or packets of QUIC that the sender declared lost; and how many of these had
        /// arrived all the same.
        sent_again: u64,
        needless: u64,
        /// Delay above the smallest one, ms: median, 99%, largest.
        median_delay: Option<f64>,
        q99_delay: Option<f64>,
        max_delay: Option<f64>,
    }
}

impl From<&Pair> for TracePair {
    fn from(pair: &Pair) -> Self {
        Self {
            round_trip: pair.round_trip,
            drift: pair.drift,
            flows: pair.flows.iter().map(TracePairFlow::from).collect(),
        }
    }
}

impl From<&PairFigures> for TracePairFlow {
    fn from(figures: &PairFigures) -> Self {
        let delays = figures.delays.map(|delays| delays.above_least);
        Self {
            first_sends: figures.is_first_senders.then_some(true),
            sent: figures.sent,
            arrived: figures.arrived,
            lost: figures.lost,
            copies: figures.copies,
            unsent: figures.unsent,
            ambiguous: figures.ambiguous,
            sent_again: figures.sent_again,
            needless: figures.needless,
            median_delay: delays.map(|tail| tail.q50),
            q99_delay: delays.map(|tail| tail.q99),
            max_delay: delays.map(|tail| tail.max),
        }
    }
}
