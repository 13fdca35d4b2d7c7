//! Whole numbers without a header row: a table of up to three columns, or an arrival order over several lines. They
//! are read as both, until a line or the whole text decides.

use crate::reordering::Items;
use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::flow::flows::Kind;
use crate::trace::numbers::wrapping::Faults;
use crate::trace::table::arrival_order::{self, Order};
use crate::trace::table::csv::Csv;
use crate::trace::table::header::UNNAMED_AT_MOST;

/// Reads rows of whole numbers.
#[derive(Clone, Debug)]
pub struct BareNumbers {
    csv: Csv,
    /// The same lines as an arrival order; `None` once they cannot be one.
    order: Option<Order>,
    /// Number of lines of the arrival order; below, fewest and most items in a line.
    lines: u64,
    narrowest: u32,
    widest: u32,
    /// Whether the text turned out to be an arrival order.
    is_order: bool,
    /// A note on how the text was understood, if it could be understood otherwise.
    note: Option<String>,
}

impl BareNumbers {
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

    /// The arrival order of the lines, if they can be one: then they are not a table.
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

    /// Whether the numbers are an arrival order over several lines rather than a table. Read as an order, times and
    /// sizes of a table repeat, and leave more numbers missing than arrive; the first column of an order lacks the
    /// numbers in its other columns.
    fn is_order(&self, order: &Faults, table: &Faults) -> bool {
        let is_whole = order.missing <= order.received;
        if self.widest as usize > UNNAMED_AT_MOST {
            return is_whole || table.missing > table.received;
        }
        is_whole && (self.narrowest < self.widest || order.sum() < table.sum())
    }

    /// A sentence for each kind of line that was skipped, and how the rest was understood.
    pub fn notes(&self) -> Vec<String> {
        // faults of the rows do not concern an order
        let rows = if self.is_order { Vec::new() } else { self.csv.notes() };
        self.note.iter().cloned().chain(rows).collect()
    }
}

/// The line with blanks instead of separators that an arrival order does not have; `None` if commas are decimal ones.
fn separated(row: &str) -> Option<String> {
    let has_marks = row.contains([';', '|']);
    (!has_marks || !row.contains(',')).then(|| row.replace('|', " "))
}

/// Removes what was read as a table.
fn take_back(capture: &mut Capture) {
    capture.table.flows.clear();
    capture.packets = 0;
}
