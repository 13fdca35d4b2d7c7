//! Tables: a sequence column, perhaps a time and a size column, in any order under a header row, or in this
//! order without one. Columns are separated by tabs, semicolons, vertical bars, commas or spaces.

use super::capture::Capture;
use super::csv_fields::{Delimiter, decimal, fields, number};
use super::csv_header::{Header, Named, Place, info};
use super::damage::Damage;
use super::given::{Given, Width};
use super::unread::{Unread, beginning};
use std::collections::HashMap;

/// Reads a table.
#[derive(Debug)]
pub struct Csv {
    delimiter: Delimiter,
    header: Header,
    /// Whether the next row is the first, and is the header.
    is_header_due: bool,
    /// Whether there is no header row.
    is_unnamed: bool,
    /// A row with a quoted field that is still open.
    open: String,
    first_time: Option<f64>,
    rows: u64,
    without_time: u64,
    without_size: u64,
    /// Rows of a table of frames that have no sequence number.
    without_number: u64,
    unread: Unread,
    /// The first row, if it holds only whole numbers: a table of that row alone may also be an arrival order.
    first_row: Option<String>,
    /// Only looked up, never iterated: its order cannot affect a result.
    places: HashMap<String, usize>,
}

/// A table without a header row has at most so many columns.
const COLUMNS_AT_MOST: usize = 3;
/// A quoted field that is still open after so many bytes is not a quoted field.
const OPEN_AT_MOST: usize = 65_536;

/// The packet that a row describes.
struct Packet {
    number: u64,
    width: Width,
    size: Option<u32>,
    stream: String,
}

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
        let header = if is_number && fields.len() <= COLUMNS_AT_MOST {
            if delimiter == Delimiter::Spaces && !are_numbers() {
                return None;
            }
            Header::unnamed(fields.len())
        } else {
            match Header::named(&fields) {
                Named::Header(header) if delimiter != Delimiter::Spaces || is_bare(row) => header,
                _ => return None,
            }
        };
        Some(Self {
            delimiter,
            header,
            is_header_due: !is_number,
            is_unnamed: is_number,
            open: String::new(),
            first_time: None,
            rows: 0,
            without_time: 0,
            without_size: 0,
            without_number: 0,
            unread: Unread::default(),
            first_row: None,
            places: HashMap::new(),
        })
    }

    /// Why a table that begins with this row cannot be read, if so.
    pub fn refuse(line: u64, row: &str) -> Option<Damage> {
        let fields = fields(row, Delimiter::of(row))?;
        if Named::FramesOnly == Header::named(&fields) {
            return Some(Damage::NoSequence(format!(
                "line {line} names columns of a capture, and none of them is a sequence number (the number of a frame is not): add rtp.seq, or tcp.seq and tcp.len, or open the capture itself"
            )));
        }
        let is_wide = fields.len() > COLUMNS_AT_MOST && number(fields.first()?).is_some();
        let what = "without a header row that names them (tshark -E header=y), a table has a sequence number, a time and a size";
        is_wide.then(|| Damage::NoSequence(format!("line {line} has {} columns: {what}", fields.len())))
    }

    /// Reads a row.
    pub fn line(&mut self, line: u64, text: &str, capture: &mut Capture) {
        if std::mem::take(&mut self.is_header_due) || (self.open.is_empty() && text.starts_with('#')) {
            return;
        }
        if !self.open.is_empty() {
            self.open.push('\n');
        }
        self.open.push_str(text);
        let Some(fields) = fields(&self.open, self.delimiter) else {
            if self.open.len() > OPEN_AT_MOST {
                self.open.clear();
                self.unread.add(line, || "ends a quote that is never closed".to_owned());
            }
            return;
        };
        self.open.clear();
        let Some(packet) = self.packet(line, &fields) else { return };
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let time = match self.header.time {
            Some((at, scale)) if !field(at).is_empty() => {
                let Some(time) = decimal(field(at), self.delimiter) else {
                    self.unread.add(line, || format!("has \"{}\" for a time", beginning(field(at))));
                    return;
                };
                let first = *self.first_time.get_or_insert(time);
                Some((time - first) * scale)
            }
            _ => None,
        };
        if self.rows == 0 && fields.len() > 1 && fields.iter().all(|field| number(field).is_some()) {
            self.first_row = Some(text.replace([';', '|'], " "));
        }
        self.rows += 1;
        self.without_time += u64::from(time.is_none());
        self.without_size += u64::from(packet.size.is_none());
        capture.packets += 1;
        let Some(place) = self.place(&fields, &packet, capture) else {
            capture.table.unlisted += 1;
            return;
        };
        if let Some(flow) = capture.table.flows.get_mut(place) {
            flow.give(packet.number, time, packet.size);
        }
    }

    /// The packet of a row, if the row has a sequence number.
    fn packet(&mut self, line: u64, fields: &[String]) -> Option<Packet> {
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let at = match self.header.sequence {
            Place::Plain(at) | Place::Bits16(at) | Place::Bytes(at, _) => at,
            Place::Info(at) => {
                let Some(found) = info(field(at)) else {
                    self.without_number += 1;
                    return None;
                };
                let width = if found.length.is_some() { Width::Bytes } else { Width::Bits16 };
                let size = found.length.and_then(|length| u32::try_from(length).ok());
                return Some(Packet { number: found.number, width, size, stream: found.stream.to_owned() });
            }
        };
        let is_of_frames = !self.header.source.is_empty() || !matches!(self.header.sequence, Place::Plain(_));
        if field(at).is_empty() && is_of_frames {
            // a packet of another protocol
            self.without_number += 1;
            return None;
        }
        let Some(number) = number(field(at)) else {
            self.unread.add(line, || format!("has \"{}\" for a sequence number", beginning(field(at))));
            return None;
        };
        let size = match self.header.size {
            Some(at) if !field(at).is_empty() => {
                let Some(size) = self::number(field(at)).and_then(|size| u32::try_from(size).ok()) else {
                    self.unread.add(line, || format!("has \"{}\" for a size", beginning(field(at))));
                    return None;
                };
                Some(size)
            }
            _ => None,
        };
        let width = match self.header.sequence {
            Place::Bits16(_) => Width::Bits16,
            Place::Bytes(..) => Width::Bytes,
            Place::Plain(_) | Place::Info(_) => Width::Plain,
        };
        Some(Packet { number, width, size, stream: String::new() })
    }

    /// The flow of a row: one for each pair of endpoints, direction and stream; `None` beyond the limit.
    fn place(&mut self, fields: &[String], packet: &Packet, capture: &mut Capture) -> Option<usize> {
        let values = |columns: &[usize], between: &str| {
            let found: Vec<&str> = columns
                .iter()
                .filter_map(|&at| fields.get(at))
                .map(String::as_str)
                .filter(|v| !v.is_empty())
                .collect();
            found.join(between)
        };
        let (source, destination) = (values(&self.header.source, ":"), values(&self.header.destination, ":"));
        let mut detail = values(&self.header.stream, ", ");
        if !packet.stream.is_empty() {
            detail.clone_from(&packet.stream);
        }
        let key = format!("{source}\n{destination}\n{detail}\n{:?}", packet.width);
        if let Some(&place) = self.places.get(&key) {
            return Some(place);
        }
        let place = capture.table.flows.len();
        if capture.table.is_full() {
            return None;
        }
        self.places.insert(key, place);
        let given = Given { source, destination, detail, width: packet.width, ..Given::default() };
        capture.table.flows.push(given.flow());
        Some(place)
    }

    /// The numbers of a table that has no header and only one row.
    pub fn only_row(&self) -> Option<String> {
        self.first_row.clone().filter(|_| self.rows == 1 && self.is_unnamed)
    }

    /// Ends the table.
    pub fn finish(&mut self) -> Option<Damage> {
        if !self.open.is_empty() {
            self.unread.add(0, || "at the end opens a quote that is never closed".to_owned());
        }
        if self.rows > 0 {
            return None;
        }
        let first = self.unread.first();
        let why = first.unwrap_or_else(|| match self.without_number {
            0 => "it has a header row alone".to_owned(),
            rows => format!("none of its {rows} rows has a sequence number; add a column rtp.seq, or tcp.seq and tcp.len, or open the capture itself"),
        });
        Some(Damage::NoSequence(format!("no row of this table could be read: {why}")))
    }

    /// A sentence for each kind of row that was skipped.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.unread.note().into_iter().collect();
        if let Place::Info(_) = self.header.sequence {
            notes.push("the column \"No.\" numbers the frames of the capture: the sequence numbers are those of the column Info".to_owned());
        }
        if self.without_number > 0 {
            notes.push(format!("{} rows without a sequence number left out", self.without_number));
        }
        let mut partly = |without: u64, what: &str| {
            if without > 0 && without < self.rows {
                notes.push(format!("{without} of {} rows have no {what}", self.rows));
            }
        };
        partly(self.without_time, "time");
        partly(self.without_size, "size");
        notes
    }
}

/// A header separated by spaces has one single word for each column; prose does not.
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
        assert_eq!(columns("1,2,5,4,3,6"), None);
        assert_eq!(columns("Dear reader"), None);
    }
}
