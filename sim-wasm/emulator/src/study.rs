//! What the judge makes of fresh captures, beside the truth.

use crate::models::Model;
use crate::run::RunFiles;
use model::trace::{ArrivalOrder, Options, Reader, SequenceChoice, Survey};
use serde_json::Value;
use std::collections::BTreeMap;

/// Verdicts by model, in the order of the runs.
#[derive(Default)]
pub struct Study {
    rows: Vec<Row>,
}

#[derive(Default)]
struct Row {
    id: &'static str,
    cause: &'static str,
    runs: u32,
    /// How often each cause was called likely.
    found: BTreeMap<&'static str, u32>,
    /// Runs in which every count of the truth came out, or lay within its range.
    exact: u32,
    within: u32,
}

impl Study {
    /// Judges a capture.
    pub fn take(&mut self, model: &'static Model, captured: &RunFiles) {
        let mut reader = Reader::new(Options::default());
        reader.feed(&captured.receiver);
        let survey = reader.finish().survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        if self.rows.last().is_none_or(|row| row.id != model.id) {
            self.rows.push(Row { id: model.id, cause: model.cause, ..Row::default() });
        }
        let Some(row) = self.rows.last_mut() else { return };
        row.runs += 1;
        *row.found.entry(likely(&survey)).or_default() += 1;
        let (is_exact, is_within) = counts(&survey, &captured.truth);
        row.exact += u32::from(is_exact);
        row.within += u32::from(is_within);
    }

    /// The table as Markdown, and how many causes are right, cannot be told, or are wrong.
    pub fn table(&self) -> String {
        let mut text = "| model | true cause | likely cause (runs) | counts exact | counts within the range |\n| --- | --- | --- | ---: | ---: |\n".to_owned();
        let (mut right, mut untold, mut all) = (0, 0, 0);
        for row in &self.rows {
            let found: Vec<String> =
                row.found.iter().map(|(cause, runs)| format!("{cause} ({runs})")).collect();
            let Row { id, cause, runs, exact, within, .. } = row;
            text += &format!(
                "| `{id}` | {cause} | {} | {exact} of {runs} | {within} of {runs} |\n",
                found.join(", ")
            );
            right += row.found.get(cause).copied().unwrap_or_default();
            untold +=
                [UNKNOWN_CAUSE, NO_NUMBER].into_iter().filter_map(|none| row.found.get(none)).sum::<u32>();
            all += runs;
        }
        text + &format!(
            "\nOf {all} captures {right} have the right cause, {untold} none that can be told, {} a wrong one.\n",
            all - right - untold
        )
    }
}

const UNKNOWN_CAUSE: &str = "cannot tell";
/// The packets tell no order, and the report says so.
const NO_NUMBER: &str = "no number";

fn likely(survey: &Survey) -> &'static str {
    match survey.causes.iter().find(|hypothesis| hypothesis.is_likely) {
        Some(found) => found.cause.id(),
        None if survey.measured().next().is_none() => NO_NUMBER,
        // what is in doubt is said to be so, and not called reordered
        None if survey.measured().all(|(_, figures)| figures.reordered == 0) => "none",
        None => UNKNOWN_CAUSE,
    }
}

/// Whether overtaken and retransmitted (of datagrams: overtaken and lost) come out, and whether they lie within what is
/// open.
fn counts(survey: &Survey, truth: &Value) -> (bool, bool) {
    let flows = truth["flows"].as_array().map(Vec::as_slice).unwrap_or_default();
    let sum = |id: &str| flows.iter().filter_map(|flow| flow[id].as_u64()).sum::<u64>();
    let is_tcp = flows.first().is_some_and(|flow| flow["protocol"] == "tcp");
    let true_counts = (sum("overtaken"), if is_tcp { sum("retransmitted") } else { sum("lost") });
    let (mut found, mut lost, mut share) = ((0, 0), (0, 0), (0.0, 0.0));
    for (_, figures) in survey.measured() {
        // what was never sent again fills no hole
        let filled = figures.lost - figures.never_seen;
        found = (found.0 + figures.reordered, found.1 + filled);
        let range = figures.lost_range.map_or((filled, filled), |(least, most)| {
            (least.saturating_sub(figures.never_seen), most - figures.never_seen)
        });
        lost = (lost.0 + range.0, lost.1 + range.1);
        let ratio = figures.reordered_ratio();
        share = figures.reordered_range.unwrap_or((ratio, ratio));
    }
    let received =
        sum("transmissions") - sum("lost") - if is_tcp { sum("repeated") + sum("retransmitted") } else { 0 };
    let true_share = true_counts.0 as f64 / received as f64;
    let is_exact = found == true_counts;
    // a range of shares is that of one flow
    let is_open = flows.len() == 1
        && (share.0..=share.1).contains(&true_share)
        && (lost.0..=lost.1).contains(&true_counts.1);
    (is_exact, is_exact || is_open)
}
