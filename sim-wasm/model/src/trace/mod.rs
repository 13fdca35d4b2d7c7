//! Packet sequences from captures: pcap, pcapng, CSV and the output of ping (docs/metrics.md, traces).
//!
//! A [`Reader`] is fed a file piece by piece, recognises the format by the content, sorts packets into flows
//! and keeps about twenty bytes of each packet; its [`Report`] lists the flows and measures any of them by
//! the kind of sequence number that the caller chooses. Input is not trusted: every length is checked,
//! nothing panics, and what was read before the file turned out to be damaged stays in the report.
//!
//! From the file inwards: `reader` takes bytes; `pieces` and `lines` split them into records and lines;
//! `pcap`, `pcapng`, `csv`, `ping` read those; `link`, `ip`, `transport` decode headers; `flows` sorts
//! packets; `rtp`, `tcp`, `identification` find sequence numbers, and `extract` unfolds them;
//! `orders` chooses the order of
//! arrival; `report` and `analysis` give the results.

mod analysis;
mod bare;
mod bytes;
mod capture;
mod climb;
mod clock;
mod columns;
mod csv;
mod csv_ends;
mod csv_fields;
mod csv_header;
mod csv_info;
mod csv_packets;
mod csv_tally;
mod csv_tcp;
mod csv_times;
mod cut;
mod damage;
mod elsewhere;
mod extract;
mod flows;
mod format;
mod given;
mod handshake;
mod holes;
mod hosts;
mod identification;
mod instant;
mod ip;
mod lines;
mod link;
mod numerals;
mod order;
mod orders;
mod pcap;
mod pcapng;
mod pieces;
mod ping;
mod ping_lines;
mod raw;
mod reader;
mod replay;
mod report;
mod restart;
mod rtp;
mod segments;
mod senders;
mod series;
mod tcp;
mod terminal;
mod transport;
mod unfold;
mod unread;
mod verdict;
mod wrap;

pub use analysis::Analysis;
pub use clock::ArrivalOrder;
pub use cut::Cut;
pub use damage::Damage;
pub use format::Format;
pub use numerals::{counted, grouped};
pub use reader::{Options, Reader};
pub use report::{By, FlowSummary, NoSequence, Progress, Report, Source};
pub use series::Series;
pub use verdict::Verdicts;
