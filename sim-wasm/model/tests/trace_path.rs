//! The path that a capture tells of, as a link to what senders make of it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::truth::{capture, downloads};
use crate::captures::{MILLI, START, analyse, read, rtp_frames};
use compose::{Container, Frame, capture as file, ethernet, ipv4, tcp};
use model::reordering::{Lateness, Pace};
use model::scenario::Scenario;
use model::tcp::LAB;
use model::trace::{FlowPath, Report, RoundTrip, RoundTripEvidence, SequenceChoice};

fn report(frames: &[Frame]) -> Report {
    read(&file(Container::PcapNg { is_big_endian: false }, 1, frames), 1000)
}

/// A segment of one end of a connection, with TSval and TSecr.
fn segment(
    ms: u64,
    is_server: bool,
    flags: u8,
    (sequence, ack): (u32, u32),
    (own, echo): (u32, u32),
    length: usize,
) -> Frame {
    let (ports, from, to) = if is_server { ((80, 40_000), 1, 2) } else { ((40_000, 80), 2, 1) };
    let mut bytes = tcp(ports, sequence, ack, flags, Some(own), &vec![7; length]);
    bytes[28..32].copy_from_slice(&echo.to_be_bytes());
    Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, from, to, &bytes)))
}

/// A download seen near its receiver, 22 ms from the sender and back, whose answer to the SYN took 80 ms: a segment of
/// 1448 bytes every 2 ms, every tenth of which comes 5 ms later, and a second without any in the middle.
fn download() -> Vec<Frame> {
    let mut frames = vec![
        segment(0, false, 2, (0, 0), (100, 0), 0),
        segment(80, true, 18, (1000, 1), (5000, 100), 0),
        segment(80, false, 16, (1, 1001), (180, 5000), 0),
    ];
    for k in 0..200 {
        let sent = 200 + 2 * k + if k < 100 { 0 } else { 1500 };
        let arrives = sent + if k % 10 == 4 { 5 } else { 0 };
        let first = 1001 + 1448 * k as u32;
        let stamp = 4900 + sent as u32;
        // the sender has heard what the receiver said 21 ms before, and the receiver answers within 1 ms
        frames.push(segment(arrives, true, 24, (first, 1), (stamp, 79 + sent as u32), 1448));
        frames.push(segment(arrives + 1, false, 16, (1, 1001), (101 + arrives as u32, stamp), 0));
    }
    frames.sort_by_key(|frame| frame.time);
    frames
}

#[test]
fn a_link_has_the_rate_and_the_shortest_round_trip_of_the_flow() {
    let report = report(&download());
    let flow = report.flows.iter().position(|flow| flow.bytes > 0).unwrap() as u32;
    let analysis = analyse(&report, flow, SequenceChoice::Auto).unwrap();
    // what the handshake shows is longer
    assert_eq!(analysis.tcp.unwrap().round_trip, Some(80.0));
    assert_eq!(analysis.path.round_trip, Some(RoundTrip { ms: 22.0, by: RoundTripEvidence::Answers }));
    // the pause is no time in which packets came
    let pace = analysis.path.lateness.pace.unwrap();
    assert_eq!((pace.pauses, pace.active), (1, 398.0 - 2.0));
    assert_eq!(analysis.path.size, Some(1518.0));
    assert_eq!(
        analysis.path.link(),
        "#/tcp?law=quantiles&path=90:0,90:5,100:5&rtt=22&rate=6.07&size=1518&fig=path"
    );
    let words = analysis.path.words().join(" ");
    assert!(words.contains("those of this flow: 6.07 Mbit/s in packets of 1,518 bytes with their headers, over 0.396 s (1 pause"), "{words}");
    assert!(words.contains("22 ms: between packets and their answers"), "{words}");
}

/// What a call looks like: small packets, far apart, without a round trip.
#[test]
fn a_link_of_small_packets_has_their_size_and_as_many_of_them() {
    let numbers: Vec<u16> = (0..200).map(|k| k - k % 5 + [0, 2, 3, 4, 1][usize::from(k % 5)]).collect();
    let report = report(&rtp_frames(&numbers));
    let path = analyse(&report, 0, SequenceChoice::Auto).unwrap().path;
    assert_eq!(path.round_trip, None);
    let link = path.link();
    // 20 bytes of payload, and 12 + 8 + 20 + 18 of headers, a millisecond apart
    assert_eq!(path.size, Some(78.0));
    assert!(link.contains("&rate=0.8&size=100") && !link.contains("rtt="), "{link}");
    assert!(path.words()[2].contains("0.624 Mbit/s in packets of 78 bytes"), "{:?}", path.words());
    assert!(path.words()[2].ends_with("The laboratory takes 0.8 Mbit/s in packets of 100 bytes."));
    assert!(
        path.words().join(" ").ends_with("shows no round trip: that of the laboratory is taken, 100 ms.")
    );
}

/// A link stands as it is: each number is one that the laboratory can have.
#[test]
fn a_link_has_only_numbers_that_the_laboratory_takes() {
    let of = |size, spacing, ms| FlowPath {
        lateness: Lateness {
            points: vec![(0.9, 0.0), (0.9, 1.25), (1.0, 20.500_49)],
            pace: Some(Pace { active: 1e4, spacing, pauses: 0 }),
        },
        size,
        round_trip: Some(RoundTrip { ms, by: RoundTripEvidence::Handshake }),
        is_at_sender: false,
    };
    let cases = [
        of(Some(1e5), 1e-7, 1e7),
        of(Some(1.0), 1e7, 1e-7),
        of(None, 0.333, 41.26),
        of(Some(1518.4), 0.9, 0.3),
        FlowPath { lateness: Lateness { pace: None, ..of(None, 1.0, 1.0).lateness }, ..FlowPath::default() },
    ];
    for path in cases {
        let link = path.scenario();
        let query = link.strip_prefix("#/tcp?").unwrap();
        let read = Scenario::with(&LAB, query);
        assert!(read.messages.is_empty(), "{link}: {:?}", read.messages);
        for pair in query.split('&') {
            let (id, value) = pair.split_once('=').unwrap();
            if let Ok(number) = value.parse::<f64>() {
                assert_eq!(read.scenario.number(id), number, "{link}");
            }
        }
    }
    assert!(of(Some(218.0), 5.0, 1.0).scenario().contains("&rate=0.349&size=218&transfer=12.3"));
    let untimed =
        FlowPath { lateness: Lateness { pace: None, ..of(None, 1.0, 1.0).lateness }, ..FlowPath::default() };
    assert_eq!(untimed.scenario(), "#/tcp?law=quantiles&path=90:0,90:0.152,100:2.49");
}

/// The captures of known truth have a round trip of 12 or 20 ms by their emulator, and none is said to be shorter.
#[test]
fn no_capture_shows_less_than_its_path_has() {
    for (name, least) in [("ecmp", 20.0), ("wifi", 12.0), ("loss", 20.0)] {
        let report = capture(name);
        for flow in downloads(&report) {
            let path = analyse(&report, flow, SequenceChoice::Auto).unwrap().path;
            let trip = path.round_trip.unwrap();
            assert!(trip.ms >= least, "{name}: {trip:?}");
        }
    }
}

/// Of a capture at the sender nothing is promised.
#[test]
fn a_path_that_is_not_seen_is_said() {
    let report = capture("ecmp-loss.sender");
    let paths =
        downloads(&report).into_iter().map(|flow| analyse(&report, flow, SequenceChoice::Auto).unwrap().path);
    for path in paths {
        assert_eq!(path.words()[0].contains("captured near its sender"), path.is_at_sender);
        assert!(path.is_at_sender && path.words()[0].contains("not seen"), "{:?}", path.words());
    }
}
