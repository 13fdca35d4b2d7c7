//! Large inputs: ten million arrivals, and a capture of several hundred megabytes. Run by hand, optimised:
//! `cargo test --release -p model --test suite trace_scale -- --ignored --nocapture --test-threads 1`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::laws::Law;
use model::path::{Crossing, JitterPath};
use model::reordering::{Arrivals, FirstCopies, Measures, Thresholds, advise, late_packets};
use model::trace::{Options, Reader, SequenceChoice};
use std::time::Instant;

fn bench(packets: u32, law: Law, jitter: f64) -> Crossing {
    let (size, rate, delay, seed) = (1518, 100.0, 100.0, 1);
    let mut bench = Crossing::default();
    bench.run(&JitterPath { packets, size, rate, delay, jitter, law, seed }, 0);
    bench
}

#[test]
#[ignore = "takes seconds, and means something optimised only"]
fn ten_million_arrivals() {
    for (law, jitter) in [(Law::Normal, 0.1), (Law::Normal, 1.0), (Law::Normal, 10.0), (Law::Pareto, 1.0)] {
        let bench = bench(10_000_000, law, jitter);
        let sequences: Vec<u64> = bench.order().iter().map(|&packet| u64::from(packet)).collect();
        let times: Vec<f64> = bench.order().iter().map(|&packet| bench.times()[packet as usize]).collect();
        let sizes = vec![1518; sequences.len()];
        let arrivals = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
        let start = Instant::now();
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        let measures = Measures::from_parts(&arrivals, Thresholds::both(200), &copies, &late);
        let measured = start.elapsed();
        let advice = advise(&arrivals, &copies, &late);
        let advised = start.elapsed() - measured;
        println!(
            "{law:?} {jitter} ms: measures {measured:.2?}, buffer advice {advised:.2?}, {} reordered",
            late.len()
        );
        assert_eq!(measures.received, 10_000_000);
        assert!(measured.as_secs() < 30 && advised.as_secs() < 60);
        assert!(advice[3].packets > 0);
    }
}

#[test]
#[ignore = "takes seconds, and means something optimised only"]
fn several_hundred_megabytes() {
    const FRAMES: u32 = 100_000;
    const ROUNDS: u32 = 30;
    let bench = bench(FRAMES * ROUNDS, Law::Normal, 1.0);
    let container = Container::Pcap { is_big_endian: false, is_nano: true };
    let mut reader = Reader::new(Options::default());
    let mut spent = std::time::Duration::ZERO;
    for (round, packets) in (0_u64..).zip(bench.order().chunks(FRAMES as usize)) {
        let frame = |&packet: &u32| {
            let datagram = udp((5004, 5004), &rtp(1, packet as u16, 0, &[0; 56]));
            let bytes = ethernet(&ipv4(packet as u16, 17, 1, 2, &datagram));
            Frame::whole(START + (bench.times()[packet as usize] * MILLI as f64) as u64, bytes)
        };
        let frames: Vec<Frame> = packets.iter().map(frame).collect();
        let file = capture(container, 1, &frames);
        let start = Instant::now();
        for piece in file[if round == 0 { 0 } else { 24 }..].chunks(1 << 16) {
            reader.feed(piece);
        }
        spent += start.elapsed();
    }
    let start = Instant::now();
    let report = reader.finish();
    let analysis = analyse(&report, 0, SequenceChoice::Auto).unwrap();
    let bytes = report.bytes as f64 / 1e6;
    println!(
        "{bytes:.0} MB, {} packets: read in {spent:.2?} ({:.0} MB/s), listed and measured in {:.2?}",
        report.packets,
        bytes / spent.as_secs_f64(),
        start.elapsed()
    );
    assert_eq!((analysis.measures.received, analysis.measures.lost), (u64::from(FRAMES * ROUNDS), 0));
}
