//! Coverage of 95% intervals: whether they contain the true value in 95% of the cases.

/// The coverage of the intervals of many repetitions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IntervalCoverage {
    /// The mean of all repetitions, in place of the true value. An interval's own repetition is part of it: with 200
    /// repetitions, that makes the interval seem wider by a quarter of a percent.
    pub mean: f64,
    /// The number of intervals; 0 if a measure is the same in every replication of every repetition.
    pub intervals: u32,
    /// How many of them contain the mean.
    pub contain: u32,
}

/// 97.5% point of the normal law.
const Z: f64 = 1.959_963_984_540_054;

impl IntervalCoverage {
    /// Share of the intervals that contain the mean.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        (self.intervals > 0).then(|| f64::from(self.contain) / f64::from(self.intervals))
    }

    /// The share's own 95% interval (Wilson 1927), which stays within 0 and 1.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        let (share, n) = (self.share()?, f64::from(self.intervals));
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Some((middle - half, middle + half))
    }
}

/// The coverage of (mean, half-width) of each repetition; a repetition with a half-width of NaN has no interval.
#[must_use]
pub fn covered(repetitions: &[(f64, f64)]) -> IntervalCoverage {
    let mean = repetitions.iter().map(|(mean, _)| mean).sum::<f64>() / repetitions.len() as f64;
    let intervals: Vec<_> = repetitions.iter().filter(|(_, half)| !half.is_nan()).collect();
    if intervals.iter().all(|(_, half)| *half == 0.0) {
        return IntervalCoverage { mean, intervals: 0, contain: 0 };
    }
    let contain = intervals.iter().filter(|(own, half)| (own - mean).abs() <= *half).count();
    IntervalCoverage { mean, intervals: intervals.len() as u32, contain: contain as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Random, Stream};
    use crate::stats::estimate;

    #[test]
    fn the_share_of_intervals_around_the_mean() {
        let found = covered(&[(1.0, 0.5), (2.0, 0.6), (3.0, 0.5), (2.0, f64::NAN)]);
        assert_eq!(found, IntervalCoverage { mean: 2.0, intervals: 3, contain: 1 });
        assert_eq!(covered(&[(1.0, 0.0), (1.0, 0.0)]).share(), None);
    }

    #[test]
    fn the_interval_of_a_share() {
        // Wilson (1927): 81 of 263 gives 0.2553 to 0.3662 (Newcombe 1998, table I)
        let (low, high) =
            IntervalCoverage { mean: 0.0, intervals: 263, contain: 81 }.interval().unwrap_or_default();
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        let (_, high) =
            IntervalCoverage { mean: 0.0, intervals: 20, contain: 20 }.interval().unwrap_or_default();
        assert!((high - 1.0).abs() < 1e-12);
    }

    /// Student intervals of nearly normal values contain the mean in 95% of the cases; intervals half as wide do not.
    #[test]
    fn intervals_of_student_cover_95_percent() {
        let sample = |seed: u32, run: u32| -> f64 {
            let draws = Random::new(seed, run);
            (0..3).flat_map(|place| draws.uniforms(Stream::Bootstrap, place, 0)).sum()
        };
        let of = |scale: f64| {
            let each = (1..=400).map(|seed| {
                let found = estimate(&(0..5).map(|run| sample(seed, run)).collect::<Vec<_>>());
                (found.mean, found.ci95.unwrap_or(f64::NAN) * scale)
            });
            covered(&each.collect::<Vec<_>>()).interval().unwrap_or_default()
        };
        let (low, high) = of(1.0);
        assert!(low < 0.95 && 0.95 < high, "{low} {high}");
        assert!(of(0.5).1 < 0.9);
    }
}
