//! What is missing below the highest byte of a TCP flow that was seen.

use crate::trace::tcp::verdict::Opener;
use std::collections::BTreeMap;

/// Bytes that did not come, up to the first that did.
#[derive(Clone, Copy, Debug)]
pub struct Hole {
    pub end: u64,
    pub opener: Opener,
    /// It stands for what was sent before the capture began.
    pub is_before_capture: bool,
}

/// Holes by their first byte; no two are adjacent.
#[derive(Clone, Debug, Default)]
pub struct Holes {
    by_start: BTreeMap<u64, Hole>,
}

impl Holes {
    /// Adds a hole from `start` on, above all others.
    pub fn insert(&mut self, start: u64, hole: Hole) {
        self.by_start.insert(start, hole);
    }

    /// Bytes in holes that the capture has seen around.
    pub fn unseen(&self) -> u64 {
        self.unfilled().map(|(start, end)| end - start).sum()
    }

    /// The holes that the capture has seen around: the first byte, and the one behind the last.
    pub fn unfilled(&self) -> impl Iterator<Item = (u64, u64)> {
        let seen_missing = self.by_start.iter().filter(|(_, hole)| !hole.is_before_capture);
        seen_missing.map(|(&start, hole)| (start, hole.end))
    }

    /// The lowest hole that has bytes from `start` to `end`.
    pub fn lowest(&self, start: u64, end: u64) -> Option<(u64, Hole)> {
        let below = self.by_start.range(..=start).next_back().filter(|(_, hole)| hole.end > start);
        below.or_else(|| self.by_start.range(start..end).next()).map(|(&at, &hole)| (at, hole))
    }

    /// Fills holes from `start` to `end`.
    pub fn fill(&mut self, start: u64, end: u64) {
        while let Some((&at, &hole)) = self.by_start.range(..end).next_back() {
            if hole.end <= start {
                return;
            }
            self.by_start.remove(&at);
            if hole.end > end {
                self.by_start.insert(end, hole);
            }
            if at < start {
                self.by_start.insert(at, Hole { end: start, ..hole });
                return;
            }
        }
    }
}
