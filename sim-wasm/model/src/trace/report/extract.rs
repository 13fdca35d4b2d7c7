//! The sequence numbers of a flow, read by one of the kinds that it has.

use crate::sorted;
use crate::trace::flow::datagrams::Datagrams;
use crate::trace::flow::flows::{Flow, Kind, Table};
use crate::trace::flow::given_sequence::{GivenSequence, Width};
use crate::trace::flow::hosts::{Hosts, Packet};
use crate::trace::flow::restart;
use crate::trace::flow::rtp::{Protocol, Streams};
use crate::trace::numbers::columns::{Columns, pick};
use crate::trace::numbers::identification::{self, IdentificationSequence, StampedIdentification};
use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::numbers::unfold::{Unfold16, unfold_all};
use crate::trace::numbers::wrapping::{self, WrappedNumbers};
use crate::trace::report::flows::{FlowPart, FlowSummary};
use crate::trace::report::listing::COLLISION_ADVICE;
use crate::trace::tcp::merged::MergedSegments;
use crate::trace::tcp::order;
use crate::trace::tcp::segments::Segments;
use crate::trace::tcp::verdict::{Verdict, Verdicts};
use crate::trace::words::numerals::{counted, grouped};
use std::cell::LazyCell;

/// The sequence of a flow, with the packet of each number.
#[derive(Debug, Default)]
pub struct Extracted {
    pub sequences: Vec<u64>,
    pub packets: Vec<u32>,
    pub sent: Option<(u64, u64)>,
    pub method: Vec<String>,
    pub tcp: Option<Verdicts>,
    /// The verdict on each packet of the flow; TCP only.
    pub verdicts: Vec<Verdict>,
    /// Segments that are copies of others.
    pub same: Vec<u32>,
    /// Packets that were lost and never retransmitted, by their bytes; TCP only.
    pub missing: Vec<(u64, u64)>,
    /// Segments that were merged; TCP only.
    pub merged: Option<MergedSegments>,
    pub wraps: Option<u32>,
    /// How often the sender restarted.
    pub restarts: u64,
    /// Packets left out because their numbers fit no series.
    pub strays: u64,
    /// The most packets that may be lost, if the numbers do not show it.
    pub lost_at_most: Option<u64>,
}

/// The sequence of the packets in a line of the list.
pub fn extract(
    table: &Table,
    hosts: &Hosts,
    summary: &FlowSummary,
    flow: &Flow,
    by: SequenceKind,
) -> Extracted {
    let packets = || packets_of(summary, flow);
    if by == SequenceKind::IpId {
        return by_identification(table, hosts, summary, flow, &packets());
    }
    match &flow.kind {
        Kind::Udp(datagrams) if by == SequenceKind::Iperf => by_probes(datagrams, &packets()),
        Kind::Udp(datagrams) if by == SequenceKind::Vpn => by_window(&datagrams.streams, packets()),
        Kind::Udp(datagrams) => {
            let packets = packets();
            let streams = &datagrams.streams;
            let numbers: Vec<u16> =
                packets.iter().map(|&packet| streams.number_of(packet as usize)).collect();
            let mut found =
                by_restarting("By RTP sequence number, wraps of 16 bits unfolded.", &numbers, &packets);
            found.method.extend(collisions(&found, streams));
            found
        }
        Kind::Echo(numbers) => {
            let mut unfold = Unfold16::default();
            let sequences = numbers.iter().map(|&number| unfold.next(number)).collect();
            let method = "By ICMP echo sequence number, wraps of 16 bits unfolded.".to_owned();
            Extracted { sequences, packets: packets(), method: vec![method], ..Extracted::default() }
        }
        Kind::Given(given) => by_given(table, given, &flow.columns, packets()),
        Kind::Tcp(segments) => by_segments(table, segments, &flow.columns),
        Kind::Other => Extracted::default(),
    }
}

/// The sequence by the numbers in iperf's datagrams.
fn by_probes(datagrams: &Datagrams, packets: &[u32]) -> Extracted {
    let marked = |&packet: &u32| Some((datagrams.probes.mark(packet)?.number, packet));
    let (sequences, packets): (Vec<u64>, Vec<u32>) = packets.iter().filter_map(marked).unzip();
    let mut method =
        vec!["By the number that iperf writes into each datagram, beside the time of sending.".to_owned()];
    if datagrams.merged > 0 {
        method.push(format!(
            "{} longer than a frame: where offload merged several, the numbers of all but the first of them are hidden, and are no losses.",
            counted(datagrams.merged.into(), "datagram")
        ));
    }
    Extracted { sequences, packets, method, ..Extracted::default() }
}

/// The sequence by the numbers of an encrypted tunnel, with the anti-replay window that accepts all packets. ESP's 32
/// bits may be the lower half of 64 (RFC 4303, 2.2.1), and are unfolded.
fn by_window(streams: &Streams, packets: Vec<u32>) -> Extracted {
    let mut sequences: Vec<u64> =
        packets.iter().map(|&packet| streams.long_number_of(packet as usize)).collect();
    let stream = packets.first().and_then(|&packet| streams.stream_of(packet as usize));
    let is_esp = stream.is_some_and(|stream| streams.protocol(stream) == Protocol::Esp);
    let (mut number, mut asked) = ("WireGuard's counter", "");
    if is_esp {
        number = "ESP sequence number (RFC 4303, 2.2)";
        asked = " (RFC 4303, 3.4.3, asks for 32 at least, and prefers 64)";
        sequences = unfold_all(32, &sequences);
        let turns = sequences.iter().min().map_or(0, |least| least >> 32 << 32);
        sequences.iter_mut().for_each(|number| *number -= turns);
    }
    let window = counted(window(&sequences), "number");
    let mut method =
        vec![format!("By {number}. An anti-replay window of {window} drops none of these packets{asked}.")];
    if streams.new_keys > 0 {
        method.push(format!(
            "The numbers of {} follow the old ones: nothing between counts as lost.",
            counted(streams.new_keys, "new key")
        ));
    }
    Extracted { sequences, packets, method, ..Extracted::default() }
}

/// The smallest window, down from the highest number so far, that has each number when it first arrives.
fn window(sequences: &[u64]) -> u64 {
    let mut is_copy = vec![false; sequences.len()];
    let mut before = None;
    for row in sorted::ascending(sequences.iter().copied()) {
        let number = Some(sequences[row as usize]);
        is_copy[row as usize] = number == before;
        before = number;
    }
    let (mut highest, mut window) = (0, 1);
    for (&number, is_copy) in sequences.iter().zip(is_copy) {
        highest = highest.max(number);
        window = window.max(if is_copy { 1 } else { highest - number + 1 });
    }
    window
}

fn by_segments(table: &Table, segments: &Segments, columns: &Columns) -> Extracted {
    let other = segments.peer.and_then(|peer| table.flows.get(peer as usize)?.segments());
    let ordered = order::order(segments, columns, other.map(|other| &other.sacks));
    let method = order::method(segments, &ordered);
    Extracted {
        sequences: ordered.sequences,
        packets: ordered.packets,
        sent: ordered.sent,
        method,
        tcp: Some(ordered.verdicts),
        verdicts: ordered.given,
        same: ordered.same,
        missing: ordered.missing.packets,
        merged: ordered.merged,
        ..Extracted::default()
    }
}

fn by_given(table: &Table, given: &GivenSequence, columns: &Columns, mut packets: Vec<u32>) -> Extracted {
    if let Some(segments) = given.segments() {
        return by_segments(table, segments, columns);
    }
    if let Some(extracted) = by_wrapped(given, &packets) {
        return extracted;
    }
    let what = match given.width {
        _ if given.is_ping => "By the sequence number of each reply that ping printed.",
        _ if given.is_pair && given.is_quic => "By the order in which the sender's log has the packets.",
        _ if given.is_pair => "By the order in which the sender's capture has the packets.",
        _ if given.is_quic => "By QUIC packet number, in the order in which the log has the packets.",
        _ if given.is_order => "By the numbers of the text, in their order.",
        Width::Plain => "By the table's sequence column.",
        Width::Bits16 => "By the table's sequence column, wraps of 16 bits unfolded.",
        Width::Bytes => {
            "By the table's TCP sequence numbers. They count bytes and the lengths are missing (tcp.len), so packets are ranked and no losses are known."
        }
    };
    let mut method = vec![what.to_owned()];
    let sequences = match given.width {
        Width::Plain => given.sequences.clone(),
        Width::Bits16 => {
            let numbers: Vec<u16> = given.sequences.iter().map(|&number| number as u16).collect();
            return by_restarting(what, &numbers, &packets);
        }
        Width::Bytes => {
            let count = packets.len();
            packets = given.without_repeats();
            let repeats = count - packets.len();
            if repeats > 0 {
                method.push(format!(
                    "Rows that repeat the number of the row in front, as acknowledgments without payload do, are left out: {repeats}."
                ));
            }
            ranked(&pick(&given.sequences, &packets))
        }
    };
    Extracted { sequences, packets, sent: given.sent, method, ..Extracted::default() }
}

/// The sequence by 16-bit numbers of a sender that may restart.
fn by_restarting(what: &str, numbers: &[u16], packets: &[u32]) -> Extracted {
    let unfolded = restart::unfold(numbers);
    let method = std::iter::once(what.to_owned()).chain(restart::sentences(&unfolded)).collect();
    let numbered = unfolded.numbers.iter().zip(packets);
    let (sequences, packets) = numbered.filter_map(|(&number, &packet)| Some((number?, packet))).unzip();
    let (restarts, strays) = (unfolded.restarts, unfolded.strays);
    Extracted { sequences, packets, method, restarts, strays, ..Extracted::default() }
}

/// A sentence about packets that have the same number as others, but are not copies of them.
fn collisions(found: &Extracted, streams: &Streams) -> Option<String> {
    let content = |(&number, &packet): (&u64, &u32)| (number, streams.content_of(packet as usize));
    let mut contents: Vec<(u64, u32)> = found.sequences.iter().zip(&found.packets).map(content).collect();
    contents.sort_unstable();
    contents.dedup();
    let others = contents.windows(2).filter(|pair| pair[0].0 == pair[1].0).count() as u64;
    (others > 0).then(|| {
        let packets = counted(others, "packet");
        format!("{packets} with the number of an earlier one, but other contents, counted as duplicates: either several senders use this SSRC (RFC 3550, 8.2), and what is reordered here is the one against the other, or something on the path rewrites packets. {COLLISION_ADVICE}")
    })
}

/// The sequence by numbers that wrap, in a text that does not say so.
fn by_wrapped(given: &GivenSequence, packets: &[u32]) -> Option<Extracted> {
    // false if the text names numbers that were sent but did not arrive
    let is_all =
        given.sent.is_none_or(|(first, last)| [first, last].iter().all(|end| given.sequences.contains(end)));
    if given.width != Width::Plain || given.is_ping || given.is_quic || given.is_pair || !is_all {
        return None;
    }
    let WrappedNumbers { bits, sequences } = wrapping::recognise(&given.sequences)?;
    let what = if given.is_order {
        "the numbers of the text, in their order"
    } else {
        "the table's sequence column"
    };
    let largest = grouped((1 << bits) - 1);
    let method = format!(
        "By {what}, read as a counter of {bits} bits that goes on from 0 after {largest}: so fewer packets are reordered, lost or repeated than if the numbers are taken as they are."
    );
    let (packets, wraps) = (packets.to_vec(), Some(bits));
    Some(Extracted { sequences, packets, wraps, method: vec![method], ..Extracted::default() })
}

/// Ranks of 32-bit sequence numbers.
fn ranked(numbers: &[u64]) -> Vec<u64> {
    let unfolded = unfold_all(32, numbers);
    let mut sorted = unfolded.clone();
    sorted.sort_unstable();
    sorted.dedup();
    unfolded.iter().map(|number| sorted.partition_point(|other| other < number) as u64).collect()
}

/// The packets in a line of the list.
pub fn packets_of(summary: &FlowSummary, flow: &Flow) -> Vec<u32> {
    let all = 0..flow.columns.times.len() as u32;
    let Kind::Udp(datagrams) = &flow.kind else { return all.collect() };
    let streams = &datagrams.streams;
    let is_in = |packet: &u32| {
        let stream = streams.stream_of(*packet as usize);
        match summary.part {
            FlowPart::Whole => true,
            FlowPart::Stream(number) => stream == Some(number),
            FlowPart::Rest => stream.is_none_or(|number| !streams.is_found(number)),
        }
    };
    all.filter(is_in).collect()
}

fn by_identification(
    table: &Table,
    hosts: &Hosts,
    summary: &FlowSummary,
    flow: &Flow,
    packets: &[u32],
) -> Extracted {
    let stamped = |columns: &Columns, packet: u32| {
        let identification = columns.ids.get(packet as usize)?;
        Some(StampedIdentification { identification, time: columns.times.get(packet as usize)? })
    };
    let own = |&packet: &u32| Some((packet, stamped(&flow.columns, packet)?));
    // rows of the table, in which the flow may be in another order than here
    let line = LazyCell::new(|| {
        table.flows.get(summary.place as usize).map(|flow| packets_of(summary, flow)).unwrap_or_default()
    });
    let of_host = LazyCell::new(|| hosts.packets(&table.flows, flow.key.map(|key| key.source)));
    let is_other = |other: Packet| other.place != summary.place || line.binary_search(&other.packet).is_err();
    // a text does not show which of its flows share a host
    let elsewhere = |identification, from, before| {
        flow.key.is_some() && of_host.carry(identification, from, before, is_other)
    };
    let IdentificationSequence { sequences, packets, method, lost_at_most } =
        identification::sequence(packets.iter().filter_map(own), elsewhere);
    Extracted { sequences, packets, method, lost_at_most, ..Extracted::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::flow::flows::Sighting;
    use crate::trace::flow::hosts::LOOKED;
    use crate::trace::flow::keys::Key;
    use crate::trace::headers::transport::Transport;
    use crate::trace::report::listing::list;
    use std::net::Ipv4Addr;

    /// How often packets are looked at if each of this many flows of a host lacks a number.
    fn looks(flows: u32) -> u64 {
        let mut table = Table::new(flows);
        for k in 0..12_u16 {
            for flow in 0..flows {
                let destination = Ipv4Addr::from_bits(flow).into();
                let source = Ipv4Addr::LOCALHOST.into();
                let key = Key { source, destination, protocol: 50, ports: (0, 0), is_echo: false, within: 0 };
                let number = 100 + k + u16::from(k > 5);
                let identification = Some(number);
                let seen =
                    Sighting { time: Some(f64::from(k)), size: 1, identification, ..Sighting::default() };
                table.add(&key, seen, &Transport::Other);
            }
        }
        let hosts = Hosts::default();
        LOOKED.set(0);
        for summary in list(&table) {
            let flow = &table.flows[summary.place as usize];
            let found = extract(&table, &hosts, &summary, flow, SequenceKind::IpId);
            assert_eq!(found.sequences.len(), 12);
        }
        LOOKED.get()
    }

    #[test]
    fn twice_the_flows_take_twice_the_looks() {
        let (some, twice) = (looks(400), looks(800));
        assert!(some > 0 && 2 * twice < 5 * some, "{some}, then {twice}");
    }
}
