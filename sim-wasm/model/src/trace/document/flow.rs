//! The section of a document on one flow.

use crate::measures::ratio;
use crate::reordering::{AddedDelay, Advice, Offsets};
use crate::trace::document::DocumentSettings;
use crate::trace::document::label::label;
use crate::trace::document::numbers::{percent, three, time};
use crate::trace::document::parts::{Bars, Part, Table};
use crate::trace::report::analysis::Analysis;
use crate::trace::report::flows::Report;
use crate::trace::report::series::Series;
use crate::trace::words::numerals::grouped;
use crate::trace::words::spoken::time_at_least;

/// The parts about flow `index`; none if it cannot be measured.
pub fn parts(report: &Report, index: u32, asked: &DocumentSettings) -> Vec<Part> {
    let Some(flow) = report.flows.get(index as usize) else { return Vec::new() };
    let Ok(analysis) = report.analyse_in(asked.order, index, asked.by, asked.thresholds) else {
        return Vec::new();
    };
    let mut parts = vec![
        Part::Heading(format!("Flow {index}: {}", label(flow))),
        Part::List(analysis.method.clone()),
        Part::Table(measures(&analysis)),
    ];
    if analysis.measures.reordered > 0 {
        let link = format!(
            "What TCP senders, a stream and a call make of this path: oos figure '{}'.",
            analysis.path.link()
        );
        let path = std::iter::once(link).chain(analysis.path.words()).collect();
        parts.extend([
            Part::Bars(bars(&analysis.series)),
            Part::Table(advice(&analysis.advice)),
            Part::Text(path),
        ]);
    }
    parts
}

fn measures(analysis: &Analysis) -> Table {
    let m = &analysis.measures;
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut add = |name: &str, value: String| rows.push(vec![name.to_owned(), value]);
    add("packets received, each once", grouped(m.received));
    add("reordered", format!("{} ({})", grouped(m.reordered), percent(ratio(m.reordered, m.received))));
    if let Some((least, most)) = analysis.reordered_range {
        add(
            "reordered, if all that is open is retransmitted, or is reordered",
            format!("{} to {}", percent(least), percent(most)),
        );
    }
    add("lost", grouped(m.lost));
    if let Some((least, most)) = analysis.lost_range {
        add("lost, as far as it is open", format!("{} to {}", grouped(least), grouped(most)));
    }
    add("further copies", grouped(m.duplicates));
    let offsets =
        |offsets: Offsets, unit: fn(f64) -> String| format!("{}, {}", unit(offsets.mean), unit(offsets.max));
    if m.reordered > 0 {
        add("extent of the reordered, packets (mean, largest)", offsets(m.extent, three));
        if let Some(late) = m.late_time {
            add("how late they are (mean, largest)", offsets(late, time));
        }
        add("arrive right after three or more packets sent later", percent(m.n_reordering_ratio(3)));
    }
    let columns = vec![("measure", false), ("value", true)];
    Table { caption: "Measures (RFC 4737).".to_owned(), columns, rows }
}

fn bars(series: &Series) -> Bars {
    let share = |(&reordered, &received): (&u32, &u32)| {
        (received > 0).then(|| f64::from(reordered) / f64::from(received))
    };
    let end = series.start + series.width * series.received.len() as f64;
    Bars {
        caption: "Share of the packets that are reordered, over the time of the flow".to_owned(),
        x: if series.is_timed { "ms since the first packet of the file" } else { "arrivals" },
        range: (series.start, end),
        shares: series.reordered.iter().zip(&series.received).map(share).collect(),
    }
}

fn advice(advice: &[Advice]) -> Table {
    let added = |value: String, delay: Option<AddedDelay>| match delay {
        Some(delay) => format!("{value} (adds {} on average, {} at most)", time(delay.mean), time(delay.max)),
        None => value,
    };
    let rows = advice
        .iter()
        .map(|each| {
            vec![
                percent(each.share),
                each.time.map_or_else(String::new, |wait| added(time_at_least(wait), each.delay_by_time)),
                added(grouped(each.packets.into()), each.delay_by_packets),
                each.bytes.map_or_else(String::new, |bytes| added(grouped(bytes), each.delay_by_bytes)),
            ]
        })
        .collect();
    let columns = vec![
        ("reordered packets put in order", true),
        ("by waiting", false),
        ("by a buffer of packets", false),
        ("by one of bytes", false),
    ];
    let caption = "The shortest wait and the smallest reordering buffer (RFC 5236: resequencing buffer), each by itself, and the delay that it adds to the packets of this very capture. For each lost packet, which a receiver does not know to be lost, a buffer waits until it is full, and a wait until its time is up.";
    Table { caption: caption.to_owned(), columns, rows }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_rounded_up_as_the_verdict_rounds_it() {
        let wait = Advice {
            share: 1.0,
            packets: 3,
            delay_by_packets: None,
            bytes: None,
            delay_by_bytes: None,
            time: Some(301.2),
            delay_by_time: None,
        };
        assert_eq!(advice(&[wait]).rows[0][1], "302 ms");
    }
}
