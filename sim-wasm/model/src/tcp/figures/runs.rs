//! The transfers behind the throughput's curves, one by one: a small campaign.

use super::rows;
use crate::laboratory::{Cell, Column, Head, Point, RunError, columns};
use crate::scenario::Scenario;
use crate::tcp::MEASURES;
use crate::tcp::curves::points;
use crate::units;

/// The table's name.
pub const TABLE: &str = "runs";
/// Which transfer it is.
const KEYS: [Head; 5] = [
    ("curve", units::NONE),
    ("jitter", units::MS),
    ("extra", units::MS),
    ("stretch", units::NONE),
    // from 1, as `oos campaign` has it
    ("replication", units::NONE),
];
const WIDTH: usize = KEYS.len() + MEASURES.len();
/// Then every measure.
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

/// A row for each transfer of each place of each curve.
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
