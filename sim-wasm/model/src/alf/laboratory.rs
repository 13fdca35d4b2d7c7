//! The laboratory `alf` as the command line, the page and the tests run it.

use super::{Bench, LAB, MEASURES, Parameters, figures, table};
use crate::laboratory::{self, Column, Constant, Digest, Heads, Laboratory, Plan, RunError, Sample, Table};
use crate::measures::{Measure, chosen, descriptions, values};
use crate::params::{Conflict, Lab};
use crate::scenario::{Axes, Scenario};

/// The laboratory `alf`.
#[derive(Debug)]
pub struct Alf;

impl Laboratory for Alf {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn conflicts(&self) -> &'static [Conflict] {
        table::CONFLICTS
    }

    fn measures(&self) -> Vec<&'static Measure> {
        descriptions(MEASURES)
    }

    fn bench(&self) -> Box<dyn laboratory::Bench> {
        Box::<Bench>::default()
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        figures::columns(scenario)
    }

    fn further(&self, scenario: &Scenario) -> Result<Vec<Table>, RunError> {
        figures::further(scenario)
    }

    fn plans(&self) -> &'static [Plan] {
        figures::PLANS
    }

    fn constants(&self) -> &'static [Constant] {
        figures::CONSTANTS
    }

    fn heads(&self) -> &'static [Heads] {
        figures::HEADS
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        figures::axes(scenario)
    }
}

impl laboratory::Bench for Bench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        let found = Bench::replicate(self, &Parameters::of(scenario), replication);
        Ok(Sample { values: values(MEASURES, &found), densities: Vec::new() })
    }

    /// Covers the bits of these measures in every replication.
    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError> {
        let p = Parameters::of(scenario);
        let mut digest = Digest::default();
        for index in 0..p.runs {
            let found = Bench::replicate(self, &p, index);
            chosen(MEASURES, measures, &found).for_each(|value| digest.feed(value.to_bits()));
        }
        Ok(digest.text())
    }
}
