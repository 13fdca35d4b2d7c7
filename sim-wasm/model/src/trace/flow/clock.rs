//! Packets sorted by time, for captures that were written from several queues.

use crate::trace::flow::flows::{Flow, Kind, Table};
use crate::trace::flow::replay::Peers;
use crate::trace::numbers::columns::{Columns, order};

/// The order in which packets are taken to have arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArrivalOrder {
    /// The file's; if times go back, the order with fewer faults.
    #[default]
    Auto,
    /// The order of the file.
    File,
    /// The order of the times.
    Clock,
}

impl ArrivalOrder {
    /// Reads `auto`, `file` or `clock`.
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

/// Whether so many times go back that the file's order is an artefact of the capture rather than the order of arrival,
/// if nothing else decides. Fewer may come from a clock that was set.
pub fn is_shuffled(back_in_time: u64, packets: u64) -> bool {
    back_in_time > 0 && back_in_time.saturating_mul(1000) >= packets
}

/// How many times are before that of the preceding row, within each flow.
pub fn steps_back(table: &Table) -> u64 {
    let within = |flow: &Flow| {
        let times = || flow.columns.times.iter();
        times().zip(times().skip(1)).filter(|(before, time)| time < before).count() as u64
    };
    table.flows.iter().map(within).sum()
}

/// Packets with the same time as others that are not next to them in the file: their order is unknown.
pub fn undecided(columns: &Columns) -> u64 {
    let time = |at: &u32| columns.times.get(*at as usize);
    let sorted = order(columns).unwrap_or_default();
    let together = sorted.chunk_by(|a, b| time(a) == time(b));
    let is_apart = |chunk: &&[u32]| chunk.windows(2).any(|pair| pair[1] != pair[0] + 1);
    together.filter(is_apart).map(|chunk| chunk.len() as u64).sum()
}

/// The flow with its packets sorted by time, ties in the order of the file; `None` if a time is unknown.
pub fn sorted(table: &Table, peers: &Peers, place: u32) -> Option<Flow> {
    let flow = table.flows.get(place as usize)?;
    let order = order(&flow.columns)?;
    let mut sorted = flow.rows(&order);
    if let Some(segments) = flow.segments() {
        let judged = Box::new(peers.replay(&table.flows, flow, segments, &order)?);
        match &mut sorted.kind {
            Kind::Given(given) => given.segments = Some(judged),
            kind => *kind = Kind::Tcp(judged),
        }
    }
    Some(sorted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::flow::flows::Sighting;
    use crate::trace::flow::keys::Key;
    use crate::trace::flow::replay::HEARD;
    use crate::trace::headers::transport::{Segment, Transport};
    use std::net::Ipv4Addr;

    /// This many connections with the same ports, one after another, whose other direction is a single flow.
    #[test]
    fn what_a_direction_says_is_summed_up_once() {
        for connections in [50, 100] {
            let mut table = Table::new(u32::MAX);
            let [one, other] = [1, 2].map(|host| Ipv4Addr::from_bits(host).into());
            let mut add = |source, destination, ports, time: u32, segment: Segment| {
                let key = Key { source, destination, protocol: 6, ports, is_echo: false, within: 0 };
                let transport = Transport::Tcp { ports, segment };
                let seen =
                    Sighting { time: Some(f64::from(time)), size: segment.length, ..Sighting::default() };
                table.add(&key, seen, &transport);
            };
            for connection in 0..connections {
                let sequence = 10 * connection;
                let data = Segment { sequence, length: 10, is_ack: true, ..Segment::default() };
                add(other, one, (80, 9), 3 * connection, data);
            }
            for connection in 0..connections {
                let syn = Segment { sequence: 5000 * connection, is_syn: true, ..Segment::default() };
                add(one, other, (9, 80), 3 * connection + 1, syn);
            }
            let peers = Peers::default();
            HEARD.set(0);
            assert_eq!(table.flows.len() as u32, 1 + connections);
            let count = (0..=connections).filter_map(|place| sorted(&table, &peers, place)).count();
            assert_eq!(count as u32, 1 + connections);
            // the first connection shares the other direction with all, and the last one has its own
            assert_eq!(HEARD.get(), u64::from(connections) + 1);
        }
    }
}
