//! Delay distributions with mean 1, sampled by inverse CDF (rule alf-4; Diot and Gagnon, section 3.1.4).

use crate::logarithm::logarithm;
use crate::random::{BLOCK, Block, uniform};

/// Distribution of the transmission delay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DelayLaw {
    /// Half the mean constant, half Erlang-3: the paper's own choice.
    #[default]
    ConstantErlang,
    /// Entirely constant.
    Constant,
    /// Exponential.
    Exponential,
    /// Two exponential phases with balanced means, squared coefficient of variation 4.
    HyperExponential,
    /// Erlang-3.
    Erlang,
}

impl DelayLaw {
    /// Every law with its id in the parameter table.
    pub const ALL: [(&'static str, Self); 5] = [
        ("constant-erlang", Self::ConstantErlang),
        ("constant", Self::Constant),
        ("exponential", Self::Exponential),
        ("hyperexponential", Self::HyperExponential),
        ("erlang", Self::Erlang),
    ];

    /// The delay in units of its mean, from independent uniform numbers in (0, 1); at most the first three
    /// are used.
    #[inline]
    #[must_use]
    pub fn sample(self, u: [f64; 4]) -> f64 {
        match self {
            Self::ConstantErlang => 0.5 + 0.5 * erlang3(u),
            Self::Constant => 1.0,
            Self::Exponential => -logarithm(u[0]),
            Self::HyperExponential => {
                let rate = if u[1] < FIRST_PHASE { 2.0 * FIRST_PHASE } else { 2.0 * (1.0 - FIRST_PHASE) };
                -logarithm(u[0]) / rate
            }
            Self::Erlang => erlang3(u),
        }
    }

    /// What [`DelayLaw::sample`] gives for each index of a block.
    #[must_use]
    pub fn sample_all(self, block: &Block) -> [f64; BLOCK] {
        // each law has its loop, so that several numbers are computed at once
        match self {
            Self::ConstantErlang => each(block, |u| Self::ConstantErlang.sample(u)),
            Self::Constant => each(block, |u| Self::Constant.sample(u)),
            Self::Exponential => each(block, |u| Self::Exponential.sample(u)),
            Self::HyperExponential => each(block, |u| Self::HyperExponential.sample(u)),
            Self::Erlang => each(block, |u| Self::Erlang.sample(u)),
        }
    }
}

#[inline(always)]
fn each(block: &Block, sample: impl Fn([f64; 4]) -> f64) -> [f64; BLOCK] {
    std::array::from_fn(|place| sample(block.words(place).map(uniform)))
}

/// P(first phase) = (1 + sqrt((c2 - 1) / (c2 + 1))) / 2 for balanced means and c2 = 4.
const FIRST_PHASE: f64 = 0.887_298_334_620_741_7;

/// The sum of three exponentials of mean 1/3 each.
#[inline]
fn erlang3(u: [f64; 4]) -> f64 {
    logarithm(u[0] * u[1] * u[2]) * (-1.0 / 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Random, Stream};

    /// Each law has mean 1 and its own variance, over 200 000 draws.
    #[test]
    fn moments() {
        let random = Random::new(3, 0);
        for (law, variance) in [
            (DelayLaw::ConstantErlang, 1.0 / 12.0),
            (DelayLaw::Constant, 0.0),
            (DelayLaw::Exponential, 1.0),
            (DelayLaw::HyperExponential, 4.0),
            (DelayLaw::Erlang, 1.0 / 3.0),
        ] {
            let draws: Vec<f64> =
                (0..200_000).map(|i| law.sample(random.uniforms(Stream::Transmission, i, 0))).collect();
            let (mean, spread) = crate::stats::mean_variance(&draws);
            assert!((mean - 1.0).abs() < 0.015, "{law:?}: mean {mean}");
            assert!((spread - variance).abs() <= 0.04 * variance, "{law:?}: variance {spread}");
        }
    }
}
