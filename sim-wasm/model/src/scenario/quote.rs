//! How messages name parameters and values, and quote what was given.

use super::number;
use super::text::start_of;
use crate::params::Param;

const QUOTE_AT_MOST: usize = 40;

/// A parameter's name and symbol as people know them; its id appears only in links.
pub fn parameter_name(param: &Param) -> String {
    format!("{} {}", param.name, param.symbol).trim_end().to_owned()
}

/// A value with its unit as messages write it: `1 packet`, `2,000 ms`.
pub fn with_unit(param: &Param, value: f64) -> String {
    let number = thousands(&number::write(value));
    match param.unit {
        "" | "share" => number,
        unit if value == 1.0 && unit.chars().count() > 2 && !unit.contains('/') => {
            format!("{number} {}", unit.strip_suffix('s').unwrap_or(unit))
        }
        unit => format!("{number} {unit}"),
    }
}

/// A number with separated thousands, `10,000.5`, as `web/notation/formatCount.ts` writes it.
pub fn thousands(number: &str) -> String {
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let mut text = number.to_owned();
    for at in (1..digits).rev().filter(|at| (digits - at).is_multiple_of(3)) {
        text.insert(at, ',');
    }
    text
}

/// A text as it stands between a message's quotation marks: cut after 40 characters, so that the message stays one
/// sentence.
pub fn quote(text: &str) -> String {
    match start_of(text, QUOTE_AT_MOST) {
        (start, Some(_)) => format!("{start}…"),
        (whole, None) => whole.to_owned(),
    }
}
