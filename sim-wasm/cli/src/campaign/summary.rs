//! `oos campaign summary`: mean and 95% interval of each measure, a row for each scenario of a campaign's table.

use super::rows::{REPLICATION, ROW};
use super::table::Table;
use crate::csv::{SOURCE, cell, cells};
use crate::error::CliError;
use crate::files::shown;
use crate::output::say;
use crate::report::rows;
use crate::sweep::axis::Setting;
use crate::sweep::{Form, Point, Rows};
use model::laboratories::laboratory_of;
use model::laboratory::{Sample, report};
use model::measures::Measure;
use model::scenario::Scenario;
use std::path::{Path, PathBuf};

pub fn summary(files: &[PathBuf]) -> Result<String, CliError> {
    let [file] = files else {
        return Err(CliError::Usage(
            "summary takes one table of a campaign: oos campaign summary ALL.csv".to_owned(),
        ));
    };
    let table = Table::read(file)?;
    let whole = table.whole().unwrap_or(0);
    if table.lines.len() < whole {
        let (file, rows) = (shown(file), table.lines.len());
        say(&format!("{file} has {rows} of {whole} rows: means are over the replications that it has"));
    }
    let columns = Columns::of(&table, file)?;
    let mut text = Vec::new();
    let mut written = Rows::new(&mut text, Form::Csv, &columns.scenario);
    let lines: Vec<Vec<String>> = table.lines.values().map(|line| cells(line)).collect();
    // the replications of a scenario are consecutive
    for each in lines.chunk_by(|one, next| one.get(columns.source) == next.get(columns.source)) {
        let point = columns.point(each, file)?;
        written.add(&point).map_err(|error| CliError::Failed(error.to_string()))?;
    }
    String::from_utf8(text).map_err(|error| CliError::Failed(error.to_string()))
}

/// The positions of the table's columns.
struct Columns {
    /// The scenario of the first row.
    scenario: Scenario,
    names: Vec<String>,
    replication: usize,
    /// The first of the columns with scenario, seed and versions.
    source: usize,
    measures: Vec<&'static Measure>,
}

impl Columns {
    fn of(table: &Table, file: &Path) -> Result<Self, CliError> {
        let refused = |sentence: &str| CliError::Failed(format!("{} {sentence}", shown(file)));
        let names = cells(&table.head);
        let place = |id: &str| names.iter().position(|name| name == id);
        let (Some(replication), Some(source)) = (place(REPLICATION), place(SOURCE[0])) else {
            return Err(refused("is no table of oos campaign"));
        };
        let first = table.lines.values().next().ok_or_else(|| refused("has no row"))?;
        let link = cells(first).get(source).cloned().unwrap_or_default();
        let scenario = Scenario::read(&link)?.scenario;
        let all = laboratory_of(&scenario).measures();
        let known = |id: &String| all.iter().copied().find(|measure| measure.id == id);
        let measures = names.get(replication + 1..source).unwrap_or_default().iter();
        let measures = measures
            .map(|id| known(id).ok_or_else(|| refused(&format!("has a column that is no measure: {id}"))))
            .collect::<Result<_, _>>()?;
        Ok(Self { scenario, replication, source, measures, names })
    }

    /// The replications of a scenario as one row.
    fn point(&self, lines: &[Vec<String>], file: &Path) -> Result<Point, CliError> {
        let Some(first) = lines.first() else { return Err(CliError::Failed("no row".to_owned())) };
        let wrong = |line: &[String]| {
            let row = line.first().map_or("", String::as_str);
            CliError::Failed(format!("{} has a wrong cell in row {row}", shown(file)))
        };
        let mut samples = Vec::with_capacity(lines.len());
        for line in lines {
            let values =
                line.get(self.replication + 1..self.source).filter(|_| line.len() == self.names.len());
            let number = |cell: &String| if cell.is_empty() { Some(f64::NAN) } else { cell.parse().ok() };
            let values: Option<Vec<f64>> = values.and_then(|cells| cells.iter().map(number).collect());
            samples.push(Sample { values: values.ok_or_else(|| wrong(line))?, densities: Vec::new() });
        }
        let params = self.names.iter().zip(first).take(self.replication).filter(|(name, _)| *name != ROW);
        let mut source = first[self.source..].iter().map(|text| cell(text).into_owned());
        Ok(Point {
            at: params.map(|(name, text)| (name.clone(), Setting::Text(cell(text).into_owned()))).collect(),
            rows: rows(&self.measures, &report(&samples)),
            against: None,
            source: SOURCE.map(|_| source.next().unwrap_or_default()),
        })
    }
}
