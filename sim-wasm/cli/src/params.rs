//! `oos params`: the table of parameters.

use crate::error::CliError;
use crate::output::json_text;
use model::params::{self, Kind, LABS, Lab, Param};
use serde_json::{Value, json};

pub fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut lab, mut as_json) = (None, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Value(value) if lab.is_none() => lab = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let labs: Vec<&Lab> = match &lab {
        None => LABS.iter().collect(),
        Some(id) => {
            let unknown = || CliError::Usage(format!("there is no laboratory \"{id}\""));
            vec![params::lab(id).ok_or_else(unknown)?]
        }
    };
    if as_json {
        Ok(json_text(
            &labs
                .iter()
                .map(|lab| (lab.id.to_owned(), json_of(lab)))
                .collect::<serde_json::Map<_, _>>()
                .into(),
        ))
    } else {
        Ok(labs.iter().map(|lab| text_of(lab)).collect())
    }
}

fn json_of(lab: &Lab) -> Value {
    lab.params.iter().map(param_json).collect::<Vec<_>>().into()
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
        Kind::Text { max_length, .. } => {
            object["max_length"] = json!(max_length);
            object["default"] = json!("");
        }
    }
    object
}

fn text_of(lab: &Lab) -> String {
    let lines = lab.params.iter().map(|param| {
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
            Kind::Text { .. } => "text".to_owned(),
        };
        let unit = if param.unit.is_empty() { String::new() } else { format!(" ({})", param.unit) };
        format!("  {:<8} {}{unit}: {values}\n", param.id, param.meaning)
    });
    format!("{}: {}\n{}", lab.id, lab.title, lines.collect::<String>())
}
