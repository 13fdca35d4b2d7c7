//! The gain along one parameter, or over two.

use super::unit_of;
use crate::alf::{Bench, sweep};
use crate::laboratory::{Cell, Column, Head, columns};
use crate::scenario::{Axes, Scenario};
use crate::stats::{Estimate, estimate};
use crate::units;

/// What the paper's analysis has at each place of the axis.
pub const ANALYSIS: [Head; 1] = [("gain_blocking_analysis", units::SHARE)];

/// A row for each point of each curve; without a family it has no column.
pub fn curve(scenario: &Scenario, axes: &Axes) -> Vec<Column> {
    let gain = measure_of(scenario);
    let ci95 = format!("{gain}_ci95");
    let (points, found) = gains(scenario, axes);
    let [gain, ci95] = [(gain, units::SHARE), (ci95.as_str(), units::SHARE)];
    let x = (axes.x.id, unit_of(axes.x.id));
    let half = |estimate: &Estimate| Cell::from(estimate.ci95.unwrap_or(f64::NAN));
    match &axes.y {
        None => {
            let rows: Vec<_> = points
                .iter()
                .zip(&found)
                .map(|(&(at, _), one)| [at.into(), one.mean.into(), half(one)])
                .collect();
            columns([x, gain, ci95], &rows)
        }
        Some(family) => {
            let rows: Vec<_> = points
                .iter()
                .zip(&found)
                .map(|(&(at, of), one)| [at.into(), of.into(), one.mean.into(), half(one)])
                .collect();
            columns([x, (family.id, unit_of(family.id)), gain, ci95], &rows)
        }
    }
}

/// A row for each point of the surface.
pub fn surface(scenario: &Scenario, axes: &Axes) -> Vec<Column> {
    let (points, found) = gains(scenario, axes);
    let rows: Vec<_> =
        points.iter().zip(&found).map(|(&(x, y), one)| [x.into(), y.into(), one.mean.into()]).collect();
    let up = axes.y.as_ref().map_or("", |y| y.id);
    let names = [(axes.x.id, unit_of(axes.x.id)), (up, unit_of(up)), (measure_of(scenario), units::SHARE)];
    columns(names, &rows)
}

/// The gain that the figures show.
fn measure_of(scenario: &Scenario) -> &'static str {
    if scenario.choice("g") == "latency" { "gain_latency" } else { "gain" }
}

/// The points, one value of the second axis after another, and the gain at each.
fn gains(scenario: &Scenario, axes: &Axes) -> (Vec<(f64, f64)>, Vec<Estimate>) {
    let (up, ys) = axes.y.as_ref().map_or(("", vec![f64::NAN]), |y| (y.id, y.values.clone()));
    let points: Vec<(f64, f64)> =
        ys.iter().flat_map(|&y| axes.x.values.iter().map(move |&x| (x, y))).collect();
    let (xs, ys): (Vec<f64>, Vec<f64>) = points.iter().copied().unzip();
    let mut bench = Bench::default();
    let runs: Vec<Vec<f64>> = (0..scenario.whole("runs"))
        .map(|run| {
            // the table's own values are in their ranges
            sweep::gains(&mut bench, scenario, (axes.x.id, &xs), (up, &ys), run).unwrap_or_default()
        })
        .collect();
    let place = usize::from(measure_of(scenario) == "gain_latency");
    let at = |point: usize| -> Vec<f64> { runs.iter().map(|run| run[2 * point + place]).collect() };
    let found = (0..points.len()).map(|point| estimate(&at(point))).collect();
    (points, found)
}
