//! Senders against traces that were worked out by hand from the RFCs: `fixtures/sender`, every line of them.
//!
//! A section for each stack, plain (`== sack`) or adaptive with mechanisms switched on (`== bare rack probe`): a line
//! of a script (`docs/senders.md`), under it what the timer sends before (`@ TIME |`) and what the line leads to (`>`):
//! sent | window | threshold | in flight | state | why. Numbers have four decimals at most.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::senders::{
    AdaptiveSender, AdaptiveSettings, Entry, Mechanism, Ns2Rules, Profile, SECOND, Script, Segment,
    SenderSettings, Stack, Time,
};
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/sender")
}

/// A trace of one stack.
struct Trace {
    /// The head of its section.
    head: String,
    /// The lines of the script where they stand in the file, and empty lines elsewhere.
    script: String,
    /// What is expected: the line (`None`: the timer), the time if it is the timer's, and the fields.
    expected: Vec<(Option<u32>, Option<Time>, Vec<String>)>,
}

fn time_of(text: &str) -> Time {
    (text.trim().parse::<f64>().unwrap() * SECOND as f64).round() as Time
}

fn fields_of(text: &str) -> Vec<String> {
    let fields: Vec<String> = text.split('|').map(|field| field.trim().to_owned()).collect();
    assert_eq!(fields.len(), 6, "sent | window | threshold | in flight | state | why: {text}");
    assert!(!fields[5].is_empty(), "a reason is missing: {text}");
    fields
}

fn settings_of(line: &str) -> SenderSettings {
    let mut settings = SenderSettings::default();
    let words: Vec<&str> = line.split_whitespace().collect();
    for pair in words.chunks(2) {
        match pair[0] {
            "--cwnd" => settings.initial_window = pair[1].parse().unwrap(),
            "--dupthresh" => settings.duplicate_threshold = pair[1].parse().unwrap(),
            "--rtt" => settings.first_sample = Some(time_of(pair[1])),
            "--rules" if pair[1] == "ns2" => {
                (settings.careful, settings.ns2) = (true, Ns2Rules::ALL);
            }
            other => panic!("{other}"),
        }
    }
    settings
}

/// The adaptive sender of a section's head: a profile and what is switched on.
fn adaptive_of(head: &str, settings: &SenderSettings) -> AdaptiveSettings {
    let mut words = head.split_whitespace();
    let profile = Profile::named(words.next().unwrap()).unwrap().settings();
    let adaptive = AdaptiveSettings {
        initial_window: settings.initial_window,
        duplicate_threshold: settings.duplicate_threshold,
        first_sample: settings.first_sample,
        ..profile
    };
    words.fold(adaptive, |adaptive, word| adaptive.with(Mechanism::named(word).unwrap(), true))
}

/// What the senders of a section make of it: a plain SACK sender and a bare one with limited transmit do the same.
fn played(head: &str, script: &Script, settings: &SenderSettings) -> Vec<Vec<Entry>> {
    let adaptive = |head| script.drive(AdaptiveSender::new(&adaptive_of(head, settings)));
    match Stack::named(head) {
        Some(Stack::Sack) => {
            let plain = SenderSettings { stack: Stack::Sack, ..*settings };
            vec![script.play(&plain), adaptive("bare limited-transmit")]
        }
        Some(stack) => vec![script.play(&SenderSettings { stack, ..*settings })],
        None => vec![adaptive(head)],
    }
}

fn traces_of(text: &str) -> (SenderSettings, Vec<Trace>) {
    let (mut settings, mut traces) = (None, Vec::<Trace>::new());
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if let Some(head) = line.strip_prefix("== ") {
            let script = "\n".repeat(number - 1);
            traces.push(Trace { head: head.to_owned(), script, expected: Vec::new() });
        } else if let Some(options) = line.strip_prefix("settings ") {
            settings = Some(settings_of(options));
            continue;
        }
        let Some(trace) = traces.last_mut() else { continue };
        if let Some(fields) = line.strip_prefix('>') {
            let written = trace.script.trim_end().lines().count() as u32;
            trace.expected.push((Some(written), None, fields_of(fields)));
        } else if let Some((time, fields)) = line.strip_prefix('@').and_then(|rest| rest.split_once('|')) {
            trace.expected.push((None, Some(time_of(time)), fields_of(fields)));
        } else if !line.starts_with("==") {
            trace.script += line;
        }
        trace.script += "\n";
    }
    (settings.unwrap(), traces)
}

/// As the traces write it: `again 4, 12`, `2-5`.
fn sent_text(sent: &[Segment]) -> String {
    let runs = sent.chunk_by(|one, next| one.again == next.again && one.number + 1 == next.number);
    let words: Vec<String> = runs
        .map(|run| {
            let again = if run[0].again { "again " } else { "" };
            let to = if run.len() > 1 { format!("-{}", run[run.len() - 1].number) } else { String::new() };
            format!("{again}{}{to}", run[0].number)
        })
        .collect();
    words.join(", ")
}

/// A number with four decimals, without zeros at its end.
fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn shown(entry: &Entry) -> Vec<String> {
    vec![
        sent_text(&entry.sent),
        number(entry.window),
        entry.threshold.map_or_else(|| "-".to_owned(), number),
        entry.in_flight.to_string(),
        entry.state.name().to_owned(),
    ]
}

fn compare(name: &str, trace: &Trace, entries: &[Entry]) {
    for (entry, (line, time, fields)) in entries.iter().zip(&trace.expected) {
        let place = format!("{name}, {}, line {line:?}: {}", trace.head, fields[5]);
        assert_eq!(entry.line, *line, "{place}");
        assert!(time.is_none_or(|time| time == entry.time), "{place}: at {}", entry.time);
        let expected: Vec<String> = fields[..5].iter().map(|field| plain(field)).collect();
        assert_eq!(shown(entry), expected, "{place}");
    }
    assert_eq!(entries.len(), trace.expected.len(), "{name}, {}", trace.head);
}

fn plain(field: &str) -> String {
    field.parse().map_or_else(|_| field.to_owned(), number)
}

#[test]
fn every_line_of_every_trace_is_as_it_was_worked_out() {
    let mut stacks_of_file = Vec::new();
    for file in read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let (settings, traces) = traces_of(&read_to_string(&path).unwrap());
        for trace in &traces {
            let script = Script::read(&trace.script).unwrap();
            for entries in played(&trace.head, &script, &settings) {
                compare(&name, trace, &entries);
            }
        }
        stacks_of_file
            .push((name, traces.iter().filter_map(|trace| Stack::named(&trace.head)).collect::<Vec<_>>()));
    }
    let cases =
        ["one_loss", "two_losses", "three_places", "four_places", "lost_retransmission", "spurious_timeout"];
    for case in cases {
        let stacks =
            stacks_of_file.iter().find(|(name, _)| name == case).map(|(_, stacks)| stacks.as_slice());
        assert_eq!(stacks, Some(Stack::ALL.as_slice()), "{case}");
    }
}
