//! `oos figure`: the data that the figure of a link shows.

use crate::command::{CSV, Command, JSON, SCENARIO, STRICT};
use crate::csv::{self, SOURCE};
use crate::error::CliError;
use crate::interrupt::end_on_signal;
use crate::origin::of_scenario;
use crate::output::json_text;
use crate::scenario::{KEPT, scenario};
use model::experiments::ledger::{Stated, stated};
use model::laboratories::{laboratory, laboratory_of};
use model::laboratory::{Column, Values};
use model::scenario::Scenario;
use serde_json::{Value as Json, json};

pub const COMMAND: Command = Command {
    name: "figure",
    usage: &["SCENARIO [--against SCENARIO] [--table NAME] [--strict] [--json | --csv]"],
    about: &["the data that the figure of a link shows"],
    options: &[
        SCENARIO,
        (
            "--against SCENARIO",
            "the same figure of this scenario too, in rows of its own: the column side says which, the last columns of which scenario; the word kept means the scenario that the link has after keep=",
        ),
        (
            "--table NAME",
            "another table of the figure, such as the losses of a queue trace, or the analysis beside a curve; stated: numbers of the paper that the figure draws",
        ),
        CSV,
        JSON,
        STRICT,
    ],
    examples: &[
        "oos figure '#/red?fig=equilibrium'",
        "oos figure '#/red?fig=queue' --table events",
        "oos figure '#/alf?w=8&keep=defaults' --against kept",
    ],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut table, mut against) = (None, None, None);
    let (mut is_strict, mut as_json, mut as_csv) = (false, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("strict") => is_strict = true,
            Long("against") => against = Some(args.value()?.string()?),
            Long("table") => table = Some(args.value()?.string()?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    end_on_signal();
    let scenario = scenario(text.as_deref(), is_strict)?;
    let shown = (&scenario, columns(&scenario, table.as_deref())?);
    let Some(against) = against else {
        let (_, columns) = shown;
        return Ok(if as_json {
            json_text(&columns_json(&scenario, &columns))
        } else {
            csv_of(&[(None, &scenario, columns)])
        });
    };
    let side = if against == KEPT { KEPT } else { "against" };
    let other = other(&scenario, &against, is_strict)?;
    let against = (&other, columns(&other, table.as_deref())?);
    Ok(if as_json { json_text(&both_json(&shown, &against)) } else { both_csv(shown, (side, against))? })
}

/// The scenario to show beside the figure; the word `kept` stands for the one that the link keeps, with the state of
/// the link's figure.
fn other(scenario: &Scenario, text: &str, is_strict: bool) -> Result<Scenario, CliError> {
    if text != KEPT {
        return self::scenario(Some(text), is_strict);
    }
    scenario.kept_in_view().ok_or_else(|| CliError::Usage("the link keeps no scenario".to_owned()))
}

type FigureColumns<'a> = (&'a Scenario, Vec<Column>);

fn both_json((scenario, columns): &FigureColumns, (other, others): &FigureColumns) -> Json {
    let mut json = columns_json(scenario, columns);
    json["against"] = columns_json(other, others);
    json
}

/// The rows of both scenarios, if they have the same columns.
fn both_csv(
    (scenario, columns): FigureColumns,
    (side, (other, others)): (&str, FigureColumns),
) -> Result<String, CliError> {
    let names = |columns: &[Column]| columns.iter().map(|column| column.name.clone()).collect::<Vec<_>>();
    if names(&columns) != names(&others) {
        let what =
            "the figures of both scenarios have different columns: print one at a time, or both as --json";
        return Err(CliError::Usage(what.to_owned()));
    }
    Ok(csv_of(&[(Some("this"), scenario, columns), (Some(side), other, others)]))
}

/// The columns of the scenario's figure, or of one of its further tables.
///
/// # Errors
/// If its figure cannot be computed as a table, or has none of this name.
pub fn columns(scenario: &Scenario, table: Option<&str>) -> Result<Vec<Column>, CliError> {
    match table {
        None => Ok(laboratory_of(scenario).figure(scenario)?),
        Some(name) => further(scenario, name),
    }
}

/// The same columns as JSON.
#[must_use]
pub fn columns_json(scenario: &Scenario, columns: &[Column]) -> Json {
    of_scenario(json!({ "columns": columns.iter().map(column_json).collect::<Json>() }), scenario)
}

/// The numbers that the paper states and that the link's figure can draw, each with a link that draws it.
fn stated_in(scenario: &Scenario) -> Vec<Column> {
    let lab = scenario.lab();
    let ledger = laboratory(lab.id).and_then(|entry| entry.ledger);
    let is_drawn = |found: &Stated| found.scenario.choice("fig") == scenario.choice("fig");
    let all: Vec<Stated> = ledger.map_or_else(Vec::new, |ledger| stated(lab, ledger));
    let all: Vec<Stated> = all.into_iter().filter(is_drawn).collect();
    let words = |of: &dyn Fn(&Stated) -> String| all.iter().map(of).collect::<Vec<_>>();
    let numbers =
        |of: fn(&Stated) -> Option<f64>| all.iter().map(|one| of(one).unwrap_or(f64::NAN)).collect();
    vec![
        Column::words("claim", words(&|one| format!("{}-{}", lab.id, one.number))),
        Column::words("place", words(&|one| one.place.to_owned())),
        Column::words("number", words(&|one| one.name.clone())),
        Column::numbers("x", "", numbers(|one| one.x)),
        Column::numbers("y", "", numbers(|one| one.y)),
        Column::words("link", words(&|one| one.scenario.canonical())),
    ]
}

/// The further table that every figure has.
const STATED: &str = "stated";

fn further(scenario: &Scenario, name: &str) -> Result<Vec<Column>, CliError> {
    if name == STATED {
        return Ok(stated_in(scenario));
    }
    let tables = laboratory_of(scenario).further(scenario)?;
    let names: Vec<_> = tables.iter().map(|(name, _)| *name).chain([STATED]).collect();
    let (name_there, others) = (crate::output::one_line(name), names.join(", "));
    let missing = CliError::Usage(format!("this figure has no table “{name_there}”; its tables: {others}"));
    tables.into_iter().find(|(id, _)| *id == name).map(|(_, columns)| columns).ok_or(missing)
}

fn column_json(column: &Column) -> Json {
    let values = match &column.values {
        Values::Numbers(values) => json!(values),
        Values::Words(values) => json!(values),
    };
    json!({ "name": column.name, "unit": column.unit, "values": values })
}

/// A header, then a line for each row of each table; a cell that is NaN is empty. Tables shown side by side have a
/// column that names their side.
fn csv_of(tables: &[(Option<&str>, &Scenario, Vec<Column>)]) -> String {
    let head = tables.first().into_iter().flat_map(|(side, _, columns)| {
        let names = columns.iter().map(|column| csv::cell(&column.name).into_owned());
        side.map(|_| SIDE.to_owned()).into_iter().chain(names)
    });
    let mut lines = vec![head.chain(SOURCE.map(str::to_owned)).collect::<Vec<_>>().join(",")];
    for (side, scenario, columns) in tables {
        let source = csv::source(scenario).join(",");
        let rows = columns.first().map_or(0, Column::rows);
        lines.extend((0..rows).map(|row| {
            let cells = columns.iter().map(|column| cell(column, row));
            let cells: Vec<String> = side.map(str::to_owned).into_iter().chain(cells).collect();
            format!("{},{source}", cells.join(","))
        }));
    }
    lines.join("\n") + "\n"
}

/// The column that names the scenario of a row, of two.
const SIDE: &str = "side";

fn cell(column: &Column, row: usize) -> String {
    match &column.values {
        Values::Numbers(values) => csv::number(values[row]),
        Values::Words(words) => csv::cell(&words[row]).into_owned(),
    }
}
