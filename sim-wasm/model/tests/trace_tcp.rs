//! TCP: retransmissions told apart from reordering, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, ack, analyse, data, data6, handshake, read};
use compose::{Container, Frame, capture, ethernet, ipv4, ipv6, tcp};
use model::trace::{Analysis, SequenceChoice, SequenceKind, Verdicts};

/// The analysis of the flow that carries the data.
fn download(frames: &[Frame]) -> Analysis {
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 100);
    assert_eq!(report.damage, None);
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&SequenceKind::Tcp)).unwrap();
    analyse(&report, flow as u32, SequenceChoice::Auto).unwrap()
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
    assert!(analysis.method[1].starts_with("Of 2 segments that filled a hole, reordered: 1 (1 by IP"));
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
        never_seen: 1,
        unseen_bytes: 100,
        ..Verdicts::default()
    };
    assert_eq!(verdicts(&analysis), expected);
    assert_eq!(counts(&analysis), (6, 2, 0, 1));
    assert!(
        analysis.method.iter().any(|sentence| sentence.contains("Never seen, nor retransmitted: 1 packet"))
    );
}

#[test]
fn without_a_handshake_and_over_ipv6_nothing_can_be_told() {
    let analysis = download(&[data6(0, 1, 100), data6(1, 201, 100), data6(2, 101, 100), data6(3, 301, 100)]);
    assert_eq!(verdicts(&analysis), Verdicts { undecided: 1, ..Verdicts::default() });
    assert_eq!(counts(&analysis), (3, 0, 0, 0));
}

/// A segment of these bytes over IPv6 at this time, ms.
fn plain6(ms: u64, first: u32) -> Frame {
    data6(ms, first, 100)
}

/// An acknowledgment over IPv6 with blocks of selective acknowledgments.
fn ack6(ms: u64, number: u32, blocks: &[(u32, u32)]) -> Frame {
    let mut segment = tcp((40_000, 80), 1, number, 16, None, &[]);
    let mut options = vec![1, 1, 5, 2 + 8 * blocks.len() as u8];
    for (left, right) in blocks {
        options.extend(left.to_be_bytes());
        options.extend(right.to_be_bytes());
    }
    if !blocks.is_empty() {
        segment[12] = 16 * (5 + options.len() as u8 / 4);
        segment.extend(options);
    }
    Frame::whole(START + ms * MILLI, ethernet(&ipv6(6, 2, 1, &segment)))
}

/// In order around a hole that is filled at 200 ms: nothing says whether by the original.
fn filled_late(more: &[Frame]) -> Analysis {
    let mut frames: Vec<Frame> = (0..8).map(|k| plain6(k, 1001 + 100 * k as u32)).collect();
    frames.extend([plain6(100, 1901), ack6(101, 1801, &[(1901, 2001)]), plain6(200, 1801)]);
    frames.extend(more.iter().cloned());
    download(&frames)
}

/// Of ten segments one is lost and sent again; then the last of a flight is lost and leaves no hole, or is not.
#[test]
fn a_loss_without_a_hole_is_told_by_the_identifications() {
    let downloaded = |is_last_lost: bool| {
        let (mut frames, mut id) = (Vec::new(), 100_u16);
        let mut send = |ms: u64, k: u32, is_lost: bool| {
            id += 1;
            if !is_lost {
                frames.push(data(ms, id, 1001 + 100 * k, 100, None));
            }
        };
        for k in 0..130_u32 {
            let ms = 10 * u64::from(k);
            send(ms, k, k > 10 && k % 10 == 3);
            if k > 10 && k % 10 == 6 {
                send(ms + 1, k - 3, false);
            }
        }
        send(1400, 130, is_last_lost);
        if is_last_lost {
            send(1700, 130, false);
        }
        send(1710, 131, false);
        download(&frames)
    };
    let (sure, open) = (downloaded(false), downloaded(true));
    assert_eq!((sure.measures.lost, sure.lost_range), (12, None));
    assert_eq!((open.measures.lost, open.lost_range), (12, Some((12, 13))));
    let told = |analysis: &Analysis| {
        analysis.method.iter().any(|words| words.contains("leave out 13 numbers, 1 more than"))
    };
    assert_eq!((told(&sure), told(&open)), (false, true));
}

#[test]
fn a_copy_that_comes_later_makes_the_first_likely_the_original() {
    let undecided = filled_late(&[]);
    assert_eq!(verdicts(&undecided), Verdicts { undecided: 1, ..Verdicts::default() });
    let copied = filled_late(&[plain6(230, 1801)]);
    let expected = Verdicts { reordered_by_copy: 1, repeated: 1, ..Verdicts::default() };
    assert_eq!(verdicts(&copied), expected);
    assert_eq!(counts(&copied), (10, 0, 1, 1));
    // it may still be otherwise
    assert_eq!(copied.reordered_range, Some((0.0, 0.1)));
    assert_eq!(copied.lost_range, Some((0, 1)));
    // a mirror port gives all packets twice
    let twice: Vec<Frame> = (0..8).map(|k| plain6(220 + k, 1001 + 100 * k as u32)).collect();
    assert_eq!(verdicts(&filled_late(&[twice, vec![plain6(230, 1801)]].concat())).undecided, 1);
}

#[test]
fn what_the_receiver_got_twice_was_likely_overtaken() {
    let told = filled_late(&[ack6(260, 2001, &[(1801, 1901)])]);
    assert_eq!(verdicts(&told), Verdicts { reordered_by_dsack: 1, ..Verdicts::default() });
    // other bytes, and a block that is no copy
    assert_eq!(verdicts(&filled_late(&[ack6(260, 2001, &[(1701, 1801)])])).undecided, 1);
    assert_eq!(verdicts(&filled_late(&[ack6(260, 1801, &[(1901, 2001)])])).undecided, 1);
}

/// The handshake takes 80 ms, every later round trip 20.
#[test]
fn a_slow_handshake_judges_nothing() {
    let plain = |ms: u64, k: u32| data(ms, 0, 1001 + 1460 * k, 1460, None);
    let mut frames = handshake(80);
    // the first flight of ten, of which the third is lost; its acknowledgments; what they are answered with
    frames.extend((0..10).filter(|&k| k != 2).map(|k| plain(100 + u64::from(k), k)));
    frames.extend([ack(101, 2461), ack(102, 3921), ack(104, 3921), ack(105, 3921), ack(106, 3921)]);
    frames.push(plain(126, 2));
    frames.extend((10..20).map(|k| plain(111 + u64::from(k), k)));
    frames.sort_by_key(|frame| frame.time);
    let slow = download(&frames);
    assert_eq!(slow.tcp.unwrap().round_trip, Some(80.0));
    assert_eq!((slow.tcp.unwrap().reordered_by_time, slow.measures.reordered), (0, 0));
    // where more follows than a first flight, another round trip is known
    frames.extend((20..24).map(|k| plain(121 + u64::from(k), k)));
    frames.extend([plain(165, 24), plain(166, 26), plain(170, 25)]);
    let known = download(&frames);
    assert_eq!(known.tcp.unwrap().reordered_by_time, 1);
    // what came a round trip after the segment before it may have been asked for by anything that came in between
    frames.extend([plain(190, 28), plain(191, 27)]);
    let late = download(&frames).tcp.unwrap();
    assert_eq!((late.reordered_by_time, late.undecided), (1, known.tcp.unwrap().undecided + 1));
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

/// The handshake took long, as where it wakes a radio: what a later acknowledgment shows judges what came before it.
#[test]
fn the_shortest_round_trip_judges() {
    let mut frames = handshake(80);
    frames.extend((0..4).map(|k| data(90 + u64::from(k), 0, 1001 + 100 * k, 100, None)));
    frames.extend([data(94, 0, 1501, 100, None), data(115, 0, 1401, 100, None)]);
    assert_eq!(verdicts(&download(&frames)), Verdicts { reordered_by_time: 1, ..Verdicts::default() });
    let control = |ms: u64, (from, to): (u8, u8), ports, sequence, acknowledgment, flags| {
        let segment = tcp(ports, sequence, acknowledgment, flags, None, &[]);
        Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, from, to, &segment)))
    };
    frames.push(control(200, (2, 1), (40_000, 80), 1, 1601, 17));
    frames.push(control(220, (1, 2), (80, 40_000), 1601, 2, 16));
    assert_eq!(verdicts(&download(&frames)), Verdicts { undecided: 1, ..Verdicts::default() });
}
