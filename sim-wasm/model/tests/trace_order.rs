//! Captures whose file order comes from several capture queues: the times go back.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, ack, data, handshake, read, rtp_frames};
use compose::{Container, Frame, capture, echo, ethernet, ipv4};
use model::reordering::Thresholds;
use model::trace::{Analysis, ArrivalOrder, Report, SequenceChoice, SequenceKind};

fn report(frames: &[Frame]) -> Report {
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 1000)
}

fn measure(report: &Report, order: ArrivalOrder, by: SequenceKind) -> Analysis {
    let flow = report.flows.iter().position(|flow| flow.sequences.contains(&by)).unwrap();
    report.analyse_in(order, flow as u32, SequenceChoice::Only(by), Thresholds::both(20)).unwrap()
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
    for by in [SequenceKind::Rtp, SequenceKind::IpId] {
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
    let truth = measure(&report(&frames), ArrivalOrder::Auto, SequenceKind::Tcp);
    assert_eq!(counts(&truth), (399, 1, 0, 1));
    let verdicts = truth.tcp.unwrap();
    assert_eq!((verdicts.reordered_by_time, verdicts.retransmitted_by_acks, verdicts.undecided), (1, 1, 0));
    let mixed = report(&shuffled(&frames));
    let found = measure(&mixed, ArrivalOrder::Auto, SequenceKind::Tcp);
    assert_eq!((&found.measures, found.tcp), (&truth.measures, truth.tcp));
    let by_file = measure(&mixed, ArrivalOrder::File, SequenceKind::Tcp);
    assert!(by_file.measures.reordered + by_file.tcp.unwrap().undecided > 100);
    // a file in order gives the same either way
    let by_clock = measure(&report(&frames), ArrivalOrder::Clock, SequenceKind::Tcp);
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
        counts(&measure(&report(&shuffled(&frames)), ArrivalOrder::Auto, SequenceKind::Icmp)),
        (100, 0, 0, 0)
    );
}

/// Packets a millisecond apart, with the times that `stamp` makes of their numbers (ns since the first).
fn stamped(count: u16, stamp: impl Fn(u64) -> u64) -> Vec<Frame> {
    let mut frames = rtp_frames(&(0..count).collect::<Vec<u16>>());
    for (frame, number) in frames.iter_mut().zip(0..) {
        frame.time = START + stamp(number);
    }
    frames
}

fn notes(report: &Report) -> String {
    report.notes.join("\n")
}

/// Queues as large as a kernel's capture blocks: few times go back, but thousands of packets are out of order.
#[test]
fn large_batches_are_measured_by_the_clock() {
    let frames = stamped(9000, |k| k * MILLI / 10);
    let written: Vec<Frame> = frames
        .chunks(6000)
        .flat_map(|part| (0..4).flat_map(|q| part.iter().skip(q).step_by(4).cloned()))
        .collect();
    let report = report(&written);
    assert_eq!((report.back_in_time, report.packets), (6, 9000));
    assert_eq!(counts(&measure(&report, ArrivalOrder::Auto, SequenceKind::Rtp)), (9000, 0, 0, 0));
    let by_file = measure(&report, ArrivalOrder::File, SequenceKind::Rtp);
    assert!(by_file.measures.lost + by_file.measures.reordered > 3000);
    let said = notes(&report);
    assert!(
        said.contains("6 times before that of the packet in front: measured in the order of the times"),
        "{said}"
    );
    assert!(said.contains("; in the order of the times 0 reordered, 0 lost, 0 repeated"), "{said}");
}

/// Wrong clocks: the file's order is right, and the clock's would find reordering where there is none.
#[test]
fn a_wrong_clock_is_not_believed() {
    let set_back = stamped(800, |k| 1000 * MILLI + k * MILLI - if k < 400 { 0 } else { 200 * MILLI });
    let two_cards = stamped(1000, |k| 10 * MILLI + k * MILLI - (k % 2) * 4 * MILLI - (k % 2) * MILLI / 2);
    let some_at_0 = stamped(2000, |k| if k % 100 == 57 { 0 } else { 9 * MILLI + k * MILLI });
    for (frames, back) in [(set_back, 1), (two_cards, 500), (some_at_0, 20)] {
        let report = report(&frames);
        assert_eq!(report.back_in_time, back);
        let found = measure(&report, ArrivalOrder::Auto, SequenceKind::Rtp);
        assert_eq!(counts(&found), (report.packets, 0, 0, 0));
        assert!(!found.is_by_clock && !report.is_by_clock(ArrivalOrder::Auto));
        let by_clock = measure(&report, ArrivalOrder::Clock, SequenceKind::Rtp);
        assert!(by_clock.measures.reordered + by_clock.measures.lost > 15 && by_clock.is_by_clock);
        let said = notes(&report);
        assert!(said.contains("measured in the file's order unless that of the times is chosen"), "{said}");
        assert!(said.contains("in the file's order 0 reordered, 0 lost, 0 repeated; in"), "{said}");
    }
}

/// Two interfaces of a pcapng whose stamps are rounded differently: each on its own never goes back.
#[test]
fn interfaces_are_told_apart() {
    let frames =
        stamped(100, |k| (k * MILLI * 3 / 10) / MILLI * MILLI + (k % 2) * (k * MILLI * 3 / 10 % MILLI));
    let mut interfaces = capture(Container::PcapNg { is_big_endian: false }, 1, &frames);
    let one = read(&interfaces, 1000);
    assert!(one.back_in_time > 20 && !notes(&one).contains("another interface"), "{}", notes(&one));
    assert_eq!(counts(&measure(&one, ArrivalOrder::Auto, SequenceKind::Rtp)), (100, 0, 0, 0));
    describe_again(&mut interfaces);
    let two = read(&interfaces, 1000);
    assert!(notes(&two).contains("which is always another interface's"), "{}", notes(&two));
    assert_eq!(counts(&measure(&two, ArrivalOrder::Auto, SequenceKind::Rtp)), (100, 0, 0, 0));
}

/// Repeats the description of the only interface, and gives every other packet to the second.
fn describe_again(file: &mut Vec<u8>) {
    let number = |bytes: &[u8], at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let (mut at, mut packets) = (0, 0);
    while at < file.len() {
        let length = number(file, at + 4) as usize;
        match number(file, at) {
            1 if packets == 0 => {
                let description = file[at..at + length].to_vec();
                file.splice(at..at, description);
                at += length;
                packets = 1;
            }
            6 => {
                packets += 1;
                file[at + 8] = packets % 2;
            }
            _ => {}
        }
        at += length;
    }
}

/// Stamps of a millisecond on packets a quarter of one apart: across queues nothing tells their order.
#[test]
fn a_coarse_clock_is_named() {
    let fine = stamped(800, |k| k * MILLI / 4);
    let coarse = stamped(800, |k| k / 4 * MILLI);
    let said =
        |frames: &[Frame]| measure(&report(frames), ArrivalOrder::Clock, SequenceKind::Rtp).method.join("\n");
    assert!(!said(&shuffled(&fine)).contains("have the time of others"));
    // as one queue writes it
    assert!(!said(&coarse).contains("have the time of others"));
    let found = said(&shuffled(&coarse));
    assert!(found.contains("800 of 800 packets have the time of others"), "{found}");
    assert!(found.contains("the clock is too coarse"), "{found}");
}

/// One time in 3000 goes back, exactly where a packet is late: the file is out of order, not the path.
#[test]
fn both_orders_can_be_chosen() {
    let mut frames = rtp_frames(&(0..3000).collect::<Vec<u16>>());
    frames.swap(1000, 1001);
    let report = report(&frames);
    assert_eq!(report.back_in_time, 1);
    let reordered = |order| measure(&report, order, SequenceKind::Rtp).measures.reordered;
    assert_eq!([ArrivalOrder::Auto, ArrivalOrder::File, ArrivalOrder::Clock].map(reordered), [0, 1, 0]);
}

fn table(text: &str) -> Report {
    read(text.as_bytes(), 100)
}

/// A table of a shuffled capture, as tshark writes it.
#[test]
fn a_shuffled_table_is_measured_by_its_clock() {
    let numbers = (0..10).flat_map(|block| (0..20).map(move |k| 20 * block + 2 * (k % 10) + k / 10));
    let rows: Vec<String> =
        numbers.map(|k: u64| format!("{},{:.3}", 65_500 + k, k as f64 / 1000.0)).collect();
    for header in ["rtp.seq,frame.time_relative", "seq,time"] {
        let rows = rows.iter().map(|row| match header {
            "seq,time" => row.clone(),
            _ => {
                let (number, time) = row.split_once(',').unwrap();
                format!("{},{time}", number.parse::<u64>().unwrap() % 65_536)
            }
        });
        let report = table(&format!("{header}\n{}", rows.collect::<Vec<_>>().join("\n")));
        let found = measure(&report, ArrivalOrder::Auto, SequenceKind::Csv);
        assert_eq!((counts(&found), found.is_by_clock), ((200, 0, 0, 0), true));
        assert!(report.is_by_clock(ArrivalOrder::Auto) && report.back_in_time == 10);
        assert!(notes(&report).contains("10 times before that of the row in front"), "{}", notes(&report));
        assert_eq!(measure(&report, ArrivalOrder::Clock, SequenceKind::Csv).measures, found.measures);
        assert!(measure(&report, ArrivalOrder::File, SequenceKind::Csv).measures.reordered > 80);
    }
}

/// Times of sending are in order by themselves: a table in the order of arrival stays in it.
#[test]
fn times_of_sending_order_no_arrivals() {
    for (header, order) in [("seq,send_time", "file"), ("seq,time", "clock")] {
        let report = table(&format!("{header}\n1,10\n2,11\n4,13\n3,12\n5,14\n"));
        let found = measure(&report, ArrivalOrder::Auto, SequenceKind::Csv);
        assert_eq!(
            (found.is_by_clock, found.measures.reordered),
            (order == "clock", u64::from(order == "file"))
        );
        assert!(notes(&report).contains("times of sending"), "{}", notes(&report));
    }
}

/// Without times there is no order of the clock.
#[test]
fn the_clocks_order_needs_times() {
    for text in ["seq\n1\n3\n2\n", "seq,time\n1,0.1\n3,\n2,0.2\n"] {
        let report = table(text);
        let found = measure(&report, ArrivalOrder::Clock, SequenceKind::Csv);
        assert!(!found.is_by_clock && !report.is_by_clock(ArrivalOrder::Clock));
        assert!(
            found
                .method
                .iter()
                .any(|sentence| sentence.starts_with("In the file's order, not in that of the times"))
        );
    }
}
