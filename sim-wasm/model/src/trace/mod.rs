//! Packet sequences from captures: pcap, pcapng, packed or not, CSV, qlog and the output of ping (docs/metrics.md,
//! traces).
//!
//! A [`Reader`] gets a file piece by piece, recognises its format, sorts packets into flows, and keeps a dozen bytes of
//! each packet, some 25 of TCP's; its [`Report`] lists the flows and measures any of them by the kind of sequence
//! number that the caller chooses. For two threads it is in two stages ([`Reader::in_two`]), and flows are measured in
//! parts ([`Report::part`]). Input is not trusted: every length is checked, nothing panics, and what was read before
//! the damage of a file stays in the report.
//!
//! From the file to the result: `reading` takes a `file` piece by piece and finds out what it is; `capture` (with the
//! `headers` of packets), `table`, `ping`, `qlog` (with `json`) and `counters` read it; `flow` sorts packets and keeps
//! their sequence `numbers`, for TCP with the rules of `tcp`; `report` measures each flow, `pair` joins two captures,
//! `packets` gives a row for each packet, and `document` writes the results down. Each of these modules uses only those
//! before it (`scripts/arrows.mjs`).

mod capture;
mod counters;
mod document;
mod file;
mod flow;
mod headers;
mod json;
mod numbers;
pub mod packets;
mod pair;
mod ping;
mod qlog;
mod reading;
mod report;
mod table;
mod tcp;
mod words;

pub use counters::{Count, Counters};
pub use document::redact::RedactedParts;
pub use document::{CsvTable, DocumentSettings, NamedMeasures};
pub use file::damage::Damage;
pub use file::format::Format;
pub use file::limits::Options;
pub use file::packing::Packing;
pub use flow::batch::Batch;
pub use flow::clock::ArrivalOrder;
pub use flow::sorter::Sorter;
pub use numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
pub use pair::{NoPair, pair};
pub use reading::content::{Magics, magics};
pub use reading::ending::Ending;
pub use reading::reader::Reader;
pub use report::analysis::Analysis;
pub use report::artefacts::{Artefact, ArtefactKind};
pub use report::causes::{Cause, Hypothesis};
pub use report::cut::Cut;
pub use report::figures::{BINS, FlowFigures};
pub use report::flows::{FlowSummary, Progress, Report};
pub use report::pair::{Delays, Pair, PairFigures};
pub use report::path::{FlowPath, RoundTrip, RoundTripEvidence};
pub use report::remedies::Remedy;
pub use report::series::Series;
pub use report::signs::Signs;
pub use report::survey::{Analyses, FlowLine, Survey, SurveyPart};
pub use report::tail::Tail;
pub use tcp::verdict::Verdicts;
pub use words::numerals::{counted, grouped};
