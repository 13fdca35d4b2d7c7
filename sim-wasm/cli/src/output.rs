//! Writes results.

use serde_json::{Value, json};
use std::borrow::Cow;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// A measure's value: its mean over replications, the half-width of its 95% interval, its unit.
pub struct Row {
    pub id: &'static str,
    pub unit: &'static str,
    /// NaN if no run has a value.
    pub mean: f64,
    pub ci95: Option<f64>,
    /// For a measure that some runs may have no value of.
    pub valued: Option<ValueCount>,
}

/// How many runs have a value: the mean is over these.
#[derive(Clone, Copy)]
pub struct ValueCount {
    pub with: u32,
    /// The number of all runs, or of pairs of runs.
    pub all: u32,
}

/// The name in JSON of the number of runs with a value; in tables the measure's id comes before it.
pub const WITH_VALUE: &str = "runs_with_value";

/// Prints `text`; it is no error if the reader stops early (`oos ... | head`). A standard output that is closed from
/// the start (`1>&-`) is not noticed: before `main`, Rust opens /dev/null in its place. An error there would break
/// callers that want no output (Node's `ignore`).
pub fn print(text: &str) -> ExitCode {
    let mut output = std::io::stdout().lock();
    let text = shown(text, |c| c == '\n');
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            say(&unwritten(&error));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Why a result could not be written to standard output.
pub fn unwritten(error: &std::io::Error) -> String {
    format!("could not write the result: {error}")
}

/// Prints one sentence to standard error. If that fails (closed, full), there is nobody left to tell.
pub fn say(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "oos: {}", one_line(sentence));
}

/// A file name, or a piece of a file, made safe to print within a line.
pub fn one_line(text: &str) -> Cow<'_, str> {
    shown(text, |_| false)
}

/// `text` without characters that a terminal would execute instead of showing: links, file names and captures may hold
/// them. They are written as in JSON, `\u001b`, so that JSON stays valid.
fn shown(text: &str, is_kept: fn(char) -> bool) -> Cow<'_, str> {
    let is_obeyed = |c: char| is_obeyed(c) && !is_kept(c);
    if !text.contains(is_obeyed) {
        return text.into();
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_obeyed(c) {
            escaped += &format!("\\u{:04x}", u32::from(c));
        } else {
            escaped.push(c);
        }
    }
    escaped.into()
}

/// Control characters (C0, delete, C1), and those that change the writing direction.
fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// `{ "gain": { "mean": ..., "ci95": ..., "unit": ... }, ... }`
pub fn measures_json(rows: &[Row]) -> Value {
    let object = |row: &Row| {
        let mut object = json!({ "mean": row.mean, "ci95": row.ci95, "unit": row.unit });
        if let Some(valued) = row.valued {
            object[WITH_VALUE] = json!(valued.with);
        }
        object
    };
    rows.iter().map(|row| (row.id.to_owned(), object(row))).collect::<serde_json::Map<_, _>>().into()
}

/// A number with four decimals; a small one with as many significant digits, as on the page (`6.10e-6`).
pub fn number_text(value: f64) -> String {
    match value.abs() {
        size if !size.is_finite() => "no value".to_owned(),
        size if size == 0.0 || size >= 0.1 => format!("{value:.4}"),
        size if size >= 0.01 => format!("{value:.5}"),
        size if size >= 0.001 => format!("{value:.6}"),
        _ => format!("{value:.2e}"),
    }
}

/// The half-width of an interval, as printed after its mean.
pub fn half_text(half: Option<f64>) -> String {
    half.filter(|half| half.is_finite()).map_or_else(String::new, |half| format!(" +- {}", number_text(half)))
}

/// A line such as `gain  0.3012 +- 0.0123  share  Gain by not waiting`, with the measure's name at its end.
pub fn measure_text(row: &Row, name: &str) -> String {
    let (mean, interval) = (number_text(row.mean), half_text(row.ci95));
    let unit = if row.mean.is_finite() { row.unit } else { "" };
    let valued = valued_text(row.valued, "runs");
    format!("{:<30} {mean:>12}{interval:<13} {unit:<8} {name}{valued}\n", row.id)
}

/// How many runs the mean is over, if some have no value: ` (over 3 of 8 runs)`.
pub fn valued_text(valued: Option<ValueCount>, runs: &str) -> String {
    match valued {
        Some(ValueCount { with, all }) if 0 < with && with < all => format!(" (over {with} of {all} {runs})"),
        _ => String::new(),
    }
}

/// Pretty-printed JSON with a final newline.
pub fn json_text(value: &Value) -> String {
    format!("{value:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_shown() {
        assert_eq!(one_line("a\x1b[31mb\nc\u{9b}d\u{202e}e"), "a\\u001b[31mb\\u000ac\\u009bd\\u202ee");
        assert_eq!(shown("two\nlines\r", |c| c == '\n'), "two\nlines\\u000d");
        assert!(matches!(one_line("plain, ü, 雪, \\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_stays_what_it_is() {
        let value = json!({ "name": "\u{7f}\u{9b}\u{202e}\x1b\n" });
        let text = json_text(&value);
        assert_eq!(serde_json::from_str::<Value>(&shown(&text, |c| c == '\n')).ok(), Some(value));
    }
}
