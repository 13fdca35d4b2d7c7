//! Many replications of a scenario, one after another.

use super::{MEASURES, Parameters, Simulation, undisturbed};
use crate::measures::values;
use crate::replications::Replicate;
use crate::running::Running;

/// A scenario whose replications are wanted. A unit of work is an event of a network.
#[derive(Debug)]
pub struct Replicated {
    parameters: Parameters,
}

impl Replicated {
    /// The replications before their start.
    #[must_use]
    pub fn new(parameters: Parameters) -> Self {
        Self { parameters }
    }
}

impl Replicate for Replicated {
    type Run = Simulation;

    fn start(&mut self, replication: u32) -> Simulation {
        Simulation::new(&self.parameters, replication, undisturbed(&self.parameters))
    }

    fn step(&mut self, run: &mut Simulation, budget: u32) -> (f64, u32) {
        (run.step(budget), budget)
    }

    fn values(&self, run: &Simulation) -> Vec<f64> {
        values(MEASURES, &run.result())
    }
}
