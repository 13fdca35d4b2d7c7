//! Scenarios of the `metrics` laboratory and the ledger's figures computed from them.

use super::super::{Figure, LedgerRequest};
use crate::laboratory::{Report, run};
use crate::laws::Law;
use crate::metrics::LAB;
use crate::metrics::{JitterBench, Metrics};
use crate::path::JitterPath;
use crate::reordering::{MEASURES, ReorderDensity};
use crate::scenario::Scenario;

/// Runs scenarios.
pub struct Study<'a> {
    asked: LedgerRequest<'a>,
}

/// The results of one scenario, by replication: MD, Er, the signed mean of the displacements, and the
/// distance of RD from the delay distribution.
pub struct Point {
    scenario: Scenario,
    md: Vec<f64>,
    er: Vec<f64>,
    signed: Vec<f64>,
    away: Vec<f64>,
}

/// MD and Er of a law along [`jitters`], by replication.
pub struct Sweep {
    pub name: &'static str,
    pub scenario: String,
    pub md: Vec<Vec<f64>>,
    pub er: Vec<Vec<f64>>,
}

/// The jitters of figures 4 and 5, ms: 62 from 0 to 10, evenly spread, without the 0 that reorders nothing.
pub fn jitters() -> Vec<f64> {
    (1..=61).map(|i| f64::from(i) * 10.0 / 61.0).collect()
}

/// The scenario of `query`, such as `law=uniform&jitter=2`.
fn scenario(query: &str) -> Scenario {
    Scenario::with(&LAB, query).scenario
}

/// A measure of an arrival order.
pub fn of_sequence(order: &str, id: &str, name: &str) -> Figure {
    let (scenario, report) = measured(order);
    let place = MEASURES.iter().position(|measure| measure.about.id == id);
    let place = place.unwrap_or_else(|| panic!("there is no measure {id}"));
    let value = report.estimates[place].mean;
    Figure::new(format!("{name} of {order}"), "", vec![value], scenario.canonical())
}

/// Share of the packets of an arrival order that are displaced.
pub fn displaced(order: &str) -> Figure {
    let in_place = share_displaced_by(order, 0);
    let samples = in_place.samples.iter().map(|share| 1.0 - share).collect();
    Figure { samples, ..in_place.named(format!("share of packets with D ≠ 0 of {order}")) }
}

/// RD of an arrival order at one displacement.
pub fn share_displaced_by(order: &str, displacement: i32) -> Figure {
    let (scenario, report) = measured(order);
    let rd = report.densities.iter().filter(|(id, _)| *id == "rd").flat_map(|(_, shares)| shares);
    let share: f64 = rd.filter(|(k, _)| *k == displacement).map(|(_, share)| share).sum();
    Figure::new(format!("RD[{displacement}] of {order}"), "", vec![share], scenario.canonical())
}

/// Share of the packets that arrive before one that was sent earlier, or after one that was sent later.
pub fn inverted(order: &str) -> Figure {
    let numbers: Vec<u32> = order.split(' ').filter_map(|number| number.parse().ok()).collect();
    let is_crossed = |at: usize| {
        let own = numbers[at];
        numbers[..at].iter().any(|before| *before > own) || numbers[at..].iter().any(|after| *after < own)
    };
    let share = (0..numbers.len()).filter(|at| is_crossed(*at)).count() as f64 / numbers.len() as f64;
    let name = format!("share of packets in an inversion of {order}");
    Figure::new(name, "", vec![share], measured(order).0.canonical())
}

fn measured(order: &str) -> (Scenario, Report) {
    let scenario = scenario(&format!("bench=sequence&seq={}", order.replace(' ', "+")));
    let report = run(&Metrics, &mut JitterBench::default(), &scenario);
    let report = report.unwrap_or_else(|error| panic!("{order}: {error}"));
    (scenario, report)
}

impl<'a> Study<'a> {
    pub fn new(asked: LedgerRequest<'a>) -> Self {
        Self { asked }
    }

    pub fn at(&self, query: &str) -> Point {
        let scenario = scenario(&format!("{query}&runs={}", self.asked.size.runs));
        let (path, threshold) = (JitterPath::of(&scenario), scenario.whole("dt"));
        let limit = path.limit_density(threshold);
        let mut point =
            Point { scenario, md: Vec::new(), er: Vec::new(), signed: Vec::new(), away: Vec::new() };
        let runs = self.asked.size.runs;
        let each = self.asked.each("displacements", &point.scenario.canonical(), runs, &|index| {
            let mut bench = JitterBench::default();
            bench.crossing.run(&path, index);
            let density = bench.density(threshold);
            let away = limit.as_ref().map_or(f64::NAN, |limit| distance(density, limit));
            vec![density.mean_displacement(), density.entropy(), signed_mean(density), away]
        });
        for run in each {
            let kinds = [&mut point.md, &mut point.er, &mut point.signed, &mut point.away];
            kinds.into_iter().zip(run).for_each(|(values, value)| values.push(value));
        }
        point
    }

    pub fn sweep(&self, law: Law, name: &'static str) -> Sweep {
        let scenario = scenario(&format!("law={name}&runs={}", self.asked.size.runs));
        let path = JitterPath { law, ..JitterPath::of(&scenario) };
        let threshold = scenario.whole("dt");
        let mut sweep = Sweep { name, scenario: scenario.canonical(), md: Vec::new(), er: Vec::new() };
        let runs = self.asked.size.runs;
        let each = self.asked.each("curves of MD and Er", &sweep.scenario, runs, &|index| {
            let mut bench = JitterBench::default();
            let at = |jitter| {
                bench.crossing.run(&JitterPath { jitter, ..path }, index);
                let density = bench.density(threshold);
                [density.mean_displacement(), density.entropy()]
            };
            jitters().into_iter().flat_map(at).collect()
        });
        for run in each {
            let kind = |first: usize| run.iter().skip(first).step_by(2).copied().collect();
            sweep.md.push(kind(0));
            sweep.er.push(kind(1));
        }
        sweep
    }
}

impl Point {
    fn figure(&self, name: &str, unit: &'static str, samples: &[f64]) -> Figure {
        let (law, jitter) = (self.scenario.choice("law"), self.scenario.number("jitter"));
        let name = format!("{name}, {law}, j = {jitter} ms,");
        Figure::new(name, unit, samples.to_vec(), self.scenario.canonical())
    }

    /// Mean displacement.
    pub fn md(&self) -> Figure {
        self.figure("MD", "packets", &self.md)
    }

    /// Reorder entropy.
    pub fn er(&self) -> Figure {
        self.figure("Er", "nats", &self.er)
    }

    /// The sum of the displacements with their signs, weighted by RD.
    pub fn signed(&self) -> Figure {
        self.figure("sum of k RD[k]", "packets", &self.signed)
    }

    /// The distance of the reorder density from the law of the delay.
    pub fn away(&self) -> Figure {
        self.figure("half the sum of |RD − law of the delay|", "", &self.away)
    }

    /// The limit of MD when the jitter spans many packets.
    pub fn md_in_the_limit(&self) -> Figure {
        let path = JitterPath::of(&self.scenario);
        let slope = path.law.closed_form().map_or(f64::NAN, |form| form.slope);
        self.figure("closed form of MD", "packets", &[slope * path.relative_jitter()])
    }
}

fn signed_mean(density: &ReorderDensity) -> f64 {
    let sum: i64 = density.iter().map(|(k, count)| i64::from(k) * i64::from(count)).sum();
    sum as f64 / density.total as f64
}

/// Half the sum of the absolute differences: the share of packets to be moved for RD to become `limit`.
fn distance(density: &ReorderDensity, limit: &[f64]) -> f64 {
    let total = density.total as f64;
    let differences = density.counts.iter().zip(limit);
    differences.map(|(&count, &share)| (f64::from(count) / total - share).abs()).sum::<f64>() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_that_overtake_or_are_overtaken() {
        let shares = ["1 2 3", "1 3 2", "3 1 2"].map(|order| inverted(order).samples[0]);
        assert_eq!(shares, [0.0, 2.0 / 3.0, 1.0]);
        assert_eq!(displaced("1 3 2 4").samples, [0.5]);
    }
}
