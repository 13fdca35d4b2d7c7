//! What the `tcp` laboratory hands over.

use crate::shape::{bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::network::PER_MS;
use model::tcp::{Event, Kind, Transfer};

shape! {
    /// A transfer in detail. Times are in seconds.
    pub struct TcpTransfer {
        /// The sender after acknowledgments and timers, thinned out evenly: window and slow-start threshold (segments; infinite
        /// before the first cut), duplicates that are taken for a loss, the largest lag that it has seen (segments), and RACK's
        /// window (ms).
        times: Float64Array,
        windows: Float64Array,
        slow_starts: Float64Array,
        thresholds: Uint32Array,
        reordering: Uint32Array,
        rack: Float64Array,
        /// Bins of arrivals: when each begins, Mbit/s that arrive for the first time, and the largest lag (segments).
        bins: Float64Array,
        throughputs: Float64Array,
        lags: Uint32Array,
        /// What happens, in order of time: its kind by its place among `kinds`, the segment (0: none), the windows before and after.
        event_times: Float64Array,
        event_kinds: Uint8Array,
        kinds: Vec<String>,
        event_segments: Uint32Array,
        event_befores: Float64Array,
        event_afters: Float64Array,
        /// 1: a retransmission of what was not lost, or a cut without a retransmission that was needed.
        event_needless: Uint8Array,
        /// Of all of the transfer.
        recoveries: u32,
        timeouts: u32,
        needless_cuts: u32,
        undone_by_duplicates: u32,
        undone_by_timestamps: u32,
        retransmissions: u32,
        needless_retransmissions: u32,
        lost: u32,
        /// How long it takes.
        duration: f64,
    }
}

pub fn transfer_of(transfer: Transfer) -> TcpTransfer {
    let Transfer { looks, arrivals, events, counts, duration } = &transfer;
    let of_events = |of: fn(&Event) -> f64| doubles(&column(events, of));
    TcpTransfer {
        times: doubles(&column(looks, |look| look.at as f64 * 1e-9)),
        windows: doubles(&column(looks, |look| look.window)),
        slow_starts: doubles(&column(looks, |look| look.slow_start)),
        thresholds: whole(&column(looks, |look| look.threshold)),
        reordering: whole(&column(looks, |look| look.reordering)),
        rack: doubles(&column(looks, |look| look.rack as f64 / PER_MS)),
        bins: doubles(&column(arrivals, |&(start, _, _)| start)),
        throughputs: doubles(&column(arrivals, |&(_, rate, _)| rate)),
        lags: whole(&column(arrivals, |&(_, _, lag)| lag)),
        event_times: of_events(|event| event.at),
        event_kinds: bytes(&column(events, |event| code(event.kind))),
        kinds: Kind::ALL.iter().map(|kind| kind.words().to_owned()).collect(),
        event_segments: whole(&column(events, |event| event.segment.unwrap_or(0))),
        event_befores: of_events(|event| event.window.0),
        event_afters: of_events(|event| event.window.1),
        event_needless: bytes(&column(events, |event| u8::from(event.is_needless))),
        recoveries: counts.tally.recoveries,
        timeouts: counts.tally.timeouts,
        needless_cuts: counts.needless_cuts,
        undone_by_duplicates: counts.tally.undone_by_duplicates,
        undone_by_timestamps: counts.tally.undone_by_timestamps,
        retransmissions: counts.tally.repeated,
        needless_retransmissions: counts.needless,
        lost: counts.lost,
        duration: *duration,
    }
}

fn code(kind: Kind) -> u8 {
    Kind::ALL.iter().position(|&other| other == kind).unwrap_or_default() as u8
}
