//! The columns of the packet ladder: the beginning of a transfer, or a stretch of it.

use crate::laboratory::{Column, Head, Table, flow};
use crate::network::Ladder;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::senders::Proof;
use crate::tcp::ladder_run;
use crate::units;

const THRESHOLD: Head = ("duplicate_threshold", units::NONE);
const UNDONE: Head = ("undone", units::NONE);
pub const SENDER: [Head; 8] = {
    let [time, window, threshold, in_flight, state, timeout] = flow::SENDER;
    [time, window, threshold, in_flight, state, timeout, THRESHOLD, UNDONE]
};

/// A row for each packet, in the order of sending.
pub fn packets(scenario: &Scenario) -> Vec<Column> {
    flow::packets(&ladder_run(scenario).finish())
}

/// Further tables: a row for each acknowledgment, and a row for the sender's state after each of them and each timer.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    let ladder = ladder_run(scenario).finish();
    vec![("acknowledgments", flow::acknowledgments(&ladder)), ("sender", sender(&ladder))]
}

fn sender(ladder: &Ladder) -> Vec<Column> {
    let moments = || ladder.moments.iter();
    let thresholds = moments().map(|moment| f64::from(moment.standing.duplicate_threshold)).collect();
    let undone = moments().map(|moment| word(moment.undone).to_owned()).collect();
    let mut columns = flow::sender(ladder);
    columns.push(Column::numbers(THRESHOLD.0, THRESHOLD.1, thresholds));
    columns.push(Column::words(UNDONE.0, undone));
    columns
}

pub(super) fn word(undone: Option<Proof>) -> &'static str {
    match undone {
        None => "",
        Some(Proof::Duplicates) => "by duplicates",
        Some(Proof::Timestamps) => "by timestamps",
    }
}
