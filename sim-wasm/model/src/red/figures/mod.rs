//! The data of each figure as columns, for `oos figure`.

mod density;
mod flow;
mod queue;

use super::{Parameters, RedLaboratory, ReorderingRun, equilibrium, frontier, senders};
use crate::laboratory::{
    Cell, Column, Constant, ConstantValue, DATA, Head, Heads, ListedFigure, Point, RunError, Table,
    columns as table, flow as lab_flow,
};
use crate::reordering::ReorderDensity;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::units;
use density::{INTERVALS, WINDOWS, density, exponential};

/// The columns of every table.
pub const HEADS: &[Heads] = &[
    Heads { figure: "frontier", table: DATA, columns: &FRONTIER },
    Heads { figure: "window", table: DATA, columns: &density::OF_WINDOWS },
    Heads { figure: "intervals", table: DATA, columns: &density::OF_INTERVALS },
    Heads { figure: "intervals", table: "exponential", columns: &density::EXPONENTIAL },
    Heads { figure: "queue", table: DATA, columns: &queue::LOOK },
    Heads { figure: "queue", table: "losses", columns: &queue::LOSSES },
    Heads { figure: "queue", table: "cuts", columns: &queue::CUTS },
    Heads { figure: "queue", table: "events", columns: &queue::EVENTS },
    Heads { figure: "equilibrium", table: DATA, columns: &BALANCE },
    Heads { figure: "reordering", table: DATA, columns: &REORDERING },
    Heads { figure: "ladder", table: DATA, columns: &lab_flow::PACKETS },
    Heads { figure: "ladder", table: "acknowledgments", columns: &lab_flow::ACKNOWLEDGMENTS },
    Heads { figure: "ladder", table: "sender", columns: &lab_flow::SENDER },
    Heads { figure: "sender", table: DATA, columns: &senders::ENTRIES },
];

/// Constants that the page shares with these figures.
pub const CONSTANTS: &[Constant] = &[
    Constant { figure: "queue", name: "LOOKS", value: ConstantValue::Number(queue::LOOKS as f64) },
    Constant { figure: "equilibrium", name: "POINTS", value: ConstantValue::Number(POINTS as f64) },
    Constant { figure: "reordering", name: "THRESHOLD", value: ConstantValue::Number(THRESHOLD as f64) },
];

/// The figures whose points are scenarios of their own.
pub const LISTED: &[ListedFigure] = &[
    ListedFigure {
        after: Some(("lag3_ratio", frontier::as_many_lost)),
        ..compared("frontier", &FRONTIER, frontier::points)
    },
    compared("window", &FRONTIER, frontier::levels),
    compared("intervals", &FRONTIER, frontier::levels),
];

/// A figure that compares levels of the disturbance.
const fn compared(
    figure: &'static str,
    heads: &'static [Head],
    points: fn(&Scenario) -> Vec<Point>,
) -> ListedFigure {
    ListedFigure { figure, heads, is_named: true, numbers: 4, called: &[], paired: &[], points, after: None }
}

const FRONTIER: [Head; 11] = [
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
const BALANCE: [Head; 5] = [
    ("queue_average", units::PACKETS),
    ("loss", units::SHARE),
    ("loss_with_ps", units::SHARE),
    ("throughput", units::SHARE),
    ("throughput_with_ps", units::SHARE),
];
const REORDERING: [Head; 3] =
    [("displacement", units::PACKETS), ("share", units::SHARE), ("share_ci95", units::SHARE)];

/// Queue lengths at which the curves of the equilibrium are computed.
const POINTS: u32 = 241;
/// Largest displacement with a share of its own, packets.
const THRESHOLD: i32 = 64;

/// The columns of the scenario's figure; the columns of the frontiers if it shows all figures.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    Ok(match scenario.choice("fig") {
        "window" => density(scenario, &WINDOWS),
        "intervals" => density(scenario, &INTERVALS),
        "queue" => queue::looks(scenario),
        "equilibrium" => balance(&p),
        "reordering" => reordering(&p),
        "ladder" => flow::packets(scenario),
        "sender" => senders::columns(scenario)?,
        _ => {
            let drawn =
                ListedFigure { points: frontier::points_and_own, ..*ListedFigure::of(LISTED, "frontier")? };
            drawn.table(&RedLaboratory, scenario)?
        }
    })
}

/// The further tables of the scenario's figure, by their names.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    match scenario.choice("fig") {
        "queue" => queue::further(scenario),
        "intervals" => exponential(scenario),
        "ladder" => flow::further(scenario),
        _ => Vec::new(),
    }
}

fn balance(p: &Parameters) -> Vec<Column> {
    let queues = equilibrium::queues(p, POINTS);
    let curve = |steady: f64, of: fn(&Parameters, f64, f64) -> f64| {
        queues.iter().map(|&queue| of(p, queue, steady)).collect::<Vec<f64>>()
    };
    let values = [
        queues.clone(),
        curve(0.0, equilibrium::loss),
        curve(p.loss, equilibrium::loss),
        curve(0.0, equilibrium::offered),
        curve(p.loss, equilibrium::offered),
    ];
    let column = |((id, unit), values): (Head, Vec<f64>)| Column::numbers(id, unit, values);
    BALANCE.into_iter().zip(values).map(column).collect()
}

/// Mean shares of the displacements over the replications, with their intervals.
fn reordering(p: &Parameters) -> Vec<Column> {
    let run = |replication| ReorderingRun::new(p, replication, THRESHOLD.unsigned_abs()).finish().density;
    let runs: Vec<_> = (0..p.runs).map(run).collect();
    let rows: Vec<[Cell; 3]> = (-THRESHOLD..=THRESHOLD)
        .filter_map(|k| {
            let share = |rd: &ReorderDensity| f64::from(rd.count(k)) / rd.total.max(1) as f64;
            let found = estimate(&runs.iter().map(share).collect::<Vec<_>>());
            let row = [f64::from(k).into(), found.mean.into(), found.ci95.unwrap_or(f64::NAN).into()];
            (found.mean > 0.0).then_some(row)
        })
        .collect();
    table(REORDERING, &rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::Values;
    use crate::params::{Choice, Kind, Param};
    use crate::red::LAB;

    fn of_link(query: &str) -> Vec<Column> {
        let quick = format!("{query}&duration=10&warmup=2&runs=2&span=5");
        columns(&Scenario::with(&LAB, &quick).scenario).expect("a figure of columns")
    }

    fn numbers<'a>(columns: &'a [Column], name: &str) -> &'a [f64] {
        match columns.iter().find(|column| column.name == name).map(|column| &column.values) {
            Some(Values::Numbers(values)) => values,
            _ => panic!("{name} is no column of numbers"),
        }
    }

    /// The page's figure has the scenario's own curve if the family does not.
    #[test]
    fn the_frontiers_have_the_scenario_s_own_where_it_is_none_of_the_family() {
        let quick = "fig=frontier&duration=4&warmup=1&runs=1&flows=2";
        let levels = |query: &str| {
            let columns = of_link(&format!("{quick}&{query}"));
            let Values::Words(levels) = &columns[0].values else { panic!("words come first") };
            let taus = numbers(&columns, "tau");
            let own = levels.iter().zip(taus).filter(|(level, _)| *level == "own").map(|(_, tau)| tau);
            (levels.len(), own.copied().collect::<Vec<f64>>())
        };
        assert_eq!(levels("tau=17"), (29, vec![17.0; 7]));
        assert_eq!(levels("tau=2"), (22, vec![]));
        // a scenario of another family is not among the levels either
        assert_eq!(levels("tau=2&family=ps"), (36, vec![2.0; 7]));
        assert_eq!(levels("tau=2&family=queues&queue=droptail"), (29, vec![]));
        let columns = of_link(&format!("{quick}&tau=17&queue=droptail&limit=20"));
        assert_eq!(numbers(&columns, "limit").iter().filter(|limit| !limit.is_nan()).count(), 29);
    }

    #[test]
    fn every_figure_has_columns_of_one_length() {
        let Some(Param { kind: Kind::Choice { options, .. }, .. }) = LAB.param("fig") else {
            panic!("fig is a choice");
        };
        for Choice { id: figure, .. } in *options {
            let found = of_link(&format!("fig={figure}&tau=2&ps=0.01"));
            assert!(found.len() >= 2 && found[0].rows() > 1, "{figure}");
            assert!(found.iter().all(|column| column.rows() == found[0].rows()), "{figure}");
        }
    }

    #[test]
    fn frontiers_have_a_row_for_each_level_and_setting_and_one_for_the_scenario() {
        assert_eq!(of_link("family=both")[0].rows(), 5 * 7 + 1);
        assert_eq!(of_link("family=ps")[0].rows(), 4 * 7 + 1);
        assert_eq!(of_link("family=queues")[0].rows(), 4 * 7 + 1);
    }

    /// The scenario's own point may lie between two settings.
    #[test]
    fn the_frontiers_end_with_the_scenario_s_own_point() {
        let columns = of_link("fig=frontier&tau=2&minth=20");
        let Values::Words(levels) = &columns[0].values else { panic!("words come first") };
        let last = |name: &str| numbers(&columns, name)[levels.len() - 1];
        assert_eq!(levels.iter().filter(|level| *level == "scenario").count(), 1);
        assert_eq!(levels[levels.len() - 1], "scenario");
        assert_eq!((last("tau"), last("minth"), last("limit").is_nan()), (2.0, 20.0, true));
        let (at_16, at_24) = (numbers(&columns, "queue_delay")[8], numbers(&columns, "queue_delay")[9]);
        assert!((at_16..at_24).contains(&last("queue_delay")), "{at_16} {at_24}");
    }

    #[test]
    fn a_trace_has_its_losses_and_cuts_apart() {
        let link = "fig=queue&duration=20&warmup=2&runs=2&span=15&minth=8";
        let tables = further(&Scenario::with(&LAB, link).scenario);
        assert_eq!(tables.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["losses", "cuts", "events"]);
        assert!(tables.iter().all(|(_, columns)| columns[0].rows() > 0));
        assert!(further(&Scenario::with(&LAB, "fig=window").scenario).is_empty());
    }

    /// In short runs two of the three levels have too few losses for a density; in longer ones the axis, that of the
    /// first level, is too short for the others.
    #[test]
    fn a_density_is_of_the_runs_that_have_one_and_says_what_is_beyond_its_axis() {
        let (mut whole, mut cut, mut none) = (0, 0, 0);
        for query in ["duration=10&warmup=5&flows=3&runs=8&minth=20", "duration=20&warmup=2&runs=2&minth=8"] {
            let link = format!("fig=intervals&{query}");
            let found = columns(&Scenario::with(&LAB, &link).scenario).expect("a density");
            let Values::Words(levels) = &found[0].values else { panic!("words come first") };
            let (shares, beyond) = (numbers(&found, "share"), numbers(&found, "share_beyond"));
            for level in levels.iter().collect::<std::collections::BTreeSet<_>>() {
                let of: Vec<usize> = (0..levels.len()).filter(|&row| levels[row] == *level).collect();
                let sum: f64 = of.iter().map(|&row| shares[row]).sum();
                let beyond = beyond[of[0]];
                assert!(
                    (sum.is_nan() && beyond.is_nan()) || (sum + beyond - 1.0).abs() < 1e-9,
                    "{level}: {sum} {beyond}"
                );
                *if sum.is_nan() {
                    &mut none
                } else if beyond > 0.0 {
                    &mut cut
                } else {
                    &mut whole
                } += 1;
            }
        }
        assert_eq!((whole, cut, none), (1, 3, 2));
    }

    #[test]
    fn the_law_beside_times_between_losses_has_their_places_and_sums_to_most_of_one() {
        let scenario = Scenario::with(&LAB, "fig=intervals&duration=20&warmup=2&runs=2&minth=8").scenario;
        let [(name, law)] = &further(&scenario)[..] else { panic!("one table") };
        assert_eq!(*name, "exponential");
        let own = columns(&scenario).expect("a density");
        let numbers = |column: &Column| match &column.values {
            Values::Numbers(numbers) => numbers.clone(),
            Values::Words(_) => panic!("numbers"),
        };
        assert_eq!(numbers(&law[0]), numbers(&own[3])[..law[0].rows()]);
        let sum: f64 = numbers(&law[1]).iter().sum();
        assert!((0.9..1.0).contains(&sum), "{sum}");
        // without losses there is no exponential law
        let none = "fig=intervals&duration=3&warmup=2&runs=1&family=queues&queue=droptail&limit=500&flows=1&iw=1&rtt=800";
        assert!(further(&Scenario::with(&LAB, none).scenario).is_empty());
    }
}
