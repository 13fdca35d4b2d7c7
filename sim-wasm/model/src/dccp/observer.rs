use super::buffer::Buffer;
use super::path::Fate;
use crate::network::Nanos;
use crate::tfrc::{Feedback, LostPacket, Packet, Sender};

/// An observer of a run's events. It is called in order of time.
pub trait Observer {
    /// A packet is sent, with this fate on the path.
    fn sent(&mut self, _now: Nanos, _packet: &Packet, _fate: Fate) {}

    /// The sender has no room for a packet.
    fn refused(&mut self, _now: Nanos) {}

    /// A packet arrives from the network.
    fn arrived(&mut self, _now: Nanos, _packet: &Packet) {}

    /// A packet reaches loss detection.
    fn received(&mut self, _now: Nanos, _packet: &Packet) {}

    /// A packet is passed to the application.
    fn delivered(&mut self, _now: Nanos, _packet: &Packet) {}

    /// A packet is declared lost.
    fn lost(&mut self, _now: Nanos, _lost: LostPacket) {}

    /// The receiver sends a report, which reaches the sender at `arrival`.
    fn reported(&mut self, _now: Nanos, _report: &Feedback, _arrival: Nanos) {}

    /// The sender has taken a report, or its timer has expired; `sender` is its state now.
    fn sender_updated(&mut self, _now: Nanos, _sender: &Sender, _is_timeout: bool) {}

    /// The content of the buffer has changed.
    fn buffered(&mut self, _now: Nanos, _buffer: &Buffer) {}
}

/// The observer that ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {}
