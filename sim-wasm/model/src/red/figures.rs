//! What each figure shows, as columns: `oos figure`.

use super::frontier::{Level, THRESHOLDS, losing, setting_of};
use super::sample::{sample, shares};
use super::simulation::{Outcome, Simulation};
use super::{Climb, Fate, INTERVAL_BIN, MEASURES, Parameters, Seeing, Tracing, equilibrium};
use crate::laboratory::{Column, Report, RunError, report};
use crate::network::Cause;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};
use crate::units;

/// Looks at a stretch, as many as a wide screen has points.
const LOOKS: u32 = 1000;
/// Queues at which the equilibrium's curves are computed.
const POINTS: u32 = 200;
/// Displacements up to this are told apart, packets.
const THRESHOLD: u32 = 200;

/// The columns of the scenario's figure; those of the frontiers where all are shown.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    let stretch = (scenario.number("from"), scenario.number("span"));
    Ok(match scenario.choice("fig") {
        "window" => density(&p, "window", units::PACKETS, 1.0, |o| {
            shares(o.tallies.windows.counts(), o.tallies.windows.number())
        }),
        "intervals" => density(&p, "time between losses", units::S, INTERVAL_BIN as f64 * 1e-9, |o| {
            shares(o.tallies.intervals.counts(), o.tallies.intervals.number())
        }),
        "queue" => queue(&p, stretch),
        "equilibrium" => balance(&p),
        "reordering" => reordering(&p),
        "ladder" => ladder(&p, stretch),
        "sender" => {
            return Err(RunError::Empty(
                "a sender alone is run by oos sender, with a file of acknowledgments",
            ));
        }
        _ => frontier(scenario),
    })
}

/// A row for each point of each curve.
fn frontier(scenario: &Scenario) -> Vec<Column> {
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

/// Mean shares over the replications, with their intervals.
fn density(
    p: &Parameters,
    name: &'static str,
    unit: &'static str,
    width: f64,
    of: impl Fn(&Outcome) -> Vec<f64>,
) -> Vec<Column> {
    let runs: Vec<Vec<f64>> =
        (0..p.runs).map(|replication| of(&Simulation::new(p.clone(), replication).finish())).collect();
    let longest = runs.iter().map(Vec::len).max().unwrap_or(0);
    let column = |place: usize| -> Vec<f64> {
        runs.iter().map(|run| run.get(place).copied().unwrap_or(0.0)).collect()
    };
    let estimates: Vec<Estimate> = (0..longest).map(|place| estimate(&column(place))).collect();
    vec![
        Column::numbers(name, unit, (0..longest).map(|place| place as f64 * width).collect()),
        Column::numbers("share", units::SHARE, estimates.iter().map(|e| e.mean).collect()),
        Column::numbers(
            "share_ci95",
            units::SHARE,
            estimates.iter().map(|e| e.ci95.unwrap_or(f64::NAN)).collect(),
        ),
    ]
}

/// The queue, its average and each flow's window at each look, a row each; then the cuts of windows, and the losses.
fn queue(p: &Parameters, stretch: (f64, f64)) -> Vec<Column> {
    let trace = Tracing::new(p, 0, stretch, LOOKS).finish();
    let flows = p.flows as usize;
    let (mut what, mut at, mut value) = (Vec::new(), Vec::new(), Vec::new());
    let mut put = |name: String, time: f64, number: f64| {
        what.push(name);
        at.push(time);
        value.push(number);
    };
    for (look, &time) in trace.times.iter().enumerate() {
        put("queue".to_owned(), time, f64::from(trace.queue[look]));
        put("average".to_owned(), time, trace.average[look]);
        for flow in 0..flows {
            put(format!("window {}", flow + 1), time, trace.windows[look * flows + flow]);
        }
    }
    for cut in &trace.cuts {
        let why = if cut.is_needless { "window cut for nothing" } else { "window cut after a loss" };
        put(why.to_owned(), cut.at, f64::from(cut.flow + 1));
    }
    for loss in &trace.losses {
        let by = if loss.cause == Cause::Queue { "dropped by the queue" } else { "lost by the disturbance" };
        put(by.to_owned(), loss.at, f64::from(loss.flow + 1));
    }
    vec![
        Column::words("what", what),
        Column::numbers("time", units::S, at),
        Column::numbers("packets, or the flow of a cut or a loss", units::NONE, value),
    ]
}

fn balance(p: &Parameters) -> Vec<Column> {
    let queues = equilibrium::queues(p, POINTS);
    let curve = |steady: f64, of: fn(&Parameters, f64, f64) -> f64| {
        queues.iter().map(|&queue| of(p, queue, steady)).collect::<Vec<f64>>()
    };
    vec![
        Column::numbers("average queue", units::PACKETS, queues.clone()),
        Column::numbers("loss", units::SHARE, curve(0.0, equilibrium::loss)),
        Column::numbers("loss with ps", units::SHARE, curve(p.loss, equilibrium::loss)),
        Column::numbers("throughput", units::SHARE, curve(0.0, equilibrium::offered)),
        Column::numbers("throughput with ps", units::SHARE, curve(p.loss, equilibrium::offered)),
    ]
}

fn reordering(p: &Parameters) -> Vec<Column> {
    let rd = Seeing::new(p, 0, THRESHOLD).finish().density;
    let (displacement, share) =
        rd.iter().map(|(k, count)| (f64::from(k), f64::from(count) / rd.total as f64)).unzip();
    vec![
        Column::numbers("displacement", units::PACKETS, displacement),
        Column::numbers("share", units::SHARE, share),
    ]
}

fn ladder(p: &Parameters, stretch: (f64, f64)) -> Vec<Column> {
    let flights = Climb::new(p, 0, stretch).finish().flights;
    let column = |of: fn(&super::Flight) -> f64| flights.iter().map(of).collect::<Vec<f64>>();
    let fate = |flight: &super::Flight| {
        let words = match flight.fate {
            Fate::Arrived => "arrived",
            Fate::Useless => "arrived, of no use",
            Fate::Disturbed => "lost by the disturbance",
            Fate::Dropped => "dropped by the queue",
            Fate::UnderWay => "under way",
        };
        words.to_owned()
    };
    vec![
        Column::numbers("segment", units::NONE, column(|flight| f64::from(flight.segment))),
        Column::numbers("sent before", units::NONE, column(|flight| f64::from(u8::from(flight.is_again)))),
        Column::numbers("sent", units::S, column(|flight| flight.sent)),
        Column::numbers("end", units::S, column(|flight| flight.end)),
        Column::numbers("lag", units::PACKETS, column(|flight| f64::from(flight.lag))),
        Column::words("fate", flights.iter().map(fate).collect()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;

    fn of_link(query: &str) -> Vec<Column> {
        let quick = format!("{query}&duration=10&warmup=2&runs=2&span=5");
        columns(&Scenario::with(&LAB, &quick).scenario).expect("a figure of columns")
    }

    #[test]
    fn every_figure_has_columns_of_one_length() {
        for figure in
            ["frontier", "all", "window", "intervals", "queue", "equilibrium", "reordering", "ladder"]
        {
            let found = of_link(&format!("fig={figure}&tau=2&ps=0.01"));
            assert!(found.len() >= 2 && found[0].rows() > 1, "{figure}");
            assert!(found.iter().all(|column| column.rows() == found[0].rows()), "{figure}");
        }
        let sender = columns(&Scenario::with(&LAB, "fig=sender").scenario);
        assert!(matches!(sender, Err(RunError::Empty(_))));
    }

    #[test]
    fn frontiers_have_a_row_for_each_level_and_setting() {
        assert_eq!(of_link("family=both")[0].rows(), 5 * 7);
        assert_eq!(of_link("family=ps")[0].rows(), 4 * 7);
        assert_eq!(of_link("family=queues")[0].rows(), 4 * 7);
    }
}
