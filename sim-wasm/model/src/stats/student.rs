//! Quantiles of Student's t distribution.

/// The 97.5% quantile of Student's t with `df` degrees of freedom (at least 1): the factor of a two-sided 95%
/// confidence interval. Rounded to six decimals, as in the page's table, so that both compute the same.
#[must_use]
pub fn student_975(df: u32) -> f64 {
    (quantile(df) * 1e6).round() / 1e6
}

fn quantile(df: u32) -> f64 {
    let nu = f64::from(df.max(1));
    let (mut low, mut high) = (1.9, 13.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if upper_tail(middle, nu) > 0.025 {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// P(T > t) for t > 0: half the regularised incomplete beta function I_x(nu/2, 1/2) at
/// x = nu / (nu + t^2) (Abramowitz and Stegun, 26.5.27).
fn upper_tail(t: f64, nu: f64) -> f64 {
    0.5 * incomplete_beta(nu / (nu + t * t), 0.5 * nu, 0.5)
}

fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    let log_front =
        libm::lgamma(a + b) - libm::lgamma(a) - libm::lgamma(b) + a * libm::log(x) + b * libm::log1p(-x);
    let front = libm::exp(log_front);
    if x < (a + 1.0) / (a + b + 2.0) {
        front * continued_fraction(x, a, b) / a
    } else {
        1.0 - front * continued_fraction(1.0 - x, b, a) / b
    }
}

/// The continued fraction of the incomplete beta function (Abramowitz and Stegun, 26.5.8),
/// evaluated forwards by Lentz's method.
fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    let mut c = 1.0;
    let mut d = 1.0 / (1.0 - (a + b) * x / (a + 1.0));
    let mut value = d;
    for m in 1..300 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        d = 1.0 / (1.0 + even * d);
        c = 1.0 + even / c;
        value *= d * c;
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        d = 1.0 / (1.0 + odd * d);
        c = 1.0 + odd / c;
        value *= d * c;
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the usual printed tables, to their last digit.
    #[test]
    fn printed_table() {
        for (df, t) in [(1, 12.7062), (2, 4.3027), (4, 2.7764), (9, 2.2622), (29, 2.0452), (120, 1.9799)] {
            assert!((student_975(df) - t).abs() < 5.1e-5, "df {df}: {}", student_975(df));
        }
    }
}
