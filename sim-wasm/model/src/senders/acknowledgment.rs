//! The receiver's acknowledgments.

/// A SACK block, segments that have arrived out of order: `start` is the first, `end` the one after the last (the left
/// and the right edge of RFC 2018, section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The first segment of the block.
    pub start: u32,
    /// The segment after the last of the block.
    pub end: u32,
}

/// An acknowledgment, small enough to travel by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acknowledgment {
    /// The next segment that is expected.
    pub next: u32,
    blocks: [Block; Self::BLOCKS],
    count: u8,
}

impl Acknowledgment {
    /// SACK blocks that fit beside TCP timestamps (RFC 2018, section 3).
    pub const BLOCKS: usize = 3;

    /// An acknowledgment without blocks.
    pub fn of(next: u32) -> Self {
        Self { next, ..Self::default() }
    }

    /// An acknowledgment with the first `count` of these blocks.
    #[inline]
    pub fn with(next: u32, blocks: [Block; Self::BLOCKS], count: u8) -> Self {
        Self { next, blocks, count }
    }

    /// The blocks, in the order of RFC 2018, section 4.
    #[inline]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks[..usize::from(self.count)]
    }

    /// Keeps only the first `count` blocks.
    pub fn keep(&mut self, count: usize) {
        self.count = self.count.min(count as u8);
    }
}
