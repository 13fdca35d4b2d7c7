//! `oos ledger`: the statements of a paper compared with our figures (model::experiments::ledger).

pub mod crew;
mod kept;
mod markdown;

use crate::command::{Command, JSON};
use crate::cores::{CORES, cores_of};
use crate::error::CliError;
use crate::origin::with_versions;
use crate::output::json_text;
use crew::Crew;
use model::experiments::ledger::{Claim, Column, Figure, Ledger, LedgerRequest, Size, Statement};
use model::laboratories::LABORATORIES;
use serde_json::{Value as Json, json};
use std::path::PathBuf;

pub const COMMAND: Command = Command {
    name: "ledger",
    usage: &["LAB|LAB-NUMBER [--quick | --full | --runs N] [--resume FILE] [--cores N] [--json]"],
    about: &["a paper's statements, our results, and whether they agree"],
    options: &[
        ("LAB-NUMBER", "one statement, by its id in docs/ledger"),
        ("--quick", "as many and as long replications as in docs/ledger (the default)"),
        ("--full", "replications as long as the paper's, as many as the paper has or more"),
        ("--runs N", "replications for each of our figures, as long as with --quick"),
        ("--resume FILE", "keeps results in this file, and takes from it those that it has already:"),
        ("", "an interrupted run goes on; results of another build of oos are dropped"),
        CORES,
        JSON,
    ],
    examples: &[
        "oos ledger alf --runs 20",
        "oos ledger red-17",
        "oos ledger red --full --resume red.figures",
    ],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::Arg::{Long, Value};
    use lexopt::ValueExt;
    let (mut lab, mut as_json, mut runs) = (None, false, None);
    let (mut is_quick, mut is_full, mut resume, mut cores) = (false, false, None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("quick") => is_quick = true,
            Long("full") => is_full = true,
            Long("resume") => resume = Some(PathBuf::from(args.value()?)),
            Long("cores") => cores = Some(cores_of(&args.value()?.string()?)?),
            Long("runs") => runs = Some(args.value()?.string()?),
            Value(value) if lab.is_none() => lab = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if [is_quick, is_full, runs.is_some()].iter().filter(|is_given| **is_given).count() > 1 {
        return Err(CliError::Usage("--quick, --full and --runs exclude each other".to_owned()));
    }
    let (lab, number) = lab.map(|text| lab_and_number(&text)).unzip();
    let number = number.flatten();

    let all = || LABORATORIES.iter().filter_map(|entry| Some((entry.laboratory.lab().id, entry.ledger?)));
    let (lab, ledger) = all().find(|(id, _)| lab.as_deref() == Some(id)).ok_or_else(|| {
        let ids: Vec<_> = all().map(|(id, _)| id).collect();
        let asked = lab.as_ref().map_or_else(
            || "a laboratory is missing".to_owned(),
            |lab| format!("there is no ledger “{}”", crate::output::one_line(lab)),
        );
        CliError::Usage(format!("{asked}: ledgers are there for {}", ids.join(", ")))
    })?;
    let size = match runs {
        Some(text) => Size { runs: runs_of(ledger, &text)?, ..ledger.quick },
        None if is_full => ledger.full,
        None => ledger.quick,
    };
    let crew = Crew::new(cores, resume)?;
    let under = |column: &Column| match number {
        Some(number) => Claim::new(ledger, number, size, column.rules).computed(&crew).into_iter().collect(),
        None => (ledger.statements)(&LedgerRequest { work: &crew, size, rules: column.rules }),
    };
    let columns: Vec<_> = ledger.columns.iter().map(under).collect();
    crew.end()?;
    let statements = beside_one_another(&columns);
    if let Some(number) = number
        && statements.is_empty()
    {
        return Err(CliError::Usage(format!("the ledger of {lab} has no statement {lab}-{number}")));
    }
    let runs = size.runs;
    Ok(if as_json {
        let statements: Vec<Json> =
            statements.iter().map(|statement| statement_json((lab, ledger), statement)).collect();
        let columns: Vec<Json> =
            ledger.columns.iter().map(|column| json!({ "id": column.id, "name": column.name })).collect();
        json_text(&with_versions(json!({
            "lab": lab, "paper": ledger.paper, "runs": runs, "columns": columns, "statements": statements,
        })))
    } else if number.is_some() {
        statements.iter().map(|statement| markdown::section((lab, ledger), statement)).collect()
    } else {
        markdown::page((lab, ledger), runs, &statements)
    })
}

/// Each statement in all columns of its ledger.
fn beside_one_another(columns: &[Vec<Statement>]) -> Vec<Vec<&Statement>> {
    let statements = columns.first().map_or(0, Vec::len);
    (0..statements).map(|place| columns.iter().map(|column| &column[place]).collect()).collect()
}

/// The laboratory and the number in a statement's id: `red-17` is a statement of `red`.
fn lab_and_number(text: &str) -> (String, Option<u32>) {
    let statement = text.rsplit_once('-').and_then(|(lab, number)| Some((lab, number.parse().ok()?)));
    statement.map_or_else(|| (text.to_owned(), None), |(lab, number)| (lab.to_owned(), Some(number)))
}

fn runs_of(ledger: &Ledger, text: &str) -> Result<u32, CliError> {
    let most = ledger.runs_at_most;
    text.parse()
        .ok()
        .filter(|runs| (2..=most).contains(runs))
        .ok_or_else(|| CliError::Usage(format!("--runs takes a whole number from 2 to {most}, not “{text}”")))
}

/// A statement in the first column and, if there are several, in each column by its id.
fn statement_json((lab, ledger): (&str, &Ledger), columns: &[&Statement]) -> Json {
    let [statement, others @ ..] = columns else { return Json::Null };
    let mut json = found_json(statement);
    json["id"] = statement.id(lab).into();
    json["place"] = statement.place.into();
    json["quote"] = statement.quote.into();
    json["note"] = statement.note.into();
    json["against"] = statement.against.iter().map(|number| format!("{lab}-{number}")).collect();
    if !others.is_empty() {
        let under =
            |(column, statement): (&Column, &&Statement)| (column.id.to_owned(), found_json(statement));
        json["under"] =
            ledger.columns.iter().zip(columns).map(under).collect::<serde_json::Map<_, _>>().into();
    }
    json
}

fn found_json(statement: &Statement) -> Json {
    let checks: Vec<Json> = statement
        .checks
        .iter()
        .map(|check| {
            json!({
                "rule": check.says, "holds": check.holds(), "outcome": check.outcome.word(), "figure": figure_json(&check.figure),
                "runs": check.runs.map(|(from, to)| [from, to]), "compares": check.compares,
                "allowed": check.allowed.map(|(from, to)| [from, to]), "stated": check.stated,
            })
        })
        .collect();
    json!({
        "verdict": statement.verdict().words(), "checks": checks,
        "beside": statement.beside.iter().map(figure_json).collect::<Vec<_>>(),
    })
}

fn figure_json(figure: &Figure) -> Json {
    let estimate = figure.estimate();
    json!({
        "name": figure.name, "unit": figure.unit, "mean": estimate.mean, "ci95": estimate.ci95,
        "interval": figure.interval(), "text": figure.text(),
        "scenarios": figure.scenarios,
    })
}
