//! Packets sorted into flows, each of one direction.

use crate::trace::capture::transport::{Segment, Transport};
use crate::trace::capture::tunnel::{Tunnels, Within};
use crate::trace::flow::columns::Columns;
use crate::trace::flow::datagrams::Datagrams;
use crate::trace::table::numbers::Given;
use crate::trace::tcp::segments::Segments;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::net::IpAddr;

/// What the packets of a flow have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub source: IpAddr,
    pub destination: IpAddr,
    /// IP protocol number.
    pub protocol: u8,
    /// Ports; for ICMP echo, 1 for a request or 0, and the identifier.
    pub ports: (u16, u16),
    pub is_echo: bool,
    /// The tunnel that they came through.
    pub within: Within,
}

/// Odd numbers that spread bits upwards.
const ODD: [u32; 3] = [0x9e37_79b1, 0x85eb_ca77, 0xc2b2_ae3d];

/// In one piece: each packet is looked up by its key.
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [source, destination] = [self.source, self.destination].map(|address| match address {
            IpAddr::V4(address) => u128::from(address.to_bits()),
            IpAddr::V6(address) => address.to_bits(),
        });
        let ports = u128::from(self.ports.0) << 16 | u128::from(self.ports.1);
        let rest = u128::from(self.within) << 16 | u128::from(self.is_echo) << 8 | u128::from(self.protocol);
        if let (Ok(source), Ok(destination)) = (u32::try_from(source), u32::try_from(destination)) {
            let ends = u128::from(source) << 96 | u128::from(destination) << 64;
            state.write_u128(ends | ports << 32 | rest);
        } else {
            state.write_u128(source);
            state.write_u128(destination);
            state.write_u128(ports << 32 | rest);
        }
    }
}

impl Key {
    /// A hash of few steps, by which a flow is found that was there lately. Whoever makes flows of equal hashes gains nothing: each
    /// is then looked up as any other.
    fn recent(&self) -> usize {
        let [source, destination] = [self.source, self.destination].map(|address| match address {
            IpAddr::V4(address) => address.to_bits(),
            IpAddr::V6(address) => {
                let bits = address.to_bits();
                (bits ^ bits >> 32 ^ bits >> 64 ^ bits >> 96) as u32
            }
        });
        let ports = u32::from(self.ports.0) << 16 | u32::from(self.ports.1);
        let ends = source.wrapping_mul(ODD[0]) ^ destination.wrapping_mul(ODD[1]);
        ((ends ^ ports.wrapping_mul(ODD[2])).wrapping_mul(ODD[0]) >> (32 - RECENT.ilog2())) as usize
    }

    /// The key of the other direction.
    pub fn reversed(self) -> Self {
        let ports = (self.ports.1, self.ports.0);
        Self { source: self.destination, destination: self.source, ports, ..self }
    }
}

/// What is kept of a packet besides its transport header.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sighting {
    /// Its place in the file, from 1.
    pub frame: u64,
    pub time: Option<f64>,
    /// Payload, bytes.
    pub size: u32,
    pub identification: Option<u16>,
    /// A hash by which it is found in another capture, if that is wanted.
    pub mark: Option<u32>,
}

/// What else is kept, by protocol.
#[derive(Clone, Debug)]
pub enum Kind {
    Udp(Box<Datagrams>),
    Tcp(Box<Segments>),
    /// Echo sequence numbers.
    Echo(Vec<u16>),
    Other,
    /// Sequence numbers given by the file itself.
    Given(Box<Given>),
}

#[derive(Clone, Debug)]
pub struct Flow {
    /// `None` for a file that is not a capture.
    pub key: Option<Key>,
    pub columns: Columns,
    pub kind: Kind,
}

/// All flows in the order of their first packets.
#[derive(Clone, Debug)]
pub struct Table {
    pub flows: Vec<Flow>,
    /// Packets of the flows beyond the limit, which are not listed.
    pub unlisted: u64,
    /// The tunnels that packets came through.
    pub tunnels: Tunnels,
    /// Only looked up, never iterated: its order cannot affect a result.
    places: HashMap<Key, u32>,
    /// The flow found last for each hash of a key that takes no secret and little time; most packets are of a flow that is here.
    recent: Box<[u32; RECENT]>,
    limit: u32,
}

/// Flows that are found at once.
const RECENT: usize = 1 << 12;

impl Table {
    pub fn new(limit: u32) -> Self {
        let tunnels = Tunnels::default();
        let recent = Box::new([u32::MAX; RECENT]);
        Self { flows: Vec::new(), unlisted: 0, tunnels, places: HashMap::new(), recent, limit }
    }

    /// Whether the limit of flows is reached.
    pub fn is_full(&self) -> bool {
        self.flows.len() as u64 >= u64::from(self.limit)
    }

    /// Adds a packet to its flow.
    pub fn add(&mut self, key: Key, seen: Sighting, transport: &Transport) {
        let Sighting { frame, time, size, identification, mark } = seen;
        let Some(place) = self.place(key, transport) else {
            self.unlisted += 1;
            return;
        };
        let flow = &mut self.flows[place as usize];
        flow.columns.push(frame, time, size);
        flow.columns.ids.extend(identification);
        flow.columns.marks.extend(mark);
        match (&mut flow.kind, transport) {
            (Kind::Udp(datagrams), Transport::Udp { payload, .. }) => datagrams.take(payload, size),
            (Kind::Echo(sequences), Transport::Echo { sequence, .. }) => sequences.push(*sequence),
            (Kind::Tcp(_), Transport::Tcp { segment, .. }) => {
                self.segment(place, segment, identification, time);
            }
            _ => {}
        }
    }

    /// Judges a segment of this flow, and takes it in as an acknowledgment of the other direction.
    pub fn segment(&mut self, place: u32, segment: &Segment, identification: Option<u16>, time: Option<f64>) {
        let Some(segments) = self.segments(place) else { return };
        let time = time.unwrap_or(f64::NAN);
        segments.take(segment, identification, time);
        let (peer, syn) = (segments.peer, segments.handshake.opened());
        let Some(peer) = peer.and_then(|peer| self.segments(peer)) else { return };
        peer.hear(segment, time);
        let round_trip = peer.answered(segment, syn, time);
        if let (Some(_), Some(own)) = (round_trip, self.segments(place)) {
            own.round_trip = own.round_trip.or(round_trip);
        }
    }

    /// Ends the file.
    pub fn settle(&mut self) {
        self.flows.iter_mut().for_each(Flow::settle);
    }

    /// Makes a new flow, which begins with this segment, and another one the directions of one connection.
    pub fn pair(&mut self, place: u32, peer: u32, first: &Segment) {
        let Some(other) = self.segments(peer) else { return };
        other.peer = Some(place);
        // what the other end said last; behind a SYN, it said that in an earlier connection
        let last = other.raw.len().checked_sub(1).filter(|_| !first.is_syn);
        let last = last.and_then(|last| other.raw.get(last)).map(|raw| raw.segment(0));
        let Some(own) = self.segments(place) else { return };
        own.peer = Some(peer);
        if let Some(last) = last {
            own.answers.take(&last);
        }
    }

    /// The flow of this packet, created if need be; `None` beyond the limit.
    fn place(&mut self, key: Key, transport: &Transport) -> Option<u32> {
        let recent = key.recent();
        let last = self.recent[recent];
        let known = match self.flows.get(last as usize) {
            Some(flow) if flow.key == Some(key) => Some(last),
            _ => self.places.get(&key).copied(),
        };
        let known = known.filter(|&place| match (&self.flows[place as usize].kind, transport) {
            (Kind::Tcp(segments), Transport::Tcp { segment, .. }) => segments.takes(segment),
            _ => true,
        });
        let place = match known {
            Some(place) => place,
            None => self.open(key, transport)?,
        };
        self.recent[recent] = place;
        Some(place)
    }

    fn open(&mut self, key: Key, transport: &Transport) -> Option<u32> {
        let place = self.flows.len() as u32;
        if place >= self.limit {
            return None;
        }
        let peer = self.places.get(&key.reversed()).copied();
        let kind = match transport {
            Transport::Udp { .. } => Kind::Udp(Box::default()),
            Transport::Echo { .. } => Kind::Echo(Vec::new()),
            Transport::Other => Kind::Other,
            Transport::Tcp { .. } => Kind::Tcp(Box::default()),
        };
        self.flows.push(Flow { key: Some(key), columns: Columns::default(), kind });
        self.places.insert(key, place);
        if let (Some(peer), Transport::Tcp { segment, .. }) = (peer, transport) {
            self.pair(place, peer, segment);
        }
        Some(place)
    }

    fn segments(&mut self, place: u32) -> Option<&mut Segments> {
        segments_of(&mut self.flows.get_mut(place as usize)?.kind)
    }
}

fn segments_of(kind: &mut Kind) -> Option<&mut Segments> {
    match kind {
        Kind::Tcp(segments) => Some(segments),
        Kind::Given(given) => given.segments.as_deref_mut(),
        _ => None,
    }
}

impl Flow {
    /// Ends the flow: tells when packets were sent, if they say so.
    fn settle(&mut self) {
        let columns = &self.columns;
        if let Some(segments) = segments_of(&mut self.kind) {
            segments.settle(|row| columns.time(row));
        }
        let Kind::Udp(datagrams) = &self.kind else { return };
        if datagrams.probes.layout().is_some() {
            let mark = |packet: u32| datagrams.probes.mark(packet);
            let first = (0..self.columns.times.len() as u32).find_map(mark).map_or(0, |mark| mark.sent);
            let sent = |packet| {
                mark(packet).map_or(f64::NAN, |mark| (mark.sent as i64 - first as i64) as f64 / 1000.0)
            };
            self.columns.sent = (0..self.columns.times.len() as u32).map(sent).collect();
        }
    }

    /// Its segments, if it is one of TCP's and their lengths are known.
    pub fn segments(&self) -> Option<&Segments> {
        match &self.kind {
            Kind::Tcp(segments) => Some(segments),
            Kind::Given(given) => given.segments(),
            _ => None,
        }
    }

    /// The sequence numbers given by the text.
    pub fn given(&mut self) -> Option<&mut Given> {
        match &mut self.kind {
            Kind::Given(given) => Some(given),
            _ => None,
        }
    }

    /// Adds the packet that is the file's `frame`th.
    pub fn give(&mut self, frame: u64, sequence: u64, time: Option<f64>, size: Option<u32>) {
        if let Kind::Given(given) = &mut self.kind {
            given.sequences.push(sequence);
            self.columns.push(frame, time, size.unwrap_or(Columns::NO_SIZE));
        }
    }
}

impl Given {
    /// A flow without packets.
    pub fn flow(self) -> Flow {
        Flow { key: None, columns: Columns::default(), kind: Kind::Given(Box::new(self)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flows_of_one_hash_stay_apart() {
        let mut table = Table::new(u32::MAX);
        let (source, protocol) = (IpAddr::from([10, 0, 0, 1]), 17);
        let key = |port: u16, last: u8| {
            let destination = IpAddr::from([10, 0, 1, last]);
            Key { source, destination, protocol, ports: (port, 9), is_echo: false, within: 0 }
        };
        let first = key(1, 1);
        let all = (0..=u16::MAX).flat_map(|port| [1, 2].map(|last| key(port, last)));
        let same: Vec<Key> = all.filter(|other| other.recent() == first.recent()).take(5).collect();
        assert_eq!(same.len(), 5);
        for frame in 0..20 {
            let seen = Sighting { frame, ..Sighting::default() };
            table.add(same[frame as usize % 5], seen, &Transport::Other);
        }
        let found: Vec<(Option<Key>, usize)> =
            table.flows.iter().map(|flow| (flow.key, flow.columns.times.len())).collect();
        assert_eq!(found, same.iter().map(|&key| (Some(key), 4)).collect::<Vec<_>>());
    }
}
