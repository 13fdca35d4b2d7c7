//! The report of a file: its flows and what was found in it.

use crate::extremes::{larger, smaller};
use crate::trace::counters::Counters;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::packing::Packing;
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::flow::flows::Table;
use crate::trace::flow::hosts::Hosts;
use crate::trace::flow::replay::Peers;
use crate::trace::numbers::columns::Columns;
use crate::trace::numbers::identification::Counting;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::qlog::log::SentPackets;
use crate::trace::report::pair::Pair;

/// How much has been read so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Bytes.
    pub bytes: u64,
    /// Packets, or rows of text.
    pub packets: u64,
    /// Flows.
    pub flows: u32,
}

/// A flow of the list.
#[derive(Clone, Debug)]
pub struct FlowSummary {
    /// RTP, UDP, TCP, ...
    pub protocol: String,
    /// Address and port, or empty.
    pub source: String,
    /// Address and port, or empty.
    pub destination: String,
    /// What distinguishes it from others between the same ends; may be empty.
    pub detail: String,
    /// Packets.
    pub packets: u64,
    /// Transport payload, bytes; 0 if sizes are unknown.
    pub bytes: u64,
    /// Times of the first and the last packet in the file, ms since the first packet of the file.
    pub times: Option<(f64, f64)>,
    /// Sequences that it can be read by, best first.
    pub sequences: Vec<SequenceKind>,
    pub(in crate::trace) place: u32,
    pub(in crate::trace) part: FlowPart,
    pub(in crate::trace) counting: Counting,
    /// Why it cannot be measured, if it cannot.
    pub(super) nothing: NoSequence,
    /// An SSRC that several senders use, and how many do.
    pub(super) collision: Option<(u32, u32)>,
    /// Whether it is a direction of a TCP connection that carries no data, and the index of the other one if that does.
    pub(super) acknowledges: Option<Option<u32>>,
    /// The index of the echo requests that these replies answer, if they left in the order in which the requests
    /// arrived.
    pub(in crate::trace) mirrors: Option<u32>,
}

/// The packets of a flow that a line of the list includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trace) enum FlowPart {
    Whole,
    /// The stream of this number, of RTP or of a tunnel.
    Stream(u16),
    /// The packets that are in no stream.
    Rest,
}

/// The report of a file.
#[derive(Debug)]
pub struct Report {
    /// The format.
    pub format: Format,
    /// How the file is packed, if it is.
    pub packing: Option<Packing>,
    /// Number of bytes read.
    pub bytes: u64,
    /// Packets, or rows of text.
    pub packets: u64,
    /// The damage of the file; everything before it was read.
    pub damage: Option<Damage>,
    /// A sentence for each kind of thing that was skipped.
    pub notes: Vec<String>,
    /// First and last time, ms since 1970.
    pub times: Option<(f64, f64)>,
    /// Packets that are earlier than the packet before them; in a text, than the row before in their flow.
    pub back_in_time: u64,
    /// Packets that were cut off before the end of their headers, and are in no flow.
    pub cut_off: u64,
    /// Packets of which only the beginning was captured.
    pub cut_short: u64,
    /// The flows, those with the most packets first.
    pub flows: Vec<FlowSummary>,
    pub(in crate::trace) table: Table,
    /// Tables shared by the measurements of several flows, built when first needed.
    pub(in crate::trace) hosts: Hosts,
    pub(in crate::trace) peers: Peers,
    /// Whether at least one flow has a time for every packet.
    pub(in crate::trace) has_clock: bool,
    /// Whether the order of the times is chosen, if times go back.
    pub(in crate::trace) is_clock_believed: bool,
    /// The results of two captures, if the report is of two.
    pub pair: Option<Pair>,
    /// Counters that other programs have written.
    pub counters: Vec<Counters>,
    /// The packets sent by an end, from its qlog.
    pub(in crate::trace) sent: Vec<SentPackets>,
}

impl Report {
    /// Whether packets are measured in the order of their times, if they have times.
    #[must_use]
    pub fn is_by_clock(&self, order: ArrivalOrder) -> bool {
        match order {
            ArrivalOrder::Auto => self.is_clock_believed,
            ArrivalOrder::File => false,
            ArrivalOrder::Clock => self.has_clock,
        }
    }

    /// How many packets are in flows that can be measured, or that only acknowledge or answer one that can.
    #[must_use]
    pub fn measurable(&self, by: SequenceChoice) -> u64 {
        let is_in = |flow: &&FlowSummary| match flow.settle(by) {
            Ok(_) | Err(NoSequence::Acknowledges(_) | NoSequence::Mirrors(_)) => true,
            Err(_) => false,
        };
        self.flows.iter().filter(is_in).map(|flow| flow.packets).sum()
    }

    /// Times of the first and the last packet, ms since the first packet of the file.
    pub(in crate::trace) fn span(&self) -> Option<(f64, f64)> {
        if let Some((first, last)) = self.times {
            return Some((0.0, last - first));
        }
        let widen =
            |(start, end): (f64, f64), (first, last): (f64, f64)| (smaller(first, start), larger(last, end));
        self.flows.iter().filter_map(|flow| flow.times).reduce(widen)
    }

    /// All that was read.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { bytes: self.bytes, packets: self.packets, flows: self.flows.len() as u32 }
    }
}

/// The protocol of a flow of ping's output.
pub(super) const PING: &str = "ping";

impl FlowSummary {
    /// The kind of sequence number to read it by.
    ///
    /// # Errors
    /// If it has none of that kind.
    pub fn settle(&self, by: SequenceChoice) -> Result<SequenceKind, NoSequence> {
        // the identifications of acknowledgments count too if identifications are asked for
        let is_by_data =
            self.is_text() || matches!(by, SequenceChoice::Auto | SequenceChoice::Only(SequenceKind::Tcp));
        if let Some(other) = self.acknowledges.filter(|_| is_by_data) {
            return Err(other.map_or(NoSequence::NoData, NoSequence::Acknowledges));
        }
        if let Some(requests) = self.mirrors.filter(|_| by == SequenceChoice::Auto) {
            return Err(NoSequence::Mirrors(requests));
        }
        let nothing = if self.collision.is_some() { NoSequence::Collision } else { self.nothing.clone() };
        let best = *self.sequences.first().ok_or(nothing)?;
        match by {
            SequenceChoice::Only(SequenceKind::Rtp) if self.collision.is_some() => Err(NoSequence::Collision),
            SequenceChoice::Only(asked) if !self.is_text() => {
                let others =
                    || self.sequences.iter().map(|source| source.id()).collect::<Vec<_>>().join(", ");
                let found = self.sequences.contains(&asked).then_some(asked);
                found.ok_or_else(|| NoSequence::NotThis { asked, others: others() })
            }
            _ => Ok(best),
        }
    }

    fn is_text(&self) -> bool {
        self.sequences.first() == Some(&SequenceKind::Csv) || self.protocol == PING
    }

    /// Counts a packet.
    pub(super) fn add(&mut self, columns: &Columns, packet: usize) {
        self.packets += 1;
        let size = columns.sizes.get(packet).filter(|&size| size != Columns::NO_SIZE);
        self.bytes += size.map_or(0, u64::from);
        if let Some(time) = columns.times.get(packet).filter(|time| !time.is_nan()) {
            self.times = Some((self.times.map_or(time, |(first, _)| first), time));
        }
        if let Some(id) = columns.ids.get(packet) {
            self.counting.take(id);
        }
    }

    /// Counts all packets of a flow, column by column, which takes half the time.
    pub(super) fn add_all(&mut self, columns: &Columns) {
        let packets = columns.times.len();
        self.packets = packets as u64;
        let sizes = columns.sizes.values().into_iter();
        self.bytes = sizes.filter(|&size| size != Columns::NO_SIZE).map(u64::from).sum();
        let time = |packet: usize| columns.times.get(packet).filter(|time| !time.is_nan());
        self.times = (0..packets).find_map(time).zip((0..packets).rev().find_map(time));
        columns.ids.iter().for_each(|id| self.counting.take(id));
    }
}
