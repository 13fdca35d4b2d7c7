//! Packets that were never seen, each with the packet before which it is listed.

use crate::trace::packets::kind::{Kind, KindReason};

/// A missing packet, or missing bytes.
#[derive(Clone, Copy, Debug)]
pub struct MissingPacket {
    /// The row of the packet that opened the hole.
    pub before: u32,
    /// Its number; of missing bytes, the first one.
    pub number: u64,
    /// Its payload.
    pub payload: Payload,
    pub kind: Kind,
    pub why: KindReason,
}

/// The payload of a packet that was never seen.
#[derive(Clone, Copy, Debug)]
pub enum Payload {
    Unknown,
    Bytes(u32),
    /// The payload of the packet in this row, which replaced it.
    OfRow(u32),
}

/// The missing numbers between those that arrived, in a sequence that counts packets; `opener` finds the packet that
/// opened a hole.
pub fn gaps(mut numbers: Vec<u64>, opener: impl Fn(u64) -> Option<u32>) -> Vec<MissingPacket> {
    numbers.sort_unstable();
    let gap = |pair: &[u64]| {
        let missing = pair[0].saturating_add(1)..pair[1];
        let before = if missing.is_empty() { None } else { opener(missing.start) };
        let lost = move |number| {
            let (payload, kind, why) = (Payload::Unknown, Kind::Lost, KindReason::NeverSeen);
            before.map(|before| MissingPacket { before, number, payload, kind, why })
        };
        missing.filter_map(lost)
    };
    numbers.windows(2).flat_map(gap).collect()
}
