//! The analytical model of Diot and Gagnon, section 4.1: losses are isolated, and each is recovered before
//! the next.

use super::Parameters;
use crate::extremes::larger;
use crate::scenario::{Scenario, ScenarioError};

/// ADU blocking times and their gain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blocking {
    /// B of ordered delivery (ms).
    pub ordered: f64,
    /// B of out-of-sequence delivery (ms).
    pub out_of_sequence: f64,
    /// Gb, from 0 to 1; 0 where ordered delivery does not block.
    pub gain: f64,
}

/// Blocking over a burst of n = 1/L ADUs received without a loss, with rtt = 2D. At L = 0 nothing blocks, so
/// there is no gain.
#[must_use]
pub fn blocking(p: &Parameters) -> Blocking {
    if p.loss == 0.0 {
        return Blocking { ordered: 0.0, out_of_sequence: 0.0, gain: 0.0 };
    }
    let rtt = 2.0 * p.delay;
    let drift = (p.processing - p.interval) / p.loss;
    // H is 0 at 0; x H(x) is the positive part of x
    let ordered = larger(rtt + drift, 0.0);
    let out_of_sequence = larger(drift, 0.0);
    let gain = if ordered > 0.0 { (ordered - out_of_sequence) / ordered } else { 0.0 };
    Blocking { ordered, out_of_sequence, gain }
}

/// Gb at these values of a parameter.
///
/// # Errors
/// If there is no such number, or a value is outside its range.
pub fn along(scenario: &Scenario, id: &str, values: &[f64]) -> Result<Vec<f64>, ScenarioError> {
    let mut there = scenario.clone();
    let at = |&value: &f64| {
        there.set(id, value)?;
        Ok(blocking(&Parameters::of(&there)).gain)
    };
    values.iter().map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alf::LAB;

    fn gain(ta: f64, r: f64) -> f64 {
        let mut scenario = Scenario::new(&LAB);
        scenario.set("ta", ta).unwrap();
        scenario.set("r", r).unwrap();
        blocking(&Parameters::of(&scenario)).gain
    }

    /// The three regions of docs/alf.md (the analytical model) at L = 0.1, rtt = 200: borders at R - 20 and R.
    #[test]
    fn three_regions() {
        assert_eq!(gain(5.0, 30.0), 0.0);
        assert_eq!(gain(10.0, 30.0), 0.0);
        assert_eq!(gain(11.0, 30.0), 1.0);
        assert_eq!(gain(30.0, 30.0), 1.0);
        assert!((gain(50.0, 30.0) - 200.0 / (200.0 + 10.0 * 20.0)).abs() < 1e-12);
    }
}
