//! The data of each figure as columns, for `oos figure`.

mod runs;

use super::Parameters;
use super::measures::{EFFICIENCIES, MEASURES};
use super::simulation::{Flows, Outcome, Simulation};
use super::sweep::{PointValues, Sweep};
use super::tables::{Row, TABLE_I};
use crate::laboratory::{
    AxisParameter, Column, Constant, ConstantValue, DATA, Head, Heads, Laboratory, ListedFigure, Plan,
    PlanAxis, PlanMeasures, Point, RunError, Table, along, columns as columns_of, points, sweep_columns,
};
use crate::measures::SampleMeasure;
use crate::quality::Codec;
use crate::running::Running;
use crate::scenario::{Axes, Scenario};
use crate::stats::{Estimate, estimate};
use crate::units;

/// Columns that are neither parameters nor measures of a choice.
pub const HEADS: &[Heads] = &[
    Heads { figure: "rate", table: DATA, columns: &runs::LOOK },
    Heads { figure: "rate", table: "losses", columns: &runs::LOSSES },
    Heads { figure: "table", table: DATA, columns: &COMPARED },
    Heads { figure: "quality", table: DATA, columns: &SCORES },
    Heads { figure: "ladder", table: DATA, columns: &runs::PACKETS },
    Heads { figure: "ladder", table: "reports", columns: &runs::REPORTS },
    Heads { figure: "ladder", table: "rate", columns: &runs::RATE },
    Heads { figure: "ladder", table: "buffer", columns: &runs::BUFFER },
];

const COMPARED: [Head; 12] = [
    ("rtt", units::MS),
    ("extra", units::MS),
    ("spread", units::MS),
    ("share", units::SHARE),
    ("rate_paper", units::KBIT_PER_S),
    ("ler_paper", units::SHARE),
    ("rate_no_buffer", units::KBIT_PER_S),
    ("rate_no_buffer_ci95", units::KBIT_PER_S),
    ("ler_no_buffer", units::SHARE),
    ("ler_no_buffer_ci95", units::SHARE),
    ("rate_buffer", units::KBIT_PER_S),
    ("rate_buffer_ci95", units::KBIT_PER_S),
];
const SCORES: [Head; 3] = [("measure", ""), ("points", units::NONE), ("points_ci95", units::NONE)];

/// Measures in the figure that helps to choose a buffer size.
const SIZE: [&str; 5] =
    ["rate_buffer", "delay_buffer", "mos_g711_buffer", "mos_g729_buffer", "mos_video_buffer"];

/// The figures whose points are scenarios of their own.
pub const LISTED: &[ListedFigure] = &[ListedFigure {
    figure: "table",
    heads: &COMPARED,
    is_named: false,
    numbers: 6,
    called: &[],
    paired: &[],
    points: of_table,
    after: None,
}];

/// Constants that the page shares with these figures.
pub const CONSTANTS: &[Constant] =
    &[Constant { figure: "rate", name: "LOOKS", value: ConstantValue::Number(runs::LOOKS as f64) }];

/// The figures along parameters.
pub const PLANS: &[Plan] = &[
    Plan {
        figure: "surface",
        x: PlanAxis::Axis(AxisParameter::Choice("sx"), 13),
        y: Some(PlanAxis::Axis(AxisParameter::Choice("sy"), 7)),
        rows: &EFFICIENCIES,
        shown: PlanMeasures::Chosen(
            "ratio",
            &[("rate", "eps_rate"), ("ler", "eps_ler"), ("jitter", "eps_jitter")],
        ),
        has_intervals: true,
    },
    Plan {
        figure: "size",
        // from 0 to the end of the axis
        x: PlanAxis::Axis(AxisParameter::Param("buffer"), 21),
        y: None,
        rows: &[],
        shown: PlanMeasures::All(&SIZE),
        has_intervals: true,
    },
];

/// The axes of the efficiency or of the quality.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    Plan::of(PLANS, scenario.choice("fig"))?.axes(scenario)
}

/// The columns of the scenario's figure; the columns of the rate over time if it shows all figures.
pub fn columns(laboratory: &dyn Laboratory, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    match scenario.choice("fig") {
        "surface" => surface(scenario),
        "size" => sweep_columns(laboratory, &of_sizes(scenario), &axes(scenario)?, &SIZE),
        "table" => ListedFigure::of(LISTED, "table")?.table_from(scenario, &mut |at, ids| Ok(over(at, ids))),
        "quality" => Ok(quality(&p)),
        "ladder" => Ok(runs::packets(scenario)),
        _ => Ok(runs::looks(scenario)),
    }
}

/// The further tables of the scenario's figure, by their names.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    match scenario.choice("fig") {
        "rate" | "all" => runs::losses(scenario),
        "ladder" => runs::reported(scenario),
        _ => Vec::new(),
    }
}

/// The scenario in which buffer sizes are compared: the size is fixed, and the application is the one that the reader
/// wants the buffer for.
fn of_sizes(scenario: &Scenario) -> Scenario {
    let want = scenario.choice("want");
    let is_voice = Codec::ALL.iter().any(|(codec, _)| *codec == want);
    let carried = if is_voice { format!("app=voice&codec={want}") } else { "app=greedy".to_owned() };
    let others = scenario.query();
    // of a key given twice, the first value counts
    Scenario::with(scenario.lab(), &format!("sizing=fixed&{carried}&{others}")).scenario
}

fn measured(id: &str) -> &'static SampleMeasure<Outcome> {
    let found = MEASURES.iter().find(|measured| measured.about.id == id);
    found.unwrap_or_else(|| panic!("there is no measure {id}"))
}

/// Measures of a scenario in each replication; only the scenario's own flow is simulated.
fn over(scenario: &Scenario, ids: &[&str]) -> Vec<Vec<f64>> {
    let p = Parameters::of(scenario);
    let found: Vec<Outcome> =
        (0..p.runs).map(|run| Simulation::new(p.clone(), run, Flows::Own).finish()).collect();
    ids.iter().map(|id| found.iter().map(measured(id).of).collect()).collect()
}

fn half(estimate: &Estimate) -> f64 {
    estimate.ci95.unwrap_or(f64::NAN)
}

/// A row for each point of the surface.
fn surface(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let plan = Plan::of(PLANS, "surface")?;
    let axes = plan.axes(scenario)?;
    let (xs, ys): (Vec<f64>, Vec<f64>) = points(&axes).into_iter().unzip();
    let up = axes.y.as_ref().map_or("", |y| y.id);
    let run = |replication| {
        Sweep::new(scenario, (axes.x.id, &xs), (up, &ys), replication, PointValues::Efficiencies)
            .map(Running::finish)
            .map_err(|error| RunError::Text(error.to_string()))
    };
    let runs = (0..scenario.whole("runs")).map(run).collect::<Result<Vec<_>, _>>()?;
    let width = runs[0].len() / xs.len();
    let found: Vec<_> = plan
        .measures(scenario)
        .into_iter()
        .map(|id| {
            let place = EFFICIENCIES.iter().position(|one| *one == id).unwrap_or_default();
            let at = |point: usize| runs.iter().map(|rows| rows[point * width + place]).collect::<Vec<f64>>();
            (&measured(id).about, (0..xs.len()).map(|point| estimate(&at(point))).collect())
        })
        .collect();
    Ok(along(scenario, &axes, &found, plan.has_intervals))
}

/// Table I beside our results at the scenario's other parameters: each row with its reordering, and without.
fn of_table(scenario: &Scenario) -> Vec<Point> {
    let point = |row: &Row, is_calm: bool| {
        let at = if is_calm { row.undisturbed(scenario) } else { row.scenario(scenario) };
        // without reordering, the paper gives only a rate
        let paper = if is_calm { [row.undisturbed, f64::NAN] } else { [row.rate, row.loss_event_rate] };
        let numbers =
            [["rtt", "extra", "spread", "share"].map(|id| at.number(id)).as_slice(), &paper].concat();
        Point { name: String::new(), numbers, scenarios: vec![at], after: None }
    };
    TABLE_I.iter().flat_map(|row| [point(row, false), point(row, true)]).collect()
}

/// The score of each application with the buffer and without, and the points that each cause takes away.
fn quality(p: &Parameters) -> Vec<Column> {
    let found: Vec<Outcome> =
        (0..p.runs).map(|run| Simulation::new(p.clone(), run, Flows::All).finish()).collect();
    let rows: Vec<_> = MEASURES
        .iter()
        .filter(|measured| measured.about.id.starts_with("mos_"))
        .map(|measured| {
            let points = estimate(&found.iter().map(measured.of).collect::<Vec<f64>>());
            [measured.about.id.into(), points.mean.into(), half(&points).into()]
        })
        .collect();
    columns_of(SCORES, &rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::{Dccp, LAB};

    #[test]
    fn every_figure_has_columns_of_one_length() {
        for (figure, rows) in
            [("rate", 1200), ("all", 1200), ("surface", 91), ("table", 10), ("quality", 22), ("size", 21)]
        {
            let query = format!("fig={figure}&duration=6&warmup=1&runs=2");
            let found = columns(&Dccp, &Scenario::with(&LAB, &query).scenario).expect("columns");
            assert!(found.iter().all(|column| column.rows() == rows), "{figure}: {}", found[0].rows());
        }
        let found = columns(&Dccp, &Scenario::with(&LAB, "fig=ladder&from=2").scenario).expect("columns");
        assert!(found[0].rows() > 20 && found.iter().all(|column| column.rows() == found[0].rows()));
    }

    #[test]
    fn a_surface_needs_two_parameters() {
        let found = columns(&Dccp, &Scenario::with(&LAB, "fig=surface&sy=rtt").scenario);
        assert!(matches!(found, Err(RunError::Empty(_))));
    }
}
