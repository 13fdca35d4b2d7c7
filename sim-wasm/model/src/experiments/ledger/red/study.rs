//! Scenarios of the `red` laboratory and the ledger's figures computed from them.

use super::super::check::Check;
use super::super::figure::PooledFigure;
use super::super::work::question;
use super::super::{Figure, LedgerRequest};
use super::oscillation::{Oscillation, OscillationFigures};
use crate::extremes::larger;
use crate::measures::values;
use crate::red::frontier::{THRESHOLDS, losing};
use crate::red::{LAB, MEASURES, Parameters, Simulation, between_signals};
use crate::running::Running;
use crate::scenario::Scenario;
use std::collections::BTreeMap;

/// Runs scenarios, each once.
pub struct Study<'a> {
    asked: LedgerRequest<'a>,
    known: BTreeMap<String, Point>,
}

/// A scenario that was run, replication by replication.
#[derive(Clone)]
pub struct Point {
    scenario: String,
    values: Vec<Vec<f64>>,
    /// Counts of times between losses, by bins, for each replication.
    intervals: Vec<Vec<f64>>,
}

/// The frontier of a disturbance: a point for each of the paper's settings of RED.
pub struct Frontier {
    pub name: &'static str,
    pub points: Vec<Point>,
}

/// Simulated time of a replication, and its warm-up. The paper has 1000 s and ten replications.
const TIMES: &str = "duration=200&warmup=50";
const LONG: &str = "duration=1000&warmup=50";

impl<'a> Study<'a> {
    pub fn new(asked: LedgerRequest<'a>) -> Self {
        Self { asked, known: BTreeMap::new() }
    }

    /// The scenario of `query`, such as `tau=2&minth=8`.
    pub fn at(&mut self, query: &str) -> Point {
        self.run(&self.scenario(query, TIMES))
    }

    /// The same for as long as in the paper: rare events need a long time.
    pub fn long(&mut self, query: &str) -> Point {
        self.run(&self.scenario(query, LONG))
    }

    fn scenario(&self, query: &str, times: &str) -> Scenario {
        let LedgerRequest { size, rules, .. } = self.asked;
        let times = if size.is_long { LONG } else { times };
        Scenario::with(&LAB, &format!("{query}&{rules}&{times}&runs={}", size.runs)).scenario
    }

    /// Whether the statements are checked without additional parameters.
    pub fn has_own_rules(&self) -> bool {
        self.asked.rules.is_empty()
    }

    fn each(
        &self,
        what: &str,
        scenario: &Scenario,
        of: impl Fn(&Parameters, u32) -> Vec<f64> + Sync,
    ) -> Vec<Vec<f64>> {
        let p = Parameters::of(scenario);
        self.asked.each(what, &scenario.canonical(), self.asked.size.runs, &|run| of(&p, run))
    }

    /// The oscillation of RED's average and of its drop probability in the scenario of `query`.
    pub fn oscillation(&self, query: &str, name: &str) -> OscillationFigures {
        let scenario = self.scenario(query, TIMES);
        let each = self.each("oscillation", &scenario, |p, run| Oscillation::of(p, run).to_vec());
        OscillationFigures::new(&each, name, &scenario.canonical())
    }

    /// The second hump in the times between loss signals, which long lags cause as well.
    pub fn hump_of_signals(&self, query: &str, name: &str) -> Figure {
        let scenario = self.scenario(query, LONG);
        let each = self.each("times between signals", &scenario, |p, run| pieces(&between_signals(p, run)));
        hump(&each, name, &scenario.canonical())
    }

    /// The scenario of a point with losses instead of reordering: as many as packets have a lag of three or more there.
    pub fn losing_as_many(&mut self, point: &Point) -> Point {
        self.run(&lossy(point))
    }

    fn run(&mut self, scenario: &Scenario) -> Point {
        self.run_all(std::slice::from_ref(scenario)).remove(0)
    }

    /// Runs several scenarios.
    fn run_all(&mut self, scenarios: &[Scenario]) -> Vec<Point> {
        let runs = self.asked.size.runs;
        let is_new = |scenario: &&Scenario| !self.known.contains_key(&scenario.canonical());
        let new: Vec<_> = scenarios.iter().filter(is_new).collect();
        let places: Vec<_> =
            new.iter().flat_map(|&scenario| (0..runs).map(move |run| (scenario, run))).collect();
        let questions: Vec<_> =
            places.iter().map(|(scenario, run)| question("measures", &scenario.canonical(), *run)).collect();
        let width = MEASURES.len() + PIECES;
        let mut answers = self.asked.work.sized(&questions, width, &|place| {
            let (scenario, run) = places[place];
            let outcome = Simulation::new(Parameters::of(scenario), run).finish();
            let mut numbers = values(MEASURES, &outcome);
            numbers.extend(pieces(outcome.tallies.intervals.seen.counts()));
            numbers
        });
        for scenario in new {
            let rest = answers.split_off((runs as usize).min(answers.len()));
            let split = answers.iter().map(|numbers| numbers.split_at(MEASURES.len()));
            let (values, intervals) = split.map(|(one, other)| (one.to_vec(), other.to_vec())).unzip();
            let text = scenario.canonical();
            self.known.insert(text.clone(), Point { scenario: text, values, intervals });
            answers = rest;
        }
        scenarios.iter().filter_map(|scenario| self.known.get(&scenario.canonical()).cloned()).collect()
    }

    /// The seven settings under a disturbance such as `tau=2`.
    pub fn frontier(&mut self, name: &'static str, query: &str) -> Frontier {
        let at = |threshold| self.scenario(&format!("{query}&minth={threshold}"), TIMES);
        let scenarios = THRESHOLDS.map(at);
        Frontier { name, points: self.run_all(&scenarios) }
    }

    /// The same settings with losses instead of reordering: as many as packets have a lag of three or more in the point
    /// of `other`.
    pub fn as_many_lost(&mut self, name: &'static str, other: &Frontier) -> Frontier {
        let scenarios: Vec<_> = other.points.iter().map(lossy).collect();
        Frontier { name, points: self.run_all(&scenarios) }
    }
}

/// The scenario of a point with losses instead of reordering: as many as packets have a lag of three or more there.
fn lossy(point: &Point) -> Scenario {
    let share = point.of("lag3_ratio", "").estimate().mean;
    let query = point.scenario.split_once('?').map_or("", |(_, query)| query);
    losing(&Scenario::with(&LAB, query).scenario, share)
}

impl Point {
    /// A measure of the point.
    pub fn of(&self, id: &str, name: &str) -> Figure {
        let place = MEASURES.iter().position(|measured| measured.about.id == id);
        let place = place.unwrap_or_else(|| panic!("there is no measure {id}"));
        let unit = MEASURES[place].about.unit;
        let samples = self.values.iter().map(|values| values[place]).collect();
        Figure::new(name, if unit == "share" { "" } else { unit }, samples, self.scenario.clone())
    }

    /// The ratio of the later of two humps in the times between losses to the valley before it, computed from all
    /// replications together: the ratio of a single replication, with few losses in a valley, is too large on average.
    pub fn second_hump(&self, name: &str) -> Figure {
        hump(&self.intervals, name, &self.scenario)
    }
}

impl Frontier {
    /// A measure at one of the seven settings.
    pub fn of(&self, id: &str, what: &str, place: usize) -> Figure {
        let name = format!("{what}, {}, min_th {}", self.name, THRESHOLDS[place]);
        self.points[place].of(id, &name)
    }

    /// At each of these settings a measure is above that of another frontier.
    pub fn above(&self, other: &Self, id: &str, what: &str, places: &[usize]) -> Vec<Check> {
        places.iter().map(|&at| self.of(id, what, at).above(&other.of(id, what, at))).collect()
    }

    /// At each of these settings a measure is below that of another frontier.
    pub fn below(&self, other: &Self, id: &str, what: &str, places: &[usize]) -> Vec<Check> {
        places.iter().map(|&at| self.of(id, what, at).below(&other.of(id, what, at))).collect()
    }

    /// The largest difference to another frontier over these settings; it is one of means, so that chance does not
    /// count.
    pub fn largest_difference(&self, other: &Self, id: &str, what: &str, places: &[usize]) -> Figure {
        let difference = |&at: &usize| {
            let [ours, theirs] = [self, other].map(|frontier| frontier.of(id, what, at).estimate().mean);
            (ours - theirs).abs()
        };
        let most = places.iter().map(difference).fold(0.0, larger);
        let first = self.of(id, what, places[0]);
        let name = format!("largest difference of {what}, {} and {}", self.name, other.name);
        let scenarios = places
            .iter()
            .flat_map(|&at| [self.points[at].scenario.clone(), other.points[at].scenario.clone()])
            .collect();
        Figure { scenarios, ..Figure::new(name, first.unit, vec![most], String::new()) }
    }
}

/// Number of pieces: beyond 6 s there are too few times between losses to show a shape.
const PIECES: usize = 15;

/// The second hump of these times, computed from all replications together.
fn hump(each: &[Vec<f64>], name: &str, scenario: &str) -> Figure {
    let pooled = PooledFigure::new(each.len(), |replications| {
        let mut together = vec![0.0; PIECES];
        for &replication in replications {
            for (sum, count) in together.iter_mut().zip(&each[replication]) {
                *sum += count;
            }
        }
        second_hump(&together)
    });
    let each = each.iter().map(|pieces| second_hump(pieces)).collect();
    Figure { pooled: Some(pooled), ..Figure::new(name, "", each, scenario.to_owned()) }
}

/// The number of times between losses in each piece of 0.4 s.
fn pieces(counts: &[u32]) -> Vec<f64> {
    counts.chunks(4).take(PIECES).map(|piece| piece.iter().map(|&count| f64::from(count)).sum()).collect()
}

/// The largest ratio of a piece's count to that of an earlier piece: the second hump, over the valley in front of it. 1
/// for a density that only falls.
fn second_hump(pieces: &[f64]) -> f64 {
    let behind = |place: usize| pieces[place..].iter().copied().fold(0.0, larger);
    let ratio = |place: usize| behind(place) / larger(pieces[place], 1.0);
    (0..pieces.len()).map(ratio).fold(1.0, larger)
}
