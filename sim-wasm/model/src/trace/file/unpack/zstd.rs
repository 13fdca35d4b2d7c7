//! Zstandard (RFC 8878): frames one after another, each with a header, blocks and perhaps a checksum. ruzstd reads
//! headers and blocks; here the file is cut into them, so that no more than a block is unpacked at once.

use crate::trace::file::bytes::Order;
use crate::trace::file::pieces::Step;
use crate::trace::file::unpack::{Sink, enough};
use ruzstd::decoding::errors::FrameDecoderError;
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

const FRAME: u32 = 0xfd2f_b528;
/// Magic number of skippable frames; its last hexadecimal digit may be any.
const SKIPPABLE: u32 = 0x184d_2a50;
/// Types of a block.
const REPEATED: u32 = 1;
const RESERVED: u32 = 3;
/// The largest block (RFC 8878, 3.1.1.2.4), bytes.
const BLOCK_AT_MOST: usize = 1 << 17;

/// Unpacks zstd.
#[derive(Default)]
pub struct Zstd {
    stage: Stage,
    decoder: FrameDecoder,
    has_checksum: bool,
    out: Vec<u8>,
}

impl std::fmt::Debug for Zstd {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Zstd({:?})", self.stage)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// Before the first frame.
    #[default]
    Start,
    /// After a frame.
    Between,
    Block,
}

/// The usual first bytes of a zstd file.
pub const ZSTD: [u8; 4] = FRAME.to_le_bytes();

/// Whether a file with these first bytes is an archive of this kind.
pub fn begins(magic: [u8; 4]) -> bool {
    let magic = u32::from_le_bytes(magic);
    magic == FRAME || magic & !15 == SKIPPABLE
}

impl Zstd {
    /// Whether the archive may end here.
    pub fn is_whole(&self) -> bool {
        self.stage == Stage::Between
    }

    /// Whether a frame begins next.
    pub fn is_between(&self) -> bool {
        self.stage != Stage::Block
    }

    pub fn step(&mut self, bytes: &[u8], sink: Sink) -> Step {
        match self.stage {
            Stage::Start | Stage::Between => self.header(bytes),
            Stage::Block => self.block(bytes, sink),
        }
    }

    fn header(&mut self, bytes: &[u8]) -> Step {
        let (Some(magic), Some(next)) = (Order::Little.u32(bytes, 0), bytes.get(4)) else {
            return Step::Need(5);
        };
        if magic & !15 == SKIPPABLE {
            let Some(length) = Order::Little.u32(bytes, 4) else { return Step::Need(8) };
            self.stage = Stage::Between;
            return Step::Took(8 + u64::from(length));
        }
        if magic != FRAME {
            return Step::Stop("what follows there is not packed".to_owned());
        }
        let length = header_length(*next);
        let Some(mut header) = bytes.get(..length) else { return Step::Need(length) };
        match self.decoder.reset(&mut header) {
            Ok(()) => {}
            Err(FrameDecoderError::WindowSizeTooBig { requested, max }) => {
                return Step::Stop(format!(
                    "to unpack it takes {} MB at once, and {} MB are allowed: pack it without --long, or with --long=27",
                    requested >> 20,
                    max >> 20
                ));
            }
            Err(FrameDecoderError::DictNotProvided { dict_id }) => {
                return Step::Stop(format!(
                    "it was packed with a dictionary (number {dict_id}), which is not in the file"
                ));
            }
            Err(_) => return Step::Stop("a frame's header cannot be read".to_owned()),
        }
        self.has_checksum = next & 4 != 0;
        self.stage = Stage::Block;
        Step::Took(length as u64)
    }

    fn block(&mut self, bytes: &[u8], sink: Sink) -> Step {
        let Some(&[low, middle, high]) = bytes.first_chunk::<3>() else { return Step::Need(3) };
        let head = u32::from_le_bytes([low, middle, high, 0]);
        let (is_last, kind, size) = (head & 1 != 0, (head >> 1) & 3, (head >> 3) as usize);
        if kind == RESERVED || size > BLOCK_AT_MOST {
            return Step::Stop(format!("a block of kind {kind} says it has {size} bytes"));
        }
        let content = if kind == REPEATED { 1 } else { size };
        let checksum = if is_last && self.has_checksum { 4 } else { 0 };
        let length = 3 + content + checksum;
        let Some(mut block) = bytes.get(..length) else { return Step::Need(length) };
        if self.decoder.decode_blocks(&mut block, BlockDecodingStrategy::UptoBlocks(1)).is_err() {
            return Step::Stop("its data cannot be unpacked".to_owned());
        }
        self.out.clear();
        if self.decoder.collect_to_writer(&mut self.out).is_err() {
            return Step::Stop("its data cannot be unpacked".to_owned());
        }
        if !self.out.is_empty() && !sink(&self.out) {
            return enough(bytes);
        }
        if is_last {
            self.stage = Stage::Between;
            let sums = (self.decoder.get_checksum_from_data(), self.decoder.get_calculated_checksum());
            if self.has_checksum && sums.0 != sums.1 {
                return Step::Stop("the checksum of what was unpacked before is wrong".to_owned());
            }
        }
        Step::Took(length as u64)
    }
}

/// Length of a frame's header by its descriptor (RFC 8878, 3.1.1.1), magic number included.
fn header_length(descriptor: u8) -> usize {
    let is_single = descriptor & 32 != 0;
    let window = usize::from(!is_single);
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let content = match descriptor >> 6 {
        0 => usize::from(is_single),
        size => 1 << size,
    };
    5 + window + dictionary + content
}
