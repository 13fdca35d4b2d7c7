//! Judges the segments of a flow again in a given order, interleaved by their times with those of the other direction.
//!
//! Many connections can share one flow as their other direction (each new SYN with the same ports begins a flow). What
//! that direction has acknowledged by a given time is the same for all of them, so it is summed up once.

use crate::trace::flow::flows::Flow;
use crate::trace::numbers::columns::order;
use crate::trace::tcp::handshake::{Answers, Handshake, round_trip};
use crate::trace::tcp::segments::Segments;
use std::collections::HashMap;
use std::sync::OnceLock;

#[cfg(test)]
thread_local! {
    /// Packets of other directions that were summed up; for a test.
    pub static HEARD: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// The packets of a direction as the other one sees them, in the order of the times.
#[derive(Debug, Default)]
pub struct Peer {
    times: Vec<f64>,
    /// What it has acknowledged up to each packet.
    said: Vec<AcknowledgedState>,
}

/// What a direction has acknowledged up to a packet.
#[derive(Clone, Copy, Debug)]
struct AcknowledgedState {
    answers: Answers,
    has_answered: bool,
    /// The next packet that completes a handshake, this one or a later one, and the round trip, ms.
    completion: Option<(u32, f64)>,
}

impl Peer {
    fn of(flow: &Flow, segments: &Segments) -> Self {
        let order = order(&flow.columns).unwrap_or_default();
        let (mut answers, mut handshake) = (Answers::default(), Handshake::default());
        let mut peer = Self::default();
        for (at, &packet) in (0..).zip(&order) {
            #[cfg(test)]
            HEARD.set(HEARD.get() + 1);
            let Some(time) = flow.columns.times.get(packet as usize) else { break };
            peer.times.push(time);
            let Some((segment, _)) = segments.packet(&flow.columns, packet) else { break };
            handshake.take(&segment, time);
            answers.take(&segment);
            answers.select(segments.sacks.of(packet));
            let completion = round_trip(&segment, handshake.opened(), time).map(|ms| (at, ms));
            peer.said.push(AcknowledgedState { answers, has_answered: handshake.has_answered, completion });
        }
        let mut next = None;
        for said in peer.said.iter_mut().rev() {
            next = said.completion.or(next);
            said.completion = next;
        }
        peer
    }

    /// How many of its packets were before this time, ms; `None` if the time or one of these is unknown.
    fn before(&self, time: f64) -> Option<usize> {
        let count = self.times.partition_point(|&other| other < time);
        (count <= self.said.len()).then_some(count)
    }

    /// The round trip of the first handshake completed by one of these packets.
    fn completion(&self, from: usize, until: usize) -> Option<f64> {
        let (at, ms) = self.said.get(from)?.completion?;
        ((at as usize) < until).then_some(ms)
    }
}

/// Directions that are shared by several flows.
#[derive(Debug, Default)]
pub struct Peers {
    /// Only looked up, never iterated: its order cannot affect a result.
    shared: OnceLock<HashMap<u32, OnceLock<Peer>>>,
}

impl Peers {
    /// The other direction at this index, if several flows share it; for a table that no longer changes.
    fn shared<'a>(&'a self, flows: &[Flow], place: u32) -> Option<&'a OnceLock<Peer>> {
        let shared = self.shared.get_or_init(|| {
            let mut asked: HashMap<u32, u32> = HashMap::new();
            let peers = flows.iter().filter_map(|flow| flow.segments()?.peer);
            peers.for_each(|peer| *asked.entry(peer).or_default() += 1);
            asked.retain(|_, count| *count > 1);
            asked.into_keys().map(|place| (place, OnceLock::new())).collect()
        });
        shared.get(&place)
    }

    /// Judges the segments of this flow again in this order.
    pub fn replay(
        &self,
        flows: &[Flow],
        flow: &Flow,
        segments: &Segments,
        order: &[u32],
    ) -> Option<Segments> {
        let other = segments.peer.and_then(|place| {
            let flow = flows.get(place as usize)?;
            Some((place, flow, flow.segments()?))
        });
        let Some((place, other, others)) = other else {
            return heard(&Peer::default(), flow, segments, order);
        };
        match self.shared(flows, place) {
            Some(kept) => heard(kept.get_or_init(|| Peer::of(other, others)), flow, segments, order),
            None => heard(&Peer::of(other, others), flow, segments, order),
        }
    }
}

/// How many of the other direction's packets are heard one by one at most: this many, and so many more for each packet
/// of the flow.
const HEARD_AT_LEAST: usize = 1024;
const HEARD_A_PACKET: usize = 16;

/// Judges the segments in this order, with this other direction.
fn heard(peer: &Peer, flow: &Flow, segments: &Segments, order: &[u32]) -> Option<Segments> {
    let mut own = Segments::with_peer(segments.peer);
    own.answered_after = segments.answered_after;
    // packets of the other direction so far; and the round trip of its handshake, if it is known
    let (mut heard, mut known) = (None, None);
    // connections with the same ports share the other direction, so none of them may hear all of it
    let mut left = HEARD_AT_LEAST + HEARD_A_PACKET * order.len();
    for &packet in order {
        let time = flow.columns.times.get(packet as usize)?;
        let count = peer.before(time)?;
        if own.handshake.has_answered && own.round_trip.is_none() {
            own.round_trip = peer.completion(heard.unwrap_or(0), count);
            known = known.or(own.round_trip);
        }
        if let Some(before) = heard.filter(|&before| count.saturating_sub(before) <= left) {
            left -= count.saturating_sub(before);
            for (said, &time) in peer.said.iter().zip(&peer.times).take(count).skip(before) {
                own.hear_said(&said.answers, time);
            }
        }
        heard = Some(count);
        let said = count.checked_sub(1).and_then(|last| peer.said.get(last));
        own.answers = said.map_or_else(Answers::default, |said| said.answers);
        let (segment, identification) = segments.packet(&flow.columns, packet)?;
        own.take(&segment, identification, time);
        if known.is_none() && said.is_some_and(|said| said.has_answered) {
            known = round_trip(&segment, own.handshake.opened(), time);
            own.round_trip = own.round_trip.or(known);
        }
    }
    own.settle(|row| order.get(row as usize).map_or(f64::NAN, |&packet| flow.columns.time(packet)));
    Some(own)
}
