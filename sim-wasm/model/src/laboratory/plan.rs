//! Figures along parameters: where their points lie, and which measures their tables have. `axes`, `oos figure` and the
//! page use the same plan (`sim-wasm/pkg`, `web/bench/along/along.ts`).

use super::{Column, RunError};
use crate::measures::Measure;
use crate::scenario::{Axes, Axis, Scenario};
use crate::stats::Estimate;

/// A figure of measures along one parameter, or over two.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The figure's id: the value of `fig`.
    pub figure: &'static str,
    /// The parameter along the first axis.
    pub x: PlanAxis,
    /// The parameter along the second axis of a surface, or from curve to curve of a family.
    pub y: Option<PlanAxis>,
    /// The measures in a row of the simulation's results; empty if these are all measures of the laboratory.
    pub rows: &'static [&'static str],
    /// The measures of the figure's table, after the columns of the axes' parameters.
    pub shown: PlanMeasures,
    /// Whether each mean is followed by the half-width of its interval.
    pub has_intervals: bool,
}

/// The values of a parameter at which a figure has points.
#[derive(Clone, Copy, Debug)]
pub enum PlanAxis {
    /// This many values from end to end of the parameter's axis; a parameter of whole numbers may have fewer.
    Axis(AxisParameter, u32),
    /// The values for which a family has curves, with the scenario's own, of the parameter that this choice names; none
    /// if that is the parameter of the first axis, or if the choice names no parameter.
    Family(&'static str),
}

/// How the parameter is named.
#[derive(Clone, Copy, Debug)]
pub enum AxisParameter {
    /// By its id.
    Param(&'static str),
    /// By the value of the choice with this id.
    Choice(&'static str),
}

/// Measures of a figure.
#[derive(Clone, Copy, Debug)]
pub enum PlanMeasures {
    /// All of these.
    All(&'static [&'static str]),
    /// The one paired with the chosen option: the id of the choice, then (option, measure).
    Chosen(&'static str, &'static [(&'static str, &'static str)]),
}

/// A constant with which a figure is computed, besides its scenario: the page reads it from the figure's generated
/// file.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// The figure's id: the value of `fig`.
    pub figure: &'static str,
    /// Its exported name, in capitals.
    pub name: &'static str,
    /// Its value.
    pub value: ConstantValue,
}

/// The value of a [`Constant`].
#[derive(Clone, Copy, Debug)]
pub enum ConstantValue {
    /// A number, such as a count or a position.
    Number(f64),
    /// Names.
    List(&'static [&'static str]),
    /// Names for each option of a choice.
    Sets(&'static [(&'static str, &'static [&'static str])]),
}

impl Plan {
    /// The plan of a figure.
    ///
    /// # Errors
    /// If no plan is of this figure.
    pub fn of(plans: &'static [Self], figure: &str) -> Result<&'static Self, RunError> {
        plans.iter().find(|plan| plan.figure == figure).ok_or(RunError::Empty(super::NO_AXIS))
    }

    /// The points of the scenario's figure.
    ///
    /// # Errors
    /// If both axes are the same parameter.
    pub fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        let PlanAxis::Axis(which, count) = self.x else { return Err(RunError::Empty(super::NO_AXIS)) };
        let x = Axis::across(scenario, which.id(scenario), count);
        let y = match self.y {
            None => None,
            Some(PlanAxis::Axis(which, count)) => {
                let y = Axis::across(scenario, which.id(scenario), count);
                if x.id == y.id {
                    return Err(RunError::Empty("both axes of the surface are the same parameter"));
                }
                Some(y)
            }
            Some(PlanAxis::Family(choice)) => {
                let id = scenario.choice(choice);
                let is_other = id != x.id && scenario.lab().param(id).is_some();
                is_other.then(|| Axis::family(scenario, id))
            }
        };
        Ok(Axes { x, y })
    }

    /// The ids of the measures that the scenario's figure shows.
    #[must_use]
    pub fn measures(&self, scenario: &Scenario) -> Vec<&'static str> {
        match self.shown {
            PlanMeasures::All(ids) => ids.to_vec(),
            PlanMeasures::Chosen(choice, options) => {
                let chosen = scenario.choice(choice);
                options.iter().filter(|(option, _)| *option == chosen).map(|(_, id)| *id).collect()
            }
        }
    }
}

impl AxisParameter {
    /// The parameter's id.
    #[must_use]
    pub fn id<'a>(&'a self, scenario: &'a Scenario) -> &'a str {
        match self {
            Self::Param(id) => id,
            Self::Choice(id) => scenario.choice(id),
        }
    }
}

/// The points of the axes, (x, y): all x for the first y, then for the next. y is NaN without a second axis.
#[must_use]
pub fn points(axes: &Axes) -> Vec<(f64, f64)> {
    let none = vec![f64::NAN];
    let ys = axes.y.as_ref().map_or(&none, |y| &y.values);
    ys.iter().flat_map(|&y| axes.x.values.iter().map(move |&x| (x, y))).collect()
}

/// A table with a row for each point of the axes: the parameters, then the measures `found`, each one an estimate per
/// point.
#[must_use]
pub fn along(
    scenario: &Scenario,
    axes: &Axes,
    found: &[(&Measure, Vec<Estimate>)],
    has_intervals: bool,
) -> Vec<Column> {
    let unit_of = |id: &str| scenario.lab().param(id).map_or("", |param| param.unit);
    let (xs, ys): (Vec<f64>, Vec<f64>) = points(axes).into_iter().unzip();
    let mut all = vec![Column::numbers(axes.x.id, unit_of(axes.x.id), xs)];
    if let Some(y) = &axes.y {
        all.push(Column::numbers(y.id, unit_of(y.id), ys));
    }
    for (Measure { id, unit, .. }, estimates) in found {
        all.push(Column::numbers(*id, unit, estimates.iter().map(|one| one.mean).collect()));
        if has_intervals {
            let halves = estimates.iter().map(|one| one.ci95.unwrap_or(f64::NAN)).collect();
            all.push(Column::numbers(format!("{id}_ci95"), unit, halves));
        }
    }
    all
}
