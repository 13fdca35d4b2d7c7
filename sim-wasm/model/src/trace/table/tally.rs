//! Counts of a table's rows, and notes on unusual ones.

use crate::trace::file::damage::Damage;
use crate::trace::file::unreadable::UnreadLines;
use crate::trace::table::packets::Packet;
use crate::trace::words::numerals::{counted, grouped};

/// Counts of a table's rows.
#[derive(Clone, Debug, Default)]
pub struct RowCounts {
    /// Rows that were read.
    pub rows: u64,
    /// Rows of a table of frames that have no sequence number.
    pub without_number: u64,
    pub unread: UnreadLines,
    without_time: u64,
    without_size: u64,
    /// Rows with several sequence numbers.
    several: u64,
    wide: Option<WideRows>,
}

/// Rows with more fields than the header has names.
#[derive(Clone, Debug)]
struct WideRows {
    /// The first such row, its number of fields, and that of names.
    line: u64,
    fields: usize,
    names: usize,
    rows: u64,
}

impl RowCounts {
    /// Counts a row that was read.
    pub fn add(&mut self, packets: &[Packet], time: Option<f64>) {
        self.rows += 1;
        self.without_time += u64::from(time.is_none());
        self.without_size += u64::from(packets.iter().any(|packet| packet.size.is_none()));
        self.several += u64::from(packets.len() > 1);
    }

    /// Counts a row if it has a value after the last named column.
    pub fn check_width(&mut self, line: u64, fields: &[String], names: usize) {
        if fields.iter().skip(names).any(|field| !field.is_empty()) {
            self.wide.get_or_insert(WideRows { line, fields: fields.len(), names, rows: 0 }).rows += 1;
        }
    }

    /// The damage of a table without a readable row.
    pub fn nothing_read(&self) -> Damage {
        if self.unread.first().is_none() && self.without_number == 0 {
            return Damage::HeaderOnly;
        }
        let why = self.unread.first().unwrap_or_else(|| {
            let none = match self.without_number {
                1 => "its only row has no sequence number".to_owned(),
                rows => format!("none of its {} has a sequence number", counted(rows, "row")),
            };
            format!("{none}; add a column rtp.seq, or tcp.seq and tcp.len, or open the capture itself")
        });
        let wide = self.wide.as_ref().map_or_else(String::new, |wide| format!("; {}", wide.sentence()));
        Damage::NoSequence(format!("no row of this table could be read: {why}{wide}"))
    }

    /// A sentence for rows that were skipped or have a wrong number of fields.
    pub fn unread_notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.unread.note().into_iter().collect();
        if self.rows > 0 && !notes.is_empty() {
            notes.push(
                "the packet of a row that was skipped counts as lost, unless another row has its number"
                    .to_owned(),
            );
        }
        notes.extend(self.wide.as_ref().map(WideRows::sentence));
        notes
    }

    /// A sentence for each other kind of row.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.several > 0 {
            let (rows, have) = (counted(self.several, "row"), have(self.several));
            notes.push(format!("{rows} {have} several sequence numbers, each of which is a packet"));
        }
        if self.without_number > 0 {
            let rows = counted(self.without_number, "row");
            notes.push(format!("{rows} without a sequence number left out"));
        }
        let mut partly = |without: u64, what: &str| {
            if without > 0 && without < self.rows {
                let (some, rows) = (grouped(without), counted(self.rows, "row"));
                notes.push(format!("{some} of {rows} {} no {what}", have(without)));
            }
        };
        partly(self.without_time, "time");
        partly(self.without_size, "size");
        notes
    }
}

fn have(rows: u64) -> &'static str {
    if rows == 1 { "has" } else { "have" }
}

impl WideRows {
    fn sentence(&self) -> String {
        let Self { line, fields, names, rows } = self;
        let more =
            if *rows > 1 { format!(", like {}", counted(rows - 1, "more row")) } else { String::new() };
        let names = counted(*names as u64, "name");
        format!(
            "line {line} has {fields} fields under {names}{more}: values that hold the separator need quotes (tshark -E quote=d)"
        )
    }
}
