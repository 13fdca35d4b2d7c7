//! `oos trace --stretch`: a part of a flow as an arrival order, in links that open it.

use super::request::Request;
use crate::error::CliError;
use model::reordering::Place;
use model::trace::{Cut, Report};
use serde_json::{Value, json};

/// Checks that the wanted stretch is within the file.
///
/// # Errors
/// If the stretch begins at a time, or number of arrivals, outside the file.
pub fn is_there(report: &Report, request: &Request) -> Result<(), CliError> {
    let Some(Place::After(at)) = request.stretch else { return Ok(()) };
    let (end, unit) = match report.times {
        Some((start, end)) => (end - start, "ms"),
        None => (report.packets as f64, "arrivals"),
    };
    if (0.0..=end).contains(&at) {
        return Ok(());
    }
    let name = if request.name == "-" { "standard input" } else { &request.name };
    let end = (end * 1000.0).ceil() / 1000.0;
    Err(CliError::Usage(format!("--stretch {at} is outside of {name}, which goes from 0 to {end} {unit}")))
}

pub fn text_of(cut: Option<&Cut>) -> String {
    let Some(cut) = cut else { return "stretch: nothing arrives\n".to_owned() };
    let words: Vec<String> = cut.words.iter().map(|sentence| format!("  {sentence}\n")).collect();
    format!("stretch\n{}  {}\n  {}\n  {}\n", words.concat(), cut.text, cut.senders(), cut.measures())
}

pub fn json_of(cut: Option<&Cut>) -> Value {
    cut.map_or(Value::Null, |cut| {
        let stretch = &cut.stretch;
        json!({
            "seq": cut.text, "first": cut.numbers.0, "packets": stretch.packets, "late": stretch.late,
            "lost": stretch.lost, "copies": stretch.copies, "copies_left_out": stretch.copies_left_out,
            "others": stretch.others, "by_rank": stretch.is_ranked,
            "from_ms": cut.times.map(|(from, _)| from), "to_ms": cut.times.map(|(_, to)| to),
            "words": cut.words, "links": [cut.senders(), cut.measures()],
        })
    })
}
