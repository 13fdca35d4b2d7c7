//! The laboratory as others run it.

use super::simulation::{Outcome, Simulation};
use super::{LAB, MEASURES, Parameters};
use crate::laboratory::{Bench, Density, Digest, Laboratory, RunError, Sample, own};
use crate::measures::{Measure, values};
use crate::params::Lab;
use crate::running::Running;
use crate::scenario::Scenario;

/// The laboratory `red`.
#[derive(Debug)]
pub struct RedLaboratory;

/// It keeps nothing: what a run draws depends on when its senders send.
#[derive(Debug, Default)]
pub struct RedBench;

impl Laboratory for RedLaboratory {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn measures(&self) -> Vec<&'static Measure> {
        MEASURES.iter().map(|measured| &measured.about).collect()
    }

    fn replications(&self, scenario: &Scenario) -> Result<u32, RunError> {
        Ok(scenario.whole("runs"))
    }

    fn bench(&self) -> Box<dyn Bench> {
        Box::<RedBench>::default()
    }
}

impl Bench for RedBench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        own(&LAB, scenario)?;
        Ok(sample(&Simulation::new(Parameters::of(scenario), replication).finish()))
    }

    /// Of the bits of every measure and of every density of every replication.
    fn digest(&mut self, scenario: &Scenario) -> Result<String, RunError> {
        own(&LAB, scenario)?;
        let p = Parameters::of(scenario);
        let mut digest = Digest::default();
        for index in 0..p.runs {
            let Sample { values, densities } = sample(&Simulation::new(p.clone(), index).finish());
            let shares = densities.iter().flat_map(|density| &density.shares);
            values.iter().chain(shares).for_each(|value| digest.feed(value.to_bits()));
        }
        Ok(digest.text())
    }
}

/// The measures of a run, with its densities: `cwnd` by whole segments, `loss_interval` by tenths of a second,
/// `lag` by packets.
#[must_use]
pub fn sample(outcome: &Outcome) -> Sample {
    let tallies = &outcome.tallies;
    let density = |id, shares: Vec<f64>| Density { id, from: 0, shares };
    Sample {
        values: values(MEASURES, outcome),
        densities: vec![
            density("cwnd", shares(tallies.windows.counts(), tallies.windows.number())),
            density("loss_interval", shares(tallies.intervals.counts(), tallies.intervals.number())),
            density("lag", shares(tallies.lags.counts(), tallies.arrived)),
        ],
    }
}

/// Shares of a whole, without the empty ones at the end.
pub fn shares<T: Copy + Into<u64>>(counts: &[T], whole: u64) -> Vec<f64> {
    let last = counts.iter().rposition(|&count| count.into() > 0).map_or(0, |place| place + 1);
    counts[..last].iter().map(|&count| count.into() as f64 / whole.max(1) as f64).collect()
}
