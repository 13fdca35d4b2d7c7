//! UDP: iperf's payload numbers its datagrams; what segmentation offload numbers anew or merges carries no number.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read};
use compose::{Container, Frame, capture, ethernet, ipv4, udp};
use model::trace::{ArrivalOrder, By, NoSequence, Report, Source};

fn of(datagrams: impl Iterator<Item = (u16, Vec<u8>)>) -> Report {
    let frame = |(k, (id, payload)): (usize, (u16, Vec<u8>))| {
        Frame::whole(START + k as u64 * MILLI, ethernet(&ipv4(id, 17, 1, 2, &udp((4000, 443), &payload))))
    };
    let frames: Vec<Frame> = datagrams.enumerate().map(frame).collect();
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 999)
}

#[test]
fn iperfs_numbers_are_read() {
    let report = read(include_bytes!("../../../fixtures/captures/iperf3.pcap.gz"), 4096);
    let flow = report.flows.iter().position(|flow| flow.detail == "iperf3").unwrap();
    assert_eq!(report.flows[flow].sequences[0], Source::Iperf);
    let figures = report.figures(ArrivalOrder::Auto, flow as u32, By::Auto).unwrap();
    // the truth of that path
    assert_eq!((figures.reordered, figures.lost, figures.duplicates), (426, 2, 0));
    let forced = analyse(&report, flow as u32, By::Only(Source::Iperf)).unwrap();
    assert_eq!(forced.measures.reordered, 426);
    assert!(forced.method[0].contains("iperf"));
}

#[test]
fn quic_with_offload_carries_no_number() {
    let report = read(include_bytes!("../../../fixtures/captures/quic-offload.pcap.gz"), 4096);
    for number in 0..report.flows.len() as u32 {
        let why = report.figures(ArrivalOrder::Auto, number, By::Auto).unwrap_err();
        assert!(matches!(why, NoSequence::Batches | NoSequence::Encrypted | NoSequence::Nothing), "{why}");
    }
    let largest = report.figures(ArrivalOrder::Auto, 0, By::Auto).unwrap_err();
    assert_eq!(largest, NoSequence::Batches);
}

#[test]
fn merged_datagrams_carry_no_number() {
    let batches = of((0..200_u16).map(|k| (4 * k, vec![0x40; 4800])));
    let why = analyse(&batches, 0, By::Auto).unwrap_err();
    assert_eq!(why, NoSequence::Merged(200));
    // with each datagram in its own frame the counter is read
    let plain = of((0..200_u16).map(|k| (100 + (k ^ 1), vec![0x40; 1200])));
    assert_eq!(analyse(&plain, 0, By::Auto).unwrap().measures.reordered, 100);
    // QUIC says that it is QUIC
    let long = [&[0xc3, 0, 0, 0, 1, 8][..], &[7; 1000]].concat();
    let quic = of((0..200_u16).map(|k| (0, if k == 0 { long.clone() } else { vec![0x41; 1200] })));
    assert_eq!(analyse(&quic, 0, By::Auto).unwrap_err(), NoSequence::Encrypted);
    assert_eq!(quic.flows[0].detail, "QUIC");
}
