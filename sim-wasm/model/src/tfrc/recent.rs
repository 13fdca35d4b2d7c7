//! The times of recent arrivals, from which the receive rate is computed.

use crate::time::Time;

/// The times of recent arrivals, in order, in one piece of memory rather than a ring, so that counting is fast.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    times: Vec<Time>,
    /// How many entries at the front are forgotten. They are removed when there is no room for another one.
    old: usize,
}

impl Recent {
    /// Adds an arrival; returns how many there are.
    #[inline]
    pub fn push(&mut self, now: Time) -> usize {
        if self.times.len() == self.times.capacity() {
            self.make_room();
        }
        self.times.push(now);
        self.times.len() - self.old
    }

    /// Makes room for at least twice the entries, so that this is rare.
    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.times.drain(..self.old);
        self.old = 0;
        self.times.reserve(self.times.len().max(1));
    }

    /// Forgets arrivals before `oldest`.
    pub fn forget(&mut self, oldest: Time) {
        self.old += self.times[self.old..].iter().take_while(|&&at| at < oldest).count();
    }

    /// The number of arrivals after `oldest`.
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
