//! Measuring a jitter path.

use crate::path::{Crossing, JitterPath};
use crate::reordering::{Arrivals, FirstCopies, Measures, Thresholds, late_packets};

/// Every measure of one replication (from 0) of a jitter path.
#[must_use]
pub fn measure_path(
    crossing: &mut Crossing,
    path: &JitterPath,
    thresholds: Thresholds,
    replication: u32,
) -> Measures {
    crossing.run(path, replication);
    // the path loses and duplicates nothing
    let copies = FirstCopies::of_permutation(crossing.order().to_vec());
    let times: Vec<f64> = crossing.order().iter().map(|&packet| crossing.times()[packet as usize]).collect();
    let sizes = vec![path.size; times.len()];
    let arrivals = Arrivals { sequences: &[], times: &times, sizes: &sizes, sent: None };
    Measures::from_parts(&arrivals, thresholds, &copies, &late_packets(&arrivals, &copies))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::LAB;
    use crate::scenario::Scenario;

    #[test]
    fn what_crossed_is_measured_like_any_sample() {
        for jitter in [0.0, 1.0, 100.0] {
            let path = JitterPath { packets: 3000, jitter, ..JitterPath::of(&Scenario::new(&LAB)) };
            let mut crossing = Crossing::default();
            let measured = measure_path(&mut crossing, &path, Thresholds::both(20), 1);
            let sequences: Vec<u64> = crossing.order().iter().map(|&packet| u64::from(packet)).collect();
            let times: Vec<f64> = sequences.iter().map(|&at| crossing.times()[at as usize]).collect();
            let sizes = vec![path.size; sequences.len()];
            let arrivals = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
            assert_eq!(measured, Measures::of(&arrivals, Thresholds::both(20)), "{jitter}");
        }
    }
}
