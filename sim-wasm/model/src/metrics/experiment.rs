//! Measuring a jitter path.

use crate::path::{Crossing, JitterPath};
use crate::reordering::{Arrivals, Measures, Thresholds};

/// Every measure of one replication (from 0) of a jitter path.
#[must_use]
pub fn measure_path(
    crossing: &mut Crossing,
    path: &JitterPath,
    thresholds: Thresholds,
    replication: u32,
) -> Measures {
    crossing.run(path, replication);
    let sequences: Vec<u64> = crossing.order().iter().map(|&packet| u64::from(packet)).collect();
    let times: Vec<f64> = crossing.order().iter().map(|&packet| crossing.times()[packet as usize]).collect();
    let sizes = vec![path.size; sequences.len()];
    let arrivals = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
    Measures::of(&arrivals, thresholds)
}
