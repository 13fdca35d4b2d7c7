//! Kinds of captures that were once measured wrongly: numbers that are not a counter, restarts, data in SYNs,
//! window probes, and segments that no rule decides.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, ack, analyse, data, data6, handshake, read, rtp_frames};
use compose::{Container, Frame, capture, ethernet, ipv4, tcp, udp};
use model::trace::{Analysis, Report, SequenceChoice, SequenceKind};

fn report(frames: &[Frame]) -> Report {
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 100)
}

fn download(frames: &[Frame]) -> Analysis {
    let report = report(frames);
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&SequenceKind::Tcp)).unwrap();
    analyse(&report, flow as u32, SequenceChoice::Only(SequenceKind::Tcp)).unwrap()
}

fn counts(analysis: &Analysis) -> (u64, u64, u64, u64) {
    let m = &analysis.measures;
    (m.received, m.lost, m.duplicates, m.reordered)
}

/// Datagrams of one flow with these IP identifications.
fn identified(numbers: &[u16]) -> Analysis {
    let frame = |(k, &number): (usize, &u16)| {
        Frame::whole(START + k as u64 * MILLI, ethernet(&ipv4(number, 17, 1, 2, &udp((7, 9), b"x"))))
    };
    let frames: Vec<Frame> = numbers.iter().enumerate().map(frame).collect();
    analyse(&report(&frames), 0, SequenceChoice::Only(SequenceKind::IpId)).unwrap()
}

/// Linux gives 0 to the SYN-ACK and counts from a random number on.
#[test]
fn identification_0_is_no_counter() {
    let numbers: Vec<u16> = std::iter::once(0).chain((0..500).map(|k| 40_990 + k)).collect();
    let analysis = identified(&numbers);
    assert_eq!(counts(&analysis), (500, 0, 0, 0));
    assert!(analysis.method.iter().any(|sentence| sentence.starts_with("1 packet with identification 0")));
    // a counter's own 0, between 65 535 and 1, is a number as any other
    let wrapping: Vec<u16> = (0..500).map(|k| 65_300_u16.wrapping_add(k)).collect();
    assert_eq!(counts(&identified(&wrapping)), (500, 0, 0, 0));
}

/// The same in the segments of a connection: it neither opens a hole nor decides one.
#[test]
fn a_segment_with_identification_0_is_not_judged_by_it() {
    let mut frames: Vec<Frame> =
        (0..8).map(|k| data(k, 900 + k as u16, 1001 + 100 * k as u32, 100, None)).collect();
    frames.extend([data(9, 910, 1901, 100, None), data(10, 0, 1801, 100, None)]);
    let verdicts = download(&frames).tcp.unwrap();
    assert_eq!((verdicts.reordered_by_ip_id, verdicts.undecided), (0, 1));
}

/// A counter is recognised as the flow's own by the share of its numbers in the flow, however much is
/// reordered.
#[test]
fn an_own_counter_is_believed_by_its_share() {
    let swapped: Vec<u16> = (0..600).map(|k: u16| 100 + (k ^ 1)).filter(|k| k % 21 != 3).collect();
    let analysis = identified(&swapped);
    let (received, lost, _, reordered) = counts(&analysis);
    assert_eq!((received + lost, lost), (600, 29));
    assert!(reordered > 250);
    assert!(analysis.method.iter().any(|sentence| sentence.contains("the 29 missing count as lost")));
    // one number in four belongs to another flow
    let shared: Vec<u16> = (100..700).filter(|k| k % 4 != 3).collect();
    let analysis = identified(&shared);
    assert_eq!(counts(&analysis), (450, 0, 0, 0));
    assert!(analysis.method.iter().any(|sentence| sentence.contains("at most 149 packets were lost")));
}

/// Two flows of one host take their numbers from the same counter, and both are in the capture.
#[test]
fn a_counter_shared_within_the_capture_is_seen() {
    let frame = |k: u16| {
        let is_other = k.is_multiple_of(20);
        let ports = if is_other { (8, 9) } else { (7, 9) };
        let packet = ipv4(5000 + k, 17, 1, 2 + u8::from(is_other), &udp(ports, b"x"));
        Frame::whole(START + u64::from(k) * MILLI, ethernet(&packet))
    };
    // two of the larger flow's are lost
    let frames: Vec<Frame> = (0..2000).filter(|k| ![333, 1111].contains(k)).map(frame).collect();
    let analysis = analyse(&report(&frames), 0, SequenceChoice::Only(SequenceKind::IpId)).unwrap();
    assert_eq!(counts(&analysis), (1898, 2, 0, 0));
    let said = analysis.method.join("\n");
    assert!(said.contains("other packets of this host carry 99") && said.contains("the 2 that"), "{said}");
}

/// A mirror port gives every packet twice.
#[test]
fn identifications_of_packets_captured_twice_count() {
    let twice: Vec<u16> = (0..600).map(|k| 5000 + k / 2).collect();
    assert_eq!(counts(&identified(&twice)), (300, 0, 300, 0));
}

/// A burst of losses leaves fewer than nine in ten: what remains is a guess, and said as one.
#[test]
fn sharing_is_not_stated_as_a_fact() {
    let burst: Vec<u16> = (100..230).chain(270..400).collect();
    let analysis = identified(&burst);
    assert!(analysis.method.iter().any(|sentence| sentence.contains("other flows may share the counter")));
}

#[test]
fn a_restart_under_the_same_ssrc_is_said_and_no_loss() {
    let numbers: Vec<u16> = (60_000..60_040).chain(20..60).collect();
    let analysis =
        analyse(&report(&rtp_frames(&numbers)), 0, SequenceChoice::Only(SequenceKind::Rtp)).unwrap();
    assert_eq!(counts(&analysis), (80, 0, 0, 0));
    assert!(analysis.method.iter().any(|sentence| sentence.contains("RFC 3550, A.1")));
    let late: Vec<u16> = (1000..1400).filter(|k| *k != 1100).chain([1100, 1400]).collect();
    let analysis = analyse(&report(&rtp_frames(&late)), 0, SequenceChoice::Only(SequenceKind::Rtp)).unwrap();
    assert_eq!(counts(&analysis), (401, 0, 0, 1));
}

/// A packet that a restart overtook is late, and a number that stands alone is left out.
#[test]
fn packets_about_a_restart_keep_their_place() {
    let by_rtp = |numbers: &[u16]| {
        analyse(&report(&rtp_frames(numbers)), 0, SequenceChoice::Only(SequenceKind::Rtp)).unwrap()
    };
    let overtaken: Vec<u16> =
        (50_000..50_299).chain([20_000, 50_299, 20_001, 50_300]).chain(20_002..20_301).collect();
    let analysis = by_rtp(&overtaken);
    assert_eq!(counts(&analysis), (602, 0, 0, 2));
    assert!(
        analysis.method.iter().any(|sentence| sentence.contains("3000 or more, or back by more than 100"))
    );
    let stray: Vec<u16> = (50_000..50_300).chain([20_000]).collect();
    let analysis = by_rtp(&stray);
    assert_eq!(counts(&analysis), (300, 0, 0, 0));
    assert!(analysis.method.iter().any(|sentence| sentence.starts_with("1 packet with a number far from")));
}

fn segment(ms: u64, is_client: bool, numbers: (u32, u32), flags: u8, window: u16, payload: &[u8]) -> Frame {
    let (source, destination) = if is_client { (2, 1) } else { (1, 2) };
    let ports = if is_client { (40_000, 80) } else { (80, 40_000) };
    let mut bytes = tcp(ports, numbers.0, numbers.1, flags, None, payload);
    bytes[14..16].copy_from_slice(&window.to_be_bytes());
    Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, source, destination, &bytes)))
}

/// TCP Fast Open (RFC 7413): the first request travels in the SYN.
#[test]
fn data_in_a_syn_is_data() {
    let frames = [
        segment(0, true, (999, 0), 2, 9000, &[7; 50]),
        segment(10, false, (0, 1050), 18, 9000, &[]),
        segment(20, true, (1050, 1), 24, 9000, &[7; 100]),
        segment(21, true, (1150, 1), 24, 9000, &[7; 100]),
        // retransmitted
        segment(22, true, (999, 0), 2, 9000, &[7; 50]),
    ];
    let analysis = download(&frames);
    assert_eq!(counts(&analysis), (3, 0, 1, 0));
    assert_eq!(analysis.tcp.unwrap().unseen_bytes, 0);
}

#[test]
fn probes_are_no_packets() {
    for is_taken in [false, true] {
        let mut frames = vec![
            segment(0, false, (1, 1), 24, 9000, &[7; 100]),
            segment(1, true, (1, 101), 16, 0, &[]), // the window is closed
            segment(200, false, (101, 1), 24, 9000, b"p"),
            segment(201, true, (1, 101), 16, 0, &[]),
            segment(600, false, (101, 1), 24, 9000, b"p"),
            segment(601, true, (1, 101 + u32::from(is_taken)), 16, 9000, &[]),
        ];
        let next = 101 + u32::from(is_taken);
        frames.push(segment(602, false, (next, 1), 24, 9000, &[7; 100]));
        frames.push(segment(603, false, (next + 100, 1), 24, 9000, &[7; 100]));
        // keep-alive: the last byte again, much later
        frames.push(segment(9000, false, (next + 199, 1), 16, 9000, b"p"));
        let analysis = download(&frames);
        assert_eq!(counts(&analysis), (3, 0, 0, 0), "{is_taken}");
        assert_eq!(analysis.tcp.unwrap().unseen_bytes, 0, "{is_taken}");
    }
}

/// A receiver that takes one byte at a time: each probe is accepted, and the next one follows it.
#[test]
fn a_chain_of_accepted_probes_is_no_data() {
    let mut frames =
        vec![segment(0, false, (1, 1), 24, 9000, &[7; 100]), segment(1, true, (1, 101), 16, 0, &[])];
    for k in 0..9_u32 {
        let ms = 200 * (1 + u64::from(k));
        frames.push(segment(ms, false, (101 + k, 1), 24, 9000, b"p"));
        // the last one opens the window
        frames.push(segment(ms + 1, true, (1, 102 + k), 16, if k == 8 { 9000 } else { 0 }, &[]));
    }
    frames
        .extend((0..2).map(|k| segment(3000 + u64::from(k), false, (110 + 100 * k, 1), 24, 9000, &[7; 100])));
    let analysis = download(&frames);
    assert_eq!((counts(&analysis), analysis.tcp.unwrap().unseen_bytes), ((3, 0, 0, 0), 0));
}

/// Probes with the first byte that is not acknowledged: it was sent, and dropped with what came after it.
#[test]
fn probes_of_what_a_closed_window_dropped() {
    let data = |ms: u64, first: u32| segment(ms, false, (first, 1), 24, 9000, &[7; 100]);
    let mut frames = vec![data(0, 1), data(1, 101), data(2, 201), segment(3, true, (1, 101), 16, 0, &[])];
    frames.extend((1..4).map(|k| segment(200 * k, false, (101, 1), 24, 9000, b"p")));
    frames.push(segment(900, true, (1, 101), 16, 9000, &[]));
    frames.extend([data(901, 101), data(902, 201), data(903, 301)]);
    assert_eq!(counts(&download(&frames)), (4, 0, 2, 0));
    // a byte that was never seen is data, however small the window
    let missing = [
        segment(0, false, (1, 1), 24, 9000, &[7; 100]),
        segment(1, false, (102, 1), 24, 9000, &[7; 100]),
        segment(2, true, (1, 101), 16, 0, &[]),
        segment(3, false, (101, 1), 24, 9000, b"p"),
    ];
    let analysis = download(&missing);
    // it fills a hole, and nothing tells whether it came late or again: two are measured
    let verdicts = analysis.tcp.unwrap();
    assert_eq!((counts(&analysis).0, verdicts.undecided, verdicts.unseen_bytes), (2, 1, 0));
}

#[test]
fn undecided_segments_leave_a_range() {
    let frames = [data6(0, 1, 100), data6(1, 201, 100), data6(2, 101, 100), data6(3, 301, 100)];
    let analysis = download(&frames);
    assert_eq!(analysis.reordered_range, Some((0.0, 0.25)));
    assert_eq!(analysis.lost_range, Some((0, 1)));
    // in measures and figures it is neither late nor lost
    assert_eq!(counts(&analysis), (3, 0, 0, 0));
    assert_eq!(analysis.series.reordered.iter().sum::<u32>(), 0);
    assert_eq!(analysis.measures.density.mean_displacement(), 0.0);
    assert!(
        analysis.method.iter().any(|sentence| sentence.contains("between 0% and 25%")),
        "{:?}",
        analysis.method
    );
    let mut decided = handshake(20);
    decided.extend([data(30, 1, 1001, 100, None), ack(31, 1101)]);
    assert_eq!(download(&decided).reordered_range, None);
}
