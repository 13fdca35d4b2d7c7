//! The changes to single packets that a user makes by hand, as a scenario gives them.

use super::{Nanos, nanos};
use crate::scenario::{Scenario, Transmission, transmissions};

/// Transmissions of one flow whose fate is set by hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// Transmissions that are lost, sorted.
    pub lose: Vec<Transmission>,
    /// Transmissions that are not lost, sorted; they win over `lose`.
    pub save: Vec<Transmission>,
    /// Transmissions that are delayed, sorted.
    pub delay: Vec<Transmission>,
    /// Their extra delay, ns.
    pub by: Nanos,
}

impl Hand {
    /// Reads the parameters `lose`, `save`, `late` and `by`.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            lose: transmissions(scenario.text("lose")),
            save: transmissions(scenario.text("save")),
            delay: transmissions(scenario.text("late")),
            by: nanos(scenario.number("by")),
        }
    }

    /// Whether any transmission is changed.
    #[must_use]
    pub fn is_on_any(&self) -> bool {
        !(self.lose.is_empty() && self.save.is_empty() && self.delay.is_empty())
    }
}
