//! Artefacts of the capture itself, not of the network: they are shown before any claim about that.

use crate::trace::file::damage::Damage;
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::report::figures::FlowFigures;
use crate::trace::report::flows::Report;
use crate::trace::report::sender_flows::SenderFlows;
use crate::trace::words::numerals::{counted, grouped};
use crate::trace::words::spoken::percent;

/// Kinds of artefacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArtefactKind {
    /// The file ends too soon, or is damaged.
    Cut,
    /// Packets are cut off before the end of their headers.
    Snapped,
    /// The packets are in another order than that of their times.
    FileOrder,
    /// The times go back, and the order of the file is kept.
    Clock,
    /// Packets are in the file twice: of a mirror port, or seen by several interfaces.
    Copies,
    /// Segments were merged before they were captured.
    Merged,
    /// Most measured packets were captured near their sender.
    Sender,
}

impl ArtefactKind {
    /// Name in JSON and on the page.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Cut => "cut",
            Self::Snapped => "snapped",
            Self::FileOrder => "file-order",
            Self::Clock => "clock",
            Self::Copies => "copies",
            Self::Merged => "merged",
            Self::Sender => "sender",
        }
    }
}

/// An artefact of the capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artefact {
    /// What it is.
    pub kind: ArtefactKind,
    /// How many packets show it; 0 if they are not counted.
    pub packets: u64,
    /// One or two sentences: what it is, and how the measures take it into account.
    pub text: String,
}

/// The artefacts of a file whose flows have these figures.
pub(in crate::trace) fn artefacts(
    report: &Report,
    order: ArrivalOrder,
    figures: &[&FlowFigures],
) -> Vec<Artefact> {
    let figures = || figures.iter().copied();
    let sent = sent(figures());
    let (interfaces, copies) = (interfaces(report), copies(figures()));
    [sent, cut(report), snapped(report), times(report, order), interfaces, copies, merged(figures())]
        .into_iter()
        .flatten()
        .collect()
}

fn sent<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Option<Artefact> {
    let sent = SenderFlows::of(figures);
    sent.leads().then(|| Artefact {
        kind: ArtefactKind::Sender,
        packets: sent.packets,
        text: format!(
            "{} of {} {} captured near their sender: they show the order of sending, and nothing of the path.",
            counted(sent.packets, "packet"),
            counted(sent.flows, "flow"),
            if sent.packets == 1 { "was" } else { "were" },
        ),
    })
}

fn cut(report: &Report) -> Option<Artefact> {
    let damage = report.damage.as_ref()?;
    let is_cut = matches!(damage, Damage::CutShort { .. } | Damage::Record { .. } | Damage::Line { .. });
    is_cut.then(|| Artefact {
        kind: ArtefactKind::Cut,
        packets: 0,
        text: format!("The file is not whole: {damage}."),
    })
}

fn snapped(report: &Report) -> Option<Artefact> {
    let packets = report.cut_off;
    (packets > 0).then(|| Artefact {
        kind: ArtefactKind::Snapped,
        packets,
        text: format!(
            "{} cut off before the end of {} headers and left out: they may look like losses. Capture with a longer snap length.",
            counted(packets, "packet"),
            if packets == 1 { "its" } else { "their" },
        ),
    })
}

fn times(report: &Report, order: ArrivalOrder) -> Option<Artefact> {
    let packets = report.back_in_time;
    if packets == 0 {
        return None;
    }
    let share = percent(packets as f64 / report.packets.max(1) as f64);
    let back = format!("Times go back {} ({share} of the packets)", times_of(packets));
    let (kind, text) = if report.is_by_clock(order) {
        let text = "as where several capture queues write one file: measured in the order of the times; the file's order can be chosen";
        (ArtefactKind::FileOrder, text)
    } else if order == ArrivalOrder::File && report.is_clock_believed {
        let text = "as where several capture queues write one file, and the file's order was chosen: what looks reordered may be the capture's doing";
        (ArtefactKind::FileOrder, text)
    } else if report.has_clock {
        let text = "but the file's order finds less wrong: the clock was set, is coarse or differs between interfaces. Measured in the file's order; times between packets may be wrong";
        (ArtefactKind::Clock, text)
    } else {
        (ArtefactKind::Clock, "and no flow has a time for every packet: measured in the file's order")
    };
    Some(Artefact { kind, packets, text: format!("{back}, {text}.") })
}

fn times_of(count: u64) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{} times", grouped(more)),
    }
}

/// What a verdict adds where several interfaces saw the same packets.
pub(super) fn seen_again(report: &Report) -> Option<&'static str> {
    (report.table.seen_again.1 > 0).then_some("The packets of each interface form a separate flow.")
}

fn interfaces(report: &Report) -> Option<Artefact> {
    let (packets, flows) = report.table.seen_again;
    let were = if packets == 1 { "was" } else { "were" };
    (flows > 0).then(|| Artefact {
        kind: ArtefactKind::Copies,
        packets,
        text: format!(
            "{} of {} {were} seen by more than one interface. What each of them saw is a flow of its own here: where they differ, the packets were reordered or lost between them.",
            counted(packets, "packet"),
            counted(flows, "flow")
        ),
    })
}

fn copies<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Option<Artefact> {
    let (packets, flows) = figures
        .filter(|flow| flow.is_mirrored())
        .fold((0, 0), |(packets, flows), flow| (packets + flow.same_packets, flows + 1));
    (packets > 0).then(|| Artefact {
        kind: ArtefactKind::Copies,
        packets,
        text: format!(
            "{} of {} are in the file a second time, as a mirror (SPAN) port or the merging of two captures gives them. These copies count as duplicates, and neither as reordered nor as retransmitted; captures of two places show what is between them if they are opened as two files.",
            counted(packets, "packet"),
            counted(flows, "flow")
        ),
    })
}

fn merged<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Option<Artefact> {
    let (mut packets, mut largest, mut bound) = (0, 0, 0);
    let mut on_the_path = Some((0, 0));
    for flow in figures {
        if let Some(merged) = flow.merged {
            packets += merged.segments;
            largest = merged.largest.max(largest);
            bound = merged.bound.max(bound);
            let sum = on_the_path.filter(|_| !flow.is_at_sender).zip(flow.on_the_path);
            on_the_path = sum.map(|((late, all), (more, others))| (late + more, all + others));
        }
    }
    let shares = match on_the_path {
        Some((late @ 1.., all)) => format!(
            ": of the {} that the path carried in these flows, {} {} reordered ({})",
            counted(all, "packet"),
            grouped(late),
            if late == 1 { "is" } else { "are" },
            percent(late as f64 / all as f64)
        ),
        _ => String::new(),
    };
    (packets > 0).then(|| Artefact {
        kind: ArtefactKind::Merged,
        packets,
        text: format!(
            "{} put together from several packets (of more than {} bytes, up to {}): the capturing machine's card or kernel did that (GRO, LRO, TSO). Each counts as one packet here, in shares and buffers too{shares}. Capture with ethtool -K INTERFACE gro off lro off tso off gso off to have them one by one.",
            if packets == 1 { "1 segment was".to_owned() } else { format!("{} segments were", grouped(packets)) },
            grouped(bound.into()),
            grouped(largest.into())
        ),
    })
}
