//! The densities of windows and of times between losses as columns, and the law beside the latter.

use crate::laboratory::{Cell, Column, Head, Point, Table, columns};
use crate::red::frontier::{is_own, levels};
use crate::red::{INTERVAL_BIN, Outcome, Parameters, Simulation, shares};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::units;

/// A share that is smaller comes from rounding alone.
const ROUNDING: f64 = 1e-9;

const WINDOW: Head = ("window", units::PACKETS);
const INTERVAL: Head = ("loss_interval", units::S);
const SHARE: Head = ("share", units::SHARE);
pub const OF_WINDOWS: [Head; 7] = heads(WINDOW);
pub const OF_INTERVALS: [Head; 7] = heads(INTERVAL);
pub const EXPONENTIAL: [Head; 2] = [INTERVAL, SHARE];

const fn heads(binned: Head) -> [Head; 7] {
    [
        ("level", units::NONE),
        ("tau", units::MS),
        ("ps", units::SHARE),
        binned,
        SHARE,
        ("share_ci95", units::SHARE),
        ("share_beyond", units::SHARE),
    ]
}

/// What a bin of a density is, and which of a run's counts it holds.
pub struct Binned {
    heads: [Head; 7],
    /// The middle of a bin.
    place: fn(usize) -> f64,
    /// Of the tail, what the figure leaves out.
    left_out: f64,
    /// Whether the axis is long enough for this level, told by its place and whether it is the scenario's own.
    is_seen: fn(usize, bool) -> bool,
    of: fn(&Outcome) -> Vec<f64>,
}

pub const WINDOWS: Binned = Binned {
    heads: OF_WINDOWS,
    place: |bin| bin as f64,
    left_out: 0.003,
    is_seen: |_, _| true,
    of: |o| shares(o.tallies.windows.seen.counts(), o.tallies.windows.seen.number()),
};

pub const INTERVALS: Binned = Binned {
    heads: OF_INTERVALS,
    // to the microsecond
    place: |bin| ((bin as f64 + 0.5) * INTERVAL_BIN as f64 * 1e-3).round() / 1e6,
    left_out: 0.01,
    is_seen: |level, is_own| level == 0 || is_own,
    of: |o| shares(o.tallies.intervals.seen.counts(), o.tallies.intervals.seen.number()),
};

/// A family's levels, and the scenario where it is none of them, with the runs of each.
struct Compared {
    levels: Vec<(Point, Vec<Outcome>)>,
    /// Which of them is the scenario's own.
    own: usize,
}

impl Compared {
    fn of(scenario: &Scenario) -> Compared {
        let ran = |point: Point| {
            let p = Parameters::of(&point.scenarios[0]);
            let run = |replication| Simulation::new(p.clone(), replication).finish();
            (point, (0..p.runs).map(run).collect())
        };
        let points = levels(scenario);
        let own = points.iter().position(|point| is_own(point, scenario)).unwrap_or_default();
        Compared { levels: points.into_iter().map(ran).collect(), own }
    }

    /// How many bins the axis has.
    fn bins(&self, binned: &Binned) -> usize {
        let seen = self.levels.iter().enumerate().filter(|&(i, _)| (binned.is_seen)(i, i == self.own));
        let bins =
            seen.flat_map(|(_, (_, runs))| runs).map(|run| bins_of(&(binned.of)(run), binned.left_out));
        bins.max().unwrap_or(1)
    }
}

/// Mean shares over the replications that have a density, with their intervals, and the share that is beyond the last bin: a row for
/// each bin of each level of the family, and of the scenario where it is none of them.
pub fn density(scenario: &Scenario, binned: &Binned) -> Vec<Column> {
    let compared = Compared::of(scenario);
    let bins = compared.bins(binned);
    let mut rows: Vec<[Cell; 7]> = Vec::new();
    for (Point { name, numbers, .. }, runs) in &compared.levels {
        let runs: Vec<Vec<f64>> = runs.iter().map(binned.of).filter(|run| !run.is_empty()).collect();
        let beyond = estimate(&runs.iter().map(|run| beyond(run, bins)).collect::<Vec<f64>>()).mean;
        for bin in 0..bins {
            let share: Vec<f64> = runs.iter().map(|run| run.get(bin).copied().unwrap_or(0.0)).collect();
            let found = estimate(&share);
            rows.push([
                name.as_str().into(),
                numbers[0].into(),
                numbers[1].into(),
                (binned.place)(bin).into(),
                found.mean.into(),
                found.ci95.unwrap_or(f64::NAN).into(),
                beyond.into(),
            ]);
        }
    }
    columns(binned.heads, &rows)
}

/// What the shares of times between losses would be, at the same mean, if losses knew nothing of each other: an
/// exponential law. Nothing where there is no such time.
pub fn exponential(scenario: &Scenario) -> Vec<Table> {
    let compared = Compared::of(scenario);
    let (_, own) = &compared.levels[compared.own];
    let means: Vec<f64> = own.iter().map(|run| run.tallies.intervals.seen.mean()).collect();
    let mean = estimate(&means).mean;
    if mean.is_nan() || mean <= 0.0 {
        return Vec::new();
    }
    let half = INTERVAL_BIN as f64 * 1e-9 / 2.0;
    let share = |at: f64| libm::exp(-(at - half) / mean) - libm::exp(-(at + half) / mean);
    let places = (0..compared.bins(&INTERVALS)).map(INTERVALS.place);
    let rows: Vec<[Cell; 2]> = places.map(|at| [at.into(), share(at).into()]).collect();
    vec![("exponential", columns(EXPONENTIAL, &rows))]
}

/// What so many bins do not hold of a density.
fn beyond(shares: &[f64], bins: usize) -> f64 {
    let rest = 1.0 - shares.iter().take(bins).sum::<f64>();
    // of the whole, a sum differs by what it is rounded by
    if rest < ROUNDING { 0.0 } else { rest }
}

/// How many bins hold all but `left` of a density.
fn bins_of(shares: &[f64], left: f64) -> usize {
    let mut rest = 0.0;
    let mut at = shares.len();
    while at > 0 && rest + shares[at - 1] <= left {
        rest += shares[at - 1];
        at -= 1;
    }
    at.max(1)
}
