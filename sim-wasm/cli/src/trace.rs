//! `oos trace`: the flows of a capture, a table or ping's output, and the measures of each.

mod input;
mod json;
mod packets;
mod pair;
pub mod publish;
mod stretch;
mod survey;
mod told;

use self::input::Reading;
use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::metrics::{default_threshold, is_threshold, report_of, threshold_of};
use crate::output::{json_text, measures_text, one_line, print};
use crate::report::rows;
use model::laboratory::Laboratory;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, Place, Thresholds};
use model::trace::{Analysis, ArrivalOrder, By, NoSequence, Report, Survey, counted, grouped};
use serde_json::Value;
use std::ffi::OsString;

/// Flows whose measures the text output shows; JSON contains all.
const SHOWN_AT_MOST: usize = 10;

#[derive(Clone)]
struct Request {
    /// A file name need not be valid text.
    file: OsString,
    /// All files.
    files: Vec<OsString>,
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
    /// Whether two files are the sender's and the receiver's capture of the same packets.
    is_pair: bool,
    is_progress_asked: bool,
    /// The packets of the flow are wanted, of this stretch of time, ms.
    listed: Option<(f64, f64)>,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            file: OsString::new(),
            files: Vec::new(),
            name: String::new(),
            by: By::Auto,
            flow: None,
            order: ArrivalOrder::Auto,
            thresholds: Thresholds::both(default_threshold()),
            stretch: None,
            packets: stretch::PACKETS,
            as_json: false,
            is_pair: false,
            is_progress_asked: false,
            listed: None,
        }
    }
}

pub const COMMAND: Command = Command {
    name: "trace",
    usage: &[
        "FILE... [--pair] [--by rtp|tcp|icmp|ipid|iperf] [--order file|clock] [--flow N]",
        "[--dt PACKETS] [--stretch worst|MS [--packets N]] [--progress] [--json]",
        "FILE --packets [--flow N] [--from MS] [--to MS] --csv",
    ],
    about: &[
        "flows of each capture (pcap, pcapng, packed or not), table",
        "(CSV) or output of ping, and the measures of each; - reads",
        "standard input and says on the way what it has found",
    ],
    options: &[
        (
            "--by rtp|tcp|icmp|ipid|iperf",
            "the number that is taken for the packets' sequence; without it, what fits",
        ),
        ("--order file|clock", "whose order of arrival is taken; without it, the one that finds less wrong"),
        ("--flow N", "only this flow, counted from 0"),
        ("--dt PACKETS", "a packet displaced further counts as lost"),
        (
            "--stretch worst|MS",
            "a part of each flow as an arrival order, with the links that open it: where most packets are late, or what follows this time (without times, so many arrivals)",
        ),
        (
            "--packets N",
            "of so many packets, 2 to 300 (60); without a number: the packets of a flow, one a row, as --csv",
        ),
        ("--from MS, --to MS", "only packets that arrived within this time since the file's first"),
        (
            "--pair",
            "the two files are captures of the same packets, at the sender and at the receiver: what was lost and reordered is counted, and delays compared",
        ),
        ("--progress", "what a pipe has given so far, in a log too; without it, on a terminal alone"),
        JSON,
    ],
    examples: &[
        "oos trace capture.pcap",
        "oos trace capture.pcap --flow 0 --stretch worst --packets 40",
        "oos trace sender.pcap.gz receiver.pcap.gz --pair",
        "tcpdump -U -s 96 -w - | oos trace -",
        "oos trace capture.pcap --packets --flow 0 --from 100 --to 250 --csv",
        "ping -c 100 example.org | oos trace -",
    ],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let request = request(args)?;
    if request.is_pair {
        return paired(&request);
    }
    if let Some(stretch) = request.listed {
        let (report, damage) = whole(&request)?;
        let listed = report.packets_of(request.order, request.flow.unwrap_or(0), request.by);
        let rows = listed.map_err(|error| CliError::Failed(format!("{}: {error}", request.name)))?;
        return ended(packets::csv(&rows, stretch), damage);
    }
    let mut results: Vec<_> =
        request.each().map(|request| whole(&request).map(|found| (found, request))).collect();
    if results.len() == 1
        && let Some(only) = results.pop()
    {
        let ((report, damage), request) = only?;
        let text = if request.as_json {
            json_text(&json::report(&report, &request))
        } else {
            text_report(&report, &request)
        };
        return ended(text, damage);
    }
    // what one file lacks is no reason to leave out the others
    let (mut texts, mut all, mut failed) = (Vec::new(), Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(((report, damage), request)) => {
                failed.extend(damage);
                if request.as_json {
                    all.push(json::report(&report, &request));
                } else {
                    texts.push(text_report(&report, &request));
                }
            }
            Err(usage @ CliError::Usage(_)) => return Err(usage),
            Err(error) => failed.push(error),
        }
    }
    let text = if request.as_json { json_text(&all.into()) } else { texts.join("\n") };
    let words: Vec<String> = failed.iter().map(ToString::to_string).collect();
    ended(text, (!words.is_empty()).then(|| CliError::Failed(words.join("\n"))))
}

fn ended(text: String, damage: Option<CliError>) -> Result<String, CliError> {
    match damage {
        None => Ok(text),
        Some(damage) => {
            // what could be read is printed first; the exit status tells whether the file was damaged
            print(&text);
            Err(damage)
        }
    }
}

/// The report of the sender's and the receiver's capture.
fn paired(request: &Request) -> Result<String, CliError> {
    let (report, damage, request) = pair_of(request)?;
    let text = if request.as_json {
        json_text(&json::report(&report, &request))
    } else {
        text_report(&report, &request)
    };
    ended(text, damage)
}

fn pair_of(request: &Request) -> Result<(Report, Option<CliError>, Request), CliError> {
    let [first, second] = &request.files[..] else {
        let count = request.files.len();
        return Err(CliError::Usage(format!(
            "--pair takes two captures, the sender's and the receiver's, not {count}"
        )));
    };
    let reading = Reading { marks: true, ..request.reading() };
    let (ours, theirs) = (input::read(first, &reading)?, input::read(second, &reading)?);
    let report = model::trace::pair(&ours, &theirs).map_err(|error| CliError::Failed(error.to_string()))?;
    let name = format!("{} and {}", first.to_string_lossy(), second.to_string_lossy());
    let request = Request { name, ..request.clone() };
    let (report, damage) = checked(report, &request)?;
    Ok((report, damage, request))
}

impl Request {
    fn reading(&self) -> Reading {
        Reading { by: self.by, order: self.order, marks: false, is_progress_asked: self.is_progress_asked }
    }

    /// The same for each file alone.
    fn each(&self) -> impl Iterator<Item = Self> {
        self.files.iter().map(|file| {
            let name = file.to_string_lossy().into_owned();
            Self { file: file.clone(), name, ..self.clone() }
        })
    }
}

/// The report of a file as JSON, asked for with the arguments of `oos trace`, or a list of those of several files; of a damaged file
/// it holds what could be read.
///
/// # Errors
/// If the arguments are wrong, or nothing can be read.
pub fn answer(arguments: impl IntoIterator<Item = OsString>) -> Result<Value, CliError> {
    let request = request(lexopt::Parser::from_args(arguments))?;
    if request.is_pair {
        let (report, _, request) = pair_of(&request)?;
        return Ok(json::report(&report, &request));
    }
    let one = |request: Request| whole(&request).map(|(report, _)| json::report(&report, &request));
    let mut all: Vec<Value> = request.each().map(one).collect::<Result<_, _>>()?;
    Ok(if all.len() == 1 { all.remove(0) } else { all.into() })
}

/// What the file holds, and how it is damaged.
fn whole(request: &Request) -> Result<(Report, Option<CliError>), CliError> {
    checked(read(request)?, request)
}

fn checked(report: Report, request: &Request) -> Result<(Report, Option<CliError>), CliError> {
    let damage = report.damage.as_ref().map(|damage| CliError::Failed(format!("{}: {damage}", request.name)));
    if let (Some(damage), 0) = (&damage, report.packets + report.told.len() as u64) {
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
    let (mut is_listed, mut as_csv, mut from, mut to) = (false, false, f64::NEG_INFINITY, f64::INFINITY);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => request.as_json = true,
            Long("pair") => request.is_pair = true,
            Long("progress") => request.is_progress_asked = true,
            Long("by") => request.by = by_of(&args.value()?.string()?)?,
            Long("order") => request.order = order_of(&args.value()?.string()?)?,
            Long("stretch") => request.stretch = Some(stretch::place_of(&args.value()?.string()?)?),
            Long("packets") => {
                if packets::is_listing(&mut args) {
                    is_listed = true;
                } else {
                    request.packets = stretch::packets_of(&args.value()?.string()?)?;
                }
            }
            Long("csv") => as_csv = true,
            Long("from") => from = packets::time_of("--from", &args.value()?.string()?)?,
            Long("to") => to = packets::time_of("--to", &args.value()?.string()?)?,
            Long("flow") => request.flow = Some(flow_of(&args.value()?.string()?)?),
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                request.thresholds = Thresholds::both(threshold_of(&flag, &args.value()?.string()?)?);
            }
            Value(value) if value.is_empty() => {
                return Err(CliError::Usage("the name of the file is empty: \"\"".to_owned()));
            }
            Value(value) => request.files.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    if is_listed != as_csv || (as_csv && request.as_json) {
        return Err(CliError::Usage(
            "--packets without a number goes with --csv, and --csv with it".to_owned(),
        ));
    }
    request.listed = is_listed.then_some((from, to));
    request.file = request.files.first().cloned().ok_or_else(no_file)?;
    request.name = request.file.to_string_lossy().into_owned();
    Ok(request)
}

fn no_file() -> CliError {
    CliError::Usage(
        "a file is missing: a capture, a table, ping's output, or - for standard input".to_owned(),
    )
}

fn by_of(name: &str) -> Result<By, CliError> {
    By::named(name).ok_or_else(|| {
        CliError::Usage(format!("--by takes auto, rtp, tcp, icmp, ipid or iperf, not \"{name}\""))
    })
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
    input::read(&request.file, &request.reading())
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
    let detailed = match request.flow {
        Some(flow) => {
            text += &notes_text(report, request.by);
            vec![flow]
        }
        None => {
            let survey = report.survey(request.order, request.by);
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

/// What else is said of the file as a whole.
fn notes_text(report: &Report, by: By) -> String {
    let notes = report.notes.iter().map(|note| format!("  {note}\n"));
    let told = told::text_of(&report.told);
    std::iter::once(unmeasured_text(report, by)).chain(notes).chain([told]).collect()
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
