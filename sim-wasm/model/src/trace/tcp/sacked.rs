//! Selective acknowledgments of a direction, with D-SACK.

use crate::trace::headers::transport::Segment;

/// A block of a selective acknowledgment (RFC 2018).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The packet with the block, a row of its flow.
    pub packet: u32,
    /// Its first byte in the other direction; below, the one after its last.
    pub left: u32,
    pub right: u32,
    /// Whether it reports bytes that arrived again (D-SACK).
    pub is_copy: bool,
}

/// For each packet, the blocks that are new: others repeat those of earlier packets.
#[derive(Clone, Debug, Default)]
pub struct NewSackBlocks {
    pub blocks: Vec<Block>,
    /// The window scale in the SYN, bits.
    pub scale: Option<u8>,
    /// The maximum segment size in the SYN, bytes.
    pub mss: Option<u16>,
}

impl NewSackBlocks {
    /// The ends of the blocks in the packet of this row.
    pub fn of(&self, row: u32) -> impl Iterator<Item = u32> {
        let first = self.blocks.partition_point(|block| block.packet < row);
        let blocks = self.blocks.iter().skip(first);
        blocks.take_while(move |block| block.packet == row).map(|block| block.right)
    }

    /// The selective acknowledgments of these rows, which are in ascending order.
    pub fn part(&self, rows: &[u32]) -> Self {
        let place = |block: &Block| {
            let packet = rows.binary_search(&block.packet).ok()? as u32;
            Some(Block { packet, ..*block })
        };
        Self { blocks: self.blocks.iter().filter_map(place).collect(), ..*self }
    }

    /// Takes in the packet of this row.
    pub fn take(&mut self, segment: &Segment, row: usize) {
        if segment.is_syn {
            (self.scale, self.mss) = (segment.scale, segment.mss);
        }
        let [first, others @ ..] = segment.sacks.blocks() else { return };
        let is_copy = segment.acknowledgment.is_some_and(|upto| segment.sacks.begins_with_copy(upto));
        let packet = row as u32;
        let mut keep = |&(left, right): &(u32, u32), is_copy| {
            self.blocks.push(Block { packet, left, right, is_copy });
        };
        keep(first, is_copy);
        if let Some(second) = others.first().filter(|_| is_copy) {
            keep(second, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::headers::options::Options;

    #[test]
    fn a_copy_and_the_block_behind_it_are_kept() {
        let mut sacked = NewSackBlocks::default();
        let blocks = |bytes: &[[u8; 8]]| {
            let head = [5, 2 + 8 * bytes.len() as u8];
            Options::of(&[&head[..], &bytes.concat()].concat()).sacks
        };
        let [low, high] = [[0, 0, 0, 1, 0, 0, 0, 5], [0, 0, 0, 20, 0, 0, 0, 30]];
        let acknowledgment = Some(10);
        for sacks in [blocks(&[]), blocks(&[high]), blocks(&[low, high])] {
            sacked.take(&Segment { acknowledgment, sacks, ..Segment::default() }, 7);
        }
        let block = |left, right, is_copy| Block { packet: 7, left, right, is_copy };
        assert_eq!(sacked.blocks, [block(20, 30, false), block(1, 5, true), block(20, 30, false)]);
    }
}
