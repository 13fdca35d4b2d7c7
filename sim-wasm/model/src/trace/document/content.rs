//! The content of a document about a report.

use crate::trace::document::label::label;
use crate::trace::document::numbers::{moment, percent, three, time};
use crate::trace::document::parts::{Document, Part, Table};
use crate::trace::document::{DocumentSettings, flow, verdict};
use crate::trace::report::figures::FlowFigures;
use crate::trace::report::flows::Report;
use crate::trace::report::survey::{FlowLine, Survey};
use crate::trace::words::numerals::{counted, grouped};

/// Most flows in the table; the CSV has all.
const LISTED: usize = 50;
/// Flows without a fault are listed only if there are no more flows than this.
const LISTED_CLEAN: usize = 12;
/// Most flows with a section of their own.
const DETAILED: usize = 3;

/// The document.
pub fn document(report: &Report, asked: &DocumentSettings) -> Document {
    let survey = report.survey(asked.order, asked.by);
    let name = asked.name.filter(|_| !asked.is_redacted);
    let title =
        name.map_or_else(|| "Reordering in a capture".to_owned(), |name| format!("Reordering in {name}"));
    let mut parts = vec![Part::Text(verdict::sentences(&survey))];
    parts.extend(verdict::causes(&survey));
    parts.extend(verdict::remedies(&survey));
    parts.push(Part::Text(read(report, asked)));
    let faults: Vec<String> = report
        .damage
        .iter()
        .map(|damage| sentence(&damage.to_string()))
        .chain(report.notes.iter().map(|note| sentence(note)))
        .collect();
    if !faults.is_empty() {
        parts.extend([Part::Heading("What to know of the file".to_owned()), Part::List(faults)]);
    }
    if !report.flows.is_empty() {
        parts.extend([Part::Heading("Flows".to_owned()), Part::Table(flows(report, &survey))]);
    }
    let detailed = survey.by_harm.iter().filter(|&&index| is_measured(&survey, index)).take(DETAILED);
    for &index in detailed {
        parts.extend(flow::parts(report, index, asked));
    }
    parts.extend([Part::Heading("How to read it".to_owned()), Part::List(words(asked))]);
    Document { title, parts }
}

fn is_measured(survey: &Survey, index: u32) -> bool {
    matches!(survey.lines.get(index as usize), Some(FlowLine::Measured(_)))
}

/// A note as a sentence: notes are written to follow a dash or a colon.
fn sentence(note: &str) -> String {
    let mut letters = note.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase().to_string()).unwrap_or_default();
    let end = if note.ends_with(['.', '…']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// What was read, in sentences.
fn read(report: &Report, asked: &DocumentSettings) -> Vec<String> {
    let mut sentences = vec![format!(
        "The file ({}) has {} in {}.",
        report.format,
        counted(report.packets, "packet"),
        counted(report.flows.len() as u64, "flow")
    )];
    if let Some((first, last)) = report.times {
        let from = if asked.is_redacted { String::new() } else { format!(", from {} on", moment(first)) };
        sentences.push(format!("It covers {}{from}.", time(last - first)));
    }
    let measurable = report.measurable(asked.by);
    if measurable < report.packets {
        sentences.push(format!(
            "{} of its packets carry a number that tells their order, or acknowledge those that do.",
            grouped(measurable)
        ));
    }
    sentences
}

/// The list of flows, those with most affected packets first. If there are many, those without a fault are only
/// counted.
fn flows(report: &Report, survey: &Survey) -> Table {
    let is_clean = |&&index: &&u32| match survey.lines.get(index as usize) {
        Some(FlowLine::Measured(figures)) => {
            figures.affected() + figures.lost == 0 && figures.lost_range.is_none()
        }
        _ => false,
    };
    let is_short = survey.by_harm.len() <= LISTED_CLEAN;
    let (clean, faulty): (Vec<&u32>, Vec<&u32>) = survey.by_harm.iter().partition(is_clean);
    let listed: Vec<&u32> = if is_short { survey.by_harm.iter().collect() } else { faulty };
    let rows = listed.iter().take(LISTED).filter_map(|&&index| row(report, survey, index)).collect();
    let mut caption = "Flows, those with most affected packets first. Acknowledgments count with the flow that they acknowledge.".to_owned();
    let more = listed.len().saturating_sub(LISTED) as u64;
    if more > 0 {
        caption += &format!(" Not shown: {} of them.", grouped(more));
    }
    if !is_short && !clean.is_empty() {
        let count = counted(clean.len() as u64, "further flow");
        caption += &format!(" Not listed: {count} of which no packet is reordered or lost.");
    }
    Table { caption, columns: COLUMNS.to_vec(), rows }
}

fn row(report: &Report, survey: &Survey, index: u32) -> Option<Vec<String>> {
    let (flow, line) = report.flows.get(index as usize).zip(survey.lines.get(index as usize))?;
    let mut row = vec![index.to_string(), label(flow), grouped(flow.packets)];
    match line {
        FlowLine::Measured(figures) => row.extend(cells(figures)),
        FlowLine::Unmeasured(why) => row.push(sentence(&why.to_string())),
        FlowLine::Folded(_) => return None,
    }
    row.resize(COLUMNS.len(), String::new());
    Some(row)
}

const COLUMNS: [(&str, bool); 10] = [
    ("flow", true),
    ("ends", false),
    ("packets", true),
    ("reordered", true),
    ("extent, 99% (packets)", true),
    ("late, median", true),
    ("late, 99%", true),
    ("lost (packets)", true),
    ("duplicated on the path", true),
    ("undecided", true),
];

fn cells(figures: &FlowFigures) -> Vec<String> {
    let reordered = match figures.reordered_range {
        Some((least, most)) => format!("{} to {}", percent(least), percent(most)),
        None => percent(figures.reordered_ratio()),
    };
    let lost = match figures.lost_range {
        Some((least, most)) => format!("{} to {}", grouped(least), grouped(most)),
        None => grouped(figures.lost),
    };
    if figures.is_at_sender {
        return vec!["captured at its sender".to_owned()];
    }
    let is_late = figures.reordered > 0;
    let late =
        |of: fn(&FlowFigures) -> Option<f64>| of(figures).filter(|_| is_late).map(time).unwrap_or_default();
    vec![
        reordered,
        if is_late { three(figures.extent.q99.into()) } else { String::new() },
        late(|figures| figures.lateness.map(|late| late.q50)),
        late(|figures| figures.lateness.map(|late| late.q99)),
        lost,
        if figures.duplicated() > 0 { grouped(figures.duplicated()) } else { String::new() },
        if figures.undecided > 0 { grouped(figures.undecided) } else { String::new() },
    ]
}

/// The meaning of the terms in the tables, and what was hidden.
fn words(asked: &DocumentSettings) -> Vec<String> {
    let mut words = vec![
        "Reordered: packets that arrive behind one that was sent later (RFC 4737). What a sender retransmits after a loss is not reordered; it stands for a lost packet.".to_owned(),
        "Extent: by how many arrivals a reordered packet comes after the first packet that overtook it. Late: the time between the two.".to_owned(),
        "Undecided: segments of which nothing in the capture tells whether they are reordered or retransmitted. They count as neither; a range says what they leave open.".to_owned(),
    ];
    if asked.is_redacted {
        words.push(
            "Redacted: hosts are called A, B, ... in the order of the list, times count from the first packet, and the file's name and what stands in it in words are left out. Ports are kept."
                .to_owned(),
        );
    }
    words.push(format!(
        "Measured by Out of Sequence {}, on the machine that holds the capture: nothing was sent anywhere.",
        env!("CARGO_PKG_VERSION")
    ));
    words
}
