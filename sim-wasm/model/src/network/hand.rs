//! What a hand does to single packets, as a scenario says it.

use super::{ByHand, Nanos, nanos};
use crate::scenario::{Scenario, Transmission, transmissions};

/// Transmissions of one flow that meet another fate than luck would give them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// Those that are lost, sorted.
    pub lose: Vec<Transmission>,
    /// Those that are not, sorted; they win over the others.
    pub save: Vec<Transmission>,
    /// Those that are delayed, sorted.
    pub delay: Vec<Transmission>,
    /// By how much, ns.
    pub by: Nanos,
}

impl Hand {
    /// Of the parameters `lose`, `save`, `late` and `by`.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            lose: transmissions(scenario.text("lose")),
            save: transmissions(scenario.text("save")),
            delay: transmissions(scenario.text("late")),
            by: nanos(scenario.number("by")),
        }
    }

    /// Whether it is on any packet.
    #[must_use]
    pub fn is_on_any(&self) -> bool {
        !(self.lose.is_empty() && self.save.is_empty() && self.delay.is_empty())
    }

    /// The node of the path that does it.
    #[must_use]
    pub fn node(&self) -> ByHand {
        let Self { lose, save, delay, by } = self.clone();
        ByHand { lose, save, delay, by, sent: Vec::new() }
    }
}
