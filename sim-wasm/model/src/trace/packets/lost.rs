//! Packets that were never seen, and the packets in front of which they stand.

use crate::trace::packets::kind::{Kind, Why};

/// What is missing.
#[derive(Clone, Copy, Debug)]
pub struct Lost {
    /// The row of the packet that opened the hole.
    pub before: u32,
    /// Its number, or of missing bytes the first.
    pub number: u64,
    /// The row whose payload it had, or how many bytes are missing.
    pub payload: Payload,
    pub kind: Kind,
    pub why: Why,
}

/// What is known of the payload of a packet that was never seen.
#[derive(Clone, Copy, Debug)]
pub enum Payload {
    Unknown,
    Bytes(u32),
    /// That of the packet in this row, which replaced it.
    OfRow(u32),
}

/// The numbers that are missing between those that arrived, of a sequence that counts packets; `opener` finds who opened a hole.
pub fn gaps(mut numbers: Vec<u64>, opener: impl Fn(u64) -> Option<u32>) -> Vec<Lost> {
    numbers.sort_unstable();
    let gap = |pair: &[u64]| {
        let missing = pair[0].saturating_add(1)..pair[1];
        let before = if missing.is_empty() { None } else { opener(missing.start) };
        let lost = move |number| {
            let (payload, kind, why) = (Payload::Unknown, Kind::Lost, Why::NeverSeen);
            before.map(|before| Lost { before, number, payload, kind, why })
        };
        missing.filter_map(lost)
    };
    numbers.windows(2).flat_map(gap).collect()
}
