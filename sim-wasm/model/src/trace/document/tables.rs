//! Every table of a report as CSV, with the numbers in full.

use crate::params::model::MODEL;
use crate::reordering::Measures;
use crate::scenario::is_decimal;
use crate::trace::document::DocumentSettings;
use crate::trace::report::flows::{FlowSummary, Report};
use crate::trace::report::survey::FlowLine;
use std::fmt::Display;

/// A table as CSV (RFC 4180).
#[derive(Clone, Debug)]
pub struct CsvTable {
    /// Name of its file, without an ending.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

/// The measures of a flow under the names that a laboratory gives them.
#[derive(Clone, Debug)]
pub struct NamedMeasures {
    /// Id and value of each measure.
    pub values: Vec<(&'static str, f64)>,
    /// Id of each density, the first number of packets, and the share at each number from there on.
    pub densities: Vec<(&'static str, i32, Vec<f64>)>,
}

/// Rows of a table; each ends with the versions of the program and of the models that computed it.
struct Rows {
    name: &'static str,
    text: String,
}

impl Rows {
    fn new(name: &'static str, columns: &[&str]) -> Self {
        Self { name, text: format!("{},version,model\n", columns.join(",")) }
    }

    fn add(&mut self, cells: &[&dyn Display]) {
        for each in cells {
            self.text += &cell(&each.to_string());
            self.text.push(',');
        }
        self.text += &format!("{},{MODEL}\n", env!("CARGO_PKG_VERSION"));
    }

    fn end(self) -> CsvTable {
        CsvTable { name: self.name, text: self.text }
    }
}

/// Flows, measures, densities, series and advice.
pub fn all(report: &Report, asked: &DocumentSettings, name: fn(&Measures) -> NamedMeasures) -> Vec<CsvTable> {
    let mut measures = Rows::new("measures", &["flow", "measure", "value"]);
    let mut densities = Rows::new("densities", &["flow", "density", "packets", "share"]);
    let mut series =
        Rows::new("series", &["flow", "start", "unit", "received", "reordered", "duplicates", "extent"]);
    let mut advice = Rows::new(
        "advice",
        &[
            "flow",
            "share",
            "packets",
            "bytes",
            "time_ms",
            "mean_delay_by_packets_ms",
            "mean_delay_by_bytes_ms",
            "mean_delay_by_time_ms",
        ],
    );
    for index in 0..report.flows.len() as u32 {
        let Ok(analysis) = report.analyse_in(asked.order, index, asked.by, asked.thresholds) else {
            continue;
        };
        let named = name(&analysis.measures);
        for (measure, value) in &named.values {
            measures.add(&[&index, measure, &text_or_empty(Some(*value).filter(|value| !value.is_nan()))]);
        }
        for (density, from, shares) in &named.densities {
            for (packets, share) in (*from..).zip(shares) {
                densities.add(&[&index, density, &packets, share]);
            }
        }
        let s = &analysis.series;
        let unit = if s.is_timed { "ms" } else { "arrivals" };
        for (bin, received) in s.received.iter().enumerate() {
            let start = s.start + s.width * bin as f64;
            series.add(&[
                &index,
                &start,
                &unit,
                received,
                &s.reordered[bin],
                &s.duplicates[bin],
                &text_or_empty(s.extent_of(bin)),
            ]);
        }
        for a in analysis.advice.iter().filter(|_| analysis.measures.reordered > 0) {
            let mean =
                |delay: Option<crate::reordering::AddedDelay>| text_or_empty(delay.map(|delay| delay.mean));
            advice.add(&[
                &index,
                &a.share,
                &a.packets,
                &text_or_empty(a.bytes),
                &text_or_empty(a.time),
                &mean(a.delay_by_packets),
                &mean(a.delay_by_bytes),
                &mean(a.delay_by_time),
            ]);
        }
    }
    vec![flows(report, asked), measures.end(), densities.end(), series.end(), advice.end()]
}

fn flows(report: &Report, asked: &DocumentSettings) -> CsvTable {
    let survey = report.survey(asked.order, asked.by);
    let mut rows = Rows::new(
        "flows",
        &[
            "flow",
            "protocol",
            "source",
            "destination",
            "detail",
            "packets",
            "bytes",
            "first_ms",
            "last_ms",
            "by",
            "received",
            "reordered",
            "lost",
            "duplicates",
            "undecided",
            "reordered_least",
            "reordered_most",
            "lost_least",
            "lost_most",
            "extent_q50",
            "extent_q99",
            "extent_max",
            "late_q50_ms",
            "late_q99_ms",
            "late_max_ms",
            "buffer",
            "why_not",
        ],
    );
    for ((index, flow), line) in (0_u32..).zip(&report.flows).zip(&survey.lines) {
        let FlowSummary { protocol, source, destination, detail, packets, bytes, times, .. } = flow;
        let (first, last) =
            (text_or_empty(times.map(|(first, _)| first)), text_or_empty(times.map(|(_, last)| last)));
        let mut cells: Vec<String> = vec![
            index.to_string(),
            protocol.clone(),
            source.clone(),
            destination.clone(),
            detail.clone(),
            packets.to_string(),
            bytes.to_string(),
            first,
            last,
        ];
        match line {
            FlowLine::Measured(f) => {
                let share = f.reordered_range.unzip();
                let lost = f.lost_range.unzip();
                let (extent, late) = (f.extent_of_reordered(), f.lateness);
                cells.extend([
                    f.by.id().to_owned(),
                    f.received.to_string(),
                    f.reordered.to_string(),
                    f.lost.to_string(),
                    f.duplicates.to_string(),
                    f.undecided.to_string(),
                    text_or_empty(share.0),
                    text_or_empty(share.1),
                    text_or_empty(lost.0),
                    text_or_empty(lost.1),
                    text_or_empty(extent.map(|extent| extent.q50)),
                    text_or_empty(extent.map(|extent| extent.q99)),
                    text_or_empty(extent.map(|extent| extent.max)),
                    text_or_empty(late.map(|late| late.q50)),
                    text_or_empty(late.map(|late| late.q99)),
                    text_or_empty(late.map(|late| late.max)),
                    f.buffer.to_string(),
                    String::new(),
                ]);
            }
            FlowLine::Folded(into) => {
                cells.resize(26, String::new());
                let verb = if flow.mirrors.is_some() { "answers" } else { "acknowledges" };
                cells.push(format!("{verb} flow {into}"));
            }
            FlowLine::Unmeasured(why) => {
                cells.resize(26, String::new());
                cells.push(why.to_string());
            }
        }
        let cells: Vec<&dyn Display> = cells.iter().map(|cell| cell as &dyn Display).collect();
        rows.add(&cells);
    }
    rows.end()
}

fn text_or_empty(value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A text as a cell: quoted if necessary, and never a formula of a spreadsheet.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['+', '-', '=', '@', '\t', '\r']) && !is_decimal(text);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
