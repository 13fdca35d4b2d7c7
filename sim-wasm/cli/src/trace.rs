//! `oos trace`: the flows of a capture, a table or ping's output, and the measures of each.

mod stretch;

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::metrics::{default_threshold, is_threshold, report_of, rfc4737_json, threshold_of};
use crate::output::{json_text, measures_text, one_line, print};
use crate::report::{report_json, rows};
use model::laboratory::Laboratory;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, Advice, Place, Thresholds};
use model::trace::{
    Analysis, ArrivalOrder, By, FlowSummary, NoSequence, Options, Reader, Report, Series, Verdicts, counted,
    grouped,
};
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::fs::File;
use std::io::Read;

const PIECE: usize = 1 << 20;
/// Flows whose measures the text output shows; JSON contains all.
const SHOWN_AT_MOST: usize = 10;

struct Request {
    /// A file name need not be valid text.
    file: OsString,
    /// The same for people.
    name: String,
    by: By,
    flow: Option<u32>,
    order: ArrivalOrder,
    thresholds: Thresholds,
    /// A stretch that is wanted as an arrival order, and of how many packets.
    stretch: Option<Place>,
    packets: u32,
    as_json: bool,
}

pub const COMMAND: Command = Command {
    name: "trace",
    usage: &[
        "FILE [--by rtp|tcp|icmp|ipid] [--order file|clock] [--flow N] [--dt PACKETS]",
        "[--stretch worst|MS [--packets N]] [--json]",
    ],
    about: &[
        "flows of a capture (pcap, pcapng), a table (CSV) or the",
        "output of ping, and the measures of each; - reads",
        "standard input",
    ],
    options: &[
        (
            "--by rtp|tcp|icmp|ipid",
            "the number that is taken for the packets' sequence; without it, what fits",
        ),
        ("--order file|clock", "whose order of arrival is taken; without it, the one that finds less wrong"),
        ("--flow N", "only this flow, counted from 0"),
        ("--dt PACKETS", "a packet displaced further counts as lost"),
        (
            "--stretch worst|MS",
            "a part of each flow as an arrival order, with the links that open it: where most packets are late, or what follows this time (without times, so many arrivals)",
        ),
        ("--packets N", "of so many packets, 2 to 300 (60)"),
        JSON,
    ],
    examples: &[
        "oos trace capture.pcap",
        "oos trace capture.pcap --flow 0 --stretch worst --packets 40",
        "ping -c 100 example.org | oos trace -",
    ],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let request = request(args)?;
    let report = read(&request)?;
    let damage = report.damage.as_ref().map(|damage| CliError::Failed(format!("{}: {damage}", request.name)));
    if let (Some(damage), 0) = (&damage, report.packets) {
        return Err(CliError::Failed(damage.to_string()));
    }
    if let Some(flow) = request.flow.filter(|&flow| flow as usize >= report.flows.len()) {
        let error = NoSequence::NoFlow(flow, report.flows.len() as u32);
        return Err(CliError::Usage(error.to_string()));
    }
    let text = if request.as_json { json_report(&report, &request) } else { text_report(&report, &request) };
    match damage {
        None => Ok(text),
        Some(damage) => {
            // what could be read is printed first; the exit status tells whether the file was damaged
            print(&text);
            Err(damage)
        }
    }
}

fn request(mut args: lexopt::Parser) -> Result<Request, CliError> {
    use lexopt::prelude::*;
    let mut file = None;
    let mut order = ArrivalOrder::Auto;
    let (mut by, mut flow, mut threshold, mut as_json) = (By::Auto, None, default_threshold(), false);
    let (mut stretch, mut packets) = (None, stretch::PACKETS);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("by") => {
                let name = args.value()?.string()?;
                by = By::named(&name).ok_or_else(|| {
                    CliError::Usage(format!("--by takes auto, rtp, tcp, icmp or ipid, not \"{name}\""))
                })?;
            }
            Long("order") => {
                let name = args.value()?.string()?;
                order = ArrivalOrder::named(&name).ok_or_else(|| {
                    CliError::Usage(format!("--order takes auto, file or clock, not \"{name}\""))
                })?;
            }
            Long("stretch") => stretch = Some(stretch::place_of(&args.value()?.string()?)?),
            Long("packets") => packets = stretch::packets_of(&args.value()?.string()?)?,
            Long("flow") => flow = Some(flow_of(&args.value()?.string()?)?),
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                threshold = threshold_of(&flag, &args.value()?.string()?)?;
            }
            Value(value) if value.is_empty() => {
                return Err(CliError::Usage("the name of the file is empty: \"\"".to_owned()));
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let file = file.ok_or_else(|| {
        CliError::Usage(
            "a file is missing: a capture, a table, ping's output, or - for standard input".to_owned(),
        )
    })?;
    let name = file.to_string_lossy().into_owned();
    Ok(Request {
        file,
        name,
        by,
        flow,
        order,
        thresholds: Thresholds::both(threshold),
        stretch,
        packets,
        as_json,
    })
}

fn flow_of(text: &str) -> Result<u32, CliError> {
    let wrong = || CliError::Usage(format!("--flow takes the number of a flow, from 0, not \"{text}\""));
    text.parse().map_err(|_| wrong())
}

/// Reads the file piece by piece.
fn read(request: &Request) -> Result<Report, CliError> {
    let failed =
        |error: std::io::Error| CliError::Failed(format!("{} cannot be read: {error}", request.name));
    let mut input: Box<dyn Read> = if request.file == "-" {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(File::open(&request.file).map_err(failed)?)
    };
    let mut reader = Reader::new(Options::default());
    let mut piece = vec![0; PIECE];
    loop {
        match input.read(&mut piece) {
            Ok(0) => return Ok(reader.finish()),
            Ok(length) => {
                reader.feed(&piece[..length]);
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => return Err(failed(error)),
        }
    }
}

fn json_report(report: &Report, request: &Request) -> String {
    let flows: Vec<Value> = (0_u32..)
        .zip(&report.flows)
        .filter(|(index, _)| request.flow.is_none_or(|flow| flow == *index))
        .map(|(index, flow)| flow_json(report, index, flow, request))
        .collect();
    let mut object = Map::new();
    object.insert("file".to_owned(), json!(request.name));
    object.insert("format".to_owned(), json!(report.format.id()));
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
    object.insert("flows".to_owned(), flows.into());
    json_text(&object.into())
}

fn flow_json(report: &Report, index: u32, flow: &FlowSummary, request: &Request) -> Value {
    let sequences: Vec<&str> = flow.sequences.iter().map(|source| source.id()).collect();
    let mut object = json!({
        "index": index, "protocol": flow.protocol, "source": flow.source, "destination": flow.destination,
        "detail": flow.detail, "packets": flow.packets, "bytes": flow.bytes,
        "first_ms": flow.times.map(|(first, _)| first), "last_ms": flow.times.map(|(_, last)| last),
        "sequences": sequences,
    });
    match report.analyse_in(request.order, index, request.by, request.thresholds) {
        Ok(analysis) => {
            object["by"] = json!(analysis.by.id());
            object["order"] = json!(if analysis.is_by_clock { "clock" } else { "file" });
            object["method"] = json!(analysis.method);
            object["measures"] = report_json(&Metrics.measures(), &report_of(&analysis.measures));
            object["rfc4737"] = rfc4737_json(&analysis.measures);
            object["advice"] = analysis.advice.iter().map(advice_json).collect();
            object["series"] = series_json(&analysis.series);
            if let Some((least, most)) = analysis.reordered_range {
                object["reordered_ratio_range"] = json!([least, most]);
            }
            if let Some((least, most)) = analysis.lost_range {
                object["lost_range"] = json!([least, most]);
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

fn series_json(series: &Series) -> Value {
    json!({
        "unit": if series.is_timed { "ms" } else { "packets" }, "start": series.start, "width": series.width,
        "received": series.received, "reordered": series.reordered, "duplicates": series.duplicates,
        "extent": series.extent,
    })
}

fn verdicts_json(v: &Verdicts) -> Value {
    json!({
        "reordered_by_ip_id": v.reordered_by_ip_id, "reordered_by_timestamp": v.reordered_by_timestamp,
        "reordered_by_time": v.reordered_by_time, "retransmitted_by_ip_id": v.retransmitted_by_ip_id,
        "retransmitted_by_timestamp": v.retransmitted_by_timestamp,
        "retransmitted_by_acks": v.retransmitted_by_acks, "undecided": v.undecided,
        "same_packet": v.same_packet, "repeated": v.repeated, "unseen_bytes": v.unseen_bytes,
        "round_trip_ms": v.round_trip,
    })
}

fn text_report(report: &Report, request: &Request) -> String {
    let mut text = format!(
        "{}: {}, {} in {}",
        one_line(&request.name),
        report.format,
        counted(report.packets, "packet"),
        counted(report.flows.len() as u64, "flow")
    );
    if let Some((start, end)) = report.times {
        text += &format!(", {:.3} s", (end - start) / 1000.0);
    }
    text.push('\n');
    text += &unmeasured_text(report, request.by);
    for note in &report.notes {
        text += &format!("  {note}\n");
    }
    let wanted = |index: usize| request.flow.is_none_or(|flow| flow as usize == index);
    let most = if request.flow.is_some() { usize::MAX } else { SHOWN_AT_MOST };
    for (index, flow) in report.flows.iter().enumerate().filter(|&(index, _)| wanted(index)).take(most) {
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
        match report.analyse_in(request.order, index as u32, request.by, request.thresholds) {
            Ok(analysis) => {
                text += &analysis_text(&analysis);
                if let Some(place) = request.stretch {
                    let cut = report.cut(request.order, index as u32, request.by, place, request.packets);
                    text += &stretch::text_of(cut.ok().flatten().as_ref());
                }
            }
            Err(error) => text += &format!("  {error}\n"),
        }
    }
    let shown = if request.flow.is_some() { report.flows.len() } else { SHOWN_AT_MOST };
    if report.flows.len() > shown {
        text += &format!(
            "\nand {}: --flow shows one, --json all\n",
            counted((report.flows.len() - shown) as u64, "more flow")
        );
    }
    text
}

/// How many of all packets can be measured, and which flows cannot.
fn unmeasured_text(report: &Report, by: By) -> String {
    let measurable = report.measurable(by);
    if measurable >= report.packets {
        return String::new();
    }
    let without: Vec<String> = (0_u32..)
        .zip(&report.flows)
        .filter(|(_, flow)| flow.settle(by).is_err())
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

fn analysis_text(analysis: &Analysis) -> String {
    let mut text = String::new();
    if let Some(range) = analysis.lost_range {
        text += &format!("  Lost: {}.\n", lost_words(range));
    }
    for sentence in &analysis.method {
        text += &format!("  {sentence}\n");
    }
    for row in rows(&Metrics.measures(), &report_of(&analysis.measures)) {
        text += &match analysis.lost_range {
            Some(range) if row.id == "lost" => format!("{:<30} {}\n", row.id, lost_words(range)),
            _ => measures_text(&[row]),
        };
    }
    if analysis.measures.reordered == 0 {
        return text;
    }
    text += "buffer that recovers a share of the reordered packets, and the delay it adds (mean, largest);\n\
             it is RBD's of RFC 5236 and waits for lost packets too, as no receiver knows which are lost\n";
    let ms = |delay: Option<AddedDelay>| {
        delay.map_or_else(String::new, |delay| format!(" ({:.3}, {:.3} ms)", delay.mean, delay.max))
    };
    for advice in &analysis.advice {
        text += &format!(
            "{:>7.1}%  {}{}",
            advice.share * 100.0,
            counted(advice.packets.into(), "packet"),
            ms(advice.delay_by_packets)
        );
        if let Some(bytes) = advice.bytes {
            text += &format!("; {}{}", counted(bytes, "byte"), ms(advice.delay_by_bytes));
        }
        if let Some(time) = advice.time {
            text += &format!("; {time:.3} ms{}", ms(advice.delay_by_time));
        }
        text.push('\n');
    }
    text
}
