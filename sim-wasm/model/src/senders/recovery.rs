//! The interface of a sender's loss recovery.

use super::acknowledgment::Block;
use super::transmission::{Segment, Transmission};
use crate::time::Time;

/// A way to detect losses and to recover from them; it sends what may be sent.
pub trait Recovery {
    /// An acknowledgment arrives of all segments below `next`, with SACK blocks.
    fn acknowledge(
        &mut self,
        now: Time,
        next: u32,
        blocks: &[Block],
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    );

    /// The timer has expired; the transmission is about to go back.
    fn give_up(&mut self, t: &Transmission);

    /// Segments that the sender counts against its window.
    fn in_flight(&self, t: &Transmission) -> u32;

    /// Whether a loss is being repaired that acknowledgments have shown.
    fn is_recovering(&self) -> bool;

    /// Sends what the window allows.
    fn fill(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment));
}
