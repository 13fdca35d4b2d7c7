//! Text: assembles lines from pieces, and finds out whether they are a table or the output of a program such as ping.

use crate::reordering::Items;
use crate::scenario::quote;
use crate::trace::capture::blocks::Capture;
use crate::trace::counters::Counters;
use crate::trace::counters::kernel::Kernel;
use crate::trace::counters::owping::Owping;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::terminal::without_controls;
use crate::trace::ping::output::Ping;
use crate::trace::table::arrival_order::Order;
use crate::trace::table::bare_numbers::BareNumbers;
use crate::trace::table::csv::Csv;

/// The longest line of a text, bytes; only an arrival order may have a longer one.
const LINE_AT_MOST: usize = 65_536;
/// Most lines of an unknown kind at the beginning, such as a prompt; comments do not count.
const UNKNOWN_AT_MOST: u64 = 20;

/// Reads text.
#[derive(Clone, Debug, Default)]
pub struct LineReader {
    /// The beginning of a line that is not complete yet.
    carry: Vec<u8>,
    /// Whether the last byte was a carriage return, which ends a line with or without a line feed after it.
    is_returned: bool,
    /// Whether a part of the current line was already taken in, because it is very long.
    is_long: bool,
    /// Number of the last complete line.
    line: u64,
    kind: Kind,
    /// First lines of an unknown kind: number and beginning of the first one, and how many are no comments.
    unknown: Option<(u64, String, u64)>,
}

#[derive(Clone, Debug, Default)]
enum Kind {
    #[default]
    Undecided,
    Csv(Box<Csv>),
    Bare(Box<BareNumbers>),
    Order(Order),
    Ping(Ping),
    Owping(Box<Owping>),
    Kernel(Box<Kernel>),
}

impl LineReader {
    /// Reads the next piece.
    pub fn feed(&mut self, piece: &[u8], capture: &mut Capture) -> Result<(), Damage> {
        let mut rest = piece;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n' || byte == b'\r') {
            let (line, behind) = rest.split_at(end);
            rest = &behind[1..];
            let is_return = behind[0] == b'\r';
            if std::mem::replace(&mut self.is_returned, is_return) && end == 0 && !is_return {
                continue;
            }
            if self.carry.is_empty() {
                self.line(line, capture)?;
            } else {
                self.carry.extend_from_slice(line);
                let line = std::mem::take(&mut self.carry);
                self.line(&line, capture)?;
            }
        }
        self.is_returned &= rest.is_empty();
        self.carry.extend_from_slice(rest);
        if self.carry.len() <= LINE_AT_MOST {
            return Ok(());
        }
        let is_between = |byte: &u8| [b' ', b'\t', b',', b';'].contains(byte);
        let end = self.carry.iter().rposition(is_between).map_or(0, |at| at + 1);
        let rest = self.carry.split_off(end);
        let begun = std::mem::replace(&mut self.carry, rest);
        self.is_long = true;
        match begun.is_empty() {
            false => self.long(&begun, capture).map(drop),
            true => Err(self.too_long()),
        }
    }

    /// Ends the text.
    pub fn finish(&mut self, capture: &mut Capture) -> Option<Damage> {
        let last = std::mem::take(&mut self.carry);
        if !last.is_empty()
            && let Err(damage) = self.line(&last, capture)
        {
            return Some(damage);
        }
        match &mut self.kind {
            Kind::Undecided => Some(self.unknown.take().map_or(Damage::Empty, unknown)),
            Kind::Csv(csv) => csv.finish(),
            Kind::Bare(bare) => bare.finish(capture),
            Kind::Order(order) => order.finish(capture),
            Kind::Ping(ping) => ping.finish(capture),
            Kind::Owping(owping) => {
                owping.finish(capture);
                None
            }
            Kind::Kernel(kernel) => kernel.counters().is_empty().then_some(Damage::Empty),
        }
    }

    /// The kind of the text.
    pub fn format(&self) -> Format {
        match self.kind {
            Kind::Undecided => Format::Unknown,
            Kind::Csv(_) | Kind::Bare(_) | Kind::Order(_) => Format::Csv,
            Kind::Ping(_) => Format::Ping,
            Kind::Owping(_) => Format::Owping,
            Kind::Kernel(_) => Format::Kernel,
        }
    }

    /// A sentence for each kind of line that was skipped.
    pub fn notes(&self) -> Vec<String> {
        match &self.kind {
            Kind::Undecided | Kind::Order(_) | Kind::Kernel(_) => Vec::new(),
            Kind::Owping(owping) => owping.notes(),
            Kind::Csv(csv) => csv.notes(),
            Kind::Bare(bare) => bare.notes(),
            Kind::Ping(ping) => ping.notes(),
        }
    }

    /// Counters that other programs have written.
    pub fn counters(&self) -> Vec<Counters> {
        match &self.kind {
            Kind::Owping(owping) => owping.counters(),
            Kind::Kernel(kernel) => kernel.counters(),
            _ => Vec::new(),
        }
    }

    fn too_long(&self) -> Damage {
        Damage::Line { line: self.line + 1, what: "is longer than any line of text" }
    }

    /// Takes in a part of a line that is too long for anything but an arrival order.
    fn long(&mut self, bytes: &[u8], capture: &mut Capture) -> Result<&mut Order, Damage> {
        let too_long = self.too_long();
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        if !Order::may_hold(bytes) {
            return Err(too_long);
        }
        let known = match &mut self.kind {
            Kind::Undecided => Some(Order::default()),
            Kind::Bare(bare) => bare.take_order(capture),
            _ => None,
        };
        if let Some(order) = known {
            self.kind = Kind::Order(order);
        }
        let Kind::Order(order) = &mut self.kind else { return Err(too_long) };
        order.piece(str::from_utf8(bytes).unwrap_or_default());
        Ok(order)
    }

    fn line(&mut self, bytes: &[u8], capture: &mut Capture) -> Result<(), Damage> {
        if std::mem::take(&mut self.is_long) || bytes.len() > LINE_AT_MOST {
            self.long(bytes, capture)?.piece("\n");
            self.line += 1;
            return Ok(());
        }
        self.line += 1;
        if bytes.contains(&0) {
            if let (1, Some(first)) = (self.line, bytes.first_chunk::<4>()) {
                return Err(Damage::binary(*first));
            }
            if let Kind::Undecided = self.kind {
                return Err(Damage::NoText { line: self.line });
            }
            return Err(Damage::Line { line: self.line, what: "holds bytes that are no text" });
        }
        let text = String::from_utf8_lossy(bytes);
        let text = without_controls(&text);
        // white space at the start may be an empty first column
        let row = text.trim_start_matches('\u{feff}');
        let text = row.trim();
        if text.is_empty() {
            return Ok(());
        }
        if let Kind::Undecided = self.kind {
            if let Some(damage) = Damage::foreign_text(text) {
                return Err(damage);
            }
            if let Some(owping) = Owping::begin(text) {
                self.kind = Kind::Owping(Box::new(owping));
            } else if let Some(kernel) = Kernel::begin(text) {
                self.kind = Kind::Kernel(Box::new(kernel));
            } else if Ping::looks_like(text) {
                self.kind = Kind::Ping(Ping::default());
            } else if Order::looks_like(text) {
                self.kind = Kind::Order(Order::default());
            } else if let Some(csv) = Csv::begin(row) {
                self.kind = match csv.is_named() {
                    true => Kind::Csv(Box::new(csv)),
                    false => Kind::Bare(Box::new(BareNumbers::new(csv))),
                };
            } else if text.ends_with([',', ';']) && Items::of(text).is_some() {
                self.kind = Kind::Order(Order::default());
            }
        }
        match &mut self.kind {
            Kind::Csv(csv) => csv.line(self.line, row, capture),
            Kind::Bare(bare) => {
                if let Some(order) = bare.line(self.line, row, capture) {
                    self.kind = Kind::Order(order);
                }
            }
            Kind::Order(_) if text.starts_with('#') => {}
            Kind::Order(order) => order.line(text),
            Kind::Ping(ping) => ping.line(self.line, text, capture),
            Kind::Owping(owping) => owping.line(text, capture),
            Kind::Kernel(kernel) => kernel.line(text),
            Kind::Undecided => {
                if let Some(damage) = Csv::refuse(self.line, text) {
                    return Err(damage);
                }
                let first = self.unknown.get_or_insert_with(|| (self.line, quote(text), 0));
                first.2 += u64::from(!text.starts_with('#'));
                if first.2 > UNKNOWN_AT_MOST {
                    return Err(self.unknown.take().map_or(Damage::Empty, unknown));
                }
            }
        }
        Ok(())
    }
}

fn unknown((line, text, _): (u64, String, u64)) -> Damage {
    Damage::UnknownText { line, text }
}
