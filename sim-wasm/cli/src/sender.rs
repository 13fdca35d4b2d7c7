//! `oos sender`: a TCP sender driven by a file of acknowledgments, with no network (`docs/senders.md`).

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::output::json_text;
use model::senders::{Entry, SECOND, Script, Segment, SenderSettings, Stack, Time};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, stdin};

/// More than any script needs; a longer file is something else.
const LONGEST: u64 = 1 << 24;

/// Largest initial window in a script, segments.
const WIDEST: u32 = 10_000;
/// Longest round trip measured during connection set-up, seconds.
const LONGEST_ROUND_TRIP: f64 = 60.0;

struct Request {
    file: OsString,
    settings: SenderSettings,
    as_json: bool,
}

pub const COMMAND: Command = Command {
    name: "sender",
    usage: &[
        "FILE --stack reno|newreno|sack [--dupthresh SEGMENTS] [--cwnd SEGMENTS]",
        "[--rtt SECONDS] [--limited-transmit on|off] [--careful on|off] [--json]",
    ],
    about: &[
        "how a TCP sender reacts to acknowledgments, without a network;",
        "lines such as '0.0 write 10', '0.1 ack 3 sack 5-7', '0.9 wait'",
    ],
    options: &[
        ("FILE", "one line each, in order of time (seconds); - reads standard input"),
        ("--stack reno|newreno|sack", "RFC 5681, RFC 6582 or RFC 6675"),
        ("--dupthresh SEGMENTS", "duplicate acknowledgments that count as a loss, default 3"),
        ("--cwnd SEGMENTS", "initial window, default 10"),
        ("--rtt SECONDS", "the sample that the connection's start gave, default 0.1"),
        (
            "--limited-transmit on|off",
            "a new segment for each of the first duplicate acknowledgments (RFC 3042)",
        ),
        ("--careful on|off", "Reno, too, recovers once from a window of data (RFC 2582, section 5)"),
        JSON,
    ],
    examples: &["oos sender acknowledgments.txt --stack newreno --json"],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let request = request(args)?;
    let script =
        Script::read(&text_of(&request.file)?).map_err(|error| CliError::Usage(error.to_string()))?;
    let entries = script.play(&request.settings);
    Ok(if request.as_json { json_text(&entries.iter().map(entry_json).collect()) } else { table(&entries) })
}

fn request(mut args: lexopt::Parser) -> Result<Request, CliError> {
    use lexopt::prelude::*;
    let (mut file, mut stack, mut as_json) = (None, None, false);
    let mut settings =
        SenderSettings { initial_window: 10, first_sample: Some(SECOND / 10), ..SenderSettings::default() };
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("stack") => stack = Some(stack_of(&args.value()?.string()?)?),
            Long("dupthresh") => {
                settings.duplicate_threshold = count_of("--dupthresh", &args.value()?.string()?)?;
            }
            Long("cwnd") => settings.initial_window = count_of("--cwnd", &args.value()?.string()?)?,
            Long("rtt") => settings.first_sample = Some(round_trip_of(&args.value()?.string()?)?),
            Long("careful") => settings.careful = is_on("--careful", &args.value()?.string()?)?,
            Long("limited-transmit") => {
                settings.limited_transmit = is_on("--limited-transmit", &args.value()?.string()?)?;
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let missing = |what: &str| CliError::Usage(format!("{what} is missing"));
    let file = file.ok_or_else(|| missing("a file of acknowledgments, or - for standard input,"))?;
    settings.stack = stack.ok_or_else(|| missing("--stack reno, newreno or sack"))?;
    Ok(Request { file, settings, as_json })
}

fn stack_of(name: &str) -> Result<Stack, CliError> {
    Stack::named(name)
        .ok_or_else(|| CliError::Usage(format!("--stack takes reno, newreno or sack, not \"{name}\"")))
}

fn count_of(flag: &str, text: &str) -> Result<u32, CliError> {
    text.parse().ok().filter(|count| (1..=WIDEST).contains(count)).ok_or_else(|| {
        CliError::Usage(format!("{flag} takes a whole number of segments from 1 to {WIDEST}, not \"{text}\""))
    })
}

fn round_trip_of(text: &str) -> Result<Time, CliError> {
    let seconds = text.parse().ok().filter(|&s: &f64| s > 0.0 && s <= LONGEST_ROUND_TRIP);
    seconds.map(|seconds| (seconds * SECOND as f64).round() as Time).ok_or_else(|| {
        CliError::Usage(format!("--rtt takes seconds, up to {LONGEST_ROUND_TRIP}, not \"{text}\""))
    })
}

fn is_on(flag: &str, text: &str) -> Result<bool, CliError> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(CliError::Usage(format!("{flag} takes on or off, not \"{text}\""))),
    }
}

/// Its text. What is no text in it is a wrong word of its line; the mark that some editors put in front is none.
fn text_of(file: &OsString) -> Result<String, CliError> {
    let name = if file == "-" { "standard input".into() } else { file.to_string_lossy() };
    let failed = |error: std::io::Error| CliError::Failed(format!("{name} cannot be read: {error}"));
    let input: Box<dyn Read> =
        if file == "-" { Box::new(stdin().lock()) } else { Box::new(File::open(file).map_err(failed)?) };
    let mut bytes = Vec::new();
    input.take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LONGEST {
        return Err(CliError::Failed(format!("{name} is longer than a file of acknowledgments may be")));
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
}

fn seconds(time: Time) -> f64 {
    time as f64 / SECOND as f64
}

fn entry_json(entry: &Entry) -> Value {
    let sent: Vec<Value> =
        entry.sent.iter().map(|sent| json!({ "segment": sent.number, "again": sent.again })).collect();
    json!({
        "time": seconds(entry.time),
        "line": entry.line,
        "sent": sent,
        "cwnd": entry.window,
        "ssthresh": entry.threshold,
        "in_flight": entry.in_flight,
        "state": entry.state.name(),
    })
}

/// One row per entry; `again` precedes retransmissions.
fn table(entries: &[Entry]) -> String {
    let head = format!(
        "{:>10} {:>5} {:>8} {:>8} {:>7}  {:<20} sent\n",
        "time", "line", "cwnd", "ssthresh", "flight", "state"
    );
    let rows = entries.iter().map(|entry| {
        let line = entry.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
        let threshold = entry.threshold.map_or_else(|| "-".to_owned(), |segments| format!("{segments:.2}"));
        format!(
            "{:>10.3} {line:>5} {:>8.2} {threshold:>8} {:>7}  {:<20} {}",
            seconds(entry.time),
            entry.window,
            entry.in_flight,
            entry.state.name(),
            sent_text(&entry.sent),
        )
        .trim_end()
        .to_owned()
            + "\n"
    });
    std::iter::once(head).chain(rows).collect()
}

/// `1-4 again 2`: consecutive numbers as a range.
fn sent_text(sent: &[Segment]) -> String {
    let runs = sent.chunk_by(|one, next| one.again == next.again && one.number + 1 == next.number);
    let words = runs.map(|run| {
        let (first, last) = (run[0], run[run.len() - 1]);
        let again = if first.again { "again " } else { "" };
        match first.number == last.number {
            true => format!("{again}{}", first.number),
            false => format!("{again}{}-{}", first.number, last.number),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
