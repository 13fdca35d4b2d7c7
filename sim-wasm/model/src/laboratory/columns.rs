//! The data of a figure: tidy columns; a row is an observation.

use super::plan::{along, points};
use super::{Laboratory, RunError, run};
use crate::scenario::{Axes, Scenario};

/// A column of a figure's data.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Id of the measure or parameter, or another name for what the column holds.
    pub name: String,
    /// Unit (`crate::units`); empty for pure numbers and words.
    pub unit: &'static str,
    /// Its values.
    pub values: Values,
}

/// Name and unit of a column.
pub type Head = (&'static str, &'static str);

/// The columns of one table of a figure, known before there is a result. The page reads them (`sim-wasm/pkg`), so that
/// its tables and those of `oos figure` have the same heads.
#[derive(Clone, Copy, Debug)]
pub struct Heads {
    /// The figure's id: the value of `fig`.
    pub figure: &'static str,
    /// Which of the figure's tables it is: [`DATA`], or the name of a further one.
    pub table: &'static str,
    /// Name and unit of each column, in order.
    pub columns: &'static [Head],
}

/// Name of the first table of a figure.
pub const DATA: &str = "data";

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Numbers.
    Numbers(Vec<f64>),
    /// Words.
    Words(Vec<String>),
}

impl Column {
    /// A column of numbers.
    #[must_use]
    pub fn numbers(name: impl Into<String>, unit: &'static str, values: Vec<f64>) -> Self {
        Self { name: name.into(), unit, values: Values::Numbers(values) }
    }

    /// A column of words.
    #[must_use]
    pub fn words(name: impl Into<String>, values: Vec<String>) -> Self {
        Self { name: name.into(), unit: "", values: Values::Words(values) }
    }

    /// How many values there are.
    #[must_use]
    pub fn rows(&self) -> usize {
        match &self.values {
            Values::Numbers(values) => values.len(),
            Values::Words(values) => values.len(),
        }
    }
}

/// Measures along the axes of a figure: a row for each point; after each mean, the half-width of its interval.
///
/// # Errors
/// If the scenario cannot be run at one of the points.
pub fn sweep_columns(
    laboratory: &dyn Laboratory,
    scenario: &Scenario,
    axes: &Axes,
    ids: &[&str],
) -> Result<Vec<Column>, RunError> {
    let mut bench = laboratory.bench();
    let mut found = Vec::new();
    for (x, y) in points(axes) {
        let mut at = scenario.clone();
        let moved = [Some((axes.x.id, x)), axes.y.as_ref().map(|axis| (axis.id, y))];
        for (id, value) in moved.into_iter().flatten() {
            at.set(id, value).map_err(|error| RunError::Text(error.to_string()))?;
        }
        found.push(run(laboratory, &mut *bench, &at)?);
    }
    let at_all = |place: usize| found.iter().map(|report| report.estimates[place]).collect();
    let measures = laboratory.measures();
    let shown: Vec<_> = measures
        .iter()
        .enumerate()
        .filter(|(_, measure)| ids.contains(&measure.id))
        .map(|(place, &measure)| (measure, at_all(place)))
        .collect();
    Ok(along(scenario, axes, &shown, true))
}

/// A cell of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A number; the output shows nothing if it is not finite.
    Number(f64),
    /// A word.
    Word(String),
}

impl From<f64> for Cell {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<&str> for Cell {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// Columns made from rows of cells, `names` being their names and units; without rows the columns are numeric.
///
/// # Panics
/// If a column holds words in one row and a number in another: a mistake in the code, not in an input.
#[must_use]
pub fn columns<const N: usize>(names: [(&str, &'static str); N], rows: &[[Cell; N]]) -> Vec<Column> {
    let number = |cell: &Cell| match cell {
        Cell::Number(number) => *number,
        Cell::Word(word) => panic!("the word {word} among numbers"),
    };
    let word = |cell: &Cell| match cell {
        Cell::Word(word) => word.clone(),
        Cell::Number(number) => panic!("the number {number} among words"),
    };
    let column = |(place, (name, unit)): (usize, (&str, &'static str))| {
        let cells = || rows.iter().map(move |row| &row[place]);
        let values = match cells().next() {
            Some(Cell::Word(_)) => Values::Words(cells().map(word).collect()),
            _ => Values::Numbers(cells().map(number).collect()),
        };
        Column { name: name.to_owned(), unit, values }
    };
    names.into_iter().enumerate().map(column).collect()
}
