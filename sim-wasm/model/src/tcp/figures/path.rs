//! What the stacks of four times keep on the scenario's path, and the path itself.

use super::{each, half, of, rows};
use crate::laboratory::{Cell, Column, Head, RunError, columns};
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::tcp::my_path::{by_stack, table, waiting};
use crate::units;

pub const STACKS: [Head; 9] = [
    ("stack", units::NONE),
    ("throughput_ratio", units::SHARE),
    ("throughput_ratio_ci95", units::SHARE),
    ("throughput", units::MBIT_PER_S),
    ("throughput_ci95", units::MBIT_PER_S),
    ("more_than_bare", units::SHARE),
    ("more_than_bare_ci95", units::SHARE),
    ("spurious_ratio", units::SHARE),
    ("cuts", units::NONE),
];
/// The name of the table that has the path.
pub const TABLE: &str = "path";
pub const QUANTILES: [Head; 2] = [("percent", units::NONE), ("delay", units::MS)];

/// The name of the table that has what an application waits.
pub const WAITING: &str = "waiting";
pub const WAITS: [Head; 3] = [("waiting", units::SHARE), ("wait_mean", units::MS), ("wait_max", units::MS)];

/// A row for each stack; differences are of pairs that meet the same delays.
pub fn stacks(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let mut bare: Option<Vec<f64>> = None;
    let mut found: Vec<[Cell; 9]> = Vec::new();
    for (stack, scenario) in by_stack(scenario) {
        let rows = rows(&scenario)?;
        let (kept, rate) = (of(&rows, "throughput_ratio"), of(&rows, "throughput"));
        let ratios = each(&rows, "throughput_ratio");
        let first = bare.get_or_insert_with(|| ratios.clone());
        let more = estimate(&ratios.iter().zip(&*first).map(|(own, bare)| own - bare).collect::<Vec<_>>());
        found.push([
            stack.into(),
            kept.mean.into(),
            half(kept).into(),
            rate.mean.into(),
            half(rate).into(),
            more.mean.into(),
            half(more).into(),
            of(&rows, "spurious_ratio").mean.into(),
            of(&rows, "cuts").mean.into(),
        ]);
    }
    Ok(columns(STACKS, &found))
}

/// A row for each point of the path's table.
pub fn quantiles(scenario: &Scenario) -> Vec<Column> {
    let row = |&(share, delay): &(f64, f64)| -> [Cell; 2] { [(share * 100.0).into(), delay.into()] };
    columns(QUANTILES, &table(scenario).points().iter().map(row).collect::<Vec<_>>())
}

/// One row: what an application waits for order.
pub fn waits(scenario: &Scenario) -> Vec<Column> {
    let found = waiting(scenario);
    columns(WAITS, &[[found.share.into(), found.mean.into(), found.most.into()]])
}
