//! The `metrics` laboratory: sequences and the jitter path.

use crate::measures::{ReorderingMeasures, reordering_measures, thresholds};
use crate::object::{MeasureName, names};
use crate::shape::{Absent, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::laboratory::Bench as _;
use model::laws::Law;
use model::metrics::table::JITTER;
use model::metrics::{JitterBench, LAB, measure_path};
use model::path::JitterPath;
use model::reordering::{ArrivalExplanation, MEASURES, Measures, Role, Sequence, Thresholds, explain};
use model::scenario::{ReadError, Scenario};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Random draws and working memory, kept from call to call.
    static BENCH: RefCell<JitterBench> = RefCell::default();
}

shape! {
    /// The measures of a typed arrival order, or its fault.
    pub enum SequenceReport {
        Measures(SequenceMeasures),
        Fault(SequenceFault),
    }
}

shape! {
    /// An arrival order that cannot be read.
    pub struct SequenceFault {
        /// The fault of the first item that cannot be read.
        error: String,
        /// The positions of all such items (characters from 1).
        positions: Float64Array,
    }
}

shape! {
    /// Every measure of an arrival order, with the values of single packets.
    pub struct SequenceMeasures {
        error: Absent,
        canonical: String,
        /// Sequence numbers in the order of arrival; below, those that never arrive.
        arrivals: Float64Array,
        lost: Float64Array,
        measures: ReorderingMeasures,
        /// A value for each arrival; NaN if the measure does not count the packet.
        duplicate: Uint8Array,
        reordered: Uint8Array,
        receive_index: Float64Array,
        displacement: Float64Array,
        occupancy: Float64Array,
        /// Whether the packet itself is held after its arrival; below, how many missing numbers the full buffer gave
        /// up.
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
        /// Mean displacement, entropy, P(D >= 3), 99.9% quantile of the displacement, reordered ratio, and packets
        /// beyond the threshold.
        values: Float64Array,
    }
}

/// The scenario's jitter path, and its displacement threshold.
fn path_of(scenario: &str) -> Result<(JitterPath, u32), ReadError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok((JitterPath::of(&scenario), scenario.whole("dt")))
}

fn law_of(name: &str) -> Result<Law, JsError> {
    Law::named(name).ok_or_else(|| JsError::new(&format!("there is no law of the delay “{name}”")))
}

/// Ids and units of `ReorderingMeasures.values`.
#[wasm_bindgen]
#[must_use]
pub fn metrics_measures() -> Vec<MeasureName> {
    names(MEASURES)
}

/// Every measure of an arrival order as text, with the values of single packets.
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
pub fn metrics_digest(scenario: &str, measures: &str) -> Result<String, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(BENCH.with_borrow_mut(|bench| bench.digest(&scenario, measures))?)
}

fn point(bench: &mut JitterBench, path: &JitterPath, threshold: u32, replication: u32) -> [f64; 6] {
    bench.crossing.run(path, replication);
    let reordered = bench.crossing.reordered_ratio();
    let rd = bench.density(threshold);
    let late = f64::from(rd.quantile(0.999));
    [rd.mean_displacement(), rd.entropy(), rd.tail(3), late, reordered, rd.beyond as f64]
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
        let of = |e: &ArrivalExplanation| match &e.role {
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
