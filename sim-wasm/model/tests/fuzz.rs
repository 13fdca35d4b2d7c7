//! Runs every parser on mutated input: a few thousand cases as an ordinary test, or for `OOS_FUZZ_SECONDS` seconds or
//! `OOS_FUZZ_CASES` cases (`npm run fuzz`). Cases are generated from their number, so a failure can be repeated:
//! `OOS_FUZZ_CASE=<number>` runs only that one.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{read, view};
use crate::fuzzing::{Dice, seeds};
use crate::trace_shares;
use model::reordering::{FirstCopies, Measures, Sequence, Thresholds};
use model::scenario::{Reading, Scenario};
use model::senders::{Script, SenderSettings, Stack};
use model::trace::{ArrivalOrder, Options, Reader, SequenceChoice, pair};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const CASES: u32 = 1500;
/// A case takes milliseconds; one that takes this long hangs.
const HUNG: Duration = Duration::from_secs(60);

/// Ends the program if one case runs for too long.
fn watch(name: &str, case: &Arc<AtomicU32>) {
    let (name, case) = (name.to_owned(), Arc::downgrade(case));
    std::thread::spawn(move || {
        let mut last = None;
        // ends after the last case
        while let Some(now) = case.upgrade().map(|case| case.load(Ordering::Relaxed)) {
            if last == Some(now) {
                eprintln!("{name}: case {now} does not end");
                std::process::exit(1);
            }
            last = Some(now);
            std::thread::sleep(HUNG);
        }
    });
}

/// Runs `check` on mutations of the seeds, and reports which case failed.
fn fuzz(name: &str, seeds: &[Vec<u8>], check: impl Fn(&[u8], &mut Dice)) {
    let variable = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u32>().ok());
    let only = variable("OOS_FUZZ_CASE");
    let end = variable("OOS_FUZZ_SECONDS").map(|s| Instant::now() + Duration::from_secs(u64::from(s)));
    let cases = variable("OOS_FUZZ_CASES").unwrap_or(CASES);
    let mut case = only.unwrap_or(0);
    let current = Arc::new(AtomicU32::new(case));
    watch(name, &current);
    loop {
        current.store(case, Ordering::Relaxed);
        let mut dice = Dice::new(name, case);
        let input = dice.mutate(seeds);
        let checked = catch_unwind(AssertUnwindSafe(|| check(&input, &mut dice)));
        if let Err(cause) = checked {
            println!("{name}: case {case} failed on {} bytes: {}", input.len(), input.escape_ascii());
            std::panic::resume_unwind(cause);
        }
        case += 1;
        if only.is_some() || end.map_or(case >= cases, |end| Instant::now() >= end) {
            break;
        }
    }
    println!("{name}: {case} cases");
}

/// Reads the input whole and in pieces, and asks the report for everything it offers.
fn read_trace(input: &[u8], dice: &mut Dice) {
    let whole = read(input, usize::MAX);
    assert_eq!(whole.bytes, input.len() as u64);
    let listed: u64 = whole.flows.iter().map(|flow| flow.packets).sum();
    assert!(listed <= whole.packets);
    assert!(whole.packets > 0 || whole.damage.is_some() || input.len() < 1000);
    assert_eq!(view(&read(input, dice.below(60) as usize)), view(&whole));
    trace_shares::check(&whole);
}

#[test]
fn pcap() {
    fuzz("pcap", &seeds::pcap(), read_trace);
}

#[test]
fn pcapng() {
    fuzz("pcapng", &seeds::pcapng(), read_trace);
}

#[test]
fn packed() {
    fuzz("packed", &seeds::packed(), read_trace);
}

#[test]
fn tunnels() {
    fuzz("tunnels", &seeds::tunnels(), read_trace);
}

#[test]
fn json() {
    fuzz("json", &seeds::json(), read_trace);
}

#[test]
fn counters() {
    fuzz("counters", &seeds::counters(), read_trace);
}

/// Any two files are a pair, or it is said why not.
#[test]
fn pairs() {
    let seeds: Vec<Vec<u8>> = seeds::pcap().into_iter().chain(seeds::json()).collect();
    fuzz("pairs", &seeds, |input, dice| {
        let other = dice.mutate(&seeds);
        let marked = |file: &[u8]| {
            let mut reader = Reader::new(Options { marks: true, ..Options::default() });
            reader.feed(file);
            reader.finish()
        };
        let (first, second) = (marked(input), marked(&other));
        if let Ok(report) = pair(&first, &second) {
            let figures = &report.pair.as_ref().unwrap().flows;
            assert_eq!(figures.len(), report.flows.len());
            for (number, figures) in (0..).zip(figures) {
                assert_eq!(figures.sent, figures.arrived + figures.lost);
                let _ = report.figures(ArrivalOrder::Auto, number, SequenceChoice::Auto);
            }
        }
    });
}

#[test]
fn csv() {
    fuzz("csv", &seeds::csv(), read_trace);
}

#[test]
fn ping() {
    fuzz("ping", &seeds::ping(), read_trace);
}

#[test]
fn sequence() {
    fuzz("sequence", &seeds::sequence(), |input, _| {
        let text = String::from_utf8_lossy(input);
        match Sequence::read(&text) {
            Ok(sequence) => {
                let again = Sequence::read(&sequence.canonical()).unwrap();
                assert_eq!(again.arrivals, sequence.arrivals);
                let lost = FirstCopies::of(&sequence.as_arrivals()).lost;
                assert_eq!(FirstCopies::of(&again.as_arrivals()).lost, lost);
                if sequence.arrivals.len() < 10_000 {
                    let measures = Measures::of(&sequence.as_arrivals(), Thresholds::both(20));
                    assert_eq!(measures.received + measures.duplicates, sequence.arrivals.len() as u64);
                }
            }
            Err(error) => assert!(error.position() as usize <= text.chars().count()),
        }
    });
}

#[test]
fn scenario() {
    fuzz("scenario", &seeds::scenario(), |input, _| {
        let text = String::from_utf8_lossy(input);
        let Reading { scenario, messages } = match Scenario::read(&text) {
            Ok(reading) => reading,
            Err(error) => {
                assert!(error.to_string().len() < 300, "{error}");
                return;
            }
        };
        assert!(messages.len() <= 13);
        let canonical = scenario.canonical();
        let again = Scenario::read(&canonical).unwrap();
        assert_eq!(again, Reading { scenario, messages: vec![] }, "{canonical}");
        assert_eq!(again.scenario.canonical(), canonical);
    });
}

/// Any script can be run to its end, and its results are in order of time.
#[test]
fn sender_script() {
    fuzz("sender_script", &seeds::script(), |input, dice| {
        let text = String::from_utf8_lossy(input);
        let script = match Script::read(&text) {
            Ok(script) => script,
            Err(error) => {
                let message = error.to_string();
                assert!(message.starts_with("line ") && message.len() < 300, "{message}");
                return;
            }
        };
        let stack = Stack::ALL[dice.below(3) as usize];
        let duplicate_threshold = 1 + dice.below(5);
        let entries =
            script.play(&SenderSettings { stack, duplicate_threshold, ..SenderSettings::default() });
        assert!(entries.windows(2).all(|pair| pair[0].time <= pair[1].time));
        assert!(entries.iter().all(|entry| entry.window >= 1.0));
    });
}
