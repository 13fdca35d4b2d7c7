//! Scenarios of the `alf` laboratory and the ledger's figures computed from them.

use super::super::{Figure, LedgerRequest};
use super::curve::Curve;
use super::label::label;
use super::numbers::{NUMBERS, numbers, replication, with_bench};
use crate::alf::LAB;
use crate::alf::sweep::gains;
use crate::alf::{Delivery, MEASURES, Parameters, Replication, RunRecord, analysis};
use crate::scenario::Scenario;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The page's gain curve with the paper's settings; below, its figure of the buffer over time.
pub const GAIN: &str = "fig=curve&x=ta&g=completion";
pub const BUFFER: &str = "fig=buffer";

/// Runs scenarios.
pub struct Study<'a> {
    asked: LedgerRequest<'a>,
    /// Curves that several statements use, by scenario and end.
    curves: BTreeMap<(String, u32), Rc<Curve>>,
}

/// The results of one scenario.
pub struct Point {
    scenario: Scenario,
    replications: Vec<Replication>,
}

/// The scenario of `query`, such as `ta=20&w=16`.
pub fn scenario(query: &str) -> Scenario {
    Scenario::with(&LAB, query).scenario
}

/// Gb of the analytical model.
pub fn gb(query: &str) -> Figure {
    let scenario = scenario(query);
    let gain = gb_of(&scenario);
    Figure::new(format!("Gb at {}", label(&scenario)), "", vec![gain], scenario.canonical())
}

/// Gb of the analytical model as a number.
pub fn gb_of(scenario: &Scenario) -> f64 {
    analysis::blocking(&Parameters::of(scenario)).gain
}

impl<'a> Study<'a> {
    pub fn new(asked: LedgerRequest<'a>) -> Self {
        Self { asked, curves: BTreeMap::new() }
    }

    pub fn at(&mut self, query: &str) -> Point {
        self.at_runs(query, self.asked.size.runs)
    }

    /// The results of a scenario with this number of replications.
    pub fn at_runs(&mut self, query: &str, runs: u32) -> Point {
        let scenario = scenario(&format!("{query}&runs={runs}"));
        let replications = self.replications(&scenario);
        Point { scenario, replications }
    }

    /// The replications of a scenario, as many as it asks for.
    pub fn replications(&self, scenario: &Scenario) -> Vec<Replication> {
        let p = Parameters::of(scenario);
        let replicate = |index| numbers(&with_bench(|bench| bench.replicate(&p, index)));
        let each = self.asked.each("transfers", &scenario.canonical(), p.runs, &replicate);
        each.iter().map(|numbers| replication(numbers)).collect()
    }

    /// The replications of many scenarios.
    pub fn all_replications(&self, scenarios: &[Scenario]) -> Vec<Vec<Replication>> {
        let questions: Vec<_> = scenarios
            .iter()
            .map(|scenario| format!("transfers of all runs of {}", scenario.canonical()))
            .collect();
        // the answer for one replication has this width, so that a stand-in can be given for all
        let width = NUMBERS;
        let answers = self.asked.work.sized(&questions, width, &|place| {
            let p = Parameters::of(&scenarios[place]);
            (0..p.runs).flat_map(|index| numbers(&with_bench(|bench| bench.replicate(&p, index)))).collect()
        });
        answers.iter().map(|all| all.chunks(NUMBERS).map(replication).collect()).collect()
    }

    /// G of each scenario.
    pub fn gains<const N: usize>(&mut self, queries: [&str; N]) -> [Figure; N] {
        queries.map(|query| self.at(query).gain())
    }

    /// G from Ta = 0 to `end` ms.
    pub fn curve(&mut self, query: &str, end: u32) -> Rc<Curve> {
        let scenario = scenario(&format!("{query}&fig=curve&runs={}", self.asked.size.runs));
        let key = (scenario.canonical(), end);
        if let Some(curve) = self.curves.get(&key) {
            return Rc::clone(curve);
        }
        let ta: Vec<f64> = (0..=end).map(f64::from).collect();
        let what = format!("gains up to Ta = {end} ms");
        let gains = self.asked.each(&what, &key.0, scenario.whole("runs"), &|index| {
            let both = with_bench(|bench| gains(bench, &scenario, ("ta", &ta), ("", &[]), index));
            both.map(|gains| gains.into_iter().step_by(2).collect()).unwrap_or_default()
        });
        let curve = Rc::new(Curve::new(scenario, ta, gains));
        self.curves.insert(key, Rc::clone(&curve));
        curve
    }

    /// A figure computed from the receiver's occupancy over time in one mode, given as the times of its steps
    /// and the value from each on.
    pub fn of_occupancy(
        &mut self,
        point: &Point,
        delivery: Delivery,
        name: &str,
        unit: &'static str,
        of: fn(&[f64], &[f64]) -> f64,
    ) -> Figure {
        self.of_record(point, delivery, name, unit, |record, _| {
            let (times, values) = record.occupancy();
            of(&times, &values)
        })
    }

    /// A figure computed from the record of a run in one mode.
    pub fn of_record(
        &mut self,
        point: &Point,
        delivery: Delivery,
        name: &str,
        unit: &'static str,
        of: impl Fn(&RunRecord, &Parameters) -> f64 + Sync,
    ) -> Figure {
        let p = Parameters::of(&point.scenario);
        let what = format!("{name} {delivery:?}");
        let samples = self.asked.each(&what, &point.scenario.canonical(), p.runs, &|index| {
            let mut record = RunRecord::default();
            with_bench(|bench| bench.run(&p, delivery, index, &mut record));
            vec![of(&record, &p)]
        });
        point.figure(name, unit, samples.concat())
    }
}

impl Point {
    fn figure(&self, name: &str, unit: &'static str, samples: Vec<f64>) -> Figure {
        Figure::new(format!("{name} at {}", label(&self.scenario)), unit, samples, self.scenario.canonical())
    }

    pub fn replications(&self) -> &[Replication] {
        &self.replications
    }

    pub fn of(&self, name: &str, unit: &'static str, of: impl Fn(&Replication) -> f64) -> Figure {
        self.figure(name, unit, self.replications.iter().map(of).collect())
    }

    pub fn gain(&self) -> Figure {
        self.of("G", "", Replication::gain)
    }

    /// The other gain that the paper's text may refer to.
    pub fn gain_latency(&self) -> Figure {
        self.of("G of the mean total time of an ADU", "", Replication::gain_latency)
    }

    /// A measure by its id; `name` is its name in the ledger.
    pub fn measure(&self, id: &str, name: &str) -> Figure {
        let found = MEASURES.iter().find(|measure| measure.about.id == id);
        let measure = found.unwrap_or_else(|| panic!("there is no measure {id}"));
        self.of(name, measure.about.unit, measure.of)
    }

    /// The saving of out-of-sequence delivery in a measure.
    pub fn saving(&self, id: &str, name: &str) -> Figure {
        let ordered = self.measure(&format!("{id}_in_order"), name);
        let out = self.measure(&format!("{id}_out_of_order"), name);
        out.saving_on(&ordered, format!("gain of {name} at {}", label(&self.scenario)))
    }
}
