//! A table of quantiles: a delay as it was measured, in a few numbers (docs/tcp.md, rule path-4).

/// Extra delay over the earliest packets: points (share from 0 to 1, delay in ms), ascending; this share of the packets
/// has at most this delay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quantiles(Vec<(f64, f64)>);

impl Quantiles {
    /// A table whose shares and delays do not decrease; two points of one share are a step.
    #[must_use]
    pub fn new(points: Vec<(f64, f64)>) -> Self {
        debug_assert!(points.is_sorted_by(|a, b| a.0 <= b.0 && a.1 <= b.1), "{points:?}");
        Self(points)
    }

    /// Its points.
    #[must_use]
    pub fn points(&self) -> &[(f64, f64)] {
        &self.0
    }

    /// The same table with every delay multiplied by `factor`.
    #[must_use]
    pub fn times(&self, factor: f64) -> Self {
        Self(self.0.iter().map(|&(share, delay)| (share, delay * factor)).collect())
    }

    /// Rule path-4: the delay for a draw from 0 to 1, ms: linear between two points, constant before the first and
    /// after the last.
    #[must_use]
    pub fn at(&self, draw: f64) -> f64 {
        let next = self.0.partition_point(|&(share, _)| share <= draw);
        match (next.checked_sub(1).and_then(|last| self.0.get(last)), self.0.get(next)) {
            (Some(&(from, low)), Some(&(to, high))) => low + (high - low) * (draw - from) / (to - from),
            (Some(&(_, only)), None) | (None, Some(&(_, only))) => only,
            (None, None) => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of the packets on time, the next 40% within 4 ms, a tenth delayed by exactly 10 ms.
    fn table() -> Quantiles {
        Quantiles::new(vec![(0.5, 0.0), (0.9, 4.0), (0.9, 10.0)])
    }

    #[test]
    fn points_are_joined_by_lines_and_steps() {
        let found = [0.0, 0.25, 0.5, 0.6, 0.8, 0.9, 0.95].map(|draw| table().at(draw));
        let expected = [0.0, 0.0, 0.0, 1.0, 3.0, 10.0, 10.0];
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}");
        assert_eq!(Quantiles::new(vec![(0.3, 2.0)]).at(0.9), 2.0);
        assert_eq!(Quantiles::default().at(0.9), 0.0);
    }

    /// Over an even grid of draws, the share of draws within each delay is that of the table.
    #[test]
    fn shares_of_the_draws_are_those_of_the_table() {
        let n = 10_000;
        let delays: Vec<f64> = (0..n).map(|i| table().at((f64::from(i) + 0.5) / f64::from(n))).collect();
        let within = |delay: f64| delays.iter().filter(|&&one| one <= delay).count();
        assert_eq!([0.0, 1.0, 4.0, 9.99, 10.0].map(within), [5000, 6000, 9000, 9000, 10_000]);
    }
}
