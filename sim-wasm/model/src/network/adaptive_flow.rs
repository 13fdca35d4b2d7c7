//! A transfer of an adaptive sender as a flow of the network.

use super::connection::{Action, Connection, ReceiverResponse};
use super::{Nanos, Packet};
use crate::senders::{
    AdaptiveReceiver, AdaptiveReceiverSettings, AdaptiveSender, AdaptiveSettings, Segment,
    StampedAcknowledgment,
};

/// Both ends of a transfer.
#[derive(Clone)]
pub struct AdaptiveFlow {
    /// The sender.
    pub sender: AdaptiveSender,
    /// The receiver.
    pub receiver: AdaptiveReceiver,
    /// Size of the transfer, segments; `u32::MAX` if it is unlimited.
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
    fn receive(&mut self, now: Nanos, packet: &Packet) -> ReceiverResponse<Self::Ack> {
        let duplicates = self.receiver.duplicates();
        let ack = self.receiver.receive(now, packet.segment, packet.stamp);
        ReceiverResponse { is_new: self.receiver.duplicates() == duplicates, ack }
    }

    #[inline]
    fn answer_due(&self) -> Nanos {
        self.receiver.timer().unwrap_or(Nanos::MAX)
    }

    fn answer(&mut self, now: Nanos) -> Option<Self::Ack> {
        self.receiver.expire(now)
    }
}
