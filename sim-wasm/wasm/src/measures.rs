//! All measures of reordering, as the page gets them from the `metrics` laboratory and from captures.

use crate::shape::{doubles, shape, whole};
use js_sys::{Float64Array, Uint32Array};
use model::metrics::table::DT;
use model::reordering::{Histogram, MEASURES, Measures, Thresholds};

shape! {
    /// Every measure of a sample.
    pub struct ReorderingMeasures {
        /// Values of the measures, in the order of `metrics_measures`.
        values: Float64Array,
        /// RD: share of the packets at displacement -threshold + i.
        threshold: u32,
        rd: Float64Array,
        /// RBD: share of the arrivals that left i packets in the buffer.
        rbd: Float64Array,
        /// RBD of a buffer that does not wait for lost packets.
        rbd_neglecting_losses: Float64Array,
        /// Packets displaced beyond the threshold; below, packets too late for the buffer.
        beyond: u64,
        too_late: u64,
        reordered: u64,
        /// Packets with extent i; below, with degree of n-reordering i. Those beyond 4095 are counted together.
        extents: Float64Array,
        extents_beyond: u64,
        degrees: Float64Array,
        degrees_beyond: u64,
        /// Late-time offset, ms, if times are known; below, byte offset, if sizes are known.
        late_time: Option<Offsets>,
        byte_offset: Option<Offsets>,
        discontinuities: u64,
        gaps: Uint32Array,
        gap_mean: Option<f64>,
        gap_mean_time: Option<f64>,
        runs: Uint32Array,
        run_mean: Option<f64>,
        run_variance: Option<f64>,
        run_sum: u64,
        run_sum_squares: u128,
        open_run: u32,
    }
}

shape! {
    /// Mean and largest offset of the reordered packets.
    pub struct Offsets {
        mean: f64,
        max: f64,
    }
}

/// Thresholds from the page, clamped to the table's range.
pub fn thresholds(packets: u32) -> Thresholds {
    Thresholds::both(DT.settle(f64::from(packets)) as u32)
}

/// The measures in the form that the page uses.
pub fn reordering_measures(m: &Measures) -> ReorderingMeasures {
    let values: Vec<f64> = MEASURES.iter().map(|measure| (measure.of)(m)).collect();
    let shares = |counts: &[u32], total: u64| {
        let share = |&count| f64::from(count) / total.max(1) as f64;
        doubles(&counts.iter().map(share).collect::<Vec<f64>>())
    };
    let counts = |h: &Histogram| doubles(&h.counts.iter().map(|&count| count as f64).collect::<Vec<f64>>());
    ReorderingMeasures {
        values: doubles(&values),
        threshold: m.density.threshold,
        rd: shares(&m.density.counts, m.density.total),
        rbd: shares(&m.occupancy.counts, m.occupancy.total),
        rbd_neglecting_losses: shares(
            &m.occupancy_neglecting_losses.counts,
            m.occupancy_neglecting_losses.total,
        ),
        beyond: m.density.beyond,
        too_late: m.occupancy.beyond,
        reordered: m.reordered,
        extents: counts(&m.extents),
        extents_beyond: m.extents.beyond,
        degrees: counts(&m.degrees),
        degrees_beyond: m.degrees.beyond,
        late_time: m.late_time.map(offsets),
        byte_offset: m.byte_offset.map(offsets),
        discontinuities: m.gaps.discontinuities,
        gaps: whole(&m.gaps.packets),
        gap_mean: m.gaps.mean,
        gap_mean_time: m.gaps.mean_time,
        runs: whole(&m.runs.lengths),
        run_mean: m.runs.mean(),
        run_variance: m.runs.variance(),
        run_sum: m.runs.sum,
        run_sum_squares: m.runs.sum_squares,
        open_run: m.runs.open,
    }
}

fn offsets(offsets: model::reordering::Offsets) -> Offsets {
    Offsets { mean: offsets.mean, max: offsets.max }
}
