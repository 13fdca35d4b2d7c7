//! The figures by which statements are judged.

use crate::extremes::larger;
use crate::random::{Random, Stream};
use crate::stats::{Estimate, estimate};

/// One of our numbers: a sample for each replication, or a single one if it is computed and not simulated.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name in the ledger.
    pub name: String,
    /// Unit; empty for pure numbers.
    pub unit: &'static str,
    /// Its values.
    pub samples: Vec<f64>,
    /// The scenarios it comes from.
    pub scenarios: Vec<String>,
    /// For a figure computed from all replications together, not a mean over them: its value, and those of bootstrap
    /// samples.
    pub pooled: Option<PooledFigure>,
    /// The resolution of the figure: the step of the grid on which a position was searched; 0 if the figure is not a
    /// position.
    pub step: f64,
}

/// A figure computed from all replications together. Two figures of as many replications have the same bootstrap
/// samples, so that a figure computed from both is paired.
#[derive(Clone, Debug)]
pub struct PooledFigure {
    /// Its value over all replications.
    pub value: f64,
    /// Its value for each bootstrap sample.
    pub resampled: Vec<f64>,
}

/// Number of bootstrap samples of a pooled figure.
const SAMPLES: u32 = 1000;

impl PooledFigure {
    /// `of` computes the figure from the indices of replications, of which each may occur several times.
    pub(super) fn new(replications: usize, of: impl Fn(&[usize]) -> f64) -> Self {
        let all: Vec<usize> = (0..replications).collect();
        let draw = |sample: u32| {
            let draws = Random::new(SAMPLES, sample);
            let places = (0..replications as u32).map(|place| {
                let [share, ..] = draws.uniforms(Stream::Bootstrap, place, 0);
                ((share * replications as f64) as usize).min(replications - 1)
            });
            of(&places.collect::<Vec<_>>())
        };
        Self { value: of(&all), resampled: (0..SAMPLES).map(draw).collect() }
    }

    /// Ends of the middle 95% of the samples.
    fn interval(&self) -> (f64, f64) {
        middle(&self.resampled)
    }

    fn with(&self, other: &Self, of: fn(f64, f64) -> f64) -> Self {
        let resampled = self.resampled.iter().zip(&other.resampled).map(|(a, b)| of(*a, *b)).collect();
        Self { value: of(self.value, other.value), resampled }
    }
}

/// Ends of the middle 95% of the values.
fn middle(values: &[f64]) -> (f64, f64) {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let cut = sorted.len() / 40;
    (sorted[cut], sorted[sorted.len() - 1 - cut])
}

impl Figure {
    pub(super) fn new(
        name: impl Into<String>,
        unit: &'static str,
        samples: Vec<f64>,
        scenario: String,
    ) -> Self {
        Self { name: name.into(), unit, samples, scenarios: vec![scenario], pooled: None, step: 0.0 }
    }

    /// Mean over the replications, with 95% interval.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        match &self.pooled {
            None => {
                let found = estimate(&self.samples);
                let half =
                    if self.step > 0.0 { Some(found.ci95.unwrap_or(0.0) + self.step) } else { found.ci95 };
                Estimate { ci95: half, ..found }
            }
            Some(pooled) => {
                let (low, high) = pooled.interval();
                let runs = self.samples.len() as u32;
                Estimate { mean: pooled.value, ci95: Some((high - low) / 2.0), runs }
            }
        }
    }

    /// Ends of the 95% interval; the value itself if there is no interval.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        if let Some(pooled) = &self.pooled {
            return pooled.interval();
        }
        let Estimate { mean, ci95, .. } = self.estimate();
        let half = ci95.unwrap_or(0.0);
        (mean - half, mean + half)
    }

    /// The mean with its interval and its unit: `−1.37 ± 0.18 ms`.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", show_estimate(self.estimate()), self.unit).trim_end().to_owned()
    }

    /// Ends of the middle 95% of the replications.
    #[must_use]
    pub fn middle(&self) -> (f64, f64) {
        middle(&self.samples)
    }

    /// The same figure with another name.
    pub(super) fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The same figure as a position that was searched in steps of this size.
    pub(super) fn in_steps_of(self, step: f64) -> Self {
        Self { step, ..self }
    }

    /// A figure computed from both, replication by replication. The difference of two positions that were rounded down
    /// to the same grid has an error of one step.
    pub(super) fn with(&self, other: &Self, name: impl Into<String>, of: fn(f64, f64) -> f64) -> Self {
        let samples = self.samples.iter().zip(&other.samples).map(|(a, b)| of(*a, *b)).collect();
        let mut scenarios = self.scenarios.clone();
        scenarios.extend(other.scenarios.iter().filter(|text| !self.scenarios.contains(text)).cloned());
        let pooled = self.pooled.as_ref().zip(other.pooled.as_ref()).map(|(one, other)| one.with(other, of));
        let step = larger(self.step, other.step);
        Self { name: name.into(), unit: self.unit, samples, scenarios, pooled, step }
    }

    /// Paired difference.
    pub(super) fn minus(&self, other: &Self) -> Self {
        self.with(other, format!("{} − {}", self.name, other.name), |a, b| a - b)
    }

    /// What this figure saves, as a share of the other one.
    pub(super) fn saving_on(&self, other: &Self, name: impl Into<String>) -> Self {
        Self { unit: "", ..other.with(self, name, |a, b| (a - b) / a) }
    }

    /// Paired ratio.
    pub(super) fn over(&self, other: &Self) -> Self {
        let name = format!("{} over {}", self.name, other.name);
        Self { unit: "", ..self.with(other, name, |a, b| a / b) }
    }
}

/// A number for people: enough digits for its size.
#[must_use]
pub fn show(value: f64) -> String {
    let digits = match value.abs() {
        size if size >= 1000.0 => 0,
        size if size >= 100.0 => 1,
        size if size >= 1.0 => 2,
        size if size >= 0.01 || size == 0.0 => 3,
        _ => 4,
    };
    let text = format!("{value:.digits$}");
    // not "-0"
    if text.trim_start_matches(['-', '0', '.']).is_empty() {
        "0".to_owned()
    } else {
        text.replace('-', "−")
    }
}

/// A number in a rule, as short as possible, with three significant digits at least if it has them: the ends of 2% either
/// way of 0.0179 are two numbers.
#[must_use]
pub fn plain(value: f64) -> String {
    let size = value.abs();
    let text = if size > 0.0 && size < 0.1 {
        let digits = (2.0 - libm::floor(libm::log10(size))).clamp(0.0, 8.0) as usize;
        format!("{value:.digits$}").replace('-', "−")
    } else {
        show(value)
    };
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

/// `0.3235 ± 0.0073`: two significant digits of the interval, and as many decimals of the mean.
#[must_use]
pub fn show_estimate(estimate: Estimate) -> String {
    match estimate.ci95 {
        // sums of equal samples may differ in their last bits
        Some(half) if half > 1e-12 * estimate.mean.abs() => {
            let digits = (1.0 - libm::floor(libm::log10(half))).clamp(0.0, 8.0) as usize;
            format!("{:.digits$} ± {half:.digits$}", estimate.mean).replace('-', "−")
        }
        Some(_) => format!("{} ± 0", show(estimate.mean)),
        None => show(estimate.mean),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paired_figures() {
        let figure = |samples: &[f64], scenario: &str| {
            Figure::new(scenario, "ms", samples.to_vec(), scenario.to_owned())
        };
        let (a, b) = (figure(&[2.0, 3.0], "a"), figure(&[1.0, 1.0], "b"));
        let difference = a.minus(&b);
        assert_eq!(difference.samples, [1.0, 2.0]);
        assert_eq!(difference.scenarios, ["a", "b"]);
        assert_eq!(b.saving_on(&a, "").samples, [0.5, 2.0 / 3.0]);
        assert_eq!(a.minus(&a).scenarios, ["a"]);
    }

    #[test]
    fn a_place_on_a_grid_is_known_to_within_a_step() {
        let place = |at: f64| Figure::new("", "ms", vec![at; 10], String::new()).in_steps_of(1.0);
        assert_eq!(place(22.0).interval(), (21.0, 23.0));
        assert_eq!(show_estimate(place(22.0).estimate()), "22.0 ± 1.0");
        assert_eq!(place(8.0).minus(&place(9.0)).interval(), (-2.0, 0.0));
        let other = Figure::new("", "ms", vec![9.0; 10], String::new());
        assert_eq!(other.minus(&other).interval(), (0.0, 0.0));
    }

    #[test]
    fn middle_of_the_runs() {
        let samples: Vec<f64> = (0..200).rev().map(f64::from).collect();
        assert_eq!(Figure::new("", "", samples, String::new()).middle(), (5.0, 194.0));
    }

    #[test]
    fn numbers_for_reading() {
        let shown = [16_080.6, 104.26, 23.456, 0.3234, -0.002_43, -0.000_001, 0.0].map(show);
        assert_eq!(shown, ["16081", "104.3", "23.46", "0.323", "−0.0024", "0", "0"]);
        assert_eq!([0.3, 10.0, 1500.0, 1.08].map(plain), ["0.3", "10", "1500", "1.08"]);
        assert_eq!([0.017_542, 0.018_258, 0.0069, -0.03].map(plain), ["0.0175", "0.0183", "0.0069", "−0.03"]);
        let shown = |mean, half| show_estimate(Estimate { mean, ci95: half, runs: 2 });
        assert_eq!(shown(0.323_46, Some(0.007_31)), "0.3235 ± 0.0073");
        assert_eq!(shown(-2070.3, Some(38.38)), "−2070 ± 38");
        assert_eq!(shown(0.5, None), "0.500");
    }
}
