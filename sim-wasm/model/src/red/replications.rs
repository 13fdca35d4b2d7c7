//! Many replications of a scenario, one after another.

use super::simulation::Simulation;
use super::{MEASURES, Parameters};
use crate::measures::values;
use crate::running::Running;
use std::ops::Range;

/// Replications under way. A unit of work is an event of a network.
pub struct Replications {
    parameters: Parameters,
    wanted: Range<u32>,
    next: u32,
    current: Option<Simulation>,
    rows: Vec<f64>,
}

impl Replications {
    /// The replications `wanted` (from 0) of a scenario.
    #[must_use]
    pub fn new(parameters: Parameters, wanted: Range<u32>) -> Self {
        Self { parameters, next: wanted.start, wanted, current: None, rows: Vec::new() }
    }
}

impl Running for Replications {
    /// A row for each replication that is done, a column for each of [`MEASURES`].
    type Partial = Vec<f64>;
    type Output = Vec<f64>;

    fn step(&mut self, budget: u32) -> f64 {
        if self.next >= self.wanted.end {
            return 1.0;
        }
        let (parameters, next) = (&self.parameters, self.next);
        let current = self.current.get_or_insert_with(|| Simulation::new(parameters.clone(), next));
        let mut share = current.step(budget);
        if share >= 1.0 {
            self.rows.extend(values(MEASURES, &current.result()));
            self.current = None;
            self.next += 1;
            share = 0.0;
        }
        if self.next >= self.wanted.end {
            return 1.0;
        }
        (f64::from(self.next - self.wanted.start) + share) / self.wanted.len() as f64
    }

    fn partial(&self) -> Option<Vec<f64>> {
        (!self.rows.is_empty()).then(|| self.rows.clone())
    }

    fn result(&self) -> Vec<f64> {
        self.rows.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    fn replications(wanted: Range<u32>) -> Replications {
        Replications::new(Parameters::of(&Scenario::with(&LAB, "duration=10&tau=2").scenario), wanted)
    }

    #[test]
    fn pieces_add_up_to_the_whole() {
        let whole = replications(1..4).finish();
        assert_eq!(whole.len(), 3 * MEASURES.len());
        let mut pieces = replications(1..4);
        let mut last = 0.0;
        while last < 1.0 {
            let share = pieces.step(1000);
            assert!(share > last, "{share} after {last}");
            last = share;
        }
        assert_eq!(pieces.result(), whole);
        assert_eq!(replications(2..3).finish(), whole[MEASURES.len()..2 * MEASURES.len()]);
    }
}
