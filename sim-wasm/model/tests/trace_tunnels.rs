//! Packets in tunnels are measured as without: the packet counts that was sent, not the one that carries it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{ack, analyse, data, handshake, read, rtp_frames};
use compose::tunnels::{Outer, geneve, gre, gtp_u, ip_in_ip, vxlan};
use compose::{Container, Frame, capture, ethernet};
use model::trace::{Report, SequenceChoice};

const PCAPNG: Container = Container::PcapNg { is_big_endian: false };

fn plain() -> Vec<Frame> {
    let numbers: Vec<u16> = (0..100).map(|k: u16| 65_500_u16.wrapping_add(k ^ 1)).collect();
    let mut frames = rtp_frames(&numbers);
    frames.extend(handshake(20));
    frames.extend((0..40).map(|k: u32| data(30 + u64::from(k), k as u16, 1001 + 50 * (k ^ 2), 50, Some(k))));
    frames.push(ack(99, 1001));
    frames
}

/// The same frames with what stands behind their Ethernet headers replaced.
fn carried(frames: &[Frame], wrap: impl Fn(u16, &[u8]) -> Vec<u8>) -> Vec<Frame> {
    let each = |(k, frame): (u16, &Frame)| Frame::whole(frame.time, ethernet(&wrap(k, &frame.bytes[14..])));
    (0..).zip(frames).map(each).collect()
}

/// All that is measured, and the flows' ends.
fn measured(report: &Report) -> Vec<String> {
    let flows = 0..report.flows.len() as u32;
    let line = |at: u32| {
        let flow = &report.flows[at as usize];
        let measured = analyse(report, at, SequenceChoice::Auto);
        format!("{} {} {} {} {measured:?}", flow.protocol, flow.source, flow.destination, flow.packets)
    };
    flows.map(line).collect()
}

fn of(frames: &[Frame]) -> Report {
    read(&capture(PCAPNG, 1, frames), 4096)
}

type Wrap = Box<dyn Fn(u16, &[u8]) -> Vec<u8>>;

#[test]
fn tunnelled_copies_equal_the_plain_capture() {
    let frames = plain();
    let expected = of(&frames);
    let wraps: Vec<(&str, Wrap)> = vec![
        ("in IP between 192.0.2.7 and 192.0.2.8", Box::new(|k, inner| ip_in_ip(Outer::V4(k), inner))),
        ("in IP between 2001:db8::7 and 2001:db8::8", Box::new(|k, inner| ip_in_ip(Outer::V6(k), inner))),
        ("in GRE between 192.0.2.7 and 192.0.2.8", Box::new(|k, inner| gre(Outer::V4(k), None, None, inner))),
        (
            "in GRE 9 between 192.0.2.7 and 192.0.2.8",
            Box::new(|k, inner| gre(Outer::V4(k), Some(9), Some(k.into()), inner)),
        ),
        (
            "in VXLAN 77 between 192.0.2.7 and 192.0.2.8",
            Box::new(|k, inner| vxlan(Outer::V4(k), 50_000 + k % 7, 77, inner)),
        ),
        (
            "in Geneve 78 between 2001:db8::7 and 2001:db8::8",
            Box::new(|k, inner| geneve(Outer::V6(k), 78, inner)),
        ),
        (
            "in GTP-U between 192.0.2.7 and 192.0.2.8",
            Box::new(|k, inner| gtp_u(Outer::V4(k), u32::from(k % 2), k % 3 == 0, inner)),
        ),
        (
            "in GRE 9 between 2001:db8::7 and 2001:db8::8, in VXLAN 77 between 192.0.2.7 and 192.0.2.8",
            Box::new(|k, inner| vxlan(Outer::V4(k), 50_000, 77, &gre(Outer::V6(k), Some(9), None, inner))),
        ),
    ];
    for (words, wrap) in wraps {
        let report = of(&carried(&frames, wrap));
        assert_eq!(report.packets, expected.packets, "{words}");
        assert_eq!(measured(&report), measured(&expected), "{words}");
        assert!(
            report.flows.iter().all(|flow| flow.detail.ends_with(words)),
            "{words}: {:?}",
            report.flows[1]
        );
    }
}

/// A capture on a tunnel's end sees each packet with and without it: the two are no copies of each other.
#[test]
fn a_packet_with_and_without_its_tunnel_is_in_two_flows() {
    let frames = plain();
    let inside = carried(&frames, |k, inner| vxlan(Outer::V4(k), 50_000, 77, inner));
    let both: Vec<Frame> = frames.iter().zip(&inside).flat_map(|(a, b)| [a.clone(), b.clone()]).collect();
    let (report, expected) = (of(&both), of(&frames));
    assert_eq!((report.packets, report.flows.len()), (2 * expected.packets, 2 * expected.flows.len()));
    let lost = |report: &Report| analyse(report, 0, SequenceChoice::Auto).unwrap().measures.lost;
    assert_eq!(
        (lost(&report), analyse(&report, 0, SequenceChoice::Auto).unwrap().measures.duplicates),
        (lost(&expected), 0)
    );
}

#[test]
fn what_only_looks_like_a_tunnel_is_none() {
    let frames = plain();
    // a port alone makes no tunnel
    let other = carried(&frames, |k, inner| {
        compose::ipv4(k, 17, 7, 8, &compose::udp((9, 4789), &[&[1, 2, 3, 4, 5, 6, 7, 8], inner].concat()))
    });
    let report = of(&other);
    assert_eq!((report.flows.len(), report.flows[0].destination.as_str()), (1, "192.0.2.8:4789"));
    // nor does a frame without a packet in it
    let arp = carried(&frames, |k, _| {
        let mut frame = vec![0; 60];
        frame[12..14].copy_from_slice(&[8, 6]);
        compose::tunnels::vxlan_frame(Outer::V4(k), 9, 77, &frame)
    });
    let report = of(&arp);
    assert!(report.flows.is_empty());
    assert!(report.notes[0].contains("without an IP packet"), "{:?}", report.notes);
}
