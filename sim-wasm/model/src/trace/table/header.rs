//! Finds out what the columns of a table are.

use crate::trace::table::ends::Ends;
use crate::trace::table::segments::TcpColumns;
use crate::trace::table::times::TimeColumn;

/// Most columns of a table without a header row: sequence number, time, size.
pub const UNNAMED_AT_MOST: usize = 3;

/// The column of the sequence number, and the kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SequenceColumn {
    /// A number that is taken as it is.
    Plain(usize),
    /// 16 bits that wrap, such as `rtp.seq`.
    Bits16(usize),
    /// 32-bit byte numbers, such as `tcp.seq`, with the column of the payload length.
    Bytes(usize, Option<usize>),
    /// Within Wireshark's Info column.
    Info(usize),
    /// IPv4 identifications, which give an order if they count up.
    Identification(usize),
}

impl SequenceColumn {
    /// The column.
    pub fn column(self) -> usize {
        let (Self::Plain(at)
        | Self::Bits16(at)
        | Self::Bytes(at, _)
        | Self::Info(at)
        | Self::Identification(at)) = self;
        at
    }
}

/// The columns of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    pub sequence: SequenceColumn,
    pub times: TimeColumn,
    pub size: Option<usize>,
    /// Columns that distinguish flows.
    pub ends: Ends,
    /// Columns of a TCP header; empty for other numbers.
    pub tcp: TcpColumns,
    /// Name of a column that numbers the frames of the capture; below, its index.
    pub frames: Option<String>,
    pub frame: Option<usize>,
}

/// The meaning of the first row, if it names columns.
#[derive(Debug, PartialEq)]
pub enum HeaderRow {
    Header(Box<Header>),
    /// It numbers the frames of a capture, but has no sequence number.
    FramesOnly,
    Nothing,
}

const BITS16: [&str; 4] = ["rtp.seq", "icmp.seq", "icmp.seq_le", "icmpv6.echo.sequence_number"];
const BYTES: [&str; 3] = ["tcp.seq", "tcp.seq_raw", "tcp.seq_relative"];
const IDENTIFICATION: &str = "ip.id";
/// Parts of a column's name, as spreadsheets in several languages have them.
const SEQUENCE: [&str; 3] = ["seq", "séq", "secuen"];
const SIZE: [&str; 8] = ["size", "len", "bytes", "größe", "groesse", "länge", "taille", "tamaño"];
/// Wireshark's names for its column of frame numbers.
const FRAMES: [&str; 4] = ["no.", "nr.", "n°", "núm."];
/// Wireshark's other columns. A table with only these and frame numbers is exported from it.
const WIRESHARK: [&str; 10] =
    ["time", "zeit", "temps", "tiempo", "source", "destination", "protocol", "length", "info", "delta"];
/// Prefix of the names of Wireshark's columns in `tshark -T fields`.
const COLUMN: &str = "_ws.col.";

impl Header {
    /// A table without names: its columns are sequence, time, size.
    pub fn unnamed(columns: usize) -> Self {
        // seconds, as every capture tool prints them
        let times = TimeColumn { column: (columns > 1).then_some((1, 1000.0)), note: None };
        let (sequence, size) = (SequenceColumn::Plain(0), (columns > 2).then_some(2));
        Self {
            sequence,
            times,
            size,
            ends: Ends::default(),
            tcp: TcpColumns::default(),
            frames: None,
            frame: None,
        }
    }

    /// A table without names: its columns are time and sequence.
    pub fn time_first() -> Self {
        let times = TimeColumn { column: Some((0, 1000.0)), note: None };
        Self { sequence: SequenceColumn::Plain(1), times, ..Self::unnamed(1) }
    }

    /// Names of the columns that are not used.
    pub fn unused<'a>(&self, names: &'a [String]) -> Vec<&'a str> {
        let found = [Some(self.sequence.column()), self.times.column.map(|(at, _)| at), self.size];
        let is_used = |at: usize| found.contains(&Some(at)) || self.ends.contains(at);
        names.iter().enumerate().filter(|&(at, _)| !is_used(at)).map(|(_, name)| name.as_str()).collect()
    }

    /// Reads a row of column names.
    pub fn named(fields: &[String]) -> HeaderRow {
        let lower: Vec<String> = fields.iter().map(|field| field.to_lowercase()).collect();
        let bare = |name: &String| name.strip_prefix(COLUMN).unwrap_or(name).to_owned();
        let names: Vec<String> = lower.iter().map(bare).collect();
        let find = |is_it: &dyn Fn(&str) -> bool| names.iter().position(|name| is_it(name));
        let first_word = |name: &str, words: &[&str]| {
            let word = name.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty());
            word.is_some_and(|word| words.contains(&word))
        };
        // Wireshark's "No." and tshark's frame.number count the frames of the capture
        let info = find(&|name| name == "info");
        let is_export = info.is_some()
            || names.iter().any(|name| name == "protocol")
            || names.iter().all(|name| FRAMES.contains(&name.as_str()) || WIRESHARK.contains(&name.as_str()));
        let frames = find(&|name| name == "frame.number")
            .or_else(|| find(&|name| FRAMES.contains(&name)).filter(|_| is_export));
        let info = info.filter(|&at| frames.is_some() || lower[at].starts_with(COLUMN));
        let sequence = find(&|name| BITS16.contains(&name))
            .map(SequenceColumn::Bits16)
            .or_else(|| {
                let length = find(&|name| name == "tcp.len");
                find(&|name| BYTES.contains(&name)).map(|at| SequenceColumn::Bytes(at, length))
            })
            .or_else(|| {
                find(&|name| SEQUENCE.iter().any(|word| name.contains(word))).map(SequenceColumn::Plain)
            })
            .or_else(|| info.map(SequenceColumn::Info))
            .or_else(|| find(&|name| name == IDENTIFICATION).map(SequenceColumn::Identification))
            .or_else(|| {
                let words = ["sn", "n", "no", "nr", "number", "nummer", "packet", "paket", "pkt", "id"];
                find(&|name| first_word(name, &words)).filter(|_| frames.is_none()).map(SequenceColumn::Plain)
            });
        let Some(sequence) = sequence else {
            return if frames.is_some() { HeaderRow::FramesOnly } else { HeaderRow::Nothing };
        };
        let taken = sequence.column();
        let times = TimeColumn::among(&names, taken);
        let time = times.column.map(|(at, _)| at);
        let size = find(&|name| SIZE.iter().any(|word| name.contains(word)))
            .or_else(|| find(&|name| first_word(name, &["payload"])))
            .filter(|&at| at != taken && Some(at) != time);
        let (size, tcp) = match sequence {
            SequenceColumn::Bytes(at, length) => (length, TcpColumns::among(&names, &names[at])),
            SequenceColumn::Identification(at) => (size, TcpColumns::of_identifications(at)),
            _ => (size, TcpColumns::default()),
        };
        HeaderRow::Header(Box::new(Self {
            sequence,
            times,
            size,
            ends: Ends::among(&names),
            tcp,
            frames: frames.and_then(|at| fields.get(at)).cloned(),
            frame: frames,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Columns of sequence, time and size.
    type HeaderColumns = (SequenceColumn, Option<(usize, f64)>, Option<usize>);

    fn header(row: &[&str]) -> Option<HeaderColumns> {
        let fields: Vec<String> = row.iter().map(|&field| field.to_owned()).collect();
        match Header::named(&fields) {
            HeaderRow::Header(header) => Some((header.sequence, header.times.column, header.size)),
            _ => None,
        }
    }

    #[test]
    fn headers_name_their_columns() {
        use SequenceColumn::*;
        assert_eq!(header(&["Time (ms)", "Seq", "Length"]), Some((Plain(1), Some((0, 1.0)), Some(2))));
        assert_eq!(
            header(&["rtp.seq", "frame.time_epoch", "frame.len"]),
            Some((Bits16(0), Some((1, 1000.0)), Some(2)))
        );
        assert_eq!(header(&["no", "t_us"]), Some((Plain(0), Some((1, 1e-3)), None)));
        assert_eq!(header(&["sequence number"]), Some((Plain(0), None, None)));
        assert_eq!(header(&["date", "price"]), None);
        let wireshark = ["No.", "Time", "Source", "Destination", "Protocol", "Length", "Info"];
        assert_eq!(header(&wireshark), Some((Info(6), Some((1, 1000.0)), Some(5))));
        assert_eq!(header(&["frame.number", "tcp.seq", "tcp.len"]), Some((Bytes(1, Some(2)), None, Some(2))));
        assert_eq!(header(&["frame.number", "ip.id", "frame.len"]), Some((Identification(1), None, Some(2))));
        assert_eq!(header(&["ip.id", "rtp.seq"]), Some((Bits16(1), None, None)));
        assert_eq!(header(&["_ws.col.Info", "ip.src"]), Some((Info(0), None, None)));
        assert_eq!(header(&["Nr.", "Zeit", "Info"]), Some((Info(2), Some((1, 1000.0)), None)));
        assert_eq!(header(&["No.", "Time", "Lag"]), Some((Plain(0), Some((1, 1000.0)), None)));
        for frames in [&["frame.number", "frame.len"][..], &["No.", "Time", "Length"]] {
            let frames: Vec<String> = frames.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(Header::named(&frames), HeaderRow::FramesOnly);
        }
    }
}
