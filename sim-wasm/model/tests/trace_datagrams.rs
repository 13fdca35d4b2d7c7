//! UDP: iperf's payload numbers its datagrams; what segmentation offload numbers anew or merges carries no number.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read};
use compose::{Container, Frame, capture, ethernet, ipv4, udp};
use model::trace::{ArrivalOrder, NoSequence, Report, SequenceChoice, SequenceKind};

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
    assert_eq!(report.flows[flow].sequences[0], SequenceKind::Iperf);
    let figures = report.figures(ArrivalOrder::Auto, flow as u32, SequenceChoice::Auto).unwrap();
    // the truth of that path
    assert_eq!((figures.reordered, figures.lost, figures.duplicates), (426, 2, 0));
    let forced = analyse(&report, flow as u32, SequenceChoice::Only(SequenceKind::Iperf)).unwrap();
    assert_eq!(forced.measures.reordered, 426);
    assert!(forced.method[0].contains("iperf"));
}

/// A tunnel's packets: 100 numbers without 20, 50 late by three places, and 70 twice; IKE first.
fn tunnel(protocol: u8, head: impl Fn(u32) -> Vec<u8>, other: &[u8]) -> Report {
    let mut numbers: Vec<u32> = (0..100).filter(|&k| k != 20).collect();
    let late = numbers.remove(49);
    numbers.insert(52, late);
    numbers.insert(71, 70);
    let payloads = std::iter::once(other.to_vec()).chain(numbers.into_iter().map(|number| {
        let salt = number.wrapping_mul(0x9e37_79b9).to_be_bytes();
        [head(number), salt.repeat(10)].concat()
    }));
    let frame = |(k, payload): (u64, Vec<u8>)| {
        let inner = if protocol == 17 { udp((4500, 4500), &payload) } else { payload };
        Frame::whole(START + k * MILLI, ethernet(&ipv4(0, protocol, 1, 2, &inner)))
    };
    let frames: Vec<Frame> = (0..).zip(payloads).map(frame).collect();
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 999)
}

#[test]
fn the_numbers_of_encrypted_tunnels_are_read() {
    // across the end of 32 bits
    let esp = |number: u32| [[0, 0, 0x12, 0x34], (u32::MAX - 30).wrapping_add(number).to_be_bytes()].concat();
    let wireguard = |number: u32| {
        let counter = (u64::from(u32::MAX) - 30 + u64::from(number)).to_le_bytes();
        [&[4, 0, 0, 0, 9, 0, 0, 0][..], &counter].concat()
    };
    // beside IKE, where the two share a port
    let cases = [tunnel(50, esp, &[0; 40]), tunnel(17, esp, &[0; 40])];
    for report in &cases {
        let flow = &report.flows[0];
        assert_eq!((flow.protocol.as_str(), flow.detail.as_str()), ("ESP", "SPI 0x00001234"));
        assert_eq!(flow.sequences, [SequenceKind::Vpn]);
        let found = analyse(report, 0, SequenceChoice::Auto).unwrap();
        let measures = &found.measures;
        assert_eq!(
            (measures.received, measures.reordered, measures.lost, measures.duplicates),
            (99, 1, 1, 1)
        );
        assert!(found.method[0].contains("An anti-replay window of 4 numbers drops none"), "{found:?}");
    }
    let of = |(k, payload): (usize, Vec<u8>)| (k as u16 % 7, payload);
    let report = self::of((0..60).map(|k| wireguard(k ^ u32::from(k % 10 < 2))).enumerate().map(of));
    assert_eq!(
        (report.flows[0].protocol.as_str(), report.flows[0].sequences[0]),
        ("WireGuard", SequenceKind::Vpn)
    );
    assert_eq!(report.flows[0].detail, "receiver index 0x00000009");
    let found = analyse(&report, 0, SequenceChoice::Only(SequenceKind::Vpn)).unwrap();
    assert_eq!((found.measures.reordered, found.measures.lost), (6, 0));
    assert!(analyse(&report, 0, SequenceChoice::Only(SequenceKind::Rtp)).is_err());
}

#[test]
fn sessions_of_wireguard_are_one_flow() {
    let packet =
        |session: u8, number: u64| [&[4, 0, 0, 0, session, 0, 0, 0][..], &number.to_le_bytes()].concat();
    // three keys of 100 packets: one lost, one late, and a key's last packet overtaken by the next key's first
    let mut sent: Vec<(u8, u64)> = (0..300).map(|k| ((k / 100) as u8 + 1, k % 100)).collect();
    sent.swap(99, 100);
    sent.swap(250, 251);
    sent.remove(30);
    let report = of(sent.iter().map(|&(session, number)| (0, packet(session, number))));
    assert_eq!((report.flows.len(), report.flows[0].packets), (1, 299));
    assert_eq!(report.flows[0].detail, "receiver index 0x00000001");
    let found = analyse(&report, 0, SequenceChoice::Auto).unwrap();
    let measures = &found.measures;
    assert_eq!(
        (found.by, measures.received, measures.reordered, measures.lost),
        (SequenceKind::Vpn, 299, 2, 1)
    );
    assert!(found.method[1].starts_with("The numbers of 2 new keys"), "{:?}", found.method);
    // two sessions at the same time are not one after the other
    let both = of((0..100).map(|k| (0, packet(k as u8 % 2, k / 2))));
    assert_eq!(both.flows.iter().map(|flow| flow.packets).collect::<Vec<_>>(), [50, 50]);
    // more sessions than streams of RTP are kept
    let day = of((0..4000).map(|k| {
        (0, [&[4, 0, 0, 0][..], &(k / 8_u32).to_le_bytes(), &u64::from(k % 8).to_le_bytes()].concat())
    }));
    assert_eq!(
        (day.flows.len(), analyse(&day, 0, SequenceChoice::Auto).unwrap().measures.received),
        (1, 4000)
    );
}

#[test]
fn sctp_is_named_as_not_read() {
    let frame = |k: u64| Frame::whole(START + k * MILLI, ethernet(&ipv4(0, 132, 1, 2, &[7; 40])));
    let frames: Vec<Frame> = (0..40).map(frame).collect();
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 999);
    assert_eq!(analyse(&report, 0, SequenceChoice::Auto).unwrap_err(), NoSequence::Chunks);
    let verdict = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto).verdict;
    assert!(verdict[1].starts_with("SCTP numbers chunks"), "{verdict:?}");
}

#[test]
fn quic_with_offload_carries_no_number() {
    let report = read(include_bytes!("../../../fixtures/captures/quic-offload.pcap.gz"), 4096);
    for number in 0..report.flows.len() as u32 {
        let why = report.figures(ArrivalOrder::Auto, number, SequenceChoice::Auto).unwrap_err();
        assert!(matches!(why, NoSequence::Batches | NoSequence::Encrypted | NoSequence::Nothing), "{why}");
    }
    let largest = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap_err();
    assert_eq!(largest, NoSequence::Batches);
}

#[test]
fn merged_datagrams_carry_no_number() {
    let batches = of((0..200_u16).map(|k| (4 * k, vec![0x40; 4800])));
    let why = analyse(&batches, 0, SequenceChoice::Auto).unwrap_err();
    assert_eq!(why, NoSequence::Merged(200));
    // with each datagram in its own frame the counter is read
    let plain = of((0..200_u16).map(|k| (100 + (k ^ 1), vec![0x40; 1200])));
    assert_eq!(analyse(&plain, 0, SequenceChoice::Auto).unwrap().measures.reordered, 100);
    // QUIC says that it is QUIC
    let long = [&[0xc3, 0, 0, 0, 1, 8][..], &[7; 1000]].concat();
    let quic = of((0..200_u16).map(|k| (0, if k == 0 { long.clone() } else { vec![0x41; 1200] })));
    assert_eq!(analyse(&quic, 0, SequenceChoice::Auto).unwrap_err(), NoSequence::Encrypted);
    assert_eq!(quic.flows[0].detail, "QUIC");
}
