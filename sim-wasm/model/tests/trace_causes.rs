//! Causes of reordering, each composed from a law of its own: the likely cause is the one that was composed, and never
//! another.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::read;
use crate::captures::truth::packed;
use model::laws::Law;
use model::path::{Crossing, JitterPath};
use model::random::{Random, Stream};
use model::trace::{ArrivalOrder, SequenceChoice, Survey};

const SEEDS: std::ops::Range<u32> = 100..105;
const PACKETS: u32 = 4000;
/// Milliseconds from one packet to the next.
const GAP: f64 = 0.12;

/// Arrivals of one flow: number and time, ms.
type Arrivals = Vec<(u32, f64)>;

/// Packets sent a gap apart, with this delay each, ms; `None` where one is lost.
fn sent(seed: u32, delay: impl Fn(u32, f64, [f64; 4]) -> Option<f64>) -> Arrivals {
    let random = Random::new(seed, 0);
    let packet = |number: u32| {
        let at = GAP * f64::from(number);
        let draws = random.uniforms(Stream::Transmission, number, 0);
        Some((number, at + 10.0 + delay(number, at, draws)?))
    };
    let mut arrivals: Arrivals = (0..PACKETS).filter_map(packet).collect();
    arrivals.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
    arrivals
}

/// A table of these flows.
fn survey(flows: &[Arrivals]) -> Survey {
    let mut rows: Vec<(f64, usize, u32)> = (0..)
        .zip(flows)
        .flat_map(|(flow, arrivals)| arrivals.iter().map(move |&(number, time)| (time, flow, number)))
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut table = "time_ms,flow,seq\n".to_owned();
    for (time, flow, number) in rows {
        table += &format!("{time:.6},{flow},{number}\n");
    }
    read(table.as_bytes(), 1 << 16).survey(ArrivalOrder::Auto, SequenceChoice::Auto)
}

/// The likely cause, or why there is none.
fn likely(survey: &Survey) -> &'static str {
    match survey.causes.first().filter(|first| first.is_likely) {
        Some(first) => first.cause.id(),
        None if survey.signs.late == 0 => "none",
        None => "cannot tell",
    }
}

fn jittered(law: Law, jitter: f64, seed: u32) -> Arrivals {
    let mut crossing = Crossing::default();
    let (size, rate, delay) = (1500, 100.0, 30.0);
    crossing.run(&JitterPath { packets: PACKETS, size, rate, delay, jitter, law, seed }, 0);
    crossing.order().iter().map(|&packet| (packet, crossing.times()[packet as usize])).collect()
}

/// Names of the paths, what reorders on them, and one flow over each.
fn paths(seed: u32) -> Vec<(&'static str, &'static str, Vec<Arrivals>)> {
    let one = |arrivals: Arrivals| vec![arrivals];
    let split = |share: f64, apart: f64| {
        sent(seed, move |_, _, [lane, ..]| Some(if lane < share { apart } else { 0.0 }))
    };
    let group = || -> Vec<Arrivals> {
        let lanes = |flow: u32| {
            sent(1000 * seed + flow, move |number, _, [lane, ..]| {
                // every fourth flow, and only a hundred packets of each
                let apart = if flow % 4 == 1 && lane < 0.5 { 0.9 } else { 0.0 };
                (number < 100).then_some(apart)
            })
        };
        (0..40).map(lanes).collect()
    };
    let handover = sent(seed, |_, at, [loss, ..]| match at {
        ..240.0 => (at < 236.0 || loss < 0.6).then_some(5.5),
        _ => Some(0.0),
    });
    let held = sent(seed, |_, _, [again, more, ..]| Some(if again < 0.05 { 1.0 + 2.0 * more } else { 0.0 }));
    let ahead = sent(seed, |_, _, [first, ..]| Some(if first < 0.2 { 0.0 } else { 5.0 }));
    let queues = sent(seed, |_, _, [turn, ..]| Some(0.3 * turn)).into_iter();
    // the same in microseconds
    let queues = queues.map(|(number, time)| (number, time / 10.0)).collect();
    let lost = sent(seed, |_, _, [loss, ..]| (loss > 0.02).then_some(0.0));
    vec![
        ("by chance", "split", one(split(0.5, 4.0))),
        ("by chance, unevenly", "split", one(split(0.35, 2.0))),
        ("in turn", "split", one(sent(seed, |number, _, _| Some(f64::from(number % 2) * 0.7)))),
        ("normal", "jitter", one(jittered(Law::Normal, 1.0, seed))),
        ("uniform", "jitter", one(jittered(Law::Uniform, 1.0, seed))),
        ("group", "group", group()),
        ("handover", "event", one(handover)),
        ("link", "held-back", one(held)),
        ("priority", "ran-ahead", one(ahead)),
        ("queues", "queues", one(queues)),
        ("loss", "none", one(lost)),
    ]
}

#[test]
fn the_likely_cause_is_the_one_that_was_composed() {
    let (mut right, mut all) = (0, 0);
    for seed in SEEDS {
        for (name, cause, flows) in paths(seed) {
            let survey = survey(&flows);
            let found = likely(&survey);
            assert!(
                found == cause || found == "cannot tell",
                "{name}, seed {seed}: {found}, not {cause}\n{:#?}",
                survey.causes
            );
            // loss alone reorders nothing, and nothing is made up
            assert!(cause != "none" || (found == "none" && survey.causes.is_empty()), "{name}, seed {seed}");
            all += 1;
            right += u32::from(found == cause);
        }
    }
    assert!(10 * right >= 9 * all, "{right} of {all}");
}

/// Each hypothesis has numbers for it, and only one is likely.
#[test]
fn hypotheses_carry_their_numbers() {
    for (name, _, flows) in paths(7) {
        let survey = survey(&flows);
        assert!(survey.causes.iter().filter(|hypothesis| hypothesis.is_likely).count() <= 1, "{name}");
        for (place, hypothesis) in survey.causes.iter().enumerate() {
            assert_eq!(hypothesis.is_likely, hypothesis.contra.is_empty() && place == 0, "{name}");
            assert!(!hypothesis.pro.is_empty(), "{name}");
        }
    }
}

/// Packets two places off at most, of which most are in their place, speak neither for two paths nor against jitter.
#[test]
fn what_is_hardly_displaced_tells_of_no_place_between() {
    for (name, cause) in [("queues", "queues"), ("lag", "group")] {
        let survey = read(&packed(name), usize::MAX).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        assert_eq!(likely(&survey), cause);
        let all: Vec<&String> =
            survey.causes.iter().flat_map(|cause| cause.pro.iter().chain(&cause.contra)).collect();
        assert!(all.iter().all(|words| !words.contains("near their place")), "{name}: {all:?}");
    }
}

/// Far apart, they are no event either.
#[test]
fn a_few_reordered_packets_tell_no_cause() {
    let few = sent(1, |number, _, _| Some(if number % 900 == 500 { 1.0 } else { 0.0 }));
    let survey = survey(&[few]);
    assert_eq!((survey.signs.late, likely(&survey)), (4, "cannot tell"), "{:?}", survey.causes);
    assert!(survey.verdict[1].starts_with("The cause is unclear"), "{:?}", survey.verdict);
    assert_eq!(
        survey.verdict[2],
        "4 packets are reordered, and at least 10 are needed to determine a cause: a longer capture or captures at both ends may decide."
    );
}

/// Only what a rule lacks: a longer capture of packets a few places off tells no more.
#[test]
fn where_the_cause_cannot_be_told_it_says_what_may_tell() {
    let sample =
        |bytes: &[u8]| read(bytes, usize::MAX).survey(ArrivalOrder::Auto, SequenceChoice::Auto).verdict;
    let ping = sample(include_bytes!("../../../public/samples/ping.txt"));
    let rtp = sample(include_bytes!("../../../public/samples/rtp-reordered.pcapng"));
    assert_eq!(
        [&ping[2..], &rtp[2..]],
        [
            [
                "23 packets are out of place, but by too few places to distinguish two paths from jitter; 1 flow can be compared, and at least 8 are needed to recognise one link of a hashed group: a longer capture of more closely spaced packets, a pcap of more flows or captures at both ends may decide."
            ],
            [
                "515 packets are out of place, but by too few places to distinguish two paths from jitter; 1 flow can be compared, and at least 8 are needed to recognise one link of a hashed group: more closely spaced packets, more flows or captures at both ends may decide."
            ],
        ]
    );
    for (name, _, flows) in paths(7) {
        let survey = survey(&flows);
        let is_told = survey.signs.late == 0 || survey.causes.iter().any(|cause| cause.is_likely);
        assert_eq!(survey.verdict.iter().any(|line| line.contains("may decide")), !is_told, "{name}");
    }
}

/// A longer capture of shallow displacements is told no more, packets closer together are.
#[test]
fn packets_closer_together_tell_where_a_longer_capture_does_not() {
    let path = |packets: u32, gap: f64| {
        let random = Random::new(3, 0);
        let mut arrivals: Arrivals = (0..packets)
            .map(|number| {
                let [lane, ..] = random.uniforms(Stream::Transmission, number, 0);
                (number, gap * f64::from(number) + if lane < 0.5 { 300.0 } else { 0.0 })
            })
            .collect();
        arrivals.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        survey(&[arrivals])
    };
    let last = |survey: &Survey| survey.verdict.last().unwrap().clone();
    let (few, more, closer) = (path(100, 200.0), path(4000, 200.0), path(4000, 20.0));
    assert!(last(&few).contains("a longer capture of more closely spaced packets"), "{:?}", few.verdict);
    assert!(last(&more).contains(": more closely spaced packets"), "{:?}", more.verdict);
    assert_eq!([likely(&few), likely(&more), likely(&closer)], ["cannot tell", "cannot tell", "split"]);
}
