//! The items of an arrival order as text: numbers and ranges, separated by white space or commas.

use std::fmt::Write;

/// Items with the position of their first character, from 1.
pub(super) fn items(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let is_between = |c: char| c.is_whitespace() || c == ',';
    let mut characters = 0_u32;
    text.split(is_between).filter_map(move |item| {
        let position = characters + 1;
        characters += item.chars().count() as u32 + 1;
        (!item.is_empty()).then_some((position, item))
    })
}

/// Reads `3-6`, or `7` as 7-7; nothing else.
pub(super) fn range(item: &str) -> Option<(u64, u64)> {
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
