//! Holes: bytes missing below the highest byte of a TCP flow that was seen.

use crate::trace::tcp::verdict::Opener;
use std::collections::BTreeMap;

/// Bytes that were not captured, up to the next one that was.
#[derive(Clone, Copy, Debug)]
pub struct Hole {
    pub end: u64,
    pub opener: Opener,
    /// Whether it stands for bytes sent before the capture began.
    pub is_before_capture: bool,
}

/// Holes by their first byte; no two are adjacent.
#[derive(Clone, Debug, Default)]
pub struct Holes {
    below: BTreeMap<u64, Hole>,
    /// The highest hole: most holes are filled before another one opens.
    top: Option<(u64, Hole)>,
}

impl Holes {
    /// Adds a hole from `start` on, above all others.
    pub fn insert(&mut self, start: u64, hole: Hole) {
        if let Some((start, hole)) = self.top.replace((start, hole)) {
            self.below.insert(start, hole);
        }
    }

    /// The number of bytes missing between captured ones.
    pub fn unseen(&self) -> u64 {
        self.unfilled().map(|(start, end)| end - start).sum()
    }

    /// The holes between captured bytes: the first byte, and the one after the last.
    pub fn unfilled(&self) -> impl Iterator<Item = (u64, u64)> {
        let all = self.below.iter().map(|(&start, &hole)| (start, hole)).chain(self.top);
        all.filter(|(_, hole)| !hole.is_before_capture).map(|(start, hole)| (start, hole.end))
    }

    /// The lowest hole with bytes from `start` up to but without `end`.
    pub fn lowest(&self, start: u64, end: u64) -> Option<(u64, Hole)> {
        let here = self.below.range(..=start).next_back().filter(|(_, hole)| hole.end > start);
        let below = here.or_else(|| self.below.range(start..end).next()).map(|(&at, &hole)| (at, hole));
        below.or_else(|| self.top.filter(|&(at, hole)| at < end && hole.end > start))
    }

    /// Fills holes from `start` to `end`.
    pub fn fill(&mut self, start: u64, end: u64) {
        if let Some((at, hole)) = self.top.filter(|&(at, _)| at < end) {
            if hole.end <= start {
                return;
            }
            self.top = (hole.end > end).then_some((end, hole));
            if at < start {
                self.insert_below(at, Hole { end: start, ..hole });
                return;
            }
        }
        while let Some((&at, &hole)) = self.below.range(..end).next_back() {
            if hole.end <= start {
                return;
            }
            self.below.remove(&at);
            if hole.end > end {
                self.below.insert(end, hole);
            }
            if at < start {
                self.below.insert(at, Hole { end: start, ..hole });
                return;
            }
        }
    }

    /// Keeps the rest of the highest hole, below the bytes that came.
    fn insert_below(&mut self, start: u64, hole: Hole) {
        match self.top {
            None => self.top = Some((start, hole)),
            Some(_) => drop(self.below.insert(start, hole)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The missing bytes, one by one.
    fn missing(holes: &Holes) -> BTreeSet<u64> {
        holes.unfilled().flat_map(|(start, end)| start..end).collect()
    }

    proptest! {
        /// Opens a hole above all others with a byte after it, or fills bytes.
        #[test]
        fn holes_are_the_bytes_that_did_not_come(
            steps in prop::collection::vec((any::<bool>(), 0_u64..60, 1_u64..12), 1..60)
        ) {
            let opener = Opener { identification: None, stamp: None, time: 0.0, before: 0.0, rows: (0, 0) };
            let (mut holes, mut bytes, mut next) = (Holes::default(), BTreeSet::new(), 0);
            for (opens, start, length) in steps {
                if opens {
                    let end = next + length;
                    holes.insert(next, Hole { end, opener, is_before_capture: false });
                    bytes.extend(next..end);
                    next = end + 1;
                    continue;
                }
                let (start, end) = (start % (next + 1), start % (next + 1) + length);
                let lowest = bytes.range(start..end).next().copied();
                let found = holes.lowest(start, end);
                prop_assert_eq!(found.map(|(at, hole)| (at.max(start), hole.end > start)), lowest.map(|at| (at, true)));
                holes.fill(start, end);
                bytes.retain(|byte| !(start..end).contains(byte));
                prop_assert_eq!(missing(&holes), bytes.clone());
                prop_assert_eq!(holes.unseen(), bytes.len() as u64);
            }
        }
    }
}
