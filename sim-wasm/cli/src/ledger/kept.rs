//! Computed answers, in memory and in a file: a line for each answer, written as a whole as soon as it is known. The
//! first line names the build of `oos`, since another build may give other answers.

use crate::VERSION;
use crate::digest::digest;
use crate::error::CliError;
use crate::files::write_anew;
use crate::output::{one_line, say};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// The first words of every such file.
const TITLE: &str = "figures of oos ";

#[derive(Default)]
pub struct AnswerFile {
    answers: BTreeMap<String, Vec<f64>>,
    file: Option<(PathBuf, File)>,
    /// How many answers were computed, not read from the file.
    computed: usize,
    failure: Option<CliError>,
}

impl AnswerFile {
    /// Reads the answers in the file, which is created if it does not exist.
    pub fn open(path: PathBuf) -> Result<Self, CliError> {
        let shown = one_line(&path.to_string_lossy()).into_owned();
        let failed = |error: std::io::Error| CliError::Failed(format!("--resume {shown}: {error}"));
        let title = title().map_err(failed)?;
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text.map_err(failed)?,
        };
        if !text.is_empty() && !text.starts_with(TITLE) {
            return Err(CliError::Failed(format!(
                "{shown} holds something else: --resume would overwrite it"
            )));
        }
        let (before, lines) = text.split_once('\n').unwrap_or_default();
        let is_ours = before == title;
        if !is_ours && !lines.is_empty() {
            say(&format!("{shown} was written by another build of oos: all is computed again"));
        }
        // the last line may be incomplete
        let whole = if is_ours { &lines[..lines.rfind('\n').map_or(0, |end| end + 1)] } else { "" };
        let answers: BTreeMap<_, _> = whole.lines().filter_map(read).collect();
        write_anew(&path, format!("{title}\n{whole}").as_bytes()).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(&path).map_err(failed)?;
        Ok(Self { answers, file: Some((path, file)), ..Self::default() })
    }

    pub fn get(&self, question: &str) -> Option<&[f64]> {
        self.answers.get(question).map(Vec::as_slice)
    }

    pub fn computed(&self) -> usize {
        self.computed
    }

    pub fn add(&mut self, question: &str, numbers: Vec<f64>) {
        if let Some((path, file)) = &mut self.file
            && let Err(error) = file.write_all(line(question, &numbers).as_bytes())
        {
            let shown = one_line(&path.to_string_lossy()).into_owned();
            self.failure = Some(CliError::Failed(format!("--resume {shown}: {error}")));
            self.file = None;
        }
        self.answers.insert(question.to_owned(), numbers);
        self.computed += 1;
    }

    /// The error that kept the file from being complete.
    pub fn failure(&mut self) -> Option<CliError> {
        self.failure.take()
    }

    /// The message when the command is interrupted.
    pub fn interrupted(&self) -> String {
        let answers = self.answers.len();
        match &self.file {
            Some((path, _)) => format!(
                "interrupted with {answers} answers in {}: the same command goes on from there",
                path.to_string_lossy()
            ),
            None => {
                format!("interrupted after {answers} answers; with --resume FILE they would have been kept")
            }
        }
    }
}

/// The first line: version and digest of this program, since two builds of a version may differ.
fn title() -> std::io::Result<String> {
    let program = std::fs::read(std::env::current_exe()?)?;
    Ok(format!("{TITLE}{VERSION} {}", digest(program)))
}

/// `{:?}` is the shortest text that is read as the same bits.
fn line(question: &str, numbers: &[f64]) -> String {
    let numbers: Vec<_> = numbers.iter().map(|number| format!("{number:?}")).collect();
    format!("{question}\t{}\n", numbers.join(" "))
}

fn read(line: &str) -> Option<(String, Vec<f64>)> {
    let (question, numbers) = line.rsplit_once('\t')?;
    let numbers = numbers.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    Some((question.to_owned(), numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_bits() {
        let numbers = vec![0.1 + 0.2, -0.0, 1e300, f64::INFINITY, 5e-324, f64::NAN];
        let text = line("measures of run 3 of #/red?tau=2", &numbers);
        let (question, found) = read(text.trim_end()).expect("a line");
        assert_eq!(question, "measures of run 3 of #/red?tau=2");
        let bits = |numbers: &[f64]| numbers.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&found), bits(&numbers));
        assert_eq!(read("measures of run 3\t1 x"), None);
    }
}
