//! `oos sender`: a TCP sender driven by a file of acknowledgments, with no network (`docs/senders.md`).

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::origin::with_versions;
use crate::output::json_text;
use model::senders::{
    AdaptiveSender, AdaptiveSettings, Control, Entry, Profile, SECOND, Script, Segment, SenderSettings,
    Stack, Time,
};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, stdin};

/// Longest script file that is read, bytes: a longer file is not a script.
const LONGEST: u64 = 1 << 24;

/// Largest initial window in a script, segments.
const WIDEST: u32 = 10_000;
/// Longest round trip that a connection's handshake may have measured, seconds.
const LONGEST_ROUND_TRIP: f64 = 60.0;

struct Request {
    file: OsString,
    driven: DrivenSender,
    as_json: bool,
}

/// The sender that is driven.
enum DrivenSender {
    Plain(SenderSettings),
    Adaptive(AdaptiveSettings),
}

/// A stack by its name: a plain sender, or a profile of the adaptive one.
enum NamedStack {
    Plain(Stack),
    Adaptive(Profile),
}

/// The options that were given.
#[derive(Default)]
struct Options {
    threshold: Option<u32>,
    window: Option<u32>,
    round_trip: Option<Time>,
    limited_transmit: Option<bool>,
    careful: Option<bool>,
    control: Option<Control>,
}

pub const COMMAND: Command = Command {
    name: "sender",
    usage: &[
        "FILE --stack STACK [--cc ALGORITHM] [--dupthresh SEGMENTS] [--cwnd SEGMENTS]",
        "[--rtt SECONDS] [--limited-transmit on|off] [--careful on|off] [--json]",
    ],
    about: &[
        "how a TCP sender reacts to acknowledgments, without a network;",
        "lines such as '0.0 write 10', '0.1 ack 3 sack 5-7 dsack 2-2 ecr 0.030', '0.9 wait'",
    ],
    options: &[
        ("FILE", "one line each, in order of time (seconds); - reads standard input"),
        (
            "--stack reno|newreno|sack|bare|reno-2002|linux-2010|linux-2019",
            "the first three are those of RFC 5681, 6582 and 6675",
        ),
        ("--cc reno|highspeed|bic|westwood|yeah|cubic", "with bare and later; default reno"),
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
    examples: &[
        "oos sender acknowledgments.txt --stack newreno --json",
        "oos sender acknowledgments.txt --stack linux-2019 --cc cubic",
    ],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let request = request(args)?;
    let script =
        Script::read(&text_of(&request.file)?).map_err(|error| CliError::Usage(error.to_string()))?;
    let entries = match &request.driven {
        DrivenSender::Plain(settings) => script.play(settings),
        DrivenSender::Adaptive(settings) => script.drive(AdaptiveSender::new(settings)),
    };
    Ok(if request.as_json {
        json_text(&with_versions(json!({ "entries": entries.iter().map(entry_json).collect::<Value>() })))
    } else {
        table(&entries)
    })
}

fn request(mut args: lexopt::Parser) -> Result<Request, CliError> {
    use lexopt::prelude::*;
    let (mut file, mut stack, mut as_json) = (None, None, false);
    let mut options = Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("stack") => stack = Some(stack_of(&args.value()?.string()?)?),
            Long("dupthresh") => {
                options.threshold = Some(count_of("--dupthresh", &args.value()?.string()?)?);
            }
            Long("cwnd") => options.window = Some(count_of("--cwnd", &args.value()?.string()?)?),
            Long("rtt") => options.round_trip = Some(round_trip_of(&args.value()?.string()?)?),
            Long("careful") => options.careful = Some(is_on("--careful", &args.value()?.string()?)?),
            Long("cc") => options.control = Some(control_of(&args.value()?.string()?)?),
            Long("limited-transmit") => {
                options.limited_transmit = Some(is_on("--limited-transmit", &args.value()?.string()?)?);
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let missing = |what: &str| CliError::Usage(format!("{what} is missing"));
    let file = file.ok_or_else(|| missing("a file of acknowledgments, or - for standard input,"))?;
    let driven = match stack.ok_or_else(|| missing(&format!("--stack {}", stacks())))? {
        NamedStack::Plain(stack) => DrivenSender::Plain(options.plain(stack)?),
        NamedStack::Adaptive(profile) => DrivenSender::Adaptive(options.adaptive(profile)?),
    };
    Ok(Request { file, driven, as_json })
}

/// The initial window and the round trip of the handshake, unless they are given.
const WINDOW: u32 = 10;
const ROUND_TRIP: Time = SECOND / 10;

impl Options {
    fn plain(&self, stack: Stack) -> Result<SenderSettings, CliError> {
        if self.control.is_some() {
            let first = Profile::Bare.id();
            return Err(CliError::Usage(format!(
                "--cc goes with --stack {first} and later, not {}",
                stack.id()
            )));
        }
        let plain = SenderSettings::default();
        Ok(SenderSettings {
            stack,
            initial_window: self.window.unwrap_or(WINDOW),
            first_sample: Some(self.round_trip.unwrap_or(ROUND_TRIP)),
            duplicate_threshold: self.threshold.unwrap_or(plain.duplicate_threshold),
            limited_transmit: self.limited_transmit.unwrap_or(plain.limited_transmit),
            careful: self.careful.unwrap_or(plain.careful),
            ..plain
        })
    }

    fn adaptive(&self, profile: Profile) -> Result<AdaptiveSettings, CliError> {
        if self.careful.is_some() {
            return Err(CliError::Usage(format!("--careful goes with --stack reno, not {}", profile.id())));
        }
        let own = profile.settings();
        Ok(AdaptiveSettings {
            control: self.control.unwrap_or(own.control),
            initial_window: self.window.unwrap_or(WINDOW),
            first_sample: Some(self.round_trip.unwrap_or(ROUND_TRIP)),
            duplicate_threshold: self.threshold.unwrap_or(own.duplicate_threshold),
            limited_transmit: self.limited_transmit.unwrap_or(own.limited_transmit),
            ..own
        })
    }
}

fn stack_of(name: &str) -> Result<NamedStack, CliError> {
    let plain = Stack::named(name).map(NamedStack::Plain);
    plain
        .or_else(|| Profile::named(name).map(NamedStack::Adaptive))
        .ok_or_else(|| CliError::Usage(format!("--stack takes {}, not “{name}”", stacks())))
}

/// The names of all stacks, as a sentence lists them.
fn stacks() -> String {
    listed(Stack::ALL.iter().map(|stack| stack.id()).chain(Profile::ALL.iter().map(|profile| profile.id())))
}

fn control_of(name: &str) -> Result<Control, CliError> {
    let all = || listed(Control::ALL.iter().map(|control| control.id()));
    Control::named(name).ok_or_else(|| CliError::Usage(format!("--cc takes {}, not “{name}”", all())))
}

fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}

fn count_of(flag: &str, text: &str) -> Result<u32, CliError> {
    text.parse().ok().filter(|count| (1..=WIDEST).contains(count)).ok_or_else(|| {
        CliError::Usage(format!("{flag} takes a whole number of segments from 1 to {WIDEST}, not “{text}”"))
    })
}

fn round_trip_of(text: &str) -> Result<Time, CliError> {
    let seconds = text.parse().ok().filter(|&s: &f64| s > 0.0 && s <= LONGEST_ROUND_TRIP);
    seconds.map(|seconds| (seconds * SECOND as f64).round() as Time).ok_or_else(|| {
        CliError::Usage(format!("--rtt takes seconds, up to {LONGEST_ROUND_TRIP}, not “{text}”"))
    })
}

fn is_on(flag: &str, text: &str) -> Result<bool, CliError> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(CliError::Usage(format!("{flag} takes on or off, not “{text}”"))),
    }
}

/// The file's text. Bytes that are not UTF-8 are reported as a wrong word of their line; a byte-order mark is dropped.
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
