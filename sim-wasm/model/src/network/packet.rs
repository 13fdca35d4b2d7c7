//! The packets of the network.

/// A data packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// The segment that it carries, from 1.
    pub segment: u32,
    /// Its number among all packets of its flow, in the order in which they were sent, from 0.
    pub number: u32,
    /// When it was sent, ms: its timestamp.
    pub stamp: u32,
    /// Whether the segment has been sent before.
    pub is_again: bool,
    /// Whether neither random loss nor a queue may take it, because a user has saved this packet by hand.
    pub is_spared: bool,
}
