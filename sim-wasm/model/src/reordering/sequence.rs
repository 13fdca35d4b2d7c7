//! An arrival order as text: `1 2 5 4 3 6`.
//!
//! Items are separated by white space, commas or semicolons and stand in the order of arrival:
//! - `7`: packet 7 arrives; a number that has already arrived is a duplicate;
//! - `3-6`: 3 4 5 6, and `6-3`: 6 5 4 3;
//! - `x7`: packet 7 was sent and never arrives; `x7-9`: three such packets;
//! - `x`: the number after the last item's was sent and never arrives, so `1 2 x 4` loses 3. Nothing is lost
//!   twice, and a number that arrives anywhere in the text is not lost: in `1 2 x 3` nothing is (`Sequence::no_losses`).
//!
//! All numbers from the smallest to the largest in the text were sent: those missing are lost whether or not
//! an `x` says so.

use super::Arrivals;
use super::items::{Item, item, items, write_range};
use std::collections::BTreeSet;

pub use super::items::NUMBER_AT_MOST;

/// Most packets that a text may contain.
pub const PACKETS_AT_MOST: u32 = 1_000_000;

/// Most sentences about losses that are returned.
const LOSS_SENTENCES_AT_MOST: usize = 3;

/// An arrival order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence {
    /// Sequence numbers in the order of arrival, duplicates included.
    pub arrivals: Vec<u64>,
    /// Numbers marked as lost that do not arrive, ascending.
    pub losses: Vec<u64>,
}

/// An item that could not be read: `position` is that of its first character, from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SequenceError {
    /// It is not a number, range or loss.
    #[error("“{item}” at character {position} is not a number, a range such as 1-5, or x for a loss")]
    Unread {
        /// Position of the item.
        position: u32,
        /// The item.
        item: String,
    },
    /// It is beyond [`NUMBER_AT_MOST`].
    #[error("“{item}” at character {position} is beyond {NUMBER_AT_MOST}")]
    TooLarge {
        /// Position of the item.
        position: u32,
        /// The item.
        item: String,
    },
    /// The text has more than [`PACKETS_AT_MOST`] packets.
    #[error("with “{item}” at character {position} there are more than {PACKETS_AT_MOST} packets")]
    TooMany {
        /// Position of the item.
        position: u32,
        /// The item.
        item: String,
    },
}

/// A number that a text names as lost although it arrives: the loss does not count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{item}” at character {position} does not mark a loss, because packet {number} arrives")]
pub struct NoLoss {
    /// Position of the item's first character, from 1.
    pub position: u32,
    /// The item.
    pub item: String,
    /// The first of its numbers that arrives.
    pub number: u64,
}

impl SequenceError {
    /// Position of the item that could not be read, from 1.
    #[must_use]
    pub fn position(&self) -> u32 {
        match self {
            Self::Unread { position, .. }
            | Self::TooLarge { position, .. }
            | Self::TooMany { position, .. } => *position,
        }
    }
}

impl Sequence {
    /// Reads a text.
    ///
    /// # Errors
    /// The first item that cannot be read, with its position.
    pub fn read(text: &str) -> Result<Self, SequenceError> {
        let (sequence, faults) = Self::gather(text, 1);
        faults.into_iter().next().map_or(Ok(sequence), Err)
    }

    /// Everything in a text that cannot be read; the first is the one reported by [`Sequence::read`].
    #[must_use]
    pub fn faults(text: &str) -> Vec<SequenceError> {
        Self::gather(text, usize::MAX).1
    }

    /// The losses in a text that do not count, because their number arrives; empty if the text cannot be read.
    #[must_use]
    fn no_losses(text: &str) -> Vec<NoLoss> {
        let Ok(sequence) = Self::read(text) else { return Vec::new() };
        let arrived: BTreeSet<u64> = sequence.arrivals.into_iter().collect();
        let mut behind = 1;
        let mut found = Vec::new();
        for (position, word) in items(text) {
            let to = match item(word) {
                Some(Item::Arrive(_, to)) => to,
                Some(Item::Lost(numbers)) => {
                    let (from, to) = numbers.unwrap_or((behind, behind));
                    let first = arrived.range(from.min(to)..=from.max(to)).next();
                    let item = || word.chars().take(40).collect();
                    found.extend(first.map(|&number| NoLoss { position, item: item(), number }));
                    to
                }
                None => continue,
            };
            behind = to + 1;
        }
        found
    }

    /// Sentences about the first of these losses, and how many more there are.
    #[must_use]
    pub fn loss_sentences(text: &str) -> Vec<String> {
        let found = Self::no_losses(text);
        let more = found.len().saturating_sub(LOSS_SENTENCES_AT_MOST);
        let mut said: Vec<String> =
            found.iter().take(LOSS_SENTENCES_AT_MOST).map(ToString::to_string).collect();
        if more > 0 {
            said.push(format!("and {more} more such losses"));
        }
        said
    }

    /// Reads the items that can be read, until `most` faults are found.
    fn gather(text: &str, most: usize) -> (Self, Vec<SequenceError>) {
        let mut sequence = Self::default();
        let mut faults = Vec::new();
        let mut behind = 1;
        let mut packets = 0_u64;
        for (position, text) in items(text) {
            if faults.len() >= most {
                break;
            }
            let item_text = || text.chars().take(40).collect::<String>();
            let (is_loss, (from, to)) = match item(text) {
                Some(Item::Lost(numbers)) => (true, numbers.unwrap_or((behind, behind))),
                Some(Item::Arrive(from, to)) => (false, (from, to)),
                None => {
                    faults.push(SequenceError::Unread { position, item: item_text() });
                    continue;
                }
            };
            if from.max(to) > NUMBER_AT_MOST {
                faults.push(SequenceError::TooLarge { position, item: item_text() });
                continue;
            }
            packets += from.abs_diff(to) + 1;
            if packets > u64::from(PACKETS_AT_MOST) {
                faults.push(SequenceError::TooMany { position, item: item_text() });
                break;
            }
            let into = if is_loss { &mut sequence.losses } else { &mut sequence.arrivals };
            if from <= to {
                into.extend(from..=to);
            } else {
                into.extend((to..=from).rev());
            }
            behind = to + 1;
        }
        sequence.settle();
        (sequence, faults)
    }

    /// The shortest text that reads as this sequence: runs of three or more become ranges, and losses that
    /// nothing else implies come after the arrivals.
    #[must_use]
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        let mut rest = self.arrivals.as_slice();
        while let [first, ..] = rest {
            let up = (*first..).zip(rest).take_while(|(expected, seen)| expected == *seen).count();
            let down = rest
                .iter()
                .enumerate()
                .take_while(|&(k, seen)| first.checked_sub(k as u64) == Some(*seen))
                .count();
            let length = if up.max(down) < 3 { 1 } else { up.max(down) };
            write_range(&mut text, "", *first, rest[length - 1]);
            rest = &rest[length..];
        }
        let ends = self.arrivals.iter().min().zip(self.arrivals.iter().max());
        let unseen = |n: u64| ends.is_none_or(|(&low, &high)| n < low || n > high);
        // a missing number between two that arrived is a loss without being written
        let said: Vec<u64> = self.losses.iter().copied().filter(|&n| unseen(n)).collect();
        for run in said.chunk_by(|a, b| a + 1 == *b) {
            write_range(&mut text, "x", run[0], run[run.len() - 1]);
        }
        text
    }

    /// The arrivals to measure: all numbers from the smallest to the largest were sent.
    #[must_use]
    pub fn as_arrivals(&self) -> Arrivals<'_> {
        let all = || self.arrivals.iter().chain(&self.losses);
        let sent = all().min().copied().zip(all().max().copied());
        Arrivals { sequences: &self.arrivals, sent, ..Arrivals::default() }
    }

    /// Numbers that were sent and never arrive, ascending; at most [`PACKETS_AT_MOST`].
    #[must_use]
    pub fn missing(&self) -> Vec<u64> {
        let mut known = self.arrivals.clone();
        known.sort_unstable();
        known.dedup();
        let mut missing = self.losses.clone();
        for pair in known.windows(2) {
            let room = (PACKETS_AT_MOST as usize).saturating_sub(missing.len());
            missing.extend((pair[0] + 1..pair[1]).take(room));
        }
        missing.sort_unstable();
        missing.dedup();
        missing
    }

    fn settle(&mut self) {
        let mut arrived = self.arrivals.clone();
        arrived.sort_unstable();
        self.losses.retain(|n| arrived.binary_search(n).is_err());
        self.losses.sort_unstable();
        self.losses.dedup();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<u64>, Vec<u64>) {
        let sequence = Sequence::read(text).unwrap();
        (sequence.arrivals, sequence.losses)
    }

    #[test]
    fn numbers_ranges_losses_and_repeats() {
        assert_eq!(read("1 2, 5,4\n3 6"), (vec![1, 2, 5, 4, 3, 6], vec![]));
        assert_eq!(read("1-3 6-4 5"), (vec![1, 2, 3, 6, 5, 4, 5], vec![]));
        assert_eq!(read("1 2 x 4"), (vec![1, 2, 4], vec![3]));
        assert_eq!(read("x x 3 x9 x7-8"), (vec![3], vec![1, 2, 7, 8, 9]));
        assert_eq!(read("1 x 3 2"), (vec![1, 3, 2], vec![]));
        assert_eq!(read("1;3;2; x4;;5-6"), (vec![1, 3, 2, 5, 6], vec![4]));
        assert_eq!(read(" , ; "), (vec![], vec![]));
    }

    #[test]
    fn errors_say_where() {
        let error = |text| Sequence::read(text).unwrap_err();
        assert_eq!(error("1 2 abc 4"), SequenceError::Unread { position: 5, item: "abc".to_owned() });
        assert_eq!(error("1,ä2"), SequenceError::Unread { position: 3, item: "ä2".to_owned() });
        for bad in ["-1", "1-", "1-2-3", "x-", "1.5", "+3"] {
            assert_eq!(error(bad).position(), 1, "{bad}");
        }
        assert!(matches!(error("1 99999999999999999999999"), SequenceError::TooLarge { position: 3, .. }));
        assert!(matches!(error("1-600000 1-600000"), SequenceError::TooMany { position: 10, .. }));
        assert_eq!(
            error("1 2 abc 4").to_string(),
            "“abc” at character 5 is not a number, a range such as 1-5, or x for a loss"
        );
    }

    #[test]
    fn all_faults_are_found() {
        let at = |text| Sequence::faults(text).iter().map(SequenceError::position).collect::<Vec<_>>();
        assert_eq!(at("1 2,,4:3 foo 5 9999999999"), [6, 10, 16]);
        assert_eq!(at("1 2 5"), []);
        // after too many packets the rest is not read
        assert_eq!(at("a 1-600000 1-600000 b"), [1, 12]);
    }

    #[test]
    fn a_loss_of_what_arrives_is_told() {
        let told =
            |text| -> Vec<String> { Sequence::no_losses(text).iter().map(ToString::to_string).collect() };
        assert_eq!(told("1 2 x 3"), ["“x” at character 5 does not mark a loss, because packet 3 arrives"]);
        assert_eq!(
            told("1 2, x 5 x9-3 x4"),
            ["“x9-3” at character 10 does not mark a loss, because packet 5 arrives"],
            "3 and 4 are lost, whoever says so"
        );
        assert_eq!(
            told("7 x 9 8 x8"),
            [
                "“x” at character 3 does not mark a loss, because packet 8 arrives",
                "“x8” at character 9 does not mark a loss, because packet 8 arrives"
            ]
        );
        assert_eq!(Sequence::loss_sentences(&"1 x1 ".repeat(9))[3], "and 6 more such losses");
        for fine in ["", "1 2 x 4", "1 2 x x 5", "x x 3", "1 a x 2"] {
            assert_eq!(told(fine), [""; 0], "{fine}");
        }
    }

    #[test]
    fn canonical_text_reads_the_same() {
        for text in ["1 2 5 4 3 6", "1-3 9 8 7 x5", "x 2 3 x", "4 4 4 5 6 7", "x5", "", "2-1 0 1 2 3"] {
            let sequence = Sequence::read(text).unwrap();
            let again = Sequence::read(&sequence.canonical()).unwrap();
            let lost = |s: &Sequence| crate::reordering::FirstCopies::of(&s.as_arrivals()).lost;
            assert_eq!((&again.arrivals, lost(&again)), (&sequence.arrivals, lost(&sequence)), "{text}");
        }
        assert_eq!(Sequence::read("1,2,3,4 9 8 7 x").unwrap().canonical(), "1-4 9-7");
        assert_eq!(Sequence::read("1 2 4 5 3 6 x").unwrap().canonical(), "1 2 4 5 3 6 x7");
    }
}
