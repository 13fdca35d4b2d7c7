//! Many replications of a scenario, one after another.

use super::simulation::{Simulation, Undisturbed};
use super::{MEASURES, Parameters};
use crate::measures::values;
use crate::replications::Replicate;
use crate::running::Running;

/// A scenario whose replications are wanted. A unit of work is an event of a network.
#[derive(Debug)]
pub struct Replicated {
    parameters: Parameters,
    undisturbed: Undisturbed,
}

impl Replicated {
    /// None of them has begun.
    #[must_use]
    pub fn new(parameters: Parameters) -> Self {
        Self { parameters, undisturbed: Undisturbed::default() }
    }
}

impl Replicate for Replicated {
    type Run = Simulation;

    fn start(&mut self, replication: u32) -> Simulation {
        let undisturbed = self.undisturbed.throughput(&self.parameters);
        Simulation::new(&self.parameters, replication, undisturbed)
    }

    fn step(&mut self, run: &mut Simulation, budget: u32) -> (f64, u32) {
        (run.step(budget), budget)
    }

    fn values(&self, run: &Simulation) -> Vec<f64> {
        values(MEASURES, &run.result())
    }
}
