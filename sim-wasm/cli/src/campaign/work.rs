//! Computes the rows of a campaign, each as soon as a core is free, and stores them.

use super::Shard;
use super::form::Form;
use super::part::{self, Part};
use super::rows::{Campaign, PlannedRow};
use super::table::{Lines, Table};
use crate::cores::on_cores;
use crate::error::CliError;
use crate::files::shown;
use crate::interrupt::{on_signal, taken_or_exit};
use crate::output::{say, unwritten};
use crate::progress::{CountedWork, Progress};
use std::io::{ErrorKind, Write, stdout};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::exit;
use std::sync::{Arc, Mutex, PoisonError};

/// A campaign to be computed.
pub struct CampaignRequest<'a> {
    pub campaign: &'a Campaign,
    pub shard: Shard,
    pub cores: NonZeroUsize,
    pub with_progress: bool,
}

/// The output, under one lock: a signal that ends the command finds only whole rows.
struct CampaignOutput {
    lines: Lines,
    /// The rows of the shard.
    wanted: Vec<usize>,
    to: Destination,
    progress: Progress,
    failure: Option<CliError>,
}

enum Destination {
    Part(Part),
    /// Standard output, with the number of rows printed so far, in their order.
    Output(usize),
}

/// Computes the rows that are missing; returns the text to print.
pub fn compute(asked: &CampaignRequest, out: Option<(PathBuf, Form)>) -> Result<String, CliError> {
    let CampaignRequest { campaign, shard, .. } = *asked;
    let wanted: Vec<usize> = (0..campaign.rows()).filter(|&row| shard.has(row)).collect();
    if let Some((path, form)) = &out
        && path.exists()
    {
        return check_complete_table(campaign, &wanted, path, *form);
    }
    let (to, lines) = match &out {
        Some((path, _)) => {
            Part::open(path, campaign, shard).map(|(part, lines)| (Destination::Part(part), lines))?
        }
        None => (Destination::Output(0), Lines::new()),
    };
    let before = lines.len();
    let counted = CountedWork { total: Some(wanted.len()), before, what: "rows" };
    let progress = Progress::new(counted, asked.with_progress);
    let open: Vec<usize> = wanted.iter().copied().filter(|row| !lines.contains_key(row)).collect();
    let written = Arc::new(Mutex::new(CampaignOutput { lines, wanted, to, progress, failure: None }));
    let shared = Arc::clone(&written);
    on_signal(move |status| {
        let mut written = taken_or_exit(&shared, status);
        written.progress.clear();
        say(&written.interrupted());
        exit(status);
    });
    if out.is_none() && !put(&format!("{}\n", campaign.head()))? {
        return Ok(String::new());
    }
    work(asked, &open, &written);
    let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
    written.progress.clear();
    if let Some(failure) = written.failure.take() {
        return Err(failure);
    }
    let Some((path, form)) = out else { return Ok(String::new()) };
    let rows = written.lines.len();
    form.write(&Table::of(campaign, std::mem::take(&mut written.lines)), &path)?;
    if let Destination::Part(part) = std::mem::replace(&mut written.to, Destination::Output(0)) {
        part.remove()?;
    }
    let from_before = if before == 0 { String::new() } else { format!(", {before} of them from before") };
    Ok(format!("{}: {rows} rows{from_before}\n", shown(&path)))
}

/// Whether the table is there and complete: it is then left as it is. No other file is overwritten.
fn check_complete_table(
    campaign: &Campaign,
    wanted: &[usize],
    path: &Path,
    form: Form,
) -> Result<String, CliError> {
    let path_shown = shown(path);
    let is_ours = form == Form::Csv
        && Table::read(path).is_ok_and(|table| {
            let rows = table.lines.keys().eq(wanted);
            rows && table.lines.iter().all(|(row, line)| campaign.row_of(line) == Some(*row))
        });
    if is_ours {
        // the command was stopped after its last row, before it removed the partial file
        let _ = std::fs::remove_file(part::path_of(path));
        return Ok(format!("{path_shown}: all {} rows were there already\n", wanted.len()));
    }
    Err(CliError::Failed(format!(
        "{path_shown} is there already, and is not the table of these rows: remove it, or name another file with --out"
    )))
}

fn work(asked: &CampaignRequest, open: &[usize], written: &Mutex<CampaignOutput>) {
    let laboratory = asked.campaign.laboratory();
    on_cores(
        asked.cores,
        open.len(),
        || laboratory.bench(),
        |bench, turn| {
            let row = open[turn];
            let PlannedRow { scenario, replication } = asked.campaign.planned(row);
            let line = bench
                .replicate(scenario, replication)
                .map(|sample| asked.campaign.line(row, &sample))
                .map_err(|error| CliError::Failed(format!("{}: {error}", scenario.canonical())));
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            match line.and_then(|line| written.add(row, line)) {
                Ok(true) => ControlFlow::Continue(()),
                Ok(false) => ControlFlow::Break(()),
                Err(error) => {
                    written.failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        },
    );
}

impl CampaignOutput {
    /// Returns false if the reader has stopped reading.
    fn add(&mut self, row: usize, line: String) -> Result<bool, CliError> {
        let goes_on = match &mut self.to {
            Destination::Part(part) => {
                part.add(&line)?;
                self.lines.insert(row, line);
                true
            }
            Destination::Output(printed) => {
                self.lines.insert(row, line);
                self.progress.make_room();
                let mut goes_on = true;
                while let Some(line) = self.wanted.get(*printed).and_then(|row| self.lines.get(row)) {
                    goes_on &= put(&format!("{line}\n"))?;
                    *printed += 1;
                }
                goes_on
            }
        };
        self.progress.at(self.lines.len());
        Ok(goes_on)
    }

    fn interrupted(&self) -> String {
        let (done, all) = (self.lines.len(), self.wanted.len());
        match &self.to {
            Destination::Part(part) => format!(
                "interrupted with {done} of {all} rows in {}: the same command goes on from there",
                shown(&part.path)
            ),
            Destination::Output(printed) => format!("interrupted after {printed} of {all} rows"),
        }
    }
}

/// Prints at once. Returns false, which is no error, if the reader has stopped reading.
fn put(text: &str) -> Result<bool, CliError> {
    let mut output = stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(CliError::Failed(unwritten(&error))),
    }
}
