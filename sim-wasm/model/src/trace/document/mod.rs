//! A report as a document to hand on: Markdown, a single HTML file without script, and tables as CSV; with or without
//! the addresses of its hosts.

mod addresses;
mod bars;
mod content;
mod flow;
mod html;
mod label;
mod markdown;
mod markup;
mod numbers;
mod parts;
pub mod redact;
mod tables;
mod verdict;

use crate::reordering::{Measures, Thresholds};
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::numbers::sequence_kind::SequenceChoice;
use crate::trace::report::flows::Report;

pub use tables::{CsvTable, NamedMeasures};

/// The settings of a document.
#[derive(Clone, Copy, Debug)]
pub struct DocumentSettings<'a> {
    /// Name of the file; a redacted document leaves it out.
    pub name: Option<&'a str>,
    /// The order of arrival.
    pub order: ArrivalOrder,
    /// The kind of sequence number.
    pub by: SequenceChoice,
    /// How late a packet may be before RD and RBD count it as lost.
    pub thresholds: Thresholds,
    /// Whether it hides addresses, times of day and the file's name.
    pub is_redacted: bool,
}

impl Report {
    /// The report as Markdown (CommonMark with tables).
    #[must_use]
    pub fn markdown(&mut self, asked: &DocumentSettings) -> String {
        self.with_addresses_hidden(asked, |report| markdown::written(&content::document(report, asked)))
    }

    /// The report as a single HTML file without scripts.
    #[must_use]
    pub fn html(&mut self, asked: &DocumentSettings) -> String {
        self.with_addresses_hidden(asked, |report| html::written(&content::document(report, asked)))
    }

    /// Every table of the report as CSV; `name` gives the measures their ids.
    #[must_use]
    pub fn csv(&mut self, asked: &DocumentSettings, name: fn(&Measures) -> NamedMeasures) -> Vec<CsvTable> {
        self.with_addresses_hidden(asked, |report| tables::all(report, asked, name))
    }

    /// Calls `write`, with the addresses hidden if this is asked for.
    fn with_addresses_hidden<T>(&mut self, asked: &DocumentSettings, write: impl FnOnce(&Self) -> T) -> T {
        if !asked.is_redacted {
            return write(self);
        }
        let hidden = self.redact();
        let written = write(self);
        self.restore(hidden);
        written
    }
}
