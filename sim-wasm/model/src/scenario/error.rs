//! Why a text cannot be opened, or a value cannot be set.

use super::{Page, VERSION, number};

/// Why a text is no scenario of this build. The reader needs another text or a newer build: nothing else is
/// opened in its place.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
pub enum ReadError {
    /// The text has nothing in the place of the laboratory's name.
    #[error("the link names no laboratory; there are {}", known.join(", "))]
    NoLaboratory {
        /// The laboratories of this build.
        known: Vec<&'static str>,
    },
    /// A laboratory that this build does not have.
    #[error("there is no laboratory “{given}” here; there are {}", known.join(", "))]
    UnknownLaboratory {
        /// Its name as given, at most 40 characters.
        given: String,
        /// The laboratories of this build.
        known: Vec<&'static str>,
    },
    /// A page of the explorer: there is nothing to compute.
    #[error("the link opens the page “{}” in a browser, and holds no scenario", page.title)]
    Page {
        /// The page.
        page: &'static Page,
    },
    /// Made by a later build, in which links have another meaning.
    #[error(
        "the link is of version {given}, and only versions up to {VERSION} are known here: it needs a newer build"
    )]
    LaterVersion {
        /// The version as given.
        given: String,
    },
}

/// Why a value could not be set.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum ScenarioError {
    /// No such parameter.
    #[error("there is no parameter “{0}” in this laboratory")]
    Unknown(String),
    /// Not a numeric parameter.
    #[error("{0} is not a number and has no range to sweep")]
    NotNumeric(String),
    /// Not a parameter with named values.
    #[error("{0} has no named values: FROM:TO:STEP sweeps it")]
    NotChoice(String),
    /// Not a parameter with a text.
    #[error("{0} is no text")]
    NotText(String),
    /// A text that cannot be taken as it stands; the sentences say why.
    #[error("{0}")]
    Unreadable(String),
    /// None of the named values.
    #[error("“{given}” is not one of the values of {id}; there are {}", known.join(", "))]
    NoChoice {
        /// The parameter.
        id: String,
        /// What was asked for, at most 40 characters.
        given: String,
        /// Its values.
        known: Vec<&'static str>,
    },
    /// Outside the parameter's range.
    #[error(
        "{id} goes from {} to {}; {} is outside", number::write(*min), number::write(*max), number::write(*value)
    )]
    Outside {
        /// The parameter.
        id: String,
        /// Its smallest value.
        min: f64,
        /// Its largest value.
        max: f64,
        /// What was asked for.
        value: f64,
    },
}
