//! The `metrics` laboratory: sequences and the jitter path.

use crate::object::MeasureName;
use crate::shape::{Absent, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::laboratory::Bench as _;
use model::laws::Law;
use model::metrics::table::{DT, JITTER};
use model::metrics::{JitterBench, LAB, measure_path};
use model::path::JitterPath;
use model::reordering::{Explained, Histogram, MEASURES, Measures, Role, Sequence, Thresholds, explain};
use model::scenario::{ReadError, Scenario};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Random draws and working memory, kept from call to call.
    static BENCH: RefCell<JitterBench> = RefCell::default();
}

shape! {
    /// Every measure of a sample.
    pub struct ReorderingMeasures {
        /// In the order of `metrics_measures`.
        values: Float64Array,
        /// RD: share of the packets at displacement -threshold + i.
        threshold: u32,
        rd: Float64Array,
        /// RBD: share of the arrivals that left i packets in the buffer.
        rbd: Float64Array,
        /// The same for a buffer that does not wait for lost packets.
        rbd_neglecting_losses: Float64Array,
        /// Packets displaced beyond the threshold, and packets too late for the buffer.
        beyond: u64,
        too_late: u64,
        reordered: u64,
        /// Packets with extent i, or degree of n-reordering i; those beyond 4095 are counted together.
        extents: Float64Array,
        extents_beyond: u64,
        degrees: Float64Array,
        degrees_beyond: u64,
        /// Late-time offset, ms, and byte offset, if times and sizes are known.
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

shape! {
    /// A typed arrival order, or what is wrong with it.
    pub enum SequenceReport {
        Measures(SequenceMeasures),
        Fault(SequenceFault),
    }
}

shape! {
    /// An arrival order that cannot be read.
    pub struct SequenceFault {
        /// What is wrong with the first item that cannot be read.
        error: String,
        /// The positions of all such items (characters from 1).
        positions: Float64Array,
    }
}

shape! {
    /// Every measure of an arrival order, and how each came about.
    pub struct SequenceMeasures {
        error: Absent,
        canonical: String,
        /// Sequence numbers in the order of arrival, and those that never arrive.
        arrivals: Float64Array,
        lost: Float64Array,
        measures: ReorderingMeasures,
        /// A value for each arrival; NaN if the measure does not count the packet.
        duplicate: Uint8Array,
        reordered: Uint8Array,
        receive_index: Float64Array,
        displacement: Float64Array,
        occupancy: Float64Array,
        /// Whether the packet itself is held then, and how many missing numbers the full buffer gave up.
        waits: Uint8Array,
        given_up: Float64Array,
        next_expected: Float64Array,
        extent: Float64Array,
        discontinuity: Float64Array,
        degree: Float64Array,
        ahead: Float64Array,
        skipped: Float64Array,
    }
}

shape! {
    /// RD of one law.
    pub struct JitterDensity {
        threshold: u32,
        counts: Uint32Array,
        /// Mean displacement, entropy, P(D >= 3), 99.9% quantile of D, reordered ratio, and packets beyond
        /// the threshold.
        values: Float64Array,
    }
}

/// The scenario's jitter path, and its displacement threshold.
fn path_of(scenario: &str) -> Result<(JitterPath, u32), ReadError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok((JitterPath::of(&scenario), scenario.whole("dt")))
}

fn law_of(name: &str) -> Result<Law, JsError> {
    Law::named(name).ok_or_else(|| JsError::new(&format!("there is no law of the delay \"{name}\"")))
}

/// Ids and units of `ReorderingMeasures.values`.
#[wasm_bindgen]
#[must_use]
pub fn metrics_measures() -> Vec<MeasureName> {
    MEASURES.iter().map(|measure| MeasureName { id: measure.about.id, unit: measure.about.unit }).collect()
}

/// Every measure of an arrival order as text, and how each came about.
#[wasm_bindgen]
#[must_use]
pub fn metrics_sequence(text: &str, threshold: u32) -> SequenceReport {
    match Sequence::read(text) {
        Ok(sequence) => SequenceReport::Measures(sequence_measures(&sequence, thresholds(threshold))),
        Err(error) => SequenceReport::Fault(SequenceFault {
            error: error.to_string(),
            positions: doubles(&positions(text)),
        }),
    }
}

/// Every measure of one replication (from 0) of the scenario's jitter path.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn metrics_jitter(scenario: &str, replication: u32) -> Result<ReorderingMeasures, JsError> {
    let (path, threshold) = path_of(scenario)?;
    let thresholds = Thresholds::both(threshold);
    let measured = BENCH.with_borrow_mut(|JitterBench { crossing, .. }| {
        measure_path(crossing, &path, thresholds, replication)
    });
    Ok(reordering_measures(&measured))
}

/// Only the RD of one replication of the jitter path under the law with this name: a few times faster.
///
/// # Errors
/// If `scenario` does not belong to this laboratory, or there is no such law.
#[wasm_bindgen]
pub fn metrics_jitter_density(scenario: &str, law: &str, replication: u32) -> Result<JitterDensity, JsError> {
    let (mut path, threshold) = path_of(scenario)?;
    path.law = law_of(law)?;
    Ok(BENCH.with_borrow_mut(|bench| {
        let values = point(bench, &path, threshold, replication);
        JitterDensity { threshold, counts: whole(&bench.density(threshold).counts), values: doubles(&values) }
    }))
}

/// One row for each of `jitters` (ms) under the law with this name: the six `values` of `JitterDensity`.
///
/// # Errors
/// If `scenario` does not belong to this laboratory, or there is no such law.
#[wasm_bindgen]
pub fn metrics_jitter_curve(
    scenario: &str,
    law: &str,
    jitters: &[f64],
    replication: u32,
) -> Result<Float64Array, JsError> {
    let (mut path, threshold) = path_of(scenario)?;
    path.law = law_of(law)?;
    Ok(BENCH.with_borrow_mut(|bench| {
        let mut rows = Vec::with_capacity(6 * jitters.len());
        for &jitter in jitters {
            path.jitter = if jitter.is_finite() { jitter.clamp(JITTER.min, JITTER.max) } else { JITTER.min };
            rows.extend(point(bench, &path, threshold, replication));
        }
        Float64Array::from(rows.as_slice())
    }))
}

/// [slope, offset] of MD ~ slope x and Er ~ ln x + offset, where x is the jitter in packet spacings; empty if
/// the law has no closed form.
///
/// # Errors
/// If there is no such law.
#[wasm_bindgen]
pub fn metrics_closed_form(law: &str) -> Result<Float64Array, JsError> {
    let values = law_of(law)?.closed_form().map_or_else(Vec::new, |form| vec![form.slope, form.offset]);
    Ok(Float64Array::from(values.as_slice()))
}

/// The limit of RD under the law with this name, from displacement -threshold on; empty if the law has no
/// closed form.
///
/// # Errors
/// If `scenario` does not belong to this laboratory, or there is no such law.
#[wasm_bindgen]
pub fn metrics_limit_density(scenario: &str, law: &str) -> Result<Float64Array, JsError> {
    let (mut path, threshold) = path_of(scenario)?;
    path.law = law_of(law)?;
    Ok(Float64Array::from(path.limit_density(threshold).unwrap_or_default().as_slice()))
}

/// Time between two packets of the scenario's jitter path, ms.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn metrics_spacing(scenario: &str) -> Result<f64, JsError> {
    Ok(path_of(scenario)?.0.spacing())
}

/// A digest of the scenario's jitter path, for comparison with the native build.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn metrics_digest(scenario: &str) -> Result<String, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(BENCH.with_borrow_mut(|bench| bench.digest(&scenario))?)
}

fn point(bench: &mut JitterBench, path: &JitterPath, threshold: u32, replication: u32) -> [f64; 6] {
    bench.crossing.run(path, replication);
    let reordered = bench.crossing.reordered_ratio();
    let rd = bench.density(threshold);
    let late = f64::from(rd.quantile(0.999));
    [rd.mean_displacement(), rd.entropy(), rd.tail(3), late, reordered, rd.beyond as f64]
}

/// Thresholds from the page, clamped to the table's range.
pub fn thresholds(packets: u32) -> Thresholds {
    Thresholds::both(DT.settle(f64::from(packets)) as u32)
}

/// Positions of the items that cannot be read, as characters from 1.
fn positions(text: &str) -> Vec<f64> {
    Sequence::faults(text).iter().map(|fault| f64::from(fault.position())).collect()
}

fn sequence_measures(sequence: &Sequence, thresholds: Thresholds) -> SequenceMeasures {
    let arrivals = sequence.as_arrivals();
    let explained = explain(&arrivals, thresholds);
    let numbers: Vec<f64> = sequence.arrivals.iter().map(|&number| number as f64).collect();
    let first = |value: fn(&model::reordering::FirstCopy) -> Option<f64>| {
        let of = |e: &Explained| match &e.role {
            Role::Duplicate => None,
            Role::First(first) => value(first),
        };
        doubles(&explained.iter().map(|e| of(e).unwrap_or(f64::NAN)).collect::<Vec<f64>>())
    };
    let flags = |is_set: fn(&Role) -> bool| {
        let bytes: Vec<u8> = explained.iter().map(|e| u8::from(is_set(&e.role))).collect();
        Uint8Array::from(bytes.as_slice())
    };
    let lost: Vec<f64> = sequence.missing().into_iter().map(|number| number as f64).collect();
    SequenceMeasures {
        error: Absent,
        canonical: sequence.canonical(),
        arrivals: doubles(&numbers),
        lost: doubles(&lost),
        measures: reordering_measures(&Measures::of(&arrivals, thresholds)),
        duplicate: flags(|role| *role == Role::Duplicate),
        reordered: flags(|role| matches!(role, Role::First(f) if f.late.is_some())),
        receive_index: first(|f| f.receive_index.map(|n| n as f64)),
        displacement: first(|f| f.displacement.map(|n| n as f64)),
        occupancy: first(|f| f.stored.map(|s| f64::from(s.occupancy))),
        waits: flags(|role| matches!(role, Role::First(f) if f.stored.is_some_and(|s| s.waits))),
        given_up: first(|f| f.stored.map(|s| s.given_up as f64)),
        next_expected: first(|f| Some(f.next_expected as f64)),
        extent: first(|f| f.late.map(|late| f64::from(late.extent()))),
        discontinuity: first(|f| f.late.map(|late| f64::from(late.discontinuity))),
        degree: first(|f| f.late.map(|late| f64::from(late.degree))),
        ahead: first(|f| f.late.map(|late| f64::from(late.ahead))),
        skipped: first(|f| Some(f.skipped as f64)),
    }
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
