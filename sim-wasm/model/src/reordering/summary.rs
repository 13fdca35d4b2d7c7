//! Every measure of a sample.

use super::{Arrivals, FirstCopies, Gaps, LatePacket, OccupancyDensity, ReorderDensity, Runs, late_packets};
use crate::extremes::larger;
use crate::measures::ratio;

/// How late a packet may be before it counts as lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// Displacement threshold DT of RD, packets (RFC 5236, section 3.4).
    pub displacement: u32,
    /// Buffer threshold BT of RBD, packets (RFC 5236, section 3.9).
    pub buffer: u32,
}

impl Thresholds {
    /// The same threshold for both.
    #[must_use]
    pub fn both(threshold: u32) -> Self {
        Self { displacement: threshold, buffer: threshold }
    }
}

/// Every measure of a sample.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measures {
    /// Packets received, each counted once.
    pub received: u64,
    /// Packets sent that never arrived.
    pub lost: u64,
    /// Further copies of received packets.
    pub duplicates: u64,
    /// RFC 5236 RD.
    pub density: ReorderDensity,
    /// RFC 5236 RBD: its buffer waits for lost packets too.
    pub occupancy: OccupancyDensity,
    /// RBD of a buffer that does not wait for lost packets: it measures only reordering.
    pub occupancy_neglecting_losses: OccupancyDensity,
    /// RFC 4737 reordered packets (section 3.3).
    pub reordered: u64,
    /// RFC 4737 reordering extent, packets (section 4.2).
    pub extent: Offsets,
    /// Packets by extent.
    pub extents: Histogram,
    /// RFC 4737 late-time offset, ms (section 4.3); `None` where times are unknown.
    pub late_time: Option<Offsets>,
    /// RFC 4737 byte offset, bytes (section 4.4); `None` where sizes are unknown.
    pub byte_offset: Option<Offsets>,
    /// RFC 4737 gaps between discontinuities (section 4.5).
    pub gaps: Gaps,
    /// RFC 4737 n-reordering (section 5.3): packets by degree.
    pub degrees: Histogram,
    /// RFC 4737 reordering-free runs (section 4.6).
    pub runs: Runs,
}

/// Mean and maximum over the reordered packets; 0 where there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Offsets {
    /// Mean.
    pub mean: f64,
    /// Maximum.
    pub max: f64,
}

/// Packets by a whole number; those above [`Histogram::LIMIT`] are counted together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// Packets at each number from 0 to the largest seen, or to the limit.
    pub counts: Vec<u64>,
    /// Packets beyond the limit.
    pub beyond: u64,
}

impl Measures {
    /// Measures the sample: linear time if sequence numbers are dense and packets not far out of order, n log
    /// n otherwise.
    #[must_use]
    pub fn of(arrivals: &Arrivals, thresholds: Thresholds) -> Self {
        let copies = FirstCopies::of(arrivals);
        let late = late_packets(arrivals, &copies);
        Self::from_parts(arrivals, thresholds, &copies, &late)
    }

    /// Like [`Measures::of`], for a caller that has the first copies and the late packets already.
    #[must_use]
    pub fn from_parts(
        arrivals: &Arrivals,
        thresholds: Thresholds,
        copies: &FirstCopies,
        late: &[LatePacket],
    ) -> Self {
        Self {
            received: u64::from(copies.len()),
            lost: copies.lost,
            duplicates: copies.duplicates,
            density: ReorderDensity::of(copies, thresholds.displacement),
            occupancy: OccupancyDensity::of(copies, thresholds.buffer),
            occupancy_neglecting_losses: OccupancyDensity::neglecting_losses(copies, thresholds.buffer),
            reordered: late.len() as u64,
            extent: Offsets::of(late, |late| f64::from(late.extent())),
            extents: Histogram::of(late.iter().map(LatePacket::extent)),
            late_time: (!arrivals.times.is_empty()).then(|| Offsets::of(late, |late| late.time)),
            byte_offset: (!arrivals.sizes.is_empty()).then(|| Offsets::of(late, |late| late.bytes as f64)),
            gaps: Gaps::of(arrivals, copies, late),
            degrees: Histogram::of(late.iter().map(|late| late.degree)),
            runs: Runs::of(copies, late),
        }
    }

    /// RFC 4737 ratio of reordered to received packets, 0 to 1 (section 4.1).
    #[must_use]
    pub fn reordered_ratio(&self) -> f64 {
        ratio(self.reordered, self.received)
    }

    /// Share of received packets that are n-reordered, 0 to 1 (RFC 4737, section 5.3). With n = 3 it estimates the
    /// share that a TCP without SACK takes for lost at three duplicate acknowledgments.
    #[must_use]
    pub fn n_reordering_ratio(&self, n: u32) -> f64 {
        ratio(self.degrees.at_least(n), self.received)
    }
}

impl Offsets {
    fn of(late: &[LatePacket], value: impl Fn(&LatePacket) -> f64) -> Self {
        if late.is_empty() {
            return Self::default();
        }
        let sum: f64 = late.iter().map(&value).sum();
        Self {
            mean: sum / late.len() as f64,
            max: late.iter().map(value).fold(f64::MIN, |most, value| larger(value, most)),
        }
    }
}

impl Histogram {
    /// Largest number that is counted separately.
    pub const LIMIT: u32 = 4095;

    /// Counts packets by these numbers.
    #[must_use]
    pub fn of(numbers: impl Iterator<Item = u32>) -> Self {
        let mut histogram = Self::default();
        numbers.for_each(|number| histogram.add(number));
        histogram
    }

    fn add(&mut self, number: u32) {
        if number > Self::LIMIT {
            self.beyond += 1;
            return;
        }
        if self.counts.len() <= number as usize {
            self.counts.resize(number as usize + 1, 0);
        }
        self.counts[number as usize] += 1;
    }

    /// Packets at `number` or more, for a `number` up to the limit.
    #[must_use]
    pub fn at_least(&self, number: u32) -> u64 {
        self.counts.iter().skip(number as usize).sum::<u64>() + self.beyond
    }
}
