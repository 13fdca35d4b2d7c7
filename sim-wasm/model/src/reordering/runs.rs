//! RFC 4737: gaps between reordering discontinuities and reordering-free runs.

use super::{Arrivals, FirstCopies, LatePacket};
use crate::extremes::larger;

/// Distances between successive reordering discontinuities (RFC 4737, section 4.5). A discontinuity is an
/// arrival that is the earliest with a greater sequence number for at least one reordered packet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gaps {
    /// Number of discontinuities.
    pub discontinuities: u64,
    /// Gap before each discontinuity but the first, packets, in the order of arrival.
    pub packets: Vec<u32>,
    /// Mean gap, packets; `None` for fewer than two discontinuities.
    pub mean: Option<f64>,
    /// Mean gap, ms; `None` where times are unknown.
    pub mean_time: Option<f64>,
}

impl Gaps {
    /// Gaps between the discontinuities of these reordered packets.
    #[must_use]
    pub fn of(arrivals: &Arrivals, copies: &FirstCopies, late: &[LatePacket]) -> Self {
        let mut is_discontinuity = vec![false; copies.ranks.len()];
        for late in late {
            is_discontinuity[late.discontinuity as usize] = true;
        }
        let places: Vec<u32> =
            (0..).zip(is_discontinuity).filter_map(|(place, is)| is.then_some(place)).collect();
        let packets: Vec<u32> = places.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let ends = places.first().zip(places.last()).filter(|(first, last)| first < last);
        let time = |index: u32| arrivals.times.get(copies.place(index) as usize).copied();
        let per_gap = |whole: f64| whole / packets.len() as f64;
        let mean = ends.map(|(first, last)| per_gap(f64::from(last - first)));
        let mean_time = ends.and_then(|(&first, &last)| Some(per_gap(time(last)? - time(first)?)));
        Self { discontinuities: places.len() as u64, packets, mean, mean_time }
    }
}

/// Runs of in-order packets between reordered ones (RFC 4737, section 4.6). A reordered packet ends a run,
/// which may have length 0; the run at the end of the sample is unfinished and stays out of the sums.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// Length of each ended run, packets, in the order of arrival.
    pub lengths: Vec<u32>,
    /// Sum of the lengths of ended runs (the RFC's accumulator).
    pub sum: u64,
    /// Sum of the squares of the lengths of ended runs, for the variance.
    pub sum_squares: u128,
    /// Length of the unfinished run at the end, packets.
    pub open: u32,
}

impl Runs {
    /// Runs between these reordered packets.
    #[must_use]
    pub fn of(copies: &FirstCopies, late: &[LatePacket]) -> Self {
        let mut runs = Self::default();
        let mut start = 0;
        for late in late {
            let length = late.index - start;
            start = late.index + 1;
            runs.lengths.push(length);
            runs.sum += u64::from(length);
            runs.sum_squares += u128::from(length) * u128::from(length);
        }
        runs.open = copies.len() - start;
        runs
    }

    /// Mean length of ended runs, packets; `None` where there are none.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (!self.lengths.is_empty()).then(|| self.sum as f64 / self.lengths.len() as f64)
    }

    /// Variance of the lengths of ended runs, packets squared: the mean square minus the squared mean; `None`
    /// where there are none.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        let mean = self.mean()?;
        let square = self.sum_squares as f64 / self.lengths.len() as f64;
        Some(larger(square - mean * mean, 0.0))
    }
}
