//! Which of many lines has the earliest event: a tree of minima, four children a node.
//!
//! Every line of the network is in order of time, so only the heads of the lines compete. A tree of minima takes three
//! comparisons per level and no branch that could be mispredicted, unlike a heap of all events.

use super::Nanos;

/// Bits of a key for the line's index: a tree has 2^16 leaves at most.
const PLACE_BITS: u32 = 16;

/// Children of a node: fewer levels mean fewer steps that depend on each other.
const CHILDREN: usize = 4;

/// The heads of all lines, with the earliest one.
#[derive(Clone, Debug)]
pub struct Merge {
    /// The least key below each child of each node: node k has slots 4k to 4k + 3, and its children are the nodes
    /// 4k + 1 to 4k + 4, so that the minimum of node k is in slot k − 1; the slots of the last nodes are the heads
    /// themselves. A key is a time and, in its low bits, the index of its line, so that of two events at one time the
    /// one of the lower index comes first.
    slots: Vec<u64>,
    /// The slot of the first head.
    heads: usize,
    /// The least of all keys.
    first: u64,
}

impl Merge {
    /// Empty heads for this many lines.
    ///
    /// # Panics
    /// If there are more than 65 536.
    #[must_use]
    pub fn new(lines: usize) -> Self {
        assert!(lines <= 1 << PLACE_BITS, "{lines} lines are too many");
        let (mut last, mut width) = (0, 1);
        while width * CHILDREN < lines {
            last += width;
            width *= CHILDREN;
        }
        Self { slots: vec![u64::MAX; CHILDREN * (last + width)], heads: CHILDREN * last, first: u64::MAX }
    }

    /// The head of the line with index `place` is at `time`; [`Nanos::MAX`] if the line is empty.
    #[inline]
    pub fn set(&mut self, place: usize, time: Nanos) {
        let mut key = if time == Nanos::MAX { u64::MAX } else { time << PLACE_BITS | place as u64 };
        let mut slot = self.heads + place;
        loop {
            self.slots[slot] = key;
            let node = slot / CHILDREN;
            let [a, b, c, d] = self.slots.as_chunks().0[node];
            key = u64::min(a, b).min(u64::min(c, d));
            if node == 0 {
                break;
            }
            slot = node - 1;
        }
        self.first = key;
    }

    /// Time and line of the earliest head; the time is at least [`Nanos::MAX`] `>> 16` if all lines are empty.
    #[inline]
    #[must_use]
    pub fn first(&self) -> (Nanos, usize) {
        (self.first >> PLACE_BITS, (self.first & ((1 << PLACE_BITS) - 1)) as usize)
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
