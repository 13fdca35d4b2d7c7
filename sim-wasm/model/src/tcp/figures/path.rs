//! The columns of my path: the throughput that the stacks of four times keep on it, and the path itself.

use crate::laboratory::{Cell, Column, Head, columns};
use crate::scenario::Scenario;
use crate::tcp::my_path::{table, waiting};
use crate::units;

/// A row for each stack; differences are paired, over the same delays.
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
/// Name of the table with the path's quantiles.
pub const TABLE: &str = "path";
pub const QUANTILES: [Head; 2] = [("percent", units::NONE), ("delay", units::MS)];

/// Name of the table with an application's wait for order.
pub const WAITING: &str = "waiting";
pub const WAITS: [Head; 3] = [("waiting", units::SHARE), ("wait_mean", units::MS), ("wait_max", units::MS)];

/// A row for each point of the path's table.
pub fn quantiles(scenario: &Scenario) -> Vec<Column> {
    let row = |&(share, delay): &(f64, f64)| -> [Cell; 2] { [(share * 100.0).into(), delay.into()] };
    columns(QUANTILES, &table(scenario).points().iter().map(row).collect::<Vec<_>>())
}

/// One row: how long an application waits for packets in order.
pub fn waits(scenario: &Scenario) -> Vec<Column> {
    let found = waiting(scenario);
    columns(WAITS, &[[found.share.into(), found.mean.into(), found.most.into()]])
}
