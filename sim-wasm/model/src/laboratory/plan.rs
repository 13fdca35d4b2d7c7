//! Figures along parameters: where their points lie, and which measures their tables have. `axes`, `oos figure` and the
//! page take the same plan (`sim-wasm/pkg`, `web/bench/along/along.ts`).

use super::{Column, RunError};
use crate::measures::Measure;
use crate::scenario::{Axes, Axis, Scenario};
use crate::stats::Estimate;

/// A figure of measures along one parameter, or over two.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// As `fig` names it.
    pub figure: &'static str,
    /// Along the axis.
    pub x: Along,
    /// Along the second axis of a surface, or from curve to curve of a family.
    pub y: Option<Along>,
    /// The measures in a row of what computes it: none where these are all of the laboratory's.
    pub rows: &'static [&'static str],
    /// The measures of its table, behind the parameters of its axes.
    pub shown: Shown,
    /// Each mean has the half-width of its interval behind it.
    pub has_intervals: bool,
}

/// The values of a parameter at which a figure has points.
#[derive(Clone, Copy, Debug)]
pub enum Along {
    /// So many from end to end of its axis; a parameter of whole numbers may have fewer.
    Axis(Which, u32),
    /// Those of which families have curves, with the scenario's own, of the parameter that this choice names: none where
    /// that is the first axis, or no parameter.
    Family(&'static str),
}

/// Which parameter it is.
#[derive(Clone, Copy, Debug)]
pub enum Which {
    /// This one.
    Param(&'static str),
    /// The one that this choice names.
    Choice(&'static str),
}

/// Measures of a figure.
#[derive(Clone, Copy, Debug)]
pub enum Shown {
    /// These.
    All(&'static [&'static str]),
    /// The one that stands beside the option that is chosen.
    Chosen(&'static str, &'static [(&'static str, &'static str)]),
}

/// What a figure is computed with, besides its scenario: the page takes it from the generated file of the figure.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// As `fig` names it.
    pub figure: &'static str,
    /// In capitals, as it is exported.
    pub name: &'static str,
    /// What it is.
    pub value: Fixed,
}

/// The value of a [`Constant`].
#[derive(Clone, Copy, Debug)]
pub enum Fixed {
    /// How many, or where.
    Number(f64),
    /// Names.
    List(&'static [&'static str]),
    /// For each option of a choice, what stands for it.
    Sets(&'static [(&'static str, &'static [&'static str])]),
}

impl Plan {
    /// The plan of a figure.
    ///
    /// # Errors
    /// If none of these is.
    pub fn of(plans: &'static [Self], figure: &str) -> Result<&'static Self, RunError> {
        plans.iter().find(|plan| plan.figure == figure).ok_or(RunError::Empty(super::NO_AXIS))
    }

    /// The points of the scenario's figure.
    ///
    /// # Errors
    /// If both axes are the same parameter.
    pub fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        let Along::Axis(which, count) = self.x else { return Err(RunError::Empty(super::NO_AXIS)) };
        let x = Axis::across(scenario, which.id(scenario), count);
        let y = match self.y {
            None => None,
            Some(Along::Axis(which, count)) => {
                let y = Axis::across(scenario, which.id(scenario), count);
                if x.id == y.id {
                    return Err(RunError::Empty("both axes of the surface are the same parameter"));
                }
                Some(y)
            }
            Some(Along::Family(choice)) => {
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
            Shown::All(ids) => ids.to_vec(),
            Shown::Chosen(choice, options) => {
                let chosen = scenario.choice(choice);
                options.iter().filter(|(option, _)| *option == chosen).map(|(_, id)| *id).collect()
            }
        }
    }
}

impl Which {
    /// Its id.
    #[must_use]
    pub fn id<'a>(&'a self, scenario: &'a Scenario) -> &'a str {
        match self {
            Self::Param(id) => id,
            Self::Choice(id) => scenario.choice(id),
        }
    }
}

/// The points of axes, one value of the second after another; NaN where there is none.
#[must_use]
pub fn points(axes: &Axes) -> Vec<(f64, f64)> {
    let none = vec![f64::NAN];
    let ys = axes.y.as_ref().map_or(&none, |y| &y.values);
    ys.iter().flat_map(|&y| axes.x.values.iter().map(move |&x| (x, y))).collect()
}

/// A row for each of these points: its place, then the measures.
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
