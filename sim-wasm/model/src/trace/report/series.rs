//! Reordering over time, in bins of equal width.

use crate::extremes::{larger, smaller};
use crate::reordering::{Arrivals, FirstCopies, LatePacket};

/// Most bins of a series: it has no more bins than arrivals.
pub const BINS: u32 = 120;

/// Packets over time: bin i begins at `start + i * width`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// Whether `start` and `width` are in ms since the first packet of the file; they count arrivals if times
    /// are unknown.
    pub is_timed: bool,
    /// Where the first bin begins.
    pub start: f64,
    /// Width of a bin.
    pub width: f64,
    /// First copies in each bin.
    pub received: Vec<u32>,
    /// How many of them are reordered (RFC 4737).
    pub reordered: Vec<u32>,
    /// Further copies in each bin.
    pub duplicates: Vec<u32>,
    /// Largest reordering extent in each bin, packets; 0 if nothing is reordered ([`Series::extent_of`]).
    pub extent: Vec<u32>,
}

impl Series {
    /// The series of these arrivals.
    #[must_use]
    pub fn of(arrivals: &Arrivals, copies: &FirstCopies, late: &[LatePacket]) -> Self {
        let count = arrivals.sequences.len();
        let is_timed = !arrivals.times.is_empty();
        let (start, end) = if is_timed {
            arrivals
                .times
                .iter()
                .fold((f64::MAX, f64::MIN), |(a, b), &time| (smaller(time, a), larger(time, b)))
        } else {
            (0.0, count as f64)
        };
        let bins = BINS.min(count as u32).max(1);
        let width = (end - start) / f64::from(bins);
        let width = if width > 0.0 { width } else { 1.0 };
        let bin_of = |place: u32| {
            let at = arrivals.times.get(place as usize).copied().unwrap_or(f64::from(place));
            (((at - start) / width) as u32).min(bins - 1) as usize
        };
        let empty = vec![0_u32; bins as usize];
        let (mut received, mut reordered, mut extent) = (empty.clone(), empty.clone(), empty.clone());
        let mut duplicates = empty;
        for place in 0..count as u32 {
            duplicates[bin_of(place)] += 1;
        }
        for index in 0..copies.len() {
            let bin = bin_of(copies.place(index));
            duplicates[bin] -= 1;
            received[bin] += 1;
        }
        for late in late {
            let bin = bin_of(copies.place(late.index));
            reordered[bin] += 1;
            extent[bin] = extent[bin].max(late.extent());
        }
        let start = if count == 0 { 0.0 } else { start };
        Self { is_timed, start, width, received, reordered, duplicates, extent }
    }

    /// The largest extent in a bin; `None` if nothing in it is reordered.
    #[must_use]
    pub fn extent_of(&self, bin: usize) -> Option<u32> {
        (self.reordered[bin] > 0).then_some(self.extent[bin])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::late_packets;

    #[test]
    fn bins_by_time_and_by_arrival() {
        let mut arrivals = Arrivals { sequences: &[1, 3, 2, 2, 4], ..Arrivals::default() };
        let series = |arrivals: &Arrivals| {
            let copies = FirstCopies::of(arrivals);
            Series::of(arrivals, &copies, &late_packets(arrivals, &copies))
        };
        let by_arrival = series(&arrivals);
        assert_eq!((by_arrival.start, by_arrival.width, by_arrival.is_timed), (0.0, 1.0, false));
        assert_eq!(by_arrival.received, [1, 1, 1, 0, 1]);
        assert_eq!(by_arrival.reordered, [0, 0, 1, 0, 0]);
        assert_eq!(by_arrival.duplicates, [0, 0, 0, 1, 0]);
        arrivals.times = &[10.0, 11.0, 12.0, 19.0, 20.0];
        let by_time = series(&arrivals);
        assert_eq!((by_time.start, by_time.width, by_time.is_timed), (10.0, 2.0, true));
        assert_eq!(by_time.received, [2, 1, 0, 0, 1]);
        assert_eq!(by_time.extent, [0, 1, 0, 0, 0]);
        assert_eq!([0, 1, 2].map(|bin| by_time.extent_of(bin)), [None, Some(1), None]);
        assert_eq!(series(&Arrivals::default()).received, [0]);
    }
}
