//! What each figure shows, as columns: `oos figure`.

use super::frontier::{Level, THRESHOLDS, losing, setting_of};
use super::sample::{sample, shares};
use super::simulation::{Outcome, Simulation};
use super::{Climb, Fate, INTERVAL_BIN, MEASURES, Parameters, Seeing, Tracing, equilibrium};
use crate::laboratory::{Cell, Column, Report, RunError, columns as table, report};
use crate::network::Cause;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};
use crate::units;

/// Looks at a stretch, as many as a wide screen has points.
const LOOKS: u32 = 1600;
/// Queues at which the equilibrium's curves are computed.
const POINTS: u32 = 241;
/// Displacements up to this are told apart, packets.
const THRESHOLD: u32 = 200;

/// The columns of the scenario's figure; those of the frontiers where all are shown.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    let stretch = (scenario.number("from"), scenario.number("span"));
    Ok(match scenario.choice("fig") {
        "window" => density(scenario, &WINDOWS, |_, _| true),
        // the axis is that of the first level and of the scenario's own
        "intervals" => density(scenario, &INTERVALS, |level, is_own| level == 0 || is_own),
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

/// What a bin of a density is, and which of a run's counts it holds.
struct Binned {
    name: &'static str,
    unit: &'static str,
    /// The middle of a bin.
    place: fn(usize) -> f64,
    /// Of the tail, what the figure leaves out.
    left_out: f64,
    of: fn(&Outcome) -> Vec<f64>,
}

const WINDOWS: Binned = Binned {
    name: "window",
    unit: units::PACKETS,
    place: |bin| bin as f64,
    left_out: 0.003,
    of: |o| shares(o.tallies.windows.counts(), o.tallies.windows.number()),
};

const INTERVALS: Binned = Binned {
    name: "loss_interval",
    unit: units::S,
    // to the microsecond
    place: |bin| ((bin as f64 + 0.5) * INTERVAL_BIN as f64 * 1e-3).round() / 1e6,
    left_out: 0.01,
    of: |o| shares(o.tallies.intervals.counts(), o.tallies.intervals.number()),
};

/// Mean shares over the replications, with their intervals: a row for each bin of each level of the family, and of the
/// scenario where it is none of them.
fn density(scenario: &Scenario, binned: &Binned, is_shown: fn(usize, bool) -> bool) -> Vec<Column> {
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
    table(
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
        put("queue_average".to_owned(), time, trace.average[look]);
        for flow in 0..flows {
            put(format!("window_{}", flow + 1), time, trace.windows[look * flows + flow]);
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
        Column::numbers("queue_average", units::PACKETS, queues.clone()),
        Column::numbers("loss", units::SHARE, curve(0.0, equilibrium::loss)),
        Column::numbers("loss_with_ps", units::SHARE, curve(p.loss, equilibrium::loss)),
        Column::numbers("throughput", units::SHARE, curve(0.0, equilibrium::offered)),
        Column::numbers("throughput_with_ps", units::SHARE, curve(p.loss, equilibrium::offered)),
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
            Fate::Useless => "arrived for nothing",
            Fate::Disturbed => "lost on its way",
            Fate::Dropped => "dropped by the queue",
            Fate::UnderWay => "under way",
        };
        words.to_owned()
    };
    vec![
        Column::numbers("segment", units::NONE, column(|flight| f64::from(flight.segment))),
        Column::numbers("sent_before", units::NONE, column(|flight| f64::from(u8::from(flight.is_again)))),
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
