//! What is wrong with a file, and where, in one sentence each.

use super::format::Format;

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
        /// What to do about it.
        advice: &'static str,
    },
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
        "this text is neither a table of sequence numbers nor the output of ping: line {line} reads \"{text}\""
    )]
    UnknownText {
        /// Line, from 1.
        line: u64,
        /// Its beginning.
        text: String,
    },
    /// Text of the right kind that says nothing about order.
    #[error("{0}")]
    NoSequence(String),
    /// A line such as no text has.
    #[error("line {line} {what}; the lines before it were read")]
    Line {
        /// Line, from 1.
        line: u64,
        /// What is wrong with it.
        what: &'static str,
    },
    /// The file ends within a record.
    #[error(
        "the {format} file ends at byte {end}, inside the record that begins at byte {start}: it was cut short, and {}",
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
    /// A field with an impossible value.
    #[error("the {format} file is damaged at byte {at}: {what}; {}", before(*.packets))]
    Record {
        /// The format.
        format: Format,
        /// Where the record begins.
        at: u64,
        /// What is wrong.
        what: String,
        /// Packets before it.
        packets: u64,
    },
}

fn before(packets: u64) -> String {
    match packets {
        0 => "no packet stands before that".to_owned(),
        1 => "the packet before that was read".to_owned(),
        more => format!("the {more} packets before that were read"),
    }
}

impl Damage {
    /// A file that begins with these bytes.
    pub(super) fn binary(first: [u8; 4]) -> Self {
        let digits: Vec<String> = first.iter().map(|byte| format!("{byte:02x}")).collect();
        Self::Binary { first: digits.join(" ") }
    }
}
