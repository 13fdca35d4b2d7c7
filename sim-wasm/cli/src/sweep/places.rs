//! Where a sweep measures, and what.

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

/// What is measured at a point.
pub struct Found {
    pub at: Vec<(String, Setting)>,
    pub here: Scenario,
    /// The scenario that its measures are differences from.
    pub against: Option<Scenario>,
    pub rows: Vec<Row>,
}

impl From<Found> for Point {
    fn from(Found { at, here, against, rows }: Found) -> Self {
        Self { source: csv::source(&here), at, rows, against: against.as_ref().map(csv::scenario) }
    }
}

/// The points of a sweep, and what is measured at each.
pub struct Places {
    pub scenario: Scenario,
    /// The scenario that each point is compared with.
    pub against: Option<Scenario>,
    x: Axis,
    y: Option<Axis>,
}

impl Places {
    /// The points along the axes that are given as `ta=0:60:1`; without any, along the axis and family of the scenario's own figure.
    /// What was rounded is said in `messages`.
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

    /// Parameters and values of a point: x changes fastest.
    fn at(&self, index: usize) -> Vec<(String, Setting)> {
        let along = self.x.values.len();
        let mut at = vec![(self.x.id.clone(), self.x.values[index % along].clone())];
        at.extend(self.y.as_ref().map(|y| (y.id.clone(), y.values[index / along].clone())));
        at
    }

    /// A scenario with the values of a point.
    fn there(scenario: &Scenario, at: &[(String, Setting)]) -> Result<Scenario, CliError> {
        let mut there = scenario.clone();
        for (id, value) in at {
            value.apply(&mut there, id)?;
        }
        Ok(there)
    }

    /// What the scenario that it is compared with has for an axis, other than the scenario itself: no point has that.
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

    /// What the numbers of its points contradict in each other, of the scenario and of the one that it is compared with.
    ///
    /// # Errors
    /// If a point cannot have its values.
    pub fn contradictions(&self) -> Result<Vec<String>, CliError> {
        let laboratory = laboratory_of(&self.scenario);
        let mut all = Vec::new();
        for scenario in [Some(&self.scenario), self.against.as_ref()].into_iter().flatten() {
            // a value of an axis that the first point takes, all take
            Self::there(scenario, &self.at(0))?;
            let points = (0..self.count()).filter_map(|index| Self::there(scenario, &self.at(index)).ok());
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
    pub fn measure(&self, index: usize, bench: &mut dyn Bench) -> Result<Found, CliError> {
        let laboratory = laboratory_of(&self.scenario);
        let at = self.at(index);
        let here = Self::there(&self.scenario, &at)?;
        let measures = laboratory.measures();
        let against = self.against.as_ref().map(|other| Self::there(other, &at)).transpose()?;
        let rows = match &against {
            None => rows(&measures, &laboratory::run(laboratory, bench, &here)?),
            Some(other) => difference_rows(&measures, &laboratory::compare(laboratory, bench, &here, other)?),
        };
        Ok(Found { at, here, against, rows })
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
