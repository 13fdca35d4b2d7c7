//! gzip (RFC 1952): members one after another, each with a header, deflated data and a checksum.

use crate::trace::file::bytes::Order;
use crate::trace::file::pieces::Step;
use crate::trace::file::unpack::checksum::Crc32;
use crate::trace::file::unpack::{Sink, enough};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_HAS_MORE_INPUT;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

/// Size of the output buffer: deflate looks back 32 kB, and a larger buffer wraps less often.
const WINDOW: usize = 1 << 17;
/// The first bytes of a gzip file.
pub const GZIP: [u8; 2] = [0x1f, 0x8b];
const HEADER_AT_MOST: usize = 1 << 16;
const DEFLATE: u8 = 8;
/// Flags that announce parts of a header.
const HEADER_CHECK: u8 = 2;
const EXTRA: u8 = 4;
const NAME: u8 = 8;
const COMMENT: u8 = 16;

/// Unpacks gzip.
#[derive(Debug)]
pub struct Gzip {
    stage: Stage,
    inflater: Inflater,
    window: Vec<u8>,
    /// Position of the next byte in the window.
    place: usize,
    checksum: Crc32,
    /// Unpacked bytes of this member.
    length: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Before a member; the first one must come.
    Header {
        is_first: bool,
    },
    Data,
    Trailer,
}

/// miniz_oxide's inflater, wrapped because it does not implement `Debug`.
#[derive(Default)]
struct Inflater(Box<DecompressorOxide>);

impl std::fmt::Debug for Inflater {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Inflater")
    }
}

impl Default for Gzip {
    fn default() -> Self {
        Self {
            stage: Stage::Header { is_first: true },
            inflater: Inflater::default(),
            window: vec![0; WINDOW],
            place: 0,
            checksum: Crc32::default(),
            length: 0,
        }
    }
}

impl Gzip {
    /// Whether the archive may end here.
    pub fn is_whole(&self) -> bool {
        self.stage == Stage::Header { is_first: false }
    }

    /// Whether a member begins next.
    pub fn is_between(&self) -> bool {
        matches!(self.stage, Stage::Header { .. })
    }

    pub fn step(&mut self, bytes: &[u8], sink: Sink) -> Step {
        match self.stage {
            Stage::Header { is_first } => self.header(bytes, is_first),
            Stage::Data => self.data(bytes, sink),
            Stage::Trailer => self.trailer(bytes),
        }
    }

    fn header(&mut self, bytes: &[u8], is_first: bool) -> Step {
        // archives on tapes and in blocks are padded with zeros
        let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
        if !is_first && zeros > 0 {
            return Step::Took(zeros as u64);
        }
        let Some(head) = bytes.first_chunk::<10>() else { return Step::Need(10) };
        let [0x1f, 0x8b, method, flags, ..] = *head else {
            return Step::Stop("what follows there is not packed".to_owned());
        };
        if method != DEFLATE {
            return Step::Stop(format!("it is packed by method {method}, and only deflate (8) is known"));
        }
        match header_length(bytes, flags) {
            Some(length) if length <= bytes.len() => {
                self.stage = Stage::Data;
                self.inflater = Inflater::default();
                (self.place, self.length) = (0, 0);
                Step::Took(length as u64)
            }
            _ if bytes.len() > HEADER_AT_MOST => Step::Stop("its header does not end".to_owned()),
            known => Step::Need(known.unwrap_or(0).max(bytes.len() + 1)),
        }
    }

    fn data(&mut self, bytes: &[u8], sink: Sink) -> Step {
        let mut rest = bytes;
        loop {
            let (status, taken, given) = decompress(
                &mut self.inflater.0,
                rest,
                &mut self.window,
                self.place,
                TINFL_FLAG_HAS_MORE_INPUT,
            );
            rest = &rest[taken..];
            let out = &self.window[self.place..self.place + given];
            self.checksum.take(out);
            self.length += given as u64;
            if given > 0 && !sink(out) {
                return enough(bytes);
            }
            self.place = (self.place + given) % WINDOW;
            let taken = (bytes.len() - rest.len()) as u64;
            match status {
                TINFLStatus::HasMoreOutput => {}
                TINFLStatus::NeedsMoreInput => return Step::Took(taken),
                TINFLStatus::Done => {
                    self.stage = Stage::Trailer;
                    return if taken > 0 { Step::Took(taken) } else { self.trailer(bytes) };
                }
                _ => return Step::Stop("its data cannot be unpacked".to_owned()),
            }
        }
    }

    fn trailer(&mut self, bytes: &[u8]) -> Step {
        let (Some(sum), Some(length)) = (Order::Little.u32(bytes, 0), Order::Little.u32(bytes, 4)) else {
            return Step::Need(8);
        };
        self.stage = Stage::Header { is_first: false };
        if (sum, length) != (self.checksum.end(), self.length as u32) {
            return Step::Stop("the checksum of what was unpacked before is wrong".to_owned());
        }
        Step::Took(8)
    }
}

/// Length of a header with these flags, or a lower bound for it; `None` if too few bytes are here to tell.
fn header_length(bytes: &[u8], flags: u8) -> Option<usize> {
    let mut end = 10;
    if flags & EXTRA != 0 {
        end += 2 + usize::from(Order::Little.u16(bytes, end)?);
    }
    for text in [NAME, COMMENT] {
        if flags & text != 0 {
            end += 1 + bytes.get(end..)?.iter().position(|&byte| byte == 0)?;
        }
    }
    Some(if flags & HEADER_CHECK == 0 { end } else { end + 2 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec;

    fn member(flags: u8, head: &[u8], content: &[u8]) -> Vec<u8> {
        let mut sum = Crc32::default();
        sum.take(content);
        let mut bytes = vec![0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3];
        bytes.extend_from_slice(head);
        bytes.extend(compress_to_vec(content, 6));
        bytes.extend(sum.end().to_le_bytes());
        bytes.extend((content.len() as u32).to_le_bytes());
        bytes
    }

    fn unpacked(bytes: &[u8], piece: usize) -> Result<(Vec<u8>, bool), String> {
        let (mut gzip, mut pieces) = (Gzip::default(), crate::trace::file::pieces::Pieces::default());
        let mut found = Vec::new();
        for piece in bytes.chunks(piece) {
            let mut sink = |out: &[u8]| {
                found.extend_from_slice(out);
                true
            };
            pieces.feed(piece, |bytes| gzip.step(bytes, &mut sink)).map_err(|(_, what)| what)?;
        }
        Ok((found, gzip.is_whole() && pieces.cut().is_none()))
    }

    #[test]
    fn members_with_every_kind_of_header() {
        let content: Vec<u8> =
            (0..300_000_u32).map(|k| (k.wrapping_mul(2_654_435_761) >> 29) as u8).collect();
        let mut file = member(0, &[], &content);
        file.extend(member(EXTRA | NAME, &[3, 0, 0, 0, 0, b'a', 0], b"more"));
        file.extend(member(NAME | COMMENT | HEADER_CHECK, &[b'a', 0, b'b', 0, 1, 2], b""));
        let expected = [&content[..], b"more"].concat();
        for piece in [1, 7, 1000, usize::MAX] {
            assert_eq!(unpacked(&file, piece), Ok((expected.clone(), true)));
        }
        let end = file.len();
        assert_eq!(unpacked(&file[..end - 9], 100).map(|(_, is_whole)| is_whole), Ok(false));
        file.extend([0; 30]);
        assert_eq!(unpacked(&file, 100), Ok((expected, true)));
        file.push(7);
        file.extend([0; 30]);
        assert_eq!(unpacked(&file, 100), Err("what follows there is not packed".to_owned()));
    }

    #[test]
    fn a_wrong_checksum_is_seen() {
        let mut file = member(0, &[], b"content");
        let end = file.len();
        file[end - 8] ^= 1;
        assert!(unpacked(&file, 3).is_err_and(|what| what.contains("checksum")));
    }
}
