//! A file that is read in two stages, for two threads, gives the report that one gives; so do flows that are measured
//! in parts.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::truth::{capture, packed, truths, unpacked};
use crate::captures::{data, rtp_frames, view};
use compose::tunnels::{Outer, vxlan};
use compose::{Container, Frame, ethernet};
use model::reordering::Thresholds;
use model::trace::{ArrivalOrder, Batch, Ending, Format, Options, Reader, Report, SequenceChoice, Sorter};
use std::sync::mpsc::channel;

fn in_one(file: &[u8], options: Options) -> Report {
    let mut reader = Reader::new(options);
    reader.feed(file);
    reader.finish()
}

fn in_two(file: &[u8], options: Options) -> Report {
    let (full, batches) = channel::<Batch>();
    let (mut reader, mut sorter) = Reader::in_two(options, move |batch| {
        full.send(batch).unwrap();
        Batch::default()
    });
    for piece in file.chunks(5000) {
        reader.feed(piece);
    }
    let rest = reader.rest();
    for mut batch in batches.into_iter().chain([rest]) {
        sorter.take(&mut batch);
    }
    reader.finish_with(sorter)
}

/// The same for threads that share no memory, with so many packets at once: all that is handed on is bytes.
fn in_bytes(file: &[u8], options: Options, packets: usize) -> Report {
    let (full, batches) = channel::<Batch>();
    let mut reader = Reader::handing_on(options, packets, move |batch| {
        full.send(batch).unwrap();
        Batch::default()
    });
    for piece in file.chunks(5000) {
        reader.feed(piece);
    }
    let rest = reader.rest();
    let ending = reader.ending().packed().unwrap();
    let (mut sorter, mut taken) = (Sorter::new(options), Batch::default());
    for batch in batches.into_iter().chain([rest]) {
        let packets = batch.packets();
        taken.refill(&batch.rest().unwrap(), packets.len()).unwrap().copy_from_slice(packets);
        sorter.take(&mut taken);
    }
    sorter.finish(Ending::unpacked(&ending).unwrap())
}

fn assert_same(name: &str, file: &[u8], options: Options) {
    let one = in_one(file, options);
    let survey = |report: &Report| format!("{:?}", report.survey(ArrivalOrder::Auto, SequenceChoice::Auto));
    let is_plain = matches!(one.format, Format::Pcap | Format::PcapNg) && one.packing.is_none();
    let sizes = if is_plain { &[1, 7, 500, 1 << 14][..] } else { &[] };
    let others = sizes.iter().map(|&packets| in_bytes(file, options, packets));
    for other in [in_two(file, options)].into_iter().chain(others) {
        assert!(view(&one) == view(&other), "{name}");
        assert!(survey(&one) == survey(&other), "{name}");
    }
}

#[test]
fn other_bytes_are_no_batch() {
    let mut batch = Batch::default();
    assert!(batch.refill(&[1, 2, 3], 0).is_err());
    let rest = batch.rest().unwrap();
    assert!(batch.refill(&rest, 7).is_err());
    assert!(Ending::unpacked(&rest).is_err());
}

#[test]
fn captures_of_known_truth() {
    for truth in truths() {
        assert_same(truth.model(), &packed(truth.model()), Options::default());
        assert_same(truth.model(), &unpacked(truth.model()), Options::default());
    }
    assert!(capture("lag").packets > 3000, "one batch would be all");
}

#[test]
fn marks_pair_the_same_packets() {
    let options = Options { marks: true, ..Options::default() };
    let pair = |read: fn(&[u8], Options) -> Report| {
        let [ours, theirs] = ["rtp.sender", "rtp"].map(|name| read(&packed(name), options));
        let report = model::trace::pair(&ours, &theirs).unwrap();
        format!("{:?} {:?}", report.pair.as_ref().unwrap(), report.flows)
    };
    assert_eq!(pair(in_one), pair(in_two));
}

#[test]
fn flows_beyond_the_limit_and_a_damage() {
    let file = unpacked("lag");
    for flows_at_most in [0, 1, 5, 100] {
        let options = Options { flows_at_most, ..Options::default() };
        assert_same("lag", &file, options);
        assert_same("lag, cut", &file[..file.len() / 2 + 3], options);
    }
}

#[test]
fn tunnels_and_texts() {
    let mut frames = rtp_frames(&[1, 2, 4, 3, 5]);
    frames.extend((0..9).map(|k| data(k, k as u16, 1000 * k as u32, 1000, Some(9))));
    let within = |(id, frame): (u16, &Frame)| {
        let packet = vxlan(Outer::V4(id), 9, 7, &frame.bytes[14..]);
        Frame::whole(frame.time, ethernet(&packet))
    };
    frames.extend((0..).zip(&frames).map(within).collect::<Vec<_>>());
    for is_nano in [false, true] {
        let container = Container::Pcap { is_big_endian: is_nano, is_nano };
        assert_same("composed", &compose::capture(container, 1, &frames), Options::default());
    }
    let container = Container::PcapNg { is_big_endian: false };
    assert_same("composed", &compose::capture(container, 1, &frames), Options::default());
    assert_same("a table", b"time,seq\n1,1\n2,2\n3,4\n4,3\n", Options::default());
    assert_same("nothing", b"", Options::default());
    assert_same("few bytes", &[0xd4, 0xc3], Options::default());
}

#[test]
fn parts_of_the_flows() {
    let report = capture("lag");
    let (order, by, thresholds) = (ArrivalOrder::Auto, SequenceChoice::Auto, Thresholds::both(20));
    let mut parts: Vec<_> = (0..3).map(|_| report.part(order, by)).collect();
    // the last flow first
    for number in (0..report.flows.len() as u32).rev() {
        let part = &mut parts[number as usize * 7 % 3];
        if number % 2 == 0 { part.analyse(number, thresholds) } else { part.measure(number) }
    }
    let (survey, analyses) = report.survey_of(order, parts);
    assert_eq!(format!("{survey:?}"), format!("{:?}", report.survey(order, by)));
    let numbers: Vec<u32> = analyses.iter().map(|&(number, _)| number).collect();
    assert_eq!(numbers, (0..report.flows.len() as u32).step_by(2).collect::<Vec<_>>());
    for (number, analysis) in analyses {
        assert_eq!(format!("{analysis:?}"), format!("{:?}", report.analyse(number, by, thresholds)));
    }
}
