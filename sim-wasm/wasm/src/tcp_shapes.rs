//! Results of the `tcp` laboratory, as the page gets them.

use crate::flow_shapes::proof;
use crate::shape::{Absent, bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::network::PER_MS;
use model::scenario::Scenario;
use model::tcp::stacks::{Flight, FlightError, Look, Repeat, Stack, stacks};
use model::tcp::{Event, Kind, Transfer};

shape! {
    /// A transfer in detail. Times are in seconds.
    pub struct TcpTransfer {
        /// The sender's states after acknowledgments and timers, thinned out evenly: window and slow-start threshold
        /// (segments; infinite before the first cut), duplicates that mean a loss, the largest lag so far (segments),
        /// and RACK's window (ms).
        times: Float64Array,
        windows: Float64Array,
        slow_starts: Float64Array,
        thresholds: Uint32Array,
        reordering: Uint32Array,
        rack: Float64Array,
        /// Bins of arrivals: start, rate of new data (Mbit/s), and the largest lag (segments).
        bins: Float64Array,
        throughputs: Float64Array,
        lags: Uint32Array,
        /// Events in order of time: the kind as an index of `kinds`, the segment (0: none), the windows before and
        /// after.
        event_times: Float64Array,
        event_kinds: Uint8Array,
        kinds: Vec<String>,
        event_segments: Uint32Array,
        event_befores: Float64Array,
        event_afters: Float64Array,
        /// 1 for a retransmission of a segment that was not lost, or a cut of which no retransmission was needed.
        event_needless: Uint8Array,
        /// Counts over the whole transfer.
        recoveries: u32,
        timeouts: u32,
        needless_cuts: u32,
        undone_by_duplicates: u32,
        undone_by_timestamps: u32,
        retransmissions: u32,
        needless_retransmissions: u32,
        lost: u32,
        /// Duration of the transfer.
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

shape! {
    /// How the senders of four times respond to an arrival order, or the fault in the order.
    pub enum TcpStacksReport {
        Played(TcpStacks),
        Fault(TcpStacksFault),
    }
}

shape! {
    /// An arrival order that cannot be played.
    pub struct TcpStacksFault {
        error: String,
        /// Positions of the items that cannot be read, as characters from 1; empty if all can.
        positions: Float64Array,
    }
}

shape! {
    /// The order, and the senders' responses, the oldest first.
    pub struct TcpStacks {
        error: Absent,
        /// Numbers in the order of arrival; below, all that were sent.
        arrivals: Float64Array,
        sent: Float64Array,
        stacks: Vec<TcpStack>,
    }
}

shape! {
    /// A sender's response. Times are in seconds.
    pub struct TcpStack {
        id: &'static str,
        /// The sender's state after each acknowledgment and each timer; 1 if the acknowledgment acknowledges nothing
        /// new; the proof that a cut was spurious: 1 by duplicates, 2 by timestamps.
        times: Float64Array,
        windows: Float64Array,
        thresholds: Uint32Array,
        duplicates: Uint8Array,
        undos: Uint8Array,
        /// Retransmissions: the number, times of sending and of arrival, whether it was needless, and when its cut was
        /// undone, NaN if it was not.
        repeats: Float64Array,
        sent: Float64Array,
        arrivals: Float64Array,
        needless: Uint8Array,
        undone: Float64Array,
        cuts: u32,
        undone_cuts: u32,
        least_window: f64,
        window_after: f64,
        threshold: u32,
        acknowledged: f64,
        done: f64,
        /// How much longer it takes than in order and without losses.
        delay: f64,
    }
}

shape! {
    /// An arrival order to try.
    pub struct TcpReadyOrder {
        name: &'static str,
        order: &'static str,
    }
}

pub fn stacks_of(scenario: &Scenario) -> TcpStacksReport {
    match stacks(scenario) {
        Ok((flight, all)) => TcpStacksReport::Played(TcpStacks {
            error: Absent,
            arrivals: doubles(&column(&flight.arrivals, |&segment| flight.number(segment))),
            sent: doubles(&(1..=flight.segments).map(|segment| flight.number(segment)).collect::<Vec<_>>()),
            stacks: all.iter().map(|stack| stack_of(&flight, stack)).collect(),
        }),
        Err(error) => {
            let positions = match &error {
                FlightError::Text(error) => vec![f64::from(error.position())],
                FlightError::TooLong(_) | FlightError::Empty => Vec::new(),
            };
            TcpStacksReport::Fault(TcpStacksFault {
                error: error.to_string(),
                positions: doubles(&positions),
            })
        }
    }
}

fn stack_of(flight: &Flight, Stack { profile, played, delay }: &Stack) -> TcpStack {
    let of_looks = |of: fn(&Look) -> f64| doubles(&column(&played.looks, of));
    let of_repeats = |of: fn(&Repeat) -> f64| doubles(&column(&played.repeats, of));
    TcpStack {
        id: profile.id(),
        times: of_looks(|look| look.at as f64 * 1e-9),
        windows: of_looks(|look| look.window),
        thresholds: whole(&column(&played.looks, |look| look.duplicate_threshold)),
        duplicates: bytes(&column(&played.looks, |look| u8::from(look.is_duplicate))),
        undos: bytes(&column(&played.looks, |look| proof(look.undone))),
        repeats: doubles(&column(&played.repeats, |one| flight.number(one.segment))),
        sent: of_repeats(|one| one.sent as f64 * 1e-9),
        arrivals: of_repeats(|one| one.arrival as f64 * 1e-9),
        needless: bytes(&column(&played.repeats, |one| u8::from(one.is_needless))),
        undone: of_repeats(|one| one.undone.map_or(f64::NAN, |at| at as f64 * 1e-9)),
        cuts: played.cuts(),
        undone_cuts: played.undone(),
        least_window: played.least_window(),
        window_after: played.acknowledged.1,
        threshold: played.threshold(),
        acknowledged: played.acknowledged.0 as f64 * 1e-9,
        done: played.done as f64 * 1e-9,
        delay: *delay,
    }
}
