//! This laboratory's jitter path, made from a scenario, and RD of the packets that crossed it.

use crate::laws::Law;
use crate::path::{Crossing, JitterPath};
use crate::reordering::ReorderDensity;
use crate::scenario::Scenario;

impl JitterPath {
    /// The path of a scenario of the `metrics` laboratory.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            packets: scenario.whole("n"),
            size: scenario.whole("size"),
            rate: scenario.number("rate"),
            delay: scenario.number("d"),
            jitter: scenario.number("jitter"),
            law: scenario.choice_of("law", &Law::ALL),
            seed: scenario.whole("seed"),
        }
    }
}

/// Working memory, reused from scenario to scenario.
#[derive(Debug, Default)]
pub struct JitterBench {
    /// The packets that crossed the path.
    pub crossing: Crossing,
    density: ReorderDensity,
}

impl JitterBench {
    /// RD of the packets that crossed, with displacement threshold DT (packets).
    pub fn density(&mut self, threshold: u32) -> &ReorderDensity {
        if self.density.threshold != threshold || self.density.counts.is_empty() {
            self.density = ReorderDensity::new(threshold);
        }
        self.density.measure_permutation(self.crossing.order());
        &self.density
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::LAB;

    #[test]
    fn the_paper_s_path_by_default() {
        let path = JitterPath::of(&Scenario::new(&LAB));
        assert_eq!((path.packets, path.size), (65_535, 1518));
        assert!((path.spacing() - 0.121_44).abs() < 1e-12);
    }

    #[test]
    fn no_jitter_has_no_entropy() {
        let path = JitterPath { jitter: 0.0, ..JitterPath::of(&Scenario::new(&LAB)) };
        let mut bench = JitterBench::default();
        bench.crossing.run(&path, 0);
        assert_eq!(bench.density(200).entropy(), 0.0);
    }
}
