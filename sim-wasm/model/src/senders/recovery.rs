//! What a sender asks of its recovery.

use super::acknowledgment::Block;
use super::transmission::{Segment, Transmission};
use crate::time::Time;

/// A way to find losses and to recover from them. What may be sent, it sends.
pub trait Recovery {
    /// An acknowledgment of everything below `next`, with blocks.
    fn acknowledge(
        &mut self,
        now: Time,
        next: u32,
        blocks: &[Block],
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    );

    /// The timer has run out; the transmission is about to go back.
    fn give_up(&mut self, t: &Transmission);

    /// Segments that the sender counts against its window.
    fn in_flight(&self, t: &Transmission) -> u32;

    /// Whether a loss is being repaired that acknowledgments have told of.
    fn is_recovering(&self) -> bool;

    /// Sends what the window allows.
    fn fill(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment));
}
