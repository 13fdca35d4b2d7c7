//! Captures of known truth: an emulated path, Linux's TCP and UDP at both ends (docs/captures.md).

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::read;
use crate::captures::truth::{Truth, capture, downloads, truth, truths, unpacked};
use compose::tunnels::{Outer, gre, gtp_u, ip_in_ip, vxlan};
use compose::{Container, Frame};
use model::trace::{ArrivalOrder, FlowFigures, FlowLine, NoSequence, Report, SequenceChoice, SequenceKind};

/// The figures of every flow that can be measured.
fn figures(report: &Report) -> Vec<FlowFigures> {
    report
        .survey(ArrivalOrder::Auto, SequenceChoice::Auto)
        .measured()
        .map(|(_, figures)| figures.clone())
        .collect()
}

/// Figures of the flows that carry data over TCP.
fn of_downloads(report: &Report) -> Vec<FlowFigures> {
    let figures = |&index: &u32| report.figures(ArrivalOrder::Auto, index, SequenceChoice::Auto).unwrap();
    downloads(report).iter().map(figures).collect()
}

fn sum(figures: &[FlowFigures], of: fn(&FlowFigures) -> u64) -> u64 {
    figures.iter().map(of).sum()
}

/// Overtaken, filled by retransmission, undecided.
fn counts(report: &Report) -> (u64, u64, u64) {
    let all = of_downloads(report);
    (sum(&all, |f| f.reordered), sum(&all, |f| f.lost - f.never_seen), sum(&all, |f| f.undecided))
}

fn expected(truth: &Truth) -> (u64, u64, u64) {
    (truth.sum("overtaken"), truth.sum("retransmitted"), 0)
}

const IPV4: [&str; 12] = [
    "ecmp",
    "ecmp-loss",
    "wifi",
    "handover",
    "queues",
    "ahead",
    "lag",
    "jitter",
    "loss",
    "loss-shuffled",
    "loss-set-back",
    "span",
];
const IPV6: [&str; 3] = ["ecmp-loss-ipv6", "loss-ipv6", "loss-ipv6-wake"];

#[test]
fn over_ipv4_every_segment_is_judged_right() {
    for model in IPV4 {
        assert_eq!(counts(&capture(model)), expected(&truth(model)), "{model}");
    }
}

/// The truth lies within what is said to be open.
fn is_within(report: &Report, truth: &Truth) {
    let all = of_downloads(report);
    let [figures] = &all[..] else { panic!("{}: {} flows", truth.model(), all.len()) };
    let received =
        truth.sum("transmissions") - truth.sum("lost") - truth.sum("repeated") - truth.sum("retransmitted");
    let share = truth.sum("overtaken") as f64 / received as f64;
    let sure = figures.reordered_ratio();
    let (least, most) = figures.reordered_range.unwrap_or((sure, sure));
    assert!((least..=most).contains(&share), "{}: {share} is not in {least} to {most}", truth.model());
    let lost = truth.sum("retransmitted");
    let (fewest, most) = figures.lost_range.unwrap_or((figures.lost, figures.lost));
    let (fewest, most) = (fewest - figures.never_seen, most - figures.never_seen);
    assert!((fewest..=most).contains(&lost), "{}: {lost} lost is not in {fewest} to {most}", truth.model());
}

#[test]
fn over_ipv6_the_truth_lies_in_the_range() {
    for model in IPV6 {
        is_within(&capture(model), &truth(model));
    }
}

/// Hosts that put a constant 0 into the identification leave timestamps to judge by.
#[test]
fn without_identifications_the_truth_lies_in_the_range() {
    for model in ["ecmp", "ecmp-loss", "wifi", "handover", "queues", "ahead", "jitter", "loss"] {
        let mut frames = frames(model);
        for frame in &mut frames {
            frame.bytes[4..6].fill(0);
        }
        is_within(&raw(&frames), &truth(model));
    }
}

#[test]
fn loss_alone_is_no_reordering() {
    for truth in truths().iter().filter(|truth| truth.0["cause"] == "none" && !truth.model().contains("ipv6"))
    {
        for figures in figures(&capture(truth.model())) {
            assert_eq!(figures.reordered, 0, "{}", truth.model());
        }
    }
}

#[test]
fn loss_alone_over_ipv6_is_no_reordering() {
    for model in ["loss-ipv6", "loss-ipv6-wake"] {
        for figures in figures(&capture(model)) {
            assert_eq!(figures.reordered, 0, "{model}");
        }
    }
}

/// Where the capture itself is at fault, a note says so, and of a fault that a capture has not, none does.
#[test]
fn faults_of_the_capture_are_named() {
    let words = [("file-order", "in the order of the times unless"), ("clock", "in the file's order unless")];
    for truth in truths() {
        let notes = capture(truth.model()).notes.join("\n");
        for (artefact, words) in words {
            assert_eq!(
                notes.contains(words),
                truth.artefact() == Some(artefact),
                "{}: {notes}",
                truth.model()
            );
        }
    }
}

#[test]
fn artefacts_come_before_the_verdict() {
    for truth in truths() {
        let survey = capture(truth.model()).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        let found: Vec<&str> = survey.artefacts.iter().map(|artefact| artefact.kind.id()).collect();
        assert_eq!(found, truth.artefact().into_iter().collect::<Vec<_>>(), "{}", truth.model());
    }
}

/// A cause that is called likely is the one that the path has; where no number tells the order, none is.
#[test]
fn likely_causes_are_those_of_the_path() {
    for truth in truths() {
        let survey = capture(truth.model()).survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        let likely = survey.causes.first().filter(|first| first.is_likely).map(|first| first.cause.id());
        let cause = truth.0["cause"].as_str().filter(|&cause| cause != "none");
        let has_number = truth.model() != "quic-offload";
        assert_eq!(likely, cause.filter(|_| has_number), "{}: {:#?}", truth.model(), survey.causes);
    }
}

/// At the sender's end acknowledgments have been lost before the capture.
#[test]
fn acknowledgments_alone_report_no_losses() {
    let names = truths().iter().map(|truth| truth.model().to_owned()).collect::<Vec<_>>();
    let senders = ["ecmp-loss.sender", "ecmp-loss-ipv6.sender", "loss.sender"].map(str::to_owned);
    for name in names.iter().chain(&senders) {
        let report = capture(name);
        let survey = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto);
        for (flow, line) in report.flows.iter().zip(&survey.lines) {
            if flow.protocol == "TCP" && flow.bytes == 0 {
                assert!(!matches!(line, FlowLine::Measured(_)), "{name}: {line:?}");
            }
        }
    }
}

#[test]
fn of_eighty_flows_in_a_group_of_links_twenty_are_reordered() {
    let all = of_downloads(&capture("lag"));
    let affected = all.iter().filter(|figures| figures.affected() > 0).count();
    assert_eq!((all.len(), affected), (80, 20));
    let truth = truth("lag");
    let expected = truth.flows().iter().filter(|flow| flow["overtaken"].as_u64() > Some(0)).count();
    assert_eq!(affected, expected);
}

/// Each in turn: the emulator numbers flows by their ports.
#[test]
fn each_flow_of_the_group_has_its_own_truth() {
    let (report, truth) = (capture("lag"), truth("lag"));
    for index in downloads(&report) {
        let port: u64 = report.flows[index as usize].source.rsplit(':').next().unwrap().parse().unwrap();
        let flow = truth.flows().iter().find(|flow| flow["source_port"].as_u64() == Some(port)).unwrap();
        let figures = report.figures(ArrivalOrder::Auto, index, SequenceChoice::Auto).unwrap();
        assert_eq!(Some(figures.reordered), flow["overtaken"].as_u64(), "port {port}");
    }
}

#[test]
fn datagrams_with_a_number_are_counted_right() {
    for model in ["rtp", "iperf3"] {
        let (report, truth) = (capture(model), truth(model));
        let [figures] = &figures(&report)[..] else { panic!("{model}: one flow") };
        assert_eq!((figures.reordered, figures.lost), (truth.sum("overtaken"), truth.sum("lost")), "{model}");
    }
    let [figures] = &figures(&capture("rtp.sender"))[..] else { panic!("one flow") };
    assert_eq!((figures.by, figures.reordered, figures.lost), (SequenceKind::Rtp, 0, 0));
}

/// A tunnel's own header changes nothing of what is measured of the packets in it.
#[test]
fn in_tunnels_the_verdicts_are_the_same() {
    type Wrap = fn(Outer, &[u8]) -> Vec<u8>;
    let wraps: [Wrap; 4] = [
        |outer, inner| ip_in_ip(outer, inner),
        |outer, inner| gre(outer, None, None, inner),
        |outer, inner| vxlan(outer, 50_000, 7, inner),
        |outer, inner| gtp_u(outer, 7, false, inner),
    ];
    for model in ["ecmp-loss", "ecmp-loss-ipv6"] {
        let mut plain = frames(model);
        // a tunnel's length is that of whole packets
        plain.iter_mut().for_each(|frame| frame.bytes.resize(frame.wire as usize, 0));
        let expected = format!("{:?}", figures(&raw(&plain)));
        for wrap in wraps {
            let each = |(k, frame): (u16, &Frame)| Frame::whole(frame.time, wrap(Outer::V4(k), &frame.bytes));
            let carried: Vec<Frame> = (0..).zip(&plain).map(each).collect();
            assert_eq!(format!("{:?}", figures(&raw(&carried))), expected, "{model}");
        }
    }
}

/// Either the batches of the offload are told apart, or it is said that the packets carry no number.
#[test]
fn quic_with_offload_is_counted_right_or_not_at_all() {
    let report = capture("quic-offload");
    match report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto) {
        Ok(figures) => assert_eq!(figures.reordered, truth("quic-offload").sum("overtaken")),
        Err(error) => assert_eq!(error, NoSequence::Batches),
    }
}

/// The frames of an unpacked pcap with nanoseconds, little-endian.
fn frames(model: &str) -> Vec<Frame> {
    let file = unpacked(model);
    let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap());
    let (mut at, mut frames) = (24, Vec::new());
    while at < file.len() {
        let (seconds, fraction, length, wire) = (number(at), number(at + 4), number(at + 8), number(at + 12));
        let start = at + 16;
        at = start + length as usize;
        let time = u64::from(seconds) * 1_000_000_000 + u64::from(fraction);
        frames.push(Frame { time, bytes: file[start..at].to_vec(), wire });
    }
    frames
}

/// The report of IP packets.
fn raw(frames: &[Frame]) -> Report {
    let container = Container::Pcap { is_big_endian: false, is_nano: true };
    read(&compose::capture(container, 101, frames), 4096)
}
