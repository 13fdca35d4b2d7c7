//! The reordering buffer (docs/dccp.md, rules dccp-14 to dccp-18).

use super::parameters::{BufferKind, BufferSettings, BufferSize};
use crate::extremes::larger;
use crate::network::{Nanos, nanos};
use crate::tfrc::Packet;

/// The largest size of a buffer by the rule Q = X Dmax, packets.
const SIZE_AT_MOST: u32 = 10_000;
/// Weight of the last time between two arrivals in its moving average.
const WEIGHT: f64 = 1.0 / 16.0;

/// Packets that wait for missing ones. A packet goes in once and comes out once: in its turn, or late, after one that
/// was sent later.
#[derive(Clone, Debug)]
pub struct Buffer {
    kind: BufferKind,
    sizing: BufferSize,
    /// Its size at present, packets: 0 before the sender knows a round-trip time, because at the first rate a buffer
    /// would take minutes to fill.
    size: u32,
    has_begun: bool,
    /// The waiting packets, sorted by number.
    waiting: Vec<Packet>,
    /// The number that comes out next.
    next: u32,
    /// Mean time between two arrivals, ns; below, the last arrival.
    spacing: f64,
    last: Option<Nanos>,
    /// Whether it is still filling, before packets leave by the clock.
    is_filling: bool,
    /// When the current slot ends, ns.
    slot: Nanos,
    /// How long a packet may wait, if the size follows the rate; below, when the first waiting packet has done so.
    limit: Option<Nanos>,
    deadline: Nanos,
}

impl Buffer {
    /// An empty buffer.
    #[must_use]
    pub fn new(settings: BufferSettings) -> Self {
        Self {
            kind: settings.kind,
            sizing: settings.size,
            size: 0,
            has_begun: false,
            waiting: Vec::new(),
            next: 1,
            spacing: 0.0,
            last: None,
            is_filling: true,
            slot: Nanos::MAX,
            limit: match settings.size {
                BufferSize::Fixed(_) => None,
                BufferSize::Rule(most) => Some(nanos(most * 1000.0)),
            },
            deadline: Nanos::MAX,
        }
    }

    /// A packet arrives; packets that come out go to `out`, in their order.
    pub fn put(&mut self, now: Nanos, packet: Packet, out: &mut Vec<Packet>) {
        if self.passes(now, &packet) { out.push(packet) } else { self.hold(now, packet, out) }
    }

    /// A packet arrives; returns whether it comes out at once and alone. Otherwise it has to be held.
    #[inline]
    pub fn passes(&mut self, now: Nanos, packet: &Packet) -> bool {
        self.measure(now);
        if packet.round_trip > 0 && !self.has_begun {
            self.has_begun = true;
            self.resize(0.0);
        }
        let is_next = self.kind == BufferKind::Gap && packet.number == self.next && self.waiting.is_empty();
        self.next += u32::from(is_next);
        is_next || packet.number < self.next
    }

    /// Holds a packet that does not pass; packets that come out go to `out`.
    pub fn hold(&mut self, now: Nanos, packet: Packet, out: &mut Vec<Packet>) {
        let place = self.waiting.partition_point(|other| other.number < packet.number);
        self.waiting.insert(place, packet);
        match self.kind {
            BufferKind::Gap => self.fill_gaps(out),
            BufferKind::Count | BufferKind::Timed => self.overflow(now, out),
        }
        self.look_at_waits();
    }

    /// Lets packets out up to a gap; a gap is given up as long as more packets wait behind it than the buffer may hold.
    fn fill_gaps(&mut self, out: &mut Vec<Packet>) {
        loop {
            let from = self.waiting.first().map_or(0, |first| first.number);
            if from != self.next && self.waiting.len() <= self.size as usize {
                return;
            }
            let run = (from..).zip(&self.waiting).take_while(|(number, held)| held.number == *number).count();
            self.next = from + run as u32;
            out.extend(self.waiting.drain(..run));
        }
    }

    /// Rule dccp-15, one in, one out: a full buffer lets the packet with the lowest number out.
    fn overflow(&mut self, now: Nanos, out: &mut Vec<Packet>) {
        while self.waiting.len() >= self.size.max(1) as usize {
            self.let_go(now, out);
            self.is_filling = false;
        }
    }

    fn let_go(&mut self, now: Nanos, out: &mut Vec<Packet>) {
        let first = self.waiting.remove(0);
        self.next = first.number + 1;
        self.start_slot(now);
        out.push(first);
    }

    fn start_slot(&mut self, now: Nanos) {
        if self.kind == BufferKind::Timed {
            self.slot = now + (self.spacing + 0.5) as Nanos;
        }
    }

    /// When a packet may leave without another arrival; [`Nanos::MAX`] if none may.
    #[inline]
    #[must_use]
    pub fn timer(&self) -> Nanos {
        self.slot.min(self.deadline)
    }

    /// The timer has expired: packets that have waited too long leave, or else a slot ends.
    pub fn expire(&mut self, now: Nanos, out: &mut Vec<Packet>) {
        if self.deadline <= now {
            self.give_up(now, out);
        } else {
            self.end_slot(now, out);
        }
        self.look_at_waits();
    }

    /// Packets that have waited for Dmax leave after all packets before them: their gaps are given up.
    fn give_up(&mut self, now: Nanos, out: &mut Vec<Packet>) {
        let Some(limit) = self.limit else { return };
        let Some(last) = self.waiting.iter().rposition(|packet| packet.came + limit <= now) else { return };
        self.next = self.waiting[last].number + 1;
        out.extend(self.waiting.drain(..=last));
        self.start_slot(now);
        if self.kind == BufferKind::Gap {
            self.fill_gaps(out);
        }
    }

    fn look_at_waits(&mut self) {
        if let Some(limit) = self.limit {
            let first = self.waiting.iter().map(|packet| packet.came + limit).min();
            self.deadline = first.unwrap_or(Nanos::MAX);
        }
    }

    /// A slot ends: its packet comes out if it is there, and is given up otherwise. An empty buffer starts to fill
    /// again.
    fn end_slot(&mut self, now: Nanos, out: &mut Vec<Packet>) {
        match self.waiting.first() {
            None => {
                self.is_filling = true;
                self.slot = Nanos::MAX;
            }
            Some(_) if self.is_filling => self.slot = Nanos::MAX,
            Some(first) if first.number == self.next => self.let_go(now, out),
            Some(_) => {
                self.next += 1;
                self.start_slot(now);
            }
        }
    }

    /// Rule dccp-17, X has changed: `rate` is in packets per second.
    pub fn resize(&mut self, rate: f64) {
        if !self.has_begun {
            return;
        }
        self.size = match self.sizing {
            BufferSize::Fixed(size) => size,
            BufferSize::Rule(most) => (larger(rate * most, 1.0) as u32).min(SIZE_AT_MOST),
        };
    }

    /// Its size at present, packets.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The number of waiting packets.
    #[must_use]
    pub fn waiting(&self) -> u32 {
        self.waiting.len() as u32
    }

    fn measure(&mut self, now: Nanos) {
        if self.kind != BufferKind::Timed {
            return;
        }
        if let Some(last) = self.last.replace(now) {
            let gap = (now - last) as f64;
            self.spacing += if self.spacing == 0.0 { gap } else { WEIGHT * (gap - self.spacing) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Packets arrive by number, every 10 ns; returns the packets that come out with each.
    fn released(kind: BufferKind, size: u32, order: &[u32]) -> Vec<Vec<u32>> {
        let mut buffer = Buffer::new(BufferSettings { kind, size: BufferSize::Fixed(size) });
        let put = |(&number, now): (&u32, Nanos)| {
            let mut found = Vec::new();
            while buffer.timer() < now {
                buffer.expire(buffer.timer(), &mut found);
            }
            let packet = Packet { number, round_trip: 1, ..Packet::default() };
            buffer.put(now, packet, &mut found);
            found.iter().map(|packet| packet.number).collect()
        };
        order.iter().zip((10..).step_by(10)).map(put).collect()
    }

    #[test]
    fn a_gap_holds_back_what_is_behind_it() {
        let found = released(BufferKind::Gap, 2, &[1, 3, 4, 2, 5]);
        assert_eq!(found, [vec![1], vec![], vec![], vec![2, 3, 4], vec![5]]);
    }

    #[test]
    fn a_full_buffer_gives_the_gap_up() {
        let found = released(BufferKind::Gap, 2, &[1, 3, 4, 5, 2, 6]);
        assert_eq!(found, [vec![1], vec![], vec![], vec![3, 4, 5], vec![2], vec![6]]);
        // two gaps: the first is given up, the packets behind the second still wait
        let found = released(BufferKind::Gap, 2, &[1, 3, 5, 6, 7]);
        assert_eq!(found, [vec![1], vec![], vec![], vec![3], vec![5, 6, 7]]);
        assert_eq!(released(BufferKind::Gap, 0, &[1, 3, 2]), [[1], [3], [2]]);
    }

    #[test]
    fn a_buffer_that_is_kept_full_lets_one_out_for_one_in() {
        let found = released(BufferKind::Count, 3, &[1, 3, 2, 4, 6, 7, 5]);
        assert_eq!(found, [vec![], vec![], vec![1], vec![2], vec![3], vec![4], vec![5]]);
        // 2 arrives after 3 has left: it is late
        let found = released(BufferKind::Count, 2, &[1, 3, 4, 2, 5]);
        assert_eq!(found, [vec![], vec![1], vec![3], vec![2], vec![4]]);
        assert_eq!(released(BufferKind::Count, 1, &[1, 3, 2]), [[1], [3], [2]]);
    }

    #[test]
    fn slots_go_on_when_nothing_comes() {
        let mut buffer = Buffer::new(BufferSettings { kind: BufferKind::Timed, size: BufferSize::Fixed(3) });
        let mut found = Vec::new();
        for (number, now) in [(1, 0), (2, 10), (3, 20), (5, 30)] {
            let packet = Packet { number, round_trip: 1, ..Packet::default() };
            let mut out = Vec::new();
            buffer.put(now, packet, &mut out);
            found.extend(out.iter().map(|packet| (now, packet.number)));
        }
        while buffer.timer() < 1000 {
            let now = buffer.timer();
            let mut out = Vec::new();
            buffer.expire(now, &mut out);
            found.extend(out.iter().map(|packet| (now, packet.number)));
        }
        // 4 is given up at 50
        assert_eq!(found, [(20, 1), (30, 2), (40, 3), (60, 5)]);
        assert_eq!(buffer.waiting(), 0);
    }

    /// A packet every millisecond, and one that never arrives: without the limit a buffer for 1000 packets would hold
    /// all later packets back for a second.
    #[test]
    fn nothing_waits_longer_than_the_limit() {
        for kind in [BufferKind::Gap, BufferKind::Count, BufferKind::Timed] {
            const MS: Nanos = 1_000_000;
            let mut buffer = Buffer::new(BufferSettings { kind, size: BufferSize::Rule(0.004) });
            let mut waits = Vec::new();
            for number in (1..=100).filter(|&number| number != 20) {
                let now = Nanos::from(number) * MS;
                while buffer.timer() <= now {
                    let (at, mut out) = (buffer.timer(), Vec::new());
                    buffer.expire(at, &mut out);
                    waits.extend(out.iter().map(|packet| (packet.number, at - packet.came)));
                }
                let mut out = Vec::new();
                buffer.put(now, Packet { number, came: now, round_trip: 1, ..Packet::default() }, &mut out);
                waits.extend(out.iter().map(|packet| (packet.number, now - packet.came)));
                // room for 1000 packets
                buffer.resize(250_000.0);
            }
            assert!(waits.is_sorted(), "{kind:?}: {waits:?}");
            assert_eq!(waits.iter().map(|&(_, wait)| wait).max(), Some(4 * MS), "{kind:?}");
            assert!(waits.len() > 90, "{kind:?}: {}", waits.len());
        }
    }
}
