//! Models of paths: what becomes of each packet that enters.

mod handover;
mod lag;
mod lanes;
mod link;
mod priority;
mod wifi;

pub use handover::Handover;
pub use lag::Lag;
pub use lanes::{Jitter, PlainLane, Queues, Split};
pub use priority::Priority;
pub use wifi::Wifi;

/// Nanoseconds.
pub const MICRO: u64 = 1_000;
/// Nanoseconds.
pub const MILLI: u64 = 1_000_000;

/// A packet that enters a path.
#[derive(Clone, Copy, Debug)]
pub struct EnteringPacket {
    /// Counts the packets of this direction, from 0.
    pub number: u32,
    /// When it enters, ns on the emulator's clock.
    pub at: u64,
    /// Length of the IP packet, bytes.
    pub length: u32,
    /// Port of the end that opened the flow.
    pub port: u16,
}

/// What becomes of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It leaves the path at this time, ns.
    Arrives(u64),
    /// It never does.
    Lost,
}

/// One direction of a path.
pub trait Path: Send {
    /// A packet enters; what is decided of any packet goes to `fates`, with its number.
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>);

    /// When the path wants to be asked again without a packet.
    fn due(&self) -> Option<u64> {
        None
    }

    /// What is decided by `now`.
    fn advance(&mut self, _now: u64, _fates: &mut Vec<(u32, Fate)>) {}
}

/// The first packets of a direction are never lost: a lost SYN costs a second, and tells nothing of the path.
pub const SPARED: u32 = 12;
