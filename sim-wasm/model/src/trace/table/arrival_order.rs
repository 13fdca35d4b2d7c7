//! Arrival orders as typed in the sequence bench: `1 2 5 4 3 6`, `1-5 x 9-7`, over any number of lines.

use crate::reordering::{Items, Sequence, SequenceError};
use crate::scenario::is_between_items;
use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::table::header::UNNAMED_AT_MOST;

/// Reads an arrival order.
#[derive(Clone, Debug, Default)]
pub struct Order {
    text: String,
}

/// The longest text that is kept, bytes: a longer one has more packets than an arrival order may have.
const TEXT_AT_MOST: usize = 16 << 20;

/// Characters between the ends of a range.
const DASHES: [char; 2] = ['-', '–'];
/// The longest item, bytes: no number is longer.
const ITEM_AT_MOST: usize = 64;

impl Order {
    /// Whether a line can only be part of an arrival order, not a row of a table. An item in it may still be wrong:
    /// then the error is that of the sequence bench.
    pub fn looks_like(text: &str) -> bool {
        let items = || text.split(is_between_items).filter(|item| !item.is_empty());
        // between semicolons, commas are decimal ones
        let has_decimals = text.contains(',') && text.contains(';');
        let is_item = |item: &str| {
            let ends = item.strip_prefix(['x', 'X']).unwrap_or(item);
            ends.chars().all(|c| c.is_ascii_digit() || DASHES.contains(&c)) && item != "-"
        };
        let is_own = |item: &str| item.starts_with(['x', 'X']) || item.trim_matches(DASHES).contains(DASHES);
        !has_decimals
            && items().all(is_item)
            && items().any(|item| item.bytes().any(|byte| byte.is_ascii_digit()))
            && (items().any(is_own) || items().nth(UNNAMED_AT_MOST).is_some())
    }

    /// Whether this may be a part of an arrival order of any length; it is cut between items.
    pub fn may_hold(bytes: &[u8]) -> bool {
        let is_short = |text: &str| text.split(is_between_items).all(|item| item.len() <= ITEM_AT_MOST);
        str::from_utf8(bytes).is_ok_and(|text| is_short(text) && Items::of(text).is_some())
    }

    /// Takes in a line.
    pub fn line(&mut self, text: &str) {
        self.piece(text);
        self.piece("\n");
    }

    /// Takes in a piece of a line.
    pub fn piece(&mut self, text: &str) {
        if self.text.len() < TEXT_AT_MOST {
            self.text.push_str(text);
        }
    }

    /// The order that was read.
    pub fn sequence(&self) -> Result<Sequence, SequenceError> {
        Sequence::read(&self.text)
    }

    /// Ends the text.
    pub fn finish(&self, capture: &mut Capture) -> Option<Damage> {
        match self.sequence() {
            Ok(sequence) => give(&sequence, capture),
            Err(error) => Some(Damage::NoSequence(error.to_string())),
        }
    }
}

/// Makes the arrival order the only flow.
pub fn give(sequence: &Sequence, capture: &mut Capture) -> Option<Damage> {
    let sent = sequence.as_arrivals().sent;
    let mut flow = GivenSequence { sent, is_order: true, ..GivenSequence::default() }.flow();
    for (place, &number) in (1..).zip(&sequence.arrivals) {
        flow.give(place, number, None, None);
    }
    capture.packets += sequence.arrivals.len() as u64;
    if sequence.arrivals.is_empty() {
        return Some(Damage::NoSequence("nothing arrives in this order".to_owned()));
    }
    capture.table.flows.push(flow);
    None
}
