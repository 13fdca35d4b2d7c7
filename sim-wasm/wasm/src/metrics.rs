//! The `metrics` laboratory: sequences and the jitter path.

use crate::object::{Fields, list};
use js_sys::{Float64Array, Uint8Array};
use model::laws::Law;
use model::metrics::experiment::{MEASURES, measure_path};
use model::metrics::{
    Explained, Histogram, JitterBench, JitterPath, Measures, Offsets, Role, Sequence, Thresholds, explain,
};
use model::params::metrics::{DT, JITTER};
use model::scenario::Scenario;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Draws and working memory, kept from call to call.
    static BENCH: RefCell<JitterBench> = RefCell::default();
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Every measure of a sample. */
export interface ReorderingMeasures {
  /** In the order of `metrics_measures`. */
  values: Float64Array;
  /** RD: share of the packets at displacement -threshold + i. */
  threshold: number; rd: Float64Array;
  /** RBD: share of the arrivals that left i packets in the buffer. */
  rbd: Float64Array;
  /** Packets displaced beyond the threshold, and packets too late for the buffer. */
  beyond: number; tooLate: number;
  reordered: number;
  /** Packets with extent i, or degree of n-reordering i; those beyond 4095 are counted together. */
  extents: Float64Array; extentsBeyond: number; degrees: Float64Array; degreesBeyond: number;
  /** Late-time offset, ms, and byte offset, where times and sizes are known. */
  lateTime?: Offsets; byteOffset?: Offsets;
  discontinuities: number; gaps: Uint32Array; gapMean?: number; gapMeanTime?: number;
  runs: Uint32Array; runMean?: number; runVariance?: number; runSum: number; runSumSquares: number; openRun: number;
}
export interface Offsets { mean: number; max: number }
/** A typed arrival order, or what is wrong with its first item that cannot be read, and where all of those
 * stand (characters from 1). */
export type SequenceReport = SequenceMeasures | { error: string; positions: Float64Array };
export interface SequenceMeasures {
  error?: undefined;
  canonical: string;
  /** Numbers in the order of arrival, and those that never arrive. */
  arrivals: Float64Array; lost: Float64Array;
  measures: ReorderingMeasures;
  /** A value for each arrival; NaN where the measure does not know the packet. */
  duplicate: Uint8Array; receiveIndex: Float64Array; displacement: Float64Array; occupancy: Float64Array;
  nextExpected: Float64Array; reordered: Uint8Array; extent: Float64Array; discontinuity: Float64Array;
  degree: Float64Array; ahead: Float64Array; skipped: Float64Array;
}
/** RD of one law; `values` are mean displacement, entropy, P(D >= 3), 99.9% quantile of D, reordered ratio, and packets beyond the threshold. */
export interface JitterDensity { threshold: number; counts: Uint32Array; values: Float64Array }
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "ReorderingMeasures")]
    pub type ReorderingMeasures;
    #[wasm_bindgen(typescript_type = "SequenceReport")]
    pub type SequenceReport;
    #[wasm_bindgen(typescript_type = "JitterDensity")]
    pub type JitterDensity;
    #[wasm_bindgen(typescript_type = "MeasureName[]")]
    pub type MetricNames;
}

/// Ids and units of `ReorderingMeasures.values`.
#[wasm_bindgen]
#[must_use]
pub fn metrics_measures() -> MetricNames {
    let name = |id, unit| {
        Fields::new().set("id", &JsValue::from_str(id)).set("unit", &JsValue::from_str(unit)).done()
    };
    list(MEASURES.iter().map(|measure| name(measure.id, measure.unit))).unchecked_into()
}

/// Every measure of an arrival order as text, and how each came about.
#[wasm_bindgen]
#[must_use]
pub fn metrics_sequence(text: &str, threshold: u32) -> SequenceReport {
    let fields = match Sequence::read(text) {
        Ok(sequence) => sequence_fields(&sequence, thresholds(threshold)),
        Err(error) => Fields::new()
            .set("error", &JsValue::from_str(&error.to_string()))
            .doubles("positions", &positions(text)),
    };
    fields.done().unchecked_into()
}

/// Every measure of one replication (from 0) of the scenario's jitter path.
#[wasm_bindgen]
#[must_use]
pub fn metrics_jitter(scenario: &str, replication: u32) -> ReorderingMeasures {
    let path = JitterPath::of(&Scenario::read(scenario).0);
    BENCH.with_borrow_mut(|bench| measures_object(&measure_path(bench, &path, replication)).unchecked_into())
}

/// RD alone of one replication of the jitter path under the law with this name: a few times faster.
#[wasm_bindgen]
#[must_use]
pub fn metrics_jitter_density(scenario: &str, law: &str, replication: u32) -> JitterDensity {
    let mut path = JitterPath::of(&Scenario::read(scenario).0);
    path.law = Law::named(law).unwrap_or(path.law);
    BENCH.with_borrow_mut(|bench| {
        let values = point(bench, &path, replication);
        Fields::new()
            .number("threshold", f64::from(path.threshold))
            .whole("counts", &bench.density(path.threshold).counts)
            .doubles("values", &values)
            .done()
            .unchecked_into()
    })
}

/// A row for each of `jitters` (ms) under the law with this name: the six `values` of
/// `JitterDensity`.
#[wasm_bindgen]
#[must_use]
pub fn metrics_jitter_curve(scenario: &str, law: &str, jitters: &[f64], replication: u32) -> Float64Array {
    let mut path = JitterPath::of(&Scenario::read(scenario).0);
    path.law = Law::named(law).unwrap_or(path.law);
    BENCH.with_borrow_mut(|bench| {
        let mut rows = Vec::with_capacity(6 * jitters.len());
        for &jitter in jitters {
            path.jitter = if jitter.is_finite() { jitter.clamp(JITTER.min, JITTER.max) } else { JITTER.min };
            rows.extend(point(bench, &path, replication));
        }
        Float64Array::from(rows.as_slice())
    })
}

/// [slope, offset] of MD ~ slope x and Er ~ ln x + offset, x the jitter in packet spacings; empty
/// where the law has no closed form.
#[wasm_bindgen]
#[must_use]
pub fn metrics_closed_form(law: &str) -> Float64Array {
    let form = Law::named(law).and_then(Law::closed_form);
    let values = form.map_or_else(Vec::new, |form| vec![form.slope, form.offset]);
    Float64Array::from(values.as_slice())
}

/// What RD tends to under the law with this name, from displacement -threshold on; empty where the
/// law has no closed form.
#[wasm_bindgen]
#[must_use]
pub fn metrics_limit_density(scenario: &str, law: &str) -> Float64Array {
    let mut path = JitterPath::of(&Scenario::read(scenario).0);
    path.law = Law::named(law).unwrap_or(path.law);
    Float64Array::from(path.limit_density().unwrap_or_default().as_slice())
}

/// Time between two packets of the scenario's jitter path, ms.
#[wasm_bindgen]
#[must_use]
pub fn metrics_spacing(scenario: &str) -> f64 {
    JitterPath::of(&Scenario::read(scenario).0).spacing()
}

/// A digest of the scenario's jitter path, for the comparison with the native build.
#[wasm_bindgen]
#[must_use]
pub fn metrics_digest(scenario: &str) -> String {
    BENCH.with_borrow_mut(|bench| model::metrics::experiment::digest(bench, &Scenario::read(scenario).0))
}

fn point(bench: &mut JitterBench, path: &JitterPath, replication: u32) -> [f64; 6] {
    bench.run(path, replication);
    let reordered = bench.reordered_ratio();
    let rd = bench.density(path.threshold);
    let late = f64::from(rd.quantile(0.999));
    [rd.mean_displacement(), rd.entropy(), rd.tail(3), late, reordered, rd.beyond as f64]
}

/// Thresholds from the page, within what the table allows.
pub fn thresholds(packets: u32) -> Thresholds {
    Thresholds::both(DT.settle(f64::from(packets)) as u32)
}

/// Where the items stand that cannot be read, as characters from 1.
fn positions(text: &str) -> Vec<f64> {
    Sequence::faults(text).iter().map(|fault| f64::from(fault.position())).collect()
}

fn sequence_fields(sequence: &Sequence, thresholds: Thresholds) -> Fields {
    let arrivals = sequence.as_arrivals();
    let explained = explain(&arrivals, thresholds);
    let numbers: Vec<f64> = sequence.arrivals.iter().map(|&number| number as f64).collect();
    let first = |value: fn(&model::metrics::FirstCopy) -> Option<f64>| -> Vec<f64> {
        let of = |e: &Explained| match &e.role {
            Role::Duplicate => None,
            Role::First(first) => value(first),
        };
        explained.iter().map(|e| of(e).unwrap_or(f64::NAN)).collect()
    };
    let flags = |is_set: fn(&Role) -> bool| {
        let bytes: Vec<u8> = explained.iter().map(|e| u8::from(is_set(&e.role))).collect();
        Uint8Array::from(bytes.as_slice())
    };
    let lost: Vec<f64> = sequence.missing().into_iter().map(|number| number as f64).collect();
    Fields::new()
        .set("canonical", &JsValue::from_str(&sequence.canonical()))
        .doubles("arrivals", &numbers)
        .doubles("lost", &lost)
        .set("measures", &measures_object(&Measures::of(&arrivals, thresholds)))
        .set("duplicate", &flags(|role| *role == Role::Duplicate))
        .set("reordered", &flags(|role| matches!(role, Role::First(f) if f.late.is_some())))
        .doubles("receiveIndex", &first(|f| f.receive_index.map(|n| n as f64)))
        .doubles("displacement", &first(|f| f.displacement.map(|n| n as f64)))
        .doubles("occupancy", &first(|f| f.occupancy.map(f64::from)))
        .doubles("nextExpected", &first(|f| Some(f.next_expected as f64)))
        .doubles("extent", &first(|f| f.late.map(|late| f64::from(late.extent()))))
        .doubles("discontinuity", &first(|f| f.late.map(|late| f64::from(late.discontinuity))))
        .doubles("degree", &first(|f| f.late.map(|late| f64::from(late.degree))))
        .doubles("ahead", &first(|f| f.late.map(|late| f64::from(late.ahead))))
        .doubles("skipped", &first(|f| Some(f.skipped as f64)))
}

/// `ReorderingMeasures`.
pub fn measures_object(m: &Measures) -> JsValue {
    let values: Vec<f64> = MEASURES.iter().map(|measure| (measure.of)(m)).collect();
    let shares = |counts: &[u32], total: u64| -> Vec<f64> {
        counts.iter().map(|&count| f64::from(count) / (total as f64).max(1.0)).collect()
    };
    let counts = |h: &Histogram| h.counts.iter().map(|&count| count as f64).collect::<Vec<f64>>();
    Fields::new()
        .doubles("values", &values)
        .number("threshold", f64::from(m.density.threshold))
        .doubles("rd", &shares(&m.density.counts, m.density.total))
        .doubles("rbd", &shares(&m.occupancy.counts, m.occupancy.total))
        .number("beyond", m.density.beyond as f64)
        .number("tooLate", m.occupancy.beyond as f64)
        .number("reordered", m.reordered as f64)
        .doubles("extents", &counts(&m.extents))
        .number("extentsBeyond", m.extents.beyond as f64)
        .doubles("degrees", &counts(&m.degrees))
        .number("degreesBeyond", m.degrees.beyond as f64)
        .optional("lateTime", m.late_time.map(offsets))
        .optional("byteOffset", m.byte_offset.map(offsets))
        .number("discontinuities", m.gaps.discontinuities as f64)
        .whole("gaps", &m.gaps.packets)
        .optional("gapMean", m.gaps.mean.map(JsValue::from_f64))
        .optional("gapMeanTime", m.gaps.mean_time.map(JsValue::from_f64))
        .whole("runs", &m.runs.lengths)
        .optional("runMean", m.runs.mean().map(JsValue::from_f64))
        .optional("runVariance", m.runs.variance().map(JsValue::from_f64))
        .number("runSum", m.runs.sum as f64)
        .number("runSumSquares", m.runs.sum_squares as f64)
        .number("openRun", f64::from(m.runs.open))
        .done()
}

fn offsets(offsets: Offsets) -> JsValue {
    Fields::new().number("mean", offsets.mean).number("max", offsets.max).done()
}
