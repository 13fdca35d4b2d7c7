//! The measures of many replications, one after another.

use super::{Bench, MEASURES, Parameters};
use crate::running::Running;
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

/// Replications of one scenario. The unit of work is one ADU of a transfer.
#[derive(Debug)]
pub struct Replications {
    /// Shared with other runs for the sake of the draws it keeps.
    bench: Rc<RefCell<Bench>>,
    parameters: Parameters,
    wanted: Range<u32>,
    next: u32,
    rows: Vec<f64>,
}

impl Replications {
    /// The replications `wanted` (from 0) of a scenario.
    #[must_use]
    pub fn new(bench: Rc<RefCell<Bench>>, parameters: Parameters, wanted: Range<u32>) -> Self {
        let room = wanted.len() * MEASURES.len();
        Self { bench, parameters, next: wanted.start, wanted, rows: Vec::with_capacity(room) }
    }
}

impl Running for Replications {
    /// One row per finished replication, one column for each of [`MEASURES`].
    type Partial = Vec<f64>;
    type Output = Vec<f64>;

    fn step(&mut self, budget: u32) -> f64 {
        // both delivery modes
        let cost = 2 * u64::from(self.parameters.adus);
        let mut spent = 0;
        while self.next < self.wanted.end && spent < u64::from(budget.max(1)) {
            let replication = self.bench.borrow_mut().replicate(&self.parameters, self.next);
            self.rows.extend(MEASURES.iter().map(|measure| (measure.of)(&replication)));
            self.next += 1;
            spent += cost;
        }
        if self.next >= self.wanted.end {
            return 1.0;
        }
        f64::from(self.next - self.wanted.start) / self.wanted.len() as f64
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
    use crate::alf::LAB;
    use crate::scenario::Scenario;

    fn replications(wanted: Range<u32>) -> Replications {
        let mut parameters = Parameters::of(&Scenario::new(&LAB));
        parameters.adus = 100;
        Replications::new(Rc::default(), parameters, wanted)
    }

    #[test]
    fn pieces_add_up_to_the_whole() {
        let whole = replications(2..9).finish();
        assert_eq!(whole.len(), 7 * MEASURES.len());
        let mut pieces = replications(2..9);
        assert_eq!(pieces.partial(), None);
        let mut done = Vec::new();
        while done.last() != Some(&1.0) {
            done.push(pieces.step(300));
            let known = pieces.partial().unwrap();
            assert_eq!(known, whole[..known.len()]);
        }
        assert_eq!(done.len(), 4, "two replications of 200 ADUs a step: {done:?}");
        assert_eq!(pieces.step(300), 1.0);
        assert_eq!(pieces.result(), whole);
    }

    #[test]
    fn nothing_wanted_is_done_at_once() {
        let mut none = replications(3..3);
        assert_eq!(none.step(1), 1.0);
        assert!(none.result().is_empty());
    }
}
