//! Loss detection: which missing segments acknowledgments show to be lost.

use super::segment_set::SegmentSet;

/// What another duplicate acknowledgment means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duplicate {
    /// Below the threshold: segments may be out of order.
    Early,
    /// The threshold is reached: a segment is lost.
    Loss,
    /// The loss has been found already.
    Further,
}

/// Counts duplicate acknowledgments (DupAcks).
#[derive(Clone, Debug)]
pub struct Duplicates {
    count: u32,
    threshold: u32,
}

impl Duplicates {
    pub fn new(threshold: u32) -> Self {
        Self { count: 0, threshold }
    }

    /// New data was acknowledged, or the timer ran out.
    #[inline]
    pub fn reset(&mut self) {
        self.count = 0;
    }

    /// Counts another duplicate.
    pub fn count(&mut self) -> Duplicate {
        self.count = self.count.saturating_add(1);
        match self.count.cmp(&self.threshold) {
            std::cmp::Ordering::Less => Duplicate::Early,
            std::cmp::Ordering::Equal => Duplicate::Loss,
            std::cmp::Ordering::Greater => Duplicate::Further,
        }
    }

    /// Rule sender-15: RFC 6675's IsLost, for all segments at once: segments below the returned one have at least
    /// DupThresh SACKed segments above them, the others have not. Since segments are whole, DupThresh separate blocks
    /// hold at least as many segments, so that both of the RFC's criteria are this one.
    pub fn lost_below(&self, sacked: &SegmentSet) -> Option<u32> {
        sacked.nth_highest(self.threshold)
    }

    /// Duplicates since new data was acknowledged.
    pub fn number(&self) -> u32 {
        self.count
    }

    /// The threshold, DupThresh.
    #[inline]
    pub fn threshold(&self) -> u32 {
        self.threshold
    }
}
