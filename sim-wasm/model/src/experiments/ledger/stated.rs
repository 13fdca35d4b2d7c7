//! The numbers that a paper states and that a figure of the page can draw: no simulation is needed for them.

use super::claim::outlines;
use super::{Check, Ledger, Mark, Statement};
use crate::params::{Lab, STATED};
use crate::scenario::Scenario;

/// A number that a paper states, and its place in a figure of the page.
#[derive(Clone, Debug)]
pub struct Stated {
    /// The number of its statement.
    pub number: u32,
    /// Where the paper states it.
    pub place: &'static str,
    /// Its name.
    pub name: String,
    /// Its unit; empty for pure numbers.
    pub unit: &'static str,
    /// The figure of the page, with this number drawn into it.
    pub scenario: Scenario,
    /// The kind of its mark in the figure.
    pub mark: Mark,
    /// Its x coordinate, if it has one.
    pub x: Option<f64>,
    /// Its y coordinate, if it has one.
    pub y: Option<f64>,
}

impl Stated {
    /// The parameters of the figure that the place of the number depends on, such as what an axis shows.
    pub fn shown(&self) -> impl Iterator<Item = &'static str> {
        pairs(self.mark.shown).map(|(id, _)| id)
    }
}

/// All stated numbers of a ledger, in its order.
#[must_use]
pub fn stated(lab: &'static Lab, ledger: &'static Ledger) -> Vec<Stated> {
    let of = |statement: &Statement| {
        statement.checks.iter().filter_map(|check| drawn(lab, statement, check)).collect::<Vec<_>>()
    };
    outlines(ledger).iter().flat_map(of).collect()
}

fn drawn(lab: &'static Lab, statement: &Statement, check: &Check) -> Option<Stated> {
    let mark = check.mark?;
    let (x, y) = mark.place_of(check.stated);
    let own = check.figure.scenarios.first()?;
    // the ledger's number of replications is not the paper's
    let is_wanted = |(id, _): &(&str, &str)| *id != "runs";
    let query: Vec<String> = pairs(own.split_once('?').map_or("", |(_, query)| query))
        .filter(is_wanted)
        .chain(pairs(mark.shown))
        .chain([(STATED.id, "show")])
        .map(|(id, value)| format!("{id}={value}"))
        .collect();
    Some(Stated {
        number: statement.number,
        place: statement.place,
        name: check.figure.name.clone(),
        unit: check.figure.unit,
        scenario: Scenario::with(lab, &query.join("&")).scenario,
        mark,
        x,
        y,
    })
}

fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter_map(|pair| pair.split_once('='))
}

#[cfg(test)]
mod tests {
    use super::super::LEDGERS;
    use super::*;
    use crate::params::{Group, Kind};

    /// Each paper with numbers on an axis has them; the choices in a mark exist, and its scenario shows its figure.
    #[test]
    fn numbers_lie_in_figures_that_there_are() {
        let all = LEDGERS.map(|(lab, ledger)| stated(lab, ledger));
        let statements = all.each_ref().map(|numbers| {
            let mut statements: Vec<u32> = numbers.iter().map(|found| found.number).collect();
            statements.dedup();
            statements
        });
        let expected: [&[u32]; 5] =
            [&[7, 9, 38, 40, 41, 46, 48], &[11, 13, 14], &[17, 7, 12], &[], &[14, 15, 16]];
        assert_eq!(statements, expected.map(<[u32]>::to_vec));
        for found in all.iter().flatten() {
            let (lab, text) = (found.scenario.lab(), found.scenario.canonical());
            assert!(found.x.is_some() || found.y.is_some(), "{text}");
            assert!(found.shown().any(|id| id == "fig"), "{text}");
            for (id, value) in pairs(found.mark.shown) {
                let param = lab.param(id).unwrap_or_else(|| panic!("{} has no {id}", lab.id));
                assert!(matches!(param.group, Group::Figure) && matches!(param.kind, Kind::Choice { .. }));
                assert_eq!(found.scenario.choice(id), value, "{text}");
            }
            assert_eq!(found.scenario.choice(STATED.id), "show");
        }
    }
}
