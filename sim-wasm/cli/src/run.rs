//! `oos run`: the measures of one scenario, or what sets it apart from another.

use crate::command::{Command, JSON, SCENARIO, STRICT};
use crate::csv;
use crate::error::CliError;
use crate::output::{Row, json_text, say};
use crate::report::{comparison_json, comparison_text, difference_rows, report_json, report_text, rows};
use crate::scenario::scenario;
use crate::sweep::{Point, table};
use model::laboratories::laboratory_of;
use model::laboratory;
use model::scenario::Scenario;
use serde_json::json;

/// In place of a scenario: the one that the link itself keeps.
pub const KEPT: &str = "kept";

pub const COMMAND: Command = Command {
    name: "run",
    usage: &["SCENARIO [--against SCENARIO] [--strict] [--json | --csv]"],
    about: &["measures of a scenario, or their differences from another's"],
    options: &[
        SCENARIO,
        (
            "--against SCENARIO",
            "each measure's paired difference from this one, run by run; the word kept stands for the scenario that the link carries behind keep=",
        ),
        STRICT,
        JSON,
        ("--csv", "the result as CSV, RFC 4180: a row, with a column for each measure and each interval"),
    ],
    examples: &["oos run '#/alf?w=8'", "oos run '#/alf?w=8' --against '#/alf' --json"],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut against, mut is_strict, mut as_json, mut as_csv) = (None, None, false, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("strict") => is_strict = true,
            Long("against") => against = Some(args.value()?.string()?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    let form = match (as_json, as_csv) {
        (true, _) => Form::Json,
        (_, true) => Form::Csv,
        _ => Form::Text,
    };
    let asked = scenario(text.as_deref(), is_strict)?;
    match against {
        None => measured(&asked, form),
        Some(against) if against == KEPT => {
            let none = || CliError::Usage("the link keeps no scenario".to_owned());
            compared(&asked, &asked.kept().ok_or_else(none)?, form)
        }
        Some(against) => compared(&asked, &scenario(Some(&against), is_strict)?, form),
    }
}

/// How the result is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Csv,
}

/// A row of a table, of this scenario, or of what sets it apart.
fn row(scenario: &Scenario, against: Option<&Scenario>, rows: Vec<Row>) -> String {
    let against = against.map(csv::scenario);
    table(&Point { at: Vec::new(), rows, against, source: csv::source(scenario) })
}

fn measured(scenario: &Scenario, form: Form) -> Result<String, CliError> {
    let laboratory = laboratory_of(scenario);
    let report = laboratory::run(laboratory, &mut *laboratory.bench(), scenario)?;
    let measures = laboratory.measures();
    Ok(match form {
        Form::Json => json_text(&json!({
            "scenario": scenario.canonical(),
            "lab": scenario.lab().id,
            "measures": report_json(&measures, &report),
        })),
        Form::Csv => row(scenario, None, rows(&measures, &report)),
        Form::Text => format!("{}\n{}", scenario.canonical(), report_text(&measures, &report)),
    })
}

fn compared(scenario: &Scenario, against: &Scenario, form: Form) -> Result<String, CliError> {
    let laboratory = laboratory_of(scenario);
    let comparison = laboratory::compare(laboratory, &mut *laboratory.bench(), scenario, against)?;
    if comparison.left_out > 0 {
        let (runs, left_out) = (comparison.runs, comparison.left_out);
        say(&format!("only the first {runs} runs are in both scenarios; {left_out} of one were left out"));
    }
    let measures = laboratory.measures();
    Ok(match form {
        Form::Json => json_text(&json!({
            "scenario": scenario.canonical(),
            "against": against.canonical(),
            "lab": scenario.lab().id,
            "runs": comparison.runs,
            "measures": comparison_json(&measures, &comparison),
        })),
        Form::Csv => row(scenario, Some(against), difference_rows(&measures, &comparison)),
        Form::Text => {
            let (one, other) = (scenario.canonical(), against.canonical());
            format!("{one}\nagainst {other}\n{}", comparison_text(&measures, &comparison))
        }
    })
}
