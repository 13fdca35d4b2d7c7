//! `oos trace SENT RECEIVED --pair`: the results of two captures of the same packets.

use super::survey::percent_of;
use model::trace::{Pair, PairFigures, Report, grouped};
use serde_json::{Value, json};

/// The figures of a flow as JSON.
pub fn json_of(figures: &PairFigures) -> Value {
    json!({
        "sender": if figures.is_first_senders { "first" } else { "second" },
        "sent": figures.sent, "arrived": figures.arrived, "lost": figures.lost, "copies": figures.copies,
        "unsent": figures.unsent, "ambiguous": figures.ambiguous,
        "sent_again": figures.sent_again, "needless": figures.needless,
        "delay_above_least_ms": figures.delays.map(|delays| {
            let tail = delays.above_least;
            json!({ "median": tail.q50, "q99": tail.q99, "max": tail.max })
        }),
        "by_identification": figures.by_identification, "split_bytes": figures.split,
    })
}

/// The results that hold for all flows, as JSON.
pub fn whole_json(report: &Report) -> Option<Value> {
    let pair = report.pair.as_ref()?;
    Some(json!({
        "round_trip_ms": pair.round_trip, "drift_ppm": pair.drift,
        "unpaired_flows": [pair.unpaired.0, pair.unpaired.1],
    }))
}

/// Most flows whose figures are shown; JSON has all.
const SHOWN_AT_MOST: usize = 10;

/// The figures of the largest flows.
pub fn list_of(report: &Report, pair: &Pair) -> String {
    let mut text = String::new();
    for ((index, flow), figures) in report.flows.iter().enumerate().zip(&pair.flows).take(SHOWN_AT_MOST) {
        text += &format!(
            "\nflow {index}  {}  {} > {}\n{}",
            flow.protocol,
            flow.source,
            flow.destination,
            text_of(&flow.protocol, figures)
        );
    }
    text
}

/// The figures of a flow as lines of text.
pub fn text_of(protocol: &str, figures: &PairFigures) -> String {
    let file = if figures.is_first_senders { "first" } else { "second" };
    let mut text = format!(
        "  sent by the {file} file's side: {}, of which {} arrived and {} ({}) did not\n",
        grouped(figures.sent),
        grouped(figures.arrived),
        grouped(figures.lost),
        percent_of(figures.lost as f64 / figures.sent.max(1) as f64)
    );
    if figures.sent_again > 0 {
        let [again, needless] = [figures.sent_again, figures.needless].map(grouped);
        text += &match protocol {
            "QUIC" => format!("  taken for lost by the sender: {again}, of which {needless} arrived\n"),
            _ => {
                format!("  retransmitted: {again}, of which {needless} needlessly: the first copy arrived\n")
            }
        };
    }
    if let Some(delays) = figures.delays {
        let tail = delays.above_least;
        text += &format!(
            "  delay above the smallest: median {:.3} ms, 99% {:.3} ms, largest {:.3} ms\n",
            tail.q50, tail.q99, tail.max
        );
    }
    text
}
