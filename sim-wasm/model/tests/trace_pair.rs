//! Two captures of the same packets: what was lost and overtaken is counted, not judged. Truth is that of the path
//! between two network namespaces (docs/captures.md), or of packets composed here.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START};
use compose::{Container, Frame, capture, ethernet, ipv4, ipv6, tcp, udp};
use model::trace::{
    ArrivalOrder, NoPair, Options, PairFigures, Reader, Report, SequenceChoice, SequenceKind, pair,
};

const PCAP: Container = Container::Pcap { is_big_endian: false, is_nano: true };

fn marked(file: &[u8]) -> Report {
    let mut reader = Reader::new(Options { marks: true, ..Options::default() });
    reader.feed(file);
    reader.finish()
}

fn of(frames: &[Frame]) -> Report {
    marked(&capture(PCAP, 1, frames))
}

/// Figures of the largest flow, and how many of its packets arrived late.
fn largest(report: &Report) -> (PairFigures, u64, u64) {
    let figures = report.pair.as_ref().unwrap().flows[0].clone();
    let measured = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    assert_eq!(measured.by, SequenceKind::Pair);
    assert_eq!((measured.received, measured.lost), (figures.arrived, figures.lost));
    (figures, measured.reordered, measured.lost)
}

/// Captures of known truth: transmissions, and how many of them were lost.
#[test]
fn captures_of_a_known_path_give_its_truth() {
    macro_rules! files {
        ($name:literal) => {
            [
                &include_bytes!(concat!("../../../fixtures/captures/", $name, ".sender.pcap.gz"))[..],
                &include_bytes!(concat!("../../../fixtures/captures/", $name, ".pcap.gz"))[..],
            ]
        };
    }
    // besides data, TCP sends a SYN, an acknowledgment and a FIN
    for ([sender, receiver], transmissions, lost, needless, reordered) in [
        (files!("ecmp-loss"), 1018 + 3, 2, 13, 468..=490),
        (files!("ecmp-loss-ipv6"), 1185 + 3, 3, 176, 471..=700),
        (files!("loss"), 1021 + 3, 19, 0, 0..=0),
        (files!("rtp"), 1000, 2, 0, 474..=474),
    ] {
        let (sender, receiver) = (marked(sender), marked(receiver));
        for (first, second, is_first) in [(&sender, &receiver, true), (&receiver, &sender, false)] {
            let report = pair(first, second).unwrap();
            let (figures, late, _) = largest(&report);
            assert_eq!((figures.sent, figures.lost, figures.unsent), (transmissions, lost, 0));
            // over IPv6 without timestamps a segment that is sent again is equal to the first one
            let doubt = if figures.ambiguous > 0 { 2 } else { 0 };
            assert!(figures.needless.abs_diff(needless) <= doubt, "{figures:?}");
            assert!(reordered.contains(&late), "{late}");
            // RTP goes one way only: what was given as the sender's is taken for it
            assert!(transmissions == 1000 || figures.is_first_senders == is_first);
            if transmissions == 1000 {
                break;
            }
        }
    }
}

/// A download in which every tenth segment is late by 7 ms, and three are lost, of which two are sent again.
fn download(is_version4: bool, offset: i64, drift: f64) -> [Vec<Frame>; 2] {
    let at = |micros: i64| (START as i64 + micros * 1000) as u64;
    let wrap = |id: u16, is_back: bool, segment: &[u8]| {
        let (from, to) = if is_back { (2, 1) } else { (1, 2) };
        ethernet(&if is_version4 { ipv4(id, 6, from, to, segment) } else { ipv6(6, from, to, segment) })
    };
    let (mut sent, mut received) = (Vec::new(), Vec::new());
    for k in 0..1000_i64 {
        let (time, is_again) = (1000 * k, k == 500 || k == 501);
        let number = if is_again { 100 * (k - 499) } else { k };
        let segment = tcp((80, 40_000), 1 + 100 * number as u32, 1, 24, Some(k as u32), &[b'x'; 100]);
        let bytes = wrap(7000_u16.wrapping_add(k as u16), false, &segment);
        sent.push((time, bytes.clone()));
        let delay = if k % 10 == 3 { 9000 } else { 2000 + 10 * (k * 7 % 13) };
        if ![100, 200, 300].contains(&k) {
            received.push((time + delay, bytes));
        }
        let answer = tcp((40_000, 80), 1, 1 + 100 * k as u32, 16, Some(k as u32), &[]);
        let bytes = wrap(50_000_u16.wrapping_add(k as u16), true, &answer);
        received.push((time + 2500, bytes.clone()));
        sent.push((time + 2500 + 1000 + 10 * (k * 11 % 17), bytes));
    }
    [(sent, 0, 0.0), (received, offset, drift)].map(|(mut packets, offset, drift)| {
        packets.sort_by_key(|&(time, _)| time);
        let clock = |time: i64| time + offset + (drift * time as f64).round() as i64;
        packets.into_iter().map(|(time, bytes)| Frame::whole(at(clock(time)), bytes)).collect()
    })
}

#[test]
fn every_packet_is_found_whatever_the_clocks_say() {
    for is_version4 in [true, false] {
        for (offset, drift) in [(0, 0.0), (-40_000_000, 0.0), (3_600_000_000, 80e-6), (0, -50e-6)] {
            let [sender, receiver] = download(is_version4, offset, drift);
            let (sender, receiver) = (of(&sender), of(&receiver));
            for (first, second, is_first) in [(&sender, &receiver, true), (&receiver, &sender, false)] {
                let report = pair(first, second).unwrap();
                let found = report.pair.as_ref().unwrap();
                let at = report.flows.iter().position(|flow| flow.source.ends_with(":80")).unwrap();
                let figures = &found.flows[at];
                let measured = report.figures(ArrivalOrder::Auto, at as u32, SequenceChoice::Auto).unwrap();
                assert_eq!((figures.is_first_senders, figures.by_identification), (is_first, is_version4));
                assert_eq!((figures.sent, figures.arrived, figures.lost, figures.unsent), (1000, 997, 3, 0));
                assert_eq!((figures.sent_again, figures.needless, figures.ambiguous), (2, 0, 0));
                assert_eq!(measured.reordered, 100);
                let delays = figures.delays.unwrap().above_least;
                assert!((delays.max - 7.0).abs() < 0.02, "{delays:?}");
                // 2 ms there and 1 ms back at least
                assert!((found.round_trip.unwrap() - 3.0).abs() < 0.02, "{:?}", found.round_trip);
                let expected = if is_first { drift } else { -drift } * 1e6;
                assert!((found.drift.unwrap() - expected).abs() < 3.0, "{:?} {expected}", found.drift);
            }
        }
    }
}

/// The sender's card splits large segments after they were captured, the receiver's merges them before.
#[test]
fn merged_segments_are_split() {
    let frame = |time: u64, id: u16, first: u32, length: u32| {
        let segment = tcp((80, 40_000), first, 1, 24, Some(5), &vec![b'x'; length as usize]);
        Frame::whole(START + time * MILLI, ethernet(&ipv4(id, 6, 1, 2, &segment)))
    };
    let sender: Vec<Frame> =
        (0..30_u32).map(|k| frame(u64::from(k), (10 * k) as u16, 1 + 10_000 * k, 10_000)).collect();
    // the parts of every third one are turned round, and one part is lost
    let parts = |k: u32| {
        let mut parts: Vec<u32> = (0..10).filter(|&part| (k, part) != (7, 4)).collect();
        if k.is_multiple_of(3) {
            parts.reverse();
        }
        parts
    };
    let of_segment = |k: u32| {
        parts(k).into_iter().map(move |part| {
            frame(u64::from(k) + 5, (10 * k + part) as u16, 1 + 10_000 * k + 1000 * part, 1000)
        })
    };
    let receiver: Vec<Frame> = (0..30).flat_map(of_segment).collect();
    let report = pair(&of(&sender), &of(&receiver)).unwrap();
    let (figures, reordered, lost) = largest(&report);
    assert_eq!((figures.sent, figures.split, lost), (300, Some(1000), 1));
    assert_eq!(reordered, 10 * 9);
    // merged on both sides, in the same way: each is a packet
    let same = pair(&of(&sender), &of(&sender)).unwrap();
    assert_eq!((largest(&same).0.sent, largest(&same).0.split), (30, None));
}

#[test]
fn addresses_may_be_translated_and_captures_may_begin_later() {
    let datagram = |time: u64, k: u16, host: u8, port: u16| {
        let payload = [&k.to_be_bytes()[..], &[9; 60]].concat();
        Frame::whole(START + time * MILLI, ethernet(&ipv4(k, 17, host, 9, &udp((port, 4444), &payload))))
    };
    let sender: Vec<Frame> = (0..400).map(|k| datagram(u64::from(k), k, 1, 4000)).collect();
    let receiver: Vec<Frame> =
        (100..300_u16).filter(|&k| k != 250).map(|k| datagram(u64::from(k) + 2, k ^ 1, 77, 61_000)).collect();
    let report = pair(&of(&sender), &of(&receiver)).unwrap();
    let (figures, reordered, lost) = largest(&report);
    // what was sent before and after the receiver's capture is no loss
    assert_eq!((figures.sent, lost, figures.copies, figures.unsent), (200, 1, 0, 0));
    assert!(reordered >= 99, "{reordered}");
    let notes = &report.pair.as_ref().unwrap().notes;
    assert!(notes[0].contains("as it was given"), "{notes:?}");
    let other = pair(&of(&sender), &of(&[datagram(0, 5, 3, 3)])).unwrap_err();
    assert_eq!(other, NoPair::Nothing);
    let table = marked(b"seq,time\n1,2\n2,3\n");
    assert_eq!(
        pair(&of(&sender), &table).unwrap_err().to_string(),
        "the second file is no capture: a pair is made of the packets that two captures have, or two qlogs"
    );
}
