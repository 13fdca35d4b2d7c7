//! A queue in front of a link that several flows share.

use super::Nanos;
use super::link::Link;
use super::red::{Red, RedLaw};
use crate::random::Random;

/// The fate of a packet at a queue.
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

/// Which packets a queue accepts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Discipline {
    /// All while fewer than this many wait (drop tail).
    DropTail(u32),
    /// Those that random early detection lets through; the buffer is unlimited.
    Red(RedLaw),
}

/// A first-in, first-out queue in front of a link, for packets of one size.
///
/// The start of a packet's transmission is known as soon as it is accepted, so a queue has no events of its own.
/// Waiting packets start one after another without a gap, so their number follows from the time at which the link
/// becomes free.
#[derive(Clone, Debug)]
pub struct Queue {
    /// Size of a packet, bytes, and its transmission time.
    size: u32,
    packet_time: Nanos,
    /// When the link will have sent all packets so far.
    free_at: Nanos,
    /// Transmission time of the most packets that may wait: compared with times, it saves a division.
    room: Nanos,
    red: Option<Red>,
    arrivals: u32,
}

impl Queue {
    /// An empty queue of packets of `size` bytes in front of `link`.
    ///
    /// # Panics
    /// If the link takes no time for a packet.
    #[must_use]
    pub fn new(link: Link, size: u32, discipline: Discipline, random: Random) -> Self {
        let (limit, red) = match discipline {
            Discipline::DropTail(limit) => (limit, None),
            Discipline::Red(law) => (u32::MAX, Some(Red::new(law, random))),
        };
        let packet_time = link.time_of(size);
        assert!(packet_time > 0, "a link takes no time for a packet of {size} bytes");
        let room = packet_time.saturating_mul(Nanos::from(limit));
        Self { size, packet_time, free_at: 0, room, red, arrivals: 0 }
    }

    /// Size of its packets, bytes.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// A packet arrives, not before the earlier ones; with `is_spared` it is accepted in any case.
    #[inline]
    pub fn offer(&mut self, now: Nanos, is_spared: bool) -> Verdict {
        let ahead = self.ahead(now);
        let is_dropped = match &mut self.red {
            Some(red) => {
                let waiting = (ahead / self.packet_time) as u32;
                let idle = match now.checked_sub(self.free_at) {
                    Some(idle) => idle as f64 / self.packet_time as f64,
                    None => 0.0,
                };
                red.drops(waiting, idle, self.arrivals, is_spared)
            }
            None => ahead >= self.room && !is_spared,
        };
        self.arrivals = self.arrivals.wrapping_add(1);
        if is_dropped {
            return Verdict::Dropped;
        }
        let start = self.free_at.max(now);
        self.free_at = start + self.packet_time;
        Verdict::Sent { start, end: self.free_at }
    }

    /// Packets that wait at `now`, which is not before the last arrival; the one in transmission does not count.
    #[inline]
    #[must_use]
    pub fn waiting(&self, now: Nanos) -> u32 {
        (self.ahead(now) / self.packet_time) as u32
    }

    /// Remaining transmission time at `now`, less a nanosecond: each waiting packet adds its transmission time.
    #[inline]
    fn ahead(&self, now: Nanos) -> Nanos {
        self.free_at.saturating_sub(now).saturating_sub(1)
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
        // a packet of 1000 bytes takes a millisecond
        let mut queue = Queue::new(Link::of(8.0), 1000, Discipline::DropTail(2), Random::new(1, 0));
        let taken: Vec<bool> =
            (0..5).map(|_| matches!(queue.offer(0, false), Verdict::Sent { .. })).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert_eq!((queue.waiting(0), queue.waiting(999_999)), (2, 2));
        assert_eq!(queue.waiting(1_000_000), 1, "the second has started");
        assert_eq!(queue.offer(1_000_000, false), Verdict::Sent { start: 3_000_000, end: 4_000_000 });
        assert_eq!(queue.offer(1_000_000, false), Verdict::Dropped);
        assert_eq!(queue.offer(1_000_000, true), Verdict::Sent { start: 4_000_000, end: 5_000_000 });
        assert_eq!((queue.waiting(4_999_999), queue.waiting(5_000_000)), (0, 0));
    }

    /// The packets that wait are those whose transmissions have not started, at any time.
    #[test]
    fn as_many_wait_as_have_not_started() {
        let mut queue = Queue::new(Link::of(8.0), 1000, Discipline::DropTail(5), Random::new(1, 0));
        let (mut now, mut starts) = (0, Vec::new());
        for packet in 0..10_000_u64 {
            now += packet * 7_919 % 1_900 * 1_000;
            assert_eq!(queue.waiting(now) as usize, starts.iter().filter(|&&start| start > now).count());
            if let Verdict::Sent { start, .. } = queue.offer(now, false) {
                starts.push(start);
            }
            starts.retain(|&start| start > now);
        }
        assert!(starts.len() < 10);
    }
}
