//! The results of a scenario as rows, as JSON and as text: the same for every laboratory.

use crate::output::{Row, measures_json, measures_text};
use model::laboratory::Report;
use model::measures::Measure;
use serde_json::{Value, json};

/// The measures of a report.
pub fn rows(measures: &[&Measure], report: &Report) -> Vec<Row> {
    measures
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

/// The measures by id; a density is an array of [number, share].
pub fn report_json(measures: &[&Measure], report: &Report) -> Value {
    let mut object = measures_json(&rows(measures, report));
    for (id, shares) in &report.densities {
        object[*id] = shares.iter().map(|(k, share)| json!([k, share])).collect();
    }
    object
}

/// A line for each measure and for each density.
pub fn report_text(measures: &[&Measure], report: &Report) -> String {
    let mut text = measures_text(&rows(measures, report));
    let mut before = None;
    for (id, shares) in &report.densities {
        // a density equal to the one before it is not printed again
        if before.replace(shares) == Some(shares) {
            continue;
        }
        let shares: String = shares.iter().map(|(k, share)| format!(" {k}:{share:.4}")).collect();
        text += &format!("{id:<3}{shares}\n");
    }
    text
}
