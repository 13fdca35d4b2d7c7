//! Which of many lines has the earliest event: a tree of the minima of pairs.
//!
//! Every line of the network is in order of time by itself, so only the heads of the lines compete. A tree of
//! minima has one comparison a level and no branch that luck could mispredict, unlike a heap of all events.

use super::Nanos;

/// Leaves of a tree at most, as bits of a key.
const PLACE_BITS: u32 = 16;

/// The heads of all lines.
#[derive(Clone, Debug)]
pub struct Merge {
    /// A key for each node: the root at 1, the children of k at 2k and 2k + 1. A key is a time and, below it,
    /// the place of its leaf, so that of two events at one time the one of the lower place comes first.
    keys: Vec<u64>,
    leaves: usize,
}

impl Merge {
    /// Room for the heads of so many lines; all are empty.
    ///
    /// # Panics
    /// If there are more than 65 536.
    #[must_use]
    pub fn new(lines: usize) -> Self {
        let leaves = lines.next_power_of_two().max(2);
        assert!(leaves <= 1 << PLACE_BITS, "{lines} lines are too many");
        Self { keys: vec![u64::MAX; 2 * leaves], leaves }
    }

    /// The head of the line at `place` is at `time`; [`Nanos::MAX`] where the line is empty.
    #[inline]
    pub fn set(&mut self, place: usize, time: Nanos) {
        let mut node = self.leaves + place;
        let mut key = if time == Nanos::MAX { u64::MAX } else { time << PLACE_BITS | place as u64 };
        self.keys[node] = key;
        while node > 1 {
            key = key.min(self.keys[node ^ 1]);
            node /= 2;
            self.keys[node] = key;
        }
    }

    /// Time and place of the earliest head; [`Nanos::MAX`] `>> 16` at least where all lines are empty.
    #[inline]
    #[must_use]
    pub fn first(&self) -> (Nanos, usize) {
        let key = self.keys[1];
        (key >> PLACE_BITS, (key & ((1 << PLACE_BITS) - 1)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_comes_first_and_of_equals_the_lower_place() {
        let mut merge = Merge::new(5);
        for (place, time) in [(0, 30), (1, 10), (2, 20), (3, 10), (4, 40)] {
            merge.set(place, time);
        }
        let mut order = Vec::new();
        while merge.first().0 < 100 {
            let (time, place) = merge.first();
            order.push((time, place));
            merge.set(place, Nanos::MAX);
        }
        assert_eq!(order, [(10, 1), (10, 3), (20, 2), (30, 0), (40, 4)]);
    }
}
