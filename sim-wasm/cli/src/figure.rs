//! `oos figure`: the data that the figure of a link shows.

use crate::command::{CSV, Command, JSON, SCENARIO, STRICT};
use crate::error::CliError;
use crate::output::json_text;
use crate::scenario::scenario;
use model::laboratories::laboratory_of;
use model::laboratory::{Column, Values};
use serde_json::{Value as Json, json};

pub const COMMAND: Command = Command {
    name: "figure",
    usage: &["SCENARIO [--strict] [--json | --csv]"],
    about: &["the data that the figure of a link shows"],
    options: &[SCENARIO, CSV, JSON, STRICT],
    examples: &["oos figure '#/red?fig=equilibrium'"],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut is_strict, mut as_json, mut as_csv) = (None, false, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("strict") => is_strict = true,
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    let scenario = scenario(text.as_deref(), is_strict)?;
    let columns = laboratory_of(&scenario).figure(&scenario)?;
    Ok(if as_json {
        let columns: Vec<Json> = columns.iter().map(column_json).collect();
        json_text(&json!({ "scenario": scenario.canonical(), "lab": scenario.lab().id, "columns": columns }))
    } else {
        csv(&columns)
    })
}

fn column_json(column: &Column) -> Json {
    let values = match &column.values {
        Values::Numbers(values) => json!(values),
        Values::Words(values) => json!(values),
    };
    json!({ "name": column.name, "unit": column.unit, "values": values })
}

/// A header, then a line for each row; what is no number is empty.
fn csv(columns: &[Column]) -> String {
    let mut lines = vec![columns.iter().map(|column| quoted(&column.name)).collect::<Vec<_>>().join(",")];
    let rows = columns.first().map_or(0, Column::rows);
    lines.extend(
        (0..rows).map(|row| columns.iter().map(|column| cell(column, row)).collect::<Vec<_>>().join(",")),
    );
    lines.join("\n") + "\n"
}

fn cell(column: &Column, row: usize) -> String {
    match &column.values {
        Values::Numbers(values) if values[row].is_finite() => values[row].to_string(),
        Values::Numbers(_) => String::new(),
        Values::Words(words) => quoted(&words[row]),
    }
}

/// RFC 4180: quotes where a field needs them.
fn quoted(text: &str) -> String {
    if text.contains([',', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
