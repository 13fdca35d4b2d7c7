//! `oos params`: the tables of parameters and of measures.

use crate::arguments::laboratory_and_json;
use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::output::json_text;
use model::laboratories::{LABORATORIES, TABLES, laboratory};
use model::laboratory::Laboratory;
use model::measures::Measure;
use model::params::{Kind, Param};
use serde_json::{Map, Value, json};

pub const COMMAND: Command = Command {
    name: "params",
    usage: &["[LAB] [--json]"],
    about: &["the tables of parameters and of measures"],
    options: &[JSON],
    examples: &["oos params alf"],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let (lab, as_json) = laboratory_and_json(args)?;
    let laboratories = laboratories(lab.as_deref())?;
    Ok(if as_json { json_text(&json_of(&laboratories)) } else { laboratories.iter().map(text_of).collect() })
}

fn laboratories(lab: Option<&str>) -> Result<Vec<&'static dyn Laboratory>, CliError> {
    let Some(id) = lab else { return Ok(LABORATORIES.iter().map(|entry| entry.laboratory).collect()) };
    let unknown = || {
        let known: Vec<_> = TABLES.iter().map(|lab| lab.id).collect();
        CliError::Usage(format!("there is no laboratory “{id}”; there are {}", known.join(", ")))
    };
    Ok(vec![laboratory(id).ok_or_else(unknown)?.laboratory])
}

/// The tables as JSON: of a laboratory, or of all.
///
/// # Errors
/// If there is no such laboratory.
pub fn tables(lab: Option<&str>) -> Result<Value, CliError> {
    laboratories(lab).map(|laboratories| json_of(&laboratories))
}

/// Each laboratory's parameters under its id, at the top level for compatibility; under `measures` all measures, and
/// under `ledgers` the laboratories with a ledger.
fn json_of(laboratories: &[&dyn Laboratory]) -> Value {
    let mut object: Map<String, Value> = laboratories
        .iter()
        .map(|laboratory| laboratory.lab())
        .map(|lab| (lab.id.to_owned(), lab.params.iter().map(param_json).collect()))
        .collect();
    let measures = laboratories.iter().map(|laboratory| {
        (laboratory.lab().id.to_owned(), laboratory.measures().into_iter().map(measure_json).collect())
    });
    object.insert("measures".to_owned(), measures.collect::<Map<String, Value>>().into());
    let has_ledger = |id: &str| laboratory(id).is_some_and(|entry| entry.ledger.is_some());
    let ledgers = laboratories.iter().map(|laboratory| laboratory.lab().id).filter(|id| has_ledger(id));
    object.insert("ledgers".to_owned(), ledgers.collect());
    object.into()
}

fn param_json(param: &Param) -> Value {
    let mut object = json!({
        "id": param.id, "symbol": param.symbol, "name": param.name, "unit": param.unit,
        "meaning": param.meaning, "source": param.source,
    });
    match &param.kind {
        Kind::Number(number) => {
            object["min"] = json!(number.min);
            object["max"] = json!(number.max);
            object["step"] = json!(number.step);
            object["decimals"] = json!(number.decimals);
            object["default"] = json!(number.default);
        }
        Kind::Choice { default, options } => {
            object["values"] = options.iter().map(|option| json!(option.id)).collect();
            object["default"] = json!(default);
        }
        Kind::Text { max_length, auto, .. } => {
            object["max_length"] = json!(max_length);
            object["default"] = json!(auto);
        }
    }
    object
}

fn measure_json(measure: &Measure) -> Value {
    json!({
        "id": measure.id, "symbol": measure.symbol, "name": measure.words(), "unit": measure.unit,
        "meaning": measure.meaning, "source": measure.source,
        "better": measure.better.id(), "shown": measure.shown.id(), "is_partial": measure.is_partial,
    })
}

fn text_of(laboratory: &&dyn Laboratory) -> String {
    let lab = laboratory.lab();
    let params = lab.params.iter().map(|param| {
        let values = match &param.kind {
            Kind::Number(number) => {
                let default =
                    number.default.map_or_else(|| number.auto.to_owned(), |value| value.to_string());
                format!("{} to {}, default {default}", number.min, number.max)
            }
            Kind::Choice { default, options } => {
                let ids: Vec<_> = options.iter().map(|option| option.id).collect();
                format!("{}, default {default}", ids.join(" | "))
            }
            Kind::Text { auto: "", .. } => "text".to_owned(),
            Kind::Text { auto, .. } => format!("text, default {auto}"),
        };
        format!("  {:<8} {}{}: {values}\n", param.id, param.meaning, in_brackets(param.unit))
    });
    let measures = laboratory.measures().into_iter().map(|measure| {
        let Measure { id, unit, meaning, .. } = measure;
        format!("  {id:<26} {}{}: {meaning}\n", measure.words(), in_brackets(unit))
    });
    let opening = match lab.opening {
        "" => String::new(),
        opening => format!("a link that gives nothing opens {opening}\n"),
    };
    format!(
        "{}: {}\n{opening}{}measures\n{}",
        lab.id,
        lab.title,
        params.collect::<String>(),
        measures.collect::<String>()
    )
}

fn in_brackets(unit: &str) -> String {
    if unit.is_empty() { String::new() } else { format!(" ({unit})") }
}
