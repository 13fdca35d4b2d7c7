//! Buffer occupancy with losses neglected: the algorithm published by RFC 5236's authors in 2004, which the
//! RFC later changed.
//!
//! This buffer waits for a packet only if that packet is among the next BT + 1 first copies: a loss never fills it, so
//! it measures only reordering, as RD does. No real receiver works so, since none knows which packets will arrive;
//! [`OccupancyDensity::of`] is what a real receiver holds.
//!
//! If an early packet arrives when BT others are held, the buffer gives up the packet it has waited for
//! longest and keeps the new one.

use super::{FirstCopies, OccupancyDensity};
use std::collections::VecDeque;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Away,
    Ahead,
    Held,
}

impl OccupancyDensity {
    /// The density of these packets in a buffer of `threshold` (BT) packets that does not wait for lost
    /// packets.
    #[must_use]
    pub fn neglecting_losses(copies: &FirstCopies, threshold: u32) -> Self {
        let mut density = Self::default();
        occupy_neglecting_losses(copies, threshold, |_, held| density.add(held));
        density
    }
}

/// Calls `each` for every first copy, with its index in the order of arrival and the occupancy after it;
/// `None` for a packet that came too late.
pub fn occupy_neglecting_losses(
    copies: &FirstCopies,
    threshold: u32,
    mut each: impl FnMut(u32, Option<u32>),
) {
    let mut buffer = Buffer {
        ranks: &copies.ranks,
        state: vec![State::Away; copies.ranks.len()],
        window: VecDeque::new(),
        given_up: 0,
        ahead: threshold as usize + 1,
        next: 0,
        expected: 0,
        held: 0,
    };
    buffer.look_ahead(&mut each);
    while let Some(index) = buffer.window.pop_front() {
        let rank = buffer.ranks[index as usize];
        if rank < buffer.expected {
            each(index, None);
            buffer.given_up -= 1;
            continue;
        }
        buffer.state[rank as usize] = State::Held;
        buffer.held += 1;
        buffer.look_ahead(&mut each);
        while buffer.held > threshold {
            buffer.give_up(&mut each);
        }
        each(index, Some(buffer.held));
    }
}

struct Buffer<'a> {
    ranks: &'a [u32],
    state: Vec<State>,
    /// Indices of the arrivals in the look-ahead window.
    window: VecDeque<u32>,
    /// How many of these have been given up.
    given_up: usize,
    ahead: usize,
    /// Index of the first arrival after the window.
    next: u32,
    /// Rank that the buffer waits for; all below it are delivered or lost.
    expected: u32,
    held: u32,
}

impl Buffer<'_> {
    /// Fills the look-ahead window, so that a packet about to arrive is not given up as lost.
    fn look_ahead(&mut self, each: &mut impl FnMut(u32, Option<u32>)) {
        while self.window.len() - self.given_up < self.ahead {
            let Some(&rank) = self.ranks.get(self.next as usize) else { break };
            if rank < self.expected {
                each(self.next, None);
            } else {
                self.state[rank as usize] = State::Ahead;
                self.window.push_back(self.next);
            }
            self.next += 1;
        }
        self.advance();
    }

    /// Gives up the expected packet, and extends the window by one in its place: if the window held only packets that
    /// were given up, none would seem to be coming, and all the rest would be lost.
    fn give_up(&mut self, each: &mut impl FnMut(u32, Option<u32>)) {
        self.expected += 1;
        self.given_up += 1;
        self.look_ahead(each);
    }

    /// Releases the packets held before the next one that is still to come, and gives up those that are not in the
    /// window.
    fn advance(&mut self) {
        while let Some(front) = self.state.get(self.expected as usize) {
            match front {
                State::Ahead => return,
                State::Held => self.held -= 1,
                State::Away => {}
            }
            self.expected += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::Arrivals;

    fn occupancies(sequences: &[u64], threshold: u32) -> Vec<Option<u32>> {
        let copies = FirstCopies::of(&Arrivals { sequences, ..Arrivals::default() });
        let mut found = vec![None; copies.ranks.len()];
        occupy_neglecting_losses(&copies, threshold, |index, held| found[index as usize] = held);
        found
    }

    #[test]
    fn a_loss_fills_nothing() {
        assert_eq!(occupancies(&[1, 2, 4, 5, 7, 6, 8], 3), [0, 0, 0, 0, 1, 0, 0].map(Some));
    }

    #[test]
    fn late_by_the_threshold_is_in_time() {
        assert_eq!(occupancies(&[2, 3, 1, 4], 2), [1, 2, 0, 0].map(Some));
        assert_eq!(occupancies(&[1, 3, 4, 2, 5], 2), [0, 1, 2, 0, 0].map(Some));
        assert_eq!(occupancies(&[1, 3, 4, 5, 2, 6], 2), [Some(0), Some(0), Some(0), Some(0), None, Some(0)]);
    }

    /// The trap: both 3 and 1 come within two arrivals of their turn, but there is no room to wait for both.
    /// 1 is given up; 6, the arriving packet, is kept.
    #[test]
    fn a_full_buffer_keeps_the_arriving_packet() {
        let found = occupancies(&[4, 3, 2, 1], 2);
        assert_eq!(found, [Some(1), Some(2), Some(0), None]);
        let found = occupancies(&[3, 5, 1, 4, 6, 2, 7], 2);
        assert_eq!(found, [Some(1), Some(2), Some(2), Some(0), Some(0), None, Some(0)]);
    }

    /// When 2 and 3 are given up for 4 and 5, the window is empty otherwise: what then comes in order is in
    /// time.
    #[test]
    fn a_full_buffer_does_not_lose_sight_of_what_is_to_come() {
        let found = occupancies(&[4, 1, 5, 2, 3, 6, 7, 8], 1);
        assert_eq!(found, [Some(1), Some(1), Some(0), None, None, Some(0), Some(0), Some(0)]);
        let found = occupancies(&[5, 1, 6, 7, 2, 3, 4, 8, 9], 2);
        assert_eq!(found[2..], [Some(2), Some(0), None, None, None, Some(0), Some(0)]);
    }

    #[test]
    fn no_buffer_waits_for_nothing() {
        assert_eq!(occupancies(&[2, 1, 3], 0), [Some(0), None, Some(0)]);
    }
}
