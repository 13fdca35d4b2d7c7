//! The list of a file's flows: the name of each, and the numbers by which it can be measured.

use crate::sorted;
use crate::trace::flow::flows::{Flow, Kind, Table};
use crate::trace::flow::keys::Key;
use crate::trace::flow::rtp::{Protocol, Stream};
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceKind};
use crate::trace::report::flows::{FlowPart, FlowSummary, PING};
use crate::trace::words::numerals::grouped;

/// The flows of a table, those with the most packets first.
pub(in crate::trace) fn list(table: &Table) -> Vec<FlowSummary> {
    let mut all: Vec<FlowSummary> =
        (0..).zip(&table.flows).flat_map(|(place, flow)| summaries(table, place, flow)).collect();
    // stable: flows of equal size stay in the order of their first packets
    sorted::by_key(&mut all, |flow| !flow.packets);
    fold(table, &mut all);
    mirror(table, &mut all);
    all
}

/// Marks echo replies that left in the order in which the requests arrived: they show nothing more than the requests.
fn mirror(table: &Table, all: &mut [FlowSummary]) {
    let numbers = |place: u32| match &table.flows.get(place as usize)?.kind {
        Kind::Echo(numbers) => Some(numbers.as_slice()),
        _ => None,
    };
    let found: Vec<(usize, u32)> = (0..)
        .zip(all.iter())
        .filter_map(|(at, reply)| {
            let key = table.flows.get(reply.place as usize)?.key?.requests()?;
            let place = table.place_beside(&key, table.flows.get(reply.place as usize)?.interface)?;
            mirrors(numbers(place)?, numbers(reply.place)?).then_some((at, place))
        })
        .collect();
    if found.is_empty() {
        return;
    }
    let mut index_of = vec![0; table.flows.len()];
    (0..).zip(all.iter()).for_each(|(index, flow)| index_of[flow.place as usize] = index);
    for (at, place) in found {
        all[at].mirrors = Some(index_of[place as usize]);
    }
}

/// Whether replies repeat the order of the requests: the requests are not simply counted up, and each is answered,
/// except perhaps the last one, after the end.
fn mirrors(requests: &[u16], replies: &[u16]) -> bool {
    let is_harmed = requests.windows(2).any(|pair| pair[1] != pair[0].wrapping_add(1));
    is_harmed && requests.len() - requests.len().min(replies.len()) <= 1 && requests.starts_with(replies)
}

/// Marks directions without data with the flow that they acknowledge.
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

/// Advice if several senders use one SSRC.
pub(in crate::trace) const COLLISION_ADVICE: &str = "To measure one of them, capture where it alone passes, or write a table with rtp.seq and a column named flow that tells them apart (by eth.src or ip.ttl, say).";

/// A sentence about flows that carry RTP, but have no order because several senders use one SSRC.
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
    let interface = flow.interface.map(|interface| format!("on interface {interface}"));
    let summary = |part, protocol: &str, detail: String| {
        let details = [Some(detail).filter(|detail| !detail.is_empty()), interface.clone(), tunnel.clone()];
        let detail = details.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let (source, destination) = match (&flow.key, &flow.kind) {
            (Some(key), _) => ends(key),
            (None, Kind::Given(given)) => (given.source.clone(), given.destination.clone()),
            (None, _) => Default::default(),
        };
        let (packets, bytes, times, sequences, counting, collision, acknowledges, mirrors) =
            Default::default();
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
            mirrors,
        }
    };
    let mut found = Vec::new();
    if let Kind::Udp(datagrams) = &flow.kind {
        let streams = &datagrams.streams;
        let mut line_of = Vec::new();
        for (number, stream) in streams.found() {
            line_of.resize(usize::from(number) + 1, None);
            line_of[usize::from(number)] = Some(found.len());
            let (protocol, detail) = stream_names(stream);
            found.push(summary(FlowPart::Stream(number), protocol, detail));
        }
        let is_split = !found.is_empty();
        let rest = found.len();
        let part = if is_split { FlowPart::Rest } else { FlowPart::Whole };
        found.push(summary(part, &names(flow).0, datagrams.words()));
        if is_split {
            for packet in 0..flow.columns.times.len() {
                let stream = streams.stream_of(packet);
                let line = stream.and_then(|stream| line_of.get(usize::from(stream)).copied().flatten());
                found[line.unwrap_or(rest)].add(&flow.columns, packet);
            }
        } else {
            found[rest].add_all(&flow.columns);
        }
        found[rest].collision = streams.collision(found[rest].packets.div_ceil(2));
    } else {
        let (protocol, detail) = names(flow);
        let mut whole = summary(FlowPart::Whole, &protocol, detail);
        whole.add_all(&flow.columns);
        found.push(whole);
    }
    found.retain(|line| line.packets > 0);
    for line in &mut found {
        let own = match (&flow.kind, line.part) {
            (Kind::Udp(datagrams), FlowPart::Stream(number)) => match datagrams.streams.protocol(number) {
                Protocol::Rtp => Some(SequenceKind::Rtp),
                Protocol::Esp | Protocol::WireGuard => Some(SequenceKind::Vpn),
            },
            (Kind::Udp(datagrams), FlowPart::Whole) if datagrams.probes.layout().is_some() => {
                Some(SequenceKind::Iperf)
            }
            (Kind::Tcp(segments), _) if segments.largest > 0 => Some(SequenceKind::Tcp),
            (Kind::Echo(_), _) => Some(SequenceKind::Icmp),
            (Kind::Given(given), _) => given.source(),
            _ => None,
        };
        line.sequences.extend(own);
        let no_counter = counter_of(flow, line);
        line.sequences.extend(no_counter.is_none().then_some(SequenceKind::IpId));
        if let Some(data) = hardly_any_data(flow, line) {
            let words = if line.counting.is_own() {
                // the identification counts acknowledgments too
                line.sequences.reverse();
                "mostly acknowledgments".to_owned()
            } else {
                let (data, all) = (grouped(data), grouped(line.packets));
                format!("{data} of {all} packets measured, the others only acknowledge")
            };
            line.detail = if line.detail.is_empty() { words } else { format!("{}, {words}", line.detail) };
        }
        line.nothing = no_counter.unwrap_or(NoSequence::Nothing);
    }
    found
}

/// The number of segments with data, if most packets of the direction only acknowledge the other one.
fn hardly_any_data(flow: &Flow, line: &FlowSummary) -> Option<u64> {
    let Kind::Tcp(segments) = &flow.kind else { return None };
    let is_few = |data: u64| data > 0 && data * ACKNOWLEDGMENTS < line.packets;
    // counting stops as soon as there are enough
    let least = line.bytes.div_ceil(u64::from(segments.largest.max(1)));
    let count = || flow.columns.sizes.iter().filter(|&size| size > 0).count() as u64;
    is_few(least).then(count).filter(|&data| is_few(data))
}

/// A direction with more than this many packets for each one with data consists mostly of acknowledgments.
const ACKNOWLEDGMENTS: u64 = 10;

/// Why the identifications of a line are not a counter; `None` if they are.
fn counter_of(flow: &Flow, line: &FlowSummary) -> Option<NoSequence> {
    // ICMP errors are limited in their rate: gaps in their numbers are not losses
    if flow.key.is_some_and(|key| matches!(key.protocol, 1 | 58) && !key.is_echo) {
        return Some(NoSequence::Messages);
    }
    let datagrams = match &flow.kind {
        Kind::Udp(datagrams) => Some(datagrams),
        _ => None,
    };
    // rule counter-6: several merged packets have one identification
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
        None if flow.key.is_some_and(|key| key.protocol == 132) => NoSequence::Chunks,
        _ => NoSequence::Nothing,
    })
}

/// The protocol of a stream, and what tells it from others.
fn stream_names(stream: &Stream) -> (&'static str, String) {
    let Stream { ssrc, payload_type, .. } = stream;
    let (protocol, index) = match stream.protocol {
        Protocol::Rtp => return ("RTP", format!("SSRC 0x{ssrc:08x}, payload type {payload_type}")),
        Protocol::Esp => ("ESP", "SPI"),
        Protocol::WireGuard => ("WireGuard", "receiver index"),
    };
    (protocol, format!("{index} 0x{ssrc:08x}"))
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
