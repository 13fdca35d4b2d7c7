//! `oos sweep`: the measures of a scenario along one or two parameters, written as soon as they are known.

pub mod axis;
mod places;
mod rows;

use crate::command::{CSV, Command, JSON, SCENARIO, STRICT};
use crate::cores::{CORES, cores_of, cores_or_all, on_cores};
use crate::error::CliError;
use crate::interrupt::{on_signal, taken_or_exit};
use crate::output::{say, unwritten};
use crate::progress::{CountedWork, Progress};
use crate::scenario::{KEPT, report_messages, varied};
use model::laboratories::laboratory_of;
use model::laboratory;
use model::scenario::Scenario;
pub use places::{Places, PointRows};
pub(crate) use rows::{Form, Rows};
pub use rows::{Point, table};
use std::collections::BTreeMap;
use std::io::{ErrorKind, Stdout, stdout};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::process::exit;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

/// The output of the sweep, under one lock: a signal that ends the sweep finds only whole rows.
struct SweepOutput {
    rows: Rows<Stdout>,
    progress: Progress,
    /// Number of points in the whole sweep.
    points: usize,
}

pub const COMMAND: Command = Command {
    name: "sweep",
    usage: &[
        "SCENARIO [--x ID=FROM:TO:STEP|ID=VALUE,VALUE [--y ...]] [--against SCENARIO]",
        "[--json | --csv] [--progress] [--cores N] [--strict]",
    ],
    about: &[
        "the same measures along the axis and family of the link's own figure, or",
        "along one or two parameters that are named, one row per point;",
        "the rows come coarse to fine; an interrupted sweep ends with complete rows, an",
        "even sample of all, or with valid JSON if its reader is still reading",
    ],
    options: &[
        SCENARIO,
        ("--x ID=FROM:TO:STEP", "the parameter along the rows, instead of the figure's own axis and family"),
        (
            "--x ID=VALUE,VALUE",
            "the same at these values alone: ta=0,10,40, or for a parameter with named values delay=constant,exponential",
        ),
        ("--y ...", "a second one"),
        (
            "--against SCENARIO",
            "at each point each measure's paired difference from this scenario at the same point",
        ),
        CSV,
        JSON,
        ("--progress", "how far it is and what is left, on standard error"),
        CORES,
        STRICT,
    ],
    examples: &[
        "oos sweep '#/alf?x=w&family=l'",
        "oos sweep '#/alf' --x ta=0:60:1",
        "oos sweep '#/alf?runs=20' --x ta=0:40:10 --y l=0.1:0.3:0.1 --csv",
        "oos sweep '#/alf?w=8' --against '#/alf' --x delay=constant,exponential",
    ],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut text, mut x, mut y, mut against) = (None, None, None, None);
    let (mut as_json, mut as_csv, mut with_progress, mut is_strict) = (false, false, false, false);
    let mut cores = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("csv") => as_csv = true,
            Long("progress") => with_progress = true,
            Long("strict") => is_strict = true,
            Long("cores") => cores = Some(cores_of(&args.value()?.string()?)?),
            Long("x") => x = Some(args.value()?.string()?),
            Long("y") => y = Some(args.value()?.string()?),
            Long("against") => against = Some(args.value()?.string()?),
            Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if as_json && as_csv {
        return Err(CliError::Usage("--json and --csv exclude each other".to_owned()));
    }
    let scenario = varied(text.as_deref(), is_strict)?;
    let against = against.map(|text| other(&text, &scenario, is_strict)).transpose()?;
    let mut messages = Vec::new();
    let places = Places::new(scenario, against, x.as_deref(), y.as_deref(), &mut messages)?;
    messages.iter().for_each(|message| say(message));
    report_messages(&places.overwritten(), is_strict)?;
    report_messages(&places.contradictions()?, is_strict)?;
    let points = places.count();
    let form = if as_json { Form::Json } else { Form::Csv };
    let written = Arc::new(Mutex::new(SweepOutput {
        rows: Rows::new(stdout(), form, &places.scenario),
        progress: Progress::new(
            CountedWork { total: Some(points), before: 0, what: "points" },
            with_progress,
        ),
        points,
    }));
    let shared = Arc::clone(&written);
    on_signal(move |status| close_and_exit(&shared, status));
    sweep(&places, cores_or_all(cores), &written)?;
    Ok(String::new())
}

/// The scenario that a sweep is compared with; the word `kept` stands for the one that the link keeps.
fn other(text: &str, scenario: &Scenario, is_strict: bool) -> Result<Scenario, CliError> {
    let other = if text == KEPT {
        scenario.kept().ok_or_else(|| CliError::Usage("the link keeps no scenario".to_owned()))?
    } else {
        varied(Some(text), is_strict)?
    };
    laboratory::check_laboratory(scenario.lab(), &other)?;
    Ok(other)
}

/// Measures all points on all cores, coarse to fine. Each is written as soon as the points before it in this order are
/// written, so that an interrupted sweep is an even sample.
fn sweep(places: &Places, cores: NonZeroUsize, written: &Mutex<SweepOutput>) -> Result<(), CliError> {
    let order = places.order();
    let (send, measured) = mpsc::channel();
    thread::scope(|scope| {
        let order = &order;
        scope.spawn(move || {
            let bench = || (laboratory_of(&places.scenario).bench(), send.clone());
            on_cores(cores, order.len(), bench, |(bench, send), turn| {
                match send.send((turn, places.measure(order[turn], &mut **bench).map(Point::from))) {
                    Ok(()) => ControlFlow::Continue(()),
                    // the reader has stopped reading
                    Err(_) => ControlFlow::Break(()),
                }
            });
        });
        write_in_order(measured, written)
    })
}

/// A point with its place in the order.
type MeasuredPoint = (usize, Result<Point, CliError>);

fn write_in_order(
    measured: mpsc::Receiver<MeasuredPoint>,
    written: &Mutex<SweepOutput>,
) -> Result<(), CliError> {
    let mut early = BTreeMap::new();
    let mut wanted = 0;
    for (turn, point) in measured {
        early.insert(turn, point);
        while let Some(point) = early.remove(&wanted) {
            wanted += 1;
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            if !written.add(&point?)? {
                return Ok(());
            }
        }
    }
    let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
    written.progress.clear();
    written.rows.end(true).map(drop).or_else(|error| is_left(&error).map(drop))
}

impl SweepOutput {
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

/// Closes the output of a sweep that is interrupted.
fn close_and_exit(written: &Mutex<SweepOutput>, status: i32) {
    let mut written = taken_or_exit(written, status);
    written.progress.clear();
    let is_whole = written.rows.count == written.points;
    if written.rows.end(is_whole).is_ok_and(|is_first| is_first && !is_whole) {
        say(&format!("interrupted after {} of {} points", written.rows.count, written.points));
    }
    // we still hold the lock, so nothing is written after the end
    exit(status);
}

/// No error if the reader has stopped early (`oos ... | head`).
fn is_left(error: &std::io::Error) -> Result<(), CliError> {
    if error.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(CliError::Failed(unwritten(error))) }
}
