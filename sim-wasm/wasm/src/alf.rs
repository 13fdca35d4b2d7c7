//! The `alf` laboratory.

use crate::object::{Fields, list};
use js_sys::Float64Array;
use model::alf::{Bench, Delivery, MEASURES, Parameters, RunRecord, analysis, sweep, sweep::Load};
use model::metrics::{ReorderDensity, reorder_density};
use model::scenario::{Scenario, ScenarioError};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Draws and working memory, kept from call to call.
    static BENCH: RefCell<Bench> = RefCell::default();
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Both transfers of one replication; `inOrder` is ordered within each stream. Times in ms. */
export interface AlfRun { inOrder: AlfTransfer; outOfOrder: AlfTransfer; gb: number }
/** One transfer. ADUs and attempts count from 0; 4294967295 stands for no ADU. */
export interface AlfTransfer {
  totalTime: number; latencyMean: number; bufferMean: number; bufferMax: number;
  waitingMean: number; blockingMean: number; jitter: number;
  /** Receiver occupancy as a step function. */
  occupancyTimes: Float64Array; occupancy: Float64Array;
  /** Idle time of the application before each ADU, in processing order. */
  blocking: Float64Array;
  /** ADUs in arrival order. */
  arrivalOrder: Uint32Array;
  /** RD of the arrival order: share of the ADUs at displacement densityFrom + i; its MD (ADUs) and entropy (nats). */
  densityFrom: number; density: Float64Array; meanDisplacement: number; entropy: number;
  /** Transmissions in emission (and arrival) order. */
  txAdu: Uint32Array; txAttempt: Uint32Array; txEmitted: Float64Array; txArrival: Float64Array; txLost: Uint8Array;
  /** Acknowledgments and loss reports in emission (and arrival) order. */
  ackEmitted: Float64Array; ackArrival: Float64Array; ackCredits: Uint32Array; ackReports: Uint32Array;
  /** Deliveries in processing order. */
  order: Uint32Array; deliverable: Float64Array; accepted: Float64Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "AlfRun")]
    pub type AlfRun;
    #[wasm_bindgen(typescript_type = "MeasureName[]")]
    pub type MeasureNames;
}

fn parameters(scenario: &str) -> Parameters {
    Parameters::of(&Scenario::read(scenario).0)
}

/// The measures of a replication, in the order of the columns of `alf_replications`.
#[wasm_bindgen]
#[must_use]
pub fn alf_measures() -> MeasureNames {
    let name = |id, unit| {
        Fields::new().set("id", &JsValue::from_str(id)).set("unit", &JsValue::from_str(unit)).done()
    };
    list(MEASURES.iter().map(|measure| name(measure.id, measure.unit))).unchecked_into()
}

/// Replications `first` to `first + count`: a row each, a column for each measure.
#[wasm_bindgen]
#[must_use]
pub fn alf_replications(scenario: &str, first: u32, count: u32) -> Float64Array {
    let p = parameters(scenario);
    BENCH.with_borrow_mut(|bench| {
        let mut rows = Vec::with_capacity(count as usize * MEASURES.len());
        for index in first..first + count {
            let replication = bench.replicate(&p, index);
            rows.extend(MEASURES.iter().map(|measure| (measure.of)(&replication)));
        }
        Float64Array::from(rows.as_slice())
    })
}

/// Gains of one replication at the points (xs[i], ys[i]) of two parameters: [gain of the
/// completion time, gain of the mean ADU time] for each point. Without a second parameter `y` is
/// empty and `ys` is not read.
///
/// # Errors
/// If a parameter is not numeric or a value is outside its range.
#[wasm_bindgen]
pub fn alf_gains(
    scenario: &str,
    x: &str,
    xs: &[f64],
    y: &str,
    ys: &[f64],
    replication: u32,
) -> Result<Float64Array, JsError> {
    let scenario = Scenario::read(scenario).0;
    let gains =
        BENCH.with_borrow_mut(|bench| sweep::gains(bench, &scenario, (x, xs), (y, ys), replication))?;
    Ok(Float64Array::from(gains.as_slice()))
}

/// The analytical gain Gb at the values `xs` of one parameter.
///
/// # Errors
/// If the parameter is not numeric or a value is outside its range.
#[wasm_bindgen]
pub fn alf_analytical(scenario: &str, x: &str, xs: &[f64]) -> Result<Float64Array, JsError> {
    let mut scenario = Scenario::read(scenario).0;
    let gains: Result<Vec<f64>, ScenarioError> = xs
        .iter()
        .map(|value| {
            scenario.set(x, *value)?;
            Ok(analysis::blocking(&Parameters::of(&scenario)).gain)
        })
        .collect();
    Ok(Float64Array::from(gains?.as_slice()))
}

/// Everything that happens in one replication (from 0), in both modes.
#[wasm_bindgen]
#[must_use]
pub fn alf_run(scenario: &str, replication: u32) -> AlfRun {
    let p = parameters(scenario);
    BENCH.with_borrow_mut(|bench| {
        Fields::new()
            .set("inOrder", &transfer(bench, &p, Delivery::InOrder, replication))
            .set("outOfOrder", &transfer(bench, &p, Delivery::OutOfOrder, replication))
            .number("gb", analysis::blocking(&p).gain)
            .done()
            .unchecked_into()
    })
}

fn transfer(bench: &mut Bench, p: &Parameters, delivery: Delivery, replication: u32) -> JsValue {
    let mut record = RunRecord::default();
    let outcome = bench.run(p, delivery, replication, &mut record);
    let (times, occupancy) = record.occupancy();
    let tx = &record.transmissions;
    let acks = &record.acknowledgments;
    let order = bench.transfer().arrival_order();
    let density = reorder_density(order, p.adus);
    let (from, shares) = shares(&density);
    let lost: Vec<u8> = tx.iter().map(|t| u8::from(t.lost)).collect();
    Fields::new()
        .number("totalTime", outcome.total_time)
        .number("latencyMean", outcome.latency_mean)
        .number("bufferMean", outcome.buffer_mean)
        .number("bufferMax", f64::from(outcome.buffer_max))
        .number("waitingMean", outcome.waiting_mean)
        .number("blockingMean", outcome.blocking_mean)
        .number("jitter", outcome.jitter)
        .doubles("occupancyTimes", &times)
        .doubles("occupancy", &occupancy)
        .doubles("blocking", bench.transfer().blocking())
        .whole("arrivalOrder", order)
        .number("densityFrom", f64::from(from))
        .doubles("density", &shares)
        .number("meanDisplacement", density.mean_displacement())
        .number("entropy", density.entropy())
        .whole("txAdu", &tx.iter().map(|t| t.adu).collect::<Vec<_>>())
        .whole("txAttempt", &tx.iter().map(|t| t.attempt).collect::<Vec<_>>())
        .doubles("txEmitted", &tx.iter().map(|t| t.emitted).collect::<Vec<_>>())
        .doubles("txArrival", &tx.iter().map(|t| t.arrival).collect::<Vec<_>>())
        .set("txLost", &js_sys::Uint8Array::from(lost.as_slice()))
        .doubles("ackEmitted", &acks.iter().map(|a| a.emitted).collect::<Vec<_>>())
        .doubles("ackArrival", &acks.iter().map(|a| a.arrival).collect::<Vec<_>>())
        .whole("ackCredits", &acks.iter().map(|a| a.credits).collect::<Vec<_>>())
        .whole("ackReports", &acks.iter().map(|a| a.reports).collect::<Vec<_>>())
        .whole("order", &record.order)
        .doubles("deliverable", &record.deliverable)
        .doubles("accepted", &record.accepted)
        .done()
}

/// The density from its first to its last displacement that occurs.
fn shares(density: &ReorderDensity) -> (i32, Vec<f64>) {
    let mut found = density.iter().map(|(displacement, _)| displacement);
    let from = found.next().unwrap_or(0);
    let to = found.last().unwrap_or(from);
    let share = |displacement| f64::from(density.count(displacement)) / density.total as f64;
    (from, (from..=to).map(share).collect())
}

/// Simulates at least `adus` ADUs, with kept or `fresh` draws; gives how many it were. The load of
/// `npm run bench`.
#[wasm_bindgen]
#[must_use]
pub fn alf_workload(fresh: bool, adus: u32) -> u32 {
    sweep::workload(if fresh { Load::Fresh } else { Load::Sweep }, adus)
}

/// A digest of all outcomes of a scenario, for the comparison with the native build.
#[wasm_bindgen]
#[must_use]
pub fn alf_digest(scenario: &str) -> String {
    BENCH.with_borrow_mut(|bench| sweep::digest(bench, &Scenario::read(scenario).0))
}
