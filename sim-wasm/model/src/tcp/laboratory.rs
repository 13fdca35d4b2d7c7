//! The laboratory `tcp` as the command line, the page and the tests run it.

use super::{LAB, MEASURES, Outcome, Parameters, Simulation, curves, figures, undisturbed};
use crate::laboratory::{
    Bench, Column, Constant, Density, Digest, Heads, Laboratory, ListedFigure, NO_AXIS, RunError, Sample,
    Table,
};
use crate::measures::{Measure, chosen, descriptions, values};
use crate::params::Lab;
use crate::running::Running;
use crate::scenario::{Axes, Scenario};

/// The laboratory `tcp`.
#[derive(Debug)]
pub struct Tcp;

/// Its bench, which runs the replications.
#[derive(Debug, Default)]
pub struct TcpBench;

impl TcpBench {
    fn run(p: &Parameters, replication: u32) -> Outcome {
        Simulation::new(p, replication, undisturbed(p)).finish()
    }
}

impl Laboratory for Tcp {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn measures(&self) -> Vec<&'static Measure> {
        descriptions(MEASURES)
    }

    fn bench(&self) -> Box<dyn Bench> {
        Box::new(TcpBench)
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        match scenario.choice("fig") {
            "throughput" | "all" => Ok(Axes { x: curves::axis(scenario), y: None }),
            _ => Err(RunError::Empty(NO_AXIS)),
        }
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        figures::columns(scenario)
    }

    fn further(&self, scenario: &Scenario) -> Result<Vec<Table>, RunError> {
        figures::further(scenario)
    }

    fn heads(&self) -> &'static [Heads] {
        figures::HEADS
    }

    fn listed(&self) -> &'static [ListedFigure] {
        figures::LISTED
    }

    fn constants(&self) -> &'static [Constant] {
        figures::CONSTANTS
    }
}

impl Bench for TcpBench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        let outcome = Self::run(&Parameters::of(scenario), replication);
        let (from, shares) = outcome.order.density.shares();
        Ok(Sample { values: values(MEASURES, &outcome), densities: vec![Density { id: "rd", from, shares }] })
    }

    /// Covers the bits of these measures in every replication.
    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError> {
        let p = Parameters::of(scenario);
        let mut digest = Digest::default();
        for replication in 0..p.runs {
            let outcome = Self::run(&p, replication);
            chosen(MEASURES, measures, &outcome).for_each(|value| digest.feed(value.to_bits()));
        }
        Ok(digest.text())
    }
}
