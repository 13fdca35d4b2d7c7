//! The laboratory `red` as the command line, the page and the tests run it.

use super::figures::{HEADS, LISTED, columns, further};
use super::sample::sample;
use super::simulation::Simulation;
use super::{LAB, MEASURES, Parameters, frontier, table};
use crate::laboratory::{
    Bench, Column, Constant, Digest, Heads, Laboratory, ListedFigure, NO_AXIS, RunError, Sample, Table,
};
use crate::measures::{Measure, chosen, descriptions};
use crate::params::{Conflict, Lab};
use crate::running::Running;
use crate::scenario::{Axes, Scenario};

/// The laboratory `red`.
#[derive(Debug)]
pub struct RedLaboratory;

/// Its bench reuses nothing: the draws of a replication depend on when its senders send.
#[derive(Debug, Default)]
pub struct RedBench;

impl Laboratory for RedLaboratory {
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
        Box::<RedBench>::default()
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        match scenario.choice("fig") {
            "frontier" | "all" => Ok(frontier::axes(scenario)),
            _ => Err(RunError::Empty(NO_AXIS)),
        }
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        columns(scenario)
    }

    fn listed(&self) -> &'static [ListedFigure] {
        LISTED
    }

    fn constants(&self) -> &'static [Constant] {
        super::figures::CONSTANTS
    }

    fn heads(&self) -> &'static [Heads] {
        HEADS
    }

    fn further(&self, scenario: &Scenario) -> Result<Vec<Table>, RunError> {
        Ok(further(scenario))
    }
}

impl Bench for RedBench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        Ok(sample(&Simulation::new(Parameters::of(scenario), replication).finish()))
    }

    /// Covers the bits of these measures and of every density, in every replication.
    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError> {
        let p = Parameters::of(scenario);
        let mut digest = Digest::default();
        for index in 0..p.runs {
            let outcome = Simulation::new(p.clone(), index).finish();
            let shares = sample(&outcome).densities.into_iter().flat_map(|density| density.shares);
            chosen(MEASURES, measures, &outcome).chain(shares).for_each(|value| digest.feed(value.to_bits()));
        }
        Ok(digest.text())
    }
}
