//! The results of a scenario as rows, as JSON and as text: the same for every laboratory.

use crate::output::{
    Row, ValueCount, WITH_VALUE, half_text, measure_text, measures_json, number_text, valued_text,
};
use model::laboratory::{Comparison, Report};
use model::measures::Measure;
use model::stats::Estimate;
use serde_json::{Value, json};

/// The measures of a report.
pub fn rows(measures: &[&Measure], report: &Report) -> Vec<Row> {
    // a measure with a value in every run has the largest count
    let all = report.estimates.iter().map(|estimate| estimate.runs).max().unwrap_or(0);
    measures.iter().zip(&report.estimates).map(|(measure, estimate)| row(measure, estimate, all)).collect()
}

fn row(measure: &Measure, estimate: &Estimate, all: u32) -> Row {
    let Estimate { mean, ci95, runs: with } = *estimate;
    let valued = measure.is_partial.then_some(ValueCount { with, all });
    Row { id: measure.id, unit: measure.unit, mean, ci95, valued }
}

/// Each measure's paired difference.
pub fn difference_rows(measures: &[&Measure], comparison: &Comparison) -> Vec<Row> {
    compared(measures, comparison)
        .map(|(measure, [difference, ..])| row(measure, difference, comparison.runs))
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

/// Most shares of a density that are printed one by one.
const SHARES_AT_MOST: usize = 16;

/// A line for each measure and for each density.
pub fn report_text(measures: &[&Measure], report: &Report) -> String {
    let lines = measures.iter().zip(rows(measures, report));
    let mut text: String = lines.map(|(measure, row)| measure_text(&row, &measure.words())).collect();
    let mut before = None;
    for (id, shares) in &report.densities {
        // a density equal to the one before it is not printed again
        if before.replace(shares) == Some(shares) {
            continue;
        }
        text += &format!("{id:<3} {}\n", density_text(shares));
    }
    text
}

/// The shares of a density, `-1:0.3333 0:0.5000 2:0.1667`; of many shares their range, median and 95% quantile.
fn density_text(shares: &[(i32, f64)]) -> String {
    let [(first, _), .., (last, _)] = shares else { return density_shares(shares) };
    if shares.len() <= SHARES_AT_MOST {
        return density_shares(shares);
    }
    let quantile = |of: f64| {
        let mut below = 0.0;
        let reached = shares.iter().find(|(_, share)| {
            below += share;
            below >= of
        });
        reached.map_or(*last, |(number, _)| *number)
    };
    let (median, high, many) = (quantile(0.5), quantile(0.95), shares.len());
    format!("{many} shares from {first} to {last}, median {median}, 95% quantile {high}; all of them: --json")
}

fn density_shares(shares: &[(i32, f64)]) -> String {
    let words: Vec<String> = shares.iter().map(|(k, share)| format!("{k}:{}", number_text(*share))).collect();
    words.join(" ")
}

/// The measures by id: the paired difference and, under `of` and `against`, the estimates of each scenario.
pub fn comparison_json(measures: &[&Measure], comparison: &Comparison) -> Value {
    let side = |measure: &Measure, estimate: &Estimate| {
        let mut object = json!({ "mean": estimate.mean, "ci95": estimate.ci95 });
        if measure.is_partial {
            object[WITH_VALUE] = json!(estimate.runs);
        }
        object
    };
    compared(measures, comparison)
        .map(|(measure, [difference, of, against])| {
            let mut object = side(measure, difference);
            object["unit"] = json!(measure.unit);
            object["of"] = side(measure, of);
            object["against"] = side(measure, against);
            (measure.id.to_owned(), object)
        })
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// A line for each measure: its difference, then the estimates of each scenario.
pub fn comparison_text(measures: &[&Measure], comparison: &Comparison) -> String {
    compared(measures, comparison)
        .map(|(measure, [difference, of, against])| {
            let sign =
                if difference.mean.is_sign_negative() || !difference.mean.is_finite() { "" } else { "+" };
            let Row { valued, .. } = row(measure, difference, comparison.runs);
            format!(
                "{:<30} {:>12}{:<12} {} ({}, against {}){}\n",
                measure.id,
                format!("{sign}{}", number_text(difference.mean)),
                half_text(difference.ci95),
                measure.unit,
                number_text(of.mean),
                number_text(against.mean),
                valued_text(valued, "pairs")
            )
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_density_of_many_shares_is_summarized() {
        let even = |count: i32| (0..count).map(|k| (k, 1.0 / f64::from(count))).collect::<Vec<_>>();
        assert_eq!(density_text(&[]), "");
        assert_eq!(density_text(&even(4)), "0:0.2500 1:0.2500 2:0.2500 3:0.2500");
        assert!(density_text(&even(16)).starts_with("0:0.06250 1:"));
        let many = "32 shares from 0 to 31, median 15, 95% quantile 30; all of them: --json";
        assert_eq!(density_text(&even(32)), many);
    }
}
