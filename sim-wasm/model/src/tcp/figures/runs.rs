//! The transfers behind the throughput's curves, one by one, as a campaign has them.

use super::rows;
use crate::laboratory::{Cell, Column, Head, Point, RunError, columns};
use crate::scenario::Scenario;
use crate::tcp::MEASURES;
use crate::tcp::curves::points;
use crate::units;

/// Name of the table.
pub const TABLE: &str = "runs";
/// The columns that identify a transfer.
const KEYS: [Head; 5] = [
    ("curve", units::NONE),
    ("jitter", units::MS),
    ("extra", units::MS),
    ("stretch", units::NONE),
    // counted from 1, as in `oos campaign`
    ("replication", units::NONE),
];
const WIDTH: usize = KEYS.len() + MEASURES.len();
/// All columns: the identifying ones, then every measure.
pub const RUNS: [Head; WIDTH] = {
    let mut heads = [KEYS[0]; WIDTH];
    let mut at = 0;
    while at < WIDTH {
        heads[at] = if at < KEYS.len() {
            KEYS[at]
        } else {
            (MEASURES[at - KEYS.len()].about.id, MEASURES[at - KEYS.len()].about.unit)
        };
        at += 1;
    }
    heads
};

/// A row for each transfer at each point of each curve.
pub fn table(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let mut found: Vec<[Cell; WIDTH]> = Vec::new();
    for Point { name, numbers, scenarios, .. } in points(scenario) {
        for (run, values) in (1_u32..).zip(rows(&scenarios[0])?) {
            found.push(std::array::from_fn(|place| match place {
                0 => name.as_str().into(),
                1..=3 => numbers[place - 1].into(),
                4 => run.into(),
                place => values[place - KEYS.len()].into(),
            }));
        }
    }
    Ok(columns(RUNS, &found))
}
