//! Where a capture was taken, and what it cannot show from there.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::truth::capture as known;
use crate::captures::{MILLI, START, ack, analyse, data, handshake, read};
use compose::{Container, Frame, capture, echo, ethernet, ipv4, tcp, udp};
use model::trace::{
    ArrivalOrder, ArtefactKind, FlowLine, NoSequence, Report, SequenceChoice, SequenceKind, Survey,
};

fn report(frames: &[Frame]) -> Report {
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, frames), 1000)
}

fn survey(frames: &[Frame]) -> Survey {
    report(frames).survey(ArrivalOrder::Auto, SequenceChoice::Auto)
}

fn kinds(survey: &Survey) -> Vec<ArtefactKind> {
    survey.artefacts.iter().map(|artefact| artefact.kind).collect()
}

/// A TCP segment with options, which take a multiple of four bytes.
fn with_options(mut segment: Vec<u8>, options: &[u8]) -> Vec<u8> {
    segment[12] = 16 * (5 + options.len() as u8 / 4);
    segment.splice(20..20, options.iter().copied());
    segment
}

/// An acknowledgment with one block of selective acknowledgments.
fn selective(ms: u64, number: u32, (left, right): (u32, u32)) -> Frame {
    let options = [&[1, 1, 5, 10][..], &left.to_be_bytes(), &right.to_be_bytes()].concat();
    let segment = with_options(tcp((40_000, 80), 1, number, 16, None, &[]), &options);
    Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, 2, 1, &segment)))
}

/// A download of 60 segments as its server sees it, where the path takes 20 ms there and back, and loses each 20th
/// segment.
fn at_the_server() -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut id = 100;
    for k in 0..60_u32 {
        let (first, ms) = (1001 + 100 * k, 30 + u64::from(k));
        id += 1;
        frames.push(data(ms, id, first, 100, None));
        if k % 20 == 9 {
            id += 1;
            frames.push(data(ms + 24, id, first, 100, None));
            (1..=4).for_each(|n| {
                frames.push(selective(ms + 20 + n, first, (first + 100, first + 100 + 100 * n as u32)))
            });
        } else if k % 20 < 9 || k % 20 > 14 {
            frames.push(ack(ms + 20, first + 100));
        }
    }
    frames.sort_by_key(|frame| frame.time);
    frames
}

/// The handshake at the server: the answer follows at once, what completes it after a round trip.
fn greeted_at_the_server() -> Vec<Frame> {
    let mut frames = handshake(20);
    frames[1].time = frames[0].time + 30_000;
    frames
}

#[test]
fn a_capture_at_the_sender_is_no_all_clear() {
    let greeted = [greeted_at_the_server(), at_the_server()].concat();
    // in mid-connection too
    for (frames, words) in [
        (greeted, "30 µs to the sender and back, 20 ms to the receiver and back"),
        (at_the_server(), "at least 3 segments were lost"),
    ] {
        let report = report(&frames);
        let found = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        assert_eq!(
            found.verdict,
            [
                "This looks like a capture at the sender: reordering and loss happen behind this point, where at least 3 were lost. Capture at the receiver, or give both files."
            ]
        );
        assert_eq!(kinds(&found), [ArtefactKind::Sender]);
        let analysis = analyse(&report, 0, SequenceChoice::Auto).unwrap();
        assert!(
            analysis.is_at_sender && analysis.method.iter().any(|sentence| sentence.contains(words)),
            "{:?}",
            analysis.method
        );
    }
    // nothing lost: the handshake tells
    let clean: Vec<Frame> = greeted_at_the_server()
        .into_iter()
        .chain((0..40).map(|k| data(30 + u64::from(k), 9 + k as u16, 1001 + 100 * k, 100, None)))
        .collect();
    assert!(survey(&clean).verdict[0].starts_with(
        "This looks like a capture at the sender: reordering and loss happen behind this point. Capture"
    ));
    // the same in the middle of the path, and without its handshake
    let middle = [handshake(20), clean[3..].to_vec()].concat();
    assert_eq!(survey(&middle).verdict, ["Nothing is reordered: all 40 packets arrive in order."]);
    assert_eq!(survey(&clean[3..]).verdict, ["Nothing is reordered: all 40 packets arrive in order."]);
}

/// At the receiver: what is sent again needlessly has been acknowledged, and copies that the path makes are not asked
/// for.
#[test]
fn needless_retransmissions_and_copies_show_no_loss_behind() {
    let mut frames = Vec::new();
    for k in 0..60_u32 {
        let (first, ms) = (1001 + 100 * k, 30 + 2 * u64::from(k));
        frames.push(data(ms, 3 * k as u16, first, 100, None));
        if k % 10 == 5 {
            // a copy on the path comes before the acknowledgment
            frames.push(data(ms, 3 * k as u16, first, 100, None));
        }
        frames.push(ack(ms, first + 100));
        if k % 10 == 8 {
            frames.push(data(ms + 1, 3 * k as u16 + 1, first, 100, None));
            frames.push(selective(ms + 1, first + 100, (first, first + 100)));
        }
    }
    let report = report(&frames);
    let figures = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    assert_eq!((figures.is_at_sender, figures.lost_behind, figures.duplicates), (false, 0, 12));
    let found = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    let said = "Nothing is reordered: all 60 packets arrive in order; 6 were duplicated on the path.";
    assert_eq!(found.verdict, [said]);
}

#[test]
fn captures_of_known_truth_at_the_sender_are_recognised() {
    for name in ["loss.sender", "ecmp-loss.sender", "ecmp-loss-ipv6.sender"] {
        let found = known(name).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        assert!(
            found.verdict[0].starts_with("This looks like a capture at the sender"),
            "{name}: {:?}",
            found.verdict
        );
    }
}

/// A download of segments of so many full packets each.
fn merged(sizes: &[u32], late: usize, mss: Option<u16>) -> Vec<Frame> {
    let mut frames = handshake(20);
    if let Some(mss) = mss {
        let options = [&[2, 4][..], &mss.to_be_bytes()].concat();
        let syn = with_options(tcp((40_000, 80), 0, 0, 2, None, &[]), &options);
        frames[0].bytes = ethernet(&ipv4(0, 6, 2, 1, &syn));
    }
    let (mut first, mut all) = (1001, Vec::new());
    for (k, &packets) in sizes.iter().enumerate() {
        let length = 1448 * packets;
        all.push(data(30 + k as u64, 10 + k as u16, first, length as usize, None));
        first += length;
    }
    let (early, later) = (all[late].time, all[late + 2].time);
    all[late].time = later + MILLI / 2;
    assert!(early < later);
    frames.extend(all);
    frames.sort_by_key(|frame| frame.time);
    frames
}

#[test]
fn merged_segments_are_said_and_counted_as_packets_of_the_path() {
    let sizes: Vec<u32> = (0..40).map(|k| if k == 20 { 1 } else { 1 + k % 3 }).collect();
    let all: u32 = sizes.iter().sum();
    for mss in [Some(1460), None] {
        let found = survey(&merged(&sizes, 20, mss));
        assert_eq!(kinds(&found), [ArtefactKind::Merged], "{mss:?}");
        let text = &found.artefacts[0].text;
        assert!(
            text.starts_with(
                "25 segments were put together from several packets (of more than 1,460 bytes, up to 4,344): "
            ),
            "{text}"
        );
        assert!(text.contains("(GRO, LRO, TSO). Each counts as one packet here"), "{text}");
        assert!(
            text.contains(&format!(
                "of the {all} packets that the path carried in these flows, 1 is reordered (1.3%)"
            )),
            "{text}"
        );
        assert!(text.contains("ethtool -K INTERFACE gro off"), "{text}");
        let first = "2.5% of the merged segments (1.3% of the packets on the path) are reordered, ";
        assert!(found.verdict[0].starts_with(first), "{:?}", found.verdict);
        let told = "1 merged segment is reordered, and at least 10 are needed to determine a cause";
        assert!(found.verdict[2].starts_with(told), "{:?}", found.verdict);
        assert!(found.verdict[1].ends_with(" or a buffer of 2 merged segments puts everything in order."));
    }
    // frames that the path allows
    assert!(survey(&merged(&sizes, 20, Some(8960))).artefacts.is_empty());
}

#[test]
fn frames_captured_in_part_are_counted() {
    let mut frames: Vec<Frame> =
        (0..30_u32).map(|k| data(u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, None)).collect();
    frames[4..].iter_mut().for_each(|frame| frame.bytes.truncate(64));
    for container in
        [Container::PcapNg { is_big_endian: true }, Container::Pcap { is_big_endian: false, is_nano: true }]
    {
        let report = read(&capture(container, 1, &frames), 1000);
        assert_eq!(report.cut_short, 26);
        assert_eq!(report.notes, ["26 frames captured in part: only their headers are read"]);
    }
    assert_eq!(report(&frames[..4]).cut_short, 0);
}

/// Four full segments are missing: one is sent again, one that the other end has was not captured, two were lost for
/// good.
#[test]
fn what_was_never_sent_again_is_lost_too() {
    let missing = [5, 9, 20, 21];
    let mut frames: Vec<Frame> = (0..30_u32)
        .filter(|k| !missing.contains(k))
        .map(|k| data(u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, None))
        .collect();
    frames.push(data(40, 60, 1501, 100, None));
    frames.push(ack(41, 3001));
    let report = report(&frames);
    let analysis = analyse(&report, 0, SequenceChoice::Auto).unwrap();
    let verdicts = analysis.tcp.unwrap();
    assert_eq!((analysis.measures.lost, verdicts.never_seen, verdicts.unseen_bytes), (3, 2, 300));
    assert!(
        analysis.method.iter().any(|sentence| sentence.starts_with("Not captured: 100 bytes")),
        "{:?}",
        analysis.method
    );
    let found = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    assert_eq!(
        found.verdict,
        ["Nothing is reordered: all 26 packets arrive in order; 3 were lost, at most 2 in a row."]
    );
    let packets = report.packets_of(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    assert_eq!(packets.frames.iter().filter(|&&frame| frame == 0).count(), 3);
}

#[test]
fn icmp_errors_are_no_flow_with_losses() {
    let mut frames = Vec::new();
    for k in 0..40_u16 {
        let at = START + u64::from(k) * MILLI;
        frames.push(Frame::whole(at, ethernet(&ipv4(100 + k, 17, 1, 2, &udp((4000, 5004), &[7; 20])))));
        if k % 2 == 0 {
            // port unreachable; of its host's numbers most belong to something else
            frames.push(Frame::whole(
                at + 9000,
                ethernet(&ipv4(500 + 20 * k, 1, 2, 1, &[3, 3, 0, 0, 0, 0, 0, 0, 69])),
            ));
        }
    }
    let report = report(&frames);
    let icmp = report.flows.iter().position(|flow| flow.protocol == "ICMP").unwrap() as u32;
    for by in [SequenceChoice::Auto, SequenceChoice::Only(SequenceKind::IpId)] {
        assert_eq!(report.flows[icmp as usize].settle(by), Err(NoSequence::Messages));
    }
    let found = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    assert_eq!(found.verdict, ["Nothing is reordered: all 40 packets arrive in order."]);
}

fn pinged(numbers: &[u16], answered: impl Fn(u16) -> Option<u64>) -> Vec<Frame> {
    let mut frames = Vec::new();
    for (k, &number) in numbers.iter().enumerate() {
        let at = START + k as u64 * MILLI;
        frames.push(Frame::whole(at, ethernet(&ipv4(0, 1, 1, 2, &echo(true, 9, number, &[1; 20])))));
        if let Some(after) = answered(number) {
            frames.push(Frame::whole(
                at + after,
                ethernet(&ipv4(0, 1, 2, 1, &echo(false, 9, number, &[1; 20]))),
            ));
        }
    }
    frames.sort_by_key(|frame| frame.time);
    frames
}

#[test]
fn echo_replies_at_the_answering_host_mirror_the_requests() {
    let numbers: Vec<u16> =
        (0..100).filter(|k| k % 25 != 3).map(|k| if k % 10 < 2 { k ^ 1 } else { k }).collect();
    let found = survey(&pinged(&numbers, |_| Some(20_000)));
    assert!(matches!(found.lines[1], FlowLine::Folded(0)), "{:?}", found.lines[1]);
    assert!(
        found.verdict[0]
            .starts_with("10% of the packets are reordered, median lateness 1 ms; 4 were lost one by one."),
        "{:?}",
        found.verdict
    );
    // at the host that asks, replies are measured for themselves
    let own: Vec<u16> = (0..100).collect();
    let report = report(&pinged(&own, |number| {
        (number % 20 != 7).then_some(if number % 10 == 0 { 2_500_000 } else { 900_000 })
    }));
    assert!(report.flows.iter().all(|flow| flow.settle(SequenceChoice::Auto) == Ok(SequenceKind::Icmp)));
    assert!(
        report.survey(ArrivalOrder::Auto, SequenceChoice::Auto).verdict[0]
            .starts_with("1 of 2 flows is reordered")
    );
    // and asked for, everywhere
    let mirror = crate::trace_place::report(&pinged(&numbers, |_| Some(20_000)));
    assert_eq!(mirror.flows[1].settle(SequenceChoice::Only(SequenceKind::Icmp)), Ok(SequenceKind::Icmp));
    assert_eq!(mirror.flows[1].settle(SequenceChoice::Auto), Err(NoSequence::Mirrors(0)));
}

/// A request of one segment, and acknowledgments of the answer, each third of which is overtaken.
fn acknowledging(is_counted: bool) -> Report {
    let frame = |k: u32| {
        let k = if k % 3 == 1 {
            k + 1
        } else if k % 3 == 2 {
            k - 1
        } else {
            k
        };
        let payload = if k == 0 { vec![b'x'; 37] } else { Vec::new() };
        let segment = tcp((40_000, 80), if k == 0 { 1 } else { 38 }, 1 + 100 * k, 16, None, &payload);
        let id = if is_counted { 10 + k as u16 } else { 0 };
        ethernet(&ipv4(id, 6, 2, 1, &segment))
    };
    let frames: Vec<Frame> = (0..90).map(|k| Frame::whole(START + u64::from(k) * MILLI, frame(k))).collect();
    report(&frames)
}

#[test]
fn acknowledgments_are_measured_where_their_packets_are_counted() {
    let report = acknowledging(true);
    let figures = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    assert_eq!((figures.by, figures.received, figures.reordered), (SequenceKind::IpId, 90, 30));
    let report = acknowledging(false);
    let figures = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
    assert_eq!((figures.by, figures.received), (SequenceKind::Tcp, 1));
    assert_eq!(report.flows[0].detail, "1 of 90 packets measured, the others only acknowledge");
}
