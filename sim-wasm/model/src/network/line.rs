//! What waits for its time: packets and acknowledgments on their way.

use super::Nanos;
use std::collections::VecDeque;

/// Items in order of their times; of two at one time, the one that was put in first is first.
///
/// Almost everything on a path leaves in the order in which it came. The few that overtake are let in from the
/// back: that costs as many steps as they pass others, and no heap.
#[derive(Clone, Debug)]
pub struct Line<T> {
    items: VecDeque<(Nanos, T)>,
}

impl<T> Default for Line<T> {
    fn default() -> Self {
        Self { items: VecDeque::new() }
    }
}

impl<T: Copy> Line<T> {
    /// Puts an item in; gives whether it is the first now.
    #[inline]
    pub fn put(&mut self, at: Nanos, item: T) -> bool {
        if self.items.back().is_none_or(|last| last.0 <= at) {
            self.items.push_back((at, item));
            return self.items.len() == 1;
        }
        self.overtake(at, item)
    }

    #[inline(never)]
    fn overtake(&mut self, at: Nanos, item: T) -> bool {
        let ahead = self.items.iter().rev().take_while(|other| other.0 > at).count();
        let place = self.items.len() - ahead;
        self.items.insert(place, (at, item));
        place == 0
    }

    /// Takes the first out.
    #[inline]
    pub fn take(&mut self) -> Option<(Nanos, T)> {
        self.items.pop_front()
    }

    /// Time of the first; [`Nanos::MAX`] where there is none.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Nanos {
        self.items.front().map_or(Nanos::MAX, |first| first.0)
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.items.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_overtake_and_equals_keep_their_order() {
        let mut line = Line::default();
        let first: Vec<bool> =
            [(5, 'a'), (9, 'b'), (7, 'c'), (7, 'd'), (1, 'e')].map(|(at, item)| line.put(at, item)).to_vec();
        assert_eq!(first, [true, false, false, false, true]);
        let order: String = std::iter::from_fn(|| line.take()).map(|(_, item)| item).collect();
        assert_eq!(order, "eacdb");
        assert_eq!(line.first(), Nanos::MAX);
    }
}
