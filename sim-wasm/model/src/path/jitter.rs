//! The jitter path (docs/metrics.md): packets at a steady rate through an independent random
//! delay that lets them overtake each other.

use crate::extremes::{larger, smaller};
use crate::laws::Law;
use crate::random::{Random, Stream};

/// A path with jitter and the packets on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JitterPath {
    /// Packets.
    pub packets: u32,
    /// Packet size, bytes.
    pub size: u32,
    /// Sending rate, Mbit/s.
    pub rate: f64,
    /// Mean delay, ms.
    pub delay: f64,
    /// Jitter, ms: the standard deviation of the delay (the half-width for netem without a table).
    pub jitter: f64,
    /// Law of the delay.
    pub law: Law,
    /// Seed.
    pub seed: u32,
}

impl JitterPath {
    /// Time between sending two packets, ms (rule jitter-1).
    #[must_use]
    pub fn spacing(&self) -> f64 {
        f64::from(self.size) * 8.0 / (self.rate * 1000.0)
    }

    /// Jitter in packet spacings, the x of the closed forms.
    #[must_use]
    pub fn relative_jitter(&self) -> f64 {
        self.jitter / self.spacing()
    }

    /// The limit of RD when the jitter spans many packets, from displacement `-threshold` to `threshold` (packets): a
    /// packet delayed by k spacings arrives about k places late. `None` if the law has no closed form. Not normalised:
    /// packets beyond the threshold are missing from the sum.
    #[must_use]
    pub fn limit_density(&self, threshold: u32) -> Option<Vec<f64>> {
        let threshold = i64::from(threshold);
        let x = self.relative_jitter();
        (-threshold..=threshold)
            .map(|k| {
                if x <= 0.0 {
                    return self.law.closed_form().map(|_| if k == 0 { 1.0 } else { 0.0 });
                }
                let below = |edge: f64| self.law.cumulative(edge / x);
                Some(below(k as f64 + 0.5)? - below(k as f64 - 0.5)?)
            })
            .collect()
    }
}

/// Packets that have crossed a path. Reused from path to path: along a sweep of the jitter the deviations are
/// drawn only once.
#[derive(Debug, Default)]
pub struct Crossing {
    drawn: Option<(Law, u32, u32)>,
    deviations: Vec<f64>,
    times: Vec<f64>,
    order: Vec<u32>,
    buckets: Vec<u32>,
}

impl Crossing {
    /// Sends the packets of one replication (from 0) over the path. A packet's random draw depends only on
    /// seed, replication and packet number, so that neighbouring jitters use the same draws (rule jitter-5).
    pub fn run(&mut self, path: &JitterPath, replication: u32) {
        self.draw(path, replication);
        let spacing = path.spacing();
        self.times.clear();
        self.times.extend((0_u32..).zip(&self.deviations).take(path.packets as usize).map(|(packet, z)| {
            // rule jitter-2: no packet arrives before it was sent
            f64::from(packet) * spacing + larger(path.delay + path.jitter * z, 0.0)
        }));
        self.sort(spacing);
    }

    /// Packets (from 0) in the order of arrival; ties keep the order of sending (rule jitter-4).
    #[must_use]
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Arrival time of each packet since the first was sent, ms, in the order of sending.
    #[must_use]
    pub fn times(&self) -> &[f64] {
        &self.times
    }

    /// Share of the packets of the last run that are reordered (RFC 4737, section 4.1).
    #[must_use]
    pub fn reordered_ratio(&self) -> f64 {
        let mut next_expected = 0;
        let mut reordered = 0_u32;
        for &packet in &self.order {
            if packet < next_expected {
                reordered += 1;
            } else {
                next_expected = packet + 1;
            }
        }
        if self.order.is_empty() { 0.0 } else { f64::from(reordered) / self.order.len() as f64 }
    }

    fn draw(&mut self, path: &JitterPath, replication: u32) {
        let wanted = Some((path.law, path.seed, replication));
        if self.drawn != wanted {
            self.deviations.clear();
            self.drawn = wanted;
        }
        let random = Random::new(path.seed, replication);
        // one draw serves four packets
        let mut group = self.deviations.len() as u32 / 4;
        while (self.deviations.len() as u32) < path.packets {
            let words = random.words(Stream::Jitter, group, 0);
            self.deviations.extend(words.map(|word| path.law.deviation(word)));
            group += 1;
        }
    }

    /// Sorts by arrival time: into buckets of about one packet each, then within buckets. Arrivals
    /// are nearly sorted, so both steps stay in the cache.
    fn sort(&mut self, spacing: f64) {
        let times = &self.times;
        let count = times.len();
        let (low, high) = times.iter().fold((f64::MAX, f64::MIN), |(a, b), &t| (smaller(t, a), larger(t, b)));
        let width = larger(larger(spacing, (high - low) / (2.0 * count as f64)), f64::MIN_POSITIVE);
        let bucket_of = |time: f64| (((time - low) / width) as usize).min(2 * count);
        self.buckets.clear();
        self.buckets.resize(2 * count + 2, 0);
        for &time in times {
            self.buckets[bucket_of(time) + 1] += 1;
        }
        let mut sum = 0;
        for start in &mut self.buckets {
            sum += *start;
            *start = sum;
        }
        self.order.clear();
        self.order.resize(count, 0);
        for (packet, &time) in (0_u32..).zip(times) {
            let place = &mut self.buckets[bucket_of(time)];
            self.order[*place as usize] = packet;
            *place += 1;
        }
        // each bucket's start has advanced to its end, which is the start of the next
        let mut start = 0;
        for &end in &self.buckets {
            if end - start > 1 {
                insert_by_time(&mut self.order[start as usize..end as usize], times);
            }
            start = end;
        }
    }
}

/// Sorts the few packets of a bucket by insertion; ties keep their order.
fn insert_by_time(bucket: &mut [u32], times: &[f64]) {
    for end in 1..bucket.len() {
        let packet = bucket[end];
        let time = times[packet as usize];
        let mut place = end;
        while place > 0 && times[bucket[place - 1] as usize] > time {
            bucket[place] = bucket[place - 1];
            place -= 1;
        }
        bucket[place] = packet;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(law: Law, jitter: f64) -> JitterPath {
        JitterPath { packets: 2001, size: 1518, rate: 100.0, delay: 100.0, jitter, law, seed: 1 }
    }

    #[test]
    fn sorted_like_the_standard_library() {
        let mut crossing = Crossing::default();
        for (_, law) in Law::ALL {
            for jitter in [0.0, 0.05, 1.0, 10.0] {
                crossing.run(&path(law, jitter), 3);
                let mut slow: Vec<u32> = (0..2001).collect();
                slow.sort_by(|&a, &b| crossing.times()[a as usize].total_cmp(&crossing.times()[b as usize]));
                assert_eq!(crossing.order(), slow, "{law:?} {jitter}");
            }
        }
    }

    #[test]
    fn no_jitter_keeps_the_order() {
        let mut crossing = Crossing::default();
        crossing.run(&path(Law::Exponential, 0.0), 0);
        assert!(crossing.order().is_sorted());
        assert_eq!(crossing.reordered_ratio(), 0.0);
    }
}
