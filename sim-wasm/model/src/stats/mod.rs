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
    /// Replications with a value.
    pub runs: u32,
}

/// An interval that is this small a share of its mean is rounding error.
const ROUNDING: f64 = 1e-12;

/// Mean and half-width of the Student 95% interval of independent samples, summed in their order. Samples that are NaN
/// are left out. The mean of no samples is NaN.
#[must_use]
pub fn estimate(samples: &[f64]) -> Estimate {
    let valued = || samples.iter().filter(|x| !x.is_nan());
    let runs = valued().count() as u32;
    if runs == 0 {
        // the NaN of 0 / 0 has another sign on some processors
        return Estimate { mean: f64::NAN, ci95: None, runs };
    }
    let n = f64::from(runs);
    let mean = valued().sum::<f64>() / n;
    if runs < 2 {
        return Estimate { mean, ci95: None, runs };
    }
    let squares = valued().map(|x| (x - mean) * (x - mean)).sum::<f64>();
    let deviation = (squares / (n - 1.0)).sqrt();
    let half = student_975(runs - 1) * deviation / n.sqrt();
    // the mean of equal samples differs from them by the rounding of the sum
    Estimate { mean, ci95: Some(if half <= ROUNDING * mean.abs() { 0.0 } else { half }), runs }
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
        assert_eq!(estimate(&[7.0]), Estimate { mean: 7.0, ci95: None, runs: 1 });
    }

    #[test]
    fn a_sample_without_a_value_is_left_out() {
        let all = estimate(&[1.0, 2.0, 6.0]);
        assert_eq!(estimate(&[f64::NAN, 1.0, 2.0, f64::NAN, 6.0]), all);
        assert_eq!((all.mean, all.runs), (3.0, 3));
        let one = estimate(&[f64::NAN, 7.0]);
        assert_eq!(one, Estimate { mean: 7.0, ci95: None, runs: 1 });
        let none = estimate(&[f64::NAN, f64::NAN]);
        assert!(none.mean.is_nan());
        assert_eq!((none.ci95, none.runs), (None, 0));
    }
}
