//! Results of the `red` laboratory, as the page gets them.

use crate::shape::{bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::measures::values;
use model::network::Cause;
use model::red::{FlowReordering, INTERVAL_BIN, MEASURES, Outcome, Parameters, Trace, equilibrium, shares};

shape! {
    /// One replication.
    pub struct RedOutcome {
        /// The measures, in the order of `red_measures`.
        values: Float64Array,
        /// Length of the measured time, s.
        measured: f64,
        /// Share of the samples of all flows' congestion windows with i to i + 1 segments.
        windows: Float64Array,
        /// Share of the times between two losses of a flow that last i to i + 1 times intervalBin, and the number of
        /// these times. The shares sum to less than 1 if some last longer.
        intervals: Float64Array,
        interval_count: u64,
        /// Width of these bins, s.
        interval_bin: f64,
        /// Share of the arrivals with lag i; the last one, 64, includes longer lags.
        lags: Float64Array,
    }
}

shape! {
    /// A stretch as time series. Times are in seconds.
    pub struct RedTrace {
        times: Float64Array,
        /// Packets that wait at C1, and RED's average of them.
        queue: Uint32Array,
        average: Float64Array,
        /// Congestion windows, segments: that of flow f at sample i is at i * flows + f.
        windows: Float64Array,
        flows: u32,
        /// Every loss of the stretch, in order of time.
        loss_times: Float64Array,
        loss_flows: Uint32Array,
        /// 1: dropped by RED; 0: lost by the disturbance.
        loss_by_red: Uint8Array,
        /// Every cut of a window in the stretch, in order of time, with the segment that was taken for lost.
        cut_times: Float64Array,
        cut_flows: Uint32Array,
        cut_segments: Uint32Array,
        /// 1 if the last transmission of that segment was not lost.
        cut_needless: Uint8Array,
    }
}

shape! {
    /// Reordering of the packets at their receiver.
    pub struct RedReordering {
        /// First copies of packets.
        received: u64,
        /// RD: share of the packets at displacement -threshold + i.
        threshold: u32,
        rd: Float64Array,
        mean_displacement: f64,
        entropy: f64,
        reordered_ratio: f64,
        /// Packets with extent i (RFC 4737); those beyond 4095 are counted together.
        extents: Float64Array,
        extents_beyond: u64,
    }
}

shape! {
    /// A point of equilibrium.
    pub struct RedPoint {
        /// Average queue, packets.
        queue: f64,
        /// Loss probability, the disturbance's included.
        loss: f64,
        /// Throughput of all flows, over capacity.
        throughput: f64,
    }
}

shape! {
    /// The equilibrium of Padhye's formula with the law of RED.
    pub struct RedEquilibrium {
        /// Average queues, packets.
        queue: Float64Array,
        /// Drop probability of RED there, and the loss probability with the random loss.
        law: Float64Array,
        law_with_loss: Float64Array,
        /// T(q): throughput of all flows over capacity, without the random loss and with it; Infinity where nothing
        /// is lost.
        throughput: Float64Array,
        throughput_with_loss: Float64Array,
        /// The equilibrium, T(q) = C.
        without: RedPoint,
        with: RedPoint,
    }
}

pub fn outcome_of(outcome: Outcome) -> RedOutcome {
    let tallies = &outcome.tallies;
    RedOutcome {
        values: doubles(&values(MEASURES, &outcome)),
        measured: outcome.measured,
        windows: doubles(&shares(tallies.windows.seen.counts(), tallies.windows.seen.number())),
        intervals: doubles(&shares(tallies.intervals.seen.counts(), tallies.intervals.seen.number())),
        interval_count: tallies.intervals.seen.number(),
        interval_bin: INTERVAL_BIN as f64 * 1e-9,
        lags: doubles(&shares(tallies.lags.counts(), tallies.arrived)),
    }
}

pub fn trace_of(trace: Trace) -> RedTrace {
    let (losses, cuts) = (&trace.losses, &trace.cuts);
    RedTrace {
        times: doubles(&trace.times),
        queue: whole(&trace.queue),
        average: doubles(&trace.average),
        flows: (trace.windows.len() / trace.times.len().max(1)) as u32,
        windows: doubles(&trace.windows),
        loss_times: doubles(&column(losses, |loss| loss.at)),
        loss_flows: whole(&column(losses, |loss| loss.flow)),
        loss_by_red: bytes(&column(losses, |loss| u8::from(loss.cause == Cause::Queue))),
        cut_times: doubles(&column(cuts, |cut| cut.at)),
        cut_flows: whole(&column(cuts, |cut| cut.flow)),
        cut_segments: whole(&column(cuts, |cut| cut.segment)),
        cut_needless: bytes(&column(cuts, |cut| u8::from(cut.is_needless))),
    }
}

pub fn reordering_of(seen: FlowReordering) -> RedReordering {
    let rd = &seen.density;
    RedReordering {
        received: rd.total,
        threshold: rd.threshold,
        rd: doubles(&column(&rd.counts, |&count| f64::from(count) / rd.total.max(1) as f64)),
        mean_displacement: rd.mean_displacement(),
        entropy: rd.entropy(),
        reordered_ratio: seen.reordered_ratio(),
        extents: doubles(&column(&seen.extents.counts, |&count| count as f64)),
        extents_beyond: seen.extents.beyond,
    }
}

pub fn equilibrium_of(p: &Parameters, points: u32) -> RedEquilibrium {
    let queues = equilibrium::queues(p, points);
    let law = |steady: f64| column(&queues, |&queue| equilibrium::loss(p, queue, steady));
    let throughput = |steady: f64| column(&queues, |&queue| equilibrium::offered(p, queue, steady));
    RedEquilibrium {
        law: doubles(&law(0.0)),
        law_with_loss: doubles(&law(p.loss)),
        throughput: doubles(&throughput(0.0)),
        throughput_with_loss: doubles(&throughput(p.loss)),
        without: point_of(equilibrium::equilibrium(p, 0.0)),
        with: point_of(equilibrium::equilibrium(p, p.loss)),
        queue: doubles(&queues),
    }
}

fn point_of(point: equilibrium::Point) -> RedPoint {
    let equilibrium::Point { queue, loss, throughput } = point;
    RedPoint { queue, loss, throughput }
}
