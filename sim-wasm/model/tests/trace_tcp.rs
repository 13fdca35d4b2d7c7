//! TCP: retransmissions told apart from reordering, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{ack, analyse, data, data6, handshake, read};
use compose::{Container, Frame, capture};
use model::trace::{Analysis, By, Source, Verdicts};

/// The analysis of the flow that carries the data.
fn download(frames: &[Frame]) -> Analysis {
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 100);
    assert_eq!(report.damage, None);
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&Source::Tcp)).unwrap();
    analyse(&report, flow as u32, By::Auto).unwrap()
}

fn verdicts(analysis: &Analysis) -> Verdicts {
    Verdicts { round_trip: None, ..analysis.tcp.unwrap() }
}

/// In order, segments of 100 bytes from byte 1001 on, one a millisecond from `ms` on.
fn in_order(ms: u64, count: u16) -> Vec<Frame> {
    let frame = |k: u16| data(ms + u64::from(k), k + 1, 1001 + 100 * u32::from(k), 100, None);
    (0..count).map(frame).collect()
}

fn counts(analysis: &Analysis) -> (u64, u64, u64, u64) {
    let m = &analysis.measures;
    (m.received, m.lost, m.duplicates, m.reordered)
}

#[test]
fn by_ip_identification() {
    let mut frames = in_order(30, 6);
    // overtaken; lost and retransmitted much later; the same packet twice; bytes retransmitted needlessly
    frames.extend([data(40, 8, 1701, 100, None), data(41, 7, 1601, 100, None)]);
    frames.extend([
        data(42, 10, 1901, 100, None),
        data(43, 11, 2001, 100, None),
        data(44, 12, 1801, 100, None),
    ]);
    frames.extend([data(45, 11, 2001, 100, None), data(46, 13, 1901, 100, None)]);
    let analysis = download(&frames);
    let expected = Verdicts {
        reordered_by_ip_id: 1,
        retransmitted_by_ip_id: 1,
        same_packet: 1,
        repeated: 1,
        ..Verdicts::default()
    };
    assert_eq!(verdicts(&analysis), expected);
    assert_eq!(counts(&analysis), (10, 1, 2, 1));
    assert!(analysis.method[1].starts_with("Of 2 segments that filled a hole, overtaken: 1 (1 by IP"));
}

#[test]
fn by_timestamp() {
    let stamped = |ms: u64, first: u32, stamp: u32| data(ms, 0, first, 100, Some(stamp));
    let frames = [
        stamped(0, 1, 50),
        stamped(1, 201, 52),
        stamped(2, 101, 51), // sent before 201
        stamped(3, 401, 54),
        stamped(90, 301, 99), // sent after 401
        stamped(91, 601, 100),
        stamped(92, 501, 100), // within the same tick
    ];
    let analysis = download(&frames);
    let expected = Verdicts {
        reordered_by_timestamp: 1,
        retransmitted_by_timestamp: 1,
        undecided: 1,
        ..Verdicts::default()
    };
    assert_eq!(verdicts(&analysis), expected);
    assert_eq!(counts(&analysis), (5, 1, 0, 1));
}

#[test]
fn by_time_and_by_acknowledgments() {
    // identifications of 0 say nothing
    let plain = |ms: u64, first: u32| data(ms, 0, first, 100, None);
    let mut frames = handshake(20);
    frames.extend([plain(30, 1001), plain(31, 1201), plain(35, 1101)]); // 4 ms: within a round trip
    frames.extend([
        plain(40, 1401),
        ack(41, 1301),
        ack(42, 1301),
        ack(43, 1301),
        ack(44, 1301),
        plain(65, 1301),
    ]);
    frames.extend([plain(70, 1601), plain(170, 1501)]); // a retransmission that no duplicate acknowledgments asked for
    frames.push(plain(171, 1801)); // 1701 never comes
    let analysis = download(&frames);
    assert_eq!(analysis.tcp.unwrap().round_trip, Some(20.0));
    let expected = Verdicts {
        reordered_by_time: 1,
        retransmitted_by_acks: 1,
        undecided: 1,
        unseen_bytes: 100,
        ..Verdicts::default()
    };
    assert_eq!(verdicts(&analysis), expected);
    assert_eq!(counts(&analysis), (6, 1, 0, 1));
    assert!(analysis.method.iter().any(|sentence| sentence.contains("Never seen: 100 bytes")));
}

#[test]
fn without_a_handshake_and_over_ipv6_nothing_can_be_told() {
    let analysis = download(&[data6(0, 1, 100), data6(1, 201, 100), data6(2, 101, 100), data6(3, 301, 100)]);
    assert_eq!(verdicts(&analysis), Verdicts { undecided: 1, ..Verdicts::default() });
    assert_eq!(counts(&analysis), (3, 0, 0, 0));
}

/// The 32-bit wrap, and a new connection between the same ports.
#[test]
fn wraps_and_new_connections() {
    let start = u32::MAX - 249;
    let arrived = [0, 1, 3, 2, 4, 5_u32];
    let wrapping: Vec<Frame> = (0..)
        .zip(arrived)
        .map(|(ms, k)| data(ms, 0, start.wrapping_add(100 * k), 100, Some(50 + k)))
        .collect();
    assert_eq!(counts(&download(&wrapping)), (6, 0, 0, 1));
    let mut frames = handshake(20);
    frames.extend(in_order(30, 5));
    let mut again = handshake(20);
    for frame in &mut again {
        frame.time += 1_000_000_000;
        // another initial sequence number
        frame.bytes[38] = 9;
    }
    frames.extend(again);
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 100);
    let packets: Vec<u64> = report.flows.iter().map(|flow| flow.packets).collect();
    assert_eq!(packets, [6, 2, 2, 1]);
}
