//! Congestion windows of all flows, looked at again and again (figures 5 and 8; rule 12).

use crate::network::Nanos;

/// Time between two looks, ns: about a third of a round trip.
pub const PERIOD: Nanos = 50_000_000;
/// Windows that are told apart, segments; larger ones are counted with the largest.
pub const LARGEST: usize = 512;

/// What windows have been seen.
#[derive(Clone, Debug)]
pub struct Windows {
    counts: Vec<u32>,
    number: u64,
    sum: f64,
    squares: f64,
}

impl Default for Windows {
    fn default() -> Self {
        Self { counts: vec![0; LARGEST + 1], number: 0, sum: 0.0, squares: 0.0 }
    }
}

impl Windows {
    /// A flow's window is this, segments.
    pub fn see(&mut self, window: f64) {
        self.counts[(window as usize).min(LARGEST)] += 1;
        self.number += 1;
        self.sum += window;
        self.squares += window * window;
    }

    /// Looks by whole segments of the window.
    #[must_use]
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// How many looks there were.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Mean, segments.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.number as f64
    }

    /// Standard deviation over time and flows, segments.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        crate::extremes::larger(self.squares / self.number as f64 - mean * mean, 0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation() {
        let mut windows = Windows::default();
        [2.0, 4.5, 4.9, 1e6].into_iter().for_each(|window| windows.see(window));
        assert_eq!((windows.counts()[2], windows.counts()[4], windows.counts()[LARGEST]), (1, 2, 1));
        let mut two = Windows::default();
        [3.0, 7.0].into_iter().for_each(|window| two.see(window));
        assert_eq!((two.mean(), two.deviation(), two.number()), (5.0, 2.0, 2));
    }
}
