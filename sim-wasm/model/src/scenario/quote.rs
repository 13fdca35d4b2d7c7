//! How messages name parameters and values, and quote what was given.

use super::number;
use super::text::start_of;
use crate::params::Param;

const QUOTE_AT_MOST: usize = 40;

/// A parameter under the name that people know; its id appears only in links.
pub fn spoken(param: &Param) -> String {
    format!("{} {}", param.name, param.symbol).trim_end().to_owned()
}

pub fn with_unit(param: &Param, value: f64) -> String {
    match param.unit {
        "" | "share" => number::write(value),
        unit if value == 1.0 && unit.chars().count() > 2 && !unit.contains('/') => {
            format!("{} {}", number::write(value), unit.strip_suffix('s').unwrap_or(unit))
        }
        unit => format!("{} {unit}", number::write(value)),
    }
}

/// At most 40 characters, so that a message stays one sentence.
pub fn quote(text: &str) -> String {
    match start_of(text, QUOTE_AT_MOST) {
        (start, Some(_)) => format!("{start}…"),
        (whole, None) => whole.to_owned(),
    }
}
