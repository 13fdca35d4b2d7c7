//! A campaign's file as TOML, and where in it something is wrong.

use crate::error::CliError;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// Longest piece of the file that a sentence repeats, in characters.
const QUOTED: usize = 40;

/// The text of a file, under the name that sentences have for it.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

/// A key with what is assigned to it.
pub type Entry<'t, 'a> = (&'t Spanned<DeString<'a>>, &'t Spanned<DeValue<'a>>);

impl<'a> Source<'a> {
    /// As a table.
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

    /// What is wrong there, with line and column.
    pub fn wrong(&self, at: Range<usize>, sentence: impl std::fmt::Display) -> CliError {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |start| start.chars().count()) + 1;
        CliError::Usage(format!("{}, line {line}, column {column}: {sentence}", self.name))
    }

    /// The beginning of what stands there.
    fn word(&self, at: &Range<usize>) -> String {
        let text = self.text.get(at.clone()).unwrap_or("").lines().next().unwrap_or("");
        text.chars().take(QUOTED).collect()
    }
}

/// What a table holds, in the order of the file.
pub fn entries<'t, 'a>(table: &'t DeTable<'a>) -> Vec<Entry<'t, 'a>> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

/// The number, if it is one and finite.
pub fn number(value: &DeValue) -> Option<f64> {
    match value {
        DeValue::Integer(whole) if whole.radix() == 10 => whole.as_str().parse().ok(),
        DeValue::Float(float) => float.as_str().parse().ok().filter(|number: &f64| number.is_finite()),
        _ => None,
    }
}
