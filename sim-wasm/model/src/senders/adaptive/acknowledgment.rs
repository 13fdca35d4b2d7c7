//! What a receiver with D-SACK and timestamps tells.

use crate::senders::acknowledgment::{Acknowledgment, Block};
use crate::time::{SECOND, Time};

/// Rule tcp-2: the clock of the timestamps, a tick each millisecond (RFC 7323, section 5.4).
#[inline]
pub fn stamp_of(now: Time) -> u32 {
    (now / (SECOND / 1000)) as u32
}

/// An acknowledgment with what RFC 2883 and RFC 7323 add to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StampedAcknowledgment {
    /// The next segment that is expected, and the blocks.
    pub ack: Acknowledgment,
    /// The segment that has come once more than was of use (D-SACK); 0 where none has.
    pub duplicate: u32,
    /// The timestamp that is sent back (TSecr).
    pub echo: u32,
}

/// An acknowledgment as the sender reads it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report<'a> {
    /// The next segment that is expected.
    pub next: u32,
    /// The blocks that have arrived out of order.
    pub blocks: &'a [Block],
    /// What has come once more than was of use (RFC 2883).
    pub duplicate: Option<Block>,
    /// The timestamp that is sent back, where the connection has timestamps.
    pub echo: Option<u32>,
}

impl StampedAcknowledgment {
    /// As the sender reads it.
    #[inline]
    pub fn report(&self) -> Report<'_> {
        let number = self.duplicate;
        Report {
            next: self.ack.next,
            blocks: self.ack.blocks(),
            duplicate: (number > 0).then_some(Block { start: number, end: number + 1 }),
            echo: Some(self.echo),
        }
    }
}
