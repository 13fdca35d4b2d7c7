//! The content of a file, by its first bytes.

use crate::trace::capture::pcap::Pcap;
use crate::trace::capture::pcapng::PcapNg;
use crate::trace::file::damage::Damage;
use crate::trace::file::terminal::may_begin;
use crate::trace::file::unpack::{GZIP, ZSTD, packing_of};
use crate::trace::reading::text::{TextReader, TextReaders};

/// Number of bytes that identify a format.
pub const MAGIC: usize = 4;

/// The first bytes of captures, and of archives that may hold one: they distinguish these from texts before a reader is
/// chosen.
#[must_use]
pub fn magics() -> Magics {
    let pcap = Pcap::MAGICS.iter().map(|(magic, ..)| &magic[..]);
    Magics { captures: pcap.chain([&PcapNg::MAGIC[..]]).collect(), archives: vec![&GZIP, &ZSTD] }
}

/// First bytes, by the kind of file.
#[derive(Debug)]
pub struct Magics {
    pub captures: Vec<&'static [u8]>,
    pub archives: Vec<&'static [u8]>,
}

/// How much is known of the file, with the reader of its format.
#[derive(Clone, Debug)]
pub enum Stage {
    /// The first bytes, still too few to recognise the format.
    Start(Vec<u8>),
    Pcap(Pcap),
    PcapNg(PcapNg),
    Text(Box<dyn TextReader>),
    /// A file that cannot be read.
    Foreign,
}

/// The reader for a file that begins with these bytes, packed or not; a text needs one of these readers.
pub fn recognise(magic: [u8; MAGIC], texts: Option<TextReaders>) -> Result<Stage, Damage> {
    if let Some(pcap) = Pcap::recognise(magic) {
        return Ok(Stage::Pcap(pcap));
    }
    if let Some(pcapng) = PcapNg::recognise(magic) {
        return Ok(Stage::PcapNg(pcapng));
    }
    let foreign = |what, advice| Err(Damage::Foreign { what, advice });
    if packing_of(magic).is_some() {
        return foreign("an archive within an archive", "unpack it once first");
    }
    let unpack = "unpack it first";
    let convert = "save it as pcapng first, with Wireshark or editcap";
    match magic {
        [0xfd, b'7', b'z', b'X'] => foreign("an xz archive", unpack),
        [b'B', b'Z', b'h', _] => foreign("a bzip2 archive", unpack),
        [4, 0x22, 0x4d, 0x18] => foreign("an lz4 archive", unpack),
        [b'P', b'K', 3, 4] => foreign("a zip archive", unpack),
        [0xa1, 0xb2, 0xcd, 0x34] | [0x34, 0xcd, 0xb2, 0xa1] => {
            foreign("a pcap file of a modified kind", convert)
        }
        [b's', b'n', b'o', b'o'] => foreign("a snoop capture", convert),
        [b'G', b'M', b'B', b'U'] => foreign("a Network Monitor capture", convert),
        [b'X', b'C', b'P', 0] => foreign("a NetXRay capture", convert),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => foreign("text in UTF-16", "save it as UTF-8 first"),
        // the same without a byte-order mark
        [first, 0, second, 0] | [0, first, 0, second] if [first, second].iter().all(u8::is_ascii_graphic) => {
            foreign("text in UTF-16", "save it as UTF-8 first")
        }
        // before each part of a JSON text sequence (RFC 7464)
        [0x1e, ..] => text(magic, texts),
        _ if !may_begin(&magic) => Err(Damage::binary(magic)),
        _ => text(magic, texts),
    }
}

fn text(magic: [u8; MAGIC], texts: Option<TextReaders>) -> Result<Stage, Damage> {
    texts.map(|texts| Stage::Text(texts(&magic))).ok_or(Damage::Text)
}
