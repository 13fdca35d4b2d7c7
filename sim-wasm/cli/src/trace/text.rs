//! The text that `oos trace` prints for a file.

use super::request::Request;
use super::{counters, pair, stretch, survey};
use crate::metrics::report_of;
use crate::output::{measure_text, one_line};
use crate::report::rows;
use model::laboratory::Laboratory;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, LossPeriods};
use model::trace::{Analysis, FlowPath, NoSequence, Report, SequenceChoice, Survey, counted, grouped};

/// Most flows whose measures the text output shows; JSON has all.
const SHOWN_AT_MOST: usize = 10;

pub fn report(report: &Report, request: &Request) -> String {
    let packed = report.packing.map_or_else(String::new, |packing| format!(" in {packing}"));
    let mut text = format!(
        "{}: {}{packed}, {} in {}",
        one_line(&request.name),
        report.format,
        counted(report.packets, "packet"),
        counted(report.flows.len() as u64, "flow")
    );
    if let Some((start, end)) = report.times {
        text += &format!(", {:.3} s", (end - start) / 1000.0);
    }
    text.push('\n');
    let detailed = match request.flow {
        Some(flow) => {
            text += &notes_text(report, request.by);
            vec![flow]
        }
        None => {
            let (survey, _) = survey::of(report, request, |_| false);
            text += &survey::verdict_text(&survey);
            text += &notes_text(report, request.by);
            if survey.by_harm.len() > 1 {
                text += &survey::table(report, &survey);
            }
            detailed(&survey, request)
        }
    };
    if let Some(pair) = &report.pair
        && request.flow.is_none()
    {
        text += &pair::list_of(report, pair);
    }
    for index in detailed {
        let Some(flow) = report.flows.get(index as usize) else { continue };
        text += &format!("\nflow {index}  {}", flow.protocol);
        let ends = [flow.source.as_str(), flow.destination.as_str()];
        let ends: Vec<&str> = ends.into_iter().filter(|end| !end.is_empty()).collect();
        if !ends.is_empty() {
            text += &format!("  {}", ends.join(" > "));
        }
        if !flow.detail.is_empty() {
            text += &format!("  {}", flow.detail);
        }
        text += &format!("  {}", counted(flow.packets, "packet"));
        if flow.bytes > 0 {
            text += &format!(", {}", counted(flow.bytes, "byte"));
        }
        text.push('\n');
        if let Some(figures) = report.pair.as_ref().and_then(|pair| pair.flows.get(index as usize))
            && request.flow.is_some()
        {
            text += &pair::text_of(&flow.protocol, figures);
        }
        match report.analyse_in(request.order, index, request.by, request.thresholds) {
            Ok(analysis) => {
                text += &analysis_text(&analysis);
                if let Some(place) = request.stretch {
                    let cut = report.cut(request.order, index, request.by, place, request.packets);
                    text += &stretch::text_of(cut.ok().flatten().as_ref());
                }
            }
            Err(error) => text += &format!("  {error}\n"),
        }
    }
    text
}

/// The flows whose measures are shown if none is asked for: the only flow, or the most affected ones if stretches are
/// wanted.
fn detailed(survey: &Survey, request: &Request) -> Vec<u32> {
    let measured = survey.measured().count();
    let shown = match request.stretch {
        Some(_) => measured.min(SHOWN_AT_MOST),
        None if measured == 1 || survey.by_harm.len() == 1 => 1,
        None => 0,
    };
    survey.by_harm.iter().copied().take(shown).collect()
}

/// Notes on the file as a whole.
fn notes_text(report: &Report, by: SequenceChoice) -> String {
    let notes = report.notes.iter().map(|note| format!("  {note}\n"));
    let counters = counters::text_of(&report.counters);
    std::iter::once(unmeasured_text(report, by)).chain(notes).chain([counters]).collect()
}

/// How many of all packets can be measured, and which flows cannot.
fn unmeasured_text(report: &Report, by: SequenceChoice) -> String {
    let measurable = report.measurable(by);
    if measurable >= report.packets {
        return String::new();
    }
    let without: Vec<String> = (0_u32..)
        .zip(&report.flows)
        .filter(|(_, flow)| {
            !matches!(flow.settle(by), Ok(_) | Err(NoSequence::Acknowledges(_) | NoSequence::Mirrors(_)))
        })
        .map(|(index, _)| index.to_string())
        .collect();
    let shown = &without[..without.len().min(SHOWN_AT_MOST)];
    let more = without.len() - shown.len();
    let mut text =
        format!("  {} of {} can be measured", grouped(measurable), counted(report.packets, "packet"));
    if !shown.is_empty() {
        text += &format!("; flows without a number: {}", shown.join(", "));
    }
    if more > 0 {
        text += &format!(" and {}", counted(more as u64, "more flow"));
    }
    text + "\n"
}

fn lost_words((least, most): (u64, u64)) -> String {
    match least {
        0 => format!("at most {}", counted(most, "packet")),
        _ => format!("between {} and {}", grouped(least), counted(most, "packet")),
    }
}

/// The path of a flow, with a link to simulate a sender on it.
fn path_text(path: &FlowPath) -> String {
    let words: String = path.words().iter().map(|sentence| format!("  {sentence}\n")).collect();
    format!("what senders make of this path: oos figure '{}'\n{words}", path.link())
}

fn analysis_text(analysis: &Analysis) -> String {
    let mut text = String::new();
    if let Some(range) = analysis.lost_range {
        text += &format!("  Lost: {}.\n", lost_words(range));
    }
    if let Some(LossPeriods { count, longest }) = analysis.loss_periods {
        let (periods, packets) = (counted(count, "loss period"), counted(longest, "packet"));
        text += &format!("  Lost in {periods}, the longest of {packets} (RFC 3357).\n");
    }
    for sentence in &analysis.method {
        text += &format!("  {sentence}\n");
    }
    let measures = Metrics.measures();
    for (measure, row) in measures.iter().zip(rows(&measures, &report_of(&analysis.measures))) {
        text += &match analysis.lost_range {
            Some(range) if row.id == "lost" => format!("{:<30} {}\n", row.id, lost_words(range)),
            _ => measure_text(&row, &measure.words()),
        };
    }
    if analysis.measures.reordered == 0 {
        return text;
    }
    text += &path_text(&analysis.path);
    text += "wait, and buffer, that recover a share of the reordered packets, and the delay they add (mean, largest): RBD's of\n\
             RFC 5236. For each lost packet a wait lasts until its time is up, a buffer until it is full\n";
    let ms = |delay: Option<AddedDelay>| {
        delay.map_or_else(String::new, |delay| format!(" ({:.3}, {:.3} ms)", delay.mean, delay.max))
    };
    for advice in &analysis.advice {
        // rounded up, since a shorter wait would not recover the share
        let wait = advice
            .time
            .map(|time| format!("{:.3} ms{}", (time * 1e3 - 1e-6).ceil() / 1e3, ms(advice.delay_by_time)));
        let packets = format!("{}{}", counted(advice.packets.into(), "packet"), ms(advice.delay_by_packets));
        let bytes =
            advice.bytes.map(|bytes| format!("{}{}", counted(bytes, "byte"), ms(advice.delay_by_bytes)));
        let all: Vec<String> = wait.into_iter().chain([packets]).chain(bytes).collect();
        text += &format!("{:>7.0}%  {}", advice.share * 100.0, all.join("; "));
        text.push('\n');
    }
    text
}
