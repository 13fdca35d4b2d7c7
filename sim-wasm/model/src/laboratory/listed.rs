//! Figures whose points are scenarios of their own: curves of variants, rows of a paper's table. `oos figure` and the
//! page compute the same points in the same order (`web/bench/listed/useListed.ts`).

use super::order::coarse_to_fine;
use super::{Column, Head, Laboratory, RunError, Values};
use crate::scenario::Scenario;
use crate::stats::estimate;
use std::collections::BTreeMap;

/// Suffix of a column that holds the half-width of an interval.
const HALF: &str = "_ci95";

/// A figure whose table has a row for each scenario in its list of points.
#[derive(Clone, Copy, Debug)]
pub struct ListedFigure {
    /// The figure's id: the value of `fig`.
    pub figure: &'static str,
    /// The columns of its table: the points' names where they have any, their numbers, then measures by their ids;
    /// `_ci95` marks the half-width of an interval.
    pub heads: &'static [Head],
    /// Whether points have names: points of the same name make a curve.
    pub is_named: bool,
    /// How many columns hold the points' numbers.
    pub numbers: usize,
    /// Columns with another name than their measure: column, measure, and which of the point's scenarios it is measured
    /// in.
    pub called: &'static [(&'static str, &'static str, usize)],
    /// Columns of paired differences: column, and the measure, whose value in the point's second scenario is taken from
    /// that in its first, replication by replication.
    pub paired: &'static [(&'static str, &'static str)],
    /// The points of a scenario's figure, curve by curve.
    pub points: fn(&Scenario) -> Vec<Point>,
    /// For points with an `after`: the measure that is taken there, and the function that makes the point from its
    /// mean.
    pub after: Option<(&'static str, MakePoint)>,
}

/// Makes a point from its scenario and the measured mean.
pub type MakePoint = fn(&Scenario, f64) -> Point;

/// A point of such a figure.
#[derive(Clone, Debug)]
pub struct Point {
    /// Name of its curve, or its own; empty where points have no names.
    pub name: String,
    /// The numbers that distinguish it, in the order of the columns.
    pub numbers: Vec<f64>,
    /// The scenarios that are simulated for it.
    pub scenarios: Vec<Scenario>,
    /// Index of the point that has to be measured before this one.
    pub after: Option<usize>,
}

/// Measures scenarios: for each id, the values in every replication.
type ScenarioMeasurement<'a> = dyn FnMut(&Scenario, &[&str]) -> Result<Vec<Vec<f64>>, RunError> + 'a;

/// The contents of a column of measures.
struct MeasureColumn {
    measure: &'static str,
    /// Index of the scenario, among the point's.
    which: usize,
    /// Index of the scenario whose values are subtracted, replication by replication.
    less: Option<usize>,
    /// Whether the column holds the half-width of the interval, not the mean.
    is_half: bool,
}

impl ListedFigure {
    /// The listed figure with this id.
    ///
    /// # Errors
    /// If no listed figure has this id.
    pub fn of(all: &'static [Self], figure: &str) -> Result<&'static Self, RunError> {
        let found = all.iter().find(|listed| listed.figure == figure);
        found.ok_or(RunError::Empty("this figure lists no points"))
    }

    /// The table of the scenario's figure.
    ///
    /// # Errors
    /// If a point cannot be run.
    pub fn table(&self, laboratory: &dyn Laboratory, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        let measures = laboratory.measures();
        let mut bench = laboratory.bench();
        self.table_from(scenario, &mut |at, ids| {
            let samples = (0..laboratory.replications(at)?)
                .map(|replication| bench.replicate(at, replication))
                .collect::<Result<Vec<_>, _>>()?;
            let place = |id: &&str| measures.iter().position(|measure| measure.id == *id);
            let column = |place: usize| samples.iter().map(|sample| sample.values[place]).collect();
            Ok(ids.iter().filter_map(place).map(column).collect())
        })
    }

    /// The table of the scenario's figure, with measures that a laboratory computes faster than by whole replications.
    ///
    /// # Errors
    /// If a point cannot be run.
    pub fn table_from(
        &self,
        scenario: &Scenario,
        measured: &mut ScenarioMeasurement<'_>,
    ) -> Result<Vec<Column>, RunError> {
        let columns = self.columns();
        let mut ids: Vec<&str> = columns.iter().map(|column| column.measure).collect();
        ids.extend(self.after.map(|(measure, _)| measure));
        ids.sort_unstable();
        ids.dedup();
        // a scenario that occurs twice is run once
        let mut known: BTreeMap<String, Vec<Vec<f64>>> = BTreeMap::new();
        let mut found = |at: &Scenario, measure: &str| -> Result<Vec<f64>, RunError> {
            let text = at.canonical();
            if !known.contains_key(&text) {
                known.insert(text.clone(), measured(at, &ids)?);
            }
            let place = ids.iter().position(|id| *id == measure).unwrap_or_default();
            Ok(known[&text][place].clone())
        };
        let points = (self.points)(scenario);
        let mut rows = Vec::new();
        for point in &points {
            let settled = match (point.after, self.after) {
                (Some(first), Some((measure, becomes))) => {
                    let mean = estimate(&found(&points[first].scenarios[0], measure)?).mean;
                    Point { name: point.name.clone(), ..becomes(&point.scenarios[0], mean) }
                }
                _ => point.clone(),
            };
            let cells = columns
                .iter()
                .map(|&MeasureColumn { measure, which, less, is_half }| {
                    let mut runs = found(&settled.scenarios[which], measure)?;
                    if let Some(other) = less {
                        let others = found(&settled.scenarios[other], measure)?;
                        runs = runs.iter().zip(others).map(|(own, other)| own - other).collect();
                    }
                    let estimate = estimate(&runs);
                    Ok(if is_half { estimate.ci95.unwrap_or(f64::NAN) } else { estimate.mean })
                })
                .collect::<Result<Vec<f64>, RunError>>()?;
            rows.push((settled.name, [settled.numbers, cells].concat()));
        }
        let named = usize::from(self.is_named);
        let column = |(place, (name, unit)): (usize, &Head)| {
            let values = if place < named {
                Values::Words(rows.iter().map(|(name, _)| name.clone()).collect())
            } else {
                Values::Numbers(rows.iter().map(|(_, numbers)| numbers[place - named]).collect())
            };
            Column { name: (*name).to_owned(), unit, values }
        };
        Ok(self.heads.iter().enumerate().map(column).collect())
    }

    /// Its columns of measures.
    fn columns(&self) -> Vec<MeasureColumn> {
        let of_measures = self.heads.iter().skip(usize::from(self.is_named) + self.numbers);
        of_measures
            .map(|&(id, _)| {
                let plain = id.strip_suffix(HALF).unwrap_or(id);
                let is_half = plain != id;
                if let Some(&(_, measure)) = self.paired.iter().find(|(column, _)| *column == plain) {
                    return MeasureColumn { measure, which: 0, less: Some(1), is_half };
                }
                let called = self.called.iter().find(|(column, ..)| *column == plain);
                let (measure, which) = called.map_or((plain, 0), |&(_, measure, which)| (measure, which));
                MeasureColumn { measure, which, less: None, is_half }
            })
            .collect()
    }
}

/// The indices of the points in the order in which they are computed: the ends of every curve first, then coarse to
/// fine along each. A point without a name is a curve of its own.
#[must_use]
pub fn order_of(points: &[Point]) -> Vec<usize> {
    let mut curves: Vec<(&str, Vec<usize>)> = Vec::new();
    for (at, Point { name, .. }) in points.iter().enumerate() {
        match curves.last_mut() {
            Some((last, places)) if *last == name && !name.is_empty() => places.push(at),
            _ => curves.push((name, vec![at])),
        }
    }
    let longest = curves.iter().map(|(_, places)| places.len()).max().unwrap_or_default();
    coarse_to_fine(longest, 1)
        .into_iter()
        .flat_map(|place| curves.iter().filter_map(move |(_, places)| places.get(place).copied()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<Point> {
        let point = |name: &&str| Point {
            name: (*name).to_owned(),
            numbers: Vec::new(),
            scenarios: Vec::new(),
            after: None,
        };
        names.iter().map(point).collect()
    }

    #[test]
    fn of_every_curve_the_ends_come_first() {
        assert_eq!(order_of(&named(&["a", "a", "a", "b", "b", "b"])), [0, 3, 2, 5, 1, 4]);
        assert_eq!(order_of(&named(&["", "", ""])), [0, 1, 2]);
        assert_eq!(order_of(&named(&["a", "b", "c"])), [0, 1, 2]);
        assert!(order_of(&[]).is_empty());
    }
}
