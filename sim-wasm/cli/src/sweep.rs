//! `oos sweep`: the measures of a scenario along one or two parameters, written as soon as they are known.

mod axis;
mod interrupt;
mod progress;
mod rows;

use crate::command::{CSV, Command, JSON, SCENARIO, STRICT};
use crate::error::CliError;
use crate::output::unwritten;
use crate::report::rows;
use crate::scenario::scenario;
use axis::Axis;
use model::laboratories::laboratory_of;
use model::laboratory;
use model::scenario::Scenario;
use progress::Progress;
use rows::{Form, Point, Rows};
use std::io::{ErrorKind, Stdout, stdout};
use std::sync::{Arc, Mutex, PoisonError};

/// Most points of a sweep.
const POINTS_AT_MOST: usize = 100_000;

/// The output, under one lock: whoever ends the sweep finds only whole rows.
struct Written {
    rows: Rows<Stdout>,
    progress: Progress,
    /// Number of points in the whole sweep.
    points: usize,
}

pub const COMMAND: Command = Command {
    name: "sweep",
    usage: &[
        "SCENARIO [--x ID=FROM:TO:STEP [--y ID=FROM:TO:STEP]] [--json | --csv]",
        "[--progress] [--strict]",
    ],
    about: &[
        "the same measures along the axis and family of the link's own figure, or",
        "along one or two parameters that are named, one row per point;",
        "if interrupted, it leaves whole rows, or JSON that is closed as long",
        "as its reader goes on reading",
    ],
    options: &[
        SCENARIO,
        ("--x ID=FROM:TO:STEP", "the parameter along the rows, instead of the figure's own axis and family"),
        ("--y ID=FROM:TO:STEP", "a second one; the rows of each of its values follow one another"),
        CSV,
        JSON,
        ("--progress", "how far it is and what is left, on standard error"),
        STRICT,
    ],
    examples: &[
        "oos sweep '#/alf?x=w&family=l'",
        "oos sweep '#/alf' --x ta=0:60:1",
        "oos sweep '#/alf?runs=20' --x ta=0:40:10 --y l=0.1:0.3:0.1 --csv",
    ],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut x, mut y) = (None, None, None);
    let (mut as_json, mut as_csv, mut with_progress, mut is_strict) = (false, false, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("progress") => with_progress = true,
            Long("strict") => is_strict = true,
            Long("x") => x = Some(Axis::read(&args.value()?.string()?)?),
            Long("y") => y = Some(Axis::read(&args.value()?.string()?)?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    let scenario = scenario(text.as_deref(), is_strict)?;
    let (x, y) = match x {
        Some(x) => {
            if y.as_ref().is_some_and(|y| y.id == x.id) {
                return Err(CliError::Usage("--x and --y name the same parameter".to_owned()));
            }
            (x.settled(&scenario)?, y.map(|y| y.settled(&scenario)).transpose()?)
        }
        None if y.is_some() => return Err(CliError::Usage("--x ID=FROM:TO:STEP is missing".to_owned())),
        None => {
            let axes = laboratory_of(&scenario).axes(&scenario)?;
            (axes.x.into(), axes.y.map(Axis::from))
        }
    };
    let points = x.values.len() * y.as_ref().map_or(1, |y| y.values.len());
    if points > POINTS_AT_MOST {
        return Err(CliError::Usage(format!("the sweep has {points} points; {POINTS_AT_MOST} is the most")));
    }
    let form = if as_json { Form::Json } else { Form::Csv };
    let written = Arc::new(Mutex::new(Written {
        rows: Rows::new(stdout(), form, &scenario),
        progress: Progress::new(points, with_progress),
        points,
    }));
    interrupt::close_on_signal(&written);
    sweep(&scenario, &x, y.as_ref(), &written)?;
    Ok(String::new())
}

fn sweep(scenario: &Scenario, x: &Axis, y: Option<&Axis>, written: &Mutex<Written>) -> Result<(), CliError> {
    let laboratory = laboratory_of(scenario);
    let measures = laboratory.measures();
    // random draws are reused from point to point
    let mut bench = laboratory.bench();
    for y_value in y.map_or(vec![None], |y| y.values.iter().copied().map(Some).collect()) {
        for x_value in &x.values {
            let mut at = vec![(x.id.clone(), *x_value)];
            if let (Some(y), Some(value)) = (y, y_value) {
                at.push((y.id.clone(), value));
            }
            let mut here = scenario.clone();
            for (id, value) in &at {
                here.set(id, *value)?;
            }
            let report = laboratory::run(laboratory, &mut *bench, &here)?;
            let point = Point { at, rows: rows(&measures, &report) };
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            if !written.add(&point)? {
                return Ok(());
            }
        }
    }
    let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
    written.progress.clear();
    written.rows.end(true).map(drop).or_else(|error| is_left(&error).map(drop))
}

impl Written {
    /// Returns false if the reader has stopped reading.
    fn add(&mut self, point: &Point) -> Result<bool, CliError> {
        self.progress.make_room();
        match self.rows.add(point) {
            Ok(()) => {
                self.progress.at(self.rows.count);
                Ok(true)
            }
            Err(error) => {
                self.progress.clear();
                is_left(&error).map(|()| false)
            }
        }
    }
}

/// If the reader stops early (`oos ... | head`), that is no error.
fn is_left(error: &std::io::Error) -> Result<(), CliError> {
    if error.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(CliError::Failed(unwritten(error))) }
}
