use super::{Nanos, Packet};
use crate::senders::Segment;

/// The two ends of a flow, as the network sees them: machines that know no network and no clock.
pub trait Connection {
    /// What the receiver sends back.
    type Ack: Copy + Default;

    /// Something happens to the sender; what it sends goes to `out`.
    fn act(&mut self, now: Nanos, action: Action<&Self::Ack>, out: &mut impl FnMut(Segment));

    /// When the sender's timer runs out; [`Nanos::MAX`] while it is not set.
    fn timer(&self) -> Nanos;

    /// A packet reaches the receiver, which answers at once or later.
    fn receive(&mut self, now: Nanos, packet: &Packet) -> Received<Self::Ack>;

    /// When the receiver will answer without another segment; [`Nanos::MAX`] where it owes no answer.
    fn answer_due(&self) -> Nanos;

    /// That answer, if it is time.
    fn answer(&mut self, now: Nanos) -> Option<Self::Ack>;
}

/// What happens to a sender.
#[derive(Clone, Copy, Debug)]
pub enum Action<A> {
    /// It starts.
    Start,
    /// An acknowledgment comes.
    Acknowledge(A),
    /// Its timer runs out.
    Expire,
}

/// What the receiver makes of a segment.
#[derive(Clone, Copy, Debug)]
pub struct Received<A> {
    /// Whether it had not been received before.
    pub is_new: bool,
    /// The answer, if it comes at once.
    pub ack: Option<A>,
}
