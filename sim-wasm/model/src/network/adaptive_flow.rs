//! A transfer of an adaptive sender as a flow of the network.

use super::connection::{Action, Connection, Received};
use super::{FlowPlan, Jitter, Link, Nanos, Network, Node, Packet, Silent, Spread, nanos};
use crate::laws::Law;
use crate::random::Random;
use crate::senders::{
    AdaptiveReceiver, AdaptiveReceiverSettings, AdaptiveSender, AdaptiveSettings, Profile, Segment,
    StampedAcknowledgment,
};

/// Both ends of a transfer.
#[derive(Clone)]
pub struct AdaptiveFlow {
    /// The sender.
    pub sender: AdaptiveSender,
    /// The receiver.
    pub receiver: AdaptiveReceiver,
    /// What it transfers, segments; `u32::MAX` where there is no end.
    segments: u32,
    completion: Option<Nanos>,
}

impl AdaptiveFlow {
    /// A transfer that has not started.
    #[must_use]
    pub fn new(sender: &AdaptiveSettings, receiver: AdaptiveReceiverSettings, segments: u32) -> Self {
        Self {
            sender: AdaptiveSender::new(sender),
            receiver: AdaptiveReceiver::new(receiver),
            segments,
            completion: None,
        }
    }

    /// When the last segment was acknowledged, if it was.
    #[must_use]
    pub fn completion(&self) -> Option<Nanos> {
        self.completion
    }
}

impl Connection for AdaptiveFlow {
    type Ack = StampedAcknowledgment;

    #[inline]
    fn act(&mut self, now: Nanos, action: Action<&Self::Ack>, out: &mut impl FnMut(Segment)) {
        match action {
            Action::Acknowledge(ack) => {
                self.sender.acknowledge(now, &ack.report(), out);
                if self.sender.unacknowledged() > self.segments && self.completion.is_none() {
                    self.completion = Some(now);
                }
            }
            Action::Start => self.sender.write(now, self.segments, out),
            Action::Expire => self.sender.expire(now, out),
        }
    }

    #[inline]
    fn timer(&self) -> Nanos {
        self.sender.timer().unwrap_or(Nanos::MAX)
    }

    #[inline]
    fn receive(&mut self, now: Nanos, packet: &Packet) -> Received<Self::Ack> {
        let duplicates = self.receiver.duplicates();
        let ack = self.receiver.receive(now, packet.segment, packet.stamp);
        Received { is_new: self.receiver.duplicates() == duplicates, ack }
    }

    #[inline]
    fn answer_due(&self) -> Nanos {
        self.receiver.timer().unwrap_or(Nanos::MAX)
    }

    fn answer(&mut self, now: Nanos) -> Option<Self::Ack> {
        self.receiver.expire(now)
    }
}

/// For speed: a transfer of so many segments of 1518 bytes at 100 Mbit/s over 100 ms, with a millisecond of jitter and no loss;
/// gives the segments that arrived.
///
/// # Panics
/// If the transfer does not end.
#[must_use]
pub fn transfer_workload(segments: u32) -> u32 {
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
    let mut end = 0;
    while !network.ends().all(|ends| ends.completion().is_some()) {
        end += nanos(1000.0);
        assert!(end < nanos(1e9), "the transfer does not end");
        network.run_until(end, &mut Silent);
    }
    network.ends().map(|ends| ends.receiver.delivered()).sum()
}
