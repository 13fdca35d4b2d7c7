//! The gain along one parameter, or over two.

use crate::alf::{Bench, MEASURES, sweep};
use crate::laboratory::{Column, Head, Plan, RunError, along, points};
use crate::scenario::Scenario;
use crate::stats::estimate;
use crate::units;

/// What the paper's analysis has at each place of the axis.
pub const ANALYSIS: [Head; 1] = [("gain_blocking_analysis", units::SHARE)];

/// A row for each point of the plan.
pub fn gain(scenario: &Scenario, plan: &Plan) -> Result<Vec<Column>, RunError> {
    let axes = plan.axes(scenario)?;
    let (xs, ys): (Vec<f64>, Vec<f64>) = points(&axes).into_iter().unzip();
    let up = axes.y.as_ref().map_or("", |y| y.id);
    let mut bench = Bench::default();
    let runs: Vec<Vec<f64>> = (0..scenario.whole("runs"))
        .map(|run| {
            // the table's own values are in their ranges
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
