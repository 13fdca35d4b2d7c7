//! Packed files: gzip and zstd, recognised by their first bytes and unpacked as they are read. Memory is bounded by the
//! archive's window; unpacked bytes are read at once and not kept.

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

/// The largest ratio of unpacked to packed bytes, beyond the size that is allowed to every archive: one that grows more
/// is probably a bomb, since the headers of a capture's frames differ.
const GROWS_AT_MOST: u64 = 250;

/// Takes unpacked bytes, and returns whether more are wanted.
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

/// Why an archive cannot be read further.
#[derive(Debug)]
pub enum Fault {
    /// The fault of the part that begins at this byte.
    Broken { at: u64, what: String },
    /// It grows as no capture does: probably a bomb.
    Bomb,
}

/// Unpacks one file. A reader of captures that are not packed needs none.
pub trait Unpacker: Debug + Send {
    fn packing(&self) -> Packing;

    /// Bytes that came out so far.
    fn unpacked(&self) -> u64;

    /// Unpacks the next piece into `sink`, until that wants no more.
    ///
    /// # Errors
    /// If it cannot be unpacked any further.
    fn feed(&mut self, piece: &[u8], sink: Sink) -> Result<(), Fault>;

    /// A fault as damage of the file, after this many packets.
    fn damage(&self, fault: Fault, packets: u64) -> Damage;

    /// The damage of the archive if it ends here.
    fn finish(&self, packets: u64) -> Option<Damage>;
}

/// Makes an unpacker for this packing, whose output may always grow to this many bytes.
pub type Unpackers = fn(Packing, u64) -> Box<dyn Unpacker>;

/// The unpacker for each known packing.
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
    /// Bytes that are used; below, where the present member or frame begins: faults are reported there, since the place
    /// at which one shows depends on the pieces.
    used: u64,
    part: u64,
    /// Bytes to which it may grow, however small it is.
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

/// The step that ends reading, since the rest is not wanted.
fn enough(bytes: &[u8]) -> Step {
    Step::Took(bytes.len() as u64)
}
