//! The results of a scenario as rows, as JSON and as text: the same for every laboratory.

use crate::output::{Row, half_text, measures_json, measures_text, number_text};
use model::laboratory::{Comparison, Report};
use model::measures::Measure;
use model::stats::Estimate;
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

/// Each measure's paired difference.
pub fn difference_rows(measures: &[&Measure], comparison: &Comparison) -> Vec<Row> {
    compared(measures, comparison)
        .map(|(measure, [difference, ..])| Row {
            id: measure.id,
            unit: measure.unit,
            mean: difference.mean,
            ci95: difference.ci95,
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
        let shares: String =
            shares.iter().map(|(k, share)| format!(" {k}:{}", number_text(*share))).collect();
        text += &format!("{id:<3}{shares}\n");
    }
    text
}

/// The measures by id: the paired difference, and under `of` and `against` what each scenario has.
pub fn comparison_json(measures: &[&Measure], comparison: &Comparison) -> Value {
    let side = |estimate: &Estimate| json!({ "mean": estimate.mean, "ci95": estimate.ci95 });
    compared(measures, comparison)
        .map(|(measure, [difference, of, against])| {
            let mut object = side(difference);
            object["unit"] = json!(measure.unit);
            object["of"] = side(of);
            object["against"] = side(against);
            (measure.id.to_owned(), object)
        })
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// A line for each measure: its difference, then what each scenario has.
pub fn comparison_text(measures: &[&Measure], comparison: &Comparison) -> String {
    compared(measures, comparison)
        .map(|(measure, [difference, of, against])| {
            let sign =
                if difference.mean.is_sign_negative() || !difference.mean.is_finite() { "" } else { "+" };
            let line = format!(
                "{:<30} {:>12}{:<12} {} ({}, against {})",
                measure.id,
                format!("{sign}{}", number_text(difference.mean)),
                half_text(difference.ci95),
                measure.unit,
                number_text(of.mean),
                number_text(against.mean)
            );
            line + "\n"
        })
        .collect()
}

fn compared<'a>(
    measures: &'a [&Measure],
    comparison: &'a Comparison,
) -> impl Iterator<Item = (&'a Measure, [&'a Estimate; 3])> {
    let Comparison { differences, of, against, .. } = comparison;
    let estimates = differences.iter().zip(of).zip(against);
    measures
        .iter()
        .zip(estimates)
        .map(|(measure, ((difference, of), against))| (*measure, [difference, of, against]))
}
