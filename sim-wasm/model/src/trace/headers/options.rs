//! TCP options that concern order: timestamps, window scale, selective acknowledgments.

use crate::trace::file::bytes::{be16, be32};
use serde::{Deserialize, Serialize};

/// The values of these options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// RFC 7323 TSval.
    pub stamp: Option<u32>,
    /// RFC 7323 TSecr; only in an acknowledgment.
    pub echo: Option<u32>,
    /// Maximum segment size, bytes of payload (RFC 9293, section 3.7.1).
    pub largest: Option<u16>,
    /// Window scale, bits (RFC 7323).
    pub scale: Option<u8>,
    pub sacks: Sacks,
}

/// SACK blocks, bytes that have arrived beyond the acknowledgment (RFC 2018): each from its first byte up to the one
/// after its last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sacks {
    blocks: [(u32, u32); BLOCKS],
    count: u8,
}

/// Most blocks that fit into the options.
const BLOCKS: usize = 4;

impl Sacks {
    /// The blocks in the order of the header, the most recent one first.
    pub fn blocks(&self) -> &[(u32, u32)] {
        &self.blocks[..usize::from(self.count).min(BLOCKS)]
    }

    /// Whether the first block reports bytes that have arrived again (D-SACK, RFC 2883, section 4): below the
    /// acknowledgment, or within the second block.
    pub fn begins_with_copy(&self, acknowledgment: u32) -> bool {
        let is_at_or_below = |one: u32, other: u32| one.wrapping_sub(other) as i32 <= 0;
        match *self.blocks() {
            [] => false,
            [(left, right), ref others @ ..] => {
                let is_within =
                    |&&(from, to): &&(u32, u32)| is_at_or_below(from, left) && is_at_or_below(right, to);
                is_at_or_below(right, acknowledgment) || others.first().filter(is_within).is_some()
            }
        }
    }

    fn of(mut bytes: &[u8]) -> Self {
        let mut found = Self::default();
        while let (Some(left), Some(right)) = (be32(bytes, 0), be32(bytes, 4)) {
            let Some(free) = found.blocks.get_mut(usize::from(found.count)) else { break };
            *free = (left, right);
            found.count += 1;
            bytes = &bytes[8..];
        }
        found
    }
}

impl Options {
    /// Reads the options as far as they were captured.
    pub fn of(mut bytes: &[u8]) -> Self {
        // nearly all segments of a connection have only timestamps (RFC 7323, appendix A)
        if let &[1, 1, 8, 10, a, b, c, d, e, f, g, h] = bytes {
            let (stamp, echo) = (u32::from_be_bytes([a, b, c, d]), u32::from_be_bytes([e, f, g, h]));
            return Self { stamp: Some(stamp), echo: Some(echo), ..Self::default() };
        }
        let mut found = Self::default();
        while let Some((&kind, rest)) = bytes.split_first() {
            if kind == 0 {
                break;
            }
            if kind == 1 {
                bytes = rest;
                continue;
            }
            let Some(&length) = rest.first() else { break };
            let length = usize::from(length).max(2);
            let value = bytes.get(2..length.min(bytes.len())).unwrap_or_default();
            match kind {
                2 => found.largest = be16(value, 0),
                3 => found.scale = value.first().map(|&bits| bits.min(MOST_BITS)),
                5 => found.sacks = Sacks::of(value),
                8 => (found.stamp, found.echo) = (be32(value, 0), be32(value, 4)),
                _ => {}
            }
            bytes = bytes.get(length..).unwrap_or_default();
        }
        found
    }
}

/// The largest window scale; a larger one is read as this (RFC 7323, section 2.3).
const MOST_BITS: u8 = 14;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_option_behind_others() {
        let mut bytes = vec![2, 4, 5, 180, 1, 3, 3, 7, 8, 10, 0, 0, 1, 2, 0, 0, 0, 0, 1, 1, 5, 18];
        bytes.extend([0, 0, 0, 9, 0, 0, 0, 12, 0, 0, 0, 20, 0, 0, 0, 30]);
        let found = Options::of(&bytes);
        assert_eq!((found.stamp, found.echo), (Some(258), Some(0)));
        assert_eq!((found.scale, found.largest), (Some(7), Some(1460)));
        assert_eq!(found.sacks.blocks(), [(9, 12), (20, 30)]);
        // cut off within the second block: only the first is read
        assert_eq!(Options::of(&bytes[..bytes.len() - 1]).sacks.blocks(), [(9, 12)]);
        assert_eq!(Options::of(&[8, 0, 5, 1, 3]), Options::default());
        assert_eq!(Options::of(&[3, 3, 200]).scale, Some(14));
    }

    #[test]
    fn timestamps_alone_are_read_as_among_others() {
        let alone = [1, 1, 8, 10, 1, 2, 3, 4, 5, 6, 7, 8];
        assert_eq!(Options::of(&alone), Options::of(&[&alone[..], &[0]].concat()));
        assert_eq!(
            (Options::of(&alone).stamp, Options::of(&alone).echo),
            (Some(0x0102_0304), Some(0x0506_0708))
        );
    }

    #[test]
    fn a_copy_is_below_the_acknowledgment_or_within_the_second_block() {
        let sacks = |blocks: &[(u32, u32)]| {
            let bytes: Vec<u8> = blocks
                .iter()
                .flat_map(|&(from, to)| [from.to_be_bytes(), to.to_be_bytes()].concat())
                .collect();
            Sacks::of(&bytes)
        };
        for (blocks, acknowledgment, is_copy) in [
            (&[][..], 5, false),
            (&[(10, 20)], 5, false),
            (&[(10, 20)], 20, true),
            (&[(10, 20), (30, 40)], 5, false),
            (&[(32, 36), (30, 40)], 5, true),
            (&[(u32::MAX - 9, 0)], 3, true),
        ] {
            assert_eq!(sacks(blocks).begins_with_copy(acknowledgment), is_copy, "{blocks:?}");
        }
    }
}
