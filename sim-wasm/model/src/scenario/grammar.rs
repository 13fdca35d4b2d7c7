//! The grammars of text parameters.

use super::number::{decimal, write};
use crate::extremes::smaller;

/// One transmission of an ADU, a packet or a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Transmission {
    /// The ADU, from 1.
    pub adu: u32,
    /// The attempt, from 1: the first transmission.
    pub attempt: u32,
}

/// The transmissions of a normalised text such as `3,7.2`.
#[must_use]
pub fn transmissions(text: &str) -> Vec<Transmission> {
    text.split(',').filter_map(transmission).collect()
}

/// The highest ADU that a text can name.
pub const NAMED: u32 = 10_000;

/// Reads `7` or `7.2`; ADUs 1 to [`NAMED`], attempts 1 to 99.
fn transmission(item: &str) -> Option<Transmission> {
    let (adu, attempt) = item.split_once('.').unwrap_or((item, "1"));
    let adu = digits(adu).filter(|adu| (1..=NAMED).contains(adu))?;
    let attempt = digits(attempt).filter(|attempt| (1..=99).contains(attempt))?;
    Some(Transmission { adu, attempt })
}

fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The list sorted, without repeats, joined by commas; and the first item that is not a transmission.
pub fn normal_transmissions(text: &str) -> (String, Option<String>) {
    let mut bad = None;
    let mut items = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        match transmission(item) {
            // a repeat is dropped
            Some(transmission) => {
                if let Err(place) = items.binary_search(&transmission) {
                    items.insert(place, transmission);
                }
            }
            None => bad = bad.or_else(|| Some(item.to_owned())),
        }
    }
    let text: Vec<String> = items
        .iter()
        .map(|t| if t.attempt == 1 { t.adu.to_string() } else { format!("{}.{}", t.adu, t.attempt) })
        .collect();
    (text.join(","), bad)
}

/// Whether a character separates the items of an arrival order.
pub fn is_between_items(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Turns runs of white space, commas and semicolons into one space. Whether the items can be read is checked by the
/// sequence bench, which shows the place in the text.
pub fn normal_sequence(text: &str) -> String {
    let items = text.split(is_between_items).filter(|item| !item.is_empty());
    items.collect::<Vec<_>>().join(" ")
}

/// Drops empty lines, puts one space between words, and joins lines by commas. Whether the lines can be read is checked
/// by the bench of senders, which shows the place in the text.
pub fn normal_lines(text: &str) -> String {
    let lines =
        text.split([',', '\n', '\r']).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(",")
}

/// Longest delay of a table of quantiles, ms.
const LONGEST: f64 = 10_000.0;
/// Steps per percent and per ms to which values are rounded: four and three decimals.
const STEPS: (f64, f64) = (1e4, 1e3);

/// The points of a normalised table of quantiles such as `90:0,99:2.5`: a share from 0 to 1, and a delay in ms.
#[must_use]
pub fn quantiles(text: &str) -> Vec<(f64, f64)> {
    text.split(',').filter_map(quantile).map(|(percent, delay)| (percent / 100.0, delay)).collect()
}

/// Reads `99:2.5`: 99 percent of the packets are delayed by at most 2.5 ms more.
fn quantile(item: &str) -> Option<(f64, f64)> {
    let (percent, delay) = item.split_once(':')?;
    let within = |text: &str, most: f64, steps: f64| {
        let value = decimal(text.trim()).filter(|value| (0.0..=most).contains(value))?;
        // + 0.0 turns -0 into 0
        Some((value * steps + 0.5).floor() / steps + 0.0)
    };
    Some((within(percent, 100.0, STEPS.0)?, within(delay, LONGEST, STEPS.1)?))
}

/// The points sorted by percentage and joined by commas, with at most two of the same percentage: the ends of a step.
/// Also returns the first item that is not a point, or whose delay is less than that of a smaller percentage.
pub fn normal_quantiles(text: &str) -> (String, Option<String>) {
    let mut bad = None;
    let mut points: Vec<(f64, f64)> = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        match quantile(item) {
            // inserted in order: a sort of the standard library would add more bytes to each module than this function
            // has
            Some(point) => points.insert(points.partition_point(|&other| other <= point), point),
            None => bad = bad.or_else(|| Some(item.to_owned())),
        }
    }
    let mut kept: Vec<(f64, f64)> = Vec::new();
    for point in points {
        if kept.last().is_some_and(|last| point.1 < last.1) {
            bad = bad.or_else(|| Some(written(point)));
            continue;
        }
        // a point between the ends of a step, or on a level line, adds nothing
        if let [.., before, last] = kept[..] {
            let is_within_step = before.0 == point.0;
            let is_within_level = before.1 == point.1;
            if is_within_step || is_within_level || last == point {
                kept.pop();
            }
        } else if kept.last() == Some(&point) {
            kept.pop();
        }
        kept.push(point);
    }
    (kept.into_iter().map(written).collect::<Vec<_>>().join(","), bad)
}

/// The text of quantile points (share from 0 to 1, ms) as a scenario has it.
#[must_use]
pub fn quantile_text(points: &[(f64, f64)]) -> String {
    let items: Vec<String> =
        points.iter().map(|&(share, delay)| written((share * 100.0, smaller(delay, LONGEST)))).collect();
    normal_quantiles(&items.join(",")).0
}

fn written((percent, delay): (f64, f64)) -> String {
    format!("{}:{}", write(percent), write(delay))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn normal(text: &str) -> (String, Option<String>) {
        normal_quantiles(text)
    }

    #[test]
    fn a_table_of_quantiles_by_hand() {
        for (text, expected) in [
            ("", ""),
            (" 99:2.5 , 90:0,,", "90:0,99:2.5"),
            ("0099.0:2.50,9e1:0", "90:0,99:2.5"),
            // only the two ends of a step, and of a level line, are kept; repeats are dropped
            ("90:1,90:3,90:2,95:3,97:3,99:3,99:3", "90:1,90:3,99:3"),
            ("99.99994:0.0004,100:10000", "99.9999:0,100:10000"),
            ("-0:-0", "0:0"),
        ] {
            assert_eq!(normal(text), (expected.to_owned(), None), "{text}");
            assert_eq!(normal(expected), (expected.to_owned(), None), "normal already");
        }
    }

    #[test]
    fn what_is_no_quantile_is_named() {
        for (text, expected, bad) in [
            ("90:0,99", "90:0", "99"),
            ("90:0,x:5,99:y", "90:0", "x:5"),
            ("90:0,101:5", "90:0", "101:5"),
            ("90:0,99:-1", "90:0", "99:-1"),
            ("90:0,99:10001", "90:0", "99:10001"),
            ("90:0:1", "", "90:0:1"),
            // the delay of a larger percentage cannot be smaller
            ("90:5,99:2,100:7", "90:5,100:7", "99:2"),
        ] {
            assert_eq!(normal(text), (expected.to_owned(), Some(bad.to_owned())), "{text}");
        }
    }

    #[test]
    fn points_are_written_and_read_back() {
        let points = [(0.9, 0.0), (0.999, 2.5), (1.0, 40.0)];
        assert_eq!(quantile_text(&points), "90:0,99.9:2.5,100:40");
        assert_eq!(quantiles("90:0,99.9:2.5,100:40").len(), 3);
    }
}
