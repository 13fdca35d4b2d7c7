//! The frontiers as columns.

use crate::laboratory::{Cell, Column, Head, Report, columns, report};
use crate::red::frontier::{Level, THRESHOLDS, is_one_curve, losing, setting_of, with};
use crate::red::{MEASURES, Parameters, Simulation, sample};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::Estimate;
use crate::units;

pub const FRONTIER: [Head; 11] = [
    ("level", units::NONE),
    ("tau", units::MS),
    ("ps", units::SHARE),
    ("minth", units::PACKETS),
    ("limit", units::PACKETS),
    ("utilization", units::SHARE),
    ("utilization_ci95", units::SHARE),
    ("throughput", units::SHARE),
    ("throughput_ci95", units::SHARE),
    ("queue_delay", units::MS),
    ("queue_delay_ci95", units::MS),
];

/// A row for each point of each curve of the family, and of the scenario's own where that is none of them.
pub fn frontier(scenario: &Scenario) -> Vec<Column> {
    let family = Level::of_family(scenario.choice("family"));
    let at_each = |of: &dyn Fn(f64) -> Scenario| THRESHOLDS.map(of).to_vec();
    let mut curves: Vec<(String, Vec<Scenario>)> = family
        .iter()
        .map(|level| (level.id(), at_each(&|threshold| of_level(level, scenario, threshold))))
        .collect();
    let is_listed = family
        .iter()
        .filter(|level| !matches!(level, Level::AsManyLost(_)))
        .any(|level| is_one_curve(&level.scenario(scenario, THRESHOLDS[0]), scenario));
    if !is_listed {
        let setting = setting_of(scenario);
        curves.push(("own".to_owned(), at_each(&|threshold| with(scenario, &[(setting, threshold)]))));
    }
    let mut rows: Vec<[Cell; 11]> = Vec::new();
    for (id, points) in curves {
        for (at, threshold) in points.into_iter().zip(THRESHOLDS) {
            let found = run(&at);
            let [goodput, throughput, delay] =
                ["utilization", "throughput", "queue_delay"].map(|id| of(&found, id));
            let half = |estimate: Estimate| estimate.ci95.unwrap_or(f64::NAN);
            // the other queue has no such setting
            let of_queue = |id: &str| if setting_of(&at) == id { threshold } else { f64::NAN };
            rows.push([
                id.as_str().into(),
                at.number("tau").into(),
                at.number("ps").into(),
                of_queue("minth").into(),
                of_queue("limit").into(),
                goodput.mean.into(),
                half(goodput).into(),
                throughput.mean.into(),
                half(throughput).into(),
                delay.mean.into(),
                half(delay).into(),
            ]);
        }
    }
    columns(FRONTIER, &rows)
}

/// A level's point; of losses that are as many as long lags, those are measured first.
fn of_level(level: &Level, scenario: &Scenario, threshold: f64) -> Scenario {
    let at = level.scenario(scenario, threshold);
    if matches!(level, Level::AsManyLost(_)) { losing(&at, measured(&at, "lag3_ratio").mean) } else { at }
}

fn run(scenario: &Scenario) -> Report {
    let p = Parameters::of(scenario);
    let samples: Vec<_> =
        (0..p.runs).map(|replication| sample(&Simulation::new(p.clone(), replication).finish())).collect();
    report(&samples)
}

fn measured(scenario: &Scenario, id: &str) -> Estimate {
    of(&run(scenario), id)
}

fn of(report: &Report, id: &str) -> Estimate {
    let place = MEASURES.iter().position(|measured| measured.about.id == id);
    report.estimates[place.unwrap_or_else(|| panic!("there is no measure {id}"))]
}
