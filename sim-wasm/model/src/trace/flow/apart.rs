//! Flows that several interfaces of a capture saw: what each of them saw is a flow of its own, because the path between
//! two interfaces reorders, loses and delays packets.

use crate::sorted;
use crate::trace::flow::flows::{Flow, Kind, Table};
use crate::trace::flow::keys::Key;
use crate::trace::flow::replay::Peers;
use crate::trace::numbers::columns::Columns;
use crate::trace::tcp::segments::Segments;

/// Fewer packets that were seen again may be retransmissions on another link.
const TELLING_AT_LEAST: u64 = 4;

/// The part of a flow that an interface saw.
struct InterfacePart {
    /// The place of the whole flow, and of the part.
    whole: u32,
    place: u32,
    interface: u16,
}

impl Table {
    /// Puts the packets of each interface into a flow of their own, where several saw the same packets. Where each saw
    /// other packets, as the links of a group do, the flow stays whole.
    pub fn part_interfaces(&mut self) {
        let again: Vec<Option<Resightings>> = self.flows.iter().map(seen_again).collect();
        let sum = again.iter().flatten().fold(Resightings::default(), Resightings::and);
        // small flows are apart where all flows together are
        let least = if sum.is_quarter(TELLING_AT_LEAST) { 1 } else { TELLING_AT_LEAST };
        let is_apart = |place: u32| {
            again.get(place as usize).is_some_and(|again| again.is_some_and(|again| again.is_quarter(least)))
        };
        let mut parts: Vec<InterfacePart> = Vec::new();
        for whole in 0..again.len() as u32 {
            let flow = &self.flows[whole as usize];
            // an end that says little is heard on each interface too
            let has_peer = || flow.segments().and_then(|segments| segments.peer).is_some_and(is_apart);
            let Some(Resightings { again, .. }) =
                again[whole as usize].filter(|_| is_apart(whole) || has_peer())
            else {
                continue;
            };
            self.seen_again = (self.seen_again.0 + again, self.seen_again.1 + 1);
            let nothing = Flow { key: None, interface: None, columns: Columns::default(), kind: Kind::Other };
            let flow = std::mem::replace(&mut self.flows[whole as usize], nothing);
            let mut place = whole;
            for interface in distinct(&flow) {
                let part = part(&flow, interface);
                // the first takes the place of the whole
                match self.flows.get_mut(place as usize) {
                    Some(first) => *first = part,
                    None => self.flows.push(part),
                }
                parts.push(InterfacePart { whole, place, interface });
                place = self.flows.len() as u32;
            }
        }
        if parts.is_empty() {
            return;
        }
        for &InterfacePart { place, interface, .. } in &parts {
            let Kind::Tcp(segments) = &mut self.flows[place as usize].kind else { continue };
            let beside = |peer: u32| {
                let others = parts.iter().skip(parts.partition_point(|part| part.whole < peer));
                let mut others = others.take_while(|part| part.whole == peer);
                others.find(|part| part.interface == interface).map_or(peer, |part| part.place)
            };
            segments.peer = segments.peer.map(beside);
        }
        let peers = Peers::default();
        for &InterfacePart { place, .. } in &parts {
            let Some(mut judged) = judged(&peers, &self.flows, place) else { continue };
            let Kind::Tcp(segments) = &mut self.flows[place as usize].kind else { continue };
            std::mem::swap(&mut judged.sacks, &mut segments.sacks);
            **segments = judged;
        }
    }

    /// The flow with this key that the same interface saw, or the last one.
    pub fn place_beside(&self, key: &Key, interface: Option<u16>) -> Option<u32> {
        let is_same = |flow: &Flow| flow.key.as_ref() == Some(key) && flow.interface == interface;
        let beside = || self.flows.iter().position(is_same).map(|place| place as u32);
        interface.and_then(|_| beside()).or_else(|| self.place_of(key))
    }
}

/// The interfaces that saw its packets, the one of the first packet first.
fn distinct(flow: &Flow) -> Vec<u16> {
    let mut found = Vec::new();
    for interface in flow.columns.interfaces.iter() {
        if !found.contains(&interface) {
            found.push(interface);
        }
    }
    found
}

/// How many packets were seen on one interface and then on another.
#[derive(Clone, Copy, Default)]
struct Resightings {
    again: u64,
    /// Those that tell, and all different packets that tell.
    telling: u64,
    all: u64,
}

impl Resightings {
    fn and(self, other: &Self) -> Self {
        Self {
            again: self.again + other.again,
            telling: self.telling + other.telling,
            all: self.all + other.all,
        }
    }

    /// Whether a quarter of the packets were seen again, and at least this many.
    fn is_quarter(self, least: u64) -> bool {
        self.telling >= least && 4 * self.telling >= self.all
    }
}

/// The packets that were seen again; `None` of a flow that one interface saw.
fn seen_again(flow: &Flow) -> Option<Resightings> {
    let Columns { interfaces, marks, .. } = &flow.columns;
    let first = interfaces.get(0);
    // packets that are to be found in another capture stay together
    if !marks.is_empty() || interfaces.iter().all(|interface| Some(interface) == first) {
        return None;
    }
    let prints: Vec<u64> = (0..interfaces.len() as u32).map(|row| print(flow, row)).collect();
    let is_tcp = flow.segments().is_some();
    // acknowledgments that are repeated are alike, wherever they were seen: of TCP what carries data tells
    let tells = |row: u32| !is_tcp || flow.columns.sizes.get(row as usize).is_some_and(|size| size > 0);
    let (mut before, mut again, mut telling, mut all) = (None, 0, 0, 0);
    for row in sorted::ascending(prints.iter().copied()) {
        let (print, interface) = (prints[row as usize], interfaces.get(row as usize));
        match before {
            _ if print == 0 => {}
            Some((same, on)) if same == print => {
                let is_again = u64::from(on != interface);
                again += is_again;
                telling += if tells(row) { is_again } else { 0 };
            }
            _ => (before, all) = (Some((print, interface)), all + u64::from(tells(row))),
        }
    }
    Some(Resightings { again, telling, all })
}

/// What tells a packet of a flow from the others, and is the same on all interfaces; 0 where nothing does.
fn print(flow: &Flow, row: u32) -> u64 {
    let at = row as usize;
    let id = flow.columns.ids.get(at).map_or(0, u64::from);
    let of = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low) ^ id << 16;
    match &flow.kind {
        Kind::Tcp(segments) => segments.packet(&flow.columns, row).map_or(0, |(segment, _)| {
            let length = segment.length.rotate_left(20);
            of(segment.sequence, segment.acknowledgment.unwrap_or(0) ^ length)
        }),
        Kind::Echo(numbers) => numbers.get(at).map_or(0, |&number| of(number.into(), 1)),
        Kind::Udp(datagrams) => {
            let number = datagrams.probes.mark(row).map_or(0, |probe| probe.number as u32);
            of(datagrams.streams.content_of(at), number)
        }
        Kind::Other | Kind::Given(_) => id,
    }
}

/// The packets that this interface saw; segments are not judged yet.
fn part(flow: &Flow, interface: u16) -> Flow {
    let seen = |row: &u32| flow.columns.interfaces.get(*row as usize) == Some(interface);
    let rows: Vec<u32> = (0..flow.columns.times.len() as u32).filter(seen).collect();
    let mut part = Flow { interface: Some(interface), ..flow.rows(&rows) };
    if let Kind::Tcp(segments) = &flow.kind {
        part.kind = Kind::Tcp(Box::new(segments.part(&rows)));
    }
    part
}

/// The segments of a part, judged with what the other direction said on the same interface.
fn judged(peers: &Peers, flows: &[Flow], place: u32) -> Option<Segments> {
    let flow = flows.get(place as usize)?;
    let Kind::Tcp(segments) = &flow.kind else { return None };
    let order: Vec<u32> = (0..flow.columns.times.len() as u32).collect();
    let mut judged = peers.replay(flows, flow, segments, &order)?;
    let peer = segments.peer.and_then(|peer| flows.get(peer as usize));
    let gap = peer.and_then(|peer| syn(peer, false)).zip(syn(flow, true)).map(|(syn, answer)| answer - syn);
    judged.answered_after = gap.filter(|&gap| gap >= 0.0);
    Some(judged)
}

/// When the first SYN of a direction came that answers another one, or that opens a connection, ms.
fn syn(flow: &Flow, answers: bool) -> Option<f64> {
    let segments = flow.segments()?;
    let is_syn = |row: &u32| {
        let found = segments.packet(&flow.columns, *row);
        found.is_some_and(|(segment, _)| segment.is_syn && segment.is_ack == answers)
    };
    (0..flow.columns.times.len() as u32).find(is_syn).map(|row| flow.columns.time(row))
}
