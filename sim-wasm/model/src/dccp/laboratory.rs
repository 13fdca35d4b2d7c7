//! The laboratory `dccp` as the command line, the page and the tests run it.

use super::simulation::{Flows, Outcome, Simulation};
use super::{LAB, MEASURES, Parameters, figures, table};
use crate::laboratory::{
    Bench, Column, Constant, Digest, Heads, Laboratory, ListedFigure, Plan, RunError, Sample, Table,
};
use crate::measures::{Measure, chosen, descriptions, values};
use crate::params::{Conflict, Lab};
use crate::replications::Replicate;
use crate::running::Running;
use crate::scenario::{Axes, Scenario};

/// The laboratory `dccp`.
#[derive(Debug)]
pub struct Dccp;

/// Its bench reuses nothing: a packet takes only one draw.
#[derive(Debug, Default)]
pub struct DccpBench;

impl Laboratory for Dccp {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn conflicts(&self) -> &'static [Conflict] {
        table::CONFLICTS
    }

    fn measures(&self) -> Vec<&'static Measure> {
        descriptions(MEASURES)
    }

    fn bench(&self) -> Box<dyn Bench> {
        Box::<DccpBench>::default()
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        figures::axes(scenario)
    }

    fn plans(&self) -> &'static [Plan] {
        figures::PLANS
    }

    fn listed(&self) -> &'static [ListedFigure] {
        figures::LISTED
    }

    fn constants(&self) -> &'static [Constant] {
        figures::CONSTANTS
    }

    fn heads(&self) -> &'static [Heads] {
        figures::HEADS
    }

    fn further(&self, scenario: &Scenario) -> Result<Vec<Table>, RunError> {
        Ok(figures::further(scenario))
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        figures::columns(self, scenario)
    }
}

/// The bits of a value; all NaNs have the same, whatever a processor makes of 0 / 0.
fn bits(value: f64) -> u64 {
    if value.is_nan() { f64::NAN.to_bits() } else { value.to_bits() }
}

fn outcome(p: &Parameters, replication: u32) -> Outcome {
    Simulation::new(p.clone(), replication, Flows::All).finish()
}

impl Bench for DccpBench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        let found = outcome(&Parameters::of(scenario), replication);
        Ok(Sample { values: values(MEASURES, &found), densities: Vec::new() })
    }

    /// Covers the bits of these measures in every replication.
    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError> {
        let p = Parameters::of(scenario);
        let mut digest = Digest::default();
        for index in 0..p.runs {
            chosen(MEASURES, measures, &outcome(&p, index)).for_each(|value| digest.feed(bits(value)));
        }
        Ok(digest.text())
    }
}

/// The parameters of a scenario whose replications are wanted. A unit of work is an event.
#[derive(Clone, Debug)]
pub struct Replicated(pub Parameters);

impl Replicate for Replicated {
    type Run = Simulation;

    fn start(&mut self, replication: u32) -> Simulation {
        Simulation::new(self.0.clone(), replication, Flows::All)
    }

    fn step(&mut self, run: &mut Simulation, budget: u32) -> (f64, u32) {
        run.advance(budget)
    }

    fn values(&self, run: &Simulation) -> Vec<f64> {
        values(MEASURES, &run.result())
    }
}
