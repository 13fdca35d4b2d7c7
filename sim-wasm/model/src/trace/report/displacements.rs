//! Displacements of packets, where packets are reordered.

use crate::reordering::{FirstCopies, LatePacket};

/// The largest displacement with a count of its own.
const FARTHEST: i32 = 2048;

/// With fewer displaced packets, the distribution has no shape.
pub(super) const DISPLACED_AT_LEAST: u64 = 200;

/// How much rarer small displacements are than larger ones if the path is split; below, the same for shallow
/// displacements.
const RARE: f64 = 0.25;
const RARE_IN_PLACE: f64 = 0.1;

/// Displacements D: place of arrival minus place of sending; D > 0 is late.
#[derive(Clone, Debug, Default)]
pub struct Displacements {
    /// Packets by D, from the farthest early one; empty before the first flow.
    counts: Vec<u64>,
    /// Number of displacements beyond those in `counts`, and the sums of their powers. As whole numbers, they do not
    /// depend on the order of the flows.
    far: [i128; 4],
    /// All packets of these flows, including those far from any reordering.
    received: u64,
}

impl Displacements {
    /// Takes in the packets of a flow. Those in order count only between a late packet and the first one that overtook
    /// it: packets far from any reordering say nothing about its cause.
    pub(in crate::trace) fn take(&mut self, copies: &FirstCopies, late: &[LatePacket]) {
        if self.counts.is_empty() {
            self.counts = vec![0; 2 * FARTHEST as usize + 1];
        }
        self.received += copies.len() as u64;
        let mut behind = late.iter().rev().peekable();
        // the earliest arrival that overtook one of the packets from here on
        let mut overtaker = u32::MAX;
        for (index, &rank) in (0..copies.len()).zip(&copies.ranks).rev() {
            while let Some(late) = behind.next_if(|late| late.index >= index) {
                overtaker = overtaker.min(late.discontinuity);
            }
            if index < overtaker {
                overtaker = u32::MAX;
                continue;
            }
            let places = index as i32 - rank as i32;
            self.counts[(places.clamp(-FARTHEST, FARTHEST) + FARTHEST) as usize] += 1;
            if places.unsigned_abs() >= FARTHEST.unsigned_abs() {
                add(&mut self.far, places, 1);
            }
        }
    }

    /// Number of displacements other than 0, and the sums of their powers.
    fn sums(&self) -> [i128; 4] {
        let mut sums = self.far;
        let near = (-FARTHEST..=FARTHEST).zip(&self.counts);
        for (places, &count) in near.filter(|&(places, _)| places != 0 && places.abs() < FARTHEST) {
            add(&mut sums, places, count);
        }
        sums
    }

    /// Packets that are displaced.
    pub(super) fn displaced(&self) -> u64 {
        self.sums()[0] as u64
    }

    /// Adds the displacements of other flows.
    pub(in crate::trace) fn join(&mut self, others: Self) {
        if self.counts.is_empty() {
            *self = others;
            return;
        }
        self.received += others.received;
        self.counts.iter_mut().zip(others.counts).for_each(|(count, other)| *count += other);
        self.far.iter_mut().zip(others.far).for_each(|(sum, other)| *sum += other);
    }

    /// Skewness of the displacements that are not 0.
    #[must_use]
    pub fn skewness(&self) -> f64 {
        let [count, sum, squares, cubes] = self.sums().map(|sum| sum as f64);
        if count == 0.0 {
            return 0.0;
        }
        let mean = sum / count;
        let variance = squares / count - mean * mean;
        let third = cubes / count - 3.0 * mean * squares / count + 2.0 * mean * mean * mean;
        if variance > 0.0 { third / (variance * variance.sqrt()) } else { 0.0 }
    }

    /// Shares of early and of late packets among the displaced ones.
    #[must_use]
    pub fn shares(&self) -> (f64, f64) {
        let (below, above) = self.counts.split_at(self.counts.len() / 2);
        let early: u64 = below.iter().sum();
        let late: u64 = above.iter().skip(1).sum();
        let all = (early + late).max(1) as f64;
        (early as f64 / all, late as f64 / all)
    }

    /// D of the first count, and packets by D, from the farthest early one to the farthest late one.
    #[must_use]
    pub fn counts(&self) -> (i32, &[u64]) {
        let is_held = |count: &u64| *count > 0;
        let Some(first) = self.counts.iter().position(is_held) else { return (0, &[]) };
        let last = self.counts.iter().rposition(is_held).unwrap_or(first);
        (first as i32 - FARTHEST, &self.counts[first..=last])
    }

    /// How much rarer packets in or near their place are than those some places early and late: 1 if there are none, 0
    /// or below if these are the most frequent. `None` if too few packets are displaced.
    ///
    /// For shallow displacements there are no places in between: then all packets in their place count, since there is
    /// hardly room for one between a late packet and the one or two that overtook it. If these are not rare, the result
    /// is `None`.
    #[must_use]
    pub fn valley(&self) -> Option<f64> {
        if self.displaced() < DISPLACED_AT_LEAST || self.is_shallow() {
            return None;
        }
        self.rarity()
    }

    /// Whether displacements are so small that there are no places in between, and most packets are in their place:
    /// more of the same packets would not show more.
    pub(super) fn is_shallow(&self) -> bool {
        self.half() == 0 && self.rarity().is_some_and(|rarity| rarity <= RARE_IN_PLACE)
    }

    /// How much rarer packets in or near their place are ([`Self::valley`]), for any number of packets.
    fn rarity(&self) -> Option<f64> {
        let count = self.displaced() as f64;
        let half = self.half();
        let within = |middle: i32| -> u64 {
            let place = |at: i32| (at.clamp(-FARTHEST, FARTHEST) + FARTHEST) as usize;
            self.counts[place(middle - half)..=place(middle + half)].iter().sum()
        };
        let peak = |sign: i32| (1..=FARTHEST - half).map(|places| within(sign * places)).max().unwrap_or(0);
        let lower = peak(-1).min(peak(1));
        let near = if half == 0 { self.received as f64 - count } else { within(0) as f64 };
        (lower > 0).then(|| 1.0 - near / lower as f64)
    }

    /// Whether packets in or near their place are as rare as on two paths.
    #[must_use]
    pub fn has_valley(&self) -> bool {
        self.valley() > Some(self.rare())
    }

    /// How much rarer they are at least on two paths.
    pub(super) fn rare(&self) -> f64 {
        if self.half() == 0 { RARE_IN_PLACE } else { RARE }
    }

    /// How many places around a packet's own are near it: a quarter of the standard deviation.
    fn half(&self) -> i32 {
        let [count, _, squares, _] = self.sums().map(|sum| sum as f64);
        if count > 0.0 { ((squares / count).sqrt() / 4.0) as i32 } else { 0 }
    }
}

/// Adds this many packets of one displacement to the sums of powers.
fn add(sums: &mut [i128; 4], places: i32, count: u64) {
    let places = i128::from(places);
    let powers = [1, places, places * places, places * places * places];
    sums.iter_mut().zip(powers).for_each(|(sum, power)| *sum += i128::from(count) * power);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::{Arrivals, late_packets};

    fn of(sequences: &[u64]) -> Displacements {
        let arrivals = Arrivals { sequences, ..Arrivals::default() };
        let copies = FirstCopies::of(&arrivals);
        let mut found = Displacements::default();
        found.take(&copies, &late_packets(&arrivals, &copies));
        found
    }

    #[test]
    fn only_places_near_reordering_count() {
        let found = of(&[0, 1, 2, 4, 5, 3, 6, 7, 9, 8, 10]);
        // 4 and 5 early by one, 3 late by two; 9 early, 8 late
        assert_eq!(found.sums(), [5, 0, 8, 6]);
        assert_eq!(found.counts.iter().sum::<u64>(), 5);
        assert_eq!(found.shares(), (0.6, 0.4));
        assert_eq!(found.counts(), (-1, &[3, 0, 1, 1][..]));
        assert_eq!(Displacements::default().counts(), (0, &[][..]));
        assert!(found.skewness() > 0.0 && found.valley().is_none());
    }

    /// Neighbours that change places, as when queues are emptied in turn: no packet between the two is in its place,
    /// but most packets are.
    #[test]
    fn shallow_displacements_have_no_valley_where_most_packets_are_in_their_place() {
        let swapped = |every: u64| -> Vec<u64> {
            (0..2000)
                .map(|k| {
                    if k % every == 0 {
                        k + 1
                    } else if k % every == 1 {
                        k - 1
                    } else {
                        k
                    }
                })
                .collect()
        };
        assert_eq!(of(&swapped(8)).valley(), None);
        assert_eq!((of(&swapped(2)).valley(), of(&swapped(2)).has_valley()), (Some(1.0), true));
    }

    /// Two lanes, of which the slower one takes longer by twenty packets, and delays by a bell-shaped law.
    #[test]
    fn two_lanes_have_a_valley_and_jitter_has_none() {
        let mut state = 7_u64;
        let mut uniform = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as f64 / f64::from(1_u32 << 31)
        };
        let mut order = |delay: &mut dyn FnMut(&mut dyn FnMut() -> f64) -> f64| -> Vec<u64> {
            let mut arrivals: Vec<(f64, u64)> =
                (0..4000_u64).map(|k| (k as f64 + delay(&mut uniform), k)).collect();
            arrivals.sort_by(|a, b| a.0.total_cmp(&b.0));
            arrivals.into_iter().map(|(_, number)| number).collect()
        };
        let lanes = of(&order(&mut |uniform| if uniform() < 0.5 { 20.5 } else { 0.0 }));
        let jitter = of(&order(&mut |uniform| 10.0 * (uniform() + uniform() + uniform() + uniform())));
        assert!(lanes.valley() > Some(0.8), "{:?}", lanes.valley());
        assert!(jitter.valley() < Some(0.1), "{:?}", jitter.valley());
    }
}
