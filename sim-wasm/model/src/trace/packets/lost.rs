//! Packets that were never seen, and the packets in front of which they stand.

use crate::trace::packets::kind::{Kind, Why};

/// What is missing.
#[derive(Clone, Copy, Debug)]
pub struct Lost {
    /// The row of the packet that opened the hole.
    pub before: u32,
    /// The first number that is missing.
    pub number: u64,
    /// Bytes where numbers count bytes, otherwise packets.
    pub size: u32,
    pub kind: Kind,
    pub why: Why,
}

/// The gaps between the numbers that arrived, of a sequence that counts packets; `opener` finds who opened a hole.
pub fn gaps(mut numbers: Vec<u64>, opener: impl Fn(u64) -> Option<u32>) -> Vec<Lost> {
    numbers.sort_unstable();
    let gap = |pair: &[u64]| {
        let (number, missing) = (pair[0].checked_add(1)?, pair[1].saturating_sub(pair[0]).saturating_sub(1));
        let size = u32::try_from(missing).unwrap_or(u32::MAX);
        (size > 0).then_some(())?;
        Some(Lost { before: opener(number)?, number, size, kind: Kind::Lost, why: Why::NeverSeen })
    };
    numbers.windows(2).filter_map(gap).collect()
}
