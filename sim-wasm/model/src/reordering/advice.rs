//! The reordering buffer that a path needs, and the delay it adds.
//!
//! The buffer is that of RFC 5236's RBD ([`occupy`](super::occupy)), not the one that neglects losses: a
//! receiver cannot know which missing packets are lost, so it waits for all of them. It passes packets on in
//! order, holds those that came early, and when it holds too much, or has held for too long, gives up the
//! missing packet that it has waited for longest. A packet that arrives after it was given up is passed on at
//! once.
//!
//! A reordered packet is recovered by a buffer of B packets if and only if at most B packets that
//! were sent later arrived before it (RFC 4737's byte offset, counted in packets); by one of Q
//! bytes if and only if its byte offset is at most Q; and by one that waits T ms if and only if
//! its late-time offset is at most T. The advice is the smallest B, Q and T that recover a given
//! share of the reordered packets, each on its own.

use super::{Arrivals, FirstCopies, LatePacket};
use crate::extremes::larger;
use std::collections::VecDeque;

/// Shares of the reordered packets to give advice for.
pub const SHARES: [f64; 4] = [0.9, 0.95, 0.99, 1.0];

/// The buffer that recovers a share of the reordered packets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// Share of the reordered packets, 0 to 1.
    pub share: f64,
    /// Buffer, packets.
    pub packets: u32,
    /// Buffer, bytes of payload; `None` where sizes are unknown.
    pub bytes: Option<u64>,
    /// Longest wait, ms; `None` where times are unknown.
    pub time: Option<f64>,
    /// Delay that the buffer of `packets` adds, ms; `None` where times are unknown.
    pub delay_by_packets: Option<AddedDelay>,
    /// Delay that the buffer of `bytes` adds, ms; `None` where times or sizes are unknown.
    pub delay_by_bytes: Option<AddedDelay>,
    /// Delay added by an unlimited buffer that waits at most `time`; `None` where times are unknown.
    pub delay_by_time: Option<AddedDelay>,
}

/// Delay that a buffer adds to received packets, first copies only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AddedDelay {
    /// Mean over all received packets, ms.
    pub mean: f64,
    /// Largest, ms.
    pub max: f64,
    /// Share of the received packets that are held at all, 0 to 1.
    pub held: f64,
}

/// When a buffer gives up a missing packet.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    /// When it holds more packets.
    Packets(u32),
    /// When it holds more bytes.
    Bytes(u64),
    /// When it has waited longer, ms.
    Time(f64),
}

/// Advice for 90, 95, 99 and 100% of the reordered packets; all zero where nothing is reordered.
#[must_use]
pub fn advise(arrivals: &Arrivals, copies: &FirstCopies, late: &[LatePacket]) -> [Advice; 4] {
    let sorted = |value: fn(&LatePacket) -> f64| {
        let mut values: Vec<f64> = late.iter().map(value).collect();
        values.sort_unstable_by(f64::total_cmp);
        values
    };
    let ahead = sorted(|late| f64::from(late.ahead));
    let bytes = (!arrivals.sizes.is_empty()).then(|| sorted(|late| late.bytes as f64));
    let times = (!arrivals.times.is_empty()).then(|| sorted(|late| late.time));
    let mut index_of = vec![0; copies.ranks.len()];
    for (index, &rank) in (0_u32..).zip(&copies.ranks) {
        index_of[rank as usize] = index;
    }
    // the higher shares often need the same buffer
    let mut known: Vec<(Limit, AddedDelay)> = Vec::new();
    let mut delay = |limit: Limit| {
        let found = known.iter().find(|(other, _)| *other == limit).map(|&(_, delay)| delay);
        found.unwrap_or_else(|| {
            let delay = added_delay(arrivals, copies, &index_of, limit);
            known.push((limit, delay));
            delay
        })
    };
    SHARES.map(|share| {
        let packets = quantile(&ahead, share) as u32;
        let time = times.as_ref().map(|times| larger(quantile(times, share), 0.0));
        let bytes = bytes.as_ref().map(|bytes| quantile(bytes, share) as u64);
        Advice {
            share,
            packets,
            bytes,
            time,
            delay_by_packets: time.map(|_| delay(Limit::Packets(packets))),
            delay_by_bytes: time.and(bytes).map(|bytes| delay(Limit::Bytes(bytes))),
            delay_by_time: time.map(|time| delay(Limit::Time(time))),
        }
    })
}

/// The smallest of the sorted values that is not exceeded by at least `share` of them; 0 without values.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(place.max(1) - 1).copied().unwrap_or(0.0)
}

/// Passes the packets through a buffer. What is left at the end is passed on with the last arrival, or when
/// its wait ends. Linear time: packets have ranks, so one flag each is all the buffer needs.
fn added_delay(arrivals: &Arrivals, copies: &FirstCopies, index_of: &[u32], limit: Limit) -> AddedDelay {
    let mut buffer = Buffer::new(copies, arrivals, index_of);
    for (index, &rank) in (0_u32..).zip(&copies.ranks) {
        let now = buffer.time(index);
        if let Limit::Time(longest) = limit {
            buffer.give_up_overdue(now, longest);
        }
        if rank < buffer.next {
            continue;
        }
        if buffer.held == 0 && buffer.is_in_order(rank) {
            buffer.advance();
            continue;
        }
        if let Limit::Time(_) = limit {
            buffer.waiting.push_back((rank, now));
        }
        buffer.is_held[rank as usize] = true;
        buffer.held += 1;
        buffer.bytes += buffer.size(index);
        buffer.pass(now);
        while match limit {
            Limit::Packets(most) => buffer.held > most,
            Limit::Bytes(most) => buffer.bytes > most && buffer.held > 0,
            Limit::Time(_) => false,
        } {
            buffer.skip(now);
        }
    }
    let end = copies.len().checked_sub(1).map_or(0.0, |last| buffer.time(last));
    if let Limit::Time(longest) = limit {
        buffer.give_up_overdue(f64::INFINITY, longest);
    }
    while buffer.held > 0 {
        buffer.skip(end);
    }
    let received = larger(f64::from(copies.len()), 1.0);
    AddedDelay { mean: buffer.sum / received, max: buffer.max, held: f64::from(buffer.delayed) / received }
}

struct Buffer<'a> {
    copies: &'a FirstCopies,
    arrivals: &'a Arrivals<'a>,
    /// Arrival index by rank.
    index_of: &'a [u32],
    /// Lowest rank that was neither passed on nor given up.
    next: u32,
    /// Sequence number to pass on next; if it is below that of `next`, the packet is lost, and the buffer
    /// waits for it.
    expected: u64,
    /// By rank.
    is_held: Vec<bool>,
    held: u32,
    /// Bytes held.
    bytes: u64,
    /// (rank, arrival time) in the order of arrival, if waits are bounded; packets passed on are removed from
    /// the front.
    waiting: VecDeque<(u32, f64)>,
    sum: f64,
    max: f64,
    delayed: u32,
}

impl<'a> Buffer<'a> {
    fn new(copies: &'a FirstCopies, arrivals: &'a Arrivals, index_of: &'a [u32]) -> Self {
        Self {
            copies,
            arrivals,
            index_of,
            next: 0,
            expected: copies.sent_first(),
            is_held: vec![false; copies.ranks.len()],
            held: 0,
            bytes: 0,
            waiting: VecDeque::new(),
            sum: 0.0,
            max: 0.0,
            delayed: 0,
        }
    }

    /// Arrival time of the first copy with this index, ms.
    fn time(&self, index: u32) -> f64 {
        self.arrivals.times.get(self.copies.place(index) as usize).copied().unwrap_or(0.0)
    }

    /// Size of the first copy with this index, bytes.
    fn size(&self, index: u32) -> u64 {
        let size = self.arrivals.sizes.get(self.copies.place(index) as usize);
        size.copied().map_or(0, u64::from)
    }

    /// Whether this rank is the next to pass on, with nothing missing before it.
    fn is_in_order(&self, rank: u32) -> bool {
        rank == self.next && self.copies.value(rank) == self.expected
    }

    /// Advances beyond `next`.
    fn advance(&mut self) {
        // after the largest number there is no further rank to compare with
        self.expected = self.copies.value(self.next).wrapping_add(1);
        self.next += 1;
    }

    /// Passes on the packets that are in order.
    fn pass(&mut self, now: f64) {
        while self.is_held.get(self.next as usize) == Some(&true) && self.is_in_order(self.next) {
            let index = self.index_of[self.next as usize];
            self.held -= 1;
            self.bytes -= self.size(index);
            self.advance();
            let delay = larger(now - self.time(index), 0.0);
            self.sum += delay;
            self.max = larger(self.max, delay);
            self.delayed += u32::from(delay > 0.0);
        }
    }

    /// Gives up everything missing before the lowest packet held.
    fn skip(&mut self, now: f64) {
        while self.is_held.get(self.next as usize) == Some(&false) {
            self.next += 1;
        }
        self.expected = self.copies.value(self.next);
        self.pass(now);
    }

    /// Gives up, each at its own time, what was waited for longer than `longest` before `now`. The wait for
    /// the missing packet at the front began with the earliest arrival still held.
    fn give_up_overdue(&mut self, now: f64, longest: f64) {
        while let Some(&(rank, since)) = self.waiting.front() {
            if rank < self.next {
                self.waiting.pop_front();
            } else if now - since > longest {
                self.skip(since + longest);
            } else {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::late_packets;

    fn advice(sequences: &[u64], times: &[f64]) -> [Advice; 4] {
        let sizes = vec![100; sequences.len()];
        let arrivals = Arrivals { sequences, times, sizes: &sizes, sent: None };
        let copies = FirstCopies::of(&arrivals);
        advise(&arrivals, &copies, &late_packets(&arrivals, &copies))
    }

    #[test]
    fn one_packet_late_by_two() {
        let all = advice(&[1, 3, 4, 2, 5], &[0.0, 10.0, 20.0, 24.0, 30.0])[3];
        assert_eq!((all.packets, all.bytes, all.time), (2, Some(200), Some(14.0)));
        // 3 waits 14 ms and 4 waits 4 ms
        let delay = all.delay_by_packets.unwrap();
        assert_eq!((delay.mean, delay.max, delay.held), (18.0 / 5.0, 14.0, 0.4));
        assert_eq!(all.delay_by_time, all.delay_by_packets);
        assert_eq!(all.delay_by_bytes, all.delay_by_packets);
    }

    #[test]
    fn a_lost_packet_is_waited_for_until_the_buffer_gives_up() {
        // 2 is lost; 5 and 6 swap
        let all = advice(&[1, 3, 4, 6, 5, 7], &[0.0, 10.0, 20.0, 30.0, 31.0, 40.0])[3];
        assert_eq!((all.packets, all.time), (1, Some(1.0)));
        // by packets: 3 leaves when 4 makes two (10 ms), 4 at once, 6 with 5 (1 ms)
        assert_eq!(all.delay_by_packets.unwrap().max, 10.0);
        // by time: 3 leaves after 1 ms, 6 with 5
        assert_eq!(all.delay_by_time.unwrap(), AddedDelay { mean: 2.0 / 6.0, max: 1.0, held: 2.0 / 6.0 });
    }

    #[test]
    fn nothing_lies_behind_the_largest_number() {
        let all = advice(&[u64::MAX, 3, 4], &[0.0, 1.0, 2.0])[3];
        assert_eq!((all.packets, all.time), (1, Some(2.0)));
        assert_eq!(all.delay_by_time.unwrap().max, 2.0);
    }

    #[test]
    fn nothing_reordered_needs_nothing() {
        let [_, _, _, all] = advice(&[1, 2, 3], &[0.0, 1.0, 2.0]);
        assert_eq!((all.packets, all.bytes, all.time), (0, Some(0), Some(0.0)));
        assert_eq!(all.delay_by_packets.unwrap(), AddedDelay::default());
        assert!(advise(&Arrivals::default(), &FirstCopies::default(), &[])[0].time.is_none());
    }
}
