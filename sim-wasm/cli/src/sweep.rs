//! `oos sweep`: the measures of a scenario along one or two parameters.

use crate::error::CliError;
use crate::output::{Row, json_text, measures_json};
use crate::run::{measure, scenario};
use model::alf::Bench;
use model::scenario::Scenario;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// Points that a sweep may have.
const POINTS_AT_MOST: usize = 100_000;

/// Values of one parameter.
struct Axis {
    id: String,
    values: Vec<f64>,
}

struct Point {
    at: Vec<(String, f64)>,
    rows: Vec<Row>,
}

pub fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut x, mut y) = (None, None, None);
    let (mut as_json, mut as_csv) = (false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("x") => x = Some(axis(&args.value()?.string()?)?),
            Long("y") => y = Some(axis(&args.value()?.string()?)?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    let scenario = scenario(text)?;
    let x = x.ok_or_else(|| CliError::Usage("--x ID=FROM:TO:STEP is missing".to_owned()))?;
    if y.as_ref().is_some_and(|y| y.id == x.id) {
        return Err(CliError::Usage("--x and --y name the same parameter".to_owned()));
    }
    let size = x.values.len() * y.as_ref().map_or(1, |y| y.values.len());
    if size > POINTS_AT_MOST {
        return Err(CliError::Usage(format!("the sweep has {size} points; {POINTS_AT_MOST} is the most")));
    }
    let points = measure_points(&scenario, &x, y.as_ref())?;
    Ok(if as_json { json_of(&scenario, &points) } else { csv_of(&points) })
}

fn measure_points(scenario: &Scenario, x: &Axis, y: Option<&Axis>) -> Result<Vec<Point>, CliError> {
    let mut bench = Bench::default();
    let mut points = Vec::new();
    for y_value in y.map_or(vec![None], |y| y.values.iter().copied().map(Some).collect()) {
        for x_value in &x.values {
            let mut at = vec![(x.id.clone(), *x_value)];
            if let (Some(y), Some(value)) = (y, y_value) {
                at.push((y.id.clone(), value));
            }
            let mut here = scenario.clone();
            for (id, value) in &mut at {
                here.set(id, *value)?;
                *value = here.number(id);
            }
            points.push(Point { at, rows: measure(&mut bench, &here)? });
        }
    }
    Ok(points)
}

/// `ta=0:60:1`: from 0 to 60 in steps of 1, both ends included where the step meets them.
fn axis(text: &str) -> Result<Axis, CliError> {
    let wrong =
        || CliError::Usage(format!("\"{text}\" is not of the form ID=FROM:TO:STEP, such as ta=0:60:1"));
    let (id, range) = text.split_once('=').ok_or_else(wrong)?;
    let numbers: Vec<f64> =
        range.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
    let [from, to, step] = numbers[..] else { return Err(wrong()) };
    if !(from.is_finite() && to.is_finite() && step.is_finite()) {
        return Err(wrong());
    }
    if step <= 0.0 || to < from {
        return Err(CliError::Usage(format!(
            "\"{text}\" holds no point: FROM must not exceed TO, STEP must be positive"
        )));
    }
    let count = ((to - from) / step + 1e-9).floor() + 1.0;
    if count > POINTS_AT_MOST as f64 {
        return Err(CliError::Usage(format!("\"{text}\" has more than {POINTS_AT_MOST} points")));
    }
    let values = (0..count as u32).map(|i| from + step * f64::from(i)).collect();
    Ok(Axis { id: id.to_owned(), values })
}

fn json_of(scenario: &Scenario, points: &[Point]) -> String {
    let points: Vec<Value> = points
        .iter()
        .map(|point| {
            let at: Map<_, _> = point.at.iter().map(|(id, value)| (id.clone(), json!(value))).collect();
            json!({ "at": at, "measures": measures_json(&point.rows) })
        })
        .collect();
    json_text(&json!({ "scenario": scenario.canonical(), "lab": scenario.lab().id, "points": points }))
}

/// One row a point: the swept parameters, then each measure and the half-width of its interval.
fn csv_of(points: &[Point]) -> String {
    let mut text = String::new();
    for (number, point) in points.iter().enumerate() {
        if number == 0 {
            let mut head: Vec<String> = point.at.iter().map(|(id, _)| id.clone()).collect();
            head.extend(point.rows.iter().flat_map(|row| [row.id.to_owned(), format!("{}_ci95", row.id)]));
            text += &head.join(",");
            text.push('\n');
        }
        let mut cells: Vec<String> = point.at.iter().map(|(_, value)| value.to_string()).collect();
        for row in &point.rows {
            cells.push(row.mean.to_string());
            cells.push(row.ci95.map_or_else(String::new, |half| half.to_string()));
        }
        // writing to a String cannot fail
        let _ = writeln!(text, "{}", cells.join(","));
    }
    text
}
