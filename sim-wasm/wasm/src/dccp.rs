//! The `dccp` laboratory. Simulations run piece by piece: a unit of work is an event of a run.

use crate::dccp_shapes::{DccpLadder, DccpTrace, ladder_of, trace_of};
use crate::object::{MeasureName, names, row_of};
use crate::points::{FigurePoints, points_of};
use crate::running::running;
use js_sys::Float64Array;
use model::dccp::sweep::{PointValues, Sweep};
use model::dccp::{Dccp, LAB, LadderRun, MEASURES, Parameters, Replicated, Tracing};
use model::laboratory::Laboratory as _;
use model::replications::Replications;
use model::scenario::{ReadError, Scenario};
use wasm_bindgen::prelude::*;

running! {
    /// Replications of a scenario: a row each, a column for each measure.
    pub struct DccpReplications(Replications<Replicated>) => Float64Array, row_of;
}

running! {
    /// A replication at many points: a row each.
    pub struct DccpSweep(Sweep) => Float64Array, row_of;
}

running! {
    /// A replication as time series, with the buffer and without.
    pub struct DccpTracing(Tracing) => DccpTrace, trace_of;
}

running! {
    /// A stretch of a replication, packet by packet, with the buffer and without.
    pub struct DccpLadderRun(LadderRun) => DccpLadder, ladder_of;
}

fn parameters(scenario: &str) -> Result<Parameters, ReadError> {
    Ok(Parameters::of(&Scenario::of(&LAB, scenario)?))
}

/// The measures of a replication, in the order of the columns of `dccp_replications` and `dccp_measured`.
#[wasm_bindgen]
#[must_use]
pub fn dccp_measures() -> Vec<MeasureName> {
    names(MEASURES)
}

/// Replications `first` to `first + count`, one after another.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn dccp_replications(scenario: &str, first: u32, count: u32) -> Result<DccpReplications, JsError> {
    let wanted = first..first.saturating_add(count);
    Ok(DccpReplications(Replications::new(Replicated(parameters(scenario)?), wanted)))
}

/// One replication at the points `(xs[i], ys[i])` of two parameters. Seven numbers for each point: ε of the rate, of
/// the loss event rate, of the jitter; the rate with a buffer and without (kbit/s); the loss event rate with a buffer
/// and without. Without a second parameter `y` is empty and `ys` is ignored. Only the scenario's own flow is simulated;
/// points that differ only in the buffer share the run without one.
///
/// # Errors
/// If `scenario` is none of this laboratory, a parameter is not numeric or a value is outside its range.
#[wasm_bindgen]
pub fn dccp_efficiencies(
    scenario: &str,
    x: &str,
    xs: &[f64],
    y: &str,
    ys: &[f64],
    replication: u32,
) -> Result<DccpSweep, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(DccpSweep(Sweep::new(&scenario, (x, xs), (y, ys), replication, PointValues::Efficiencies)?))
}

/// All measures at these points, a row each: voice and video are simulated too.
///
/// # Errors
/// If `scenario` is none of this laboratory, a parameter is not numeric or a value is outside its range.
#[wasm_bindgen]
pub fn dccp_measured(
    scenario: &str,
    x: &str,
    xs: &[f64],
    y: &str,
    ys: &[f64],
    replication: u32,
) -> Result<DccpSweep, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(DccpSweep(Sweep::new(&scenario, (x, xs), (y, ys), replication, PointValues::Measures)?))
}

/// Rates, loss events and the buffer of a replication, sampled `looks` times.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn dccp_trace(scenario: &str, replication: u32, looks: u32) -> Result<DccpTracing, JsError> {
    Ok(DccpTracing(Tracing::new(&parameters(scenario)?, replication, looks.clamp(1, 20_000))))
}

/// The packets of the flow in the scenario's stretch (`from`, `span`; without `from`, a typical one).
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn dccp_ladder(scenario: &str, replication: u32) -> Result<DccpLadderRun, JsError> {
    Ok(DccpLadderRun(LadderRun::of(&Scenario::of(&LAB, scenario)?, replication)))
}

/// The points of a figure of this laboratory that are scenarios of their own.
///
/// # Errors
/// If `scenario` is none of this laboratory, or the figure has no such points.
#[wasm_bindgen]
pub fn dccp_points(figure: &str, scenario: &str) -> Result<FigurePoints, JsError> {
    points_of(&Dccp, figure, scenario)
}

/// Simulates at least `packets` packets; returns how many. The load of `npm run bench`.
#[wasm_bindgen]
#[must_use]
pub fn dccp_workload(packets: u32) -> u32 {
    model::dccp::workload(packets)
}

/// A digest of all outcomes of a scenario, for the comparison with the native build.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn dccp_digest(scenario: &str, measures: &str) -> Result<String, JsError> {
    Ok(Dccp.bench().digest(&Scenario::of(&LAB, scenario)?, measures)?)
}
