//! G along Ta, and the positions on the curve that statements mention.

use super::super::Figure;
use super::label::label;
use crate::extremes::larger;
use crate::scenario::Scenario;

/// G at each Ta of a sweep.
pub struct Curve {
    scenario: Scenario,
    ta: Vec<f64>,
    /// Gains by replication, then by Ta.
    gains: Vec<Vec<f64>>,
    /// Means over groups of replications. In single noisy runs the largest value is too large and its position nearly
    /// arbitrary, so maxima and positions are taken from these means.
    smooth: Vec<Vec<f64>>,
}

/// Number of groups; the spread of their positions gives an interval.
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

    /// A position on the curve in each group; 0, without an error of a step, for a group that has none.
    fn place(&self, name: &str, of: impl Fn(&[f64]) -> Option<f64>) -> Figure {
        let found: Vec<Option<f64>> = self.smooth.iter().map(|gains| of(gains)).collect();
        let step = if found.iter().any(Option::is_some) { self.step() } else { 0.0 };
        let samples = found.into_iter().map(|place| place.unwrap_or(0.0)).collect();
        self.figure(name, "ms", samples).in_steps_of(step)
    }

    /// The largest step between two values of Ta.
    pub fn step(&self) -> f64 {
        self.ta.windows(2).map(|pair| pair[1] - pair[0]).fold(0.0, larger)
    }

    /// The mean distance of the curve from another one, as a share of its maximum.
    pub fn away_from(&self, other: &[f64], name: &str) -> Figure {
        self.of_groups(name, "", |gains| {
            let top = gains[highest(gains)];
            let away: f64 = gains.iter().zip(other).map(|(gain, other)| (gain / top - other).abs()).sum();
            away / gains.len() as f64
        })
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
        self.place("Ta of the largest G", |gains| Some(self.ta[highest(gains)]))
    }

    /// The upper end of the range of Ta in which G is about its largest.
    pub fn near_best(&self) -> Figure {
        let name = "largest Ta with nine tenths of the largest G";
        self.place(name, |gains| self.end(gains, 0.9 * gains[highest(gains)]))
    }

    /// Largest Ta with a gain above `bound`; 0 if there is none.
    pub fn end_above(&self, bound: f64, name: &str) -> Figure {
        self.place(name, |gains| self.end(gains, bound))
    }

    /// The lowest gain of the mean curve divided by its highest.
    pub fn steadiness(&self) -> Figure {
        let means = self.means();
        let (low, high) = (highest(&means.iter().map(|gain| -gain).collect::<Vec<_>>()), highest(&means));
        self.of_groups("least over largest G", "", |gains| gains[low] / gains[high])
    }

    fn end(&self, gains: &[f64], bound: f64) -> Option<f64> {
        gains.iter().rposition(|gain| *gain > bound).map(|at| self.ta[at])
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
        // a position is exact to within a step; where there is none, it is 0
        assert_eq!((curve.end_above(0.05, "").step, curve.end_above(0.5, "").step), (1.0, 0.0));
        let away = curve.away_from(&[0.5, 1.0, 0.75, 0.25], "").samples;
        assert!(away[0] < 0.051 && away[0] > 0.049 && away[1] < 0.0626 && away[1] > 0.0624, "{away:?}");
        assert_eq!(curve.steadiness().samples, [0.25, 0.0]);
    }

    #[test]
    fn noise_is_averaged_before_a_place_is_looked_for() {
        // forty runs, each with its peak at another position: no peak survives in groups of four
        let gains = (0..40).map(|run| vec![f64::from(run % 2), 0.6, f64::from((run + 1) % 2)]).collect();
        let curve = Curve::new(Scenario::new(&LAB), vec![0.0, 1.0, 2.0], gains);
        assert_eq!(curve.best().samples, [1.0; 10]);
    }
}
