//! Scenarios of the `tcp` laboratory and the ledger's figures computed from them.

use super::super::work::question;
use super::super::{Figure, LedgerRequest};
use crate::extremes::{larger, smaller};
use crate::measures::values;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::tcp::curves::axis_of;
use crate::tcp::{LAB, MEASURES, Parameters, Simulation, density_within, rank_correlation, undisturbed};

/// Jitters along a curve: as many as in the page's figures; below, as many as in the paper.
const PLACES: u32 = 21;
const PLACES_OF_PAPER: u32 = 62;

/// The paper's largest jitter, ms.
const LARGEST_JITTER: f64 = 10.0;
/// Jitters between the smallest ones of a curve, where the entropy jumps and westwood's throughput falls.
const SMALL: [f64; 2] = [0.05, 0.075];

/// Runs scenarios.
pub struct Study<'a> {
    asked: LedgerRequest<'a>,
}

/// A scenario that was run: its measures, replication by replication.
#[derive(Clone)]
pub struct Point {
    scenario: String,
    values: Vec<Vec<f64>>,
}

/// A sender's curve: its results along the jitters of the figures, 0 to 10 ms.
#[derive(Clone)]
pub struct Curve {
    pub name: &'static str,
    jitters: Vec<f64>,
    points: Vec<Point>,
}

/// The id that stands for the jitter, a parameter and not a measure.
pub const JITTER: &str = "jitter";
/// The id of the share of throughput that is kept.
pub const KEPT: &str = "throughput_ratio";

impl<'a> Study<'a> {
    pub fn new(asked: LedgerRequest<'a>) -> Self {
        Self { asked }
    }

    fn scenario(&self, query: &str) -> Scenario {
        Scenario::with(&LAB, &format!("{query}&runs={}", self.asked.size.runs)).scenario
    }

    /// The scenario of `query`, such as `law=uniform&jitter=2`.
    pub fn at(&self, query: &str) -> Point {
        self.run(&[self.scenario(query)]).remove(0)
    }

    /// The share of throughput kept in the scenario of `query`.
    pub fn kept(&self, name: &str, query: &str) -> Figure {
        self.at(query).of(KEPT, &format!("throughput kept, {name}"))
    }

    /// Er and MD of the path's arrival order if packets displaced by more than `threshold` count as lost.
    pub fn within(&self, threshold: u32, name: &str, query: &str) -> [Figure; 2] {
        let scenario = self.scenario(query);
        let (what, p) = (format!("order within {threshold}"), Parameters::of(&scenario));
        let each = self.asked.each(&what, &scenario.canonical(), self.asked.size.runs, &|run| {
            let density = density_within(&p, run, threshold);
            vec![density.entropy(), density.mean_displacement()]
        });
        [("Er", "nats"), ("MD", "packets")].map(|(symbol, unit)| {
            let place = usize::from(symbol == "MD");
            let samples = each.iter().map(|values| values[place]).collect();
            Figure::new(
                format!("{symbol} with DT = {threshold}, {name}"),
                unit,
                samples,
                scenario.canonical(),
            )
        })
    }

    /// The curve of the scenario of `query` along the jitters.
    pub fn along(&self, name: &'static str, query: &str) -> Curve {
        let count = if self.asked.size.is_long { PLACES_OF_PAPER } else { PLACES };
        let mut jitters = axis_of(&self.scenario(&format!("{query}&jitter={LARGEST_JITTER}")), count).values;
        jitters.extend(SMALL);
        jitters.sort_by(f64::total_cmp);
        jitters.dedup();
        let at = |jitter: &f64| self.scenario(&format!("{query}&jitter={jitter}"));
        let points = self.run(&jitters.iter().map(at).collect::<Vec<_>>());
        Curve { name, jitters, points }
    }

    /// Runs several scenarios.
    fn run(&self, scenarios: &[Scenario]) -> Vec<Point> {
        let runs = self.asked.size.runs;
        let places: Vec<_> =
            scenarios.iter().flat_map(|scenario| (0..runs).map(move |run| (scenario, run))).collect();
        let questions: Vec<_> =
            places.iter().map(|(scenario, run)| question("measures", &scenario.canonical(), *run)).collect();
        let answers = self.asked.work.sized(&questions, MEASURES.len(), &|place| {
            let (scenario, run) = places[place];
            let p = Parameters::of(scenario);
            values(MEASURES, &Simulation::new(&p, run, undisturbed(&p)).finish())
        });
        let each = answers.chunks(runs as usize).map(<[Vec<f64>]>::to_vec);
        scenarios
            .iter()
            .zip(each)
            .map(|(scenario, values)| Point { scenario: scenario.canonical(), values })
            .collect()
    }
}

fn place(id: &str) -> usize {
    MEASURES
        .iter()
        .position(|measured| measured.about.id == id)
        .unwrap_or_else(|| panic!("there is no measure {id}"))
}

fn unit(id: &str) -> &'static str {
    match id {
        JITTER => "ms",
        _ => Some(MEASURES[place(id)].about.unit).filter(|unit| *unit != "share").unwrap_or_default(),
    }
}

impl Point {
    /// A measure of the point.
    pub fn of(&self, id: &str, name: &str) -> Figure {
        let place = place(id);
        let samples = self.values.iter().map(|values| values[place]).collect();
        Figure::new(name, unit(id), samples, self.scenario.clone())
    }
}

impl Curve {
    /// The same curve with another name.
    pub fn named(&self, name: &'static str) -> Self {
        Self { name, ..self.clone() }
    }

    /// The values of a measure, or of the jitter, along the curve in one replication.
    fn of(&self, id: &str, run: usize) -> Vec<f64> {
        if id == JITTER {
            return self.jitters.clone();
        }
        let place = place(id);
        self.points.iter().map(|point| point.values[run][place]).collect()
    }

    fn figure(&self, id: &str, name: String, of: impl Fn(usize) -> f64) -> Figure {
        let runs = self.points.first().map_or(0, |point| point.values.len());
        let scenario = self.points.last().map(|point| point.scenario.clone()).unwrap_or_default();
        Figure::new(format!("{name}, {}", self.name), unit(id), (0..runs).map(of).collect(), scenario)
    }

    /// A measure, or the jitter, at which the throughput falls below the share `level` of that without jitter: in every
    /// replication, interpolated between two points; the last value if it never does.
    pub fn where_below(&self, level: f64, id: &str, what: &str) -> Figure {
        self.figure(id, format!("{what} where less than {level} is kept"), |run| {
            crossing(&self.of(id, run), &self.of(KEPT, run), level)
        })
    }

    /// The same value, divided by that of the measure at 10 ms.
    pub fn share_where_below(&self, level: f64, id: &str, what: &str) -> Figure {
        let name = format!("{what} where less than {level} is kept, over {what} at 10 ms");
        let share = self.figure(id, name, |run| {
            let xs = self.of(id, run);
            crossing(&xs, &self.of(KEPT, run), level) / xs.last().copied().unwrap_or(f64::NAN)
        });
        Figure { unit: "", ..share }
    }

    /// The largest share of the whole loss of throughput that falls within a tenth of the range of jitters.
    pub fn lost_within_a_tenth(&self) -> Figure {
        let name = "most of the loss of throughput that a tenth of the jitters has".to_owned();
        self.figure(KEPT, name, |run| steepest(&self.jitters, &self.of(KEPT, run)))
    }
}

/// The rank correlation of a measure with the loss of throughput over all points of some curves.
pub fn ranks(curves: &[&Curve], id: &str, what: &str) -> Figure {
    let [first, ..] = curves else { panic!("no curve") };
    let names: Vec<_> = curves.iter().map(|curve| curve.name).collect();
    let all =
        |id: &str, run: usize| -> Vec<f64> { curves.iter().flat_map(|curve| curve.of(id, run)).collect() };
    let found = first.figure(id, String::new(), |run| -rank_correlation(&all(id, run), &all(KEPT, run)));
    let name = format!("rank correlation of {what} with the throughput lost, {}", names.join(", "));
    Figure { name, unit: "", ..found }
}

/// Where a line through the points first falls below a level; the last value if it never does.
fn crossing(xs: &[f64], ys: &[f64], level: f64) -> f64 {
    let Some(at) = ys.iter().position(|y| *y < level) else { return xs.last().copied().unwrap_or(f64::NAN) };
    if at == 0 {
        return xs[0];
    }
    xs[at - 1] + (ys[at - 1] - level) / (ys[at - 1] - ys[at]) * (xs[at] - xs[at - 1])
}

/// The largest fall within a tenth of the range of `xs`, over the fall from the highest point to the lowest.
fn steepest(xs: &[f64], ys: &[f64]) -> f64 {
    let reach = (xs[xs.len() - 1] - xs[0]) / 10.0;
    let (low, high) =
        ys.iter().fold((f64::MAX, f64::MIN), |(low, high), y| (smaller(*y, low), larger(*y, high)));
    let line = |x: f64| {
        let at = xs.partition_point(|place| *place <= x).clamp(1, xs.len() - 1);
        ys[at - 1] + (x - xs[at - 1]) / (xs[at] - xs[at - 1]) * (ys[at] - ys[at - 1])
    };
    let falls = xs.iter().flat_map(|&x| [(x, x + reach), (x - reach, x)]);
    let inside = falls.filter(|(from, to)| *from >= xs[0] && *to <= xs[xs.len() - 1]);
    inside.map(|(from, to)| line(from) - line(to)).fold(0.0, larger) / (high - low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_falls_below_a_level_between_two_places() {
        assert!((crossing(&[0.0, 2.0, 4.0], &[1.0, 0.95, 0.85], 0.9) - 3.0).abs() < 1e-12);
        assert_eq!(crossing(&[0.0, 2.0, 4.0], &[1.0, 0.95, 0.85], 0.5), 4.0);
        assert_eq!(crossing(&[1.0, 2.0], &[0.8, 0.95], 0.9), 1.0);
    }

    #[test]
    fn the_steepest_tenth_lies_between_places_too() {
        // down by 0.5 from 5 to 6, and by 0.1 along the rest
        assert!((steepest(&[0.0, 5.0, 6.0, 10.0], &[1.0, 0.95, 0.45, 0.4]) - 0.5 / 0.6).abs() < 1e-12);
        // a straight line loses a tenth in a tenth
        assert!((steepest(&[0.0, 2.5, 10.0], &[1.0, 0.75, 0.0]) - 0.1).abs() < 1e-12);
    }
}
