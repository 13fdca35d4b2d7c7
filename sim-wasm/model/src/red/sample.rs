//! The sample of a replication: its measures and densities.

use super::MEASURES;
use super::simulation::Outcome;
use crate::laboratory::{Density, Sample};
use crate::measures::values;

/// The measures of a replication, with its densities: `cwnd` by whole segments, `loss_interval` by tenths of a second,
/// `lag` by packets.
#[must_use]
pub fn sample(outcome: &Outcome) -> Sample {
    let tallies = &outcome.tallies;
    let density = |id, shares: Vec<f64>| Density { id, from: 0, shares };
    Sample {
        values: values(MEASURES, outcome),
        densities: vec![
            density("cwnd", shares(tallies.windows.seen.counts(), tallies.windows.seen.number())),
            density(
                "loss_interval",
                shares(tallies.intervals.seen.counts(), tallies.intervals.seen.number()),
            ),
            density("lag", shares(tallies.lags.counts(), tallies.arrived)),
        ],
    }
}

/// The share of each count in `whole`, without the zeros at the end (but for the first); empty if `whole` is 0.
pub fn shares<T: Copy + Into<u64>>(counts: &[T], whole: u64) -> Vec<f64> {
    if whole == 0 {
        return Vec::new();
    }
    let last = counts.iter().rposition(|&count| count.into() > 0).unwrap_or(0) + 1;
    counts[..last].iter().map(|&count| count.into() as f64 / whole as f64).collect()
}
