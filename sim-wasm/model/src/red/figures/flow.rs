//! The columns of the first flow.

use crate::laboratory::{Column, Table, flow};
use crate::network::Ladder;
use crate::red::{Parameters, ladder_run};
use crate::running::Running;
use crate::scenario::Scenario;

fn ladder_of(scenario: &Scenario) -> Ladder {
    let stretch = (scenario.number("from"), scenario.number("span"));
    ladder_run(&Parameters::of(scenario), 0, stretch).finish()
}

/// A row for each packet, in the order of sending.
pub fn packets(scenario: &Scenario) -> Vec<Column> {
    flow::packets(&ladder_of(scenario))
}

/// A row for each acknowledgment, and a table of the sender's state after each of them and after each timeout.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    let ladder = ladder_of(scenario);
    vec![("acknowledgments", flow::acknowledgments(&ladder)), ("sender", flow::sender(&ladder))]
}
