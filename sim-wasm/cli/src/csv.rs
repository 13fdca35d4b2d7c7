//! Tables as CSV (RFC 4180); each row names its scenario and versions.

use crate::VERSION;
use crate::origin::seed;
use model::params::model::MODEL;
use model::scenario::Scenario;
use std::borrow::Cow;

/// The last columns of every table: the scenario of the row, its seed, the version of the program that computed it, and
/// that of the models.
pub const SOURCE: [&str; 4] = ["scenario", "seed", "version", "model"];

/// The cells of those columns.
pub fn source(scenario: &Scenario) -> [String; 4] {
    let seed = seed(scenario).map_or_else(String::new, |seed| seed.to_string());
    [self::scenario(scenario), seed, VERSION.to_owned(), MODEL.to_string()]
}

/// A number as a cell: empty where there is no value.
pub fn number(value: f64) -> String {
    if value.is_finite() { value.to_string() } else { String::new() }
}

/// A scenario as a cell.
pub fn scenario(scenario: &Scenario) -> String {
    cell(&scenario.canonical()).into_owned()
}

/// A text as a cell: quoted if necessary, and made harmless to spreadsheets.
pub fn cell(text: &str) -> Cow<'_, str> {
    let text = harmless(text);
    if text.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", text.replace('"', "\"\"")).into();
    }
    text
}

/// The cells of a line.
pub fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let (mut is_quoted, mut rest) = (false, line.chars().peekable());
    while let Some(c) = rest.next() {
        match (c, is_quoted) {
            ('"', true) if rest.peek() == Some(&'"') => {
                cells.last_mut().into_iter().for_each(|cell| cell.extend(rest.next()))
            }
            ('"', _) => is_quoted = !is_quoted,
            (',', false) => cells.push(String::new()),
            (c, _) => cells.last_mut().into_iter().for_each(|cell| cell.push(c)),
        }
    }
    cells
}

/// A spreadsheet evaluates cells that begin with one of these signs: an apostrophe before it keeps them text. Numbers
/// may begin with a sign.
fn harmless(text: &str) -> Cow<'_, str> {
    let is_formula = text.starts_with(['+', '-', '=', '@', '\t', '\r']) && text.parse::<f64>().is_err();
    if is_formula { format!("'{text}").into() } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_no_formula_and_a_number_stays_one() {
        for (text, expected) in [
            ("=1+1", "'=1+1"),
            ("@cmd", "'@cmd"),
            ("+a", "'+a"),
            ("-", "'-"),
            ("\tx", "'\tx"),
            ("-2.5", "-2.5"),
            ("+1e3", "+1e3"),
            ("plain", "plain"),
            ("=a,\"b\"", "\"'=a,\"\"b\"\"\""),
            ("two\nlines", "\"two\nlines\""),
        ] {
            assert_eq!(cell(text), expected);
        }
    }

    #[test]
    fn cells_are_read_as_they_were_written() {
        for texts in [&["plain"][..], &["", "a,\"b\"", "", "1e-3"], &["\"", "x\"\",y", ""]] {
            let line: Vec<_> = texts.iter().map(|text| cell(text)).collect();
            assert_eq!(cells(&line.join(",")), texts);
        }
    }
}
