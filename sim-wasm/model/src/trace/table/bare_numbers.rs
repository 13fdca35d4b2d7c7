//! Whole numbers without a header row: a table of up to three columns, or an arrival order over several lines.
//! Both are read, until a line or the whole text tells which it is.

use crate::reordering::Items;
use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::flow::flows::Kind;
use crate::trace::numbers::wrapping::Faults;
use crate::trace::table::arrival_order::{self, Order};
use crate::trace::table::csv::Csv;

/// Reads rows of whole numbers.
#[derive(Clone, Debug)]
pub struct Bare {
    csv: Csv,
    /// The same lines as an arrival order; `None` as soon as they can be none.
    order: Option<Order>,
    /// Lines of the arrival order, and the fewest and most items of one.
    lines: u64,
    narrowest: u32,
    widest: u32,
    /// Whether the text turned out to be an arrival order.
    is_order: bool,
    /// How the text was understood, where it might be understood otherwise.
    note: Option<String>,
}

/// A table without a header row has at most so many columns.
const COLUMNS_AT_MOST: u32 = 3;

impl Bare {
    /// Rows that a table may consist of.
    pub fn new(csv: Csv) -> Self {
        Self {
            csv,
            order: Some(Order::default()),
            lines: 0,
            narrowest: u32::MAX,
            widest: 0,
            is_order: false,
            note: None,
        }
    }

    /// Reads a line; if it shows that the text is an arrival order, returns that order.
    pub fn line(&mut self, line: u64, row: &str, capture: &mut Capture) -> Option<Order> {
        if let Some(order) = self.order.as_mut().filter(|_| !row.starts_with('#')) {
            let text = separated(row);
            match text.as_deref().and_then(Items::of) {
                Some(items) if items.are_small => {
                    order.line(text.as_deref().unwrap_or_default());
                    self.lines += 1;
                    self.narrowest = self.narrowest.min(items.count);
                    self.widest = self.widest.max(items.count);
                    if items.has_own {
                        return self.take_order(capture);
                    }
                }
                _ => self.order = None,
            }
        }
        self.csv.line(line, row, capture);
        None
    }

    /// The lines as an arrival order, if they can be one: then they are no table.
    pub fn take_order(&mut self, capture: &mut Capture) -> Option<Order> {
        let order = self.order.take()?;
        take_back(capture);
        Some(order)
    }

    /// Ends the text.
    pub fn finish(&mut self, capture: &mut Capture) -> Option<Damage> {
        let order = self.order.take().filter(|_| self.widest > 1);
        let Some(sequence) = order.and_then(|order| order.sequence().ok()) else {
            return self.csv.finish();
        };
        self.is_order = self.lines == 1 || {
            let numbers = match capture.table.flows.first().map(|flow| &flow.kind) {
                Some(Kind::Given(given)) => given.sequences.as_slice(),
                _ => &[],
            };
            self.is_order(&Faults::of(&sequence.arrivals), &Faults::of(numbers))
        };
        if self.is_order {
            self.note = (self.lines > 1).then(|| {
                format!("no header row: the {} lines are read as one arrival order, as the sequence bench reads them (with a header row such as seq,time they are a table)", self.lines)
            });
            take_back(capture);
            return arrival_order::give(&sequence, capture);
        }
        let size = if self.widest > 2 { ", size (bytes)" } else { "" };
        self.note = Some(format!("no header row: the columns are read as sequence number, time (s){size}"));
        self.csv.finish()
    }

    /// Whether the numbers are an arrival order over several lines rather than a table, whose first column has
    /// other faults. Times and sizes among the numbers repeat, and leave more missing than arrive; where an order
    /// is written in columns, its first column misses what stands in the others.
    fn is_order(&self, order: &Faults, table: &Faults) -> bool {
        let is_whole = order.missing <= order.received;
        if self.widest > COLUMNS_AT_MOST {
            return is_whole || table.missing > table.received;
        }
        is_whole && (self.narrowest < self.widest || order.sum() < table.sum())
    }

    /// A sentence for each kind of line that was skipped, and how the rest was understood.
    pub fn notes(&self) -> Vec<String> {
        // what was wrong with the rows of a table is nothing of an order
        let rows = if self.is_order { Vec::new() } else { self.csv.notes() };
        self.note.iter().cloned().chain(rows).collect()
    }
}

/// The line with blanks for the bars that an arrival order does not know; `None` if commas are decimal ones.
fn separated(row: &str) -> Option<String> {
    let has_marks = row.contains([';', '|']);
    (!has_marks || !row.contains(',')).then(|| row.replace('|', " "))
}

/// Forgets what was taken in of a table.
fn take_back(capture: &mut Capture) {
    capture.table.flows.clear();
    capture.packets = 0;
}
