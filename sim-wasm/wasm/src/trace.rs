//! Your own trace: a reader that stays in its worker, fed piece by piece. It is a module of its own
//! (`#pkg/trace.js`), so that nobody loads it who opens no file.
//!
//! `new TraceReader()`, `feed(bytes)` for every piece (it returns a `TraceProgress`), `finish(by)` for
//! the `TraceReport`, then `flow(index, by, threshold)` for the `TraceFlowReport` of a flow, as often
//! as wanted; `by` is a value of the scenario's parameter of that name.

use crate::metrics::{measures_object, thresholds};
use crate::object::{Fields, list};
use model::metrics::{AddedDelay, Advice};
use model::trace::{
    Analysis, By, FlowSummary, NoSequence, Options, Progress, Reader, Report, Series, Verdicts,
};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type TraceFormat = 'pcap' | 'pcapng' | 'csv' | 'ping' | 'unknown';
/** Which number of the packets is taken for their sequence. */
export type TraceSequence = 'rtp' | 'tcp' | 'icmp' | 'ipid' | 'csv';
/** What was read so far. */
export interface TraceProgress { bytes: number; packets: number; flows: number }
/** What a file holds. Times in ms since the first packet. */
export interface TraceReport {
  format: TraceFormat;
  bytes: number;
  /** Packets, or rows of text, that were read. */
  packets: number;
  /** One sentence: what is wrong with the file and where. What comes before it was read all the same. */
  error?: string;
  /** A sentence for each kind of thing that was passed over or read with a doubt. */
  notes: string[];
  /** Time of the first packet, ms since 1970, and time from the first to the last, where times are known. */
  start?: number; duration?: number;
  /** The flow with the most packets first. */
  flows: TraceFlow[];
}
export interface TraceFlow {
  index: number;
  /** RTP, UDP, TCP, ICMP echo request, ... */
  protocol: string;
  /** Address and port; empty where the file names none. */
  source: string; destination: string;
  /** What tells it from others between the same ends: SSRC and payload type, echo identifier; or empty. */
  detail: string;
  packets: number; bytes: number;
  /** Times of its first and last packet, ms. */
  first?: number; last?: number;
  /** The sequences it can be read by, best first; empty where it has none. */
  sequences: TraceSequence[];
  /** The one that `finish(by)` settled on; missing where the flow has no such sequence. */
  by?: TraceSequence;
}
/** A flow's measures, or one sentence that says why there are none. */
export type TraceFlowReport = TraceMeasures | { error: string };
export interface TraceMeasures {
  error?: undefined;
  by: TraceSequence;
  /** Sentences that say how the sequence was taken and what was left out of it. */
  method: string[];
  measures: ReorderingMeasures;
  /** For 90, 99, 99.9 and 100% of the reordered packets. */
  advice: BufferAdvice[];
  series: ReorderingSeries;
  /** How late and repeated segments were judged; TCP only. */
  tcp?: TcpVerdicts;
}
/** The smallest buffer that recovers a share of the reordered packets: by packets, by bytes, and by waiting time, each on its own. */
export interface BufferAdvice {
  share: number;
  packets: number; delayByPackets?: AddedDelay;
  bytes?: number; delayByBytes?: AddedDelay;
  /** ms */
  time?: number; delayByTime?: AddedDelay;
}
/** Delay that a buffer adds to the received packets, ms; `held` is the share of them that it holds at all. */
export interface AddedDelay { mean: number; max: number; held: number }
/** Reordering over time: bin i begins at start + i * width. */
export interface ReorderingSeries {
  /** ms since the first packet of the file, or arrivals of the flow where times are unknown. */
  unit: 'ms' | 'packets';
  start: number; width: number;
  /** First copies, reordered ones among them, further copies, and largest reordering extent. */
  received: Uint32Array; reordered: Uint32Array; duplicates: Uint32Array; extent: Uint32Array;
}
/** Segments that filled a hole, by verdict and by the rule that decided, and segments that brought nothing new. */
export interface TcpVerdicts {
  /** Sent before the segments that arrived before it: reordered on the path. */
  reorderedByIpId: number; reorderedByTimestamp: number; reorderedByTime: number;
  /** Sent again: its first copy was lost before the capture. */
  retransmittedByIpId: number; retransmittedByTimestamp: number; retransmittedByAcks: number;
  /** No rule decided; counted as reordered. */
  undecided: number;
  /** Nothing but bytes that had been seen: the same IP packet again, and sent again. */
  samePacket: number; repeated: number;
  /** Bytes in holes that were never filled. */
  unseenBytes: number;
  /** ms, from the handshake, where the capture has it. */
  roundTrip?: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "TraceProgress")]
    pub type TraceProgress;
    #[wasm_bindgen(typescript_type = "TraceReport")]
    pub type TraceReport;
    #[wasm_bindgen(typescript_type = "TraceFlowReport")]
    pub type TraceFlowReport;
}

/// Reads one file; it stays in its worker, with the packets.
#[wasm_bindgen]
pub struct TraceReader {
    reader: Option<Reader>,
    report: Option<Report>,
}

#[wasm_bindgen]
impl TraceReader {
    /// A reader that has read nothing.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "JavaScript knows constructors alone")]
    pub fn new() -> Self {
        Self { reader: Some(Reader::new(Options::default())), report: None }
    }

    /// Reads the next piece of the file.
    pub fn feed(&mut self, piece: &[u8]) -> TraceProgress {
        let progress = self.reader.as_mut().map(|reader| reader.feed(piece)).unwrap_or_default();
        progress_object(progress).unchecked_into()
    }

    /// What was read so far.
    #[must_use]
    pub fn progress(&self) -> TraceProgress {
        let progress = match (&self.reader, &self.report) {
            (Some(reader), _) => reader.progress(),
            (None, Some(report)) => report.progress(),
            (None, None) => Progress::default(),
        };
        progress_object(progress).unchecked_into()
    }

    /// Ends the file. Called again, with another `by`, it gives the report again; no more can be fed.
    pub fn finish(&mut self, by: &str) -> TraceReport {
        let report = match (self.reader.take(), self.report.take()) {
            (_, Some(report)) => report,
            (Some(reader), None) => reader.finish(),
            // only a call that trapped could have taken both
            (None, None) => Reader::new(Options::default()).finish(),
        };
        let object = report_object(&report, by_named(by));
        self.report = Some(report);
        object.unchecked_into()
    }

    /// The measures of the flow with this index in the report.
    #[must_use]
    pub fn flow(&self, index: u32, by: &str, threshold: u32) -> TraceFlowReport {
        let thresholds = thresholds(threshold);
        let found = match &self.report {
            Some(report) => report.analyse(index, by_named(by), thresholds),
            None => Err(NoSequence::NoFlow(index, 0)),
        };
        let object = match found {
            Ok(analysis) => analysis_object(&analysis),
            Err(error) => Fields::new().set("error", &JsValue::from_str(&error.to_string())).done(),
        };
        object.unchecked_into()
    }
}

/// `by` is a value of the scenario, whose reader has taken care of others.
fn by_named(by: &str) -> By {
    By::named(by).unwrap_or(By::Auto)
}

fn progress_object(progress: Progress) -> JsValue {
    Fields::new()
        .number("bytes", progress.bytes as f64)
        .number("packets", progress.packets as f64)
        .number("flows", f64::from(progress.flows))
        .done()
}

fn report_object(report: &Report, by: By) -> JsValue {
    let flows = (0_u32..).zip(&report.flows).map(|(index, flow)| flow_object(index, flow, by));
    Fields::new()
        .set("format", &JsValue::from_str(report.format.id()))
        .number("bytes", report.bytes as f64)
        .number("packets", report.packets as f64)
        .optional("error", report.damage.as_ref().map(|damage| JsValue::from_str(&damage.to_string())))
        .set("notes", &sentences(&report.notes))
        .optional("start", report.times.map(|(start, _)| JsValue::from_f64(start)))
        .optional("duration", report.times.map(|(start, end)| JsValue::from_f64(end - start)))
        .set("flows", &list(flows))
        .done()
}

fn flow_object(index: u32, flow: &FlowSummary, by: By) -> JsValue {
    let text = |text: &str| JsValue::from_str(text);
    Fields::new()
        .number("index", f64::from(index))
        .set("protocol", &text(&flow.protocol))
        .set("source", &text(&flow.source))
        .set("destination", &text(&flow.destination))
        .set("detail", &text(&flow.detail))
        .number("packets", flow.packets as f64)
        .number("bytes", flow.bytes as f64)
        .optional("first", flow.times.map(|(first, _)| JsValue::from_f64(first)))
        .optional("last", flow.times.map(|(_, last)| JsValue::from_f64(last)))
        .set("sequences", &list(flow.sequences.iter().map(|source| text(source.id()))))
        .optional("by", flow.settle(by).ok().map(|source| text(source.id())))
        .done()
}

fn analysis_object(analysis: &Analysis) -> JsValue {
    Fields::new()
        .set("by", &JsValue::from_str(analysis.by.id()))
        .set("method", &sentences(&analysis.method))
        .set("measures", &measures_object(&analysis.measures))
        .set("advice", &list(analysis.advice.iter().map(advice_object)))
        .set("series", &series_object(&analysis.series))
        .optional("tcp", analysis.tcp.as_ref().map(verdicts_object))
        .done()
}

fn advice_object(advice: &Advice) -> JsValue {
    Fields::new()
        .number("share", advice.share)
        .number("packets", f64::from(advice.packets))
        .optional("delayByPackets", advice.delay_by_packets.map(delay_object))
        .optional("bytes", advice.bytes.map(|bytes| JsValue::from_f64(bytes as f64)))
        .optional("delayByBytes", advice.delay_by_bytes.map(delay_object))
        .optional("time", advice.time.map(JsValue::from_f64))
        .optional("delayByTime", advice.delay_by_time.map(delay_object))
        .done()
}

fn delay_object(delay: AddedDelay) -> JsValue {
    Fields::new().number("mean", delay.mean).number("max", delay.max).number("held", delay.held).done()
}

fn series_object(series: &Series) -> JsValue {
    Fields::new()
        .set("unit", &JsValue::from_str(if series.is_timed { "ms" } else { "packets" }))
        .number("start", series.start)
        .number("width", series.width)
        .whole("received", &series.received)
        .whole("reordered", &series.reordered)
        .whole("duplicates", &series.duplicates)
        .whole("extent", &series.extent)
        .done()
}

fn verdicts_object(v: &Verdicts) -> JsValue {
    Fields::new()
        .number("reorderedByIpId", v.reordered_by_ip_id as f64)
        .number("reorderedByTimestamp", v.reordered_by_timestamp as f64)
        .number("reorderedByTime", v.reordered_by_time as f64)
        .number("retransmittedByIpId", v.retransmitted_by_ip_id as f64)
        .number("retransmittedByTimestamp", v.retransmitted_by_timestamp as f64)
        .number("retransmittedByAcks", v.retransmitted_by_acks as f64)
        .number("undecided", v.undecided as f64)
        .number("samePacket", v.same_packet as f64)
        .number("repeated", v.repeated as f64)
        .number("unseenBytes", v.unseen_bytes as f64)
        .optional("roundTrip", v.round_trip.map(JsValue::from_f64))
        .done()
}

fn sentences(lines: &[String]) -> JsValue {
    list(lines.iter().map(|line| JsValue::from_str(line)))
}
