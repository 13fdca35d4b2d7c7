//! Results of the trace reader, as the page gets them.

use crate::measures::{ReorderingMeasures, reordering_measures};
use crate::shape::{Absent, shape, whole};
use crate::trace_pair::TracePair;
use js_sys::Uint32Array;
use model::reordering;
use model::trace::{
    Analysis, ArrivalOrder, Counters, FlowPath, FlowSummary, NoSequence, Progress, Report, SequenceChoice,
    Series, Verdicts,
};

shape! {
    pub words TraceFormat { "pcap", "pcapng", "csv", "ping", "qlog", "iperf3", "owping", "kernel", "pair", "unknown" }
}

shape! {
    /// How a file is packed.
    pub words TracePacking { "gzip", "zstd" }
}

shape! {
    /// The number in a packet that gives its place in the sequence.
    pub words TraceSequence { "rtp", "tcp", "icmp", "ipid", "iperf", "vpn", "quic", "pair", "csv" }
}

shape! {
    /// How much has been read so far.
    pub struct TraceProgress {
        bytes: u64,
        packets: u64,
        flows: u32,
    }
}

shape! {
    /// What a file contains. Times in ms since the first packet.
    pub struct TraceReport {
        format: TraceFormat,
        /// The packing; missing if the file is not packed.
        packing: Option<TracePacking>,
        bytes: u64,
        /// Number of packets, or of rows of a text, that were read.
        packets: u64,
        /// Packets of which only the beginning was captured; missing if there are none.
        cut_short: Option<u64>,
        /// One sentence: the damage of the file, and its place. Everything before it was read.
        error: Option<String>,
        /// A sentence for each kind of thing that was skipped or is doubtful.
        notes: Vec<String>,
        /// Set if times go back and packets are measured in the order of their times, unless the user chooses the
        /// file's order.
        shuffled: Option<bool>,
        /// Time of the first packet, ms since 1970, and time from the first to the last, if times are known.
        start: Option<f64>,
        duration: Option<f64>,
        /// Counters that other programs have written, shown beside the measures.
        counters: Vec<TraceCounters>,
        /// Set if the report is of two captures.
        pair: Option<TracePair>,
        /// The flows, those with the most packets first.
        flows: Vec<TraceFlow>,
    }
}

shape! {
    /// A program's counters of a connection, a host or a test, in sentences.
    pub struct TraceCounters {
        by: String,
        about: String,
        /// Both ends of the connection, as a flow's `source` and `destination`, or the reverse; empty where unknown.
        ends: Vec<String>,
        sentences: Vec<String>,
    }
}

shape! {
    /// A flow of a file.
    pub struct TraceFlow {
        index: u32,
        /// RTP, UDP, TCP, ICMP echo request, ...
        protocol: String,
        /// Address and port; empty if the file gives none.
        source: String,
        destination: String,
        /// What distinguishes it from others between the same ends: SSRC and payload type, echo identifier;
        /// or empty.
        detail: String,
        packets: u64,
        bytes: u64,
        /// Times of its first and last packet, ms.
        first: Option<f64>,
        last: Option<f64>,
        /// The kinds of sequence number by which it can be read, best first; empty if it has none.
        sequences: Vec<TraceSequence>,
        /// The kind chosen by `finish(by)`; missing if the flow has no such sequence.
        by: Option<TraceSequence>,
        /// One sentence that says why it has none.
        why: Option<String>,
        /// The flow that it acknowledges, if it carries no data itself, or whose requests it answers in their order: it
        /// counts there.
        folded: Option<u32>,
    }
}

shape! {
    /// A flow's measures, or why there are none.
    pub enum TraceFlowReport {
        Measures(TraceMeasures),
        Fault(TraceFault),
    }
}

shape! {
    /// Why a flow has no measures.
    pub struct TraceFault {
        /// One sentence.
        error: String,
    }
}

shape! {
    /// The measures of a flow.
    pub struct TraceMeasures {
        error: Absent,
        by: TraceSequence,
        /// Sentences that say how the sequence was read and what was left out.
        method: Vec<String>,
        measures: ReorderingMeasures,
        /// For 90, 95, 99 and 100% of the reordered packets.
        advice: Vec<BufferAdvice>,
        path: TracePath,
        series: ReorderingSeries,
        /// How late and repeated segments were judged; TCP only.
        tcp: Option<TcpVerdicts>,
        /// Smallest and largest `reordered_ratio`, depending on undecided segments, which the measures do not count,
        /// and on likely verdicts; missing if all are decided.
        reordered_range: Option<(f64, f64)>,
        /// Fewest and most lost packets; missing if the number is certain.
        lost_range: Option<(f64, f64)>,
        /// The number of loss periods (RFC 3357: packets lost in a row), and the packets of the longest; missing
        /// without losses, or if their number is uncertain.
        loss_periods: Option<(f64, f64)>,
        /// Width of the counter, bits, if the numbers of a text without a header were found to wrap.
        wraps: Option<u32>,
        /// Whether it was captured near its sender, so that its order is that of sending.
        at_sender: bool,
        /// Whether segments were merged before they were captured: the counts are of merged ones.
        merged: bool,
    }
}

shape! {
    /// The smallest buffer that recovers a share of the reordered packets: in packets, in bytes, and in
    /// waiting time, each on its own.
    pub struct BufferAdvice {
        share: f64,
        packets: u32,
        delay_by_packets: Option<AddedDelay>,
        bytes: Option<u64>,
        delay_by_bytes: Option<AddedDelay>,
        /// ms
        time: Option<f64>,
        delay_by_time: Option<AddedDelay>,
    }
}

shape! {
    /// The path that the arrivals show: a scenario of a sender on it, and sentences that say how it was measured.
    pub struct TracePath {
        scenario: String,
        words: Vec<String>,
    }
}

shape! {
    /// Delay that a buffer adds to the received packets, ms; `held` is the share of them that it holds at
    /// all.
    pub struct AddedDelay {
        mean: f64,
        max: f64,
        held: f64,
    }
}

shape! {
    /// ms since the first packet of the file, or arrivals of the flow where times are unknown.
    pub words SeriesUnit { "ms", "packets" }
}

shape! {
    /// Reordering over time: bin i begins at start + i * width.
    pub struct ReorderingSeries {
        unit: SeriesUnit,
        start: f64,
        width: f64,
        /// First copies, reordered ones among them, duplicates, and the largest reordering extent.
        received: Uint32Array,
        reordered: Uint32Array,
        duplicates: Uint32Array,
        extent: Uint32Array,
    }
}

shape! {
    /// Segments that filled a hole, by verdict and by the rule that decided, and segments that brought
    /// nothing new.
    pub struct TcpVerdicts {
        /// Reordered on the path: sent before segments that arrived earlier.
        reordered_by_ip_id: u64,
        reordered_by_timestamp: u64,
        reordered_by_time: u64,
        /// Probably reordered: their bytes came again, the receiver reports that they came twice, or they are too many
        /// for retransmissions.
        reordered_by_copy: u64,
        reordered_by_dsack: u64,
        reordered_by_number: u64,
        /// Retransmitted: the first copy was lost before the capture point.
        retransmitted_by_ip_id: u64,
        retransmitted_by_timestamp: u64,
        /// Probably retransmitted.
        retransmitted_by_acks: u64,
        /// No rule decided; neither reordered nor lost.
        undecided: u64,
        /// Only bytes seen before: copies of the same IP packet; below, retransmissions.
        same_packet: u64,
        repeated: u64,
        /// Bytes in holes that were never filled.
        unseen_bytes: u64,
        /// The round trip of the handshake, ms, if the capture contains it.
        round_trip: Option<f64>,
    }
}

impl From<&Counters> for TraceCounters {
    fn from(counters: &Counters) -> Self {
        let ends = counters.ends.iter().flat_map(|(own, other)| [own.clone(), other.clone()]).collect();
        Self {
            by: counters.by.clone(),
            about: counters.about.clone(),
            ends,
            sentences: counters.sentences.clone(),
        }
    }
}

impl From<Progress> for TraceProgress {
    fn from(Progress { bytes, packets, flows }: Progress) -> Self {
        Self { bytes, packets, flows }
    }
}

impl TraceReport {
    pub fn of(report: &Report, by: SequenceChoice) -> Self {
        Self {
            format: TraceFormat::named(report.format.id()),
            packing: report.packing.map(|packing| TracePacking::named(packing.id())),
            bytes: report.bytes,
            packets: report.packets,
            cut_short: Some(report.cut_short).filter(|&frames| frames > 0),
            error: report.damage.as_ref().map(ToString::to_string),
            notes: report.notes.clone(),
            shuffled: report.is_by_clock(ArrivalOrder::Auto).then_some(true),
            start: report.times.map(|(start, _)| start),
            duration: report.times.map(|(start, end)| end - start),
            counters: report.counters.iter().map(TraceCounters::from).collect(),
            pair: report.pair.as_ref().map(TracePair::from),
            flows: (0..).zip(&report.flows).map(|(index, flow)| TraceFlow::of(index, flow, by)).collect(),
        }
    }
}

impl TraceFlow {
    fn of(index: u32, flow: &FlowSummary, by: SequenceChoice) -> Self {
        let (settled, why, folded) = match flow.settle(by) {
            Ok(source) => (Some(TraceSequence::named(source.id())), None, None),
            Err(why @ (NoSequence::Acknowledges(data) | NoSequence::Mirrors(data))) => {
                (None, Some(why.to_string()), Some(data))
            }
            Err(why) => (None, Some(why.to_string()), None),
        };
        Self {
            index,
            protocol: flow.protocol.to_string(),
            source: flow.source.to_string(),
            destination: flow.destination.to_string(),
            detail: flow.detail.to_string(),
            packets: flow.packets,
            bytes: flow.bytes,
            first: flow.times.map(|(first, _)| first),
            last: flow.times.map(|(_, last)| last),
            sequences: flow.sequences.iter().map(|source| TraceSequence::named(source.id())).collect(),
            by: settled,
            why,
            folded,
        }
    }
}

impl From<&Analysis> for TraceMeasures {
    fn from(analysis: &Analysis) -> Self {
        Self {
            error: Absent,
            by: TraceSequence::named(analysis.by.id()),
            method: analysis.method.clone(),
            measures: reordering_measures(&analysis.measures),
            advice: analysis.advice.iter().map(BufferAdvice::from).collect(),
            path: TracePath::from(&analysis.path),
            series: ReorderingSeries::from(&analysis.series),
            tcp: analysis.tcp.as_ref().map(TcpVerdicts::from),
            reordered_range: analysis.reordered_range,
            lost_range: analysis.lost_range.map(|(least, most)| (least as f64, most as f64)),
            loss_periods: analysis.loss_periods.map(|found| (found.count as f64, found.longest as f64)),
            wraps: analysis.wraps,
            at_sender: analysis.is_at_sender,
            merged: analysis.is_merged,
        }
    }
}

impl From<&FlowPath> for TracePath {
    fn from(path: &FlowPath) -> Self {
        Self { scenario: path.scenario(), words: path.words() }
    }
}

impl From<&reordering::Advice> for BufferAdvice {
    fn from(advice: &reordering::Advice) -> Self {
        Self {
            share: advice.share,
            packets: advice.packets,
            delay_by_packets: advice.delay_by_packets.map(AddedDelay::from),
            bytes: advice.bytes,
            delay_by_bytes: advice.delay_by_bytes.map(AddedDelay::from),
            time: advice.time,
            delay_by_time: advice.delay_by_time.map(AddedDelay::from),
        }
    }
}

impl From<reordering::AddedDelay> for AddedDelay {
    fn from(delay: reordering::AddedDelay) -> Self {
        Self { mean: delay.mean, max: delay.max, held: delay.held }
    }
}

impl From<&Series> for ReorderingSeries {
    fn from(series: &Series) -> Self {
        Self {
            unit: SeriesUnit::named(if series.is_timed { "ms" } else { "packets" }),
            start: series.start,
            width: series.width,
            received: whole(&series.received),
            reordered: whole(&series.reordered),
            duplicates: whole(&series.duplicates),
            extent: whole(&series.extent),
        }
    }
}

impl From<&Verdicts> for TcpVerdicts {
    fn from(v: &Verdicts) -> Self {
        Self {
            reordered_by_ip_id: v.reordered_by_ip_id,
            reordered_by_timestamp: v.reordered_by_timestamp,
            reordered_by_time: v.reordered_by_time,
            reordered_by_copy: v.reordered_by_copy,
            reordered_by_dsack: v.reordered_by_dsack,
            reordered_by_number: v.reordered_by_number,
            retransmitted_by_ip_id: v.retransmitted_by_ip_id,
            retransmitted_by_timestamp: v.retransmitted_by_timestamp,
            retransmitted_by_acks: v.retransmitted_by_acks,
            undecided: v.undecided,
            same_packet: v.same_packet,
            repeated: v.repeated,
            unseen_bytes: v.unseen_bytes,
            round_trip: v.round_trip,
        }
    }
}
