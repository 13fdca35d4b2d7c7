//! Which packets are lost (RFC 5348, section 5.1; docs/dccp.md, rule dccp-9).

use crate::time::Time;

/// A packet that has arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Its number, from 1.
    pub number: u32,
    /// When it arrived.
    pub at: Time,
}

/// The arrivals that still matter: a missing packet is lost as soon as `threshold` later ones have arrived.
#[derive(Clone, Debug)]
pub struct Detection {
    /// NDUPACK.
    threshold: usize,
    /// The first packet that has neither arrived nor been declared lost.
    next: u32,
    /// The last packet before it that arrived.
    before: Arrival,
    /// Later packets that arrived, sorted by number: always fewer than the threshold.
    behind: Vec<Arrival>,
}

impl Detection {
    /// The state before any arrival.
    #[must_use]
    pub fn new(threshold: u32) -> Self {
        let threshold = threshold.max(1) as usize;
        Self { threshold, next: 1, before: Arrival::default(), behind: Vec::with_capacity(threshold) }
    }

    /// A packet arrives. Each packet that is lost now goes to `lost`, with the time at which it would have arrived,
    /// interpolated between its neighbours. Returns whether the packet was in time: one that was declared lost before
    /// changes nothing.
    #[inline]
    pub fn arrive(&mut self, packet: Arrival, lost: &mut impl FnMut(u32, Time)) -> bool {
        if packet.number == self.next && self.behind.is_empty() {
            self.before = packet;
            self.next += 1;
            return true;
        }
        if packet.number < self.next {
            return false;
        }
        let place = self.behind.partition_point(|other| other.number < packet.number);
        self.behind.insert(place, packet);
        self.go_on();
        while self.behind.len() >= self.threshold {
            let after = self.behind[0];
            for number in self.next..after.number {
                lost(number, between(self.before, after, number));
            }
            self.next = after.number;
            self.go_on();
        }
        true
    }

    /// Advances `next` past the packets that follow without a gap.
    fn go_on(&mut self) {
        let run = (self.next..).zip(&self.behind).take_while(|(number, held)| held.number == *number).count();
        if run > 0 {
            self.before = self.behind[run - 1];
            self.next = self.before.number + 1;
            self.behind.drain(..run);
        }
    }
}

/// When packet `number` would have arrived: interpolated between two arrivals.
fn between(before: Arrival, after: Arrival, number: u32) -> Time {
    let span = i128::from(after.at) - i128::from(before.at);
    let (part, whole) = (i128::from(number - before.number), i128::from(after.number - before.number));
    (i128::from(before.at) + span * part / whole) as Time
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Packets arrive by number, 10 ns apart; returns which are declared lost, and when.
    fn declared_losses(threshold: u32, order: &[u32]) -> Vec<(u32, u32, Time)> {
        let mut detection = Detection::new(threshold);
        let mut found = Vec::new();
        for (&number, at) in order.iter().zip((10..).step_by(10)) {
            detection.arrive(Arrival { number, at }, &mut |lost, time| found.push((number, lost, time)));
        }
        found
    }

    #[test]
    fn three_later_ones_declare_a_loss() {
        assert_eq!(declared_losses(3, &[1, 2, 4, 5, 6, 7]), [(6, 3, 25)]);
        assert_eq!(declared_losses(3, &[1, 2, 4, 5, 3, 6, 7]), []);
        assert_eq!(declared_losses(3, &[1, 2, 4, 5, 6, 3, 7]), [(6, 3, 25)]);
        assert_eq!(declared_losses(1, &[1, 3, 2]), [(3, 2, 15)]);
        // a fourth later packet would be needed
        assert_eq!(declared_losses(4, &[1, 2, 4, 5, 6, 3]), []);
    }

    #[test]
    fn two_gaps_are_told_apart() {
        // three packets have arrived after 2, two after 4
        assert_eq!(declared_losses(3, &[1, 3, 5, 6]), [(6, 2, 15)]);
        assert_eq!(declared_losses(3, &[1, 3, 5, 6, 7]), [(6, 2, 15), (7, 4, 25)]);
    }

    #[test]
    fn a_long_gap_is_spread_over_the_time_between() {
        assert_eq!(declared_losses(3, &[1, 6, 7, 8]), [(8, 2, 12), (8, 3, 14), (8, 4, 16), (8, 5, 18)]);
    }

    #[test]
    fn times_may_run_backwards_where_packets_overtake() {
        // 5 arrives before 4: the lost packet's time is between those of 2 and 4
        assert_eq!(declared_losses(3, &[1, 2, 5, 4, 6]), [(6, 3, 30)]);
    }
}
