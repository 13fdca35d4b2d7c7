//! All flows of a capture at a glance.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, ack, analyse, data, handshake, read};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::trace::{
    ArrivalOrder, FlowFigures, FlowLine, NoSequence, Report, SequenceChoice, SequenceKind, Survey,
};

fn report(mut frames: Vec<Frame>) -> Report {
    frames.sort_by_key(|frame| frame.time);
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 1000)
}

fn survey(report: &Report) -> Survey {
    report.survey(ArrivalOrder::Auto, SequenceChoice::Auto)
}

/// RTP packets from a port of its own, a millisecond apart.
fn stream(port: u16, numbers: impl IntoIterator<Item = u16>) -> Vec<Frame> {
    let frame = |(k, number): (u64, u16)| {
        let payload = rtp(u32::from(port), number, 0, &[7; 20]);
        let packet = ipv4(0, 17, 1, 2, &udp((port, 5004), &payload));
        Frame::whole(START + k * MILLI + u64::from(port), ethernet(&packet))
    };
    (0..).zip(numbers).map(frame).collect()
}

fn figures(survey: &Survey, index: u32) -> &FlowFigures {
    match &survey.lines[index as usize] {
        FlowLine::Measured(figures) => figures,
        other => panic!("flow {index} is not measured: {other:?}"),
    }
}

/// In each five packets the second comes last.
fn late_by_three(count: u16) -> impl Iterator<Item = u16> {
    (0..count).map(|k| k - k % 5 + [0, 2, 3, 4, 1][usize::from(k % 5)])
}

#[test]
fn the_most_affected_flow_comes_first() {
    let mut frames = stream(1, 0..400);
    frames.extend(stream(2, late_by_three(100)));
    frames.extend(stream(3, late_by_three(200)));
    frames.extend(stream(4, (0..300).filter(|k| k % 9 != 4)));
    // noise carries no number
    frames.extend((0..500_u64).map(|k| {
        let packet = ipv4(0, 17, 1, 2, &udp((5, 443), b"x"));
        Frame::whole(START + k * MILLI, ethernet(&packet))
    }));
    let report = report(frames);
    let survey = survey(&report);
    let sources: Vec<&str> =
        survey.by_harm.iter().map(|&index| report.flows[index as usize].source.as_str()).collect();
    assert_eq!(sources, ["192.0.2.1:3", "192.0.2.1:2", "192.0.2.1:4", "192.0.2.1:1", "192.0.2.1:5"]);
    let worst = figures(&survey, survey.by_harm[0]);
    assert_eq!((worst.received, worst.reordered, worst.buffer), (200, 40, 3));
    assert_eq!((worst.extent.q50, worst.extent.q99, worst.extent.max), (3, 3, 3));
    // it comes 3 ms after the first that overtook it
    let lateness = worst.lateness.unwrap();
    assert!((lateness.q50 - 3.0).abs() < 1e-9 && (lateness.max - 3.0).abs() < 1e-9, "{lateness:?}");
    let lossy = figures(&survey, survey.by_harm[2]);
    assert_eq!((lossy.reordered, lossy.lost, lossy.lateness), (0, 33, None));
    assert!(matches!(survey.lines[survey.by_harm[4] as usize], FlowLine::Unmeasured(NoSequence::Nothing)));
}

/// The figures are those of the flow's own measures.
#[test]
fn figures_and_measures_agree() {
    let report = report([stream(1, late_by_three(500)), stream(2, 0..7)].concat());
    let survey = survey(&report);
    for (index, figures) in survey.measured() {
        let analysis = analyse(&report, index, SequenceChoice::Auto).unwrap();
        let m = &analysis.measures;
        assert_eq!(
            (figures.received, figures.reordered, figures.lost, figures.duplicates),
            (m.received, m.reordered, m.lost, m.duplicates)
        );
        assert_eq!(
            (f64::from(figures.extent.max), figures.buffer),
            (m.extent.max, analysis.advice[3].packets)
        );
    }
}

#[test]
fn shares_stand_where_the_packets_arrived() {
    // in order for the first half of the capture, and silent in its last quarter
    let early = stream(1, (0..50).chain(late_by_three(25).map(|k| 50 + k)));
    let report = report([early, stream(2, 0..100)].concat());
    let survey = survey(&report);
    let shares = figures(&survey, survey.by_harm[0]).shares;
    assert!(shares[..15].iter().all(|&share| share == 0.0), "{shares:?}");
    assert_eq!(shares[16..24].iter().filter(|&&share| share > 0.3 && share <= 0.5).count(), 5, "{shares:?}");
    assert!(shares[25..].iter().all(|share| share.is_nan()), "{shares:?}");
}

#[test]
fn acknowledgments_fold_into_their_connection() {
    let mut frames = handshake(20);
    frames
        .extend((0..200).map(|k: u16| data(30 + u64::from(k), k + 1, 1001 + 100 * u32::from(k), 100, None)));
    // acknowledgments with a counter of their own, of which a third never comes here
    let acks = (0..300_u16).filter(|k| k % 3 != 1).map(|k| {
        let mut frame = ack(31 + u64::from(k), 1001 + 60 * u32::from(k));
        frame.bytes[18..20].copy_from_slice(&(700 + k).to_be_bytes());
        frame
    });
    frames.extend(acks);
    let report = report(frames);
    assert_eq!((report.flows.len(), report.measurable(SequenceChoice::Auto)), (2, report.packets));
    let index = |source: &str| report.flows.iter().position(|flow| flow.source == source).unwrap() as u32;
    let (data, acknowledgments) = (index("192.0.2.1:80"), index("192.0.2.2:40000"));
    let found = survey(&report);
    assert_eq!(found.by_harm, [data]);
    assert!(matches!(found.lines[acknowledgments as usize], FlowLine::Folded(flow) if flow == data));
    assert!(
        analyse(&report, acknowledgments, SequenceChoice::Auto)
            .unwrap_err()
            .to_string()
            .contains("only acknowledge")
    );
    // whoever asks for its counter has it
    let asked = analyse(&report, acknowledgments, SequenceChoice::Only(SequenceKind::IpId)).unwrap();
    assert!(asked.measures.lost + asked.lost_range.map_or(0, |(_, most)| most) > 50);
}

/// A SYN alone acknowledges nothing that is in the file.
#[test]
fn a_connection_without_data_says_so() {
    let report = report(handshake(20));
    let survey = survey(&report);
    assert!(survey.lines.iter().all(|line| matches!(line, FlowLine::Unmeasured(NoSequence::NoData))));
}
