//! The flows of a file in a table, those that reordering affects most first.

use super::request::Request;
use crate::cores::{cores_or_all, on_cores};
use crate::metrics::loss_periods_json;
use crate::output::one_line;
use model::trace::{
    Analyses, Artefact, FlowFigures, FlowLine, FlowSummary, Hypothesis, Remedy, Report, Survey, SurveyPart,
    counted, grouped,
};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Most rows of the text output; JSON has all.
const ROWS_AT_MOST: usize = 25;

const HEADS: [&str; 10] =
    ["flow", "packets", "reordered", "extent", "late ms", "lost", "duplicated", "undecided", "over time", ""];

/// Number of columns that are aligned to the left.
const ON_THE_LEFT: usize = 8;

/// All flows of a file, measured on all cores; all measures are kept for the flows whose index is asked for.
pub fn of(report: &Report, request: &Request, is_asked: impl Fn(u32) -> bool + Sync) -> (Survey, Analyses) {
    let cores = cores_or_all(None);
    let part = || Mutex::new(report.part(request.order, request.by));
    let parts: Vec<Mutex<SurveyPart>> = (0..cores.get()).map(|_| part()).collect();
    let next = AtomicUsize::new(0);
    // one memory for each thread, so that no thread waits for a lock
    let memory = || &parts[next.fetch_add(1, Ordering::Relaxed)];
    on_cores(cores, report.flows.len(), memory, |part, number| {
        let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
        let number = number as u32;
        if is_asked(number) {
            part.analyse(number, request.thresholds);
        } else {
            part.measure(number);
        }
        ControlFlow::Continue(())
    });
    let parts = parts.into_iter().map(|part| part.into_inner().unwrap_or_else(PoisonError::into_inner));
    report.survey_of(request.order, parts)
}

pub fn table(report: &Report, survey: &Survey) -> String {
    let shown = survey.by_harm.iter().take(ROWS_AT_MOST);
    let rows: Vec<[String; 10]> = shown.filter_map(|&index| row(report, survey, index)).collect();
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.chain([HEADS[column].len()]).max().unwrap_or(0)
    };
    let widths: [usize; 10] = std::array::from_fn(width);
    let line = |cells: &[String; 10]| {
        let mut text = String::new();
        for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
            text += &match column {
                0 => format!("{cell:>width$}"),
                1..ON_THE_LEFT => format!("  {cell:>width$}"),
                _ => format!("  {cell:<width$}"),
            };
        }
        text.trim_end().to_owned() + "\n"
    };
    let mut text = "\nflows, the most affected first; of the reordered packets 99% have at most this extent (packets) and come at most this late\n".to_owned();
    text += &line(&HEADS.map(str::to_owned));
    rows.iter().for_each(|row| text += &line(row));
    if survey.by_harm.len() > ROWS_AT_MOST {
        let more = counted((survey.by_harm.len() - ROWS_AT_MOST) as u64, "more flow");
        text += &format!("and {more}: --json has all\n");
    }
    text + "--flow N shows a flow's measures\n"
}

fn row(report: &Report, survey: &Survey, index: u32) -> Option<[String; 10]> {
    let flow = report.flows.get(index as usize)?;
    let figures = match survey.lines.get(index as usize)? {
        FlowLine::Measured(figures) => figures,
        FlowLine::Unmeasured(why) => {
            let mut row: [String; 10] = std::array::from_fn(|_| String::new());
            (row[0], row[1]) = (index.to_string(), grouped(flow.packets));
            row[9] = format!("{} ({why})", name(flow));
            return Some(row);
        }
        FlowLine::Folded(_) => return None,
    };
    let range =
        |least: String, most: String| if least == most { least } else { format!("{least} to {most}") };
    let lost = match figures.lost_range {
        Some((least, most)) => range(grouped(least), grouped(most)),
        None => grouped(figures.lost),
    };
    let reordered = match figures.reordered_range {
        Some((least, most)) => range(percent_of(least), percent_of(most)),
        None => percent_of(figures.reordered_ratio()),
    };
    Some([
        index.to_string(),
        grouped(flow.packets),
        if figures.is_at_sender { "sent here".to_owned() } else { reordered },
        if figures.reordered == 0 { String::new() } else { grouped(figures.extent.q99.into()) },
        figures.lateness.map_or_else(String::new, |lateness| format!("{:.3}", lateness.q99)),
        if figures.is_at_sender { String::new() } else { lost },
        if figures.duplicated() == 0 { String::new() } else { grouped(figures.duplicated()) },
        if figures.undecided == 0 { String::new() } else { grouped(figures.undecided) },
        sparkline(figures),
        name(flow),
    ])
}

fn name(flow: &FlowSummary) -> String {
    let ends = [flow.source.as_str(), flow.destination.as_str()];
    let ends: Vec<&str> = ends.into_iter().filter(|end| !end.is_empty()).collect();
    let parts = [flow.protocol.as_str(), &ends.join(" > "), flow.detail.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    one_line(&parts.join(" ")).into_owned()
}

/// Up to three significant digits; never 0 for a share above 0.
pub fn percent_of(share: f64) -> String {
    let percent = 100.0 * share;
    match percent {
        0.0 => "0%".to_owned(),
        ..0.001 => "<0.001%".to_owned(),
        ..1.0 => format!("{percent:.3}%"),
        ..10.0 => format!("{percent:.2}%"),
        _ => format!("{percent:.1}%"),
    }
}

/// A sparkline: a dot where all packets are in order, a bar where some are reordered.
fn sparkline(figures: &FlowFigures) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let bar = |share: f32| match share {
        _ if share.is_nan() => ' ',
        0.0 => '·',
        _ => BARS[((share * 8.0) as usize).min(7)],
    };
    figures.shares.map(bar).iter().collect()
}

/// Artefacts, the verdict, and the causes with their numbers.
pub fn verdict_text(survey: &Survey) -> String {
    let mut text: String = survey.artefacts.iter().map(|artefact| format!("! {}\n", artefact.text)).collect();
    text += &survey.verdict.join("\n");
    text.push('\n');
    for hypothesis in &survey.causes {
        let word = if hypothesis.is_likely { "likely" } else { "less likely" };
        text += &format!("  {word}: {} ({}", hypothesis.cause.words(), hypothesis.pro.join("; "));
        if !hypothesis.contra.is_empty() {
            text += &format!("; but {}", hypothesis.contra.join("; "));
        }
        text += ")\n";
    }
    for Remedy { words, source } in &survey.remedies {
        text += &format!("  {words} ({source})\n");
    }
    text
}

pub fn remedies_json(survey: &Survey) -> Value {
    survey
        .remedies
        .iter()
        .map(|Remedy { words, source }| json!({ "words": words, "source": source }))
        .collect()
}

pub fn artefacts_json(survey: &Survey) -> Value {
    let json = |artefact: &Artefact| json!({ "kind": artefact.kind.id(), "packets": artefact.packets, "text": artefact.text });
    survey.artefacts.iter().map(json).collect()
}

pub fn causes_json(survey: &Survey) -> Value {
    let json = |hypothesis: &Hypothesis| {
        json!({
            "cause": hypothesis.cause.id(), "words": hypothesis.cause.words(), "likely": hypothesis.is_likely,
            "for": hypothesis.pro, "against": hypothesis.contra,
        })
    };
    survey.causes.iter().map(json).collect()
}

pub fn signs_json(survey: &Survey) -> Value {
    let signs = &survey.signs;
    let (bins, expected) = signs.bins();
    let (from, counts) = signs.displacements.counts();
    json!({
        "received": signs.received, "reordered": signs.late,
        "skewness": signs.displacements.skewness(), "early_and_late": signs.displacements.shares(),
        "valley": signs.displacements.valley(), "displacements": { "from": from, "counts": counts },
        "bins_of_time": bins, "bins_by_chance": expected, "extents_to_8": signs.share_within(8),
        "late_ms": { "q50": signs.lateness(0.5), "q99": signs.lateness(0.99) }, "swaps": signs.swaps,
    })
}

/// A flow in JSON, without its measures.
pub fn json(line: &FlowLine) -> Value {
    match line {
        FlowLine::Measured(figures) => figures_json(figures),
        FlowLine::Folded(data) => json!({ "folded_into": data }),
        FlowLine::Unmeasured(why) => json!({ "why": why.to_string() }),
    }
}

fn figures_json(figures: &FlowFigures) -> Value {
    let share = |share: &f32| (!share.is_nan()).then(|| (f64::from(*share) * 1e6).round() / 1e6);
    json!({
        "received": figures.received, "reordered": figures.reordered,
        "reordered_ratio": figures.reordered_ratio(), "reordered_ratio_range": figures.reordered_range,
        "lost": figures.lost, "never_seen": figures.never_seen, "lost_range": figures.lost_range,
        "loss_periods": figures.loss_periods.map(loss_periods_json), "duplicates": figures.duplicates,
        "at_sender": figures.is_at_sender, "lost_behind": figures.lost_behind,
        "duplicated_on_path": figures.duplicated(), "overtaken_by_three": figures.overtaken_by_three,
        "undecided": figures.undecided, "likely_reordered": figures.likely_reordered,
        "likely_lost": figures.likely_lost,
        "extent": figures.extent_of_reordered().map(|extent| json!({ "q50": extent.q50, "q99": extent.q99, "max": extent.max })),
        "late_ms": figures.lateness.map(|late| json!({ "q50": late.q50, "q99": late.q99, "max": late.max })),
        "buffer_packets": figures.buffer,
        "shares": figures.shares.iter().map(share).collect::<Vec<_>>(),
    })
}
