//! The receiver: it acknowledges segments, and reports those that it holds out of order.

use super::acknowledgment::{Acknowledgment, Block};
use super::segment_set::SegmentSet;
use crate::time::Time;

/// Recently reported blocks that may be reported again.
const BLOCKS_AT_MOST: usize = 4;

/// Parameters of a receiver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReceiverSettings {
    /// How long the acknowledgment of a first segment may wait for a second one; `None`: every segment is
    /// acknowledged at once (RFC 9293, section 3.8.6.3: less than 0.5 s).
    pub delay: Option<Time>,
    /// Whether acknowledgments carry SACK blocks (RFC 2018).
    pub sack: bool,
}

/// A receiver whose application reads at once.
#[derive(Clone, Debug)]
pub struct Receiver {
    settings: ReceiverSettings,
    /// The next segment that is expected.
    next: u32,
    held: SegmentSet,
    /// A segment of each block that was the first of an acknowledgment, the latest one first; 0 if there is none.
    recent: [u32; BLOCKS_AT_MOST],
    /// When the delayed acknowledgment is due.
    due: Option<Time>,
    duplicates: u64,
}

impl Receiver {
    /// A receiver that waits for segment 1.
    pub fn new(settings: ReceiverSettings) -> Self {
        let mut held = SegmentSet::default();
        held.remove_below(1);
        Self { settings, next: 1, held, recent: [0; BLOCKS_AT_MOST], due: None, duplicates: 0 }
    }

    /// A segment arrives. Returns the acknowledgment, unless it is delayed.
    #[inline]
    pub fn receive(&mut self, now: Time, number: u32) -> Option<Acknowledgment> {
        if number == self.next && self.held.is_empty() {
            self.next += 1;
            return self.acknowledge_in_order(now);
        }
        self.take(number);
        let (blocks, count) = if self.settings.sack && !self.held.is_empty() {
            self.report(number)
        } else {
            Default::default()
        };
        Some(Acknowledgment::with(self.next, blocks, count))
    }

    /// Rule sender-24: RFC 5681, section 4.2: at least every second segment is acknowledged, and none waits for long.
    #[inline]
    fn acknowledge_in_order(&mut self, now: Time) -> Option<Acknowledgment> {
        match self.settings.delay {
            Some(delay) if self.due.is_none() => {
                self.due = Some(now.saturating_add(delay));
                None
            }
            _ => {
                self.due = None;
                Some(Acknowledgment::of(self.next))
            }
        }
    }

    /// Takes a segment that is out of order, a duplicate, or fills a gap: it is acknowledged at once (RFC 5681, section
    /// 4.2).
    fn take(&mut self, number: u32) {
        self.due = None;
        if number == self.next {
            self.next = self.held.first_absent(number + 1);
            self.held.remove_below(self.next);
        } else if number < self.next || self.held.insert(number, number + 1) == 0 {
            self.duplicates += 1;
        }
    }

    /// Rule sender-25: RFC 2018, section 4: first the block with the segment that has just arrived, then the blocks
    /// that were reported first before, the latest one first, unless they are part of a block reported already.
    fn report(&mut self, number: u32) -> ([Block; Acknowledgment::BLOCKS], u8) {
        let anchors = [number, self.recent[0], self.recent[1], self.recent[2], self.recent[3]];
        let mut blocks = [Block::default(); BLOCKS_AT_MOST];
        let mut count = 0;
        for anchor in anchors {
            if anchor < self.next || count == BLOCKS_AT_MOST {
                continue;
            }
            let block = self.block_around(anchor);
            if blocks[..count].contains(&block) {
                continue;
            }
            (blocks[count], self.recent[count]) = (block, anchor);
            count += 1;
        }
        self.recent[count..].fill(0);
        let [first, second, third, _] = blocks;
        ([first, second, third], count.min(Acknowledgment::BLOCKS) as u8)
    }

    /// The consecutive segments that are held around `anchor`.
    fn block_around(&self, anchor: u32) -> Block {
        Block { start: self.held.last_absent(anchor) + 1, end: self.held.first_absent(anchor) }
    }

    /// When the delayed acknowledgment is due.
    #[inline]
    pub fn timer(&self) -> Option<Time> {
        self.due
    }

    /// The delayed acknowledgment, if it is due.
    pub fn expire(&mut self, now: Time) -> Option<Acknowledgment> {
        self.due.filter(|&due| due <= now)?;
        self.due = None;
        Some(Acknowledgment::of(self.next))
    }

    /// The highest segment that the application has received: it has 1 to this one, each once, in order.
    #[inline]
    pub fn delivered(&self) -> u32 {
        self.next - 1
    }

    /// Segments that arrived again needlessly.
    pub fn duplicates(&self) -> u64 {
        self.duplicates
    }
}
