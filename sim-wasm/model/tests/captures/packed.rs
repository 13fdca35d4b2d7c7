//! Archives, for the tests of what unpacks them.

use miniz_oxide::deflate::compress_to_vec;
use ruzstd::encoding::{CompressionLevel, compress_to_vec as zstd_to_vec};

/// A member of a gzip file.
pub fn gzip(content: &[u8]) -> Vec<u8> {
    // bit by bit, as RFC 1952 has it: another writing than the reader's
    let sum = content.iter().fold(!0_u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1)))
    });
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3];
    file.extend(compress_to_vec(content, 6));
    file.extend((!sum).to_le_bytes());
    file.extend((content.len() as u32).to_le_bytes());
    file
}

/// A frame of a zstd file, which ruzstd packs.
pub fn zstd(content: &[u8]) -> Vec<u8> {
    zstd_to_vec(content, CompressionLevel::Fastest)
}

/// A frame of these blocks without a checksum and with a window of 1 MB.
pub fn zstd_frame(blocks: &[Block]) -> Vec<u8> {
    let mut file = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 10 << 3];
    for (at, block) in blocks.iter().enumerate() {
        let is_last = u32::from(at + 1 == blocks.len());
        let (kind, size, content) = match block {
            Block::Raw(bytes) => (0, bytes.len() as u32, bytes.as_slice()),
            Block::Repeated(byte, size) => (1, *size, std::slice::from_ref(byte)),
        };
        file.extend_from_slice(&(size << 3 | kind << 1 | is_last).to_le_bytes()[..3]);
        file.extend_from_slice(content);
    }
    file
}

/// A block of a frame.
#[derive(Clone)]
pub enum Block {
    Raw(Vec<u8>),
    Repeated(u8, u32),
}
