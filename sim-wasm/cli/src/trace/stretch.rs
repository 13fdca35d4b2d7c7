//! `oos trace --stretch`: a part of a flow as an arrival order, in links that open it.

use crate::error::CliError;
use model::reordering::{LONGEST, Place};
use model::trace::Cut;
use serde_json::{Value, json};

/// Packets where `--packets` names none.
pub const PACKETS: u32 = 60;

/// `worst`, or a time in ms (a count of arrivals where a trace has no times).
pub fn place_of(text: &str) -> Result<Place, CliError> {
    if text == "worst" {
        return Ok(Place::Worst);
    }
    text.parse().ok().filter(|at: &f64| at.is_finite()).map(Place::After).ok_or_else(|| {
        CliError::Usage(format!("--stretch takes worst, or ms since the first packet, not \"{text}\""))
    })
}

/// How many packets a stretch has.
pub fn packets_of(text: &str) -> Result<u32, CliError> {
    let count = text.parse().ok().filter(|count| (2..=LONGEST).contains(count));
    count.ok_or_else(|| CliError::Usage(format!("--packets takes 2 to {LONGEST}, not \"{text}\"")))
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
