//! `oos metrics`: the measures of an arrival order.

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::origin::with_versions;
use crate::output::{json_text, say};
use crate::report::{report_json, report_text};
use model::laboratory::{self, Laboratory, Report};
use model::metrics::table::DT;
use model::metrics::{Metrics, sample};
use model::reordering::{Gaps, LossPeriods, Measures, Offsets, Runs, Sequence, Thresholds};
use serde_json::{Map, Value, json};
use std::io::{Read, stdin};

/// The longest input that is read, bytes: more than any typed order needs.
const LONGEST: u64 = 1 << 24;

pub const COMMAND: Command = Command {
    name: "metrics",
    usage: &["'ARRIVAL ORDER'|- [--dt PACKETS] [--json]"],
    about: &["measures of an order such as '1 2 x 5 4 6-9'"],
    options: &[
        (
            "ARRIVAL ORDER",
            "sequence numbers as they arrive: ranges as 1-5, a repeat for a duplicate; x: the number after the last one is lost; x7-9: 7 to 9 are lost, unless they arrive elsewhere; - reads standard input",
        ),
        ("--dt PACKETS", "a packet displaced further counts as lost"),
        JSON,
    ],
    examples: &["oos metrics '1 2 5 4 3 6'"],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut words, mut as_json, mut threshold) = (Vec::new(), false, default_threshold());
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                threshold = threshold_of(&flag, &args.value()?.string()?)?;
            }
            Value(value) => words.push(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let text = match words.as_slice() {
        [word] if word == "-" => standard_input()?,
        words => words.join(" "),
    };
    let order = sequence(&text)?;
    Sequence::loss_sentences(&text).iter().for_each(|sentence| say(sentence));
    Ok(if as_json {
        json_text(&measures_of(&order, threshold))
    } else {
        let measures = Measures::of(&order.as_arrivals(), Thresholds::both(threshold));
        format!("{}\n{}", order.canonical(), report_text(&Metrics.measures(), &report_of(&measures)))
    })
}

/// An arrival order that is not empty.
///
/// # Errors
/// If the text cannot be read as one.
pub fn sequence(text: &str) -> Result<Sequence, CliError> {
    let sequence = Sequence::read(text).map_err(|error| CliError::Usage(error.to_string()))?;
    if sequence == Sequence::default() {
        return Err(CliError::Usage("an arrival order is missing: try '1 2 5 4 3 6'".to_owned()));
    }
    Ok(sequence)
}

/// The measures of an arrival order, as JSON.
#[must_use]
pub fn measures_of(order: &Sequence, threshold: u32) -> Value {
    let measures = Measures::of(&order.as_arrivals(), Thresholds::both(threshold));
    with_versions(json!({
        "sequence": order.canonical(),
        "threshold": threshold,
        "measures": report_json(&Metrics.measures(), &report_of(&measures)),
        "rfc4737": rfc4737_json(&measures),
    }))
}

/// An arrival order from standard input.
fn standard_input() -> Result<String, CliError> {
    let mut text = String::new();
    let read = stdin().lock().take(LONGEST + 1).read_to_string(&mut text);
    read.map_err(|error| CliError::Failed(format!("standard input cannot be read: {error}")))?;
    if text.len() as u64 > LONGEST {
        return Err(CliError::Usage(format!("standard input is longer than {LONGEST} bytes")));
    }
    Ok(text)
}

/// Whether a flag is `--dt`, named as in a scenario, or its former name in `oos trace`, `--threshold`.
pub fn is_threshold(flag: &str) -> bool {
    matches!(flag, "dt" | "threshold")
}

/// The displacement threshold when none is given, packets.
pub fn default_threshold() -> u32 {
    DT.default.map_or(0, |packets| packets as u32)
}

/// The displacement threshold given, packets.
pub fn threshold_of(flag: &str, text: &str) -> Result<u32, CliError> {
    let (least, most) = (DT.min as u32, DT.max as u32);
    text.parse().ok().filter(|threshold| (least..=most).contains(threshold)).ok_or_else(|| {
        CliError::Usage(format!("{flag} takes a whole number from {least} to {most}, not “{text}”"))
    })
}

/// The report of one sample, in the form of the `metrics` laboratory.
pub fn report_of(measures: &Measures) -> Report {
    laboratory::report(&[sample(measures)])
}

/// The parts of RFC 4737 that are not scalar measures.
pub fn rfc4737_json(m: &Measures) -> Value {
    let mut object = Map::new();
    object.insert("reordered".to_owned(), json!(m.reordered));
    if let Some(offsets) = m.late_time {
        object.insert("late_time_ms".to_owned(), offsets_json(offsets));
    }
    if let Some(offsets) = m.byte_offset {
        object.insert("byte_offset".to_owned(), offsets_json(offsets));
    }
    object.insert("gaps".to_owned(), gaps_json(&m.gaps));
    object.insert("runs".to_owned(), runs_json(&m.runs));
    let n_reordering: Vec<Value> = (1..=10).map(|n| json!([n, m.n_reordering_ratio(n)])).collect();
    object.insert("n_reordering".to_owned(), n_reordering.into());
    object.into()
}

/// The loss periods of RFC 3357.
pub fn loss_periods_json(LossPeriods { count, longest }: LossPeriods) -> Value {
    json!({ "count": count, "longest": longest })
}

fn offsets_json(offsets: Offsets) -> Value {
    json!({ "mean": offsets.mean, "max": offsets.max })
}

fn gaps_json(gaps: &Gaps) -> Value {
    json!({ "discontinuities": gaps.discontinuities, "mean": gaps.mean, "mean_time_ms": gaps.mean_time })
}

fn runs_json(runs: &Runs) -> Value {
    json!({
        "ended": runs.lengths.len(), "mean": runs.mean(), "variance": runs.variance(),
        "sum": runs.sum, "sum_squares": runs.sum_squares as f64, "open": runs.open,
    })
}
