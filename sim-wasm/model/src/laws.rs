//! Random delay laws (distributions), each sampled by inverse CDF from one uniform draw, so that neighbouring
//! jitters and laws use the same random numbers and the bits are the same on every platform.

mod netem;
mod normal;
mod quantiles;

pub use normal::normal_quantile;
pub use quantiles::Quantiles;

use crate::extremes::larger;
use crate::random::uniform;
use std::sync::OnceLock;

/// A distribution of the delay around its mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Uniform with the jitter as its standard deviation.
    Uniform,
    /// Normal with the jitter as its standard deviation.
    Normal,
    /// Exponential with the jitter as its mean and standard deviation, shifted to mean 0.
    Exponential,
    /// Pareto of shape 3 (as in netem), shifted and scaled to mean 0 and standard deviation 1.
    Pareto,
    /// netem without a table: uniform, with the jitter as its half-width.
    Netem,
    /// netem with its table `normal`.
    NetemNormal,
    /// netem with its table `pareto`.
    NetemPareto,
    /// netem with its table `paretonormal`.
    NetemParetonormal,
}

/// Limits of mean displacement and entropy under a law when the jitter spans many packets; x is the jitter in
/// packet spacings (docs/metrics.md, the jitter path).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosedForm {
    /// MD ~ `slope` x: the law's mean absolute deviation in units of the jitter.
    pub slope: f64,
    /// Er ~ ln x + `offset`: the law's differential entropy in units of the jitter.
    pub offset: f64,
}

impl Law {
    /// Every law with its name in scenarios.
    pub const ALL: [(&'static str, Self); 8] = [
        ("uniform", Self::Uniform),
        ("normal", Self::Normal),
        ("exponential", Self::Exponential),
        ("pareto", Self::Pareto),
        ("netem", Self::Netem),
        ("netem-normal", Self::NetemNormal),
        ("netem-pareto", Self::NetemPareto),
        ("netem-paretonormal", Self::NetemParetonormal),
    ];

    /// The law with this name in scenarios.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(id, _)| *id == name).map(|&(_, law)| law)
    }

    /// Rule jitter-3: deviation from the mean in units of the jitter, increasing in the draw `word`.
    #[must_use]
    pub fn deviation(self, word: u32) -> f64 {
        match self {
            Self::Uniform => SQRT_3 * (2.0 * uniform(word) - 1.0),
            Self::Normal => normal_quantile(uniform(word)),
            Self::Exponential => -libm::log1p(-uniform(word)) - 1.0,
            // 1 - u = x^-3 has mean 3/2 and variance 3/4
            Self::Pareto => (1.0 / libm::cbrt(1.0 - uniform(word)) - 1.5) * (2.0 / SQRT_3),
            Self::Netem => 2.0 * uniform(word) - 1.0,
            Self::NetemNormal => netem::scaled(table(&NORMAL, netem::normal), word),
            Self::NetemPareto => netem::scaled(table(&PARETO, netem::pareto), word),
            Self::NetemParetonormal => netem::scaled(table(&PARETONORMAL, netem::paretonormal), word),
        }
    }

    /// The limits of MD and Er; `None` for netem's tables, which are step functions.
    #[must_use]
    pub fn closed_form(self) -> Option<ClosedForm> {
        let (slope, offset) = match self {
            Self::Uniform => (SQRT_3 / 2.0, libm::log(12.0) / 2.0),
            Self::Normal => {
                (libm::sqrt(2.0 / std::f64::consts::PI), libm::log(2.0 * std::f64::consts::PI) / 2.0 + 0.5)
            }
            Self::Exponential => (2.0 * libm::exp(-1.0), 1.0),
            // mean absolute deviation (3/2)^-2 and entropy 4/3 - ln 3, over the deviation sqrt(3)/2
            Self::Pareto => (8.0 / (9.0 * SQRT_3), 4.0 / 3.0 - libm::log(3.0) - libm::log(SQRT_3 / 2.0)),
            Self::Netem => (0.5, std::f64::consts::LN_2),
            Self::NetemNormal | Self::NetemPareto | Self::NetemParetonormal => return None,
        };
        Some(ClosedForm { slope, offset })
    }

    /// Probability that the deviation, in units of the jitter, is at most `z`; `None` for netem's tables,
    /// which are step functions.
    #[must_use]
    pub fn cumulative(self, z: f64) -> Option<f64> {
        Some(match self {
            Self::Uniform => (z / (2.0 * SQRT_3) + 0.5).clamp(0.0, 1.0),
            Self::Normal => 0.5 * libm::erfc(-z * std::f64::consts::FRAC_1_SQRT_2),
            Self::Exponential => -libm::expm1(-larger(z + 1.0, 0.0)),
            Self::Pareto => {
                let delay = larger(z * (SQRT_3 / 2.0) + 1.5, 1.0);
                1.0 - 1.0 / (delay * delay * delay)
            }
            Self::Netem => (0.5 * z + 0.5).clamp(0.0, 1.0),
            Self::NetemNormal | Self::NetemPareto | Self::NetemParetonormal => return None,
        })
    }
}

const SQRT_3: f64 = 1.732_050_807_568_877_2;

static NORMAL: OnceLock<Vec<i16>> = OnceLock::new();
static PARETO: OnceLock<Vec<i16>> = OnceLock::new();
static PARETONORMAL: OnceLock<Vec<i16>> = OnceLock::new();

fn table(cell: &'static OnceLock<Vec<i16>>, build: fn() -> Vec<i16>) -> &'static [i16] {
    cell.get_or_init(build)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moments over an evenly spaced grid of draws.
    fn moments(law: Law) -> (f64, f64, f64) {
        let n = 1 << 18;
        let values: Vec<f64> = (0..n).map(|i| law.deviation(i * (1 << 14) + (1 << 13))).collect();
        let mean = values.iter().sum::<f64>() / f64::from(n);
        let variance = values.iter().map(|z| (z - mean) * (z - mean)).sum::<f64>() / f64::from(n);
        let absolute = values.iter().map(|z| (z - mean).abs()).sum::<f64>() / f64::from(n);
        (mean, variance.sqrt(), absolute)
    }

    #[test]
    fn the_cumulative_law_undoes_the_draw() {
        for (name, law) in Law::ALL {
            for word in (0..64).map(|i| i * (1 << 26) + (1 << 25)) {
                let Some(share) = law.cumulative(law.deviation(word)) else { continue };
                assert!((share - uniform(word)).abs() < 1e-9, "{name} at {word}: {share}");
            }
        }
        assert_eq!(Law::Exponential.cumulative(-2.0), Some(0.0));
        assert_eq!(Law::Pareto.cumulative(-5.0), Some(0.0));
    }

    #[test]
    fn the_jitter_is_the_standard_deviation() {
        for law in [Law::Uniform, Law::Normal, Law::Exponential] {
            let (mean, deviation, _) = moments(law);
            assert!(mean.abs() < 1e-4 && (deviation - 1.0).abs() < 1e-3, "{law:?}: {mean} {deviation}");
        }
        // a Pareto law of shape 3 has no fourth moment: its variance converges slowly
        let (mean, deviation, _) = moments(Law::Pareto);
        assert!(mean.abs() < 1e-3 && (deviation - 1.0).abs() < 0.03, "{mean} {deviation}");
    }

    #[test]
    fn netem_without_a_table_has_the_jitter_as_half_width() {
        let (_, deviation, _) = moments(Law::Netem);
        assert!((deviation - 1.0 / SQRT_3).abs() < 1e-5);
    }

    #[test]
    fn slopes_are_mean_absolute_deviations() {
        for law in [Law::Uniform, Law::Normal, Law::Exponential, Law::Pareto, Law::Netem] {
            let slope = law.closed_form().unwrap().slope;
            assert!((moments(law).2 - slope).abs() < 2e-3, "{law:?}");
        }
    }

    #[test]
    fn deviations_rise_with_the_draw() {
        for (name, law) in Law::ALL {
            let values: Vec<f64> = (0..1000_u32).map(|i| law.deviation(i * 4_294_967)).collect();
            assert!(values.windows(2).all(|pair| pair[0] <= pair[1]), "{name}");
        }
    }
}
