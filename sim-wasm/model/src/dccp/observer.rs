use super::buffer::Buffer;
use super::path::Fate;
use crate::network::Nanos;
use crate::tfrc::{Feedback, Lost, Packet, Sender};

/// Who looks on while a run is under way. Calls come in the order of time.
pub trait Observer {
    /// A packet is sent, and this will become of it.
    fn sent(&mut self, _now: Nanos, _packet: &Packet, _fate: Fate) {}

    /// The sender has no room for a packet.
    fn refused(&mut self, _now: Nanos) {}

    /// A packet comes from the network.
    fn came(&mut self, _now: Nanos, _packet: &Packet) {}

    /// A packet reaches loss detection.
    fn received(&mut self, _now: Nanos, _packet: &Packet) {}

    /// The application is handed a packet.
    fn handed(&mut self, _now: Nanos, _packet: &Packet) {}

    /// A packet is declared lost.
    fn lost(&mut self, _now: Nanos, _lost: Lost) {}

    /// The receiver sends a report, which will be at its sender at `arrival`.
    fn reported(&mut self, _now: Nanos, _report: &Feedback, _arrival: Nanos) {}

    /// The sender has taken a report, or its timer ran out; this is its state now.
    fn told(&mut self, _now: Nanos, _sender: &Sender, _is_timeout: bool) {}

    /// What is in the buffer has changed.
    fn buffered(&mut self, _now: Nanos, _buffer: &Buffer) {}
}

/// Nobody looks on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {}
