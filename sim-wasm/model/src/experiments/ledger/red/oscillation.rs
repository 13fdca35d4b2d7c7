//! Figure 7: the oscillation of RED's average queue and of its drop probability, from the queue trace.

use super::super::Figure;
use crate::red::{Parameters, Tracing};
use crate::running::Running;
use crate::units;

/// Samples per second: one for each tenth of a round trip or less.
const LOOKS: f64 = 100.0;

/// The oscillation in one replication, after its warm-up.
pub struct Oscillation {
    /// Share of the time in which the average is at least min_th.
    above: f64,
    /// Mean of the queue's average, packets.
    average: f64,
    /// Mean and standard deviation of p_b.
    probability: (f64, f64),
}

/// The oscillation as figures of the ledger.
pub struct OscillationFigures {
    pub above: Figure,
    pub average: Figure,
    pub probability: Figure,
    pub deviation: Figure,
}

impl Oscillation {
    pub fn of(p: &Parameters, replication: u32) -> Self {
        let [from, until] = [p.warm_up, p.duration].map(|time| time as f64 * 1e-9);
        let looks = ((until - from) * LOOKS) as u32;
        let trace = Tracing::new(p, replication, (from, until - from), looks).finish();
        let mean = |of: &dyn Fn(f64) -> f64| {
            trace.average.iter().map(|&average| of(average)).sum::<f64>() / trace.average.len() as f64
        };
        let probability = mean(&|average| p.red.probability(average));
        let square = mean(&|average| {
            let away = p.red.probability(average) - probability;
            away * away
        });
        Self {
            above: mean(&|average| f64::from(u8::from(average >= p.red.min_threshold))),
            average: mean(&|average| average),
            probability: (probability, square.sqrt()),
        }
    }

    /// The values as a list of numbers, in the order that `Moving` reads.
    pub fn to_vec(&self) -> Vec<f64> {
        let (mean, deviation) = self.probability;
        vec![self.above, self.average, mean, deviation]
    }
}

impl OscillationFigures {
    /// The figures of all replications, given as such lists.
    pub fn new(each: &[Vec<f64>], name: &str, scenario: &str) -> Self {
        let figure = |what: &str, unit: &'static str, place: usize| {
            let samples = each.iter().map(|numbers| numbers[place]).collect();
            Figure::new(format!("{what}, {name}"), unit, samples, scenario.to_owned())
        };
        Self {
            above: figure("share of the time with the average above min_th", "", 0),
            average: figure("mean of RED's average", units::PACKETS, 1),
            probability: figure("mean of p_b", "", 2),
            deviation: figure("standard deviation of p_b", "", 3),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    #[test]
    fn a_threshold_that_is_never_reached_drops_nothing() {
        let of = |query: &str| {
            let query = format!("{query}&duration=30&warmup=10");
            Oscillation::of(&Parameters::of(&Scenario::with(&LAB, &query).scenario), 0)
        };
        let (never, often) = (of("minth=96&ps=0.05"), of("minth=8"));
        assert_eq!((never.above, never.probability), (0.0, (0.0, 0.0)));
        assert!(often.above > 0.3 && often.above < 1.0 && often.average > never.average);
        // p_b rises to 0.1 at 24 packets
        assert!(often.probability.0 > 0.0 && often.probability.1 < 0.1);
    }
}
