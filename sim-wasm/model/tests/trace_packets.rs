//! The packets of a flow one by one.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{ack, analyse, data, handshake, read, rtp_frames};
use compose::{Container, Frame, capture};
use model::trace::packets::{Axis, Kind, KindReason, Layer, Packets, Size, View};
use model::trace::{ArrivalOrder, Report, SequenceChoice, SequenceKind};

fn of_capture(frames: &[Frame]) -> Report {
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 100)
}

fn packets(frames: &[Frame]) -> Packets {
    let report = of_capture(frames);
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&SequenceKind::Tcp)).unwrap();
    report.packets_of(ArrivalOrder::Auto, flow as u32, SequenceChoice::Auto).unwrap()
}

/// Frame, number, kind and the opener's frame of each row.
fn rows(packets: &Packets) -> Vec<(u32, f64, Kind, u32)> {
    (0..packets.len())
        .map(|row| {
            (packets.frames[row], packets.number(row as u32), packets.kinds[row], packets.openers[row])
        })
        .collect()
}

#[test]
fn each_segment_with_its_verdict_and_the_opener_of_its_hole() {
    let frame = |ms: u64, id: u16, first: u32| data(ms, id, first, 100, None);
    // identifications count from 1 in the first packets, so that they judge
    let begin = (0..10).map(|k| frame(u64::from(k), 101 + k as u16, 1 + 100 * k));
    let rest = [
        frame(30, 111, 1001),
        frame(31, 112, 1101),
        frame(40, 114, 1301),
        frame(41, 113, 1201), // overtaken
        frame(42, 116, 1501),
        frame(43, 117, 1601),
        frame(44, 118, 1401), // lost, and sent again
        frame(45, 117, 1601), // the same packet once more
        frame(46, 119, 1501), // needless
        frame(47, 121, 1901), // 1701 to 1900 are never seen
    ];
    let found = packets(&begin.chain(rest).collect::<Vec<_>>());
    use Kind::*;
    let expected = [
        (11, 1001.0, InOrder, 0),
        (12, 1101.0, InOrder, 0),
        (13, 1301.0, InOrder, 0),
        (14, 1201.0, Late, 13),
        (0, 1401.0, Lost, 15),
        (15, 1501.0, InOrder, 0),
        (16, 1601.0, InOrder, 0),
        (17, 1401.0, Again, 15),
        (18, 1601.0, Copy, 0),
        (19, 1501.0, Again, 0),
        (0, 1701.0, Lost, 20),
        (0, 1801.0, Lost, 20),
        (20, 1901.0, InOrder, 0),
    ];
    assert_eq!(rows(&found)[10..], expected);
    assert_eq!((found.size(14), found.size(20)), (Some(100), Some(100)));
    assert_eq!((found.whys[14], found.whys[20]), (KindReason::SentAgainLater, KindReason::NeverSeen));
    // a packet that was never seen stands at the time of the one that tells of it
    assert_eq!(found.times[14], found.times[15]);
    assert_eq!(found.overtaken[13], 1);
    assert_eq!(found.step(None, true, Kind::marked()), Some(13));
    assert_eq!(found.step(Some(13), true, Kind::Late.bit() | Kind::Lost.bit()), Some(14));
    assert_eq!(found.step(Some(13), false, Kind::marked()), None);
    assert_eq!(
        found.wireshark(found.within(30.0, 44.0, Kind::drawn())),
        Some("frame.number in {11..17}".to_owned())
    );
    assert_eq!(found.wireshark([13, 14].into_iter()), Some("frame.number in {14}".to_owned()));
    assert_eq!(found.wireshark([14].into_iter()), None);
}

#[test]
fn rows_agree_with_the_measures() {
    let numbers: Vec<u16> = (0..3000_u16)
        .flat_map(|k| match k % 50 {
            7 => vec![],
            8 => vec![k + 1, k],
            9 => vec![],
            30..33 => vec![],
            20 => vec![k, k],
            _ => vec![k],
        })
        .map(|number| number.wrapping_add(65_000))
        .collect();
    let report = of_capture(&rtp_frames(&numbers));
    let found = report.packets_of(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    let measures = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
    let count = |kind: Kind| u64::from(found.counts()[kind as usize]);
    assert_eq!(count(Kind::Late), measures.reordered);
    assert_eq!(count(Kind::Copy), measures.duplicates);
    // of three in a row each has its own
    assert_eq!(count(Kind::Lost), measures.lost);
    let lost = (0..found.len() as u32).filter(|&row| found.frames[row as usize] == 0);
    assert!(lost.clone().all(|row| found.size(row).is_none()));
    assert_eq!(
        lost.map(|row| found.number(row) as u32).collect::<std::collections::BTreeSet<_>>().len(),
        240
    );
    assert_eq!(count(Kind::InOrder) + count(Kind::Late), measures.received);
    assert!(measures.reordered == 60 && measures.lost == 240 && measures.duplicates == 60);
    // shown as the packets carry them, drawn unfolded
    let wrapped = found.numbers.iter().position(|&number| number > 65_535.0).unwrap();
    assert_eq!(found.number(0), 65_000.0);
    assert_eq!(found.number(wrapped as u32), found.numbers[wrapped] - 65_536.0);
    assert!(found.counts_on());
}

#[test]
fn the_other_direction_draws_its_acknowledgments_and_its_window() {
    let mut frames = handshake(20);
    frames.extend([data(30, 1, 1001, 100, None), ack(31, 1101), data(32, 2, 1101, 100, None), ack(40, 1201)]);
    let found = packets(&frames);
    assert!(found.has_lines().0);
    let view = View { times: (29.0, 41.0), numbers: (0.0, 300.0) };
    let raster = found.raster(Axis::Number, view, Size { width: 120, height: 100, dot: 0, mark: 0 });
    let columns =
        |layer: u8| (0..120).filter(|x| (0..100).any(|y| raster.cells[y * 120 + x] == layer)).count();
    // from the first acknowledgment to the last
    assert!(
        (105..115).contains(&columns(Layer::Acknowledged as u8)),
        "{}",
        columns(Layer::Acknowledged as u8)
    );
}

#[test]
fn delays_are_above_the_least_where_packets_say_when_they_were_sent() {
    // sent every ms, as the timestamp says; delayed by 10 ms, and each tenth by 7 ms more, while one clock gains 400
    // ppm
    let frame = |k: u32| {
        let late = if k % 10 == 3 { 7.0 } else { 0.0 };
        let at = f64::from(k) * 1.0004 + 10.0 + late;
        data((at * 10.0) as u64, 100 + k as u16, 1 + 100 * k, 100, Some(500 + 10 * k))
    };
    let mut frames: Vec<Frame> = (0..400).map(frame).collect();
    frames.sort_by_key(|frame| frame.time);
    let found = packets(&frames);
    let clock = found.clock.unwrap();
    // times above are ten times as long, so that ticks are whole
    assert_eq!((clock.field, clock.tick), ("TCP timestamps", 1.0));
    let delays: Vec<f64> = found.delays.iter().copied().filter(|delay| !delay.is_nan()).collect();
    assert_eq!(delays.len(), 400);
    let is_near = |value: f64, wanted: f64| (value - wanted).abs() < 1.5;
    assert_eq!(delays.iter().filter(|&&delay| is_near(delay, 70.0)).count(), 40);
    assert_eq!(delays.iter().filter(|&&delay| is_near(delay, 0.0)).count(), 360);
    let tail = found.delays_above_least().unwrap();
    assert!(is_near(tail.q50, 0.0) && is_near(tail.q99, 70.0) && is_near(tail.max, 70.0), "{tail:?}");
    let range = found.range(Axis::Delay, 0.0, 1e9).unwrap();
    assert!(range.0 >= -1e-9 && is_near(range.1, 70.0), "{range:?}");
}
