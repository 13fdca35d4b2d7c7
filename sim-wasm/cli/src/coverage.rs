//! `oos coverage`: how often the intervals that a laboratory prints contain the true value.

use crate::command::{Command, JSON};
use crate::cores::{CORES, cores_of};
use crate::csv;
use crate::error::CliError;
use crate::ledger::crew::Crew;
use crate::origin::of_scenario;
use crate::output::{json_text, number_text, one_line};
use model::experiments::coverage::{IntervalCoverage, covered};
use model::experiments::ledger::Work;
use model::laboratories::{laboratory, laboratory_of};
use model::laboratory;
use model::scenario::Scenario;
use serde_json::json;
use std::path::PathBuf;

/// Enough repetitions to measure a coverage of 95% to within three points.
const REPETITIONS: u32 = 200;
const REPETITIONS_AT_MOST: u32 = 100_000;

pub const COMMAND: Command = Command {
    name: "coverage",
    usage: &["LAB|SCENARIO [--repetitions N] [--resume FILE] [--cores N] [--csv | --json]"],
    about: &[
        "of many repetitions with other seeds, the share in which a measure's 95% interval",
        "contains the mean of all repetitions, with the interval of that share (Wilson)",
    ],
    options: &[
        (
            "LAB",
            "a laboratory at its defaults; of a scenario, as in '#/red?runs=5', seed and following ones are taken",
        ),
        ("--repetitions N", "repetitions (200)"),
        ("--resume FILE", "keeps results in this file, and takes from it those that it has already"),
        CORES,
        ("--csv", "the result as CSV, RFC 4180"),
        JSON,
    ],
    examples: &["oos coverage metrics", "oos coverage '#/red?runs=6&duration=100' --csv"],
    run,
};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Csv,
}

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut of, mut form, mut repetitions) = (None, Form::Text, REPETITIONS);
    let (mut resume, mut cores) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json" | "csv") if form != Form::Text => {
                return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
            }
            Long("json") => form = Form::Json,
            Long("csv") => form = Form::Csv,
            Long("repetitions") => repetitions = repetitions_of(&args.value()?.string()?)?,
            Long("resume") => resume = Some(PathBuf::from(args.value()?)),
            Long("cores") => cores = Some(cores_of(&args.value()?.string()?)?),
            Value(value) if of.is_none() => of = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let scenario = match of.as_deref() {
        Some(id) if !id.contains('/') => {
            let found = laboratory(id);
            let none = || CliError::Usage(format!("there is no laboratory “{}”", one_line(id)));
            Scenario::new(found.ok_or_else(none)?.laboratory.lab())
        }
        text => crate::scenario::scenario(text, true)?,
    };
    if laboratory_of(&scenario).replications(&scenario)? < 2 {
        return Err(CliError::Usage("a single replication has no interval: take runs=2 at least".to_owned()));
    }
    let each = repeated(&scenario, repetitions)?;
    let crew = Crew::new(cores, resume)?;
    let covered = measured(&crew, &each)?;
    crew.end()?;
    Ok(match form {
        Form::Text => text_of(&scenario, &covered),
        Form::Csv => csv_of(&scenario, &covered),
        Form::Json => json_text(&of_scenario(
            json!({
                "repetitions": repetitions,
                "measures": covered.iter().map(|(id, covered)| ((*id).to_owned(), json!({
                    "mean": covered.mean, "intervals": covered.intervals, "contain": covered.contain,
                    "share": covered.share(), "ci95": covered.interval().map(|(low, high)| [low, high]),
                }))).collect::<serde_json::Map<_, _>>(),
            }),
            &scenario,
        )),
    })
}

fn repetitions_of(text: &str) -> Result<u32, CliError> {
    text.parse().ok().filter(|count| (2..=REPETITIONS_AT_MOST).contains(count)).ok_or_else(|| {
        CliError::Usage(format!(
            "--repetitions takes a whole number from 2 to {REPETITIONS_AT_MOST}, not “{}”",
            one_line(text)
        ))
    })
}

/// The scenario with its seed and with the seeds after it.
fn repeated(scenario: &Scenario, repetitions: u32) -> Result<Vec<Scenario>, CliError> {
    let first = scenario.number("seed");
    (0..repetitions)
        .map(|repetition| {
            let mut each = scenario.clone();
            each.set("seed", first + f64::from(repetition))?;
            Ok(each)
        })
        .collect()
}

/// The coverage of the intervals of each measure.
fn measured(crew: &Crew, each: &[Scenario]) -> Result<Vec<(&'static str, IntervalCoverage)>, CliError> {
    let Some(first) = each.first() else { return Ok(Vec::new()) };
    let laboratory = laboratory_of(first);
    let questions: Vec<_> =
        each.iter().map(|scenario| format!("estimates of {}", scenario.canonical())).collect();
    let answers = crew.answers(&questions, &|place| {
        let report = laboratory::run(laboratory, &mut *laboratory.bench(), &each[place]);
        let estimates = report.map(|report| report.estimates).unwrap_or_default();
        estimates.iter().flat_map(|found| [found.mean, found.ci95.unwrap_or(f64::NAN)]).collect()
    });
    let measures = laboratory.measures();
    if let Some(place) = answers.iter().position(|numbers| numbers.len() != 2 * measures.len()) {
        // the scenario was refused: running it again gives the reason
        laboratory::run(laboratory, &mut *laboratory.bench(), &each[place])?;
    }
    let of = |place: usize| {
        let pair = |numbers: &Vec<f64>| Some((*numbers.get(2 * place)?, *numbers.get(2 * place + 1)?));
        covered(&answers.iter().filter_map(pair).collect::<Vec<_>>())
    };
    Ok(measures.iter().enumerate().map(|(place, measure)| (measure.id, of(place))).collect())
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn text_of(scenario: &Scenario, covered: &[(&str, IntervalCoverage)]) -> String {
    let line = |(id, covered): &(&str, IntervalCoverage)| {
        let share = covered.share().zip(covered.interval()).map_or_else(
            || "no interval".to_owned(),
            |(share, (low, high))| {
                let IntervalCoverage { contain, intervals, .. } = covered;
                format!(
                    "{contain} of {intervals}: {:>6}, {} to {}",
                    percent(share),
                    percent(low),
                    percent(high)
                )
            },
        );
        format!("{id:<30} {:>12}  {share}\n", number_text(covered.mean))
    };
    format!("{}\n{}", scenario.canonical(), covered.iter().map(line).collect::<String>())
}

fn csv_of(scenario: &Scenario, covered: &[(&str, IntervalCoverage)]) -> String {
    let source = csv::source(scenario).join(",");
    let number = |value: Option<f64>| value.map_or_else(String::new, csv::number);
    let line = |(id, covered): &(&str, IntervalCoverage)| {
        let (low, high) = covered.interval().unzip();
        let shares = [covered.share(), low, high].map(number).join(",");
        let IntervalCoverage { mean, intervals, contain, .. } = covered;
        format!("{id},{},{intervals},{contain},{shares},{source}\n", csv::number(*mean))
    };
    let head = csv::SOURCE.join(",");
    format!("measure,mean,intervals,contain,share,share_low,share_high,{head}\n")
        + &covered.iter().map(line).collect::<String>()
}
