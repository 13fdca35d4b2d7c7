//! Packed files: gzip and zstd, told by their first bytes and unpacked as they are read. Memory is bounded by
//! the archive's window; what was unpacked is read at once and not kept.

mod checksum;
mod gzip;
mod zstd;

use crate::trace::file::damage::Damage;
use crate::trace::file::packing::Packing;
use crate::trace::file::pieces::{Pieces, Step};
pub use gzip::GZIP;
use gzip::Gzip;
use std::fmt::Debug;
pub use zstd::ZSTD;
use zstd::Zstd;

/// How a file with these first bytes is packed.
pub fn packing_of(magic: [u8; 4]) -> Option<Packing> {
    if magic.starts_with(&GZIP) {
        return Some(Packing::Gzip);
    }
    zstd::begins(magic).then_some(Packing::Zstd)
}

/// An archive that has grown beyond what it may grow to freely, and to so many times its size, is more likely a bomb
/// than a capture: headers of frames differ.
const GROWS_AT_MOST: u64 = 250;

/// Takes what was unpacked, and says whether more is wanted.
pub type Sink<'a> = &'a mut dyn FnMut(&[u8]) -> bool;

impl Kind {
    /// Whether a member or a frame begins next.
    fn is_between(&self) -> bool {
        match self {
            Self::Gzip(gzip) => gzip.is_between(),
            Self::Zstd(zstd) => zstd.is_between(),
        }
    }
}

/// Why an archive is not read on.
#[derive(Debug)]
pub enum Fault {
    /// What is wrong with the part that begins at this byte.
    Broken { at: u64, what: String },
    /// It grows as no capture does.
    Bomb,
}

/// Unpacks one file. A reader of captures that are not packed has none of them.
pub trait Unpacker: Debug + Send {
    fn packing(&self) -> Packing;

    /// Bytes that came out so far.
    fn unpacked(&self) -> u64;

    /// Unpacks the next piece into `sink`, until that wants no more.
    ///
    /// # Errors
    /// If it cannot be unpacked any further.
    fn feed(&mut self, piece: &[u8], sink: Sink) -> Result<(), Fault>;

    /// A fault in words, once so many packets were found.
    fn damage(&self, fault: Fault, packets: u64) -> Damage;

    /// What is wrong with the archive if it ends here.
    fn finish(&self, packets: u64) -> Option<Damage>;
}

/// Gives what unpacks files that are packed in this way, and may grow to so many bytes freely.
pub type Unpackers = fn(Packing, u64) -> Box<dyn Unpacker>;

/// Of all ways that are known.
pub fn unpacker(packing: Packing, freely: u64) -> Box<dyn Unpacker> {
    let kind = match packing {
        Packing::Gzip => Kind::Gzip(Box::default()),
        Packing::Zstd => Kind::Zstd(Box::default()),
    };
    Box::new(Unpack { kind, pieces: Pieces::default(), packed: 0, unpacked: 0, used: 0, part: 0, freely })
}

#[derive(Debug)]
struct Unpack {
    kind: Kind,
    pieces: Pieces,
    packed: u64,
    unpacked: u64,
    /// Bytes that are used, and where the present member or frame begins: where within it an error shows depends on the
    /// pieces.
    used: u64,
    part: u64,
    /// Bytes that it may grow to however small it is.
    freely: u64,
}

#[derive(Debug)]
enum Kind {
    Gzip(Box<Gzip>),
    Zstd(Box<Zstd>),
}

impl Unpacker for Unpack {
    fn packing(&self) -> Packing {
        match self.kind {
            Kind::Gzip(_) => Packing::Gzip,
            Kind::Zstd(_) => Packing::Zstd,
        }
    }

    fn unpacked(&self) -> u64 {
        self.unpacked
    }

    fn feed(&mut self, piece: &[u8], sink: Sink) -> Result<(), Fault> {
        self.packed += piece.len() as u64;
        let Self { kind, pieces, packed, unpacked, used, part, freely } = self;
        let (packed, freely, mut is_bomb) = (*packed, *freely, false);
        let mut counted = |bytes: &[u8]| {
            *unpacked += bytes.len() as u64;
            is_bomb = *unpacked > freely && *unpacked / GROWS_AT_MOST > packed;
            !is_bomb && sink(bytes)
        };
        let fed = pieces.feed(piece, |bytes| {
            if kind.is_between() {
                *part = *used;
            }
            let step = match kind {
                Kind::Gzip(gzip) => gzip.step(bytes, &mut counted),
                Kind::Zstd(zstd) => zstd.step(bytes, &mut counted),
            };
            if let Step::Took(taken) = step {
                *used += taken;
            }
            step
        });
        if is_bomb { Err(Fault::Bomb) } else { fed.map_err(|(_, what)| Fault::Broken { at: *part, what }) }
    }

    fn damage(&self, fault: Fault, packets: u64) -> Damage {
        let packing = self.packing();
        match fault {
            Fault::Broken { at, what } => Damage::Archive { packing, at, what, packets },
            Fault::Bomb => Damage::Bomb { packing, times: GROWS_AT_MOST, packets },
        }
    }

    fn finish(&self, packets: u64) -> Option<Damage> {
        let is_whole = match &self.kind {
            Kind::Gzip(gzip) => gzip.is_whole(),
            Kind::Zstd(zstd) => zstd.is_whole(),
        };
        let is_cut = !is_whole || self.pieces.cut().is_some();
        is_cut.then(|| Damage::ArchiveCut { packing: self.packing(), end: self.packed, packets })
    }
}

/// A step that ends reading, as nobody wants the rest.
fn enough(bytes: &[u8]) -> Step {
    Step::Took(bytes.len() as u64)
}
