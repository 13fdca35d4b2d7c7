//! `oos trace`: the flows of a capture, a table or ping's output, and the measures of each.

mod json;
pub mod publish;
mod stretch;
mod survey;

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::metrics::{default_threshold, is_threshold, report_of, threshold_of};
use crate::output::{json_text, measures_text, one_line, print};
use crate::report::rows;
use model::laboratory::Laboratory;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, Place, Thresholds};
use model::trace::{
    Analysis, ArrivalOrder, By, NoSequence, Options, Reader, Report, Survey, counted, grouped,
};
use serde_json::Value;
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

impl Default for Request {
    fn default() -> Self {
        Self {
            file: OsString::new(),
            name: String::new(),
            by: By::Auto,
            flow: None,
            order: ArrivalOrder::Auto,
            thresholds: Thresholds::both(default_threshold()),
            stretch: None,
            packets: stretch::PACKETS,
            as_json: false,
        }
    }
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
    let (report, damage) = whole(&request)?;
    let text = if request.as_json {
        json_text(&json::report(&report, &request))
    } else {
        text_report(&report, &request)
    };
    match damage {
        None => Ok(text),
        Some(damage) => {
            // what could be read is printed first; the exit status tells whether the file was damaged
            print(&text);
            Err(damage)
        }
    }
}

/// The report of a file as JSON, asked for with the arguments of `oos trace`; of a damaged file it holds what could be read.
///
/// # Errors
/// If the arguments are wrong, or nothing can be read.
pub fn answer(arguments: impl IntoIterator<Item = OsString>) -> Result<Value, CliError> {
    let request = request(lexopt::Parser::from_args(arguments))?;
    let (report, _) = whole(&request)?;
    Ok(json::report(&report, &request))
}

/// What the file holds, and how it is damaged.
fn whole(request: &Request) -> Result<(Report, Option<CliError>), CliError> {
    let report = read(request)?;
    let damage = report.damage.as_ref().map(|damage| CliError::Failed(format!("{}: {damage}", request.name)));
    if let (Some(damage), 0) = (&damage, report.packets) {
        return Err(CliError::Failed(damage.to_string()));
    }
    if let Some(flow) = request.flow.filter(|&flow| flow as usize >= report.flows.len()) {
        let error = NoSequence::NoFlow(flow, report.flows.len() as u32);
        return Err(CliError::Usage(error.to_string()));
    }
    Ok((report, damage))
}

fn request(mut args: lexopt::Parser) -> Result<Request, CliError> {
    use lexopt::prelude::*;
    let mut request = Request::default();
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => request.as_json = true,
            Long("by") => request.by = by_of(&args.value()?.string()?)?,
            Long("order") => request.order = order_of(&args.value()?.string()?)?,
            Long("stretch") => request.stretch = Some(stretch::place_of(&args.value()?.string()?)?),
            Long("packets") => request.packets = stretch::packets_of(&args.value()?.string()?)?,
            Long("flow") => request.flow = Some(flow_of(&args.value()?.string()?)?),
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                request.thresholds = Thresholds::both(threshold_of(&flag, &args.value()?.string()?)?);
            }
            Value(value) if value.is_empty() => {
                return Err(CliError::Usage("the name of the file is empty: \"\"".to_owned()));
            }
            Value(value) if request.file.is_empty() => request.file = value,
            other => return Err(other.unexpected().into()),
        }
    }
    if request.file.is_empty() {
        return Err(no_file());
    }
    request.name = request.file.to_string_lossy().into_owned();
    Ok(request)
}

fn no_file() -> CliError {
    CliError::Usage(
        "a file is missing: a capture, a table, ping's output, or - for standard input".to_owned(),
    )
}

fn by_of(name: &str) -> Result<By, CliError> {
    By::named(name)
        .ok_or_else(|| CliError::Usage(format!("--by takes auto, rtp, tcp, icmp or ipid, not \"{name}\"")))
}

fn order_of(name: &str) -> Result<ArrivalOrder, CliError> {
    ArrivalOrder::named(name)
        .ok_or_else(|| CliError::Usage(format!("--order takes auto, file or clock, not \"{name}\"")))
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

fn text_report(report: &Report, request: &Request) -> String {
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
    text += &unmeasured_text(report, request.by);
    for note in &report.notes {
        text += &format!("  {note}\n");
    }
    let detailed = match request.flow {
        Some(flow) => vec![flow],
        None => {
            let survey = report.survey(request.order, request.by);
            if survey.by_harm.len() > 1 {
                text += &survey::table(report, &survey);
            }
            detailed(&survey, request)
        }
    };
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

/// The flows whose measures are shown where none is asked for: the only one, or the most affected ones if stretches are wanted.
fn detailed(survey: &Survey, request: &Request) -> Vec<u32> {
    let measured = survey.measured().count();
    let shown = match request.stretch {
        Some(_) => measured.min(SHOWN_AT_MOST),
        None if measured == 1 || survey.by_harm.len() == 1 => 1,
        None => 0,
    };
    survey.by_harm.iter().copied().take(shown).collect()
}

/// How many of all packets can be measured, and which flows cannot.
fn unmeasured_text(report: &Report, by: By) -> String {
    let measurable = report.measurable(by);
    if measurable >= report.packets {
        return String::new();
    }
    let without: Vec<String> = (0_u32..)
        .zip(&report.flows)
        .filter(|(_, flow)| !matches!(flow.settle(by), Ok(_) | Err(NoSequence::Acknowledges(_))))
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
