//! The arrival order that is measured.

use super::table::FIRST_ORDER;
use crate::scenario::Scenario;

/// The arrival order that a scenario measures instead of the jitter path: the scenario's own, or the first one of the
/// bench of sequences. `None` if it measures the path.
pub fn order(scenario: &Scenario) -> Option<&str> {
    let given = scenario.text("seq");
    let first = (scenario.choice("bench") == "sequence").then_some(FIRST_ORDER);
    if given.is_empty() { first } else { Some(given) }
}
