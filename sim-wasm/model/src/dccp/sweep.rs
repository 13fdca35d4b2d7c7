//! One scenario at many points of a sweep.

use super::Parameters;
use super::measures::{MEASURES, efficiencies};
use super::simulation::{Flows, Simulation};
use crate::measures::values;
use crate::running::Running;
use crate::scenario::{Scenario, ScenarioError};

/// What is wanted of each point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// ε of rate, loss event rate and jitter, then with a buffer and without the rates (kbit/s) and the loss event rates.
    Efficiencies,
    /// Every measure of the laboratory's table.
    Measures,
}

/// One replication (from 0) at the points (xs[i], ys[i]): a row each. An empty second name means that there is no
/// second parameter.
///
/// # Errors
/// If a parameter is not numeric or a value is outside its range.
pub fn rows(
    scenario: &Scenario,
    (x, xs): (&str, &[f64]),
    (y, ys): (&str, &[f64]),
    replication: u32,
    wanted: Wanted,
) -> Result<Vec<f64>, ScenarioError> {
    let mut at = scenario.clone();
    let mut rows = Vec::new();
    for (i, value) in xs.iter().enumerate() {
        at.set(x, *value)?;
        if let Some(value) = ys.get(i).filter(|_| !y.is_empty()) {
            at.set(y, *value)?;
        }
        let p = Parameters::of(&at);
        match wanted {
            Wanted::Efficiencies => {
                rows.extend(efficiencies(&Simulation::new(p, replication, Flows::Own).finish()));
            }
            Wanted::Measures => {
                rows.extend(values(MEASURES, &Simulation::new(p, replication, Flows::All).finish()));
            }
        }
    }
    Ok(rows)
}
