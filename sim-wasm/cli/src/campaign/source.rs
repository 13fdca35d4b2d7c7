//! A campaign's file as TOML, with messages that name the line and column of a mistake.

use crate::error::CliError;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// Longest quotation from the file in a message, characters.
const QUOTED: usize = 40;

/// The text of a file, and the file's name in messages.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

/// A key with its value.
pub type Entry<'t, 'a> = (&'t Spanned<DeString<'a>>, &'t Spanned<DeValue<'a>>);

impl<'a> Source<'a> {
    /// The file as a TOML table.
    pub fn table(&self) -> Result<DeTable<'a>, CliError> {
        match DeTable::parse(self.text) {
            Ok(table) => Ok(table.into_inner()),
            Err(error) => {
                let at = error.span().unwrap_or(0..0);
                let word = self.word(&at);
                let word = if word.is_empty() { String::new() } else { format!(": “{word}”") };
                Err(self.wrong(at, format!("{}{word}", error.message())))
            }
        }
    }

    /// An error with line and column.
    pub fn wrong(&self, at: Range<usize>, sentence: impl std::fmt::Display) -> CliError {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |start| start.chars().count()) + 1;
        CliError::Usage(format!("{}, line {line}, column {column}: {sentence}", self.name))
    }

    /// The beginning of the text at this place, for a quotation.
    fn word(&self, at: &Range<usize>) -> String {
        let text = self.text.get(at.clone()).unwrap_or("").lines().next().unwrap_or("");
        text.chars().take(QUOTED).collect()
    }
}

/// The entries of a table, in the order of the file.
pub fn entries<'t, 'a>(table: &'t DeTable<'a>) -> Vec<Entry<'t, 'a>> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

/// The value as a number, if it is a finite one.
pub fn number(value: &DeValue) -> Option<f64> {
    match value {
        DeValue::Integer(whole) if whole.radix() == 10 => whole.as_str().parse().ok(),
        DeValue::Float(float) => float.as_str().parse().ok().filter(|number: &f64| number.is_finite()),
        _ => None,
    }
}
