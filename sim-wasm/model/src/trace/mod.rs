//! Packet sequences from captures: pcap, pcapng, packed or not, CSV, qlog and the output of ping (docs/metrics.md, traces).
//!
//! A [`Reader`] is fed a file piece by piece, recognises the format by the content, sorts packets into flows
//! and keeps a dozen bytes of each packet, and some 25 of TCP's; its [`Report`] lists the flows and measures any of them by
//! the kind of sequence number that the caller chooses. For two threads it is in two stages ([`Reader::in_two`]), and flows are
//! measured in parts ([`Report::part`]). Input is not trusted: every length is checked,
//! nothing panics, and what was read before the file turned out to be damaged stays in the report.
//!
//! From the file inwards: `file` takes bytes and splits them into records and lines; `capture`, `table` and `ping` read
//! those; `json` reads qlog for `qlog`, and what programs have counted themselves is in `counters`; `flow` sorts packets and finds their sequence numbers, for TCP with the rules of `tcp`; `report` gives the
//! results, and `document` writes them down.

mod capture;
mod counters;
mod document;
mod file;
mod flow;
mod json;
pub mod packets;
mod pair;
mod ping;
mod qlog;
mod report;
mod table;
mod tcp;

pub use counters::{Count, Counters};
pub use document::redact::Hidden;
pub use document::{Asked, CsvTable, Named};
pub use file::content::{Magics, magics};
pub use file::damage::Damage;
pub use file::ending::Ending;
pub use file::format::Format;
pub use file::limits::Options;
pub use file::packing::Packing;
pub use file::reader::Reader;
pub use flow::batch::Batch;
pub use flow::clock::ArrivalOrder;
pub use flow::sorter::Sorter;
pub use pair::{Delays, NoPair, Pair, PairFigures, pair};
pub use report::analysis::Analysis;
pub use report::artefacts::{Artefact, ArtefactKind};
pub use report::by::{By, NoSequence, Source};
pub use report::causes::{Cause, Hypothesis};
pub use report::cut::Cut;
pub use report::figures::{BINS, FlowFigures, Tail};
pub use report::flows::{FlowSummary, Progress, Report};
pub use report::numerals::{counted, grouped};
pub use report::path::{FlowPath, RoundTrip, Shown};
pub use report::remedies::Remedy;
pub use report::series::Series;
pub use report::signs::Signs;
pub use report::survey::{Analyses, Line, Survey, SurveyPart};
pub use tcp::verdict::Verdicts;
