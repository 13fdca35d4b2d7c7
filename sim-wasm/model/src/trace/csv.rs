//! Tables: a sequence column, perhaps a time and a size column, in any order under a header row, or
//! in this order without one. Columns stand between tabs, semicolons or commas.

use super::capture::Capture;
use super::damage::Damage;
use super::given::Given;
use super::lines::{Unread, beginning};

/// Reads a table.
#[derive(Debug)]
pub struct Csv {
    delimiter: char,
    header: Header,
    /// Whether the first row is still to come, and is the header.
    is_header_due: bool,
    first_time: Option<f64>,
    rows: u64,
    without_time: u64,
    without_size: u64,
    unread: Unread,
}

/// Where each column stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Header {
    sequence: usize,
    /// Column, and ms in its unit.
    time: Option<(usize, f64)>,
    size: Option<usize>,
}

/// A table without a header row that has more columns is something else.
const COLUMNS_AT_MOST: usize = 3;

impl Csv {
    /// A reader, if this may be the first row of a table.
    pub fn begin(row: &str) -> Option<Self> {
        if row.starts_with('#') {
            return None;
        }
        let delimiter = delimiter(row);
        let fields: Vec<String> = fields(row, delimiter).collect();
        let is_number = number(fields.first()?).is_some();
        let header = if is_number && fields.len() <= COLUMNS_AT_MOST {
            // seconds, as every capture tool prints them
            Header {
                sequence: 0,
                time: (fields.len() > 1).then_some((1, 1000.0)),
                size: (fields.len() > 2).then_some(2),
            }
        } else {
            Header::named(&fields)?
        };
        Some(Self {
            delimiter,
            header,
            is_header_due: !is_number,
            first_time: None,
            rows: 0,
            without_time: 0,
            without_size: 0,
            unread: Unread::default(),
        })
    }

    /// Why a row of numbers is the first of no table, if it is one.
    pub fn refuse(line: u64, row: &str) -> Option<Damage> {
        let fields: Vec<String> = fields(row, delimiter(row)).collect();
        let is_wide = fields.len() > COLUMNS_AT_MOST && number(fields.first()?).is_some();
        let what = "without a header row that names them, a table has a sequence number, a time and a size";
        is_wide.then(|| Damage::NoSequence(format!("line {line} has {} columns: {what}", fields.len())))
    }

    /// Reads a row.
    pub fn line(&mut self, line: u64, text: &str, capture: &mut Capture) {
        if std::mem::take(&mut self.is_header_due) || text.starts_with('#') {
            return;
        }
        let fields: Vec<String> = fields(text, self.delimiter).collect();
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let sequence = field(self.header.sequence);
        let Some(sequence) = number(sequence) else {
            self.unread.add(line, || format!("has \"{}\" for a sequence number", beginning(sequence)));
            return;
        };
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
        let size = match self.header.size {
            Some(at) if !field(at).is_empty() => {
                let Some(size) = number(field(at)).and_then(|size| u32::try_from(size).ok()) else {
                    self.unread.add(line, || format!("has \"{}\" for a size", beginning(field(at))));
                    return;
                };
                Some(size)
            }
            _ => None,
        };
        self.rows += 1;
        self.without_time += u64::from(time.is_none());
        self.without_size += u64::from(size.is_none());
        capture.packets += 1;
        let flows = &mut capture.table.flows;
        if flows.is_empty() {
            flows.push(Given::default().flow());
        }
        if let Some(flow) = flows.first_mut() {
            flow.give(sequence, time, size);
        }
    }

    /// Ends the table.
    pub fn finish(&self) -> Option<Damage> {
        if self.rows > 0 {
            return None;
        }
        let first = self.unread.first();
        let why = first.unwrap_or_else(|| "it has a header row alone".to_owned());
        Some(Damage::NoSequence(format!("no row of this table could be read: {why}")))
    }

    /// A sentence for each kind of thing that was passed over.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.unread.note().into_iter().collect();
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

impl Header {
    fn named(fields: &[String]) -> Option<Self> {
        let names: Vec<String> = fields.iter().map(|field| field.to_lowercase()).collect();
        let find = |is_it: &dyn Fn(&str) -> bool| names.iter().position(|name| is_it(name));
        let first_word = |name: &str, words: &[&str]| {
            let word = name.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty());
            word.is_some_and(|word| words.contains(&word))
        };
        let sequence = find(&|name| name.contains("seq")).or_else(|| {
            find(&|name| first_word(name, &["sn", "n", "no", "nr", "number", "packet", "pkt", "id"]))
        })?;
        let time = find(&|name| name.contains("time"))
            .or_else(|| find(&|name| first_word(name, &["t", "ts", "arrival", "received"])))
            .filter(|&at| at != sequence);
        let size = find(&|name| name.contains("size") || name.contains("len") || name.contains("bytes"))
            .or_else(|| find(&|name| first_word(name, &["payload"])))
            .filter(|&at| at != sequence && Some(at) != time);
        Some(Self { sequence, time: time.map(|at| (at, millis(&names[at]))), size })
    }
}

/// ms in the unit that a column's name ends with; seconds where it names none.
fn millis(name: &str) -> f64 {
    let unit = name.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty());
    match unit.unwrap_or_default() {
        "ms" | "msec" | "milliseconds" => 1.0,
        "us" | "µs" | "μs" | "usec" | "microseconds" => 1e-3,
        "ns" | "nsec" | "nanoseconds" => 1e-6,
        _ => 1000.0,
    }
}

/// The first of the marks that the row has.
fn delimiter(row: &str) -> char {
    ['\t', ';', ','].into_iter().find(|&mark| row.contains(mark)).unwrap_or(',')
}

fn fields(row: &str, delimiter: char) -> impl Iterator<Item = String> + '_ {
    row.split(delimiter).map(|field| field.trim().trim_matches('"').trim().to_owned())
}

fn number(text: &str) -> Option<u64> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| text.parse().ok()).flatten()
}

/// A decimal number; with a decimal comma where commas do not part columns.
fn decimal(text: &str, delimiter: char) -> Option<f64> {
    let text = if delimiter == ',' { text.to_owned() } else { text.replace(',', ".") };
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_name_their_columns() {
        let header = |row: &str, mark| Header::named(&fields(row, mark).collect::<Vec<_>>());
        let named = |sequence, time, size| Some(Header { sequence, time, size });
        assert_eq!(header("Time (ms), Seq, Length", ','), named(1, Some((0, 1.0)), Some(2)));
        assert_eq!(header("rtp.seq;frame.time_epoch;frame.len", ';'), named(0, Some((1, 1000.0)), Some(2)));
        assert_eq!(header("\"no\"\t\"t_us\"", '\t'), named(0, Some((1, 1e-3)), None));
        assert_eq!(header("sequence number", ','), named(0, None, None));
        assert_eq!(header("date, price", ','), None);
    }

    #[test]
    fn first_rows() {
        let columns = |row: &str| Csv::begin(row).map(|csv| (csv.delimiter, csv.header));
        assert_eq!(columns("17"), Some((',', Header { sequence: 0, time: None, size: None })));
        assert_eq!(
            columns("17;0,5;100"),
            Some((';', Header { sequence: 0, time: Some((1, 1000.0)), size: Some(2) }))
        );
        assert_eq!(columns("1,2,5,4,3,6"), None);
        assert_eq!(columns("Dear reader"), None);
        assert_eq!(decimal("0,5", ';'), Some(0.5));
        assert_eq!(decimal("inf", ','), None);
    }
}
