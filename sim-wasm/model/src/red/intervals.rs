//! Time between two losses of a flow, whoever lost the packets (figure 6; rule 11).

use crate::network::Nanos;

/// Width of a bin, ns: about two thirds of a round trip.
pub const BIN: Nanos = 100_000_000;
/// Bins; longer intervals are counted apart.
pub const BINS: usize = 600;

/// Intervals that have been seen.
#[derive(Clone, Debug)]
pub struct Intervals {
    /// When each flow lost a packet last.
    last: Vec<Option<Nanos>>,
    counts: Vec<u32>,
    beyond: u32,
    number: u64,
    sum: f64,
    squares: f64,
}

impl Intervals {
    /// None.
    #[must_use]
    pub fn of(flows: u32) -> Self {
        let last = vec![None; flows as usize];
        Self { last, counts: vec![0; BINS], beyond: 0, number: 0, sum: 0.0, squares: 0.0 }
    }

    /// A flow loses a packet.
    pub fn lost(&mut self, flow: usize, now: Nanos) {
        let Some(before) = self.last[flow].replace(now) else { return };
        // what the disturbance loses is told before its time
        let interval = now.abs_diff(before);
        match self.counts.get_mut((interval / BIN) as usize) {
            Some(count) => *count += 1,
            None => self.beyond += 1,
        }
        let seconds = interval as f64 * 1e-9;
        self.number += 1;
        self.sum += seconds;
        self.squares += seconds * seconds;
    }

    /// Intervals by tenths of a second.
    #[must_use]
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// How many there were.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Mean, s; 0 where there is none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.number.max(1) as f64
    }

    /// Coefficient of variation: 1 for an exponential law; 0 of fewer than two.
    #[must_use]
    pub fn variation(&self) -> f64 {
        let mean = self.mean();
        if self.number < 2 {
            return 0.0;
        }
        (self.squares / self.number as f64 - mean * mean).sqrt() / mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_within_a_flow() {
        let mut intervals = Intervals::of(2);
        for (flow, tenths) in [(0, 10), (1, 11), (0, 13), (1, 21), (0, 23)] {
            intervals.lost(flow, tenths * BIN);
        }
        assert_eq!((intervals.counts()[3], intervals.counts()[10]), (1, 2));
        assert_eq!(intervals.number(), 3);
        assert!((intervals.mean() - 2.3 / 3.0).abs() < 1e-12);
        let variance: f64 = (0.09 + 1.0 + 1.0) / 3.0 - (2.3_f64 / 3.0) * (2.3 / 3.0);
        assert!((intervals.variation() - variance.sqrt() * 3.0 / 2.3).abs() < 1e-12);
    }
}
