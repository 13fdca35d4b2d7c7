//! When packets came, for the rate at which they come.

use crate::time::Time;

/// The times at which the last packets came, in order: in one piece of memory, so that they are counted without looking for the end of a ring.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    times: Vec<Time>,
    /// So many in front are forgotten. They go when there is no room for another one.
    old: usize,
}

impl Recent {
    /// A packet comes; gives how many there are.
    #[inline]
    pub fn push(&mut self, now: Time) -> usize {
        if self.times.len() == self.times.capacity() {
            self.make_room();
        }
        self.times.push(now);
        self.times.len() - self.old
    }

    /// Room for twice as many as there are at least, so that this is seldom.
    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.times.drain(..self.old);
        self.old = 0;
        self.times.reserve(self.times.len().max(1));
    }

    /// Those before `oldest` are forgotten.
    pub fn forget(&mut self, oldest: Time) {
        self.old += self.times[self.old..].iter().take_while(|&&at| at < oldest).count();
    }

    /// Packets that came behind `oldest`.
    pub fn since(&self, oldest: Time) -> usize {
        self.times[self.old..].iter().rev().take_while(|&&at| at > oldest).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_forgotten_does_not_count_and_leaves_its_room() {
        let mut recent = Recent::default();
        for number in 1..10_000 {
            let now = 10 * number as Time;
            assert_eq!(recent.push(now), number.min(81), "{number}");
            recent.forget(now.saturating_sub(795));
            assert_eq!(recent.since(now.saturating_sub(100)), number.min(10), "{number}");
            assert_eq!(recent.since(0), number.min(80), "{number}");
        }
        assert!(recent.times.capacity() <= 512, "{}", recent.times.capacity());
    }
}
