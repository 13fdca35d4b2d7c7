//! The `red` laboratory. Simulations run piece by piece: a unit of work is an event of the network.

use crate::flow_shapes::{FlowLadder, ladder_of};
use crate::object::{MeasureName, names, row_of};
use crate::points::{FigurePoint, FigurePoints, point_of, points_of};
use crate::red_shapes::{
    RedEquilibrium, RedOutcome, RedReordering, RedTrace, equilibrium_of, outcome_of, reordering_of, trace_of,
};
use crate::running::running;
use js_sys::Float64Array;
use model::laboratory::Laboratory as _;
use model::network::{LadderRun, TcpFlow};
use model::red::{
    LAB, MEASURES, Parameters, RedLaboratory, ReorderingRun, Replicated, Simulation, Tracing, frontier,
    ladder_run,
};
use model::replications::Replications;
use model::scenario::{ReadError, Scenario};
use wasm_bindgen::prelude::*;

running! {
    /// Replications of a scenario: a row each, a column for each measure.
    pub struct RedReplications(Replications<Replicated>) => Float64Array, row_of;
}

running! {
    /// One replication with its densities; the partial result has what was measured so far.
    pub struct RedRun(Simulation) => RedOutcome, outcome_of;
}

running! {
    /// A stretch of a replication as time series.
    pub struct RedTracing(Tracing) => RedTrace, trace_of;
}

running! {
    /// A stretch of the first flow, packet by packet.
    pub struct RedLadderRun(LadderRun<TcpFlow>) => FlowLadder, ladder_of;
}

running! {
    /// Reordering of the first flow's packets at their receiver.
    pub struct RedSeeing(ReorderingRun) => RedReordering, reordering_of;
}

fn parameters(scenario: &str) -> Result<Parameters, ReadError> {
    Ok(Parameters::of(&Scenario::of(&LAB, scenario)?))
}

/// The measures of a replication, in the order of the columns of `red_replications` and of the values of
/// `red_run`.
#[wasm_bindgen]
#[must_use]
pub fn red_measures() -> Vec<MeasureName> {
    names(MEASURES)
}

/// Replications `first` to `first + count`, one after another.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_replications(scenario: &str, first: u32, count: u32) -> Result<RedReplications, JsError> {
    let wanted = first..first.saturating_add(count);
    Ok(RedReplications(Replications::new(Replicated(parameters(scenario)?), wanted)))
}

/// One replication (from 0): a point of a frontier, with the densities of figures 5, 6 and 8.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_run(scenario: &str, replication: u32) -> Result<RedRun, JsError> {
    Ok(RedRun(Simulation::new(parameters(scenario)?, replication)))
}

/// The queue at C1 and the windows of all flows, sampled `looks` times in the scenario's stretch (`from`, `span`).
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_trace(scenario: &str, replication: u32, looks: u32) -> Result<RedTracing, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    let p = Parameters::of(&scenario);
    Ok(RedTracing(Tracing::new(&p, replication, stretch(&scenario), looks.clamp(1, 20_000))))
}

/// The first flow in the scenario's stretch (`from`, `span`), packet by packet.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_ladder(scenario: &str, replication: u32) -> Result<RedLadderRun, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(RedLadderRun(ladder_run(&Parameters::of(&scenario), replication, stretch(&scenario))))
}

/// RD and other measures of the first flow's arrivals, for displacements up to `threshold` packets.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_reordering(scenario: &str, replication: u32, threshold: u32) -> Result<RedSeeing, JsError> {
    Ok(RedSeeing(ReorderingRun::new(&parameters(scenario)?, replication, threshold.clamp(1, 5000))))
}

/// The equilibrium of Padhye's formula with the law of RED, without the scenario's random loss and with it, at `points`
/// queue lengths.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_equilibrium(scenario: &str, points: u32) -> Result<RedEquilibrium, JsError> {
    Ok(equilibrium_of(&parameters(scenario)?, points.clamp(2, 10_000)))
}

/// The points of a figure of this laboratory that are scenarios of their own.
///
/// # Errors
/// If `scenario` is none of this laboratory, or the figure has no such points.
#[wasm_bindgen]
pub fn red_points(figure: &str, scenario: &str) -> Result<FigurePoints, JsError> {
    points_of(&RedLaboratory, figure, scenario)
}

/// The point without reordering that loses as large a share of packets as have a lag of three or more in `reordered`:
/// the measured `share`.
///
/// # Errors
/// If `reordered` is none of this laboratory.
#[wasm_bindgen]
pub fn red_losing(reordered: &str, share: f64) -> Result<FigurePoint, JsError> {
    Ok(point_of(frontier::as_many_lost(&Scenario::of(&LAB, reordered)?, share)))
}

/// Simulates at least `packets` packets at the bottleneck; returns how many. The load of `npm run bench`.
#[wasm_bindgen]
#[must_use]
pub fn red_workload(packets: u32) -> u32 {
    model::red::workload(packets)
}

/// A digest of all outcomes of a scenario, for the comparison with the native build.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn red_digest(scenario: &str, measures: &str) -> Result<String, JsError> {
    Ok(RedLaboratory.bench().digest(&Scenario::of(&LAB, scenario)?, measures)?)
}

fn stretch(scenario: &Scenario) -> (f64, f64) {
    (scenario.number("from"), scenario.number("span"))
}
