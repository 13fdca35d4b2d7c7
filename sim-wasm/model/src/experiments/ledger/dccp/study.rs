//! Scenarios of the `dccp` laboratory and the ledger's figures computed from them.

use super::super::{Figure, LedgerRequest};
use crate::dccp::{Flows, LAB, MEASURES, Parameters, Simulation};
use crate::measures::values;
use crate::running::Running;
use crate::scenario::Scenario;
use std::collections::BTreeMap;

/// Runs scenarios, each once.
pub struct Study<'a> {
    asked: LedgerRequest<'a>,
    known: BTreeMap<String, Vec<Vec<f64>>>,
}

impl<'a> Study<'a> {
    pub fn new(asked: LedgerRequest<'a>) -> Self {
        Self { asked, known: BTreeMap::new() }
    }

    /// A measure of the scenario of `query`, such as `rtt=200&buffer=7`.
    pub fn of(&mut self, query: &str, id: &str, name: &str) -> Figure {
        let query = format!("{query}&runs={}", self.runs());
        self.at(&Scenario::with(&LAB, &query).scenario, id, name)
    }

    /// The same measure over as many replications as a full run has.
    pub fn near_a_bound(&mut self, query: &str, id: &str, name: &str) -> Figure {
        let query = format!("{query}&runs={}", super::FULL_RUNS);
        self.at(&Scenario::with(&LAB, &query).scenario, id, name)
    }

    /// A measure of a scenario over as many replications as it asks for.
    pub fn at(&mut self, scenario: &Scenario, id: &str, name: &str) -> Figure {
        let text = scenario.canonical();
        let rows = self.known.entry(text.clone()).or_insert_with(|| {
            let p = Parameters::of(scenario);
            self.asked.each("measures", &text, p.runs, &|run| {
                values(MEASURES, &Simulation::new(p.clone(), run, Flows::All).finish())
            })
        });
        let place = MEASURES.iter().position(|measured| measured.about.id == id);
        let place = place.unwrap_or_else(|| panic!("there is no measure {id}"));
        let unit = MEASURES[place].about.unit;
        let samples = rows.iter().map(|row| row[place]).collect();
        Figure::new(name, if unit == "share" { "" } else { unit }, samples, text)
    }

    pub fn runs(&self) -> u32 {
        self.asked.size.runs
    }
}
