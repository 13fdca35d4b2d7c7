//! The JSON output of `oos trace --json`.

use super::request::Request;
use super::{counters, pair, stretch, survey};
use crate::metrics::{loss_periods_json, report_of, rfc4737_json};
use crate::origin::with_versions;
use crate::report::report_json;
use model::laboratory::Laboratory;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, Advice};
use model::trace::{Analysis, FlowPath, FlowSummary, NoSequence, Report, Series, Verdicts};
use serde_json::{Map, Value, json};

pub fn report(report: &Report, request: &Request) -> Value {
    let (all, analyses) = survey::of(report, request, |index| request.flow.is_none_or(|flow| flow == index));
    let flows: Vec<Value> = analyses
        .into_iter()
        .filter_map(|(index, analysis)| {
            let flow = report.flows.get(index as usize)?;
            let mut object = flow_json(report, (index, flow), analysis, request);
            object["figures"] = survey::json(all.lines.get(index as usize)?);
            if let Some(figures) = report.pair.as_ref().and_then(|pair| pair.flows.get(index as usize)) {
                object["pair"] = pair::json_of(figures);
            }
            Some(object)
        })
        .collect();
    let mut object = Map::new();
    object.insert("file".to_owned(), json!(request.name));
    object.insert("format".to_owned(), json!(report.format.id()));
    if let Some(packing) = report.packing {
        object.insert("packing".to_owned(), json!(packing.id()));
    }
    object.insert("bytes".to_owned(), json!(report.bytes));
    object.insert("packets".to_owned(), json!(report.packets));
    object.insert("threshold".to_owned(), json!(request.thresholds.displacement));
    if let Some(damage) = &report.damage {
        object.insert("error".to_owned(), json!(damage.to_string()));
    }
    object.insert("measurable_packets".to_owned(), json!(report.measurable(request.by)));
    object.insert("notes".to_owned(), json!(report.notes));
    if let Some((start, end)) = report.times {
        object.insert("start_ms".to_owned(), json!(start));
        object.insert("duration_ms".to_owned(), json!(end - start));
    }
    object.insert("times_back".to_owned(), json!(report.back_in_time));
    let order = if report.is_by_clock(request.order) { "clock" } else { "file" };
    object.insert("order".to_owned(), json!(order));
    if !report.counters.is_empty() {
        object.insert("told".to_owned(), report.counters.iter().map(counters::json_of).collect());
    }
    if let Some(pair) = pair::whole_json(report) {
        object.insert("pair".to_owned(), pair);
    }
    object.insert("verdict".to_owned(), json!(all.verdict));
    object.insert("artefacts".to_owned(), survey::artefacts_json(&all));
    object.insert("causes".to_owned(), survey::causes_json(&all));
    object.insert("remedies".to_owned(), survey::remedies_json(&all));
    object.insert("signs".to_owned(), survey::signs_json(&all));
    object.insert("flows_by_harm".to_owned(), json!(all.by_harm));
    object.insert("flows".to_owned(), flows.into());
    with_versions(object.into())
}

fn flow_json(
    report: &Report,
    (index, flow): (u32, &FlowSummary),
    analysis: Result<Analysis, NoSequence>,
    request: &Request,
) -> Value {
    let sequences: Vec<&str> = flow.sequences.iter().map(|source| source.id()).collect();
    let mut object = json!({
        "index": index, "protocol": flow.protocol, "source": flow.source, "destination": flow.destination,
        "detail": flow.detail, "packets": flow.packets, "bytes": flow.bytes,
        "first_ms": flow.times.map(|(first, _)| first), "last_ms": flow.times.map(|(_, last)| last),
        "sequences": sequences,
    });
    match analysis {
        Ok(analysis) => {
            object["by"] = json!(analysis.by.id());
            object["order"] = json!(if analysis.is_by_clock { "clock" } else { "file" });
            object["method"] = json!(analysis.method);
            object["measures"] = report_json(&Metrics.measures(), &report_of(&analysis.measures));
            object["rfc4737"] = rfc4737_json(&analysis.measures);
            object["advice"] = analysis.advice.iter().map(advice_json).collect();
            object["path"] = path_json(&analysis.path);
            object["series"] = series_json(&analysis.series);
            if let Some((least, most)) = analysis.reordered_range {
                object["reordered_ratio_range"] = json!([least, most]);
            }
            if let Some((least, most)) = analysis.lost_range {
                object["lost_range"] = json!([least, most]);
            }
            if let Some(periods) = analysis.loss_periods {
                object["loss_periods"] = loss_periods_json(periods);
            }
            if let Some(bits) = analysis.wraps {
                object["wraps"] = json!(bits);
            }
            if let Some(place) = request.stretch {
                let cut = report.cut(request.order, index, request.by, place, request.packets);
                object["stretch"] = stretch::json_of(cut.ok().flatten().as_ref());
            }
            if let Some(verdicts) = &analysis.tcp {
                object["tcp"] = verdicts_json(verdicts);
            }
        }
        Err(error) => object["error"] = json!(error.to_string()),
    }
    object
}

fn advice_json(advice: &Advice) -> Value {
    let delay = |delay: Option<AddedDelay>| {
        delay.map(|delay| json!({ "mean_ms": delay.mean, "max_ms": delay.max, "held": delay.held }))
    };
    json!({
        "share": advice.share,
        "packets": advice.packets, "delay_by_packets": delay(advice.delay_by_packets),
        "bytes": advice.bytes, "delay_by_bytes": delay(advice.delay_by_bytes),
        "time_ms": advice.time, "delay_by_time": delay(advice.delay_by_time),
    })
}

/// The path that a flow shows: the link of a sender over it, and how the path was measured.
fn path_json(path: &FlowPath) -> Value {
    let pace = path.lateness.pace;
    json!({
        "link": path.link(), "words": path.words(), "rate_mbit_s": path.rate(), "packet_bytes": path.size,
        "spacing_ms": pace.map(|pace| pace.spacing), "active_ms": pace.map(|pace| pace.active),
        "round_trip_ms": path.round_trip.map(|trip| trip.ms), "round_trip_by": path.round_trip.map(|trip| trip.by.id()),
    })
}

fn series_json(series: &Series) -> Value {
    json!({
        "unit": if series.is_timed { "ms" } else { "packets" }, "start": series.start, "width": series.width,
        "received": series.received, "reordered": series.reordered, "duplicates": series.duplicates,
        "extent": (0..series.extent.len()).map(|bin| series.extent_of(bin)).collect::<Vec<_>>(),
    })
}

fn verdicts_json(v: &Verdicts) -> Value {
    json!({
        "reordered_by_ip_id": v.reordered_by_ip_id, "reordered_by_timestamp": v.reordered_by_timestamp,
        "reordered_by_time": v.reordered_by_time, "reordered_by_copy": v.reordered_by_copy,
        "reordered_by_dsack": v.reordered_by_dsack, "reordered_by_number": v.reordered_by_number,
        "retransmitted_by_ip_id": v.retransmitted_by_ip_id,
        "retransmitted_by_timestamp": v.retransmitted_by_timestamp,
        "retransmitted_by_acks": v.retransmitted_by_acks, "undecided": v.undecided,
        "same_packet": v.same_packet, "repeated": v.repeated, "unseen_bytes": v.unseen_bytes,
        "round_trip_ms": v.round_trip,
    })
}
