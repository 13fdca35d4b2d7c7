//! `oos run`: the measures of one scenario, or what sets it apart from another.

use crate::command::{Command, JSON, SCENARIO, STRICT};
use crate::error::CliError;
use crate::output::{json_text, say};
use crate::report::{comparison_json, comparison_text, report_json, report_text};
use crate::scenario::scenario;
use model::laboratories::laboratory_of;
use model::laboratory;
use model::scenario::Scenario;
use serde_json::json;

/// In place of a scenario: the one that the link itself keeps.
const KEPT: &str = "kept";

pub const COMMAND: Command = Command {
    name: "run",
    usage: &["SCENARIO [--against SCENARIO] [--strict] [--json]"],
    about: &["measures of a scenario, or their differences from another's"],
    options: &[
        SCENARIO,
        (
            "--against SCENARIO",
            "each measure's paired difference from this one, run by run; the word kept stands for the scenario that the link carries behind keep=",
        ),
        STRICT,
        JSON,
    ],
    examples: &["oos run '#/alf?w=8'", "oos run '#/alf?w=8' --against '#/alf' --json"],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut against, mut is_strict, mut as_json) = (None, None, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("strict") => is_strict = true,
            Long("against") => against = Some(args.value()?.string()?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let asked = scenario(text.as_deref(), is_strict)?;
    match against {
        None => measured(&asked, as_json),
        Some(against) if against == KEPT => {
            let none = || CliError::Usage("the link keeps no scenario".to_owned());
            compared(&asked, &asked.kept().ok_or_else(none)?, as_json)
        }
        Some(against) => compared(&asked, &scenario(Some(&against), is_strict)?, as_json),
    }
}

fn measured(scenario: &Scenario, as_json: bool) -> Result<String, CliError> {
    let laboratory = laboratory_of(scenario);
    let report = laboratory::run(laboratory, &mut *laboratory.bench(), scenario)?;
    let measures = laboratory.measures();
    Ok(if as_json {
        json_text(&json!({
            "scenario": scenario.canonical(),
            "lab": scenario.lab().id,
            "measures": report_json(&measures, &report),
        }))
    } else {
        format!("{}\n{}", scenario.canonical(), report_text(&measures, &report))
    })
}

fn compared(scenario: &Scenario, against: &Scenario, as_json: bool) -> Result<String, CliError> {
    let laboratory = laboratory_of(scenario);
    let comparison = laboratory::compare(laboratory, &mut *laboratory.bench(), scenario, against)?;
    if comparison.left_out > 0 {
        let (runs, left_out) = (comparison.runs, comparison.left_out);
        say(&format!("only the first {runs} runs are in both scenarios; {left_out} of one were left out"));
    }
    let measures = laboratory.measures();
    Ok(if as_json {
        json_text(&json!({
            "scenario": scenario.canonical(),
            "against": against.canonical(),
            "lab": scenario.lab().id,
            "runs": comparison.runs,
            "measures": comparison_json(&measures, &comparison),
        }))
    } else {
        let (one, other) = (scenario.canonical(), against.canonical());
        format!("{one}\nagainst {other}\n{}", comparison_text(&measures, &comparison))
    })
}
