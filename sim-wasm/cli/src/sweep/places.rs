//! The points of a sweep.

use super::axis::{Axis, POINTS_AT_MOST, Setting};
use super::rows::Point;
use crate::csv;
use crate::error::CliError;
use crate::output::Row;
use crate::report::{difference_rows, rows};
use crate::scenario::contradictions_at;
use model::laboratories::laboratory_of;
use model::laboratory::{self, Bench, coarse_to_fine};
use model::scenario::Scenario;

/// The measures of a point.
pub struct PointRows {
    pub at: Vec<(String, Setting)>,
    pub here: Scenario,
    /// The scenario whose measures are subtracted.
    pub against: Option<Scenario>,
    pub rows: Vec<Row>,
}

impl From<PointRows> for Point {
    fn from(PointRows { at, here, against, rows }: PointRows) -> Self {
        Self { source: csv::source(&here), at, rows, against: against.as_ref().map(csv::scenario) }
    }
}

/// The points of a sweep, and what is simulated at each.
pub struct Places {
    pub scenario: Scenario,
    /// The scenario that each point is compared with.
    pub against: Option<Scenario>,
    x: Axis,
    y: Option<Axis>,
}

impl Places {
    /// The points along the given axes, such as `ta=0:60:1`; without any, along the axes of the scenario's own figure.
    /// `messages` get a sentence for each rounded value.
    ///
    /// # Errors
    /// If an axis cannot be read, or there are more than [`POINTS_AT_MOST`].
    pub fn new(
        scenario: Scenario,
        against: Option<Scenario>,
        x: Option<&str>,
        y: Option<&str>,
        messages: &mut Vec<String>,
    ) -> Result<Self, CliError> {
        let (x, y) = axes(&scenario, x, y, messages)?;
        let places = Self { scenario, against, x, y };
        match places.count() {
            points if points > POINTS_AT_MOST => {
                Err(CliError::Usage(format!("the sweep has {points} points; {POINTS_AT_MOST} is the most")))
            }
            _ => Ok(places),
        }
    }

    /// Number of points.
    #[must_use]
    pub fn count(&self) -> usize {
        self.x.values.len() * self.height()
    }

    /// The points in the order in which they are measured: coarse to fine.
    #[must_use]
    pub fn order(&self) -> Vec<usize> {
        coarse_to_fine(self.x.values.len(), self.height())
    }

    fn height(&self) -> usize {
        self.y.as_ref().map_or(1, |y| y.values.len())
    }

    /// Parameters and values of the point with this index: x changes fastest.
    fn at(&self, index: usize) -> Vec<(String, Setting)> {
        let along = self.x.values.len();
        let mut at = vec![(self.x.id.clone(), self.x.values[index % along].clone())];
        at.extend(self.y.as_ref().map(|y| (y.id.clone(), y.values[index / along].clone())));
        at
    }

    /// A scenario with a point's values.
    fn scenario_at(scenario: &Scenario, at: &[(String, Setting)]) -> Result<Scenario, CliError> {
        let mut there = scenario.clone();
        for (id, value) in at {
            value.apply(&mut there, id)?;
        }
        Ok(there)
    }

    /// Parameters of the axes in which the scenario that it is compared with differs from the scenario: the values of
    /// each point overwrite them.
    #[must_use]
    pub fn overwritten(&self) -> Vec<String> {
        let Some(against) = &self.against else { return Vec::new() };
        let ids = [Some(&self.x), self.y.as_ref()].into_iter().flatten().map(|axis| &axis.id);
        ids.filter(|id| against.pair(id) != self.scenario.pair(id))
            .map(|id| {
                format!(
                    "{} of the scenario to compare with is not used: along {id}, both scenarios have the value of the point",
                    against.pair(id)
                )
            })
            .collect()
    }

    /// The contradictions between parameter values at its points, in the scenario and in the one that it is compared
    /// with: a sentence each.
    ///
    /// # Errors
    /// If a value is outside its parameter's range.
    pub fn contradictions(&self) -> Result<Vec<String>, CliError> {
        let laboratory = laboratory_of(&self.scenario);
        let mut all = Vec::new();
        for scenario in [Some(&self.scenario), self.against.as_ref()].into_iter().flatten() {
            // if the first point accepts the values of the axes, all points do
            Self::scenario_at(scenario, &self.at(0))?;
            let points =
                (0..self.count()).filter_map(|index| Self::scenario_at(scenario, &self.at(index)).ok());
            for sentence in contradictions_at(laboratory, points) {
                if !all.contains(&sentence) {
                    all.push(sentence);
                }
            }
        }
        Ok(all)
    }

    /// Measures a point. Random draws are reused from the points that this bench has measured before.
    ///
    /// # Errors
    /// If the scenario of the point cannot be run.
    pub fn measure(&self, index: usize, bench: &mut dyn Bench) -> Result<PointRows, CliError> {
        let laboratory = laboratory_of(&self.scenario);
        let at = self.at(index);
        let here = Self::scenario_at(&self.scenario, &at)?;
        let measures = laboratory.measures();
        let against = self.against.as_ref().map(|other| Self::scenario_at(other, &at)).transpose()?;
        let rows = match &against {
            None => rows(&measures, &laboratory::run(laboratory, bench, &here)?),
            Some(other) => difference_rows(&measures, &laboratory::compare(laboratory, bench, &here, other)?),
        };
        Ok(PointRows { at, here, against, rows })
    }
}

fn axes(
    scenario: &Scenario,
    x: Option<&str>,
    y: Option<&str>,
    messages: &mut Vec<String>,
) -> Result<(Axis, Option<Axis>), CliError> {
    let Some(x) = x else {
        if y.is_some() {
            return Err(CliError::Usage("--x ID=FROM:TO:STEP is missing".to_owned()));
        }
        let axes = laboratory_of(scenario).axes(scenario)?;
        return Ok((axes.x.into(), axes.y.map(Axis::from)));
    };
    let x = Axis::read(x, scenario, messages)?;
    let y = y.map(|y| Axis::read(y, scenario, messages)).transpose()?;
    if y.as_ref().is_some_and(|y| y.id == x.id) {
        return Err(CliError::Usage("--x and --y name the same parameter".to_owned()));
    }
    Ok((x, y))
}
