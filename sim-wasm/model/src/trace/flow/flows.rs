//! Packets sorted into flows, each of one direction.

use crate::sorted;
use crate::trace::flow::datagrams::Datagrams;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::flow::keys::{Key, Keys};
use crate::trace::headers::transport::{Segment, Transport};
use crate::trace::headers::tunnel::Tunnels;
use crate::trace::numbers::columns::{Columns, pick};
use crate::trace::tcp::segments::Segments;

/// What is kept of a packet, besides its transport header.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sighting {
    /// Its number in the file, from 1.
    pub frame: u64,
    pub time: Option<f64>,
    /// Payload, bytes.
    pub size: u32,
    pub identification: Option<u16>,
    /// A hash by which it is found in another capture, if this is wanted.
    pub mark: Option<u32>,
    /// The number of the interface that saw it.
    pub interface: u16,
}

/// What is kept of the packets' transport headers, by protocol.
#[derive(Clone, Debug)]
pub enum Kind {
    Udp(Box<Datagrams>),
    Tcp(Box<Segments>),
    /// Echo sequence numbers.
    Echo(Vec<u16>),
    Other,
    /// Sequence numbers given by the file itself.
    Given(Box<GivenSequence>),
}

#[derive(Clone, Debug)]
pub struct Flow {
    /// `None` for a file that is not a capture.
    pub key: Option<Key>,
    /// The one interface that saw its packets, where others saw them too and have flows of their own.
    pub interface: Option<u16>,
    pub columns: Columns,
    pub kind: Kind,
}

/// Stands for no flow.
const NOWHERE: u32 = u32::MAX;

/// All flows in the order of their first packets; parts of a flow that a further interface saw come last.
#[derive(Clone, Debug)]
pub struct Table {
    pub flows: Vec<Flow>,
    /// Packets of the flows beyond the limit, which are not listed.
    pub unlisted: u64,
    /// The tunnels through which packets came.
    pub tunnels: Tunnels,
    /// The number of packets that several interfaces saw, and of the flows to which they belong.
    pub seen_again: (u64, u64),
    pub keys: Keys,
    /// For each key, by its number, the index of its last flow.
    places: Vec<u32>,
    limit: u32,
}

impl Table {
    pub fn new(limit: u32) -> Self {
        let tunnels = Tunnels::default();
        let keys = Keys::new(limit);
        let seen_again = (0, 0);
        Self { flows: Vec::new(), unlisted: 0, tunnels, seen_again, keys, places: Vec::new(), limit }
    }

    /// Whether the limit of flows is reached.
    pub fn is_full(&self) -> bool {
        self.flows.len() as u64 >= u64::from(self.limit)
    }

    /// Whether this many packets could each open a flow.
    pub fn has_room(&self, packets: usize) -> bool {
        (self.flows.len() + packets) as u64 <= u64::from(self.limit)
    }

    /// Sorts the flows from index `start` on by their first packets.
    pub fn order_from(&mut self, start: usize) {
        let first = |flow: &Flow| flow.columns.frames.get(0).map_or(0, u64::from);
        if self.flows[start..].is_sorted_by_key(first) {
            return;
        }
        let order = sorted::ascending(self.flows[start..].iter().map(first));
        let mut moved = vec![0; order.len()];
        (start as u32..).zip(&order).for_each(|(to, &from)| moved[from as usize] = to);
        let follow = |place: &mut u32| {
            if let Some(&to) = (*place as usize).checked_sub(start).and_then(|at| moved.get(at)) {
                *place = to;
            }
        };
        let mut opened: Vec<_> = self.flows.drain(start..).map(Some).collect();
        self.flows.extend(order.iter().filter_map(|&from| opened[from as usize].take()));
        self.places.iter_mut().for_each(follow);
        for flow in &mut self.flows {
            segments_of(&mut flow.kind)
                .and_then(|segments| segments.peer.as_mut())
                .into_iter()
                .for_each(follow);
        }
    }

    /// Adds a packet to its flow.
    pub fn add(&mut self, key: &Key, seen: Sighting, transport: &Transport) {
        let number = self.keys.number(key);
        self.add_numbered(number, seen, transport);
    }

    /// The same, with the number of the packet's key; `None` if there were too many keys.
    pub fn add_numbered(&mut self, key: Option<u32>, seen: Sighting, transport: &Transport) {
        let Sighting { frame, time, size, identification, mark, interface } = seen;
        let Some(place) = key.and_then(|key| self.place(key, transport)) else {
            self.unlisted += 1;
            return;
        };
        let flow = &mut self.flows[place as usize];
        flow.columns.push(frame, time, size);
        flow.columns.push_interface(interface);
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

    /// Judges a segment of this flow, and takes its acknowledgment in at the other direction's flow.
    pub fn segment(&mut self, place: u32, segment: &Segment, identification: Option<u16>, time: Option<f64>) {
        let Some(segments) = self.segments(place) else { return };
        let time = time.unwrap_or(f64::NAN);
        segments.take(segment, identification, time);
        let (peer, syn) = (segments.peer, segments.handshake.opened());
        let Some(peer) = peer.and_then(|peer| self.segments(peer)) else { return };
        let opened = peer.handshake.opened().filter(|_| segment.is_syn && segment.is_ack);
        peer.hear(segment, time);
        let round_trip = peer.answered(segment, syn, time);
        let Some(own) = self.segments(place) else { return };
        own.round_trip = own.round_trip.or(round_trip);
        let gap = opened.map(|opened| time - opened).filter(|&gap| gap >= 0.0);
        own.answered_after = own.answered_after.or(gap);
    }

    /// Ends the file.
    pub fn settle(&mut self) {
        self.flows.iter_mut().for_each(Flow::settle);
    }

    /// Joins a new flow, which begins with the segment `first`, and another one as the two directions of a connection.
    pub fn pair(&mut self, place: u32, peer: u32, first: &Segment) {
        let Some(other) = self.segments(peer) else { return };
        other.peer = Some(place);
        // the other end's last acknowledgment; before a SYN, it belongs to an earlier connection
        let last = other.raw.len().checked_sub(1).filter(|_| !first.is_syn);
        let last = last.and_then(|last| other.raw.get(last)).map(|raw| raw.segment(0));
        let Some(own) = self.segments(place) else { return };
        own.peer = Some(peer);
        if let Some(last) = last {
            own.answers.take(&last);
        }
    }

    /// The index of the last flow with this key.
    pub fn place_of(&self, key: &Key) -> Option<u32> {
        let place = self.places.get(self.keys.find(key)? as usize).copied()?;
        (place != NOWHERE).then_some(place)
    }

    /// The index of the flow of a packet, which is created if need be; `None` beyond the limit.
    fn place(&mut self, number: u32, transport: &Transport) -> Option<u32> {
        let place = self.places.get(number as usize).copied().unwrap_or(NOWHERE);
        let takes = |flow: &Flow| match (&flow.kind, transport) {
            (Kind::Tcp(segments), Transport::Tcp { segment, .. }) => segments.takes(segment),
            _ => true,
        };
        if self.flows.get(place as usize).is_some_and(takes) {
            Some(place)
        } else {
            self.open(number, transport)
        }
    }

    fn open(&mut self, number: u32, transport: &Transport) -> Option<u32> {
        let place = self.flows.len() as u32;
        if place >= self.limit {
            return None;
        }
        let key = *self.keys.get(number)?;
        let peer = self.keys.find(&key.reversed()).and_then(|peer| self.places.get(peer as usize).copied());
        let kind = match transport {
            Transport::Udp { .. } => Kind::Udp(Datagrams::of(&key)),
            Transport::Echo { .. } => Kind::Echo(Vec::new()),
            Transport::Other => Kind::Other,
            Transport::Tcp { .. } => Kind::Tcp(Box::default()),
        };
        self.flows.push(Flow { key: Some(key), interface: None, columns: Columns::default(), kind });
        if self.places.len() <= number as usize {
            self.places.resize(number as usize + 1, NOWHERE);
        }
        self.places[number as usize] = place;
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
    /// Ends the flow: finds out when packets were sent, if they tell.
    fn settle(&mut self) {
        let columns = &self.columns;
        if let Some(segments) = segments_of(&mut self.kind) {
            segments.settle(|row| columns.time(row));
        }
        let Kind::Udp(datagrams) = &mut self.kind else { return };
        datagrams.streams.settle();
        if datagrams.probes.layout().is_some() {
            let mark = |packet: u32| datagrams.probes.mark(packet);
            let first = (0..self.columns.times.len() as u32).find_map(mark).map_or(0, |mark| mark.sent);
            let sent = |packet| {
                mark(packet).map_or(f64::NAN, |mark| (mark.sent as i64 - first as i64) as f64 / 1000.0)
            };
            self.columns.sent = (0..self.columns.times.len() as u32).map(sent).collect();
        }
    }

    /// The packets of these rows, without what TCP has to judge anew.
    pub fn rows(&self, rows: &[u32]) -> Self {
        let kind = match &self.kind {
            Kind::Udp(datagrams) => Kind::Udp(Box::new(datagrams.in_order(rows))),
            Kind::Echo(numbers) => Kind::Echo(pick(numbers, rows)),
            Kind::Given(given) => Kind::Given(Box::new(given.in_order(rows))),
            Kind::Tcp(_) | Kind::Other => Kind::Other,
        };
        Self { key: self.key, interface: self.interface, columns: self.columns.pick(rows), kind }
    }

    /// Its segments, if it is one of TCP's and their lengths are known.
    pub fn segments(&self) -> Option<&Segments> {
        match &self.kind {
            Kind::Tcp(segments) => Some(segments),
            Kind::Given(given) => given.segments(),
            _ => None,
        }
    }

    /// The sequence numbers given by the text, if the flow has such numbers.
    pub fn given(&mut self) -> Option<&mut GivenSequence> {
        match &mut self.kind {
            Kind::Given(given) => Some(given),
            _ => None,
        }
    }

    /// Adds packet number `frame` of the file.
    pub fn give(&mut self, frame: u64, sequence: u64, time: Option<f64>, size: Option<u32>) {
        if let Kind::Given(given) = &mut self.kind {
            given.sequences.push(sequence);
            self.columns.push(frame, time, size.unwrap_or(Columns::NO_SIZE));
        }
    }
}

impl GivenSequence {
    /// A flow without packets.
    pub fn flow(self) -> Flow {
        Flow { key: None, interface: None, columns: Columns::default(), kind: Kind::Given(Box::new(self)) }
    }
}
