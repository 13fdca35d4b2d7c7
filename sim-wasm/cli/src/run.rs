//! `oos run`: the measures of one scenario.

use crate::error::CliError;
use crate::output::{json_text, say};
use crate::report::{report_json, report_text};
use model::laboratories::laboratory_of;
use model::laboratory;
use model::scenario::{Reading, Scenario};
use serde_json::json;

pub fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut as_json) = (None, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let scenario = scenario(text)?;
    let laboratory = laboratory_of(&scenario);
    let report = laboratory::run(laboratory, &mut *laboratory.bench(), &scenario)?;
    let measures = laboratory.measures();
    if as_json {
        Ok(json_text(&json!({
            "scenario": scenario.canonical(),
            "lab": scenario.lab().id,
            "measures": report_json(&measures, &report),
        })))
    } else {
        Ok(format!("{}\n{}", scenario.canonical(), report_text(&measures, &report)))
    }
}

/// The scenario of a call; whatever could not be read is reported on standard error.
pub fn scenario(text: Option<String>) -> Result<Scenario, CliError> {
    let text = text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))?;
    let Reading { scenario, messages } = Scenario::read(&text)?;
    for message in messages {
        say(&message);
    }
    Ok(scenario)
}
