//! Arrival orders as typed in the sequence bench: `1 2 5 4 3 6`, `1-5 x 9-7`.

use super::capture::Capture;
use super::damage::Damage;
use super::given::Given;
use crate::reordering::Sequence;

/// Reads an arrival order, which may extend over many lines.
#[derive(Debug, Default)]
pub struct Order {
    text: String,
}

/// A longer text would hold more packets than an arrival order may have.
const TEXT_AT_MOST: usize = 16 << 20;
/// A table without a header row has at most so many columns.
const COLUMNS_AT_MOST: usize = 3;

impl Order {
    /// Whether a line may be the first of an arrival order, and not a row of a table.
    pub fn looks_like(text: &str) -> bool {
        let mut items = text.split([' ', ',', '\t']).filter(|item| !item.is_empty());
        let is_item = |item: &str| {
            let digits = item.strip_prefix(['x', 'X']).unwrap_or(item);
            digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') && item != "-"
        };
        let is_own = |item: &str| item.starts_with(['x', 'X']) || item.trim_matches('-').contains('-');
        items.clone().all(is_item)
            && items.clone().any(|item| item.bytes().any(|byte| byte.is_ascii_digit()))
            && (items.clone().any(is_own) || items.nth(COLUMNS_AT_MOST).is_some())
    }

    /// Takes in a line.
    pub fn line(&mut self, text: &str) {
        if self.text.len() < TEXT_AT_MOST {
            self.text.push_str(text);
            self.text.push('\n');
        }
    }

    /// Ends the text.
    pub fn finish(&self, capture: &mut Capture) -> Option<Damage> {
        let sequence = match Sequence::read(&self.text) {
            Ok(sequence) => sequence,
            Err(error) => return Some(Damage::NoSequence(error.to_string())),
        };
        let sent = sequence.as_arrivals().sent;
        let mut flow = Given { sent, is_order: true, ..Given::default() }.flow();
        for &number in &sequence.arrivals {
            flow.give(number, None, None);
        }
        capture.packets += sequence.arrivals.len() as u64;
        if sequence.arrivals.is_empty() {
            return Some(Damage::NoSequence("nothing arrives in this order".to_owned()));
        }
        capture.table.flows.push(flow);
        None
    }
}
