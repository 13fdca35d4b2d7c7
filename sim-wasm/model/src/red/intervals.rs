//! Time between two losses of a flow, whoever lost the packets (figure 6; rule red-11).

use super::histogram::Histogram;
use crate::network::Nanos;

/// Width of a bin, ns: about two thirds of a round trip.
pub const BIN: Nanos = 100_000_000;
/// Bins; longer intervals are in none.
const BINS: usize = 600;

/// Intervals that have been seen.
#[derive(Clone, Debug)]
pub struct Intervals {
    /// When each flow lost a packet last.
    last: Vec<Option<Nanos>>,
    /// Seconds, by tenths.
    pub seen: Histogram,
}

impl Intervals {
    /// None.
    #[must_use]
    pub fn of(flows: u32) -> Self {
        Self { last: vec![None; flows as usize], seen: Histogram::of(BINS) }
    }

    /// A flow loses a packet.
    pub fn lost(&mut self, flow: usize, now: Nanos) {
        let Some(before) = self.last[flow].replace(now) else { return };
        // what the disturbance loses is told before its time
        let interval = now.abs_diff(before);
        self.seen.count((interval / BIN) as usize, interval as f64 * 1e-9);
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
        let seen = &intervals.seen;
        assert_eq!((seen.counts()[3], seen.counts()[10], seen.number()), (1, 2, 3));
        assert!((seen.mean() - 2.3 / 3.0).abs() < 1e-12);
        let variance: f64 = (0.09 + 1.0 + 1.0) / 3.0 - (2.3_f64 / 3.0) * (2.3 / 3.0);
        assert!((seen.variation() - variance.sqrt() * 3.0 / 2.3).abs() < 1e-12);
    }
}
