//! A queue in front of a link that several flows share.

use super::Nanos;
use super::link::Link;
use super::red::{Red, RedLaw};
use crate::random::Random;
use std::collections::VecDeque;

/// What a queue does with a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is sent.
    Sent {
        /// Start of its transmission.
        start: Nanos,
        /// End of its transmission.
        end: Nanos,
    },
    /// It is dropped.
    Dropped,
}

/// Which packets a queue takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Discipline {
    /// All while fewer than so many wait.
    DropTail(u32),
    /// Those that random early detection lets through; there is room for all.
    Red(RedLaw),
}

/// First in, first out, in front of a link.
///
/// As soon as a packet is taken, the start of its transmission is known: so a queue has no events of its own,
/// and remembers when the transmissions of those that wait will start.
#[derive(Clone, Debug)]
pub struct Queue {
    link: Link,
    starts: VecDeque<Nanos>,
    limit: u32,
    red: Option<Red>,
    arrivals: u32,
}

impl Queue {
    /// An empty queue in front of `link`.
    #[must_use]
    pub fn new(link: Link, discipline: Discipline, random: Random) -> Self {
        let (limit, red) = match discipline {
            Discipline::DropTail(limit) => (limit, None),
            Discipline::Red(law) => (u32::MAX, Some(Red::new(law, random))),
        };
        Self { link, starts: VecDeque::new(), limit, red, arrivals: 0 }
    }

    /// A packet comes, not before those that came earlier; `is_spared` one is taken whatever the luck says.
    #[inline]
    pub fn offer(&mut self, now: Nanos, size: u32, is_spared: bool) -> Verdict {
        let waiting = self.waiting(now);
        let is_dropped = match &mut self.red {
            Some(red) => {
                let free_at = self.link.free_at();
                let idle =
                    if now > free_at { (now - free_at) as f64 / self.link.time_of(size) as f64 } else { 0.0 };
                red.drops(waiting, idle, self.arrivals, is_spared)
            }
            None => waiting >= self.limit && !is_spared,
        };
        self.arrivals = self.arrivals.wrapping_add(1);
        if is_dropped {
            return Verdict::Dropped;
        }
        let (start, end) = self.link.send(now, size);
        if start > now {
            self.starts.push_back(start);
        }
        Verdict::Sent { start, end }
    }

    /// Packets that wait at `now`: the one in transmission is not among them. Times are asked for in order.
    #[inline]
    pub fn waiting(&mut self, now: Nanos) -> u32 {
        while self.starts.front().is_some_and(|&start| start <= now) {
            self.starts.pop_front();
        }
        self.starts.len() as u32
    }

    /// The average queue of random early detection, packets; 0 without it.
    #[must_use]
    pub fn average(&self) -> f64 {
        self.red.as_ref().map_or(0.0, Red::average)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drop_tail_keeps_its_limit() {
        let mut queue = Queue::new(Link::of(8.0), Discipline::DropTail(2), Random::new(1, 0));
        // a packet of 1000 bytes takes a millisecond
        let taken: Vec<bool> =
            (0..5).map(|_| matches!(queue.offer(0, 1000, false), Verdict::Sent { .. })).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert_eq!(queue.waiting(0), 2);
        assert_eq!(queue.waiting(1_000_000), 1, "the second has started");
        assert_eq!(queue.offer(1_000_000, 1000, false), Verdict::Sent { start: 3_000_000, end: 4_000_000 });
        assert_eq!(queue.offer(1_000_000, 1000, false), Verdict::Dropped);
        assert_eq!(queue.offer(1_000_000, 1000, true), Verdict::Sent { start: 4_000_000, end: 5_000_000 });
    }
}
