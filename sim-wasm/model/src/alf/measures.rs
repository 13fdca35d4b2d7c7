//! The measures of a replication, by the ids of the command line's contract (DESIGN.md).

use super::{Outcome, Replication};
use crate::stats::{Estimate, estimate};

/// A measure of the laboratory.
#[derive(Debug)]
pub struct Measure {
    /// Id on the command line.
    pub id: &'static str,
    /// Unit; empty for pure numbers.
    pub unit: &'static str,
    /// Its value in one replication.
    pub of: fn(&Replication) -> f64,
}

macro_rules! both_modes {
    ($($id:literal, $unit:literal, $of:expr;)*) => {
        [$(
            Measure { id: concat!($id, "_in_order"), unit: $unit, of: |r| $of(&r.in_order) },
            Measure { id: concat!($id, "_out_of_order"), unit: $unit, of: |r| $of(&r.out_of_order) },
        )*]
    };
}

const OF_BOTH_MODES: [Measure; 14] = both_modes! {
    "total_time", "ms", |o: &Outcome| o.total_time;
    "latency_mean", "ms", |o: &Outcome| o.latency_mean;
    "buffer_mean", "ADUs", |o: &Outcome| o.buffer_mean;
    "buffer_max", "ADUs", |o: &Outcome| f64::from(o.buffer_max);
    "waiting_mean", "ms", |o: &Outcome| o.waiting_mean;
    "blocking_mean", "ms", |o: &Outcome| o.blocking_mean;
    "jitter", "ms^2", |o: &Outcome| o.jitter;
};

const OF_THE_PAIR: [Measure; 4] = [
    Measure { id: "gain", unit: "", of: Replication::gain },
    Measure { id: "gain_latency", unit: "", of: Replication::gain_latency },
    Measure { id: "mean_displacement", unit: "ADUs", of: |r| r.mean_displacement },
    Measure { id: "entropy", unit: "nats", of: |r| r.entropy },
];

const COUNT: usize = OF_BOTH_MODES.len() + OF_THE_PAIR.len();

/// Every measure, in the order of all tables.
pub const MEASURES: &[&Measure; COUNT] = &{
    let mut all = [&OF_THE_PAIR[0]; COUNT];
    all[1] = &OF_THE_PAIR[1];
    let mut i = 0;
    while i < OF_BOTH_MODES.len() {
        all[2 + i] = &OF_BOTH_MODES[i];
        i += 1;
    }
    all[COUNT - 2] = &OF_THE_PAIR[2];
    all[COUNT - 1] = &OF_THE_PAIR[3];
    all
};

/// Each measure over replications, in the order of [`MEASURES`]. Gains are means of paired gains,
/// with the interval of the paired differences.
#[must_use]
pub fn measures(replications: &[Replication]) -> Vec<(&'static Measure, Estimate)> {
    MEASURES
        .iter()
        .map(|measure| {
            let values: Vec<f64> = replications.iter().map(measure.of).collect();
            (*measure, estimate(&values))
        })
        .collect()
}
