//! The data of each figure as columns, for `oos figure`.

mod ladder;
mod path;
mod runs;
mod stacks;
mod transfer;

use super::correlation::rank_correlation;
use super::curves;
use super::{MEASURES, Tcp, TcpBench, mechanisms, my_path};
use crate::laboratory::{
    Bench, Cell, Column, Constant, ConstantValue, DATA, Head, Heads, ListedFigure, RunError, Table,
    columns as table, flow,
};
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};
use crate::units;

/// The columns of every table.
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
    ("stack_without_it", units::SHARE),
    ("stack_without_it_ci95", units::SHARE),
    ("sack_with_it_alone", units::SHARE),
    ("sack_with_it_alone_ci95", units::SHARE),
];
const PREDICTS: [Head; 3] =
    [("measure", units::NONE), ("rank_correlation", units::NONE), ("rank_correlation_ci95", units::NONE)];

/// The figures whose points are scenarios of their own.
pub const LISTED: &[ListedFigure] = &[
    ListedFigure {
        figure: "throughput",
        heads: &THROUGHPUT,
        is_named: true,
        numbers: 3,
        called: &[],
        paired: &[],
        points: curves::points,
        after: None,
    },
    ListedFigure {
        figure: "mechanisms",
        heads: &MECHANISM,
        is_named: true,
        numbers: 1,
        called: &[("stack_without_it", KEPT, 0), ("sack_with_it_alone", KEPT, 1)],
        paired: &[],
        points: mechanisms::points,
        after: None,
    },
    ListedFigure {
        figure: "path",
        heads: &path::STACKS,
        is_named: true,
        numbers: 0,
        called: &[],
        paired: &[("more_than_bare", KEPT)],
        points: my_path::points,
        after: None,
    },
];

const KEPT: &str = "throughput_ratio";

/// Measures of reordering that may predict the throughput.
const PREDICTORS: [&str; 4] = ["mean_displacement", "entropy", "lag3_ratio", "displacement_q999"];

/// Constants that the page shares with these figures.
pub const CONSTANTS: &[Constant] =
    &[Constant { figure: "predicts", name: "PREDICTORS", value: ConstantValue::List(&PREDICTORS) }];

/// The columns of the scenario's figure; the columns of the throughput if it shows all figures.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    match scenario.choice("fig") {
        "transfer" => Ok(transfer::looks(scenario)),
        "ladder" => Ok(ladder::packets(scenario)),
        "stacks" => stacks::table(scenario),
        "mechanisms" => ListedFigure::of(LISTED, "mechanisms")?.table(&Tcp, scenario),
        "predicts" => predicts(scenario),
        "path" => ListedFigure::of(LISTED, "path")?.table(&Tcp, scenario),
        _ => ListedFigure::of(LISTED, "throughput")?.table(&Tcp, scenario),
    }
}

/// The further tables of the scenario's figure, by their names.
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

/// The measures of all replications of a scenario, a row each.
fn rows(scenario: &Scenario) -> Result<Vec<Vec<f64>>, RunError> {
    let mut bench = TcpBench;
    (0..scenario.whole("runs")).map(|run| Ok(bench.replicate(scenario, run)?.values)).collect()
}

fn place(id: &str) -> usize {
    MEASURES.iter().position(|measured| measured.about.id == id).unwrap_or_default()
}

/// For each predictor, its rank correlation with the throughput lost, over all points of the figure's curves.
fn predicts(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let points = curves::points(scenario);
    let points = points.iter().map(|point| rows(&point.scenarios[0])).collect::<Result<Vec<_>, _>>()?;
    let found: Vec<[Cell; 3]> = PREDICTORS
        .iter()
        .map(|&id| {
            let samples: Vec<f64> = (0..scenario.whole("runs") as usize)
                .map(|run| {
                    let of_run =
                        |id: &str| points.iter().map(|rows| rows[run][place(id)]).collect::<Vec<_>>();
                    -rank_correlation(&of_run(id), &of_run(KEPT))
                })
                .collect();
            let correlation = estimate(&samples);
            [id.into(), correlation.mean.into(), half(correlation).into()]
        })
        .collect();
    Ok(table(PREDICTS, &found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::Values;
    use crate::tcp::LAB;

    fn numbers<'a>(table: &'a [Column], name: &str) -> &'a [f64] {
        let found = table.iter().find(|column| column.name == name);
        let Some(Column { values: Values::Numbers(values), .. }) = found else { panic!("no numbers {name}") };
        values
    }

    /// The newest stack keeps 1, 2 and 6 more than the oldest, which is simulated once.
    #[test]
    fn stacks_are_compared_run_by_run_over_the_same_path() {
        let (mut times, newest) = (0, curves::STACKS[3]);
        let table =
            ListedFigure::of(LISTED, "path").unwrap().table_from(&Scenario::new(&LAB), &mut |at, ids| {
                times += 1;
                let of = |id: &&str| match (*id, at.choice("stack") == newest) {
                    (KEPT, true) => vec![2.0, 4.0, 9.0],
                    (KEPT, false) => vec![1.0, 2.0, 3.0],
                    _ => vec![0.0; 3],
                };
                Ok(ids.iter().map(of).collect())
            });
        let table = table.unwrap();
        assert_eq!(times, 4);
        assert_eq!(numbers(&table, KEPT), [2.0, 2.0, 2.0, 5.0]);
        assert_eq!(numbers(&table, "more_than_bare"), [0.0, 0.0, 0.0, 3.0]);
        let half = estimate(&[1.0, 2.0, 6.0]).ci95.unwrap();
        assert_eq!(numbers(&table, "more_than_bare_ci95"), [0.0, 0.0, 0.0, half]);
    }
}
