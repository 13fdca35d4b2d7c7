//! The `alf` laboratory.

use crate::object::{MeasureName, names, row_of};
use crate::running::running;
use crate::shape::{bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::alf::{
    Bench, Delivery, LAB, MEASURES, Parameters, Replicated, RunRecord, analysis, sweep, sweep::Load,
};
use model::laboratory::Bench as _;
use model::reordering::reorder_density;
use model::replications::Replications;
use model::scenario::{ReadError, Scenario};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Random draws and working memory, kept from call to call.
    static BENCH: Rc<RefCell<Bench>> = Rc::default();
}

fn with_bench<T>(work: impl FnOnce(&mut Bench) -> T) -> T {
    BENCH.with(|bench| work(&mut bench.borrow_mut()))
}

shape! {
    /// Both transfers of one replication; `inOrder` is in order within each stream. Times in ms.
    pub struct AlfRun {
        in_order: AlfTransfer,
        out_of_order: AlfTransfer,
        /// The analytical gain in blocking time.
        gb: f64,
    }
}

shape! {
    /// One transfer. ADUs and attempts count from 0; 4294967295 means no ADU.
    pub struct AlfTransfer {
        total_time: f64,
        buffer_mean: f64,
        buffer_max: u32,
        waiting_mean: f64,
        blocking_mean: f64,
        jitter: f64,
        /// Receiver occupancy as a step function.
        occupancy_times: Float64Array,
        occupancy: Float64Array,
        /// Idle time of the application before each ADU, in processing order.
        blocking: Float64Array,
        /// ADUs in arrival order.
        arrival_order: Uint32Array,
        /// RD of the arrival order: share of the ADUs at displacement densityFrom + i.
        density_from: i32,
        density: Float64Array,
        /// MD (ADUs) and entropy (nats) of that density.
        mean_displacement: f64,
        entropy: f64,
        /// Transmissions in emission (and arrival) order.
        tx_adu: Uint32Array,
        tx_attempt: Uint32Array,
        tx_emitted: Float64Array,
        tx_arrival: Float64Array,
        tx_lost: Uint8Array,
        /// Acknowledgments and loss reports in emission (and arrival) order.
        ack_emitted: Float64Array,
        ack_arrival: Float64Array,
        ack_credits: Uint32Array,
        ack_reports: Uint32Array,
        /// Deliveries in processing order.
        order: Uint32Array,
        deliverable: Float64Array,
        accepted: Float64Array,
    }
}

running! {
    /// Replications of a scenario: one row each, one column for each measure.
    pub struct AlfReplications(Replications<Replicated>) => Float64Array, row_of;
}

fn parameters(scenario: &str) -> Result<Parameters, ReadError> {
    Ok(Parameters::of(&Scenario::of(&LAB, scenario)?))
}

/// The measures of a replication, in the order of the columns of `alf_replications`.
#[wasm_bindgen]
#[must_use]
pub fn alf_measures() -> Vec<MeasureName> {
    names(MEASURES)
}

/// Replications `first` to `first + count - 1`.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn alf_replications(scenario: &str, first: u32, count: u32) -> Result<AlfReplications, JsError> {
    let wanted = first..first.saturating_add(count);
    let of = Replicated { bench: BENCH.with(Rc::clone), parameters: parameters(scenario)? };
    Ok(AlfReplications(Replications::new(of, wanted)))
}

/// Gains of one replication at the points `(xs[i], ys[i])` of two parameters: the gain of the completion time and
/// that of the mean ADU time for each point. Without a second parameter `y` is empty and `ys` is ignored.
///
/// # Errors
/// If `scenario` does not belong to this laboratory, a parameter is not numeric or a value is outside its
/// range.
#[wasm_bindgen]
pub fn alf_gains(
    scenario: &str,
    x: &str,
    xs: &[f64],
    y: &str,
    ys: &[f64],
    replication: u32,
) -> Result<Float64Array, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    let gains = with_bench(|bench| sweep::gains(bench, &scenario, (x, xs), (y, ys), replication))?;
    Ok(Float64Array::from(gains.as_slice()))
}

/// The analytical gain Gb at the values `xs` of one parameter.
///
/// # Errors
/// If `scenario` does not belong to this laboratory, the parameter is not numeric or a value is outside its
/// range.
#[wasm_bindgen]
pub fn alf_analytical(scenario: &str, x: &str, xs: &[f64]) -> Result<Float64Array, JsError> {
    let gains = analysis::along(&Scenario::of(&LAB, scenario)?, x, xs)?;
    Ok(Float64Array::from(gains.as_slice()))
}

/// Everything that happens in one replication (from 0), in both modes.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn alf_run(scenario: &str, replication: u32) -> Result<AlfRun, JsError> {
    let p = parameters(scenario)?;
    Ok(with_bench(|bench| AlfRun {
        in_order: transfer(bench, &p, Delivery::InOrder, replication),
        out_of_order: transfer(bench, &p, Delivery::OutOfOrder, replication),
        gb: analysis::blocking(&p).gain,
    }))
}

fn transfer(bench: &mut Bench, p: &Parameters, delivery: Delivery, replication: u32) -> AlfTransfer {
    let mut record = RunRecord::default();
    let outcome = bench.run(p, delivery, replication, &mut record);
    let (times, occupancy) = record.occupancy();
    let tx = &record.transmissions;
    let acks = &record.acknowledgments;
    let order = bench.transfer().arrival_order();
    let density = reorder_density(order, p.adus);
    let (from, shares) = density.shares();
    AlfTransfer {
        total_time: outcome.total_time,
        buffer_mean: outcome.buffer_mean,
        buffer_max: outcome.buffer_max,
        waiting_mean: outcome.waiting_mean,
        blocking_mean: outcome.blocking_mean,
        jitter: outcome.jitter,
        occupancy_times: doubles(&times),
        occupancy: doubles(&occupancy),
        blocking: doubles(bench.transfer().blocking()),
        arrival_order: whole(order),
        density_from: from,
        density: doubles(&shares),
        mean_displacement: density.mean_displacement(),
        entropy: density.entropy(),
        tx_adu: whole(&column(tx, |t| t.adu)),
        tx_attempt: whole(&column(tx, |t| t.attempt)),
        tx_emitted: doubles(&column(tx, |t| t.emitted)),
        tx_arrival: doubles(&column(tx, |t| t.arrival)),
        tx_lost: bytes(&column(tx, |t| u8::from(t.lost))),
        ack_emitted: doubles(&column(acks, |a| a.emitted)),
        ack_arrival: doubles(&column(acks, |a| a.arrival)),
        ack_credits: whole(&column(acks, |a| a.credits)),
        ack_reports: whole(&column(acks, |a| a.reports)),
        order: whole(&record.order),
        deliverable: doubles(&record.deliverable),
        accepted: doubles(&record.accepted),
    }
}

/// Simulates at least `adus` ADUs, with reused or `fresh` draws, and returns how many there were. The
/// workload of `npm run bench`.
#[wasm_bindgen]
#[must_use]
pub fn alf_workload(fresh: bool, adus: u32) -> u32 {
    sweep::workload(if fresh { Load::Fresh } else { Load::Sweep }, adus)
}

/// A digest of all outcomes of a scenario, for comparison with the native build.
///
/// # Errors
/// If `scenario` does not belong to this laboratory.
#[wasm_bindgen]
pub fn alf_digest(scenario: &str, measures: &str) -> Result<String, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(with_bench(|bench| bench.digest(&scenario, measures))?)
}
