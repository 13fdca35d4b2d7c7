//! The reader: it takes a file piece by piece and recognises the format by the first bytes.

use crate::trace::capture::blocks::Capture;
use crate::trace::capture::pcap::Pcap;
use crate::trace::capture::pcapng::PcapNg;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::lines::Text;
use crate::trace::file::pieces::Pieces;
use crate::trace::file::terminal::may_begin;
use crate::trace::flow::choice_of_order::Orders;
use crate::trace::flow::clock::steps_back;
use crate::trace::flow::hosts::Hosts;
use crate::trace::report::flows::{Progress, Report, collisions, list};
use crate::trace::report::numerals::counted;
use crate::trace::tcp::replay::Peers;

/// Limits of a reader.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Flows that are kept; packets of further flows are only counted.
    pub flows_at_most: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { flows_at_most: 65_536 }
    }
}

/// Reads a capture piece by piece. Where the pieces are cut makes no difference.
#[derive(Debug)]
pub struct Reader {
    stage: Stage,
    pieces: Pieces,
    capture: Capture,
    bytes: u64,
    damage: Option<Damage>,
}

#[derive(Debug)]
enum Stage {
    /// The first bytes, still too few to recognise the format.
    Start(Vec<u8>),
    Pcap(Pcap),
    PcapNg(PcapNg),
    Text(Box<Text>),
    /// A file that cannot be read.
    Foreign,
}

/// Number of bytes that identify a format.
const MAGIC: usize = 4;

impl Reader {
    /// A reader that has read nothing.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            stage: Stage::Start(Vec::new()),
            pieces: Pieces::default(),
            capture: Capture::new(options.flows_at_most),
            bytes: 0,
            damage: None,
        }
    }

    /// Reads the next piece. Once the file turns out to be damaged, the rest is counted but not read.
    pub fn feed(&mut self, piece: &[u8]) -> Progress {
        self.bytes += piece.len() as u64;
        if self.damage.is_none() {
            self.take(piece);
        }
        self.progress()
    }

    /// What was read so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let flows = self.capture.table.flows.len() as u32;
        Progress { bytes: self.bytes, packets: self.capture.packets, flows }
    }

    /// Ends the file.
    #[must_use]
    pub fn finish(mut self) -> Report {
        if let Stage::Start(first) = &mut self.stage {
            let first = std::mem::take(first);
            if first.is_empty() {
                self.damage = Some(Damage::Empty);
            } else {
                self.stage = Stage::Text(Box::default());
                self.take(&first);
            }
        }
        let format = self.format();
        if self.damage.is_none() {
            self.damage = match &mut self.stage {
                Stage::Text(text) => text.finish(&mut self.capture),
                _ => self.pieces.cut().map(|start| Damage::CutShort {
                    format,
                    end: self.bytes,
                    start,
                    packets: self.capture.packets,
                }),
            };
        }
        let mut notes = self.capture.passed_over.notes();
        if let Stage::Text(text) = &self.stage {
            // a text may well have no times, so only its own notes apply
            notes = text.notes();
        }
        let unlisted = self.capture.table.unlisted;
        if unlisted > 0 {
            let kept = self.capture.table.flows.len();
            notes.push(format!("{} of flows beyond the first {kept} skipped", counted(unlisted, "packet")));
        }
        let millis = |nanos: i128| nanos as f64 / 1e6;
        let is_text = matches!(self.stage, Stage::Text(_));
        let mut table = self.capture.table;
        table.settle();
        let mut report = Report {
            format,
            bytes: self.bytes,
            packets: self.capture.packets,
            damage: self.damage,
            notes,
            times: self.capture.times.map(|(first, last)| (millis(first), millis(last))),
            back_in_time: if is_text { steps_back(&table) } else { self.capture.back_in_time },
            flows: list(&table),
            table,
            hosts: Hosts::default(),
            peers: Peers::default(),
            has_clock: false,
            is_clock_believed: false,
        };
        let orders = Orders::of(&report);
        report.has_clock = orders.has_clock;
        report.is_clock_believed = orders.is_clock_believed;
        let before = match self.capture.back_on_interface {
            _ if is_text => "row in front of the same flow",
            0 => "packet in front, which is always another interface's",
            _ => "packet in front",
        };
        report.notes.extend(collisions(&report.flows));
        report.notes.extend(orders.notes(report.back_in_time, before));
        report
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
        let capture = &mut self.capture;
        let fed = match &mut self.stage {
            Stage::Start(first) => {
                first.extend_from_slice(piece);
                let Some(magic) = first.first_chunk::<MAGIC>() else { return };
                let stage = recognise(*magic);
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

fn recognise(magic: [u8; MAGIC]) -> Result<Stage, Damage> {
    if let Some(pcap) = Pcap::recognise(magic) {
        return Ok(Stage::Pcap(pcap));
    }
    if let Some(pcapng) = PcapNg::recognise(magic) {
        return Ok(Stage::PcapNg(pcapng));
    }
    let unpack = "unpack it first";
    let convert = "save it as pcapng first, with Wireshark or editcap";
    let foreign = |what, advice| Err(Damage::Foreign { what, advice });
    match magic {
        [0x1f, 0x8b, ..] => foreign("a gzip archive", unpack),
        [0x28, 0xb5, 0x2f, 0xfd] => foreign("a zstd archive", unpack),
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
        // the same without a mark at its beginning
        [first, 0, second, 0] | [0, first, 0, second] if [first, second].iter().all(u8::is_ascii_graphic) => {
            foreign("text in UTF-16", "save it as UTF-8 first")
        }
        _ if !may_begin(&magic) => Err(Damage::binary(magic)),
        _ => Ok(Stage::Text(Box::default())),
    }
}
