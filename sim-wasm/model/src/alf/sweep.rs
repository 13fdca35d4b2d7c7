//! One scenario at many points of a sweep.

use super::replication::relative;
use super::{Bench, Parameters};
use crate::alf::LAB;
use crate::scenario::{Scenario, ScenarioError};

/// The columns of [`gains`], as the table of measures names them.
pub const GAINS: [&str; 2] = ["gain", "gain_latency"];

/// Gains of one replication (from 0) at the points `(xs[i], ys[i])`, interleaved: gain of the completion time, gain of
/// the mean ADU time. An empty id `y` means that there is no second parameter.
///
/// # Errors
/// If a parameter is not numeric or a value is outside its range.
pub fn gains(
    bench: &mut Bench,
    scenario: &Scenario,
    (x, xs): (&str, &[f64]),
    (y, ys): (&str, &[f64]),
    replication: u32,
) -> Result<Vec<f64>, ScenarioError> {
    let mut at = scenario.clone();
    let mut gains = Vec::with_capacity(2 * xs.len());
    for (i, value) in xs.iter().enumerate() {
        at.set(x, *value)?;
        if let Some(value) = ys.get(i).filter(|_| !y.is_empty()) {
            at.set(y, *value)?;
        }
        let (ordered, out) = bench.times(&Parameters::of(&at), replication);
        gains.push(relative(ordered.total_time, out.total_time));
        gains.push(relative(ordered.latency_mean, out.latency_mean));
    }
    Ok(gains)
}

/// The load of the speed benchmark, with the paper's defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// Five replications along the values of Ta, as for a curve or a surface: draws are reused.
    Sweep,
    /// A new seed for each pair of transfers: every draw is fresh.
    Fresh,
}

/// Simulates at least `adus` ADUs as pairs of transfers of 1000, and returns how many there were.
#[must_use]
pub fn workload(load: Load, adus: u32) -> u32 {
    let mut p = Parameters::of(&Scenario::new(&LAB));
    let mut bench = Bench::default();
    let (mut simulated, mut round) = (0, 0);
    while simulated < adus {
        match load {
            Load::Sweep => p.processing = f64::from(round / p.runs % 600) * 0.1,
            Load::Fresh => p.seed = round + 1,
        }
        bench.times(&p, round % p.runs);
        simulated += 2 * p.adus;
        round += 1;
    }
    simulated
}
