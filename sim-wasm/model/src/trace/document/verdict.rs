//! What a report says first.

use crate::trace::document::numbers::{percent, time};
use crate::trace::report::flows::Report;
use crate::trace::report::numerals::{counted, grouped};
use crate::trace::report::survey::Survey;

/// How many flows are reordered, and by how much the worst one is.
pub fn sentences(report: &Report, survey: &Survey) -> Vec<String> {
    let measured: Vec<_> = survey.measured().collect();
    let affected = measured.iter().filter(|(_, figures)| figures.affected() > 0).count() as u64;
    let all = counted(measured.len() as u64, "flow");
    let mut sentences = Vec::new();
    if measured.is_empty() {
        return vec!["No flow carries a number that tells its packets' order.".to_owned()];
    }
    sentences.push(match affected {
        0 => format!("No packet of {all} is reordered."),
        _ => {
            let late: u64 = measured.iter().map(|(_, figures)| figures.reordered).sum();
            let received: u64 = measured.iter().map(|(_, figures)| figures.received).sum();
            format!(
                "{} of {all} {} reordered: {} of {} arrived late.",
                grouped(affected),
                if affected == 1 { "is" } else { "are" },
                grouped(late),
                counted(received, "packet")
            )
        }
    });
    let worst = survey.by_harm.first().and_then(|&worst| measured.iter().find(|(index, _)| *index == worst));
    if let Some((index, figures)) = worst.filter(|(_, figures)| figures.reordered > 0) {
        let late = figures.lateness.map_or_else(String::new, |late| {
            format!(", by {} in the median and {} at most", time(late.q50), time(late.max))
        });
        let protocol = report.flows.get(*index as usize).map_or("", |flow| flow.protocol.as_str());
        sentences.push(format!(
            "In flow {index} ({protocol}), the one affected most, {} of the packets are late{late}; a buffer of {} puts all of them in order.",
            percent(figures.reordered_ratio()),
            counted(figures.buffer.into(), "packet")
        ));
    }
    sentences
}
