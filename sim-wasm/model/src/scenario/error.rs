//! Why a text cannot be opened, or a value cannot be set.

use super::{Page, VERSION, number};

/// Why a text is no scenario of this build. The reader needs another text or a newer build: nothing else is
/// opened in its place.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
pub enum ReadError {
    /// The text has no laboratory's name.
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
    /// A page of the explorer that is not a laboratory: there is nothing to compute.
    #[error("the link opens the page “{}” in a browser, and holds no scenario", page.title)]
    Page {
        /// The page.
        page: &'static Page,
    },
    /// The link was made by a later build, in which links have another meaning.
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
    /// There is no such parameter.
    #[error("there is no parameter “{0}” in this laboratory")]
    Unknown(String),
    /// The parameter is not a number.
    #[error("{0} is not a number and has no range to sweep")]
    NotNumeric(String),
    /// The parameter has no named values.
    #[error("{0} has no named values: FROM:TO:STEP sweeps it")]
    NotChoice(String),
    /// The parameter is not a text.
    #[error("{0} is no text")]
    NotText(String),
    /// The text cannot be taken as it stands; the sentences say why.
    #[error("{0}")]
    Unreadable(String),
    /// The value is not one of the named ones.
    #[error("“{given}” is not one of the values of {id}; there are {}", known.join(", "))]
    NoChoice {
        /// The parameter.
        id: String,
        /// What was asked for, at most 40 characters.
        given: String,
        /// The parameter's named values.
        known: Vec<&'static str>,
    },
    /// The value is outside the parameter's range.
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
