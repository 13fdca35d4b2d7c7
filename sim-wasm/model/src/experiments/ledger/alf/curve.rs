//! G along Ta, and the places on the curve that statements speak of.

use super::super::{Figure, label};
use crate::scenario::Scenario;

/// G at each Ta of a sweep.
pub struct Curve {
    scenario: Scenario,
    ta: Vec<f64>,
    /// By replication, then by Ta.
    gains: Vec<Vec<f64>>,
    /// Means over groups of replications. In single noisy runs the largest value is too large and its place
    /// nearly arbitrary, so maxima and places are looked for in these means.
    smooth: Vec<Vec<f64>>,
}

/// Number of groups; the spread of their places gives an interval.
const GROUPS: usize = 10;

impl Curve {
    /// `gains` by replication, then by `ta`.
    pub fn new(scenario: Scenario, ta: Vec<f64>, gains: Vec<Vec<f64>>) -> Self {
        let mean = |group: &[Vec<f64>]| {
            let sum = |at: usize| group.iter().map(|gains| gains[at]).sum::<f64>();
            (0..ta.len()).map(|at| sum(at) / group.len() as f64).collect()
        };
        let smooth = gains.chunks((gains.len() / GROUPS).max(1)).map(mean).collect();
        Self { scenario, ta, gains, smooth }
    }

    fn figure(&self, name: &str, unit: &'static str, samples: Vec<f64>) -> Figure {
        let end = self.ta.last().copied().unwrap_or(0.0);
        let name = format!("{name} (Ta 0 to {end} ms) at {}", label(&self.scenario));
        Figure::new(name, unit, samples, self.scenario.canonical())
    }

    fn of_groups(&self, name: &str, unit: &'static str, of: impl Fn(&[f64]) -> f64) -> Figure {
        self.figure(name, unit, self.smooth.iter().map(|gains| of(gains)).collect())
    }

    /// The curve averaged over replications.
    fn means(&self) -> Vec<f64> {
        let sum = |at: usize| self.gains.iter().map(|gains| gains[at]).sum::<f64>();
        (0..self.ta.len()).map(|at| sum(at) / self.gains.len() as f64).collect()
    }

    /// The gain where the mean curve is highest.
    pub fn maximum(&self) -> Figure {
        let best = highest(&self.means());
        self.figure("largest G", "", self.gains.iter().map(|gains| gains[best]).collect())
    }

    /// Mean of the gain over the curve.
    pub fn mean(&self) -> Figure {
        let mean = |gains: &Vec<f64>| gains.iter().sum::<f64>() / gains.len() as f64;
        self.figure("mean of G", "", self.gains.iter().map(mean).collect())
    }

    /// The Ta of the largest gain.
    pub fn best(&self) -> Figure {
        self.of_groups("Ta of the largest G", "ms", |gains| self.ta[highest(gains)])
    }

    /// The upper end of the range of Ta in which G is about its largest.
    pub fn near_best(&self) -> Figure {
        let name = "largest Ta with nine tenths of the largest G";
        self.of_groups(name, "ms", |gains| self.end(gains, 0.9 * gains[highest(gains)]))
    }

    /// Largest Ta with a gain above `bound`.
    pub fn end_above(&self, bound: f64, name: &str) -> Figure {
        self.of_groups(name, "ms", |gains| self.end(gains, bound))
    }

    /// The lowest gain of the mean curve divided by its highest.
    pub fn steadiness(&self) -> Figure {
        let means = self.means();
        let (low, high) = (highest(&means.iter().map(|gain| -gain).collect::<Vec<_>>()), highest(&means));
        self.of_groups("least over largest G", "", |gains| gains[low] / gains[high])
    }

    fn end(&self, gains: &[f64], bound: f64) -> f64 {
        gains.iter().rposition(|gain| *gain > bound).map_or(0.0, |at| self.ta[at])
    }
}

fn highest(values: &[f64]) -> usize {
    (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alf::LAB;

    #[test]
    fn places_along_a_curve() {
        let gains = vec![vec![0.2, 0.4, 0.38, 0.1], vec![0.2, 0.4, 0.3, 0.0]];
        let curve = Curve::new(Scenario::new(&LAB), vec![0.0, 1.0, 2.0, 3.0], gains);
        assert_eq!(curve.maximum().samples, [0.4, 0.4]);
        assert_eq!(curve.best().samples, [1.0, 1.0]);
        assert_eq!(curve.near_best().samples, [2.0, 1.0]);
        assert_eq!(curve.end_above(0.05, "").samples, [3.0, 2.0]);
        assert_eq!(curve.end_above(0.5, "").samples, [0.0, 0.0]);
        assert_eq!(curve.steadiness().samples, [0.25, 0.0]);
    }

    #[test]
    fn noise_is_averaged_before_a_place_is_looked_for() {
        // forty runs, each with a peak at a different place: none survives in groups of four
        let gains = (0..40).map(|run| vec![f64::from(run % 2), 0.6, f64::from((run + 1) % 2)]).collect();
        let curve = Curve::new(Scenario::new(&LAB), vec![0.0, 1.0, 2.0], gains);
        assert_eq!(curve.best().samples, [1.0; 10]);
    }
}
