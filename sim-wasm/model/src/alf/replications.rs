//! The measures of many replications, one after another.

use super::{Bench, MEASURES, Parameters, Replication};
use crate::measures::values;
use crate::replications::Replicate;
use std::cell::RefCell;
use std::rc::Rc;

/// A scenario whose replications are wanted. A unit of work is one ADU of a transfer; a step does a whole replication.
#[derive(Debug)]
pub struct Replicated {
    /// The bench; it is shared with other simulations, so that they reuse its draws.
    pub bench: Rc<RefCell<Bench>>,
    /// The parameters of the scenario.
    pub parameters: Parameters,
}

impl Replicate for Replicated {
    type Run = Replication;

    fn start(&mut self, replication: u32) -> Replication {
        self.bench.borrow_mut().replicate(&self.parameters, replication)
    }

    fn step(&mut self, _: &mut Replication, _: u32) -> (f64, u32) {
        // ADUs in both delivery modes
        (1.0, 2 * self.parameters.adus)
    }

    fn values(&self, run: &Replication) -> Vec<f64> {
        values(MEASURES, run)
    }
}
