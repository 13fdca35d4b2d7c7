use super::connection::Connection;
use super::{Nanos, Packet};

/// Why a packet is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A disturbance lost it, or the user by hand.
    Disturbance,
    /// A queue dropped it.
    Queue,
}

/// An observer of the network's events. It is called in order of time, but for what needs no event of its own: a loss
/// by a disturbance, and after the last stop of a path the arrival and the acknowledgment sent at once. These are
/// reported early, when the packet leaves its sender or the stop before, with their own time; arrivals of a flow are in
/// order.
pub trait Observer<C: Connection> {
    /// Whether it may be told of senders' events early, which is faster: in each piece that the network runs, it is
    /// then first told what senders do on acknowledgments in flight, flow after flow, and then all other events.
    fn hears_senders_first(&self) -> bool {
        false
    }

    /// A sender sends a packet.
    fn sent(&mut self, _now: Nanos, _flow: usize, _packet: &Packet) {}

    /// A queue accepts a packet: its transmission starts and ends at these times.
    fn queued(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _start: Nanos, _end: Nanos) {}

    /// A packet is lost.
    fn lost(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _cause: Cause) {}

    /// A packet reaches its receiver; `is_new` if the receiver did not have its segment.
    fn arrived(&mut self, _now: Nanos, _flow: usize, _packet: &Packet, _is_new: bool) {}

    /// The receiver sends an acknowledgment, which reaches its sender at `arrival`.
    fn answered(&mut self, _now: Nanos, _flow: usize, _ack: &C::Ack, _arrival: Nanos) {}

    /// A sender has taken an acknowledgment and sent what that allows; `ends` is the flow's state now.
    fn acknowledged(&mut self, _now: Nanos, _flow: usize, _ack: &C::Ack, _ends: &C) {}

    /// A sender's timer has expired, and it has sent what that allows; `ends` is the flow's state now.
    fn expired(&mut self, _now: Nanos, _flow: usize, _ends: &C) {}
}
