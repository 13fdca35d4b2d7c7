//! Many replications of a scenario, one after another.

use super::simulation::Simulation;
use super::{MEASURES, Parameters};
use crate::measures::values;
use crate::replications::Replicate;
use crate::running::Running;

/// The parameters of a scenario whose replications are wanted. A unit of work is an event of a network.
#[derive(Clone, Debug)]
pub struct Replicated(pub Parameters);

impl Replicate for Replicated {
    type Run = Simulation;

    fn start(&mut self, replication: u32) -> Simulation {
        Simulation::new(self.0.clone(), replication)
    }

    fn step(&mut self, run: &mut Simulation, budget: u32) -> (f64, u32) {
        (run.step(budget), budget)
    }

    fn values(&self, run: &Simulation) -> Vec<f64> {
        values(MEASURES, &run.result())
    }
}
