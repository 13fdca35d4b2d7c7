//! Means, variances and confidence intervals over replications.

mod student;

pub use student::student_975;

/// A mean over replications with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Mean, in the unit of the samples.
    pub mean: f64,
    /// Half-width of the Student 95% interval; `None` for fewer than two samples.
    pub ci95: Option<f64>,
}

/// An interval that is so small a share of its mean comes from rounding alone.
const ROUNDING: f64 = 1e-12;

/// Mean and half-width of the Student 95% interval of independent samples, summed in their order. The mean of
/// an empty slice is NaN.
#[must_use]
pub fn estimate(samples: &[f64]) -> Estimate {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    if samples.len() < 2 {
        return Estimate { mean, ci95: None };
    }
    let squares = samples.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>();
    let deviation = (squares / (n - 1.0)).sqrt();
    let df = samples.len() as u32 - 1;
    let half = student_975(df) * deviation / n.sqrt();
    // samples that are all the same differ from their mean by what its sum is rounded by
    Estimate { mean, ci95: Some(if half <= ROUNDING * mean.abs() { 0.0 } else { half }) }
}

/// Mean and population variance of `samples`, summed in their order; (NaN, NaN) when empty.
#[must_use]
pub fn mean_variance(samples: &[f64]) -> (f64, f64) {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / n;
    (mean, variance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn textbook_interval() {
        let e = estimate(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(e.mean, 3.0);
        // 2.776445 * sqrt(2.5 / 5)
        assert!((e.ci95.unwrap() - 1.963_243).abs() < 1e-5);
    }

    #[test]
    fn rounding_is_no_interval() {
        assert_eq!(estimate(&[0.1; 10]).ci95, Some(0.0));
        assert!(estimate(&[1.0, 1.0 + 1e-9]).ci95.unwrap() > 0.0);
    }

    #[test]
    fn one_sample_has_no_interval() {
        assert_eq!(estimate(&[7.0]), Estimate { mean: 7.0, ci95: None });
    }
}
