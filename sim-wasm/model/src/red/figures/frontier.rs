//! The frontiers as columns.

use crate::laboratory::{Column, Report, report};
use crate::red::frontier::{Level, THRESHOLDS, losing, setting_of};
use crate::red::{MEASURES, Parameters, Simulation, sample};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::Estimate;
use crate::units;

/// A row for each point of each curve.
pub fn frontier(scenario: &Scenario) -> Vec<Column> {
    let mut levels: Vec<String> = Vec::new();
    let mut numbers: [Vec<f64>; 10] = Default::default();
    for level in Level::of_family(scenario.choice("family")) {
        for threshold in THRESHOLDS {
            let mut at = level.scenario(scenario, threshold);
            if matches!(level, Level::AsManyLost(_)) {
                at = losing(&at, measured(&at, "lag3_ratio").mean);
            }
            let found = run(&at);
            let [goodput, throughput, delay] =
                ["utilization", "throughput", "queue_delay"].map(|id| of(&found, id));
            let half = |estimate: Estimate| estimate.ci95.unwrap_or(f64::NAN);
            // the other queue has no such setting
            let of_queue = |id: &str| if setting_of(&at) == id { threshold } else { f64::NAN };
            let row = [
                at.number("tau"),
                at.number("ps"),
                of_queue("minth"),
                of_queue("limit"),
                goodput.mean,
                half(goodput),
                throughput.mean,
                half(throughput),
                delay.mean,
                half(delay),
            ];
            levels.push(level.id());
            numbers.iter_mut().zip(row).for_each(|(column, value)| column.push(value));
        }
    }
    let names = [
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
    let mut columns = vec![Column::words("level", levels)];
    columns.extend(
        names.into_iter().zip(numbers).map(|((name, unit), values)| Column::numbers(name, unit, values)),
    );
    columns
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
