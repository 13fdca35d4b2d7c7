//! What each figure shows, as columns: `oos figure`.

mod ladder;
mod path;
mod runs;
mod stacks;
mod transfer;

use super::correlation::rank_correlation;
use super::curves::{CurveOf, axis};
use super::mechanisms::{MECHANISMS, bare};
use super::{MEASURES, TcpBench};
use crate::laboratory::{Bench, Cell, Column, DATA, Head, Heads, RunError, Table, columns as table, flow};
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};
use crate::units;

/// The columns of all tables.
pub const HEADS: &[Heads] = &[
    Heads { figure: "throughput", table: DATA, columns: &THROUGHPUT },
    Heads { figure: "throughput", table: runs::TABLE, columns: &runs::RUNS },
    Heads { figure: "transfer", table: DATA, columns: &transfer::LOOKS },
    Heads { figure: "transfer", table: "arrivals", columns: &transfer::ARRIVALS },
    Heads { figure: "transfer", table: "events", columns: &transfer::EVENTS },
    Heads { figure: "ladder", table: DATA, columns: &flow::PACKETS },
    Heads { figure: "ladder", table: "acknowledgments", columns: &flow::ACKNOWLEDGMENTS },
    Heads { figure: "ladder", table: "sender", columns: &ladder::SENDER },
    Heads { figure: "stacks", table: DATA, columns: &stacks::STACKS },
    Heads { figure: "stacks", table: "retransmissions", columns: &stacks::RETRANSMISSIONS },
    Heads { figure: "stacks", table: "sender", columns: &stacks::SENDER },
    Heads { figure: "mechanisms", table: DATA, columns: &MECHANISM },
    Heads { figure: "path", table: DATA, columns: &path::STACKS },
    Heads { figure: "path", table: path::TABLE, columns: &path::QUANTILES },
    Heads { figure: "path", table: path::WAITING, columns: &path::WAITS },
    Heads { figure: "predicts", table: DATA, columns: &PREDICTS },
];

const THROUGHPUT: [Head; 10] = [
    ("curve", units::NONE),
    ("jitter", units::MS),
    ("extra", units::MS),
    ("stretch", units::NONE),
    ("throughput_ratio", units::SHARE),
    ("throughput_ratio_ci95", units::SHARE),
    ("mean_displacement", units::PACKETS),
    ("entropy", units::NATS),
    ("lag3_ratio", units::SHARE),
    ("displacement_q999", units::PACKETS),
];
const MECHANISM: [Head; 6] = [
    ("mechanism", units::NONE),
    ("is_in_stack", units::NONE),
    ("without", units::SHARE),
    ("without_ci95", units::SHARE),
    ("alone", units::SHARE),
    ("alone_ci95", units::SHARE),
];
const PREDICTS: [Head; 3] =
    [("measure", units::NONE), ("rank_correlation", units::NONE), ("rank_correlation_ci95", units::NONE)];

/// What may predict the throughput.
pub const PREDICTORS: [&str; 4] = ["mean_displacement", "entropy", "lag3_ratio", "displacement_q999"];

/// The columns of the scenario's figure; those of the throughput where all are shown.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    match scenario.choice("fig") {
        "transfer" => Ok(transfer::looks(scenario)),
        "ladder" => Ok(ladder::packets(scenario)),
        "stacks" => stacks::table(scenario),
        "mechanisms" => mechanisms(scenario),
        "predicts" => predicts(scenario),
        "path" => path::stacks(scenario),
        _ => throughput(scenario),
    }
}

/// What the scenario's figure shows of another kind than its columns, each table under its name.
pub fn further(scenario: &Scenario) -> Result<Vec<Table>, RunError> {
    match scenario.choice("fig") {
        "transfer" => Ok(transfer::further(scenario)),
        "ladder" => Ok(ladder::further(scenario)),
        "stacks" => stacks::further(scenario),
        "path" => Ok(vec![(path::TABLE, path::quantiles(scenario)), (path::WAITING, path::waits(scenario))]),
        "throughput" | "all" => Ok(vec![(runs::TABLE, runs::table(scenario)?)]),
        _ => Ok(Vec::new()),
    }
}

fn half(estimate: Estimate) -> f64 {
    estimate.ci95.unwrap_or(f64::NAN)
}

/// All replications of a scenario: a row each.
fn rows(scenario: &Scenario) -> Result<Vec<Vec<f64>>, RunError> {
    let mut bench = TcpBench::default();
    (0..scenario.whole("runs")).map(|run| Ok(bench.replicate(scenario, run)?.values)).collect()
}

fn place(id: &str) -> usize {
    MEASURES.iter().position(|measured| measured.about.id == id).unwrap_or_default()
}

fn of(rows: &[Vec<f64>], id: &str) -> Estimate {
    estimate(&each(rows, id))
}

/// A measure of each replication.
fn each(rows: &[Vec<f64>], id: &str) -> Vec<f64> {
    let place = place(id);
    rows.iter().map(|row| row[place]).collect()
}

fn throughput(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let axis = axis(scenario);
    let mut found: Vec<[Cell; 10]> = Vec::new();
    for curve in CurveOf::family(scenario) {
        for &value in &axis.values {
            let at = curve.at(scenario, axis.id, value);
            let rows = rows(&at)?;
            let kept = of(&rows, "throughput_ratio");
            found.push([
                curve.value.into(),
                at.number("jitter").into(),
                at.number("extra").into(),
                at.number("stretch").into(),
                kept.mean.into(),
                half(kept).into(),
                of(&rows, PREDICTORS[0]).mean.into(),
                of(&rows, PREDICTORS[1]).mean.into(),
                of(&rows, PREDICTORS[2]).mean.into(),
                of(&rows, PREDICTORS[3]).mean.into(),
            ]);
        }
    }
    Ok(table(THROUGHPUT, &found))
}

/// The stack and the bare sender first, then a row for each mechanism.
fn mechanisms(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let kept = |of_scenario: &Scenario| Ok::<_, RunError>(of(&rows(of_scenario)?, "throughput_ratio"));
    let mut found: Vec<[Cell; 6]> = Vec::new();
    let row = |id: &'static str, is_in: bool, [without, alone]: [Estimate; 2]| -> [Cell; 6] {
        [
            id.into(),
            f64::from(u8::from(is_in)).into(),
            without.mean.into(),
            half(without).into(),
            alone.mean.into(),
            half(alone).into(),
        ]
    };
    found.push(row("whole", true, [kept(scenario)?, kept(&bare(scenario))?]));
    for mechanism in MECHANISMS {
        let both = [kept(&mechanism.without(scenario))?, kept(&mechanism.alone(scenario))?];
        found.push(row(mechanism.id, mechanism.is_in(scenario), both));
    }
    Ok(table(MECHANISM, &found))
}

/// How well each measure orders the throughputs of all points of the figure's curves.
fn predicts(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let axis = axis(scenario);
    let mut points = Vec::new();
    for curve in CurveOf::family(scenario) {
        for &value in &axis.values {
            points.push(rows(&curve.at(scenario, axis.id, value))?);
        }
    }
    let found: Vec<[Cell; 3]> = PREDICTORS
        .iter()
        .map(|&id| {
            let samples: Vec<f64> = (0..scenario.whole("runs") as usize)
                .map(|run| {
                    let of_run =
                        |id: &str| points.iter().map(|rows| rows[run][place(id)]).collect::<Vec<_>>();
                    -rank_correlation(&of_run(id), &of_run("throughput_ratio"))
                })
                .collect();
            let correlation = estimate(&samples);
            [id.into(), correlation.mean.into(), half(correlation).into()]
        })
        .collect();
    Ok(table(PREDICTS, &found))
}
