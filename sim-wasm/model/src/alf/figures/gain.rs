//! The gain along one parameter, or over two.

use crate::alf::{Bench, MEASURES, analysis, sweep};
use crate::laboratory::{Column, Head, NO_AXIS, Plan, PlanAxis, RunError, along, points};
use crate::scenario::{Axis, Scenario};
use crate::stats::estimate;
use crate::units;

/// The column of the gain by the paper's analysis, Gb.
pub const ANALYSIS: [Head; 1] = [("gain_blocking_analysis", units::SHARE)];

/// Values of the parameter at which Gb is computed: it has steps between the simulated points.
pub const ANALYSIS_POINTS: u32 = 241;

/// Gb along the first axis of the figure.
pub fn analysis(scenario: &Scenario, plan: &Plan) -> Result<Vec<Column>, RunError> {
    let PlanAxis::Axis(which, _) = plan.x else { return Err(RunError::Empty(NO_AXIS)) };
    let Axis { id, values } = Axis::across(scenario, which.id(scenario), ANALYSIS_POINTS);
    // the values of the axis are within the parameter's range
    let gains = analysis::along(scenario, id, &values).unwrap_or_default();
    let unit = scenario.lab().param(id).map_or("", |param| param.unit);
    let [(name, share)] = ANALYSIS;
    Ok(vec![Column::numbers(id, unit, values), Column::numbers(name, share, gains)])
}

/// A row for each point of the plan.
pub fn gain(scenario: &Scenario, plan: &Plan) -> Result<Vec<Column>, RunError> {
    let axes = plan.axes(scenario)?;
    let (xs, ys): (Vec<f64>, Vec<f64>) = points(&axes).into_iter().unzip();
    let up = axes.y.as_ref().map_or("", |y| y.id);
    let mut bench = Bench::default();
    let runs: Vec<Vec<f64>> = (0..scenario.whole("runs"))
        .map(|run| {
            // the values of the axes are within the parameters' ranges
            sweep::gains(&mut bench, scenario, (axes.x.id, &xs), (up, &ys), run).unwrap_or_default()
        })
        .collect();
    let shown = plan.measures(scenario);
    let found: Vec<_> = MEASURES
        .iter()
        .map(|measured| &measured.about)
        .filter(|measure| shown.contains(&measure.id))
        .map(|measure| {
            let place = sweep::GAINS.iter().position(|id| *id == measure.id).unwrap_or_default();
            let at = |point: usize| {
                runs.iter().map(|run| run[sweep::GAINS.len() * point + place]).collect::<Vec<_>>()
            };
            (measure, (0..xs.len()).map(|point| estimate(&at(point))).collect())
        })
        .collect();
    Ok(along(scenario, &axes, &found, plan.has_intervals))
}
