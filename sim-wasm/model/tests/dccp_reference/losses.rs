//! What the reference's receiver knows of losses, and the throughput equation of TFRC.

use super::Time;

/// s / (R X) of the throughput equation (RFC 5348, section 3.1): the time between packets in round-trip times.
fn pauses(p: f64) -> f64 {
    (p * (2.0 / 3.0)).sqrt() + 12.0 * (p * (3.0 / 8.0)).sqrt() * p * (1.0 + 32.0 * p * p)
}

/// The throughput equation's rate, bytes/s, for packets of `s` bytes and a round-trip time of `r` seconds.
pub fn x_of_equation(s: f64, r: f64, p: f64) -> f64 {
    s / (r * pauses(p))
}

#[derive(Clone, Default)]
pub struct Losses {
    /// Whether each loss of a short interval counts (RFC 4828).
    pub is_small: bool,
    /// Every packet declared lost.
    pub all: Vec<u32>,
    /// The first packet of each loss event, when it would have come, and the round-trip time when it was declared lost.
    pub starts: Vec<(u32, Time, Time)>,
    /// The loss interval before the first event, in packets.
    pub first: f64,
}

impl Losses {
    /// Whether a loss interval is at most two round-trip times long, so that each of its losses counts.
    fn is_short(&self, from: Time, to: Time, r: Time) -> bool {
        self.is_small && to <= from + 2 * r
    }

    /// The closed loss intervals in packets, the oldest first (RFC 4828, section 4.4, for small packets).
    fn intervals(&self) -> Vec<f64> {
        let mut intervals = vec![self.first];
        for pair in self.starts.windows(2) {
            let [(from, since, _), (to, until, r)] = [pair[0], pair[1]];
            let lost = || self.all.iter().filter(|&&number| from <= number && number < to).count();
            let packets = f64::from(to - from);
            intervals.push(if self.is_short(since, until, r) { packets / lost() as f64 } else { packets });
        }
        intervals
    }

    /// The loss event rate (RFC 5348, sections 5.4 and 5.5), where `highest` is the last number that came.
    pub fn rate(&self, highest: u32, now: Time, r: Time) -> f64 {
        const W: [f64; 8] = [1.0, 1.0, 1.0, 1.0, 0.8, 0.6, 0.4, 0.2];
        let Some(&(start, since, _)) = self.starts.last() else { return 0.0 };
        // loss intervals and their discounts after each event, the latest first
        let mut intervals: Vec<f64> = Vec::new();
        let mut discounts: Vec<f64> = Vec::new();
        let mean = |intervals: &[f64], discounts: &[f64]| {
            let (mut sum, mut weight) = (0.0, 0.0);
            for i in 0..intervals.len().min(8) {
                sum += intervals[i] * (W[i] * discounts[i]);
                weight += W[i] * discounts[i];
            }
            sum / weight
        };
        let general = |open: f64, mean: f64| {
            if open > 2.0 * mean { (2.0 * mean / open).clamp(0.25, 1.0) } else { 1.0 }
        };
        for length in self.intervals() {
            let df = general(length, mean(&intervals, &discounts));
            discounts.iter_mut().for_each(|discount| *discount *= df);
            intervals.insert(0, length);
            discounts.insert(0, 1.0);
        }
        let closed = mean(&intervals, &discounts);
        if self.is_short(since, now, r) {
            return 1.0 / closed.max(1.0);
        }
        let open = f64::from(highest + 1 - start);
        let df = general(open, closed);
        let (mut sum, mut weight) = (0.0, 0.0);
        for i in 0..intervals.len().min(7) {
            sum += intervals[i] * (W[i + 1] * discounts[i]);
            weight += W[i + 1] * discounts[i];
        }
        let with_open = (open * W[0] + sum * df) / (W[0] + weight * df);
        1.0 / with_open.max(closed).max(1.0)
    }
}

/// The loss event rate at which the throughput equation gives `rate`, found by bisection.
pub fn inverse(s: f64, r: f64, rate: f64) -> f64 {
    let wanted = s / (r * rate);
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..64 {
        let middle = 0.5 * (low + high);
        if pauses(middle) < wanted { low = middle } else { high = middle }
    }
    high
}
