//! Reordering of the first flow's packets at the receiver, by the measures of the library.

use super::windows::PERIOD;
use super::{Parameters, network};
use crate::measures::ratio;
use crate::network::{Nanos, Network, Observer, Packet, TcpFlow};
use crate::reordering::{Arrivals, FirstCopies, Histogram, LatePacket, ReorderDensity, reordered_packets};
use crate::running::Running;

/// Most arrivals that are measured: about as many as in the paper of the measures.
const ARRIVALS_AT_MOST: usize = 65_536;

/// The arrivals of a replication in progress, after its warm-up. A unit of work is an event of the network.
pub struct ReorderingRun {
    network: Network<TcpFlow>,
    seen: Recorder,
    threshold: u32,
    until: Nanos,
    now: Nanos,
}

struct Recorder {
    from: Nanos,
    until: Nanos,
    numbers: Vec<u64>,
}

/// Their measures. All measures of the library would add a tenth to the laboratory's module.
#[derive(Clone, Debug, PartialEq)]
pub struct FlowReordering {
    /// RFC 5236 RD.
    pub density: ReorderDensity,
    /// RFC 4737 reordered packets (section 3.3).
    pub reordered: u64,
    /// Packets by RFC 4737 reordering extent (section 4.2).
    pub extents: Histogram,
    /// Packets received, each counted once.
    received: u64,
}

impl FlowReordering {
    /// RFC 4737 ratio of reordered to received packets, 0 to 1 (section 4.1).
    #[must_use]
    pub fn reordered_ratio(&self) -> f64 {
        ratio(self.reordered, self.received)
    }
}

impl ReorderingRun {
    /// A replication (from 0), with displacements up to `threshold` packets.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, threshold: u32) -> Self {
        let seen = Recorder { from: p.warm_up, until: p.duration, numbers: Vec::new() };
        Self { network: network(p, replication), seen, threshold, until: p.duration, now: 0 }
    }

    fn is_done(&self) -> bool {
        self.now >= self.until || self.seen.numbers.len() >= ARRIVALS_AT_MOST
    }
}

impl Running for ReorderingRun {
    type Partial = FlowReordering;
    type Output = FlowReordering;

    fn step(&mut self, budget: u32) -> f64 {
        let enough = self.network.events() + u64::from(budget.max(1));
        while !self.is_done() && self.network.events() < enough {
            self.now = (self.now + PERIOD).min(self.until);
            self.network.show_until(self.now, &mut self.seen);
        }
        if self.is_done() { 1.0 } else { self.now as f64 / self.until as f64 }
    }

    fn partial(&self) -> Option<FlowReordering> {
        (!self.seen.numbers.is_empty()).then(|| self.result())
    }

    fn result(&self) -> FlowReordering {
        let copies = FirstCopies::of(&Arrivals { sequences: &self.seen.numbers, ..Arrivals::default() });
        let late = reordered_packets(&copies);
        FlowReordering {
            density: ReorderDensity::of(&copies, self.threshold),
            reordered: late.len() as u64,
            extents: Histogram::of(late.iter().map(LatePacket::extent)),
            received: u64::from(copies.len()),
        }
    }
}

impl Observer<TcpFlow> for Recorder {
    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, _: bool) {
        if flow == 0 && (self.from..self.until).contains(&now) && self.numbers.len() < ARRIVALS_AT_MOST {
            self.numbers.push(u64::from(packet.number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::{LAB, Simulation, sample};
    use crate::scenario::Scenario;

    /// A packet with a lag of one or more in a run is what the library calls reordered: with one flow both counts
    /// agree.
    #[test]
    fn the_library_sees_what_the_run_counts() {
        let p = Parameters::of(&Scenario::with(&LAB, "flows=1&rate=2&tau=4&duration=100").scenario);
        let measures = ReorderingRun::new(&p, 0, 200).finish();
        let counted = sample(&Simulation::new(p, 0).finish());
        let reordered = crate::red::MEASURES.iter().position(|m| m.about.id == "reordered_ratio").unwrap();
        assert!(measures.reordered > 100);
        assert!((measures.reordered_ratio() - counted.values[reordered]).abs() < 2e-4);
    }
}
