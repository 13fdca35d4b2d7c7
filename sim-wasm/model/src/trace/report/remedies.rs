//! What to check and what to set: for the likely cause, and for the ends of the reordered flows. Each piece of advice
//! has a source.

use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::report::causes::{Cause, Hypothesis};
use crate::trace::report::figures::FlowFigures;
use crate::trace::report::signs::Signs;
use crate::trace::words::numerals::{counted, grouped};
use crate::trace::words::spoken::time_at_least;

/// A piece of advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// The advice, in sentences.
    pub words: String,
    /// Its source.
    pub source: &'static str,
}

/// Advice on flows with these figures; empty if nothing is reordered.
pub(in crate::trace) fn remedies<'a>(
    figures: impl Iterator<Item = &'a FlowFigures>,
    signs: &Signs,
    causes: &[Hypothesis],
) -> Vec<Remedy> {
    let reordered: Vec<&FlowFigures> =
        figures.filter(|flow| flow.reordered > 0 && !flow.is_at_sender).collect();
    let of = |by: SequenceKind| Reordered::of(reordered.iter().filter(|flow| flow.by == by));
    let look = causes.first().filter(|first| first.is_likely).map(|first| look_at(first.cause));
    let ends = [
        tcp(&of(SequenceKind::Tcp)),
        quic(&of(SequenceKind::Quic)),
        rtp(&of(SequenceKind::Rtp), reordered.len(), signs),
        vpn(&of(SequenceKind::Vpn)),
    ];
    look.into_iter().chain(ends.into_iter().flatten()).collect()
}

/// The reordered flows of one kind.
struct Reordered {
    flows: usize,
    packets: u64,
    overtaken_by_three: u64,
    /// Whether some packets are merged segments.
    is_merged: bool,
    /// Most packets that overtook a single one.
    most: u32,
}

impl Reordered {
    fn of<'a>(flows: impl Iterator<Item = &'a &'a FlowFigures>) -> Self {
        let mut sum = Self { flows: 0, packets: 0, overtaken_by_three: 0, is_merged: false, most: 0 };
        for flow in flows {
            sum.flows += 1;
            sum.packets += flow.reordered;
            sum.overtaken_by_three += flow.overtaken_by_three;
            sum.is_merged |= flow.merged.is_some();
            sum.most = sum.most.max(flow.buffer);
        }
        sum
    }

    /// "3 of the 78 reordered packets were overtaken by three others or more."
    fn overtaken(&self) -> String {
        format!(
            "{} of the {} reordered {} {} overtaken by three others or more",
            grouped(self.overtaken_by_three),
            grouped(self.packets),
            if self.is_merged { "merged segments" } else { "packets" },
            if self.overtaken_by_three == 1 { "was" } else { "were" }
        )
    }
}

fn look_at(cause: Cause) -> Remedy {
    let (words, source) = match cause {
        Cause::Event => (
            "Look at what changed at that time: a route, a handover, a link that took over. Order came back by itself, and nothing has to be set.",
            "RFC 3819",
        ),
        Cause::Group => (
            "Look for the link of the group (ECMP, LAG) that these flows share, and for what reorders on it. The hash, which keeps each flow on one link, need not be changed.",
            "RFC 2991",
        ),
        Cause::Queues => (
            "Look at the machine that receives: the packets of a flow should go to one receive queue (RSS), which one core empties.",
            "Linux documentation, networking/scaling",
        ),
        Cause::HeldBack => (
            "Look for a link that sends damaged packets again and hands on later ones in the meantime: Wi-Fi, LTE or 5G, other radio. Such a link may be able to restore the order itself; all later packets then wait.",
            "RFC 3366",
        ),
        Cause::RanAhead => (
            "Look for queues of several priorities: the packets of a flow should be in one class.",
            "RFC 2597, section 2",
        ),
        Cause::Split => (
            "Look for load sharing packet by packet: bonded links in mode balance-rr, a router or tunnel over two lines. Let it choose the line by a hash of the flow (in bonding, mode 802.3ad or balance-xor with xmit_hash_policy layer3+4).",
            "Linux documentation, networking/bonding; RFC 2991",
        ),
        Cause::Jitter => (
            "Look for what delays each packet by itself: an emulator (netem with jitter), a tunnel or virtual machine that is not served in time.",
            "tc-netem(8)",
        ),
    };
    Remedy { words: words.to_owned(), source }
}

/// The effect of reordering on a TCP sender.
fn tcp(flows: &Reordered) -> Option<Remedy> {
    if flows.flows == 0 {
        return None;
    }
    if flows.overtaken_by_three == 0 {
        return Some(Remedy {
            words: "TCP: no packet was overtaken by three others, so no sender that counts three duplicate acknowledgments takes one for lost. Nothing has to be set.".to_owned(),
            source: "RFC 5681, section 3.2",
        });
    }
    Some(Remedy {
        words: format!(
            "TCP: {}. A sender that takes three duplicate acknowledgments for a loss sends these again and slows down. Linux does so only at first: RACK waits by time, and the threshold grows with the reordering that is seen. Keep that on at the sender: net.ipv4.tcp_recovery = 1; tcp_sack, tcp_dsack and tcp_timestamps = 1; tcp_max_reordering (300) not below {}.",
            flows.overtaken(),
            grouped(flows.most.into())
        ),
        source: "RFC 5681, section 3.2; RFC 8985; Linux documentation, networking/ip-sysctl",
    })
}

fn quic(flows: &Reordered) -> Option<Remedy> {
    (flows.overtaken_by_three > 0).then(|| Remedy {
        words: format!(
            "QUIC: {}. A sender with the packet threshold of 3 takes these for lost, and sends what they carried again.",
            flows.overtaken()
        ),
        source: "RFC 9002, section 6.1.1",
    })
}

/// The window of a tunnel's receiver.
fn vpn(flows: &Reordered) -> Option<Remedy> {
    (flows.flows > 0).then(|| Remedy {
        words: format!(
            "ESP and WireGuard: the receiver drops packets that are behind its anti-replay window. Up to {} overtook a single one, and lost packets widen the gap: the method of a flow names the window that drops none.",
            counted(flows.most.into(), "packet")
        ),
        source: "RFC 4303, section 3.4.3",
    })
}

/// The wait of a media receiver; its length is known only if no other flow is reordered.
fn rtp(flows: &Reordered, all: usize, signs: &Signs) -> Option<Remedy> {
    if flows.flows == 0 || flows.flows < all {
        return None;
    }
    let [most, more, every] = [0.9, 0.95, 1.0].map(|share| signs.wait(share).map(time_at_least));
    Some(Remedy {
        words: format!(
            "RTP: the jitter buffer of the receiver has to hold packets {} for 90% of the reordered ones to be in time, {} for 95%, {} for all; what comes later is lost to the listener, and a longer one delays the whole call.",
            most?, more?, every?
        ),
        source: "RFC 7005",
    })
}
