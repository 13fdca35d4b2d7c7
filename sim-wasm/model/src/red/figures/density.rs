//! The densities of windows and of times between losses as columns.

use crate::laboratory::{Cell, Column, columns};
use crate::red::frontier::{Level, setting_of};
use crate::red::{INTERVAL_BIN, Outcome, Parameters, Simulation, shares};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::units;

/// What a bin of a density is, and which of a run's counts it holds.
pub struct Binned {
    name: &'static str,
    unit: &'static str,
    /// The middle of a bin.
    place: fn(usize) -> f64,
    /// Of the tail, what the figure leaves out.
    left_out: f64,
    of: fn(&Outcome) -> Vec<f64>,
}

pub const WINDOWS: Binned = Binned {
    name: "window",
    unit: units::PACKETS,
    place: |bin| bin as f64,
    left_out: 0.003,
    of: |o| shares(o.tallies.windows.seen.counts(), o.tallies.windows.seen.number()),
};

pub const INTERVALS: Binned = Binned {
    name: "loss_interval",
    unit: units::S,
    // to the microsecond
    place: |bin| ((bin as f64 + 0.5) * INTERVAL_BIN as f64 * 1e-3).round() / 1e6,
    left_out: 0.01,
    of: |o| shares(o.tallies.intervals.seen.counts(), o.tallies.intervals.seen.number()),
};

/// Mean shares over the replications, with their intervals: a row for each bin of each level of the family, and of the
/// scenario where it is none of them.
pub fn density(scenario: &Scenario, binned: &Binned, is_shown: fn(usize, bool) -> bool) -> Vec<Column> {
    let setting = scenario.number(setting_of(scenario));
    let is_own = |at: &Scenario| {
        ["tau", "ps"].iter().all(|id| at.number(id) == scenario.number(id))
            && at.choice("queue") == scenario.choice("queue")
    };
    // what loses as many as long lags were measured says nothing of its own here
    let family = Level::of_family(scenario.choice("family"));
    let compared = family.iter().filter(|level| !matches!(level, Level::AsManyLost(_)));
    let mut levels: Vec<(String, Scenario)> =
        compared.map(|level| (level.id(), level.scenario(scenario, setting))).collect();
    if !levels.iter().any(|(_, at)| is_own(at)) {
        levels.push(("own".to_owned(), scenario.clone()));
    }
    let runs: Vec<Vec<Vec<f64>>> = levels
        .iter()
        .map(|(_, at)| {
            let p = Parameters::of(at);
            let run = |replication| (binned.of)(&Simulation::new(p.clone(), replication).finish());
            (0..p.runs).map(run).collect()
        })
        .collect();
    let counted = levels.iter().zip(&runs).enumerate().filter(|(i, ((_, at), _))| is_shown(*i, is_own(at)));
    let bins = counted
        .flat_map(|(_, (_, runs))| runs)
        .map(|shares| bins_of(shares, binned.left_out))
        .max()
        .unwrap_or(1);
    let mut rows: Vec<[Cell; 6]> = Vec::new();
    for ((id, at), runs) in levels.iter().zip(&runs) {
        for bin in 0..bins {
            let share: Vec<f64> = runs.iter().map(|run| run.get(bin).copied().unwrap_or(0.0)).collect();
            let found = estimate(&share);
            rows.push([
                id.as_str().into(),
                at.number("tau").into(),
                at.number("ps").into(),
                (binned.place)(bin).into(),
                found.mean.into(),
                found.ci95.unwrap_or(f64::NAN).into(),
            ]);
        }
    }
    let share = |id| (id, units::SHARE);
    columns(
        [
            ("level", units::NONE),
            ("tau", units::MS),
            share("ps"),
            (binned.name, binned.unit),
            share("share"),
            share("share_ci95"),
        ],
        &rows,
    )
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
