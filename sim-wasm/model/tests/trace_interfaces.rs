//! Captures on several interfaces: what each of them saw, where they saw the same packets.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, ack, data, handshake, read, rtp_frames};
use compose::{Container, Frame, capture, ethernet, ipv4, udp};
use model::trace::{ArrivalOrder, ArtefactKind, Report, SequenceChoice, Survey};

const PCAPNG: Container = Container::PcapNg { is_big_endian: false };

/// The frames with the interface of each, in a file that describes two.
fn on_two_interfaces(frames: &[(u8, Frame)]) -> Vec<u8> {
    let mut frames: Vec<&(u8, Frame)> = frames.iter().collect();
    frames.sort_by_key(|(_, frame)| frame.time);
    let all: Vec<Frame> = frames.iter().map(|(_, frame)| frame.clone()).collect();
    let one = capture(PCAPNG, 1, &all);
    let mut interfaces = frames.iter().map(|(interface, _)| *interface);
    let (mut file, mut at) = (Vec::new(), 0);
    while at < one.len() {
        let word = |at: usize| u32::from_le_bytes(one[at..at + 4].try_into().unwrap());
        let mut block = one[at..at + word(at + 4) as usize].to_vec();
        at += block.len();
        match word(at - block.len()) {
            // an interface is described
            1 => file.extend(&block),
            6 => block[8] = interfaces.next().unwrap(),
            _ => {}
        }
        file.extend(&block);
    }
    file
}

fn surveyed(report: &Report) -> Survey {
    report.survey(ArrivalOrder::Auto, SequenceChoice::Auto)
}

/// Of each flow with data its detail, packets received, reordered and lost.
fn flows(report: &Report) -> Vec<(String, u64, u64, u64)> {
    let figures = |index: u32| report.figures(ArrivalOrder::Auto, index, SequenceChoice::Auto).ok();
    let line = |index: u32| {
        let figures = figures(index)?;
        let detail = report.flows[index as usize].detail.clone();
        Some((detail, figures.received, figures.reordered, figures.lost))
    };
    (0..report.flows.len() as u32).filter_map(line).collect()
}

/// One packet in 50 is lost between two interfaces, and one in 20 comes four packets late to the second.
fn behind_a_path(frames: &[Frame]) -> Vec<(u8, Frame)> {
    let late = |k: usize| if k % 20 == 7 { 4 * MILLI + MILLI / 2 } else { 0 };
    let seen = frames.iter().map(|frame| (0, frame.clone()));
    let behind = frames.iter().enumerate().filter(|(k, _)| k % 50 != 11).map(|(k, frame)| {
        let mut frame = frame.clone();
        frame.time += MILLI / 4 + late(k);
        (1, frame)
    });
    seen.chain(behind).collect()
}

#[test]
fn what_each_interface_saw_is_a_flow() {
    let frames = rtp_frames(&(0..400).collect::<Vec<u16>>());
    let report = read(&on_two_interfaces(&behind_a_path(&frames)), 1000);
    let named = |name: &str| format!("SSRC 0xfeedbeef, payload type 96, on {name}");
    assert_eq!(flows(&report), [(named("interface 0"), 400, 0, 0), (named("interface 1"), 392, 20, 8)]);
    let found = surveyed(&report);
    assert_eq!(
        found.artefacts.iter().map(|artefact| artefact.kind).collect::<Vec<_>>(),
        [ArtefactKind::Copies]
    );
    assert!(
        found.artefacts[0].text.starts_with("392 packets of 1 flow were seen by more than one interface."),
        "{:?}",
        found.artefacts
    );
    assert!(found.verdict[0].starts_with("1 of 2 flows is reordered"), "{:?}", found.verdict);
    assert!(
        found.verdict[0].ends_with(" The packets of each interface form a separate flow."),
        "{:?}",
        found.verdict
    );
}

/// A router stands near the server, and a client behind a path of 10 ms that loses and reorders: each interface has
/// both directions, and what the first saw is no verdict on the path.
#[test]
fn a_connection_is_judged_on_each_interface() {
    let [syn, answer, completion] = <[Frame; 3]>::try_from(handshake(0)).unwrap();
    let at = |interface: u8, tenths: u64, frame: &Frame| {
        (interface, Frame { time: START + tenths * MILLI / 10, ..frame.clone() })
    };
    let mut all: Vec<(u8, Frame)> = vec![
        at(1, 0, &syn),
        at(0, 100, &syn),
        at(0, 101, &answer),
        at(1, 201, &answer),
        at(1, 202, &completion),
        at(0, 302, &completion),
    ];
    let segments: Vec<Frame> =
        (0..400_u32).map(|k| data(60 + u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, None)).collect();
    all.extend(behind_a_path(&segments));
    let report = read(&on_two_interfaces(&all), 1000);
    let on = |name: &str| format!("on {name}");
    assert_eq!(flows(&report), [(on("interface 0"), 400, 0, 0), (on("interface 1"), 392, 20, 8)]);
    let verdict = surveyed(&report).verdict;
    let first = "5.1% of the packets that arrive here are reordered, median lateness 3.5 ms; 8 were lost one by one. The packets of each";
    assert!(verdict[0].starts_with(first), "{verdict:?}");
}

/// tcpdump on all interfaces of a router: the cooked frames say which one saw them.
#[test]
fn cooked_frames_tell_their_interface() {
    let cooked = |(interface, frame): &(u8, Frame)| {
        let head = [&[8, 0, 0, 0, 0, 0, 0, interface + 2, 0, 1, 0, 6][..], &[0; 8]].concat();
        Frame::whole(frame.time, [&head, &frame.bytes[14..]].concat())
    };
    let frames = behind_a_path(&rtp_frames(&(0..400).collect::<Vec<u16>>()));
    let mut frames: Vec<Frame> = frames.iter().map(cooked).collect();
    frames.sort_by_key(|frame| frame.time);
    let report = read(&capture(Container::Pcap { is_big_endian: false, is_nano: true }, 276, &frames), 1000);
    let found: Vec<_> =
        flows(&report).into_iter().map(|(_, received, late, lost)| (received, late, lost)).collect();
    assert_eq!(found, [(400, 0, 0), (392, 20, 8)]);
    assert!(report.flows[1].detail.ends_with(", on interface 3"), "{}", report.flows[1].detail);
}

/// Flows of few packets, such as a question and its answer, are apart if all flows together are.
#[test]
fn small_flows_are_apart_too() {
    let question = |port: u16, at: u64| {
        let packet = ipv4(port, 17, 1, 2, &udp((port, 53), &port.to_be_bytes().repeat(20)));
        Frame::whole(START + at * MILLI, ethernet(&packet))
    };
    let frames: Vec<Frame> = (0..20).map(|k| question(4000 + k, u64::from(k))).collect();
    let twice: Vec<(u8, Frame)> = frames
        .iter()
        .flat_map(|frame| {
            let later = Frame { time: frame.time + MILLI / 10, ..frame.clone() };
            [(0, frame.clone()), (1, later)]
        })
        .collect();
    let report = read(&on_two_interfaces(&twice), 1000);
    assert_eq!((report.flows.len(), report.flows[0].packets), (40, 1));
    // one retransmission on another link, among flows that each link saw alone
    let mut once: Vec<(u8, Frame)> = (0..).zip(&frames).map(|(k, frame)| (k % 2, frame.clone())).collect();
    once.push((1, Frame { time: frames[0].time + 3 * MILLI, ..frames[0].clone() }));
    let report = read(&on_two_interfaces(&once), 1000);
    assert_eq!((report.flows.len(), report.flows[0].packets), (20, 2));
}

/// Two links of a group share a flow's packets: each saw others, and the flow is one.
#[test]
fn a_flow_that_two_interfaces_share_stays_one() {
    let frames = rtp_frames(&(0..400).collect::<Vec<u16>>());
    let shared: Vec<(u8, Frame)> =
        (0..).zip(&frames).map(|(k, frame)| (k as u8 % 2, frame.clone())).collect();
    let report = read(&on_two_interfaces(&shared), 1000);
    let found = flows(&report);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].1, found[0].2, found[0].3), (400, 0, 0));
    assert!(!found[0].0.contains("interface"), "{found:?}");
    assert!(surveyed(&report).artefacts.is_empty());
    // acknowledgments that are repeated are alike, and none of them was seen twice
    let acks = (0..400).map(|k| ack(60 + k, 1001 + 1000 * (k as u32 / 4)));
    let data = (0..400_u32).map(|k| data(60 + u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, None));
    let both: Vec<(u8, Frame)> =
        acks.chain(data).enumerate().map(|(k, frame)| (k as u8 % 2, frame)).collect();
    assert!(surveyed(&read(&on_two_interfaces(&both), 1000)).artefacts.is_empty());
}
