//! Counts by bins, with the exact mean and deviation of the counted values.

/// A histogram of fixed size.
#[derive(Clone, Debug)]
pub struct Histogram {
    counts: Vec<u32>,
    number: u64,
    sum: f64,
    squares: f64,
}

impl Histogram {
    /// A histogram with this many bins.
    #[must_use]
    pub fn of(bins: usize) -> Self {
        Self { counts: vec![0; bins], number: 0, sum: 0.0, squares: 0.0 }
    }

    /// Counts a value in its bin. Without such a bin it counts only for the mean and the deviation.
    #[inline]
    pub fn count(&mut self, bin: usize, value: f64) {
        if let Some(count) = self.counts.get_mut(bin) {
            *count += 1;
        }
        self.number += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The number of values in each bin.
    #[must_use]
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// The number of values.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Mean; NaN without a value.
    #[must_use]
    pub fn mean(&self) -> f64 {
        // the NaN of 0 / 0 has another sign on some processors
        if self.number == 0 { f64::NAN } else { self.sum / self.number as f64 }
    }

    /// Standard deviation; NaN without a value.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        if self.number == 0 {
            return f64::NAN;
        }
        // rounding may take the variance below 0 where all values are the same
        crate::extremes::larger(self.squares / self.number as f64 - mean * mean, 0.0).sqrt()
    }

    /// Standard deviation over mean: 1 for an exponential law; NaN for fewer than two values.
    #[must_use]
    pub fn variation(&self) -> f64 {
        if self.number < 2 { f64::NAN } else { self.deviation() / self.mean() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_are_of_the_values_and_not_of_their_bins() {
        let mut two = Histogram::of(4);
        two.count(1, 3.0);
        two.count(9, 7.0);
        assert_eq!((two.counts(), two.number()), (&[0, 1, 0, 0][..], 2));
        assert_eq!((two.mean(), two.deviation(), two.variation()), (5.0, 2.0, 0.4));
    }

    #[test]
    fn nothing_has_no_mean_and_equal_values_no_deviation() {
        let mut found = Histogram::of(1);
        assert!(found.mean().is_nan() && found.deviation().is_nan() && found.variation().is_nan());
        (0..3).for_each(|_| found.count(0, 0.1));
        assert!(found.deviation() < 1e-8 && found.variation() < 1e-7);
    }
}
