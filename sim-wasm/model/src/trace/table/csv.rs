//! Tables: a sequence column, perhaps a time and a size column, in any order under a header row, or in this
//! order without one. Columns are separated by tabs, semicolons, vertical bars, commas or spaces.

use crate::scenario::quote;
use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::table::fields::{Delimiter, decimal, fields, moment, number};
use crate::trace::table::header::{Header, HeaderRow, SequenceColumn, UNNAMED_AT_MOST};
use crate::trace::table::info::reversed;
use crate::trace::table::instant::{Instant, instant};
use crate::trace::table::packets::{NoPacket, Packet};
use crate::trace::table::tally::RowCounts;
use crate::trace::table::times::TimeColumn;
use std::collections::HashMap;

/// Reads a table.
#[derive(Clone, Debug)]
pub struct Csv {
    delimiter: Delimiter,
    header: Header,
    /// Whether the next row is the first, and is the header.
    is_header_due: bool,
    /// The header row; empty if there is none.
    names: Vec<String>,
    /// A row with a quoted field that is still open; below, its first line and its number of lines.
    open: String,
    open_lines: (u64, u64),
    /// How often the open row was read without success.
    tries: u32,
    first_time: Option<Instant>,
    /// Whether times are dates or times of day.
    is_dated: Option<bool>,
    /// A text in the first row that should be a time, but is not.
    no_time: Option<String>,
    tally: RowCounts,
    /// The flow of each pair of ends. Only looked up, never iterated: its order cannot affect a result.
    places: HashMap<String, u32>,
}

/// Longest open quoted field, bytes: a longer one is not a quoted field.
const OPEN_AT_MOST: usize = 65_536;
/// Most lines with a quote that have not closed it: the row is read again for each of them.
const TRIES_AT_MOST: u32 = 100;

/// Longest name of a column, characters.
const NAME_AT_MOST: usize = 24;

/// Longest time, ms: a larger number is not a time.
const LONGEST: f64 = 1e15;

impl Csv {
    /// A reader, if this may be the first row of a table.
    pub fn begin(row: &str) -> Option<Self> {
        if row.starts_with('#') {
            return None;
        }
        let delimiter = Delimiter::of(row);
        let fields = fields(row, delimiter)?;
        let is_number = number(fields.first()?).is_some();
        let are_numbers = || fields.iter().skip(1).all(|field| decimal(field, delimiter).is_some());
        let is_time_first = is_time_first(&fields, delimiter);
        let is_unnamed = is_number || is_time_first;
        let header = if is_time_first {
            Header::time_first()
        } else if is_number && fields.len() <= UNNAMED_AT_MOST {
            if delimiter == Delimiter::Spaces && !are_numbers() {
                return None;
            }
            Header::unnamed(fields.len())
        } else {
            match Header::named(&fields) {
                HeaderRow::Header(header) if delimiter != Delimiter::Spaces || is_bare(row) => *header,
                _ => return None,
            }
        };
        Some(Self {
            delimiter,
            header,
            is_header_due: !is_unnamed,
            names: if is_unnamed { Vec::new() } else { fields },
            open: String::new(),
            open_lines: (0, 0),
            tries: 0,
            first_time: None,
            is_dated: None,
            no_time: None,
            tally: RowCounts::default(),
            places: HashMap::new(),
        })
    }

    /// Why a table that begins with this row cannot be read, if so.
    pub fn refuse(line: u64, row: &str) -> Option<Damage> {
        let fields = fields(row, Delimiter::of(row))?;
        if HeaderRow::FramesOnly == Header::named(&fields) {
            return Some(Damage::NoSequence(format!(
                "line {line} names columns of a capture, and none of them is a sequence number (the number of a frame is not): add rtp.seq, or tcp.seq and tcp.len, or open the capture itself; a column named seq is a sequence"
            )));
        }
        if is_unnumbered(row, &fields) {
            return Some(Damage::NoSequence(format!(
                "line {line} names the columns {}, and none of them is a sequence number: a column named seq is one",
                listed(&fields)
            )));
        }
        let is_alike =
            |field: &String| decimal(field, Delimiter::of(row)).is_some() || instant(field).is_some();
        if fields.len() > 1 && number(fields.first()?).is_none() && fields.iter().all(is_alike) {
            return Some(Damage::NoSequence(format!(
                "line {line} does not begin with a sequence number, and nothing says which column is one: a header row such as time,seq,size above it does"
            )));
        }
        let is_wide = fields.len() > UNNAMED_AT_MOST && number(fields.first()?).is_some();
        let what = "without a header row that names them (tshark -E header=y), a table has a sequence number, a time and a size";
        is_wide.then(|| Damage::NoSequence(format!("line {line} has {} columns: {what}", fields.len())))
    }

    /// Reads a row.
    pub fn line(&mut self, line: u64, text: &str, capture: &mut Capture) {
        if std::mem::take(&mut self.is_header_due) || (self.open.is_empty() && text.starts_with('#')) {
            return;
        }
        let may_close = self.open.is_empty() || text.contains('"');
        if !self.open.is_empty() {
            self.open.push('\n');
        }
        self.open.push_str(text);
        let (first, lines) = self.open_lines;
        self.open_lines = (if lines == 0 { line } else { first }, lines + 1);
        self.tries += u32::from(may_close);
        let found = may_close.then(|| fields(&self.open, self.delimiter)).flatten();
        let Some(fields) = found else {
            if self.open.len() > OPEN_AT_MOST || self.tries > TRIES_AT_MOST {
                self.give_up();
            }
            return;
        };
        self.open.clear();
        (self.open_lines, self.tries) = ((0, 0), 0);
        if !self.names.is_empty() {
            self.tally.check_width(line, &fields, self.names.len());
        }
        let packets = match self.header.packets(&fields) {
            Ok(packets) => packets,
            Err(NoPacket::Other) => {
                self.tally.without_number += 1;
                return;
            }
            Err(NoPacket::Unread(what)) => {
                self.tally.unread.add(line, || what);
                return;
            }
        };
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let time = match self.header.times.column {
            Some((at, scale)) if !field(at).is_empty() => {
                let time = self.time(field(at), scale);
                if time.is_none() && self.tally.rows > 0 {
                    self.tally.unread.add(line, || format!("has “{}” for a time", quote(field(at))));
                    return;
                }
                if time.is_none() {
                    self.header.times.column = None;
                    self.no_time = Some(format!("line {line} has “{}” for a time", quote(field(at))));
                }
                time
            }
            _ => None,
        };
        self.tally.add(&packets, time);
        for packet in &packets {
            capture.packets += 1;
            let Some(place) = self.place(&fields, packet, capture) else {
                capture.table.unlisted += 1;
                continue;
            };
            let Some(flow) = capture.table.flows.get_mut(place as usize) else { continue };
            let frame = self.header.frame_of(&fields).unwrap_or(capture.packets);
            flow.give(frame, packet.number, time, packet.size);
            if self.header.tcp.has_identifications() {
                // 0 is not a counter's
                flow.columns.ids.push(packet.identification.unwrap_or(0));
            }
            if let Some(segment) = &packet.segment {
                capture.table.segment(place, segment, packet.identification, time);
            }
        }
    }

    /// Gives up a quoted field that is never closed.
    fn give_up(&mut self) {
        self.open.clear();
        self.tries = 0;
        let (first, lines) = std::mem::take(&mut self.open_lines);
        self.tally.unread.add_lines(first, lines, || "opens a quote that is never closed".to_owned());
    }

    /// Time since the first one, ms.
    fn time(&mut self, text: &str, scale: f64) -> Option<f64> {
        let number = moment(text, self.delimiter);
        let (time, scale) = match number {
            Some(number) => (number, scale),
            None => (instant(text)?, 1000.0),
        };
        let is_dated = number.is_none();
        if *self.is_dated.get_or_insert(is_dated) != is_dated {
            return None;
        }
        let first = *self.first_time.get_or_insert(time);
        Some(time.since(first) * scale).filter(|ms| ms.abs() < LONGEST)
    }

    /// The flow of a row: one for each pair of endpoints, direction and stream; `None` beyond the limit.
    fn place(&mut self, fields: &[String], packet: &Packet, capture: &mut Capture) -> Option<u32> {
        let [source, destination, mut detail] = self.header.ends.of(fields);
        if !packet.stream.is_empty() {
            detail.clone_from(&packet.stream);
        }
        let key = |ends: [&str; 3]| format!("{}\n{:?}", ends.join("\n"), packet.width);
        let own = key([&source, &destination, &detail]);
        if let Some(&place) = self.places.get(&own) {
            return Some(place);
        }
        let place = capture.table.flows.len() as u32;
        if capture.table.is_full() {
            return None;
        }
        let way_back = key([&destination, &source, &reversed(&detail)]);
        let segments = packet.segment.map(|_| Box::default());
        let is_identified = matches!(self.header.sequence, SequenceColumn::Identification(_));
        let given = GivenSequence {
            source,
            destination,
            detail,
            width: packet.width,
            segments,
            is_identified,
            ..GivenSequence::default()
        };
        capture.table.flows.push(given.flow());
        if let (Some(&peer), Some(segment)) = (self.places.get(&way_back), &packet.segment) {
            capture.table.pair(place, peer, segment);
        }
        self.places.insert(own, place);
        Some(place)
    }

    /// Whether a header row names the columns.
    pub fn is_named(&self) -> bool {
        !self.names.is_empty()
    }

    /// Ends the table.
    pub fn finish(&mut self) -> Option<Damage> {
        if !self.open.is_empty() {
            self.give_up();
        }
        if self.tally.rows > 0 {
            return None;
        }
        Some(self.tally.nothing_read())
    }

    /// A note on how the columns were understood, if that may be unexpected.
    fn columns_note(&self) -> Option<String> {
        if let Some(found) = &self.no_time {
            return Some(format!("{found}, which is none: measured without times"));
        }
        if self.tally.rows > 0 && self.header.times.note.is_some() {
            return self.header.times.note.clone();
        }
        if self.header.times.column.is_some() || self.tally.rows == 0 {
            let is_time_first = self.names.is_empty() && self.header.sequence == SequenceColumn::Plain(1);
            return is_time_first
                .then(|| "no header row: the columns are read as time (s) and sequence number".to_owned());
        }
        let unused = self.header.unused(&self.names);
        let is_of_frames = !matches!(self.header.sequence, SequenceColumn::Plain(_));
        (!unused.is_empty() && !is_of_frames).then(|| {
            format!(
                "no column is named time ({} not read): measured without times",
                quote(&unused.join(", "))
            )
        })
    }

    /// A sentence for each kind of row that was skipped.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = self.tally.unread_notes();
        notes.extend(self.columns_note());
        if let SequenceColumn::Info(_) = self.header.sequence {
            let frames = self.header.frames.as_ref();
            let frames =
                frames.map(|name| format!("the column “{name}” numbers the frames of the capture: "));
            let frames = frames.unwrap_or_default();
            notes.push(format!("{frames}the sequence numbers are those of the column Info"));
        }
        notes.extend(self.tally.notes());
        notes
    }
}

/// Whether a row without names can only be a time and a sequence number.
fn is_time_first(fields: &[String], delimiter: Delimiter) -> bool {
    let [time, sequence] = fields else { return false };
    let is_time = number(time).is_none() && (decimal(time, delimiter).is_some() || instant(time).is_some());
    is_time && number(sequence).is_some()
}

/// Whether the row names columns, a time among them, and no sequence: rows below it would be taken for a table without
/// names.
fn is_unnumbered(row: &str, fields: &[String]) -> bool {
    let is_name = |field: &String| {
        field.chars().count() <= NAME_AT_MOST && field.contains(char::is_alphabetic) && !field.contains(':')
    };
    let is_row = !row.starts_with('#') && (Delimiter::of(row) != Delimiter::Spaces || is_bare(row));
    let lower: Vec<String> = fields.iter().map(|field| field.to_lowercase()).collect();
    let times = TimeColumn::among(&lower, usize::MAX);
    is_row
        && fields.len() > 1
        && fields.iter().all(is_name)
        && (times.column.is_some() || times.note.is_some())
        && HeaderRow::Nothing == Header::named(fields)
}

/// "time and delay", "time, delay and lag".
fn listed(names: &[String]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.join(", "),
    }
}

/// Whether a row separated by spaces may be a header, with a single word for each column: prose is longer, or has other
/// marks.
fn is_bare(row: &str) -> bool {
    let words: Vec<&str> = row.split_whitespace().collect();
    words.len() <= 12
        && words.iter().all(|word| word.chars().all(|c| c.is_alphanumeric() || "._()".contains(c)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_rows() {
        let columns = |row: &str| Csv::begin(row).map(|csv| (csv.delimiter, csv.header));
        assert_eq!(columns("17"), Some((Delimiter::Mark(','), Header::unnamed(1))));
        assert_eq!(columns("17;0,5;100"), Some((Delimiter::Mark(';'), Header::unnamed(3))));
        assert_eq!(columns("17 0.5 100"), Some((Delimiter::Spaces, Header::unnamed(3))));
        assert_eq!(columns("0.0000,3"), Some((Delimiter::Mark(','), Header::time_first())));
        assert_eq!(columns("0,0000;3"), Some((Delimiter::Mark(';'), Header::time_first())));
        assert_eq!(columns("12:00:00.5 3"), Some((Delimiter::Spaces, Header::time_first())));
        assert_eq!(columns("0.0000,3,100"), None);
        assert_eq!(columns("1,2,5,4,3,6"), None);
        assert_eq!(columns("Dear reader"), None);
    }
}
