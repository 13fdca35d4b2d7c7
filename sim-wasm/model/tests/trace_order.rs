//! Captures whose file order comes from several capture queues: the times go back.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod captures;

use captures::{MILLI, START, ack, data, handshake, read, rtp_frames};
use compose::{Container, Frame, capture, echo, ethernet, ipv4};
use model::reordering::Thresholds;
use model::trace::{Analysis, ArrivalOrder, By, Report, Source};

fn report(frames: &[Frame]) -> Report {
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 1000)
}

fn measure(report: &Report, order: ArrivalOrder, by: Source) -> Analysis {
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&by)).unwrap();
    report.analyse_in(order, flow as u32, By::Only(by), Thresholds::both(20)).unwrap()
}

fn counts(analysis: &Analysis) -> (u64, u64, u64, u64) {
    let m = &analysis.measures;
    (m.received, m.lost, m.duplicates, m.reordered)
}

/// The frames as written by four queues, each emptied in turn after every sixteen packets.
fn shuffled(frames: &[Frame]) -> Vec<Frame> {
    let queues = |chunk: &[Frame]| -> Vec<Frame> {
        (0..4).flat_map(|queue| chunk.iter().skip(queue).step_by(4).cloned().collect::<Vec<_>>()).collect()
    };
    frames.chunks(16).flat_map(queues).collect()
}

/// A download with an overtaken segment, a lost one that is retransmitted, and its acknowledgments.
fn download() -> Vec<Frame> {
    let mut frames = handshake(20);
    for k in 0..400_u32 {
        let (ms, first) = (30 + u64::from(k), 1001 + 100 * k);
        match k {
            100 => {}
            101 => {
                let mut late = data(ms + 4, 0, first - 100, 100, None);
                late.time -= MILLI / 2;
                frames.extend([data(ms, 0, first, 100, None), late]);
            }
            200 => {}
            300 => {
                frames.extend((0..4).map(|j| ack(ms - 5 + j, 1001 + 100 * 200)));
                frames.push(data(ms, 0, 1001 + 100 * 200, 100, None));
                frames.push(data(ms, 0, first, 100, None));
            }
            _ => frames.push(data(ms, 0, first, 100, None)),
        }
    }
    frames.sort_by_key(|frame| frame.time);
    frames
}

#[test]
fn a_capture_of_several_queues_is_measured_by_its_clock() {
    let numbers: Vec<u16> =
        (0..800).map(|k: u16| 65_000_u16.wrapping_add(k)).filter(|k| k % 97 != 5).collect();
    let frames = rtp_frames(&numbers);
    let (plain, mixed) = (report(&frames), report(&shuffled(&frames)));
    assert!(mixed.is_by_clock(ArrivalOrder::Auto) && !plain.is_by_clock(ArrivalOrder::Auto));
    for by in [Source::Rtp, Source::IpId] {
        let truth = measure(&plain, ArrivalOrder::Auto, by);
        assert_eq!(truth.measures.reordered, 0);
        let found = measure(&mixed, ArrivalOrder::Auto, by);
        assert_eq!((found.measures, found.series), (truth.measures, truth.series));
        assert!(
            found.method.iter().any(|sentence| sentence.starts_with("In the order of the packets' times"))
        );
        let by_file = measure(&mixed, ArrivalOrder::File, by);
        assert!(by_file.measures.reordered > 400, "{}", by_file.measures.reordered);
        assert!(by_file.method.iter().any(|sentence| sentence.contains("file's order")));
    }
    assert!(
        mixed.notes.iter().any(|note| note.contains("measured in the order of the times")),
        "{:?}",
        mixed.notes
    );
}

#[test]
fn segments_are_judged_in_the_clocks_order() {
    let frames = download();
    let truth = measure(&report(&frames), ArrivalOrder::Auto, Source::Tcp);
    assert_eq!(counts(&truth), (399, 1, 0, 1));
    let verdicts = truth.tcp.unwrap();
    assert_eq!((verdicts.reordered_by_time, verdicts.retransmitted_by_acks, verdicts.undecided), (1, 1, 0));
    let mixed = report(&shuffled(&frames));
    let found = measure(&mixed, ArrivalOrder::Auto, Source::Tcp);
    assert_eq!((&found.measures, found.tcp), (&truth.measures, truth.tcp));
    assert!(measure(&mixed, ArrivalOrder::File, Source::Tcp).measures.reordered > 100);
    // a file in order gives the same either way
    let by_clock = measure(&report(&frames), ArrivalOrder::Clock, Source::Tcp);
    assert_eq!((by_clock.measures, by_clock.tcp), (truth.measures, truth.tcp));
}

#[test]
fn echoes_too() {
    let frame = |k: u16| {
        let packet = ipv4(0, 1, 1, 2, &echo(true, 7, k, &[0; 8]));
        Frame::whole(START + u64::from(k) * MILLI, ethernet(&packet))
    };
    let frames: Vec<Frame> = (0..100).map(frame).collect();
    assert_eq!(
        counts(&measure(&report(&shuffled(&frames)), ArrivalOrder::Auto, Source::Icmp)),
        (100, 0, 0, 0)
    );
}

/// A clock that was set once is no reason to distrust the file.
#[test]
fn a_few_steps_back_change_nothing() {
    let mut frames = rtp_frames(&(0..3000).collect::<Vec<u16>>());
    frames.swap(1000, 1001);
    let report = report(&frames);
    assert_eq!(report.back_in_time, 1);
    assert_eq!(measure(&report, ArrivalOrder::Auto, Source::Rtp).measures.reordered, 1);
    assert_eq!(measure(&report, ArrivalOrder::Clock, Source::Rtp).measures.reordered, 0);
}
