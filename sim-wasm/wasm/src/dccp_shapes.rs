//! Results of the `dccp` laboratory, as the page gets them.

use crate::shape::{bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::dccp::{Ladder, PathFate, Series, Stretch, Trace};

shape! {
    /// A run as time series, sampled at the times `DccpTrace.times`. Rates are in kbit/s of payload.
    pub struct DccpSeries {
        /// X: the rate allowed.
        allowed: Float64Array,
        /// X_recv of the last report.
        received: Float64Array,
        /// X_calc; Infinity before the first loss event.
        calculated: Float64Array,
        /// p of the last report.
        loss_event_rate: Float64Array,
        /// Payload delivered since the previous sample.
        delivered: Float64Array,
        /// Packets in the buffer, averaged over the time since the previous sample; below, its size.
        buffered: Float64Array,
        room: Uint32Array,
        /// Packets that wait at the bottleneck.
        queued: Uint32Array,
        /// When loss events were found; below, the other losses that belong to one, s.
        loss_events: Float64Array,
        losses: Float64Array,
    }
}

shape! {
    /// A replication with the buffer and without, as time series.
    pub struct DccpTrace {
        /// Times of the samples, s.
        times: Float64Array,
        with: DccpSeries,
        without: DccpSeries,
    }
}

shape! {
    /// A stretch of a run, packet by packet. Times are in seconds.
    pub struct DccpStretch {
        /// Packets in the order of sending, numbered from 1.
        number: Uint32Array,
        sent: Float64Array,
        /// When it arrived from the network; below, when it was passed to the application, after a wait in the buffer
        /// or at once. NaN if unknown.
        came: Float64Array,
        handed: Float64Array,
        /// When it was declared lost; NaN if never. It may arrive later all the same.
        declared: Float64Array,
        /// 1 if this loss started a loss event.
        event: Uint8Array,
        /// 0 arrived or in flight, 1 lost at random or by hand, 2 dropped at the bottleneck.
        way: Uint8Array,
        /// How many packets sent later arrived from the network before it.
        lag: Uint32Array,
        /// 1 if it was passed to the application after a packet that was sent later.
        late: Uint8Array,
        /// 1 if it is played: passed to the application in order and, in a voice flow, in time.
        played: Uint8Array,
        /// Reports in the order of sending: p, and X_recv in kbit/s.
        report_sent: Float64Array,
        report_arrival: Float64Array,
        report_rate: Float64Array,
        report_received: Float64Array,
        /// The sender's state after each report and each timeout: X in kbit/s.
        at: Float64Array,
        allowed: Float64Array,
        timeout: Uint8Array,
        /// The buffer as a step function: packets in it, and its size.
        level_at: Float64Array,
        waiting: Uint32Array,
        room: Uint32Array,
        /// When the allowed rate left no room for a packet of the application.
        refused: Float64Array,
        /// Whether the stretch has more packets than are recorded.
        is_cut: bool,
    }
}

shape! {
    /// A stretch of a replication with the buffer and without.
    pub struct DccpLadder {
        /// When the stretch starts, s; below, whether it was chosen as a typical one, since the link names none.
        from: f64,
        is_typical: bool,
        with: DccpStretch,
        without: DccpStretch,
    }
}

pub fn trace_of(trace: Trace) -> DccpTrace {
    DccpTrace {
        times: doubles(&trace.times),
        with: series_of(&trace.with),
        without: series_of(&trace.without),
    }
}

fn series_of(series: &Series) -> DccpSeries {
    DccpSeries {
        allowed: doubles(&series.allowed),
        received: doubles(&series.received),
        calculated: doubles(&series.calculated),
        loss_event_rate: doubles(&series.loss_event_rate),
        delivered: doubles(&series.delivered),
        buffered: doubles(&series.buffered),
        room: whole(&series.room),
        queued: whole(&series.queued),
        loss_events: doubles(&series.loss_events),
        losses: doubles(&series.losses),
    }
}

pub fn ladder_of(ladder: Ladder) -> DccpLadder {
    let Ladder { from, is_typical, with, without } = &ladder;
    DccpLadder { from: *from, is_typical: *is_typical, with: stretch_of(with), without: stretch_of(without) }
}

fn stretch_of(stretch: &Stretch) -> DccpStretch {
    let Stretch { flights, reports, moments, levels, refused, is_cut } = stretch;
    DccpStretch {
        number: whole(&column(flights, |flight| flight.number)),
        sent: doubles(&column(flights, |flight| flight.sent)),
        came: doubles(&column(flights, |flight| flight.came)),
        handed: doubles(&column(flights, |flight| flight.handed)),
        declared: doubles(&column(flights, |flight| flight.declared)),
        event: bytes(&column(flights, |flight| u8::from(flight.is_event))),
        way: bytes(&column(flights, |flight| match flight.way {
            PathFate::Arrived => 0,
            PathFate::Lost => 1,
            PathFate::Dropped => 2,
        })),
        lag: whole(&column(flights, |flight| flight.lag)),
        late: bytes(&column(flights, |flight| u8::from(flight.is_late))),
        played: bytes(&column(flights, |flight| u8::from(flight.is_played))),
        report_sent: doubles(&column(reports, |report| report.sent)),
        report_arrival: doubles(&column(reports, |report| report.arrival)),
        report_rate: doubles(&column(reports, |report| report.loss_event_rate)),
        report_received: doubles(&column(reports, |report| report.receive_rate)),
        at: doubles(&column(moments, |moment| moment.at)),
        allowed: doubles(&column(moments, |moment| moment.allowed)),
        timeout: bytes(&column(moments, |moment| u8::from(moment.is_timeout))),
        level_at: doubles(&column(levels, |level| level.at)),
        waiting: whole(&column(levels, |level| level.waiting)),
        room: whole(&column(levels, |level| level.room)),
        refused: doubles(refused),
        is_cut: *is_cut,
    }
}
