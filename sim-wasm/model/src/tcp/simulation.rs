//! The simulation of one transfer.

use super::Parameters;
use super::order::Order;
use super::outcome::Outcome;
use crate::laws::Law;
use crate::network::{
    AdaptiveFlow, FlowPlan, Jitter, Link, Nanos, Network, Node, Observer, Packet, Spread, nanos,
};
use crate::random::Random;
use crate::running::Running;
use crate::senders::{AdaptiveReceiverSettings, AdaptiveSettings, Profile, StampedAcknowledgment};

/// How often the simulation checks whether the transfer is complete, ns.
pub(super) const PERIOD: Nanos = 50_000_000;
/// A transfer that is not complete by this time, ns, ends there, and what has arrived is measured.
pub(super) const LATEST: Nanos = 100_000 * 1_000_000_000;

/// One replication in progress. A unit of work is an event of the network.
pub struct Simulation {
    network: Network<AdaptiveFlow>,
    tallies: Tallies,
    order: Order,
    undisturbed: f64,
    bytes: f64,
    now: Nanos,
}

/// Counts during the transfer.
#[derive(Clone, Debug, Default)]
pub(super) struct Tallies {
    segments: u32,
    sent: u64,
    again: u64,
    arrived: u64,
    pub(super) new: u32,
    /// When the last segment arrived, ns.
    pub(super) end: Option<Nanos>,
    /// The window, since when it has this value (ns), and its integral over the time before.
    window: f64,
    since: Nanos,
    windows: f64,
    highest_threshold: u32,
}

impl Tallies {
    /// The counts before the start.
    pub(super) fn of(p: &Parameters) -> Self {
        let initial = f64::from(p.sender.initial_window);
        Self { segments: p.segments, window: initial, ..Self::default() }
    }

    /// Share of the transfer that has arrived.
    pub(super) fn share(&self) -> f64 {
        f64::from(self.new) / f64::from(self.segments)
    }

    #[inline]
    fn look(&mut self, now: Nanos, ends: &AdaptiveFlow) {
        self.windows += self.window * (now - self.since) as f64;
        (self.window, self.since) = (ends.sender.window(), now);
        self.highest_threshold = self.highest_threshold.max(ends.sender.duplicate_threshold());
    }
}

impl Observer<AdaptiveFlow> for Tallies {
    #[inline]
    fn sent(&mut self, _: Nanos, _: usize, packet: &Packet) {
        self.sent += 1;
        self.again += u64::from(packet.is_again);
    }

    #[inline]
    fn arrived(&mut self, now: Nanos, _: usize, _: &Packet, is_new: bool) {
        self.arrived += 1;
        self.new += u32::from(is_new);
        if self.new == self.segments && self.end.is_none() {
            self.end = Some(now);
        }
    }

    #[inline]
    fn acknowledged(&mut self, now: Nanos, _: usize, _: &StampedAcknowledgment, ends: &AdaptiveFlow) {
        self.look(now, ends);
    }

    fn expired(&mut self, now: Nanos, _: usize, ends: &AdaptiveFlow) {
        self.look(now, ends);
    }
}

impl Simulation {
    /// The replication (from 0) before its start; `undisturbed` is the throughput without jitter, Mbit/s.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, undisturbed: f64) -> Self {
        Self::ordered(p, replication, Order::of(p, replication), undisturbed)
    }

    fn ordered(p: &Parameters, replication: u32, order: Order, undisturbed: f64) -> Self {
        Self {
            network: p.network(replication),
            tallies: Tallies::of(p),
            order,
            undisturbed,
            bytes: p.bytes,
            now: 0,
        }
    }

    /// The same transfer without jitter, before its start.
    pub(super) fn undisturbed(p: &Parameters) -> Self {
        Self::ordered(&p.undisturbed(), 0, Order::default(), 0.0)
    }

    fn is_done(&self) -> bool {
        self.tallies.end.is_some() || self.now >= LATEST
    }
}

impl Running for Simulation {
    type Partial = Outcome;
    type Output = Outcome;

    fn step(&mut self, budget: u32) -> f64 {
        let until = self.network.events() + u64::from(budget.max(1));
        while !self.is_done() && self.network.events() < until {
            self.now += PERIOD;
            self.network.run_until(self.now, &mut self.tallies);
        }
        if self.is_done() { 1.0 } else { self.tallies.share() }
    }

    fn partial(&self) -> Option<Outcome> {
        (self.tallies.new > 0).then(|| self.result())
    }

    fn result(&self) -> Outcome {
        let tallies = &self.tallies;
        let end = tallies.end.unwrap_or(self.now);
        let tally = self.network.ends().next().map(|ends| ends.sender.tally()).unwrap_or_default();
        Outcome {
            bytes: self.bytes * tallies.share(),
            duration: end as f64 * 1e-9,
            undisturbed: self.undisturbed,
            order: self.order.clone(),
            sent: tallies.sent,
            again: tallies.again,
            arrived: tallies.arrived,
            useless: tallies.arrived - u64::from(tallies.new),
            cuts: tally.recoveries + tally.timeouts,
            undos: tally.undone_by_duplicates + tally.undone_by_timestamps,
            timeouts: tally.timeouts,
            highest_threshold: tallies.highest_threshold,
            window_mean: if tallies.since == 0 {
                tallies.window
            } else {
                tallies.windows / tallies.since as f64
            },
        }
    }
}

/// For measuring speed: a transfer of `segments` segments of 1518 bytes at 100 Mbit/s over 100 ms, with a millisecond
/// of jitter and no loss; returns the segments that arrived. It uses the laboratory's counts, so that its module
/// includes the network only once.
///
/// # Panics
/// If the transfer does not end.
#[must_use]
pub fn workload(segments: u32) -> u32 {
    let settings = AdaptiveSettings { window_limit: 2000, ..Profile::Linux2019.settings() };
    let receiver = AdaptiveReceiverSettings { delay: None, duplicates: true };
    let jitter =
        Jitter { delay: nanos(50.0), spread: Spread::Law(Law::Normal, 1.0), random: Random::new(1, 0) };
    let plan = FlowPlan {
        ends: AdaptiveFlow::new(&settings, receiver, segments),
        forward: vec![Node::Link(Link::of(100.0)), Node::Jitter(jitter)],
        back: vec![Node::Delay(nanos(50.0))],
        start: 0,
        size: 1518,
        ack_size: 66,
    };
    let mut network = Network::new(Vec::new(), vec![plan]);
    let mut tallies = Tallies { segments, ..Tallies::default() };
    let mut end = 0;
    while tallies.end.is_none() {
        end += nanos(1000.0);
        assert!(end < nanos(1e9), "the transfer does not end");
        network.run_until(end, &mut tallies);
    }
    tallies.new
}
