//! The jitter path under several laws of the delay.

use crate::laboratory::{Cell, Column, Head, columns};
use crate::laws::{ClosedForm, Law};
use crate::metrics::{JitterBench, measure_path};
use crate::path::JitterPath;
use crate::reordering::{OccupancyDensity, ReorderDensity, Thresholds};
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};
use crate::units;

const LAW: Head = ("law", "");
const JITTER: Head = ("jitter", units::MS);
const PLACES: Head = ("displacement", units::PACKETS);
pub const RD: [Head; 4] = [LAW, JITTER, PLACES, ("rd", units::SHARE)];
/// Columns of RBD, also for an arrival order; the last one differs only if packets are lost.
pub const OCCUPANCY: [Head; 3] =
    [("occupancy", units::PACKETS), ("rbd", units::SHARE), ("rbd_neglecting_losses", units::SHARE)];
/// Columns of the density of the delay, which RD tends to.
pub const LIMIT: [Head; 4] = [LAW, JITTER, PLACES, ("density", units::SHARE)];
pub const MEAN_DISPLACEMENT: [Head; 4] =
    [LAW, JITTER, ("mean_displacement", units::PACKETS), ("mean_displacement_ci95", units::PACKETS)];
pub const ENTROPY: [Head; 4] = [LAW, JITTER, ("entropy", units::NATS), ("entropy_ci95", units::NATS)];
/// Columns of the formulas; their values are not measures.
pub const MEAN_DISPLACEMENT_ANALYSIS: [Head; 3] =
    [LAW, JITTER, ("mean_displacement_analysis", units::PACKETS)];
pub const ENTROPY_ANALYSIS: [Head; 3] = [LAW, JITTER, ("entropy_analysis", units::NATS)];
pub const MEAN_DISPLACEMENT_DISTANCE: [Head; 3] = [LAW, JITTER, ("mean_displacement_distance", units::SHARE)];
pub const ENTROPY_DISTANCE: [Head; 3] = [LAW, JITTER, ("entropy_distance", units::SHARE)];

/// The laws of each choice of `laws`, which are shown with the scenario's own: those of the paper's figures, and of
/// netem.
pub const SETS: &[(&str, &[&str])] = &[
    ("paper", &["uniform", "normal", "exponential"]),
    ("one", &[]),
    ("netem", &["netem", "netem-normal", "netem-pareto", "netem-paretonormal"]),
];

/// Takes a measure from RD.
type DensityMeasure = fn(&ReorderDensity) -> f64;
/// The limit of a measure of RD, from the law's closed form and the jitter in packet spacings.
type Limit = fn(ClosedForm, f64) -> f64;

const OF_DISPLACEMENT: (DensityMeasure, Limit) = (|rd| rd.mean_displacement(), |form, x| form.slope * x);
const OF_ENTROPY: (DensityMeasure, Limit) = (|rd| rd.entropy(), |form, x| libm::log(x) + form.offset);

/// MD against jitter, a row for each jitter of each law.
pub fn mean_displacement(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    curves(scenario, jitters, OF_DISPLACEMENT.0, MEAN_DISPLACEMENT)
}

/// Entropy against jitter.
pub fn entropy(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    curves(scenario, jitters, OF_ENTROPY.0, ENTROPY)
}

/// The relative distance of MD from its closed form, for the laws that have one.
pub fn mean_displacement_distance(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    distances(scenario, jitters, OF_DISPLACEMENT, MEAN_DISPLACEMENT_DISTANCE)
}

/// The relative distance of the entropy from its closed form, for the laws that have one.
pub fn entropy_distance(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    distances(scenario, jitters, OF_ENTROPY, ENTROPY_DISTANCE)
}

/// The limit of MD, for the laws that have a closed form.
pub fn mean_displacement_analysis(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    formulas(scenario, jitters, OF_DISPLACEMENT.1, MEAN_DISPLACEMENT_ANALYSIS)
}

/// The limit of the entropy, for the laws that have a closed form.
pub fn entropy_analysis(scenario: &Scenario, jitters: &[f64]) -> Vec<Column> {
    formulas(scenario, jitters, OF_ENTROPY.1, ENTROPY_ANALYSIS)
}

/// The values of the formulas; values below 0 are left out, since the formulas do not hold there yet.
fn formulas(scenario: &Scenario, jitters: &[f64], of: Limit, heads: [Head; 3]) -> Vec<Column> {
    let mut rows: Vec<[Cell; 3]> = Vec::new();
    for (name, law) in shown(scenario) {
        let Some(form) = law.closed_form() else { continue };
        for &jitter in jitters.iter().filter(|&&jitter| jitter > 0.0) {
            let path = JitterPath { jitter, ..JitterPath::of(scenario) };
            let value = of(form, path.relative_jitter());
            if value >= 0.0 {
                rows.push([name.into(), jitter.into(), value.into()]);
            }
        }
    }
    columns(heads, &rows)
}

/// The density of the delay at the scenario's jitter, which RD tends to: a row for each displacement of each law.
pub fn limits(scenario: &Scenario) -> Vec<Column> {
    let (jitter, threshold) = (scenario.number("jitter"), scenario.whole("dt"));
    let mut rows: Vec<[Cell; 4]> = Vec::new();
    for (name, law) in shown(scenario) {
        let path = JitterPath { law, ..JitterPath::of(scenario) };
        let shares = path.limit_density(threshold).unwrap_or_default();
        let places = -f64::from(threshold);
        rows.extend(
            (0_u32..).zip(shares).map(|(at, share)| {
                [name.into(), jitter.into(), (places + f64::from(at)).into(), share.into()]
            }),
        );
    }
    columns(LIMIT, &rows)
}

fn curves(scenario: &Scenario, jitters: &[f64], of: DensityMeasure, heads: [Head; 4]) -> Vec<Column> {
    let mut rows: Vec<[Cell; 4]> = Vec::new();
    for (name, law) in shown(scenario) {
        rows.extend(points(scenario, law, jitters, of).into_iter().map(|(jitter, found)| {
            [name.into(), jitter.into(), found.mean.into(), found.ci95.unwrap_or(f64::NAN).into()]
        }));
    }
    columns(heads, &rows)
}

fn distances(
    scenario: &Scenario,
    jitters: &[f64],
    (of, limit): (DensityMeasure, Limit),
    heads: [Head; 3],
) -> Vec<Column> {
    let mut rows: Vec<[Cell; 3]> = Vec::new();
    for (law_name, law) in shown(scenario) {
        let Some(form) = law.closed_form() else { continue };
        for (jitter, found) in points(scenario, law, jitters, of) {
            let path = JitterPath { jitter, ..JitterPath::of(scenario) };
            let closed = limit(form, path.relative_jitter());
            let distance = if closed > 0.0 { found.mean / closed - 1.0 } else { f64::NAN };
            rows.push([law_name.into(), jitter.into(), distance.into()]);
        }
    }
    columns(heads, &rows)
}

/// RD of each law at the scenario's jitter, averaged over the runs: a row for each displacement.
pub fn densities(scenario: &Scenario) -> Vec<Column> {
    let (jitter, threshold) = (scenario.number("jitter"), scenario.whole("dt"));
    let mut bench = JitterBench::default();
    let mut rows: Vec<[Cell; 4]> = Vec::new();
    for (name, law) in shown(scenario) {
        let path = JitterPath { law, ..JitterPath::of(scenario) };
        let runs = (0..scenario.whole("runs")).map(|run| {
            bench.crossing.run(&path, run);
            let rd = bench.density(threshold);
            rd.counts.iter().map(|&count| f64::from(count) / rd.total as f64).collect()
        });
        let shares = means(&runs.collect::<Vec<Vec<f64>>>());
        let places = -f64::from(threshold);
        rows.extend(
            (0_u32..).zip(shares).map(|(at, share)| {
                [name.into(), jitter.into(), (places + f64::from(at)).into(), share.into()]
            }),
        );
    }
    columns(RD, &rows)
}

/// RBD after the scenario's path, averaged over the runs.
pub fn occupancy(scenario: &Scenario) -> Vec<Column> {
    let (path, thresholds) = (JitterPath::of(scenario), Thresholds::both(scenario.whole("dt")));
    let mut bench = JitterBench::default();
    let runs = (0..scenario.whole("runs"))
        .map(|run| shares(&measure_path(&mut bench.crossing, &path, thresholds, run).occupancy));
    let found = means(&runs.collect::<Vec<Vec<f64>>>());
    let rows: Vec<_> = (0_u32..).zip(found).map(|(held, share)| [held.into(), share.into()]).collect();
    let [held, rbd, _] = OCCUPANCY;
    columns([held, rbd], &rows)
}

/// The share of arrivals at each occupancy of the buffer.
pub fn shares(rbd: &OccupancyDensity) -> Vec<f64> {
    rbd.counts.iter().map(|&count| f64::from(count) / rbd.total.max(1) as f64).collect()
}

/// Mean shares over runs; a run that ends earlier has 0 at further places.
fn means(runs: &[Vec<f64>]) -> Vec<f64> {
    let longest = runs.iter().map(Vec::len).max().unwrap_or(0);
    let mean = |at: usize| {
        runs.iter().map(|run| run.get(at).copied().unwrap_or(0.0)).sum::<f64>() / runs.len() as f64
    };
    (0..longest).map(mean).collect()
}

/// The laws that the figures show: the chosen set, and the scenario's own.
fn shown(scenario: &Scenario) -> Vec<(&'static str, Law)> {
    let set = scenario.choice_of("laws", SETS);
    let own = scenario.choice("law");
    let names = set.iter().copied().chain((!set.contains(&own)).then_some(own));
    names.filter_map(|name| Law::named(name).map(|law| (name, law))).collect()
}

/// The measure at each jitter, and at the scenario's own jitter if the curve extends beyond it.
fn points(scenario: &Scenario, law: Law, jitters: &[f64], of: DensityMeasure) -> Vec<(f64, Estimate)> {
    let own = scenario.number("jitter");
    let is_between =
        !jitters.contains(&own) && jitters.iter().any(|&jitter| jitter > own) && jitters[0] < own;
    let mut all = jitters.to_vec();
    if is_between {
        all.push(own);
        all.sort_by(f64::total_cmp);
    }
    let threshold = scenario.whole("dt");
    let mut bench = JitterBench::default();
    let runs: Vec<Vec<f64>> = (0..scenario.whole("runs"))
        .map(|run| {
            let mut at = |&jitter: &f64| {
                bench.crossing.run(&JitterPath { law, jitter, ..JitterPath::of(scenario) }, run);
                of(bench.density(threshold))
            };
            all.iter().map(&mut at).collect()
        })
        .collect();
    let measured = |place: usize, jitter: f64| {
        (jitter, estimate(&runs.iter().map(|run| run[place]).collect::<Vec<f64>>()))
    };
    all.iter().enumerate().map(|(place, &jitter)| measured(place, jitter)).collect()
}
