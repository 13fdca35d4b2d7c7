//! Time between two losses of a flow, whatever lost the packets (figure 6; rule red-11).

use super::histogram::Histogram;
use crate::network::Nanos;

/// Width of a bin, ns: about two thirds of a round trip.
pub const BIN: Nanos = 100_000_000;
/// Number of bins; longer intervals have no bin.
const BINS: usize = 600;

/// The intervals between losses so far.
#[derive(Clone, Debug)]
pub struct Intervals {
    /// When each flow last lost a packet, ns.
    last: Vec<Option<Nanos>>,
    /// Intervals in seconds, in bins of a tenth.
    pub seen: Histogram,
}

impl Intervals {
    /// No intervals yet.
    #[must_use]
    pub fn of(flows: u32) -> Self {
        Self { last: vec![None; flows as usize], seen: Histogram::of(BINS) }
    }

    /// A flow loses a packet.
    pub fn lost(&mut self, flow: usize, now: Nanos) {
        let Some(before) = self.last[flow].replace(now) else { return };
        // losses of the disturbance are reported early
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
