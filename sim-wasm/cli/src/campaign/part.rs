//! What an interrupted campaign leaves: a line for each row as it is finished, in a file beside the one that is wanted. Its first
//! line says of which campaign, model and shard.

use super::Shard;
use super::rows::{Campaign, MODEL};
use super::table::{Lines, UNFINISHED};
use crate::VERSION;
use crate::error::CliError;
use crate::files::{shown, with_ending};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file, which no other `oos` writes to as long as this one is open.
pub struct Part {
    pub path: PathBuf,
    file: File,
}

impl Part {
    /// Opens or makes the file beside `out`, and gives the rows that stand in it already.
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
            // a file system without locks
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        // what is not text was not written by us, or not to its end
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
            return Err(something_else(&path));
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

    /// All its rows stand elsewhere.
    pub fn remove(self) -> Result<(), CliError> {
        std::fs::remove_file(&self.path)
            .map_err(|error| CliError::Failed(format!("{}: {error}", shown(&self.path))))
    }
}

/// Where it is, beside the file that is wanted.
pub fn path_of(out: &Path) -> PathBuf {
    with_ending(out, ".part")
}

/// `part of an oos campaign: 16740 rows 8f3a.., model 0.1.0 77aa.., shard 1/10`
fn title(campaign: &Campaign, shard: Shard) -> String {
    let (rows, content) = (campaign.rows(), &campaign.content);
    format!("{UNFINISHED}{rows} rows {content}, model {VERSION} {MODEL}, shard {shard}")
}

/// Whether a first line is the one that we would write; if not, the sentence says in what it differs.
fn check(found: &str, title: &str, path: &Path) -> Result<(), CliError> {
    let Some(items) = found.strip_prefix(UNFINISHED) else { return Err(something_else(path)) };
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

fn something_else(path: &Path) -> CliError {
    CliError::Failed(format!("{} holds something else: name another file with --out", shown(path)))
}
