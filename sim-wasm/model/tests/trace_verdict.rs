//! The verdict on a file, and the artefacts that come before it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, data, data6, handshake, read, rtp_frames, truth};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::trace::{ArrivalOrder, ArtefactKind, Cause, Report, SequenceChoice, Survey};

const PCAPNG: Container = Container::PcapNg { is_big_endian: false };

fn report(frames: &[Frame]) -> Report {
    read(&capture(PCAPNG, 1, frames), 1000)
}

fn survey(frames: &[Frame]) -> Survey {
    report(frames).survey(ArrivalOrder::Auto, SequenceChoice::Auto)
}

fn kinds(survey: &Survey) -> Vec<ArtefactKind> {
    survey.artefacts.iter().map(|artefact| artefact.kind).collect()
}

/// In each five packets the second comes last.
fn late_by_three(count: u16) -> Vec<u16> {
    (0..count).map(|k| k - k % 5 + [0, 2, 3, 4, 1][usize::from(k % 5)]).collect()
}

#[test]
fn the_verdict_on_one_flow() {
    let found = survey(&rtp_frames(&late_by_three(500)));
    assert_eq!(found.verdict[0], "20% of the packets are reordered, median lateness 3 ms.");
    assert!(
        found.verdict[1].ends_with("; a wait of 3 ms or a buffer of 3 packets puts everything in order."),
        "{found:?}"
    );
    assert!(found.artefacts.is_empty());
    let lossy: Vec<u16> = (0..400).filter(|k| k % 100 != 7).collect();
    let found = survey(&rtp_frames(&lossy));
    assert_eq!(
        found.verdict,
        ["Nothing is reordered: all 396 packets arrive in order; 4 were lost one by one."]
    );
    let none = survey(&[]);
    assert_eq!(none.verdict, ["The file holds no packet."]);
}

#[test]
fn the_verdict_on_several_flows() {
    let flow = |port: u16, numbers: Vec<u16>| {
        let frame = move |(k, number): (u64, u16)| {
            let payload = rtp(u32::from(port), number, 0, &[7; 20]);
            let packet = ipv4(0, 17, 1, 2, &udp((port, 5004), &payload));
            Frame::whole(START + k * MILLI + u64::from(port), ethernet(&packet))
        };
        (0..).zip(numbers).map(frame).collect::<Vec<Frame>>()
    };
    let of = |count: u16, reordered: u16| {
        let numbers = |port: u16| if port < reordered { late_by_three(100) } else { (0..100).collect() };
        let mut frames: Vec<Frame> = (0..count).flat_map(|port| flow(port + 1, numbers(port))).collect();
        frames.sort_by_key(|frame| frame.time);
        survey(&frames).verdict.concat()
    };
    assert!(of(8, 2).starts_with(
        "2 of 8 flows are reordered (20% of their packets, median lateness 3 ms), all others clean."
    ));
    assert!(
        of(8, 2)
            .contains("It looks like one link of a hashed group; a wait of 3 ms or a buffer of 3 packets"),
        "{}",
        of(8, 2)
    );
    assert!(of(8, 1).starts_with("1 of 8 flows is reordered (20% of its packets"));
    assert!(of(2, 1).contains("median lateness 3 ms), the other clean."), "{}", of(2, 1));
    assert!(of(2, 2).starts_with("Both flows are reordered (20% of their packets, median lateness 3 ms)."));
    assert_eq!(of(3, 0), "Nothing is reordered: all 300 packets of 3 flows arrive in order.");
}

#[test]
fn what_comes_late_by_microseconds_is_harmless() {
    let mut frames = rtp_frames(&late_by_three(500));
    for (k, frame) in (0..).zip(&mut frames) {
        frame.time = START + k * 4000;
    }
    let found = survey(&frames);
    assert_eq!(found.verdict[0], "20% of the packets are reordered, median lateness 12 µs: harmless.");
    assert!(found.verdict[1].contains("receive queues that work in parallel"), "{found:?}");
}

/// A path that duplicates has a fault of its own; a mirror port, which gives every packet twice, is no path.
#[test]
fn packets_that_the_path_duplicates_are_said() {
    let twice = |every: u16| {
        (0..400_u16).flat_map(move |k| std::iter::repeat_n(k, if k % every == 3 { 2 } else { 1 }))
    };
    let found = survey(&rtp_frames(&twice(50).collect::<Vec<u16>>()));
    assert_eq!(
        found.verdict,
        ["Nothing is reordered: all 400 packets arrive in order; 8 were duplicated on the path."]
    );
    let one = survey(&rtp_frames(&twice(500).filter(|k| *k != 100).collect::<Vec<u16>>()));
    assert!(one.verdict[0].ends_with("; 1 was lost; 1 was duplicated on the path."), "{:?}", one.verdict);
    let mirrored = survey(&rtp_frames(&(0..800_u16).map(|k| k / 2).collect::<Vec<u16>>()));
    assert_eq!(kinds(&mirrored), [ArtefactKind::Copies]);
    assert_eq!(mirrored.verdict, ["Nothing is reordered: all 400 packets arrive in order."]);
}

/// One packet in ten is late by one place, one in a hundred by nine, and one is lost: what a wait costs is for the
/// reader to decide.
#[test]
fn a_wait_is_told_for_most_packets_and_for_all() {
    let mut numbers: Vec<u16> = (0..1000).collect();
    (0..990).step_by(10).for_each(|at| numbers.swap(at, at + 1));
    (0..900).step_by(100).for_each(|at| numbers[at + 4..=at + 14].rotate_left(1));
    let found = survey(&rtp_frames(&numbers));
    let end = "; a wait of 1 ms puts 90% of them in order, and 10 ms all.";
    assert!(found.verdict[1].ends_with(end), "{:?}", found.verdict);
    let rtp = found.remedies.last().unwrap();
    assert!(rtp.words.starts_with("RTP: the jitter buffer"), "{rtp:?}");
    assert!(rtp.words.contains("1 ms for 90%") && rtp.words.contains("10 ms for all"), "{rtp:?}");
}

/// What acknowledgments say is likely lost is no more open than that, though nothing proves it.
#[test]
fn what_is_likely_lost_is_not_undecided() {
    let survey = truth::capture("loss-ipv6").survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    let (likely, undecided) = survey.measured().fold((0, 0), |(likely, undecided), (_, flow)| {
        (likely + flow.likely_lost, undecided + flow.undecided)
    });
    assert!(likely > 0, "{survey:?}");
    let said = format!("{likely} were likely lost");
    assert!(survey.verdict[0].contains(&said), "{undecided} undecided: {:?}", survey.verdict);
}

/// A quarter of the packets runs 5 ms ahead: one flow does not tell that from two paths with unequal shares.
#[test]
fn priority_and_an_unequal_split_are_said_to_look_alike() {
    for name in ["ahead", "ecmp"] {
        let survey = truth::capture(name).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        let both =
            survey.causes.iter().filter(|each| matches!(each.cause, Cause::Split | Cause::RanAhead)).count();
        let said = survey.verdict[1].contains("(one flow does not tell which)");
        assert_eq!(said, both == 2, "{name}: {:?} {:?}", survey.verdict, survey.causes);
    }
}

/// What to set is told where something has to be: a sender that counts three duplicate acknowledgments sees nothing of
/// less.
#[test]
fn what_to_set_is_said_with_its_source() {
    let survey = truth::capture("ecmp").survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    let words: Vec<&str> = survey.remedies.iter().map(|remedy| remedy.words.as_str()).collect();
    assert!(words[0].starts_with("Look for load sharing packet by packet"), "{words:?}");
    assert!(words[1].contains("net.ipv4.tcp_recovery = 1"), "{words:?}");
    assert!(survey.remedies.iter().all(|remedy| !remedy.source.is_empty()));
    let calm = self::survey(&rtp_frames(&(0..100).collect::<Vec<u16>>()));
    assert!(calm.remedies.is_empty());
}

/// Segments over IPv6 without timestamps or a handshake: nothing tells what filled the holes.
#[test]
fn undecided_segments_make_a_range() {
    let frame = |k: u32| {
        data6(u64::from(k), 1000 + 100 * (k - k % 10 + [0, 1, 2, 3, 5, 6, 7, 4, 8, 9][k as usize % 10]), 100)
    };
    let frames: Vec<Frame> = (0..200).map(frame).collect();
    let found = survey(&frames);
    assert_eq!(
        found.verdict,
        [
            "No packet is surely reordered: no rule decides 20 segments, 10% of the packets of 1 flow; at most 20 were lost."
        ]
    );
}

#[test]
fn a_mirror_port_is_named_and_both_copies_count_once() {
    let own: Vec<Frame> =
        (0..200_u32).map(|k| data(u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, Some(k))).collect();
    let twice: Vec<Frame> = own
        .iter()
        .flat_map(|frame| {
            let mut copy = frame.clone();
            copy.time += MILLI / 3;
            [frame.clone(), copy]
        })
        .collect();
    let found = survey(&twice);
    assert_eq!(kinds(&found), [ArtefactKind::Copies]);
    assert_eq!(found.artefacts[0].packets, 200);
    assert!(found.artefacts[0].text.contains("mirror (SPAN) port"));
    assert_eq!(found.verdict, ["Nothing is reordered: all 200 packets arrive in order."]);
    // a few packets that were sent again are no mirror port's
    let mut some = own.clone();
    some.extend(
        (0..20).map(|k| data(300 + u64::from(k), 900 + k as u16, 1001 + 100 * k, 100, Some(300 + k))),
    );
    assert!(survey(&some).artefacts.is_empty());
}

#[test]
fn merged_segments_and_cut_files_are_named() {
    let large: Vec<Frame> = (0..20_u32)
        .map(|k| {
            data(u64::from(k), 10 + k as u16, 1001 + 20_000 * k, if k == 7 { 14_600 } else { 1000 }, None)
        })
        .collect();
    let found = survey(&large);
    assert_eq!(kinds(&found), [ArtefactKind::Merged]);
    assert!(found.artefacts[0].text.starts_with(
        "1 segment was put together from several packets (of more than 9,200 bytes, up to 14,600): "
    ));
    let whole = capture(PCAPNG, 1, &rtp_frames(&late_by_three(100)));
    let cut = read(&whole[..whole.len() - 30], 1000).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
    assert_eq!(kinds(&cut), [ArtefactKind::Cut]);
    let mut snapped = rtp_frames(&(0..50).collect::<Vec<u16>>());
    snapped[20].bytes.truncate(38);
    let found = survey(&snapped);
    assert_eq!((kinds(&found), found.artefacts[0].packets), (vec![ArtefactKind::Snapped], 1));
}

/// Loss alone: captured by four queues, with a clock that was set back, and as it was.
#[test]
fn loss_alone_is_never_reordering() {
    let mut frames = handshake(20);
    frames.extend(
        (0..800_u32)
            .filter(|k| k % 50 != 9)
            .map(|k| data(30 + u64::from(k), 10 + k as u16, 1001 + 100 * k, 100, Some(k))),
    );
    let again = (0..800_u32)
        .filter(|k| k % 50 == 9)
        .map(|k| data(60 + u64::from(k), 1000 + k as u16, 1001 + 100 * k, 100, Some(k + 30)));
    frames.extend(again);
    frames.sort_by_key(|frame| frame.time);
    let queues = |chunk: &[Frame]| -> Vec<Frame> {
        (0..4).flat_map(|queue| chunk.iter().skip(queue).step_by(4).cloned().collect::<Vec<_>>()).collect()
    };
    let shuffled: Vec<Frame> = frames.chunks(16).flat_map(queues).collect();
    let mut set_back = frames.clone();
    set_back[400..].iter_mut().for_each(|frame| frame.time -= 30 * MILLI);
    for (frames, artefact) in
        [(frames, None), (shuffled, Some(ArtefactKind::FileOrder)), (set_back, Some(ArtefactKind::Clock))]
    {
        let found = survey(&frames);
        assert!(
            found.verdict[0]
                .starts_with("Nothing is reordered: all 784 packets arrive in order; 16 were lost"),
            "{:?} {:?}",
            artefact,
            found.verdict
        );
        assert_eq!(kinds(&found), artefact.into_iter().collect::<Vec<_>>());
        assert!(found.causes.is_empty());
    }
}

/// One flow loses every hundredth packet, of the other two of three numbers are missing: nothing is said of losses in a
/// row that holds for one of them alone.
#[test]
fn losses_in_a_row_are_said_where_those_of_all_flows_are_known() {
    let of_port = |port: u16, numbers: &[u16]| -> Vec<Frame> {
        let frame = |(k, &number): (usize, &u16)| {
            let payload = rtp(u32::from(port), number, 160 * u32::from(number), &[7; 20]);
            let packet = ipv4(number, 17, 1, 2, &udp((port, 5004), &payload));
            Frame::whole(START + k as u64 * MILLI, ethernet(&packet))
        };
        numbers.iter().enumerate().map(frame).collect()
    };
    let lossy: Vec<u16> = (0..400).filter(|k| k % 100 != 7).collect();
    let sparse: Vec<u16> = (0..200).map(|k| 3 * k).collect();
    let mut frames = of_port(4000, &lossy);
    assert!(survey(&frames).verdict[0].contains("4 were lost one by one"));
    frames.extend(of_port(4002, &sparse));
    frames.sort_by_key(|frame| frame.time);
    let verdict = survey(&frames).verdict;
    assert!(verdict[0].contains("402 were lost") && !verdict[0].contains("one by one"), "{verdict:?}");
}
