//! A TCP connection with unlimited data as a flow of the network.

use super::connection::{Action, Connection, ReceiverResponse};
use super::{Nanos, Packet};
use crate::senders::{Acknowledgment, Receiver, ReceiverSettings, Segment, Sender, SenderSettings};

/// Both ends of a long-lived connection.
#[derive(Clone, Debug)]
pub struct TcpFlow {
    /// The sender.
    pub sender: Sender,
    /// The receiver.
    pub receiver: Receiver,
    /// Duplicate acknowledgments that the sender takes for a loss.
    pub duplicate_threshold: u32,
}

impl TcpFlow {
    /// A connection that has not started.
    #[must_use]
    pub fn new(sender: &SenderSettings, receiver: ReceiverSettings) -> Self {
        Self {
            sender: Sender::new(sender),
            receiver: Receiver::new(receiver),
            duplicate_threshold: sender.duplicate_threshold,
        }
    }
}

impl Connection for TcpFlow {
    type Ack = Acknowledgment;

    #[inline]
    fn act(&mut self, now: Nanos, action: Action<&Acknowledgment>, out: &mut impl FnMut(Segment)) {
        match action {
            Action::Acknowledge(ack) => self.sender.acknowledge(now, ack.next, ack.blocks(), out),
            Action::Start => self.sender.write(now, u32::MAX, out),
            Action::Expire => self.sender.expire(now, out),
        }
    }

    #[inline]
    fn timer(&self) -> Nanos {
        self.sender.timer().unwrap_or(Nanos::MAX)
    }

    #[inline]
    fn receive(&mut self, now: Nanos, packet: &Packet) -> ReceiverResponse<Acknowledgment> {
        let duplicates = self.receiver.duplicates();
        let ack = self.receiver.receive(now, packet.segment);
        ReceiverResponse { is_new: self.receiver.duplicates() == duplicates, ack }
    }

    #[inline]
    fn answer_due(&self) -> Nanos {
        self.receiver.timer().unwrap_or(Nanos::MAX)
    }

    fn answer(&mut self, now: Nanos) -> Option<Acknowledgment> {
        self.receiver.expire(now)
    }
}
