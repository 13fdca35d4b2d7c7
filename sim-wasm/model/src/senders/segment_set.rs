//! A set of segments within a window that moves on: SACKed ones at the sender, held ones at the receiver. It is a ring
//! of bits, as long as the widest window so far needs.

const BITS: u32 = u64::BITS;

/// Segments from `base` on; none below it is in the set.
#[derive(Clone, Debug, Default)]
pub struct SegmentSet {
    /// A power of two of words, or none; bit `n % 64` of word `n / 64 % len` is set if segment `n` is in the set.
    words: Vec<u64>,
    base: u32,
    /// The segment after the highest one that was in the set since it was last cleared; at least `base`.
    end: u32,
    count: u32,
}

impl SegmentSet {
    /// How many segments are in the set.
    #[inline]
    pub fn len(&self) -> u32 {
        self.count
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The segment after the highest one that was in the set, also if that one was removed since.
    #[inline]
    pub fn end(&self) -> u32 {
        self.end
    }

    /// Adds the segments from `start` up to but without `end`, and returns how many are new. Segments below the base
    /// are not added.
    pub fn insert(&mut self, start: u32, end: u32) -> u32 {
        let start = start.max(self.base);
        if start >= end {
            return 0;
        }
        self.make_room(end);
        let mut new = 0;
        for_each_word(start, end, |word, mask| {
            let index = self.index(word);
            new += (mask & !self.words[index]).count_ones();
            self.words[index] |= mask;
        });
        self.end = self.end.max(end);
        self.count += new;
        new
    }

    /// Like [`Self::insert`]; calls `each` with every new segment, the lowest first.
    pub fn insert_each(&mut self, start: u32, end: u32, mut each: impl FnMut(u32)) -> u32 {
        let start = start.max(self.base);
        if start >= end {
            return 0;
        }
        self.make_room(end);
        let mut new = 0;
        for_each_word(start, end, |word, mask| {
            let index = self.index(word);
            let mut bits = mask & !self.words[index];
            self.words[index] |= mask;
            new += bits.count_ones();
            while bits != 0 {
                each(word * BITS + bits.trailing_zeros());
                bits &= bits - 1;
            }
        });
        self.end = self.end.max(end);
        self.count += new;
        new
    }

    /// Whether a segment is in the set.
    #[inline]
    pub fn contains(&self, number: u32) -> bool {
        self.count > 0
            && (self.base..self.end).contains(&number)
            && self.word(number / BITS) >> (number % BITS) & 1 == 1
    }

    /// Removes a segment, and returns whether it was in the set. The end stays where it is.
    #[inline]
    pub fn remove(&mut self, number: u32) -> bool {
        let is_in = self.contains(number);
        if is_in {
            let index = self.index(number / BITS);
            self.words[index] &= !(1 << (number % BITS));
            self.count -= 1;
        }
        is_in
    }

    /// The lowest segment from `from` on that is in the set and not in `other`.
    pub fn first_without(&self, from: u32, other: &Self) -> Option<u32> {
        let mut at = from.max(self.base);
        while self.count > 0 && at < self.end {
            let word = at / BITS;
            let bits = self.word(word) & !other.bits(word) & (u64::MAX << (at % BITS));
            if bits != 0 {
                return Some(word * BITS + bits.trailing_zeros());
            }
            at = (word + 1) * BITS;
        }
        None
    }

    /// The bits of a word, which may lie outside the window.
    #[inline]
    fn bits(&self, word: u32) -> u64 {
        let is_within = self.count > 0 && (self.base / BITS..=(self.end - 1) / BITS).contains(&word);
        if is_within { self.word(word) } else { 0 }
    }

    /// Empties the set, and moves the base to `base`, which is not below the old one.
    pub fn clear(&mut self, base: u32) {
        self.remove_below(self.end.max(base));
        // the set is empty, so the base may be anywhere
        (self.base, self.end) = (base, base);
    }

    /// Removes the segments below `base`, the new base.
    #[inline]
    pub fn remove_below(&mut self, base: u32) {
        if self.count > 0 {
            self.forget(base.min(self.end));
        }
        self.base = base;
        self.end = self.end.max(base);
    }

    fn forget(&mut self, base: u32) {
        let mut gone = 0;
        for_each_word(self.base, base, |word, mask| {
            let index = self.index(word);
            gone += (mask & self.words[index]).count_ones();
            self.words[index] &= !mask;
        });
        self.count -= gone;
    }

    /// How many segments of the set are from `start` up to but without `end`.
    pub fn count_within(&self, start: u32, end: u32) -> u32 {
        let mut found = 0;
        for_each_word(start.max(self.base), end.min(self.end), |word, mask| {
            found += (mask & self.words[self.index(word)]).count_ones();
        });
        found
    }

    /// The lowest segment from `from` on that is not in the set.
    pub fn first_absent(&self, from: u32) -> u32 {
        let mut at = from;
        while (self.base..self.end).contains(&at) {
            let absent = !self.word(at / BITS) >> (at % BITS);
            if absent != 0 {
                return (at + absent.trailing_zeros()).min(self.end);
            }
            at = (at / BITS + 1) * BITS;
        }
        // the last word may extend beyond the end
        if from < self.end { at.min(self.end) } else { from }
    }

    /// The highest segment below `below` that is not in the set. `below` is above the base.
    pub fn last_absent(&self, below: u32) -> u32 {
        let mut at = below - 1;
        while (self.base..self.end).contains(&at) {
            let absent = !self.word(at / BITS) << (BITS - 1 - at % BITS);
            if absent != 0 {
                let passed = absent.leading_zeros();
                return (at - passed).max(self.base.saturating_sub(1));
            }
            let word = at / BITS;
            if word == 0 {
                return 0;
            }
            at = word * BITS - 1;
        }
        at
    }

    /// The segment of the set that has `n - 1` others above it; `n` from 1.
    pub fn nth_highest(&self, n: u32) -> Option<u32> {
        if self.count < n {
            return None;
        }
        let mut wanted = n;
        let mut word = (self.end - 1) / BITS;
        loop {
            let mut bits = self.word(word);
            let here = bits.count_ones();
            if here >= wanted {
                for _ in 1..wanted {
                    bits &= !(1 << (BITS - 1 - bits.leading_zeros()));
                }
                return Some(word * BITS + BITS - 1 - bits.leading_zeros());
            }
            wanted -= here;
            word -= 1;
        }
    }

    #[inline]
    fn index(&self, word: u32) -> usize {
        word as usize & (self.words.len() - 1)
    }

    #[inline]
    fn word(&self, word: u32) -> u64 {
        self.words[self.index(word)]
    }

    /// Makes the ring as long as a window up to `end` needs.
    fn make_room(&mut self, end: u32) {
        let first = self.base / BITS;
        let needed = ((end - 1) / BITS - first + 1) as usize;
        if needed <= self.words.len() {
            return;
        }
        let mut words = vec![0; needed.next_power_of_two().max(4)];
        let mask = words.len() - 1;
        if self.count > 0 {
            for word in first..=(self.end - 1) / BITS {
                words[word as usize & mask] = self.word(word);
            }
        }
        self.words = words;
    }
}

/// Calls `each` with every word that holds segments from `start` up to but without `end`, and a mask of their bits.
#[inline]
fn for_each_word(start: u32, end: u32, mut each: impl FnMut(u32, u64)) {
    let mut at = start;
    while at < end {
        let word = at / BITS;
        let stop = end.min((word + 1).saturating_mul(BITS));
        let length = stop - at;
        each(word, (u64::MAX >> (BITS - length)) << (at % BITS));
        at = stop;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// The ring holds the same numbers as a tree set, while its base moves on.
        #[test]
        fn it_is_a_set(steps in prop::collection::vec((0_u32..400, 1_u32..150, any::<bool>(), 0_u32..40), 1..60)) {
            let (mut set, mut plain) = (SegmentSet::default(), BTreeSet::new());
            let mut base = 1;
            set.remove_below(base);
            for (offset, length, moves, by) in steps {
                if moves {
                    base += by;
                    set.remove_below(base);
                    plain = plain.split_off(&base);
                }
                let start = (base + offset).saturating_sub(20);
                let new = (start.max(base)..start + length).filter(|&n| plain.insert(n)).count();
                prop_assert_eq!(set.insert(start, start + length) as usize, new);
                prop_assert_eq!(set.len() as usize, plain.len());
                for from in (base..base + 600).step_by(83) {
                    let above = (from..).find(|n| !plain.contains(n));
                    prop_assert_eq!(Some(set.first_absent(from)), above);
                    let below = (0..=from).rev().find(|n| !plain.contains(n));
                    prop_assert_eq!(Some(set.last_absent(from + 1)), below);
                    prop_assert_eq!(
                        set.count_within(from, from + 100) as usize,
                        plain.range(from..from + 100).count()
                    );
                }
                for n in [1, 3, 70] {
                    prop_assert_eq!(set.nth_highest(n), plain.iter().rev().nth(n as usize - 1).copied());
                }
            }
            let mut other = SegmentSet::default();
            other.remove_below(base);
            other.insert(base + 10, base + 90);
            let alone = plain.iter().copied().find(|n| !(base + 10..base + 90).contains(n));
            prop_assert_eq!(set.first_without(0, &other), alone);
            let mut fresh = Vec::new();
            set.insert_each(base + 5, base + 200, |number| fresh.push(number));
            let expected: Vec<u32> = (base + 5..base + 200).filter(|&n| plain.insert(n)).collect();
            prop_assert_eq!(fresh, expected);
            for number in (base..base + 300).step_by(3) {
                prop_assert_eq!(set.contains(number), plain.contains(&number));
                prop_assert_eq!(set.remove(number), plain.remove(&number));
            }
            prop_assert_eq!(set.len() as usize, plain.len());
            prop_assert_eq!(set.nth_highest(1), plain.last().copied());
            set.clear(base);
            prop_assert!(set.is_empty());
            prop_assert_eq!(set.first_absent(base), base);
            prop_assert_eq!(set.insert(base + 3, base + 5), 2);
            prop_assert_eq!(set.nth_highest(2), Some(base + 3));
        }
    }
}
