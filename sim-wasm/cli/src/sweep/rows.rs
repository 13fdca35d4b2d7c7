//! The rows of a sweep, each written whole as soon as it is known.

use super::axis::Setting;
use crate::VERSION;
use crate::csv::{SOURCE, number};
use crate::origin::seed;
use crate::output::{Row, WITH_VALUE, measures_json};
use model::params::model::MODEL;
use model::scenario::Scenario;
use serde_json::{Map, Value, json};
use std::io::{Result, Write};

/// A point of the sweep and its measurements.
pub struct Point {
    pub at: Vec<(String, Setting)>,
    pub rows: Vec<Row>,
    /// The scenario whose measures are subtracted, as a cell.
    pub against: Option<String>,
    /// The last cells of the row: scenario, seed, versions.
    pub source: [String; 4],
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One row per point: the swept parameters, then each measure with the half-width of its interval.
    Csv,
    /// One JSON object, formatted as serde_json would print it as a whole.
    Json,
}

pub struct Rows<W> {
    output: W,
    form: Form,
    scenario: String,
    seed: Option<u32>,
    lab: &'static str,
    /// Rows written so far.
    pub count: usize,
    is_ended: bool,
}

impl<W: Write> Rows<W> {
    pub fn new(output: W, form: Form, scenario: &Scenario) -> Self {
        let lab = scenario.lab().id;
        let seed = seed(scenario);
        Self { output, form, scenario: scenario.canonical(), seed, lab, count: 0, is_ended: false }
    }

    /// Writes one more row.
    pub fn add(&mut self, point: &Point) -> Result<()> {
        let mut text = match (self.count, self.form) {
            (0, Form::Csv) => head(point),
            (0, Form::Json) => self.opening(),
            (_, Form::Csv) => String::new(),
            (_, Form::Json) => ",\n".to_owned(),
        };
        text += &match self.form {
            Form::Csv => csv(point),
            Form::Json => indented(&json_of(point)),
        };
        self.count += 1;
        self.put(&text)
    }

    /// Closes what is open; nothing is written after it. Returns false if it was closed before.
    pub fn end(&mut self, is_whole: bool) -> Result<bool> {
        if std::mem::replace(&mut self.is_ended, true) {
            return Ok(false);
        }
        if self.form == Form::Json {
            let opening = if self.count == 0 { self.opening() } else { String::new() };
            let broken = if is_whole { "" } else { "  \"interrupted\": true,\n" };
            let scenario = Value::from(self.scenario.as_str());
            let (seed, version) = (json!(self.seed), Value::from(VERSION));
            self.put(&format!(
                "{opening}\n  ],\n{broken}  \"scenario\": {scenario},\n  \"seed\": {seed},\n  \"version\": {version}\n}}\n"
            ))?;
        }
        Ok(true)
    }

    fn opening(&self) -> String {
        format!("{{\n  \"lab\": {},\n  \"model\": {MODEL},\n  \"points\": [\n", Value::from(self.lab))
    }

    fn put(&mut self, text: &str) -> Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }
}

/// The swept parameters that have a column at the front: the seed has one at the end of every row.
fn columned(point: &Point) -> impl Iterator<Item = &(String, Setting)> {
    point.at.iter().filter(|(id, _)| id != "seed")
}

fn head(point: &Point) -> String {
    let mut names: Vec<String> = columned(point).map(|(id, _)| id.clone()).collect();
    names.extend(measure_names(&point.rows));
    names.extend(point.against.as_ref().map(|_| "against".to_owned()));
    names.extend(SOURCE.map(str::to_owned));
    names.join(",") + "\n"
}

fn csv(point: &Point) -> String {
    let mut cells: Vec<String> = columned(point).map(|(_, value)| value.to_string()).collect();
    cells.extend(measure_cells(&point.rows));
    cells.extend(point.against.clone());
    cells.extend(point.source.iter().cloned());
    cells.join(",") + "\n"
}

/// The headings of measures: each with that of its half-width and, if some runs may have no value, of the number of
/// runs with one.
fn measure_names(rows: &[Row]) -> impl Iterator<Item = String> {
    rows.iter().flat_map(|row| {
        let valued = row.valued.map(|_| format!("{}_{WITH_VALUE}", row.id));
        [row.id.to_owned(), format!("{}_ci95", row.id)].into_iter().chain(valued)
    })
}

fn measure_cells(rows: &[Row]) -> impl Iterator<Item = String> {
    rows.iter().flat_map(|row| {
        [number(row.mean), row.ci95.map_or_else(String::new, number)]
            .into_iter()
            .chain(row.valued.map(|valued| valued.with.to_string()))
    })
}

/// A single point as a table.
pub fn table(point: &Point) -> String {
    head(point) + &csv(point)
}

fn json_of(point: &Point) -> Value {
    let at: Map<_, _> = point.at.iter().map(|(id, value)| (id.clone(), value.json())).collect();
    json!({ "at": at, "measures": measures_json(&point.rows) })
}

/// A JSON object, indented as an item of a list within an object.
fn indented(value: &Value) -> String {
    format!("    {}", format!("{value:#}").replace('\n', "\n    "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::ValueCount;
    use model::laboratories::TABLES;

    fn written(form: Form, points: usize, is_whole: bool) -> String {
        let scenario = Scenario::new(&TABLES[0]);
        let mut output = Vec::new();
        let mut rows = Rows::new(&mut output, form, &scenario);
        for index in 0..points {
            let row = |id, ci95| Row { id, unit: "ms", mean: 0.5, ci95, valued: None };
            let point = Point {
                at: vec![("ta".to_owned(), Setting::Number(index as f64))],
                rows: vec![row("gain", None), row("jitter", Some(0.25))],
                against: None,
                source: ["#/alf", "1", "0", "2"].map(str::to_owned),
            };
            assert!(rows.add(&point).is_ok());
        }
        assert_eq!(rows.end(is_whole).ok(), Some(true));
        assert_eq!(rows.end(true).ok(), Some(false));
        String::from_utf8(output).unwrap_or_default()
    }

    #[test]
    fn json_is_what_it_would_be_in_one_go() {
        for points in [1, 3] {
            let text = written(Form::Json, points, true);
            let value: Value = serde_json::from_str(&text).unwrap_or_default();
            assert_eq!(format!("{value:#}\n"), text);
            assert_eq!(value["points"].as_array().map(Vec::len), Some(points));
        }
    }

    #[test]
    fn an_interrupted_sweep_is_closed_and_says_so() {
        for points in [0, 2] {
            let value: Value = serde_json::from_str(&written(Form::Json, points, false)).unwrap_or_default();
            assert_eq!(value["points"].as_array().map(Vec::len), Some(points));
            assert_eq!((&value["interrupted"], &value["lab"]), (&json!(true), &json!(TABLES[0].id)));
        }
    }

    #[test]
    fn a_table_says_how_many_runs_have_a_value() {
        let valued = |with| Some(ValueCount { with, all: 8 });
        let row = |id, mean, with| Row { id, unit: "s", mean, ci95: None, valued: valued(with) };
        let rows = vec![row("interval", 2.5, 3), row("variation", f64::NAN, 0)];
        let source = ["#/red", "1", "0", "2"].map(str::to_owned);
        assert_eq!(
            table(&Point { at: vec![], rows, against: None, source }),
            "interval,interval_ci95,interval_runs_with_value,variation,variation_ci95,variation_runs_with_value,scenario,seed,version,model\n2.5,,3,,,0,#/red,1,0,2\n"
        );
    }

    #[test]
    fn a_table_has_one_head() {
        assert_eq!(
            written(Form::Csv, 2, true),
            "ta,gain,gain_ci95,jitter,jitter_ci95,scenario,seed,version,model\n0,0.5,,0.5,0.25,#/alf,1,0,2\n1,0.5,,0.5,0.25,#/alf,1,0,2\n"
        );
    }
}
