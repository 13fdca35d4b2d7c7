//! Sequences out of captures: pcap, pcapng, CSV and the output of ping (issue 3, "Your own trace").
//!
//! A [`Reader`] is fed a file piece by piece, tells its format from its content, sorts packets into
//! flows and keeps about twenty bytes of each; its [`Report`] lists the flows and measures any of
//! them by the sequence that the caller chooses. Input is not trusted: every length is checked,
//! nothing panics, and what could be read before a damage stays in the report.
//!
//! From the file inwards: `reader` takes bytes, `pieces` and `lines` frame them; `pcap`, `pcapng`,
//! `csv`, `ping` read records; `link`, `ip`, `transport` decode headers; `flows` sorts packets;
//! `rtp`, `tcp`, `identification` find sequences; `report` and `analysis` hand out the results.

mod analysis;
mod bytes;
mod capture;
pub mod compose;
mod csv;
mod damage;
mod flows;
mod given;
mod identification;
mod ip;
mod lines;
mod link;
mod pcap;
mod pcapng;
mod pieces;
mod ping;
mod reader;
mod report;
mod rtp;
mod segments;
mod series;
mod tcp;
mod transport;
mod unfold;
mod verdict;

pub use analysis::Analysis;
pub use damage::Damage;
pub use reader::{Format, Options, Progress, Reader};
pub use report::{By, FlowSummary, NoSequence, Report, Source};
pub use series::Series;
pub use verdict::Verdicts;
