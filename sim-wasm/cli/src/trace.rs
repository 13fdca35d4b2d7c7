//! `oos trace`: the flows of a capture, a table or ping's output, and the measures of each.

mod counters;
mod input;
mod json;
mod packets;
mod pair;
pub mod publish;
mod request;
mod stretch;
mod survey;
mod text;

use self::input::Reading;
use self::request::{Request, request};
use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::output::{json_text, print};
use model::trace::{Counters, NoSequence, Report};
use serde_json::Value;
use std::ffi::OsString;

pub const COMMAND: Command = Command {
    name: "trace",
    usage: &[
        "FILE... [--pair] [--by rtp|tcp|icmp|ipid|iperf|vpn] [--order file|clock] [--flow N]",
        "[--dt PACKETS] [--stretch worst|MS [--packets N]] [--progress] [--json]",
        "FILE --packets [--flow N] [--from MS] [--to MS] --csv",
    ],
    about: &[
        "flows of each capture (pcap, pcapng, packed or not), table",
        "(CSV) or output of ping, and the measures of each; - reads",
        "standard input and reports on the way what it has found",
    ],
    options: &[
        (
            "--by rtp|tcp|icmp|ipid|iperf|vpn",
            "the number that is taken for the packets' sequence; by default the one that fits",
        ),
        (
            "--order file|clock",
            "the order of arrival that is taken; by default the one with fewer contradictions",
        ),
        ("--flow N", "only this flow, counted from 0"),
        ("--dt PACKETS", "a packet displaced further counts as lost"),
        (
            "--stretch worst|MS",
            "a part of each flow as an arrival order, with the links that open it: where most packets are reordered, or from this time on (without times: after this number of arrivals)",
        ),
        (
            "--packets N",
            "length of that part, 2 to 300 (60); without a number: the packets of a flow, one a row, as --csv",
        ),
        ("--from MS, --to MS", "only packets that arrived within this time since the file's first"),
        (
            "--pair",
            "the two files are captures of the same packets, at the sender and at the receiver: losses and reordering are counted, and delays compared",
        ),
        ("--progress", "reports what a pipe has given so far, also in a log; by default only on a terminal"),
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
        return pair_report(&request);
    }
    if let Some(stretch) = request.listed {
        let (report, damage) = read_report(&request)?;
        let listed = report.packets_of(request.order, request.flow.unwrap_or(0), request.by);
        let rows = listed.map_err(|error| CliError::Failed(format!("{}: {error}", request.name)))?;
        return ended(packets::csv(&rows, stretch), damage);
    }
    let mut results: Vec<_> =
        request.each().map(|request| read_report(&request).map(|found| (found, request))).collect();
    if results.len() == 1
        && let Some(only) = results.pop()
    {
        let ((report, damage), request) = only?;
        let text = if request.as_json {
            json_text(&json::report(&report, &request))
        } else {
            text::report(&report, &request)
        };
        return ended(text, damage);
    }
    let beside: Vec<Counters> =
        results.iter().flatten().flat_map(|((report, _), _)| report.counters.clone()).collect();
    // an error in one file does not stop the others
    let (mut texts, mut all, mut failed) = (Vec::new(), Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(((report, damage), request)) => {
                failed.extend(damage);
                if request.as_json {
                    let mut object = json::report(&report, &request);
                    counters::put_beside(&report, &beside, &mut object);
                    all.push(object);
                } else {
                    texts.push(text::report(&report, &request) + &counters::beside_text(&report, &beside));
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

/// The report of a sender's and a receiver's capture.
fn pair_report(request: &Request) -> Result<String, CliError> {
    let (report, damage, request) = pair_of(request)?;
    let text = if request.as_json {
        json_text(&json::report(&report, &request))
    } else {
        text::report(&report, &request)
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

/// The report of a file as JSON, or a list of reports of several files, for the arguments of `oos trace`; the report of
/// a damaged file has what could be read.
///
/// # Errors
/// If the arguments are wrong, or nothing can be read.
pub fn answer(arguments: impl IntoIterator<Item = OsString>) -> Result<Value, CliError> {
    let request = request(lexopt::Parser::from_args(arguments))?;
    if request.is_pair {
        let (report, _, request) = pair_of(&request)?;
        return Ok(json::report(&report, &request));
    }
    let one = |request: Request| read_report(&request).map(|(report, _)| json::report(&report, &request));
    let mut all: Vec<Value> = request.each().map(one).collect::<Result<_, _>>()?;
    Ok(if all.len() == 1 { all.remove(0) } else { all.into() })
}

/// The report of the file, and its damage if it is damaged.
fn read_report(request: &Request) -> Result<(Report, Option<CliError>), CliError> {
    checked(read(request)?, request)
}

fn checked(report: Report, request: &Request) -> Result<(Report, Option<CliError>), CliError> {
    let damage = report.damage.as_ref().map(|damage| CliError::Failed(format!("{}: {damage}", request.name)));
    if let (Some(damage), 0) = (&damage, report.packets + report.counters.len() as u64) {
        return Err(CliError::Failed(damage.to_string()));
    }
    if let Some(flow) = request.flow.filter(|&flow| flow as usize >= report.flows.len()) {
        let error = NoSequence::NoFlow(flow, report.flows.len() as u32);
        return Err(CliError::Usage(error.to_string()));
    }
    stretch::is_there(&report, request)?;
    Ok((report, damage))
}

/// Reads the file piece by piece.
fn read(request: &Request) -> Result<Report, CliError> {
    input::read(&request.file, &request.reading())
}
