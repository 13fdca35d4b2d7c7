//! The packets of each host by identification, so that a number can be looked up: searching all packets for each flow
//! takes time with the square of the flows.

use crate::sorted;
use crate::trace::flow::flows::Flow;
use crate::trace::numbers::columns::Columns;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::OnceLock;

#[cfg(test)]
thread_local! {
    /// How often a packet was looked at; for a test.
    pub static LOOKED: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// A packet of the table.
#[derive(Clone, Copy, Debug)]
pub struct Packet {
    /// The index of its flow.
    pub place: u32,
    /// Its row in the flow.
    pub packet: u32,
}

/// The packets of each host, sorted by identification, then by time.
#[derive(Debug, Default)]
pub struct Hosts {
    /// Only looked up, never iterated: its order cannot affect a result.
    by_source: OnceLock<HashMap<Option<IpAddr>, Host>>,
}

#[derive(Debug, Default)]
struct Host {
    places: Vec<u32>,
    sorted: OnceLock<Vec<Packet>>,
}

impl Hosts {
    /// The packets of this source, for a table that no longer changes.
    pub fn packets<'a>(&'a self, flows: &'a [Flow], source: Option<IpAddr>) -> HostPackets<'a> {
        let by_source = self.by_source.get_or_init(|| {
            let mut hosts: HashMap<_, Host> = HashMap::new();
            for (place, flow) in (0..).zip(flows) {
                hosts.entry(flow.key.map(|key| key.source)).or_default().places.push(place);
            }
            hosts
        });
        let sorted =
            by_source.get(&source).map(|host| host.sorted.get_or_init(|| sorted(flows, &host.places)));
        HostPackets { flows, sorted: sorted.map_or(&[], Vec::as_slice) }
    }
}

/// Sorted packets. Those without a time or an identification are left out.
fn sorted(flows: &[Flow], places: &[u32]) -> Vec<Packet> {
    let of_flow = |&place: &u32| {
        let count = flows.get(place as usize).map_or(0, |flow| flow.columns.ids.len() as u32);
        (0..count).map(move |packet| Packet { place, packet })
    };
    let host = HostPackets { flows, sorted: &[] };
    let is_known = |packet: &Packet| host.stamp(*packet).is_some_and(|(_, time)| !time.is_nan());
    let mut packets: Vec<Packet> = places.iter().flat_map(of_flow).filter(is_known).collect();
    let stamp = |packet: &Packet| host.stamp(*packet).unwrap_or_default();
    sorted::by_key(&mut packets, |packet| sorted::of_number(stamp(packet).1));
    sorted::by_key(&mut packets, |packet| stamp(packet).0.into());
    packets
}

/// The packets of one host.
#[derive(Clone, Copy, Debug)]
pub struct HostPackets<'a> {
    flows: &'a [Flow],
    sorted: &'a [Packet],
}

impl HostPackets<'_> {
    /// Whether a wanted packet has this identification, from one time on and before the other, ms.
    pub fn carry(
        &self,
        identification: u16,
        from: f64,
        before: Option<f64>,
        is_wanted: impl Fn(Packet) -> bool,
    ) -> bool {
        let is_early = |&packet: &Packet| {
            self.stamp(packet)
                .is_some_and(|(id, time)| id < identification || id == identification && time < from)
        };
        let start = self.sorted.partition_point(is_early);
        let is_due = |&&packet: &&Packet| {
            let stamp = self.stamp(packet);
            stamp.is_some_and(|(id, time)| id == identification && before.is_none_or(|before| time < before))
        };
        self.sorted[start..].iter().take_while(is_due).any(|&packet| is_wanted(packet))
    }

    fn stamp(&self, Packet { place, packet }: Packet) -> Option<(u16, f64)> {
        #[cfg(test)]
        LOOKED.set(LOOKED.get() + 1);
        let Columns { ids, times, .. } = &self.flows.get(place as usize)?.columns;
        Some((ids.get(packet as usize)?, times.get(packet as usize)?))
    }
}
