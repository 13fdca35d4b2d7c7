//! The reader: it takes a file piece by piece and recognises the format by the first bytes.

use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::limits::Options;
use crate::trace::file::packing::Packing;
use crate::trace::file::pieces::Pieces;
use crate::trace::file::unpack::{Unpacker, Unpackers, packing_of, unpacker};
use crate::trace::flow::batch::{Batch, PacketOutlet};
use crate::trace::flow::sorter::Sorter;
use crate::trace::reading::content::{MAGIC, Stage, recognise};
use crate::trace::reading::ending::Ending;
use crate::trace::reading::text::{TextReaders, TextResults, text_reader};
use crate::trace::report::flows::{Progress, Report};

/// Packets that are handed on at once to a thread with the same memory: few enough to stay in a core's own cache, and
/// enough that the other core is seldom woken.
const PACKETS: usize = 2048;

/// Reads a capture piece by piece. It does not matter where the pieces are cut.
#[derive(Debug)]
pub struct Reader {
    /// The unpacker of a packed file; taken out while it unpacks.
    unpack: Option<Box<dyn Unpacker>>,
    packing: Option<Packing>,
    unpacked_freely: u64,
    /// Makes unpackers; `None` if packed files are not read.
    unpackers: Option<Unpackers>,
    /// The readers of texts; `None` if only captures are read.
    texts: Option<TextReaders>,
    stage: Stage,
    pieces: Pieces,
    capture: Capture,
    bytes: u64,
    damage: Option<Damage>,
}

impl Reader {
    /// A reader before the file.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { texts: Some(text_reader), ..Self::of_archives(options) }
    }

    /// A reader of captures only, packed or not, which needs no code for texts: a text counts as damaged
    /// ([`Damage::Text`]).
    #[must_use]
    pub fn of_archives(options: Options) -> Self {
        Self { unpackers: Some(unpacker), ..Self::of_captures(options) }
    }

    /// A reader of unpacked captures only, which needs no code for unpacking: an archive counts as damaged
    /// ([`Damage::Packed`]).
    #[must_use]
    pub fn of_captures(options: Options) -> Self {
        Self {
            unpackers: None,
            texts: None,
            unpack: None,
            packing: None,
            unpacked_freely: options.unpacked_freely,
            stage: Stage::Start(Vec::new()),
            pieces: Pieces::default(),
            capture: Capture::new(options.flows_at_most, options.marks),
            bytes: 0,
            damage: None,
        }
    }

    /// A reader in two stages, for two threads: the first one reads the file and its frames, and `hand_on` takes each
    /// full batch of packets and returns an empty one; the second one sorts the packets into flows. The packets of a
    /// text stay with the first stage.
    #[must_use]
    pub fn in_two(options: Options, hand_on: impl FnMut(Batch) -> Batch + Send + 'static) -> (Self, Sorter) {
        let mut reader = Self::new(options);
        reader.capture.handing_on = PacketOutlet::new(PACKETS, hand_on);
        (reader, Sorter::new(options))
    }

    /// The first of these stages, for captures only ([`Reader::of_captures`]), with this many packets in a batch.
    #[must_use]
    pub fn handing_on(
        options: Options,
        packets: usize,
        hand_on: impl FnMut(Batch) -> Batch + Send + 'static,
    ) -> Self {
        let mut reader = Self::of_captures(options);
        reader.capture.handing_on = PacketOutlet::new(packets, hand_on);
        reader
    }

    /// The last packets; no more are handed on.
    pub fn rest(&mut self) -> Batch {
        self.capture.handing_on.rest()
    }

    /// Ends the file, whose packets the other stage has sorted.
    #[must_use]
    pub fn finish_with(mut self, sorter: Sorter) -> Report {
        if matches!(self.stage, Stage::Pcap(_) | Stage::PcapNg(_)) {
            let tunnels = std::mem::take(&mut self.capture.table.tunnels);
            self.capture.table = sorter.table;
            self.capture.table.tunnels = tunnels;
        }
        self.finish()
    }

    /// Reads the next piece. Once the file turns out to be damaged, the rest is counted but not read.
    pub fn feed(&mut self, piece: &[u8]) -> Progress {
        self.bytes += piece.len() as u64;
        if self.damage.is_none() {
            self.unpack(piece);
        }
        self.progress()
    }

    /// Reads a piece of the file, packed or not.
    fn unpack(&mut self, piece: &[u8]) {
        let Some(mut unpack) = self.unpack.take() else {
            self.take(piece);
            return;
        };
        let fed = unpack.feed(piece, &mut |content| {
            self.take(content);
            self.damage.is_none()
        });
        if let Err(fault) = fed {
            self.damage.get_or_insert(unpack.damage(fault, self.capture.packets));
        }
        self.unpack = Some(unpack);
    }

    /// How much has been read.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let flows = self.capture.table.flows.len() as u32;
        Progress { bytes: self.bytes, packets: self.capture.packets, flows }
    }

    /// The file's damage so far.
    #[must_use]
    pub fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// A report of what has been read so far, while more is to come. The packets are copied.
    #[must_use]
    pub fn so_far(&self) -> Report {
        let so_far = Self {
            unpack: None,
            packing: self.packing,
            unpacked_freely: self.unpacked_freely,
            unpackers: self.unpackers,
            texts: self.texts,
            stage: self.stage.clone(),
            // an incomplete record is not yet one that was cut off
            pieces: Pieces::default(),
            capture: self.capture.clone(),
            bytes: self.bytes,
            damage: self.damage.clone(),
        };
        so_far.finish()
    }

    /// Ends the file.
    #[must_use]
    pub fn finish(mut self) -> Report {
        let (ending, TextResults { counters, sent, .. }) = self.end();
        Report { counters, sent, ..ending.report(self.capture.table) }
    }

    /// Ends a capture whose packets were handed on; returns what its report needs besides them.
    #[must_use]
    pub fn ending(mut self) -> Ending {
        self.end().0
    }

    fn end(&mut self) -> (Ending, TextResults) {
        let (packed, end) = match &self.unpack {
            Some(unpack) => (unpack.finish(self.capture.packets), unpack.unpacked()),
            None => (None, self.bytes),
        };
        let is_read_to_the_end = self.damage.is_none();
        if let Stage::Start(first) = &mut self.stage {
            let first = std::mem::take(first);
            match self.texts {
                _ if first.is_empty() => drop(self.damage.get_or_insert(Damage::Empty)),
                None => drop(self.damage.get_or_insert(Damage::Text)),
                Some(texts) => {
                    self.stage = Stage::Text(texts(&[]));
                    self.take(&first);
                }
            }
        }
        let format = self.format();
        if self.damage.is_none() {
            self.damage = match &mut self.stage {
                Stage::Text(text) => text.finish(&mut self.capture, end),
                _ => self.pieces.cut().map(|start| Damage::CutShort {
                    format,
                    end,
                    start,
                    packets: self.capture.packets,
                }),
            };
        }
        if is_read_to_the_end {
            // a content that is cut short follows from the archive's damage
            self.damage = packed.or(self.damage.take());
        }
        let is_text = matches!(self.stage, Stage::Text(_));
        let mut extras = match &mut self.stage {
            // a text need not have times, so only its own notes apply
            Stage::Text(text) => {
                if !is_read_to_the_end {
                    text.break_off(&mut self.capture);
                }
                text.extras()
            }
            _ => TextResults { notes: self.capture.passed_over.notes(), ..TextResults::default() },
        };
        let capture = &mut self.capture;
        let millis = |nanos: i128| nanos as f64 / 1e6;
        let ending = Ending {
            format,
            packing: self.packing,
            bytes: self.bytes,
            packets: capture.packets,
            damage: self.damage.take(),
            notes: std::mem::take(&mut extras.notes),
            times: capture.times.map(|(first, last)| (millis(first), millis(last))),
            back_in_time: (!is_text).then_some(capture.back_in_time),
            back_on_interface: capture.back_on_interface,
            cut_off: if is_text { 0 } else { capture.passed_over.cut_off },
            cut_short: if is_text { 0 } else { capture.passed_over.cut_short },
            tunnels: std::mem::take(&mut capture.table.tunnels),
        };
        (ending, extras)
    }

    fn format(&self) -> Format {
        match &self.stage {
            Stage::Start(_) | Stage::Foreign => Format::Unknown,
            Stage::Pcap(_) => Format::Pcap,
            Stage::PcapNg(_) => Format::PcapNg,
            Stage::Text(text) => text.format(),
        }
    }

    fn take(&mut self, piece: &[u8]) {
        // an unpacker may return more than was asked for
        if self.damage.is_some() {
            return;
        }
        let capture = &mut self.capture;
        let fed = match &mut self.stage {
            Stage::Start(first) => {
                first.extend_from_slice(piece);
                let Some(&magic) = first.first_chunk::<MAGIC>() else { return };
                if self.packing.is_none()
                    && let Some(packing) = packing_of(magic)
                {
                    let first = std::mem::take(first);
                    self.packing = Some(packing);
                    match self.unpackers {
                        Some(unpackers) => self.unpack = Some(unpackers(packing, self.unpacked_freely)),
                        None => self.damage = Some(Damage::Packed(packing)),
                    }
                    self.unpack(&first);
                    return;
                }
                let stage = recognise(magic, self.texts);
                let Stage::Start(first) = std::mem::replace(&mut self.stage, Stage::Foreign) else { return };
                match stage {
                    Ok(stage) => {
                        self.stage = stage;
                        self.take(&first);
                    }
                    Err(damage) => self.damage = Some(damage),
                }
                return;
            }
            Stage::Pcap(pcap) => self.pieces.feed(piece, |bytes| pcap.step(bytes, capture)),
            Stage::PcapNg(pcapng) => self.pieces.feed(piece, |bytes| pcapng.step(bytes, capture)),
            Stage::Text(text) => {
                self.damage = text.feed(piece, capture).err();
                return;
            }
            Stage::Foreign => return,
        };
        if let Err((at, what)) = fed {
            let packets = self.capture.packets;
            self.damage = Some(Damage::Record { format: self.format(), at, what, packets });
        }
    }
}
