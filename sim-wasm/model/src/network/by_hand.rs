//! Packets that a user has lost, saved or delayed by hand.

use super::{Hand, Nanos, Packet};
use crate::scenario::{NAMED, Transmission};

/// A node that changes the fate of single transmissions of one flow.
#[derive(Clone, Debug, Default)]
pub struct ByHand {
    hand: Hand,
    /// How often each segment has been sent, for segments up to [`NAMED`].
    sent: Vec<u8>,
}

impl ByHand {
    /// The node that makes these changes, before the start.
    #[must_use]
    pub fn new(hand: Hand) -> Self {
        Self { hand, sent: Vec::new() }
    }

    /// When a packet that arrives now goes on; `None` if it is lost. A saved packet is marked.
    #[inline(never)]
    pub fn pass(&mut self, now: Nanos, packet: &mut Packet) -> Option<Nanos> {
        if packet.segment > NAMED {
            return Some(now);
        }
        let place = packet.segment as usize;
        self.sent.resize(self.sent.len().max(place + 1), 0);
        self.sent[place] = self.sent[place].saturating_add(1);
        let named = Transmission { adu: packet.segment, attempt: u32::from(self.sent[place]) };
        let is_in = |list: &[Transmission]| list.binary_search(&named).is_ok();
        packet.is_spared = is_in(&self.hand.save);
        if is_in(&self.hand.lose) && !packet.is_spared {
            return None;
        }
        Some(if is_in(&self.hand.delay) { now + self.hand.by } else { now })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::transmissions;

    #[test]
    fn named_transmissions_alone() {
        let mut by_hand = ByHand::new(Hand {
            lose: transmissions("2,3,3.2"),
            save: transmissions("3.2"),
            delay: transmissions("4"),
            by: 7,
        });
        let mut pass = |segment| {
            let mut packet = Packet { segment, ..Packet::default() };
            (by_hand.pass(100, &mut packet), packet.is_spared)
        };
        assert_eq!(
            [1, 2, 3, 3, 4, 4, 3].map(&mut pass),
            [
                (Some(100), false),
                (None, false),
                (None, false),
                (Some(100), true),
                (Some(107), false),
                (Some(100), false),
                (Some(100), false),
            ]
        );
        assert_eq!(pass(10_001), (Some(100), false));
    }
}
