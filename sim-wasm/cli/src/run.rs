//! `oos run`: the measures of one scenario.

use crate::error::CliError;
use crate::metrics;
use crate::output::{Row, json_text, measures_json, measures_text};
use model::alf::{Bench, Parameters, measures};
use model::metrics::JitterBench;
use model::scenario::Scenario;
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
    let (measures, text) = if scenario.lab().id == "metrics" {
        let report = metrics::report(&mut JitterBench::default(), &scenario)?;
        (metrics::report_json(&report), metrics::report_text(&report))
    } else {
        let rows = measure(&mut Bench::default(), &scenario)?;
        (measures_json(&rows), measures_text(&rows))
    };
    if as_json {
        Ok(json_text(&json!({
            "scenario": scenario.canonical(),
            "lab": scenario.lab().id,
            "measures": measures,
        })))
    } else {
        Ok(format!("{}\n{text}", scenario.canonical()))
    }
}

/// The scenario of a call; what could not be read is said on standard error.
pub fn scenario(text: Option<String>) -> Result<Scenario, CliError> {
    let text = text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))?;
    let (scenario, messages) = Scenario::read(&text);
    for message in messages {
        eprintln!("oos: {message}");
    }
    Ok(scenario)
}

/// The measures of a scenario, whatever its laboratory.
pub fn measure(bench: &mut Bench, scenario: &Scenario) -> Result<Vec<Row>, CliError> {
    match scenario.lab().id {
        "alf" => {
            let p = Parameters::of(scenario);
            let replications: Vec<_> = (0..p.runs).map(|index| bench.replicate(&p, index)).collect();
            let rows = measures(&replications).into_iter();
            Ok(rows
                .map(|(measure, estimate)| Row {
                    id: measure.id,
                    unit: measure.unit,
                    mean: estimate.mean,
                    ci95: estimate.ci95,
                })
                .collect())
        }
        "metrics" => Ok(metrics::rows(&metrics::report(&mut JitterBench::default(), scenario)?)),
        lab => Err(CliError::Usage(format!("the laboratory {lab} has no run on the command line"))),
    }
}
