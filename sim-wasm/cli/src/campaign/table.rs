//! The table of a campaign, complete or a shard of it, in the order of its rows: as a file, and read again.

use super::rows::{CAMPAIGN, Campaign, ROW};
use crate::error::CliError;
use crate::files::shown;
use std::collections::BTreeMap;
use std::path::Path;

/// Rows by their numbers in the campaign (from 0), each a line without its end.
pub type Lines = BTreeMap<usize, String>;

/// The first words of a partial file, the rows of an unfinished run.
pub const UNFINISHED: &str = "part of an oos campaign: ";

/// A table of rows with its head.
pub struct Table {
    pub head: String,
    /// The id of the rows' campaign.
    pub campaign: String,
    pub lines: Lines,
}

impl Table {
    /// As CSV.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.head);
        for line in self.lines.values() {
            text += line;
            text.push('\n');
        }
        text
    }

    /// Reads a table that `oos campaign` wrote.
    pub fn read(path: &Path) -> Result<Self, CliError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| CliError::Failed(format!("{}: {error}", shown(path))))?;
        let refused = |sentence: &str| CliError::Failed(format!("{} {sentence}", shown(path)));
        if text.starts_with(UNFINISHED) {
            return Err(refused("is of a run that has not ended: the same command goes on with it"));
        }
        let head = text.lines().next().unwrap_or_default();
        if !head.starts_with(&format!("{ROW},")) || !head.ends_with(&format!(",{CAMPAIGN}")) {
            return Err(refused("is no table of oos campaign"));
        }
        if !text.ends_with('\n') {
            return Err(refused("is cut off in its last row"));
        }
        let mut table = Self { head: head.to_owned(), campaign: String::new(), lines: Lines::new() };
        for (number, line) in text.lines().enumerate().skip(1) {
            let at =
                |sentence: String| refused(&format!("has a wrong row in line {}: {sentence}", number + 1));
            let row = line.split(',').next().and_then(|row| row.parse::<usize>().ok()?.checked_sub(1));
            let row = row.ok_or_else(|| at("its first cell is not the number of a row".to_owned()))?;
            let campaign = line.rsplit(',').next().unwrap_or_default();
            if table.campaign.is_empty() {
                campaign.clone_into(&mut table.campaign);
            } else if table.campaign != campaign {
                return Err(at(format!(
                    "it is of the campaign {campaign}, the ones before of {}",
                    table.campaign
                )));
            }
            if table.lines.insert(row, line.to_owned()).is_some() {
                return Err(at(format!("row {} comes twice", row + 1)));
            }
        }
        Ok(table)
    }

    /// Number of rows in the whole campaign, from its id.
    pub fn whole(&self) -> Option<usize> {
        self.campaign.split('-').next()?.parse().ok()
    }

    /// The table of these rows of a campaign.
    pub fn of(campaign: &Campaign, lines: Lines) -> Self {
        Self { head: campaign.head(), campaign: campaign.id.clone(), lines }
    }
}
