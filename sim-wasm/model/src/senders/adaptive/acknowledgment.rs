//! Acknowledgments of a receiver with D-SACK and timestamps.

use crate::senders::acknowledgment::{Acknowledgment, Block};
use crate::time::{SECOND, Time};

/// Rule tcp-2: the timestamp of a time; the clock ticks each millisecond (RFC 7323, section 5.4).
#[inline]
pub fn stamp_of(now: Time) -> u32 {
    (now / (SECOND / 1000)) as u32
}

/// An acknowledgment with the additions of RFC 2883 and RFC 7323.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StampedAcknowledgment {
    /// The next expected segment and the SACK blocks.
    pub ack: Acknowledgment,
    /// The segment that arrived again needlessly (D-SACK); 0 if there is none.
    pub duplicate: u32,
    /// The echoed timestamp (TSecr).
    pub echo: u32,
}

/// An acknowledgment as the sender reads it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report<'a> {
    /// The next segment that is expected.
    pub next: u32,
    /// The SACK blocks.
    pub blocks: &'a [Block],
    /// The segments that arrived again needlessly (D-SACK, RFC 2883).
    pub duplicate: Option<Block>,
    /// The echoed timestamp, if the connection has timestamps.
    pub echo: Option<u32>,
}

impl StampedAcknowledgment {
    /// The acknowledgment as the sender reads it.
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
