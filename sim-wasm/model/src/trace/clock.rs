//! Packets sorted by time, for captures whose file order comes from several queues.

use super::columns::{Columns, pick};
use super::flows::{Flow, Kind, Table};
use super::segments::Segments;

/// In which order packets are taken to have arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArrivalOrder {
    /// The file's; where times go back, whichever of the two finds less wrong.
    #[default]
    Auto,
    /// The file's.
    File,
    /// That of the times.
    Clock,
}

impl ArrivalOrder {
    /// `auto`, `file` or `clock`.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "auto" => Self::Auto,
            "file" => Self::File,
            "clock" => Self::Clock,
            _ => return None,
        })
    }
}

/// Whether so many times go back that the file's order is rather an artefact of the capture than the order of
/// arrival, where nothing else tells. Fewer may come from a clock that was set.
pub fn is_shuffled(back_in_time: u64, packets: u64) -> bool {
    back_in_time > 0 && back_in_time.saturating_mul(1000) >= packets
}

/// Times that are before that of the row in front, within each flow.
pub fn steps_back(table: &Table) -> u64 {
    let within = |flow: &Flow| flow.columns.times.windows(2).filter(|pair| pair[1] < pair[0]).count() as u64;
    table.flows.iter().map(within).sum()
}

/// Whether every packet has a time.
pub fn is_complete(columns: &Columns) -> bool {
    !columns.times.is_empty() && columns.times.iter().all(|time| !time.is_nan())
}

/// Packets with the time of others from which the file separates them: nothing tells which came first.
pub fn undecided(columns: &Columns) -> u64 {
    let time = |at: &u32| columns.times.get(*at as usize).copied();
    let sorted = order(columns).unwrap_or_default();
    let together = sorted.chunk_by(|a, b| time(a) == time(b));
    let is_apart = |chunk: &&[u32]| chunk.windows(2).any(|pair| pair[1] != pair[0] + 1);
    together.filter(is_apart).map(|chunk| chunk.len() as u64).sum()
}

/// The flow with its packets sorted by time, ties in the order of the file; `None` if a time is unknown.
pub fn sorted(table: &Table, place: u32) -> Option<Flow> {
    let flow = table.flows.get(place as usize)?;
    let order = order(&flow.columns)?;
    let kind = match &flow.kind {
        Kind::Udp(streams) => Kind::Udp(streams.in_order(&order)),
        Kind::Echo(numbers) => Kind::Echo(pick(numbers, &order)),
        Kind::Tcp(segments) => Kind::Tcp(Box::new(replay(table, flow, segments, &order)?)),
        Kind::Other => Kind::Other,
        Kind::Given(given) => {
            let mut sorted = given.in_order(&order);
            if let Some(segments) = given.segments() {
                sorted.segments = Some(Box::new(replay(table, flow, segments, &order)?));
            }
            Kind::Given(Box::new(sorted))
        }
    };
    let columns = Columns {
        times: pick(&flow.columns.times, &order),
        sizes: pick(&flow.columns.sizes, &order),
        ids: pick(&flow.columns.ids, &order),
    };
    Some(Flow { key: flow.key, columns, kind })
}

fn order(columns: &Columns) -> Option<Vec<u32>> {
    let times = &columns.times;
    if !is_complete(columns) {
        return None;
    }
    let mut order: Vec<u32> = (0..times.len() as u32).collect();
    order.sort_by(|&a, &b| times[a as usize].total_cmp(&times[b as usize]));
    Some(order)
}

/// Judges the segments again, with those of the other direction interleaved by time.
fn replay(table: &Table, flow: &Flow, segments: &Segments, order: &[u32]) -> Option<Segments> {
    let other = segments.peer.and_then(|peer| table.flows.get(peer as usize));
    let other = other.and_then(|flow| Some((flow, flow.segments()?)));
    let back = other.and_then(|(flow, _)| self::order(&flow.columns)).unwrap_or_default();
    let (mut own, mut peer) = (Segments::with_peer(segments.peer), Segments::default());
    let mut answers = back.iter().peekable();
    for &packet in order {
        let now = *flow.columns.times.get(packet as usize)?;
        while let Some((flow, segments)) = other
            && let Some(&at) =
                answers.next_if(|&&at| flow.columns.times.get(at as usize).is_some_and(|&t| t < now))
        {
            step(&mut peer, &mut own, flow, segments, at)?;
        }
        step(&mut own, &mut peer, flow, segments, packet)?;
    }
    Some(own)
}

/// Judges one packet of `own`, and updates the other direction's state too.
fn step(
    own: &mut Segments,
    peer: &mut Segments,
    flow: &Flow,
    segments: &Segments,
    packet: u32,
) -> Option<()> {
    let at = packet as usize;
    let time = *flow.columns.times.get(at)?;
    let segment = segments.raw.get(at)?.segment(*flow.columns.sizes.get(at)?);
    own.take(&segment, flow.columns.ids.get(at).copied(), time);
    peer.acknowledged(&segment);
    let round_trip = peer.answered(&segment, own.syn_time(), time);
    own.round_trip = own.round_trip.or(round_trip);
    Some(())
}
