//! `oos campaign join`: the shards of a campaign as one table.

use super::form::Form;
use super::table::{Lines, Table};
use crate::error::CliError;
use crate::files::shown;
use std::path::{Path, PathBuf};

/// Most rows that a message names.
const NAMED: usize = 3;

pub fn join(files: &[PathBuf], out: Option<&Path>) -> Result<String, CliError> {
    if files.is_empty() {
        return Err(CliError::Usage(
            "the shards are missing: oos campaign join A.csv B.csv --out ALL.csv".to_owned(),
        ));
    }
    let form = out.map(Form::of).transpose()?;
    let mut whole: Option<(Table, &Path)> = None;
    for file in files {
        let table = Table::read(file)?;
        // with more shards than rows, some shards are empty
        if table.lines.is_empty() {
            continue;
        }
        match &mut whole {
            None => whole = Some((table, file)),
            Some((whole, first)) => add(whole, first, table, file)?,
        }
    }
    let Some((table, _)) = whole else {
        return Err(CliError::Failed("there is no row in these files".to_owned()));
    };
    complete(&table)?;
    match (out, form) {
        (Some(out), Some(form)) => {
            form.write(&table, out)?;
            Ok(format!("{}: {} rows from {} files\n", shown(out), table.lines.len(), files.len()))
        }
        _ => Ok(table.text()),
    }
}

fn add(whole: &mut Table, first: &Path, table: Table, file: &Path) -> Result<(), CliError> {
    if (&table.campaign, &table.head) != (&whole.campaign, &whole.head) {
        let (first, file) = (shown(first), shown(file));
        return Err(CliError::Failed(format!(
            "{first} and {file} are of two campaigns, or of two versions of the model: {} and {}",
            whole.campaign, table.campaign
        )));
    }
    for (row, line) in table.lines {
        if whole.lines.insert(row, line).is_some() {
            let row = row + 1;
            return Err(CliError::Failed(format!("row {row} of {} comes twice", shown(file))));
        }
    }
    Ok(())
}

/// An error if a row is missing.
fn complete(table: &Table) -> Result<(), CliError> {
    let lines: &Lines = &table.lines;
    let rows = table.whole().unwrap_or(0);
    let missing: Vec<String> = (0..rows)
        .filter(|row| !lines.contains_key(row))
        .take(NAMED)
        .map(|row| (row + 1).to_string())
        .collect();
    if missing.is_empty() && lines.len() == rows {
        return Ok(());
    }
    let (more, named) = (rows.saturating_sub(lines.len()), missing.join(", "));
    Err(CliError::Failed(if missing.is_empty() {
        format!("the campaign has {rows} rows, and these are {}", lines.len())
    } else {
        format!("{more} of {rows} rows are missing, the first of them {named}")
    }))
}
