//! The `tcp` laboratory. Simulations run piece by piece: a unit of work is an event of the network.

use crate::flow_shapes::{FlowLadder, ladder_of};
use crate::object::{MeasureName, names, row_of};
use crate::points::{FigurePoints, points_of};
use crate::running::running;
use crate::shape::{column, doubles, shape};
use crate::tcp_shapes::{TcpReadyOrder, TcpStacksReport, TcpTransfer, stacks_of, transfer_of};
use js_sys::Float64Array;
use model::laboratory::Laboratory as _;
use model::network::{AdaptiveFlow, LadderRun};
use model::replications::Replications;
use model::scenario::Scenario;
use model::tcp::my_path::{table, table_text, waiting};
use model::tcp::stacks::READY;
use model::tcp::{LAB, MEASURES, Parameters, Replicated, Tcp, Transferring, ladder_run, rank_correlation};
use wasm_bindgen::prelude::*;

running! {
    /// Replications of a scenario: a row each, a column for each measure.
    pub struct TcpReplications(Replications<Replicated>) => Float64Array, row_of;
}

running! {
    /// The beginning of a transfer, or a stretch of it, packet by packet.
    pub struct TcpLadderRun(LadderRun<AdaptiveFlow>) => FlowLadder, ladder_of;
}

running! {
    /// A transfer in detail.
    pub struct TcpTransferring(Transferring) => TcpTransfer, transfer_of;
}

shape! {
    /// A path as a table of quantiles: percentages, and the delay that so many percent of the packets do not exceed,
    /// ms; and the table as a link has it.
    pub struct TcpMyPath {
        percents: Float64Array,
        delays: Float64Array,
        text: String,
        /// Share of the packets that wait for an earlier one in order to be in order; below, the mean wait over all
        /// packets and the longest, ms.
        waiting: f64,
        wait_mean: f64,
        wait_max: f64,
    }
}

/// The measures of a replication, in the order of the columns of `tcp_replications`.
#[wasm_bindgen]
#[must_use]
pub fn tcp_measures() -> Vec<MeasureName> {
    names(MEASURES)
}

/// Replications `first` to `first + count`, one after another.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_replications(scenario: &str, first: u32, count: u32) -> Result<TcpReplications, JsError> {
    let wanted = first..first.saturating_add(count);
    let parameters = Parameters::of(&Scenario::of(&LAB, scenario)?);
    Ok(TcpReplications(Replications::new(Replicated::new(parameters), wanted)))
}

/// One replication (from 0) in detail, with the sender's states in the scenario's stretch (`from`, `span`).
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_transfer(scenario: &str, replication: u32) -> Result<TcpTransferring, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    let stretch = (scenario.number("from"), scenario.optional("span"));
    Ok(TcpTransferring(Transferring::new(&Parameters::of(&scenario), replication, stretch)))
}

/// The first replication packet by packet, in the scenario's stretch (`from`, `span`).
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_ladder(scenario: &str) -> Result<TcpLadderRun, JsError> {
    Ok(TcpLadderRun(ladder_run(&Scenario::of(&LAB, scenario)?)))
}

/// The points of a figure of this laboratory that are scenarios of their own.
///
/// # Errors
/// If `scenario` is none of this laboratory, or the figure has no such points.
#[wasm_bindgen]
pub fn tcp_points(figure: &str, scenario: &str) -> Result<FigurePoints, JsError> {
    points_of(&Tcp, figure, scenario)
}

/// The scenario's path as a table, and how long an application waits for packets in order.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_my_path(scenario: &str) -> Result<TcpMyPath, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    let path = table(&scenario);
    let waits = waiting(&scenario);
    Ok(TcpMyPath {
        percents: doubles(&column(path.points(), |&(share, _)| share * 100.0)),
        delays: doubles(&column(path.points(), |&(_, delay)| delay)),
        text: table_text(&scenario),
        waiting: waits.share,
        wait_mean: waits.mean,
        wait_max: waits.most,
    })
}

/// How the senders of four times respond to the scenario's arrival order (`seq`).
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_stacks(scenario: &str) -> Result<TcpStacksReport, JsError> {
    Ok(stacks_of(&Scenario::of(&LAB, scenario)?))
}

/// Arrival orders to try.
#[wasm_bindgen]
#[must_use]
pub fn tcp_ready_orders() -> Vec<TcpReadyOrder> {
    READY.iter().map(|one| TcpReadyOrder { name: one.name, order: one.order }).collect()
}

/// How well each of some columns predicts a decrease of the last one: for each replication the negative of Spearman's
/// rank correlation. `values` has `columns` columns of `points` values for each replication.
#[wasm_bindgen]
#[must_use]
pub fn tcp_rank_correlations(values: &[f64], points: usize, columns: usize) -> Float64Array {
    let found: Vec<f64> = values
        .chunks_exact(points.max(1) * columns.max(1))
        .flat_map(|run| {
            let columns: Vec<&[f64]> = run.chunks_exact(points.max(1)).collect();
            let last = columns[columns.len() - 1];
            columns[..columns.len() - 1].iter().map(|one| -rank_correlation(one, last)).collect::<Vec<_>>()
        })
        .collect();
    doubles(&found)
}

/// A transfer of this many segments; returns how many arrived. The load of `npm run bench`.
#[wasm_bindgen]
#[must_use]
pub fn tcp_workload(segments: u32) -> u32 {
    model::tcp::workload(segments)
}

/// A digest of all outcomes of a scenario, for the comparison with the native build.
///
/// # Errors
/// If `scenario` is none of this laboratory.
#[wasm_bindgen]
pub fn tcp_digest(scenario: &str, measures: &str) -> Result<String, JsError> {
    let scenario = Scenario::of(&LAB, scenario)?;
    Ok(Tcp.bench().digest(&scenario, measures)?)
}
