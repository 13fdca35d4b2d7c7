//! Your own trace: a reader that stays in its worker, fed piece by piece.
//!
//! `new TraceReader()`, `feed(bytes)` for every piece (it returns a `TraceProgress`), `finish(by)` for
//! the `TraceReport`, then `flow(index, by, threshold)` for the `TraceFlowReport` of a flow, as often
//! as wanted; `by` is a value of the scenario's parameter of that name.

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
