//! The receiver: the plain one, which also reports duplicates and echoes timestamps.

use super::acknowledgment::StampedAcknowledgment;
use crate::senders::acknowledgment::Acknowledgment;
use crate::senders::receiver::{Receiver, ReceiverSettings};
use crate::time::Time;

/// Parameters of the receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdaptiveReceiverSettings {
    /// How long the acknowledgment of a first segment may wait for a second one; `None`: it does not wait.
    pub delay: Option<Time>,
    /// Whether it reports duplicates (RFC 2883).
    pub duplicates: bool,
}

/// A receiver with selective acknowledgments, whose application reads at once.
#[derive(Clone, Debug)]
pub struct AdaptiveReceiver {
    receiver: Receiver,
    reports_duplicates: bool,
    /// The timestamp that acknowledgments echo (TS.Recent).
    recent: u32,
    /// The next expected segment in the last acknowledgment (Last.ACK.sent).
    expected: u32,
}

impl AdaptiveReceiver {
    /// A receiver to which nothing has come.
    pub fn new(settings: AdaptiveReceiverSettings) -> Self {
        Self {
            receiver: Receiver::new(ReceiverSettings { delay: settings.delay, sack: true }),
            reports_duplicates: settings.duplicates,
            recent: 0,
            expected: 1,
        }
    }

    /// A segment with this timestamp arrives. Returns the acknowledgment, unless it is delayed.
    ///
    /// Rule tcp-2: the timestamp is stored if the segment covers the last acknowledged edge, and is not older than the
    /// stored one (RFC 7323, section 4.3).
    #[inline]
    pub fn receive(&mut self, now: Time, number: u32, stamp: u32) -> Option<StampedAcknowledgment> {
        if number <= self.expected && stamp >= self.recent {
            self.recent = stamp;
        }
        let before = self.receiver.duplicates();
        let ack = self.receiver.receive(now, number)?;
        let is_duplicate = self.receiver.duplicates() > before;
        Some(self.stamped(ack, if is_duplicate && self.reports_duplicates { number } else { 0 }))
    }

    /// Rule tcp-1: the duplicate is the first of at most three blocks, so that two others remain (RFC 2883, section 4).
    #[inline]
    fn stamped(&mut self, mut ack: Acknowledgment, duplicate: u32) -> StampedAcknowledgment {
        if duplicate > 0 {
            ack.keep(Acknowledgment::BLOCKS - 1);
        }
        self.expected = ack.next;
        StampedAcknowledgment { ack, duplicate, echo: self.recent }
    }

    /// When the delayed acknowledgment is due.
    #[inline]
    pub fn timer(&self) -> Option<Time> {
        self.receiver.timer()
    }

    /// The delayed acknowledgment, if it is due.
    pub fn expire(&mut self, now: Time) -> Option<StampedAcknowledgment> {
        let ack = self.receiver.expire(now)?;
        Some(self.stamped(ack, 0))
    }

    /// The highest segment that the application has received: it has 1 to this one, each once, in order.
    #[inline]
    pub fn delivered(&self) -> u32 {
        self.receiver.delivered()
    }

    /// Segments that arrived again needlessly.
    #[inline]
    pub fn duplicates(&self) -> u64 {
        self.receiver.duplicates()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 2883, sections 4.1.1 and 4.2.1: the duplicate first, then the block around it, then others.
    #[test]
    fn a_duplicate_takes_the_place_of_the_third_block() {
        let settings = AdaptiveReceiverSettings { delay: None, duplicates: true };
        let mut receiver = AdaptiveReceiver::new(settings);
        let mut blocks_after = |number| {
            let ack = receiver.receive(0, number, 0).expect("at once");
            let pairs: Vec<_> = ack.ack.blocks().iter().map(|block| (block.start, block.end)).collect();
            (ack.ack.next, ack.duplicate, pairs)
        };
        assert_eq!(blocks_after(1), (2, 0, vec![]));
        assert_eq!(blocks_after(1), (2, 1, vec![]));
        assert_eq!(blocks_after(3), (2, 0, vec![(3, 4)]));
        assert_eq!(blocks_after(5), (2, 0, vec![(5, 6), (3, 4)]));
        assert_eq!(blocks_after(7), (2, 0, vec![(7, 8), (5, 6), (3, 4)]));
        assert_eq!(blocks_after(3), (2, 3, vec![(3, 4), (7, 8)]));
        assert_eq!(blocks_after(1), (2, 1, vec![(3, 4), (7, 8)]));
    }

    /// RFC 7323, section 4.3: (A) of two segments whose acknowledgment is delayed, the first is echoed; (B) a segment
    /// after a hole is not; (C) the one that fills the hole is.
    #[test]
    fn echoes_are_those_of_the_segment_at_the_edge() {
        let mut receiver =
            AdaptiveReceiver::new(AdaptiveReceiverSettings { delay: Some(100), duplicates: true });
        assert_eq!(receiver.receive(0, 1, 10), None);
        assert_eq!(receiver.receive(1, 2, 11).map(|ack| ack.echo), Some(10));
        assert_eq!(receiver.receive(2, 4, 13).map(|ack| ack.echo), Some(10));
        assert_eq!(receiver.receive(3, 3, 12).map(|ack| (ack.ack.next, ack.echo)), Some((5, 12)));
        // a retransmission, with a later timestamp, of a segment that has arrived already
        assert_eq!(receiver.receive(4, 3, 30).map(|ack| (ack.duplicate, ack.echo)), Some((3, 30)));
        assert_eq!(receiver.receive(5, 4, 13).map(|ack| (ack.duplicate, ack.echo)), Some((4, 30)));
    }
}
