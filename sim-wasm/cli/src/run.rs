//! `oos run`: the measures of one scenario, or its differences from another one.

use crate::command::{Command, JSON, SCENARIO, STRICT};
use crate::cores::{CORES, cores_of, cores_or_all};
use crate::csv;
use crate::error::CliError;
use crate::interrupt::end_on_signal;
use crate::origin::of_scenario;
use crate::output::{Row, json_text, say};
use crate::replications;
use crate::report::{comparison_json, comparison_text, difference_rows, report_json, report_text, rows};
use crate::scenario::{KEPT, scenario};
use crate::sweep::{Point, table};
use model::laboratories::laboratory_of;
use model::laboratory::{Comparison, Report};
use model::scenario::Scenario;
use serde_json::{Value, json};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

pub const COMMAND: Command = Command {
    name: "run",
    usage: &["SCENARIO [--against SCENARIO] [--cores N] [--strict] [--json | --csv]"],
    about: &["measures of a scenario, or their differences from another's"],
    options: &[
        SCENARIO,
        (
            "--against SCENARIO",
            "each measure's paired difference from this one, run by run; the word kept means the scenario that the link has after keep=",
        ),
        CORES,
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
    let mut cores = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("cores") => cores = Some(cores_of(&args.value()?.string()?)?),
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
    end_on_signal();
    let cores = cores_or_all(cores);
    let asked = scenario(text.as_deref(), is_strict)?;
    match against {
        None => measured(&asked, cores, form),
        Some(against) if against == KEPT => {
            let none = || CliError::Usage("the link keeps no scenario".to_owned());
            compared(&asked, &asked.kept().ok_or_else(none)?, cores, form)
        }
        Some(against) => compared(&asked, &scenario(Some(&against), is_strict)?, cores, form),
    }
}

/// The format of the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Csv,
}

/// A row of a table with the measures of a scenario, or its differences from another one.
fn row(scenario: &Scenario, against: Option<&Scenario>, rows: Vec<Row>) -> String {
    let against = against.map(csv::scenario);
    table(&Point { at: Vec::new(), rows, against, source: csv::source(scenario) })
}

/// Set to true it would stop the computation; an interrupted command ends at once instead.
static NEVER: AtomicBool = AtomicBool::new(false);

fn measured(scenario: &Scenario, cores: NonZeroUsize, form: Form) -> Result<String, CliError> {
    let report = replications::report(scenario, cores, &NEVER)?;
    let measures = laboratory_of(scenario).measures();
    Ok(match form {
        Form::Json => json_text(&measures_of(scenario, &report)),
        Form::Csv => row(scenario, None, rows(&measures, &report)),
        Form::Text => format!("{}\n{}", scenario.canonical(), report_text(&measures, &report)),
    })
}

/// The measures of a scenario, as JSON.
#[must_use]
pub fn measures_of(scenario: &Scenario, report: &Report) -> Value {
    let measures = laboratory_of(scenario).measures();
    of_scenario(json!({ "measures": report_json(&measures, report) }), scenario)
}

/// The differences of a scenario from another one, as JSON.
#[must_use]
pub fn differences_of(scenario: &Scenario, against: &Scenario, comparison: &Comparison) -> Value {
    let measures = laboratory_of(scenario).measures();
    let differences = comparison_json(&measures, comparison);
    let result = json!({ "against": against.canonical(), "runs": comparison.runs, "measures": differences });
    of_scenario(result, scenario)
}

fn compared(
    scenario: &Scenario,
    against: &Scenario,
    cores: NonZeroUsize,
    form: Form,
) -> Result<String, CliError> {
    let comparison = replications::comparison(scenario, against, cores, &NEVER)?;
    if comparison.left_out > 0 {
        let (runs, left_out) = (comparison.runs, comparison.left_out);
        say(&format!("only the first {runs} runs are in both scenarios; {left_out} of one were left out"));
    }
    let measures = laboratory_of(scenario).measures();
    Ok(match form {
        Form::Json => json_text(&differences_of(scenario, against, &comparison)),
        Form::Csv => row(scenario, Some(against), difference_rows(&measures, &comparison)),
        Form::Text => {
            let (one, other) = (scenario.canonical(), against.canonical());
            format!("{one}\nagainst {other}\n{}", comparison_text(&measures, &comparison))
        }
    })
}
