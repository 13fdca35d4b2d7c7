use super::{Nanos, Packet};
use crate::senders::Segment;

/// The two ends of a flow, as the network sees them: state machines that know no network and no clock.
pub trait Connection {
    /// The receiver's acknowledgment.
    type Ack: Copy + Default;

    /// Lets the sender act; the segments that it sends go to `out`.
    fn act(&mut self, now: Nanos, action: Action<&Self::Ack>, out: &mut impl FnMut(Segment));

    /// When the sender's timer expires; [`Nanos::MAX`] while it is off.
    fn timer(&self) -> Nanos;

    /// A packet reaches the receiver, which answers at once or later.
    fn receive(&mut self, now: Nanos, packet: &Packet) -> ReceiverResponse<Self::Ack>;

    /// When a delayed acknowledgment is due; [`Nanos::MAX`] if there is none.
    fn answer_due(&self) -> Nanos;

    /// The delayed acknowledgment, if it is due.
    fn answer(&mut self, now: Nanos) -> Option<Self::Ack>;
}

/// An event at a sender.
#[derive(Clone, Copy, Debug)]
pub enum Action<A> {
    /// It starts.
    Start,
    /// An acknowledgment arrives.
    Acknowledge(A),
    /// Its timer expires.
    Expire,
}

/// The receiver's response to a segment.
#[derive(Clone, Copy, Debug)]
pub struct ReceiverResponse<A> {
    /// Whether the segment is new to the receiver.
    pub is_new: bool,
    /// The acknowledgment, if it is sent at once.
    pub ack: Option<A>,
}
