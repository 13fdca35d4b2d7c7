//! The items of an arrival order as text: numbers and ranges, separated by white space, commas or semicolons.

use crate::scenario::is_between_items;
use std::fmt::Write;

/// Largest number that is read.
pub const NUMBER_AT_MOST: u64 = 1_000_000_000;

/// Items with the position of their first character, from 1.
pub(super) fn items(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut characters = 0_u32;
    text.split(is_between_items).filter_map(move |item| {
        let position = characters + 1;
        characters += item.chars().count() as u32 + 1;
        (!item.is_empty()).then_some((position, item))
    })
}

/// The meaning of an item: these numbers arrive, or are lost; `x` alone loses the next number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Arrive(u64, u64),
    Lost(Option<(u64, u64)>),
}

/// Reads an item: `7`, `3-6`, `x`, `x7` or `x7-9`.
pub(super) fn item(text: &str) -> Option<Item> {
    match text.strip_prefix(['x', 'X']) {
        Some("") => Some(Item::Lost(None)),
        Some(rest) => range(rest).map(|ends| Item::Lost(Some(ends))),
        None => range(text).map(|(from, to)| Item::Arrive(from, to)),
    }
}

/// Reads `3-6`, or `7` as 7-7; nothing else.
fn range(item: &str) -> Option<(u64, u64)> {
    match item.split_once(['-', '–']) {
        Some((from, to)) => Some((number(from)?, number(to)?)),
        None => number(item).map(|number| (number, number)),
    }
}

fn number(text: &str) -> Option<u64> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    // a number with more digits than fit a u64 is still a number, only too large
    is_digits.then(|| text.parse().unwrap_or(u64::MAX))
}

pub(super) fn write_range(text: &mut String, prefix: &str, from: u64, to: u64) {
    let space = if text.is_empty() { "" } else { " " };
    // writing to a String cannot fail
    let _ = match from == to {
        true => write!(text, "{space}{prefix}{from}"),
        false => write!(text, "{space}{prefix}{from}-{to}"),
    };
}

/// What the items of a line are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Items {
    /// Number of items.
    pub count: u32,
    /// Whether a loss or a range is among them: only an arrival order has these.
    pub has_own: bool,
    /// Whether no number is beyond [`NUMBER_AT_MOST`].
    pub are_small: bool,
}

impl Items {
    /// The items of a line; `None` if one of them cannot be read.
    #[must_use]
    pub fn of(line: &str) -> Option<Self> {
        let mut found = Self { are_small: true, ..Self::default() };
        for (_, text) in items(line) {
            let ends = match item(text)? {
                Item::Arrive(from, to) => {
                    found.has_own |= !text.bytes().all(|byte| byte.is_ascii_digit());
                    (from, to)
                }
                Item::Lost(numbers) => {
                    found.has_own = true;
                    numbers.unwrap_or_default()
                }
            };
            found.count += 1;
            found.are_small &= ends.0.max(ends.1) <= NUMBER_AT_MOST;
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_known_by_their_items() {
        let of = |line| Items::of(line).map(|found| (found.count, found.has_own, found.are_small));
        assert_eq!(of("1 2, 5"), Some((3, false, true)));
        assert_eq!([of("1–5"), of("7 x")], [Some((1, true, true)), Some((2, true, true))]);
        assert_eq!(of("7 1000000001"), Some((2, false, false)));
        assert_eq!([of("1;2; 5"), of("1; 2,5")], [Some((3, false, true)); 2]);
        assert_eq!([of("1.5"), of("1:2"), of("seq"), of("7 5-")], [None; 4]);
    }
}
