//! Reorder density RD (RFC 5236, section 3) and the two numbers that Torres-Jr and Ribeiro derive from it.

use super::FirstCopies;
use crate::extremes::larger;
use crate::measures::ratio;

/// How many packets arrived at each displacement D = receive index - sequence, for D from
/// `-threshold` to `threshold` (RFC 5236, section 3). D > 0 is late, D < 0 is early.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReorderDensity {
    /// Displacement threshold DT, packets.
    pub threshold: u32,
    /// Packets at displacement `k - threshold`, for k from 0 to `2 * threshold`.
    pub counts: Vec<u32>,
    /// Packets in `counts`: those received in time, each counted once.
    pub total: u64,
    /// Packets displaced beyond the threshold, which RFC 5236 counts as lost.
    pub beyond: u64,
}

/// RD of a permutation of `0..n`: nothing lost, nothing duplicated. Allocates its counts; use
/// [`ReorderDensity::measure_permutation`] to reuse them.
///
/// Anything but such a permutation is the caller's mistake; the result is then meaningless, but there is no
/// panic.
#[must_use]
pub fn reorder_density(arrivals: &[u32], threshold: u32) -> ReorderDensity {
    let mut density = ReorderDensity::new(threshold);
    density.measure_permutation(arrivals);
    density
}

impl ReorderDensity {
    /// An empty density over `-threshold..=threshold`.
    #[must_use]
    pub fn new(threshold: u32) -> Self {
        Self { threshold, counts: vec![0; 2 * threshold as usize + 1], total: 0, beyond: 0 }
    }

    /// Empties the density, and keeps its memory.
    pub fn clear(&mut self) {
        self.counts.fill(0);
        self.total = 0;
        self.beyond = 0;
    }

    /// Replaces the content by the RD of a permutation of `0..n`. Allocates nothing as long as no
    /// packet is displaced beyond the threshold.
    pub fn measure_permutation(&mut self, arrivals: &[u32]) {
        self.clear();
        for (index, &sequence) in (0_u32..).zip(arrivals) {
            self.add(i64::from(index) - i64::from(sequence));
        }
        let largest = arrivals.iter().max().map_or(0, |&largest| largest as usize + 1);
        if self.beyond > 0 && largest == arrivals.len() {
            let copies = FirstCopies::of_permutation(arrivals.to_vec());
            *self = Self::of(&copies, self.threshold);
        }
    }

    /// Counts one packet at this displacement, or beyond the threshold.
    #[inline]
    pub fn add(&mut self, displacement: i64) {
        let place = displacement.wrapping_add(i64::from(self.threshold)) as u64;
        match self.counts.get_mut(place as usize) {
            Some(count) if place <= 2 * u64::from(self.threshold) => {
                *count += 1;
                self.total += 1;
            }
            _ => self.beyond += 1,
        }
    }

    /// Packets at this displacement.
    #[must_use]
    pub fn count(&self, displacement: i32) -> u32 {
        let place = i64::from(displacement) + i64::from(self.threshold);
        usize::try_from(place).ok().and_then(|place| self.counts.get(place)).copied().unwrap_or(0)
    }

    /// (displacement, packets) in ascending order, without displacements of no packets.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u32)> + '_ {
        let first = -(self.threshold as i32);
        (first..).zip(self.counts.iter().copied()).filter(|&(_, count)| count > 0)
    }

    /// The first displacement that occurs, and the shares from it to the last one.
    #[must_use]
    pub fn shares(&self) -> (i32, Vec<f64>) {
        let mut found = self.iter().map(|(displacement, _)| displacement);
        let from = found.next().unwrap_or(0);
        let to = found.last().unwrap_or(from);
        (from, (from..=to).map(|k| f64::from(self.count(k)) / self.total as f64).collect())
    }

    /// Mean displacement MD = sum of |k| RD\[k\], packets (Torres-Jr and Ribeiro, section 2.1); 0 when empty.
    #[must_use]
    pub fn mean_displacement(&self) -> f64 {
        let sum: u64 = self.iter().map(|(k, count)| u64::from(k.unsigned_abs()) * u64::from(count)).sum();
        ratio(sum, self.total)
    }

    /// Entropy Er = -sum of RD\[k\] ln RD\[k\], nats (Torres-Jr and Ribeiro, section 2.1); 0 when empty.
    #[must_use]
    pub fn entropy(&self) -> f64 {
        if self.total == 0 {
            return 0.0;
        }
        let n = self.total as f64;
        // ln n - (sum of c ln c) / n: one rounding less per term, and exactly 0 for one spike
        let sum: f64 = self.iter().map(|(_, count)| f64::from(count) * libm::log(f64::from(count))).sum();
        larger(libm::log(n) - sum / n, 0.0)
    }

    /// P(D >= `displacement`), 0 to 1. With 3 it is not quite the share that three duplicate acknowledgments make look
    /// lost: a packet that three overtook, and that overtook one itself, is displaced by two.
    #[must_use]
    pub fn tail(&self, displacement: i32) -> f64 {
        let late: u64 = self.iter().filter(|&(k, _)| k >= displacement).map(|(_, c)| u64::from(c)).sum();
        ratio(late, self.total)
    }

    /// Smallest displacement that at least the share `p` of the packets within the threshold do not exceed; 0 when
    /// empty.
    #[must_use]
    pub fn quantile(&self, p: f64) -> i32 {
        let wanted = p * self.total as f64;
        let mut below = 0_u64;
        for (k, count) in self.iter() {
            below += u64::from(count);
            if below as f64 >= wanted {
                return k;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables 1 and 2 of Torres-Jr and Ribeiro: {-4: 2, 0: 2, +2: 4} has MD 2 and Er 1.04.
    #[test]
    fn paper_example() {
        let density = reorder_density(&[4, 5, 0, 1, 2, 3, 6, 7], 4);
        assert_eq!(density.iter().collect::<Vec<_>>(), [(-4, 2), (0, 2), (2, 4)]);
        assert_eq!(density.mean_displacement(), 2.0);
        assert!((density.entropy() - 1.039_720_770_8).abs() < 1e-10);
        assert_eq!(density.tail(2), 0.5);
        assert_eq!((density.quantile(0.25), density.quantile(0.5), density.quantile(0.999)), (-4, 0, 2));
    }

    #[test]
    fn order_is_silent() {
        let density = reorder_density(&[0, 1, 2, 3], 200);
        assert_eq!((density.mean_displacement(), density.entropy()), (0.0, 0.0));
        assert_eq!(ReorderDensity::default().entropy(), 0.0);
    }

    #[test]
    fn beyond_the_threshold_is_not_counted() {
        // 3 is too early: it counts as lost, and the others are in order
        let density = reorder_density(&[3, 0, 1, 2], 2);
        assert_eq!((density.beyond, density.total, density.count(0)), (1, 3, 3));
    }
}
