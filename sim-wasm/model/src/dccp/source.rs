//! The application as a source of packets (docs/dccp.md, rule dccp-19).

use super::parameters::Application;
use crate::network::Nanos;

/// Time between two voice packets, ns.
pub const VOICE_PERIOD: Nanos = 20_000_000;
/// Most voice packets that wait for the allowed rate.
const WAITING: u32 = 5;

/// The application of a sender.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    is_greedy: bool,
    /// When the next packet is made, ns.
    next: Nanos,
    waiting: u32,
}

impl Source {
    /// An application that starts at 0.
    #[must_use]
    pub fn new(application: Application) -> Self {
        let is_greedy = application == Application::Greedy;
        Self { is_greedy, next: if is_greedy { Nanos::MAX } else { 0 }, waiting: 0 }
    }

    /// When it makes the next packet; [`Nanos::MAX`] if it always has one.
    #[inline]
    #[must_use]
    pub fn next(&self) -> Nanos {
        self.next
    }

    /// Makes a packet; returns whether there is room for it.
    pub fn make(&mut self) -> bool {
        self.next += VOICE_PERIOD;
        let has_room = self.waiting < WAITING;
        self.waiting += u32::from(has_room);
        has_room
    }

    /// Whether it has a packet to send.
    #[inline]
    #[must_use]
    pub fn has_packet(&self) -> bool {
        self.is_greedy || self.waiting > 0
    }

    /// Takes a packet to be sent; returns whether there is another one.
    #[inline]
    pub fn take(&mut self) -> bool {
        self.waiting = self.waiting.saturating_sub(1);
        self.has_packet()
    }
}
