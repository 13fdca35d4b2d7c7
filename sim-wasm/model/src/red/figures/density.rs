//! The columns of two densities, of windows and of times between losses, and the exponential law beside the latter.

use crate::laboratory::{Cell, Column, Head, Point, Table, columns};
use crate::red::frontier::{is_own, levels};
use crate::red::{INTERVAL_BIN, Outcome, Parameters, Simulation, shares};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::units;

/// A share below this is rounding error.
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

/// A binned density: its columns, its bins, and where a run's counts are.
pub struct Binned {
    heads: [Head; 7],
    /// The place of a bin on the axis, by its index.
    place: fn(usize) -> f64,
    /// The share of the tail that the figure leaves out.
    left_out: f64,
    /// Whether the axis has to be long enough for a level, given its index and whether it is the scenario's own.
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
    // rounded to microseconds
    place: |bin| ((bin as f64 + 0.5) * INTERVAL_BIN as f64 * 1e-3).round() / 1e6,
    left_out: 0.01,
    is_seen: |level, is_own| level == 0 || is_own,
    of: |o| shares(o.tallies.intervals.seen.counts(), o.tallies.intervals.seen.number()),
};

/// The levels of a family, and the scenario if it is not among them, each with its runs.
struct ComparedLevels {
    levels: Vec<(Point, Vec<Outcome>)>,
    /// The index of the scenario's own level.
    own: usize,
}

impl ComparedLevels {
    fn of(scenario: &Scenario) -> ComparedLevels {
        let ran = |point: Point| {
            let p = Parameters::of(&point.scenarios[0]);
            let run = |replication| Simulation::new(p.clone(), replication).finish();
            (point, (0..p.runs).map(run).collect())
        };
        let points = levels(scenario);
        let own = points.iter().position(|point| is_own(point, scenario)).unwrap_or_default();
        ComparedLevels { levels: points.into_iter().map(ran).collect(), own }
    }

    /// The number of bins on the axis.
    fn bins(&self, binned: &Binned) -> usize {
        let seen = self.levels.iter().enumerate().filter(|&(i, _)| (binned.is_seen)(i, i == self.own));
        let bins =
            seen.flat_map(|(_, (_, runs))| runs).map(|run| bins_of(&(binned.of)(run), binned.left_out));
        bins.max().unwrap_or(1)
    }
}

/// Mean shares over the replications that have a density, with their intervals, and the share beyond the last bin: a
/// row for each bin of each level of the family, and of the scenario if it is not among them.
pub fn density(scenario: &Scenario, binned: &Binned) -> Vec<Column> {
    let compared = ComparedLevels::of(scenario);
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

/// The exponential law of the same mean: the shares of times between losses if losses were independent of each other.
/// Empty if there are no such times.
pub fn exponential(scenario: &Scenario) -> Vec<Table> {
    let compared = ComparedLevels::of(scenario);
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

/// The share of a density beyond its first `bins` bins.
fn beyond(shares: &[f64], bins: usize) -> f64 {
    let rest = 1.0 - shares.iter().take(bins).sum::<f64>();
    // a sum of the whole differs from 1 by rounding
    if rest < ROUNDING { 0.0 } else { rest }
}

/// How many bins hold all but the share `left` of a density.
fn bins_of(shares: &[f64], left: f64) -> usize {
    let mut rest = 0.0;
    let mut at = shares.len();
    while at > 0 && rest + shares[at - 1] <= left {
        rest += shares[at - 1];
        at -= 1;
    }
    at.max(1)
}
