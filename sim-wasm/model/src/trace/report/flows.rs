//! What a file contains: its flows, and the kinds of sequence number that each can be read by.

use crate::extremes::{larger, smaller};
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::unpack::Packing;
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::flow::columns::Columns;
use crate::trace::flow::flows::{Flow, Key, Kind, Table};
use crate::trace::flow::hosts::Hosts;
use crate::trace::flow::identification::Counting;
use crate::trace::flow::rtp::Stream;
use crate::trace::pair::Pair;
use crate::trace::qlog::log::SentPackets;
use crate::trace::tcp::replay::Peers;
use crate::trace::told::Told;
use std::fmt::{Display, Formatter};

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

/// Which number of a packet gives its place in the sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// RTP sequence number (RFC 3550).
    Rtp,
    /// TCP sequence number (RFC 9293), turned into packet order.
    Tcp,
    /// ICMP echo sequence number (RFC 792, RFC 4443).
    Icmp,
    /// IPv4 identification, if it counts up.
    IpId,
    /// The number in iperf's UDP payload.
    Iperf,
    /// QUIC packet numbers (RFC 9000), from a qlog.
    Quic,
    /// The order in which the sender's capture has the packets.
    Pair,
    /// The sequence column of a table.
    Csv,
}

impl Source {
    /// Name on the command line and in scenarios.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Rtp => "rtp",
            Self::Tcp => "tcp",
            Self::Icmp => "icmp",
            Self::IpId => "ipid",
            Self::Iperf => "iperf",
            Self::Quic => "quic",
            Self::Pair => "pair",
            Self::Csv => "csv",
        }
    }
}

impl Display for Source {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::Rtp => "RTP sequence numbers",
            Self::Tcp => "TCP sequence numbers",
            Self::Icmp => "ICMP echo sequence numbers",
            Self::IpId => "IP identifications that count up",
            Self::Iperf => "numbers of iperf",
            Self::Quic => "QUIC packet numbers",
            Self::Pair => "sender's capture beside it",
            Self::Csv => "a sequence column",
        })
    }
}

/// Which kind of sequence number to read by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The best one that a flow has.
    Auto,
    /// This one. Text files have only one, and are read by it in any case.
    Only(Source),
}

impl By {
    /// `auto`, `rtp`, `tcp`, `icmp`, `ipid` or `iperf`.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "auto" => Self::Auto,
            "rtp" => Self::Only(Source::Rtp),
            "tcp" => Self::Only(Source::Tcp),
            "icmp" => Self::Only(Source::Icmp),
            "ipid" => Self::Only(Source::IpId),
            "iperf" => Self::Only(Source::Iperf),
            _ => return None,
        })
    }
}

/// Why a flow cannot be measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSequence {
    /// No such flow.
    #[error("there is no flow {0}; the file has {1}, numbered from 0")]
    NoFlow(u32, u32),
    /// The flow has no sequence at all.
    #[error("the packets of this flow carry no number that tells their order")]
    Nothing,
    /// Their identifications begin anew in each batch.
    #[error(
        "the packets of this flow were sent in batches by segmentation offload, which numbers each batch anew: nothing tells their order across batches"
    )]
    Batches,
    /// Some datagrams are several in one.
    #[error(
        "{0} datagrams of this flow are longer than a frame: offload merges several, and nothing tells which and in which order"
    )]
    Merged(u32),
    /// QUIC, of which a capture shows no number.
    #[error(
        "QUIC encrypts its packet numbers, and nothing else in these packets tells their order: a qlog of either end does, or captures at both"
    )]
    Encrypted,
    /// Several senders use one SSRC.
    #[error("several senders use one SSRC in this flow, so that its RTP sequence numbers tell no order")]
    Collision,
    /// The packets carry no data: their flow only acknowledges what the flow of this index carries.
    #[error("these packets only acknowledge what the other direction, flow {0}, carries")]
    Acknowledges(u32),
    /// The same, and the other direction is not in the file, or carries no data either.
    #[error("the packets of this flow carry no data, only acknowledgments or control")]
    NoData,
    /// The flow has other sequence numbers.
    #[error("this flow has no {asked}; it can be read by {others}")]
    NotThis {
        /// What was asked for.
        asked: Source,
        /// What the flow has.
        others: String,
    },
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
    /// What distinguishes it from others between the same ends, or empty.
    pub detail: String,
    /// Packets.
    pub packets: u64,
    /// Transport payload, bytes; 0 where sizes are unknown.
    pub bytes: u64,
    /// Times of the first and the last packet in the file, ms since the first packet of the file.
    pub times: Option<(f64, f64)>,
    /// Sequences that it can be read by, best first.
    pub sequences: Vec<Source>,
    pub(in crate::trace) place: u32,
    pub(in crate::trace) part: Part,
    pub(in crate::trace) counting: Counting,
    /// Why it tells no order, where it does not.
    nothing: NoSequence,
    /// An SSRC that several senders use, and how many do.
    collision: Option<(u32, u32)>,
    /// Whether it is a direction of a TCP connection that carries no data, and the index of the other one if that does.
    acknowledges: Option<Option<u32>>,
}

/// Which packets of a flow a line of the list stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trace) enum Part {
    Whole,
    /// The RTP stream of this number.
    Stream(u16),
    /// The packets that are in no RTP stream.
    Rest,
}

/// What a file contains.
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
    /// What is wrong with the file; everything before that was read all the same.
    pub damage: Option<Damage>,
    /// A sentence for each kind of thing that was skipped.
    pub notes: Vec<String>,
    /// First and last time, ms since 1970.
    pub times: Option<(f64, f64)>,
    /// Packets whose time is before that of the packet before them; in a text, of the row before in its flow.
    pub back_in_time: u64,
    /// Packets that were cut off before the end of their headers, and are in no flow.
    pub cut_off: u64,
    /// The flows, those with the most packets first.
    pub flows: Vec<FlowSummary>,
    pub(in crate::trace) table: Table,
    /// What the flows of the table ask of each other, looked up as they are measured.
    pub(in crate::trace) hosts: Hosts,
    pub(in crate::trace) peers: Peers,
    /// Whether at least one flow has a time for every packet.
    pub(in crate::trace) has_clock: bool,
    /// Whether the order of the times is believed, where times go back.
    pub(in crate::trace) is_clock_believed: bool,
    /// What two captures tell, if the report is of two.
    pub pair: Option<Pair>,
    /// What programs have counted themselves.
    pub told: Vec<Told>,
    /// What an end has sent, by its qlog.
    pub(in crate::trace) sent: Vec<SentPackets>,
}

impl Report {
    /// Whether packets are measured in the order of their times, where they have any.
    #[must_use]
    pub fn is_by_clock(&self, order: ArrivalOrder) -> bool {
        match order {
            ArrivalOrder::Auto => self.is_clock_believed,
            ArrivalOrder::File => false,
            ArrivalOrder::Clock => self.has_clock,
        }
    }

    /// How many of all packets are in flows that have a number to read them by, or acknowledge one that has.
    #[must_use]
    pub fn measurable(&self, by: By) -> u64 {
        let is_in = |flow: &&FlowSummary| match flow.settle(by) {
            Ok(_) | Err(NoSequence::Acknowledges(_)) => true,
            Err(_) => false,
        };
        self.flows.iter().filter(is_in).map(|flow| flow.packets).sum()
    }

    /// When the first packet came and the last, in the times of the flows, ms.
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

impl FlowSummary {
    /// The kind of sequence number to read it by.
    ///
    /// # Errors
    /// If it has none of that kind.
    pub fn settle(&self, by: By) -> Result<Source, NoSequence> {
        // whoever asks for identifications may have those of acknowledgments too
        let is_by_data = self.is_text() || matches!(by, By::Auto | By::Only(Source::Tcp));
        if let Some(other) = self.acknowledges.filter(|_| is_by_data) {
            return Err(other.map_or(NoSequence::NoData, NoSequence::Acknowledges));
        }
        let nothing = if self.collision.is_some() { NoSequence::Collision } else { self.nothing.clone() };
        let best = *self.sequences.first().ok_or(nothing)?;
        match by {
            By::Only(Source::Rtp) if self.collision.is_some() => Err(NoSequence::Collision),
            By::Only(asked) if !self.is_text() => {
                let others =
                    || self.sequences.iter().map(|source| source.id()).collect::<Vec<_>>().join(", ");
                let found = self.sequences.contains(&asked).then_some(asked);
                found.ok_or_else(|| NoSequence::NotThis { asked, others: others() })
            }
            _ => Ok(best),
        }
    }

    fn is_text(&self) -> bool {
        self.sequences.first() == Some(&Source::Csv) || self.protocol == PING
    }

    fn add(&mut self, columns: &Columns, packet: usize) {
        self.packets += 1;
        let size = columns.sizes.get(packet).filter(|&&size| size != Columns::NO_SIZE);
        self.bytes += size.map_or(0, |&size| u64::from(size));
        if let Some(&time) = columns.times.get(packet).filter(|time| !time.is_nan()) {
            self.times = Some((self.times.map_or(time, |(first, _)| first), time));
        }
        if let Some(&id) = columns.ids.get(packet) {
            self.counting.take(id);
        }
    }
}

const PING: &str = "ping";

/// The flows of a table, those with the most packets first.
pub(in crate::trace) fn list(table: &Table) -> Vec<FlowSummary> {
    let mut all: Vec<FlowSummary> =
        (0..).zip(&table.flows).flat_map(|(place, flow)| summaries(table, place, flow)).collect();
    // stable: flows of equal size stay in the order of their first packets
    all.sort_by_key(|flow| std::cmp::Reverse(flow.packets));
    fold(table, &mut all);
    all
}

/// Tells directions without data which flow they acknowledge.
fn fold(table: &Table, all: &mut [FlowSummary]) {
    let segments = |place: u32| table.flows.get(place as usize).and_then(Flow::segments);
    let mut index_of = vec![None; table.flows.len()];
    for (index, flow) in (0_u32..).zip(all.iter()) {
        let carries = segments(flow.place).is_some_and(|segments| segments.largest > 0);
        index_of[flow.place as usize] = carries.then_some(index);
    }
    for flow in all {
        let Some(own) = segments(flow.place).filter(|segments| segments.largest == 0) else { continue };
        let other = own.peer.and_then(|peer| index_of.get(peer as usize).copied().flatten());
        flow.acknowledges = Some(other);
    }
}

/// What can be done where several senders use one SSRC.
pub(in crate::trace) const COLLISION_ADVICE: &str = "To measure one of them, capture where it alone passes, or write a table with rtp.seq and a column named flow that tells them apart (by eth.src or ip.ttl, say).";

/// A sentence about flows that carry RTP, but whose numbers tell no order as several senders use one SSRC.
pub(in crate::trace) fn collisions(flows: &[FlowSummary]) -> Option<String> {
    let mut found = flows.iter().filter_map(|flow| Some((flow, flow.collision?)));
    let (FlowSummary { source, destination, .. }, (ssrc, senders)) = found.next()?;
    let more = match found.count() {
        0 => String::new(),
        1 => " Another flow has such a collision too.".to_owned(),
        more => format!(" {more} other flows have such a collision too."),
    };
    Some(format!(
        "RTP from {source} to {destination}: the numbers under the SSRC 0x{ssrc:08x} run in {senders} series at once, so {senders} senders use it (a collision, RFC 3550, 8.2), and no order can be told from them.{more} {COLLISION_ADVICE}"
    ))
}

fn summaries(table: &Table, place: u32, flow: &Flow) -> Vec<FlowSummary> {
    let tunnel = flow.key.map(|key| table.tunnels.words(key.within)).filter(|words| !words.is_empty());
    let summary = |part, protocol: &str, detail: String| {
        let details = [Some(detail).filter(|detail| !detail.is_empty()), tunnel.clone()];
        let detail = details.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let (source, destination) = match (&flow.key, &flow.kind) {
            (Some(key), _) => ends(key),
            (None, Kind::Given(given)) => (given.source.clone(), given.destination.clone()),
            (None, _) => Default::default(),
        };
        let (packets, bytes, times, sequences, counting, collision, acknowledges) = Default::default();
        let protocol = protocol.to_owned();
        FlowSummary {
            nothing: NoSequence::Nothing,
            protocol,
            source,
            destination,
            detail,
            packets,
            bytes,
            times,
            sequences,
            place,
            part,
            counting,
            collision,
            acknowledges,
        }
    };
    let count = flow.columns.times.len();
    let mut found = Vec::new();
    if let Kind::Udp(datagrams) = &flow.kind {
        let streams = &datagrams.streams;
        let mut line_of = Vec::new();
        for (number, stream) in streams.found() {
            line_of.resize(usize::from(number) + 1, None);
            line_of[usize::from(number)] = Some(found.len());
            found.push(summary(Part::Stream(number), "RTP", stream_detail(stream)));
        }
        let is_split = !found.is_empty();
        let rest = found.len();
        found.push(summary(if is_split { Part::Rest } else { Part::Whole }, "UDP", datagrams.words()));
        for packet in 0..count {
            let stream = streams.stream_of(packet).filter(|_| is_split);
            let line = stream.and_then(|stream| line_of.get(usize::from(stream)).copied().flatten());
            found[line.unwrap_or(rest)].add(&flow.columns, packet);
        }
        found[rest].collision = streams.collision(found[rest].packets.div_ceil(2));
    } else {
        let (protocol, detail) = names(flow);
        let mut whole = summary(Part::Whole, &protocol, detail);
        (0..count).for_each(|packet| whole.add(&flow.columns, packet));
        found.push(whole);
    }
    found.retain(|line| line.packets > 0);
    for line in &mut found {
        let own = match (&flow.kind, line.part) {
            (Kind::Udp(_), Part::Stream(_)) => Some(Source::Rtp),
            (Kind::Udp(datagrams), Part::Whole) if datagrams.probes.layout().is_some() => Some(Source::Iperf),
            (Kind::Tcp(segments), _) if segments.largest > 0 => Some(Source::Tcp),
            (Kind::Echo(_), _) => Some(Source::Icmp),
            (Kind::Given(given), _) => given.source(),
            _ => None,
        };
        line.sequences.extend(own);
        let no_counter = counter_of(flow, line);
        line.sequences.extend(no_counter.is_none().then_some(Source::IpId));
        line.nothing = no_counter.unwrap_or(NoSequence::Nothing);
    }
    found
}

/// Why the identifications of a line are no counter; `None` if they are one.
fn counter_of(flow: &Flow, line: &FlowSummary) -> Option<NoSequence> {
    let datagrams = match &flow.kind {
        Kind::Udp(datagrams) => Some(datagrams),
        _ => None,
    };
    // rule counter-6: what is merged has one identification for several packets
    let merged = datagrams.map_or(0, |datagrams| datagrams.merged);
    if u64::from(merged) * 100 > line.packets {
        return Some(NoSequence::Merged(merged));
    }
    if line.counting.is_counter() {
        return None;
    }
    Some(match datagrams {
        Some(_) if line.counting.is_batched() => NoSequence::Batches,
        Some(datagrams) if datagrams.is_quic => NoSequence::Encrypted,
        _ => NoSequence::Nothing,
    })
}

fn stream_detail(stream: &Stream) -> String {
    format!("SSRC 0x{:08x}, payload type {}", stream.ssrc, stream.payload_type)
}

fn ends(key: &Key) -> (String, String) {
    let end = |address: std::net::IpAddr, port: u16| match key.protocol {
        6 | 17 => std::net::SocketAddr::new(address, port).to_string(),
        _ => address.to_string(),
    };
    (end(key.source, key.ports.0), end(key.destination, key.ports.1))
}

fn names(flow: &Flow) -> (String, String) {
    let Some(key) = &flow.key else {
        let (name, detail) = match &flow.kind {
            Kind::Given(given) if given.is_quic => ("QUIC", given.detail.clone()),
            Kind::Given(given) => (if given.is_ping { PING } else { "table" }, given.detail.clone()),
            _ => ("table", String::new()),
        };
        return (name.to_owned(), detail);
    };
    let name = match key.protocol {
        1 => "ICMP",
        2 => "IGMP",
        6 => "TCP",
        17 => "UDP",
        47 => "GRE",
        50 => "ESP",
        51 => "AH",
        58 => "ICMPv6",
        132 => "SCTP",
        other => return (format!("IP protocol {other}"), String::new()),
    };
    if !key.is_echo {
        return (name.to_owned(), String::new());
    }
    let kind = if key.ports.0 == 1 { "request" } else { "reply" };
    (format!("{name} echo {kind}"), format!("identifier {}", key.ports.1))
}
