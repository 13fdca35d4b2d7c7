//! The damage of a file and its place, in one sentence.

use crate::trace::file::format::Format;
use crate::trace::file::packing::Packing;

/// Why a file, or the rest of it, could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It is empty.
    #[error("the file is empty")]
    Empty,
    /// Another format, recognised by its first bytes.
    #[error("this is {what}: {advice}")]
    Foreign {
        /// The format.
        what: &'static str,
        /// What the user can do.
        advice: &'static str,
    },
    /// A text, in a build that reads only captures.
    #[error("this is a text, and no capture")]
    Text,
    /// A packed file, in a build that reads only unpacked captures.
    #[error("this is a {0} file, and no capture that is not packed")]
    Packed(Packing),
    /// Neither a capture nor text.
    #[error(
        "this is no capture and no text: it begins with the bytes {first}, and neither pcap nor pcapng does"
    )]
    Binary {
        /// The first bytes, in hexadecimal.
        first: String,
    },
    /// Text that is neither CSV nor the output of ping.
    #[error(
        "this text is neither a table of sequence numbers nor the output of ping: line {line} reads “{text}”; a table has a sequence number in its first column, or a header row that names its columns, such as seq,time,size"
    )]
    UnknownText {
        /// Line, from 1.
        line: u64,
        /// Its beginning.
        text: String,
    },
    /// Text whose first line may name columns, without rows below it.
    #[error(
        "this text is neither a capture nor the output of ping; read as a table of sequence numbers, it has a header row and no row below it"
    )]
    HeaderOnly,
    /// Text of a known kind, without sequence numbers.
    #[error("{0}")]
    NoSequence(String),
    /// Neither a capture nor text, though its beginning could be text.
    #[error("this is no capture and no text: line {line} holds bytes that no text has")]
    NoText {
        /// Line, from 1.
        line: u64,
    },
    /// A line that does not occur in a text.
    #[error("line {line} {what}; the lines before it were read")]
    Line {
        /// Line, from 1.
        line: u64,
        /// Its fault.
        what: &'static str,
    },
    /// The file ends within a record.
    #[error(
        "the {format} file ends at byte {end}, inside {}: it was cut short, and {}",
        part(*.start),
        before(*.packets)
    )]
    CutShort {
        /// The format.
        format: Format,
        /// Length of the file, bytes.
        end: u64,
        /// Where the record begins.
        start: u64,
        /// Packets before it.
        packets: u64,
    },
    /// The archive ends too early.
    #[error("the {packing} file ends at byte {end}, before its content does: it was cut short, and {}", before(*.packets))]
    ArchiveCut {
        /// How it is packed.
        packing: Packing,
        /// Length of the file, bytes.
        end: u64,
        /// Packets before it.
        packets: u64,
    },
    /// An archive that cannot be unpacked any further.
    #[error("the {packing} file is damaged in its part that begins at byte {at}: {what}; {}", before(*.packets))]
    Archive {
        /// How it is packed.
        packing: Packing,
        /// Where the member or frame begins.
        at: u64,
        /// The fault.
        what: String,
        /// Packets before it.
        packets: u64,
    },
    /// An archive that grows too much to be read.
    #[error(
        "the {packing} file grows to more than {times} times its size, as no capture does: unpack it first if that is meant; {}",
        before(*.packets)
    )]
    Bomb {
        /// How it is packed.
        packing: Packing,
        /// How many times.
        times: u64,
        /// Packets before that.
        packets: u64,
    },
    /// A text that is not JSON from some byte on.
    #[error("the JSON cannot be read on at byte {at}: {what}; {}", before(*.packets))]
    Json {
        /// That byte.
        at: u64,
        /// The fault.
        what: &'static str,
        /// Packets before it.
        packets: u64,
    },
    /// A field with an impossible value.
    #[error("the {format} file is damaged at byte {at}: {what}; {}", before(*.packets))]
    Record {
        /// The format.
        format: Format,
        /// Where the record begins.
        at: u64,
        /// The fault.
        what: String,
        /// Packets before it.
        packets: u64,
    },
}

/// Whether tshark may have printed this of a frame: `1   0.000000 192.0.2.1 → 192.0.2.9 RTP 214 PT=...`.
fn is_summary(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().take(4).collect();
    let [number, time, _, arrow] = words[..] else { return false };
    let is_time = time.contains('.') && time.parse::<f64>().is_ok();
    number.bytes().all(|byte| byte.is_ascii_digit()) && is_time && ["→", "->"].contains(&arrow)
}

/// The part of a file that begins at this byte: at 0 it is the header.
fn part(start: u64) -> String {
    match start {
        0 => "its header".to_owned(),
        _ => format!("the record that begins at byte {start}"),
    }
}

fn before(packets: u64) -> String {
    match packets {
        0 => "no packet stands before that".to_owned(),
        1 => "the packet before that was read".to_owned(),
        more => format!("the {more} packets before that were read"),
    }
}

impl Damage {
    /// The output of another program that cannot be read as a table, recognised by one of its first lines.
    pub(in crate::trace) fn foreign_text(line: &str) -> Option<Self> {
        let (what, advice) = if line.contains(": Flags [") {
            ("what tcpdump prints of a capture", "let it write the packets themselves, with -w FILE")
        } else if is_summary(line) {
            let advice = "let it print fields, with -T fields -E header=y -e frame.time_epoch -e ip.src -e ip.dst -e rtp.seq (or tcp.seq and tcp.len), or open the capture itself";
            ("what tshark prints of a capture", advice)
        } else if line.starts_with('{') || line.starts_with("[{") {
            ("JSON", "write its numbers as a table, with a header row such as time,seq,size")
        } else {
            return None;
        };
        Some(Self::Foreign { what, advice })
    }

    /// A file of an unknown format that begins with these bytes.
    pub(in crate::trace) fn binary(first: [u8; 4]) -> Self {
        let digits: Vec<String> = first.iter().map(|byte| format!("{byte:02x}")).collect();
        Self::Binary { first: digits.join(" ") }
    }
}
