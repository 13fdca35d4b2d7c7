//! `oos metrics`: the measures of an arrival order, and the `metrics` laboratory's part in `oos run`.

use crate::error::CliError;
use crate::output::{Row, json_text, measures_json, measures_text};
use model::metrics::experiment::{self, MEASURES, Report};
use model::metrics::{Gaps, JitterBench, Measures, Offsets, Runs, Sequence, Thresholds};
use model::params::metrics::DT;
use model::scenario::Scenario;
use serde_json::{Map, Value, json};

pub fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
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
    if words.is_empty() {
        return Err(CliError::Usage("an arrival order is missing: try '1 2 5 4 3 6'".to_owned()));
    }
    let sequence = Sequence::read(&words.join(" ")).map_err(|error| CliError::Usage(error.to_string()))?;
    let measures = Measures::of(&sequence.as_arrivals(), Thresholds::both(threshold));
    let report = experiment::report(std::slice::from_ref(&measures));
    Ok(if as_json {
        json_text(&json!({
            "sequence": sequence.canonical(),
            "threshold": threshold,
            "measures": report_json(&report),
            "rfc4737": rfc4737_json(&measures),
        }))
    } else {
        format!("{}\n{}", sequence.canonical(), report_text(&report))
    })
}

/// `--dt` as in a scenario; `oos trace` used to call it `--threshold`, which still works.
pub fn is_threshold(flag: &str) -> bool {
    matches!(flag, "dt" | "threshold")
}

/// The displacement threshold when none is given, packets.
pub fn default_threshold() -> u32 {
    DT.default.map_or(0, |packets| packets as u32)
}

/// The displacement threshold that was asked for, packets.
pub fn threshold_of(flag: &str, text: &str) -> Result<u32, CliError> {
    let (least, most) = (DT.min as u32, DT.max as u32);
    text.parse().ok().filter(|threshold| (least..=most).contains(threshold)).ok_or_else(|| {
        CliError::Usage(format!("{flag} takes a whole number from {least} to {most}, not \"{text}\""))
    })
}

/// The report of a scenario of the `metrics` laboratory.
pub fn report(bench: &mut JitterBench, scenario: &Scenario) -> Result<Report, CliError> {
    experiment::run(bench, scenario).map_err(|error| CliError::Usage(error.to_string()))
}

/// The scalar measures of a report.
pub fn rows(report: &Report) -> Vec<Row> {
    MEASURES
        .iter()
        .zip(&report.estimates)
        .map(|(measure, estimate)| Row {
            id: measure.id,
            unit: measure.unit,
            mean: estimate.mean,
            ci95: estimate.ci95,
        })
        .collect()
}

/// The scalar measures, and the arrays `rd` and `rbd` of [k, density].
pub fn report_json(report: &Report) -> Value {
    let mut measures = measures_json(&rows(report));
    measures["rd"] = report.rd.iter().map(|(k, share)| json!([k, share])).collect();
    measures["rbd"] = report.rbd.iter().map(|(k, share)| json!([k, share])).collect();
    measures
}

pub fn report_text(report: &Report) -> String {
    let mut text = measures_text(&rows(report));
    let line = |k: i64, share: f64| format!(" {k}:{share:.4}");
    let rd: String = report.rd.iter().map(|&(k, share)| line(i64::from(k), share)).collect();
    let rbd: String = report.rbd.iter().map(|&(k, share)| line(i64::from(k), share)).collect();
    text += &format!("rd {rd}\nrbd{rbd}\n");
    text
}

/// What RFC 4737 has beyond the scalar measures.
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
