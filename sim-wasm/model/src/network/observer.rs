use super::connection::Connection;
use super::{Nanos, Packet};

/// Why a packet does not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A disturbance, or a hand, lost it.
    Disturbance,
    /// A queue dropped it.
    Queue,
}

/// Who looks on. The network calls in the order of time, but for what happens behind the last queue: that is
/// told when the packet is taken by the queue, with its own time, in the order of time of each flow.
pub trait Observer<C: Connection> {
    /// Whether it may hear of senders before their time, which is faster: whenever the network runs for a while, first what
    /// acknowledgments that are on their way make them do in it, one flow after another, and then the rest.
    fn hears_senders_first(&self) -> bool {
        false
    }

    /// A sender sends.
    fn sent(&mut self, _now: Nanos, _flow: usize, _packet: &Packet) {}

    /// A packet comes to a queue and is taken: its transmission starts and ends.
    fn queued(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _start: Nanos, _end: Nanos) {}

    /// A packet is lost.
    fn lost(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _cause: Cause) {}

    /// A packet reaches its receiver, which did not have its segment yet or had it.
    fn arrived(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _is_new: bool) {}

    /// The receiver sends an acknowledgment, which will be at its sender at `arrival`.
    fn answered(&mut self, _now: Nanos, _flow: usize, _ack: &C::Ack, _arrival: Nanos) {}

    /// A sender has taken an acknowledgment, and has sent what it made it send; these are its ends now.
    fn acknowledged(&mut self, _now: Nanos, _flow: usize, _ack: &C::Ack, _ends: &C) {}

    /// A sender's timer ran out, and it has sent what that made it send; these are its ends now.
    fn expired(&mut self, _now: Nanos, _flow: usize, _ends: &C) {}
}
