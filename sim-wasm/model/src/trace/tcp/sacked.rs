//! What a direction says has arrived out of order, and what has arrived again.

use crate::trace::headers::transport::Segment;

/// A block of a selective acknowledgment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The packet that carries it, a row of its flow.
    pub packet: u32,
    /// Its first byte, and the one behind its last, of the other direction.
    pub left: u32,
    pub right: u32,
    /// It names bytes that arrived once more (D-SACK).
    pub is_copy: bool,
}

/// The blocks that changed last of each packet: the others repeat what earlier packets said.
#[derive(Clone, Debug, Default)]
pub struct Sacked {
    pub blocks: Vec<Block>,
    /// By how many bits the window is shifted, as the SYN says.
    pub scale: Option<u8>,
    /// The largest payload that this direction takes, as the SYN says, bytes.
    pub mss: Option<u16>,
}

impl Sacked {
    /// The bytes behind the blocks of the packet of this row.
    pub fn of(&self, row: u32) -> impl Iterator<Item = u32> {
        let first = self.blocks.partition_point(|block| block.packet < row);
        let blocks = self.blocks.iter().skip(first);
        blocks.take_while(move |block| block.packet == row).map(|block| block.right)
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
        let mut sacked = Sacked::default();
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
