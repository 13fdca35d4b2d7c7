//! The partial file of an interrupted campaign: a line for each finished row, beside the output file. Its first line
//! names campaign, model and shard.

use super::Shard;
use super::rows::{Campaign, MODEL};
use super::table::{Lines, UNFINISHED};
use crate::VERSION;
use crate::error::CliError;
use crate::files::{shown, with_ending};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The partial file, locked against other `oos` processes while it is open.
pub struct Part {
    pub path: PathBuf,
    file: File,
}

impl Part {
    /// Opens or creates the partial file beside `out`, and returns the rows that are in it.
    pub fn open(out: &Path, campaign: &Campaign, shard: Shard) -> Result<(Self, Lines), CliError> {
        let path = path_of(out);
        let failed = |error: std::io::Error| CliError::Failed(format!("{}: {error}", shown(&path)));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(CliError::Failed(format!(
                    "another oos is writing {}: it has to end first",
                    shown(&path)
                )));
            }
            // the file system has no locks
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        // bytes that are not text come from another program, or from a row that was cut off
        let text = String::from_utf8_lossy(&bytes);
        let title = title(campaign, shard);
        let mut lines = Lines::new();
        let mut whole = 0;
        if let Some(first) = text.strip_suffix('\n').unwrap_or(&text).split('\n').next()
            && text.len() > first.len()
        {
            check(first, &title, &path)?;
            whole = first.len() + 1;
            for line in text[whole..].split_inclusive('\n') {
                let row = line.strip_suffix('\n').and_then(|line| Some((campaign.row_of(line)?, line)));
                let Some((row, line)) = row.filter(|&(row, _)| shard.has(row)) else { break };
                lines.insert(row, line.to_owned());
                whole += line.len() + 1;
            }
        } else if !text.is_empty() && !title.starts_with(text.as_ref()) {
            return Err(foreign_file_error(&path));
        }
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        if whole == 0 {
            file.write_all(format!("{title}\n").as_bytes()).map_err(failed)?;
        }
        Ok((Self { path, file }, lines))
    }

    /// Appends a row, in one piece.
    pub fn add(&mut self, line: &str) -> Result<(), CliError> {
        let failed = |error: std::io::Error| CliError::Failed(format!("{}: {error}", shown(&self.path)));
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(failed)
    }

    /// Removes the file: all its rows are in the output.
    pub fn remove(self) -> Result<(), CliError> {
        std::fs::remove_file(&self.path)
            .map_err(|error| CliError::Failed(format!("{}: {error}", shown(&self.path))))
    }
}

/// The path of the partial file of an output file.
pub fn path_of(out: &Path) -> PathBuf {
    with_ending(out, ".part")
}

/// The first line: `part of an oos campaign: 16740 rows 8f3a.., model 0.1.0 77aa.., shard 1/10`
fn title(campaign: &Campaign, shard: Shard) -> String {
    let (rows, content) = (campaign.rows(), &campaign.content);
    format!("{UNFINISHED}{rows} rows {content}, model {VERSION} {MODEL}, shard {shard}")
}

/// An error that says how the first line differs from the expected one.
fn check(found: &str, title: &str, path: &Path) -> Result<(), CliError> {
    let Some(items) = found.strip_prefix(UNFINISHED) else { return Err(foreign_file_error(path)) };
    let path = shown(path);
    let differing =
        items.split(", ").zip(title[UNFINISHED.len()..].split(", ")).position(|(is, ours)| is != ours);
    let sentence = match differing {
        None if found == title => return Ok(()),
        Some(0) => format!("{path} was begun with another campaign: its file has changed since"),
        Some(1) => format!("{path} was begun by another version of the model, which may give other numbers"),
        _ => format!("{path} was begun as another shard"),
    };
    Err(CliError::Failed(format!("{sentence}; remove it to begin anew, or name another file with --out")))
}

fn foreign_file_error(path: &Path) -> CliError {
    CliError::Failed(format!("{} holds something else: name another file with --out", shown(path)))
}
