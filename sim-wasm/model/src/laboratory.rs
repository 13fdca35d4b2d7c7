//! What a laboratory is: a table of parameters, a table of measures, and a way to run a scenario one
//! replication at a time. That is all that the command line, the ledger and the tests know of it; the list of
//! all laboratories is in `laboratories`.

mod columns;
pub mod flow;
mod listed;
mod order;
mod plan;

pub use columns::{Cell, Column, DATA, Head, Heads, Values, columns, sweep_columns};
pub use listed::{ListedFigure, Point, order_of};
pub use order::coarse_to_fine;
pub use plan::{AxisParameter, Constant, ConstantValue, Plan, PlanAxis, PlanMeasures, along, points};

use crate::measures::Measure;
use crate::params::{Conflict, KEEP, Lab};
use crate::scenario::{Axes, Scenario};
use crate::stats::{Estimate, estimate};

/// The message for a scenario whose figure has no parameter along an axis.
pub const NO_AXIS: &str =
    "the figure of this link has no parameter along an axis: name one with --x ID=FROM:TO:STEP";

/// A laboratory: the parameters and measures of a model, and how to run it. Its functions panic on a scenario of
/// another laboratory; `laboratory_of` finds the laboratory of a scenario.
pub trait Laboratory: Sync {
    /// Its id, title and parameters.
    fn lab(&self) -> &'static Lab;

    /// Its measures, in the order of the values of a [`Sample`].
    fn measures(&self) -> Vec<&'static Measure>;

    /// Number of replications that a scenario asks for.
    ///
    /// # Errors
    /// If the scenario holds nothing to run.
    fn replications(&self, scenario: &Scenario) -> Result<u32, RunError> {
        Ok(scenario.whole("runs"))
    }

    /// Working memory for its scenarios, initially empty.
    fn bench(&self) -> Box<dyn Bench>;

    /// The parameters along the axes of the scenario's figure, with their values.
    ///
    /// # Errors
    /// If its figure has no parameter along an axis.
    fn axes(&self, _: &Scenario) -> Result<Axes, RunError> {
        Err(RunError::Empty(NO_AXIS))
    }

    /// What the scenario's figure shows, as columns of one length.
    ///
    /// # Errors
    /// If the scenario cannot be run, or its figure has no table.
    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError>;

    /// The columns of the tables of its figures. Missing are tables whose columns depend on the scenario: parameters
    /// and measures that it chooses.
    fn heads(&self) -> &'static [Heads] {
        &[]
    }

    /// Its figures along parameters.
    fn plans(&self) -> &'static [Plan] {
        &[]
    }

    /// Its figures whose points are scenarios of their own.
    fn listed(&self) -> &'static [ListedFigure] {
        &[]
    }

    /// Constants with which its figures are computed, besides the scenario.
    fn constants(&self) -> &'static [Constant] {
        &[]
    }

    /// Parts of the scenario that do not fit together, a sentence for each: a figure that belongs to another bench, so
    /// that another one is shown; a loss of a packet that arrives.
    fn misfits(&self, _: &Scenario) -> Vec<String> {
        Vec::new()
    }

    /// Combinations of parameter values that its model replaces by others.
    fn conflicts(&self) -> &'static [Conflict] {
        &[]
    }

    /// Further tables of the scenario's figure, whose rows are observations of another kind than those of
    /// [`Laboratory::figure`].
    ///
    /// # Errors
    /// If the scenario cannot be run.
    fn further(&self, _: &Scenario) -> Result<Vec<Table>, RunError> {
        Ok(Vec::new())
    }
}

/// A sentence for each contradiction between parameter values, in the scenario and in the one that it keeps: it says
/// what is computed instead.
#[must_use]
pub fn contradictions(laboratory: &dyn Laboratory, scenario: &Scenario) -> Vec<String> {
    let of = |scenario: &Scenario| -> Vec<String> {
        laboratory.conflicts().iter().filter_map(|conflict| scenario.contradiction(conflict)).collect()
    };
    let mut all = of(scenario);
    let kept: Vec<String> = scenario.kept().iter().flat_map(of).filter(|said| !all.contains(said)).collect();
    all.extend(kept.into_iter().map(|said| format!("{}: {said}", KEEP.name)));
    all
}

/// A named table: its columns.
pub type Table = (&'static str, Vec<Column>);

/// Working memory: random draws are reused from one replication or sweep point to the next where possible.
/// Results do not depend on earlier use.
pub trait Bench {
    /// One replication (from 0).
    ///
    /// # Errors
    /// If the scenario cannot be run.
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError>;

    /// A digest of the exact bits of the scenario's results, to compare native and WebAssembly builds: FNV-1a, 64 bits,
    /// in hexadecimal. Of the measures it covers only those whose ids are in `measures`, separated by blanks, so that a
    /// new measure does not change the digests of the others.
    ///
    /// # Errors
    /// If the scenario cannot be run.
    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError>;
}

/// Why a scenario gives no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// The scenario belongs to another laboratory.
    #[error("this needs a scenario of {wanted}; the one given is of {given}")]
    Foreign {
        /// The laboratory whose scenario is needed.
        wanted: &'static str,
        /// The laboratory it belongs to.
        given: &'static str,
    },
    /// A text of the scenario cannot be read.
    #[error("{0}")]
    Text(String),
    /// There is nothing to run; the sentence says what to do instead.
    #[error("{0}")]
    Empty(&'static str),
}

/// The results of one replication.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// A value for each measure, in the order of the table.
    pub values: Vec<f64>,
    /// Densities to go with the measures; every replication of a scenario has the same ones, in the same
    /// order.
    pub densities: Vec<Density>,
}

/// A density: the share of each whole number in a range.
#[derive(Clone, Debug, PartialEq)]
pub struct Density {
    /// Name on the command line, such as `rd`.
    pub id: &'static str,
    /// The number that the first share belongs to; the others follow one by one.
    pub from: i32,
    /// The share of each number; empty if the replication has no density.
    pub shares: Vec<f64>,
}

/// The results of a scenario over its replications.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Mean and interval of each measure, in the order of the table.
    pub estimates: Vec<Estimate>,
    /// Each density: (number, mean share over the replications that have one), without empty shares.
    pub densities: Vec<(&'static str, Vec<(i32, f64)>)>,
}

/// Two scenarios of a laboratory over the same replications. With the same seed both draw the same random numbers
/// (docs/decisions/counter-based-draws.md), so the differences are paired by replication.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Replications that both have.
    pub runs: u32,
    /// Replications that only one of the scenarios has.
    pub left_out: u32,
    /// Each measure of the scenario minus that of the other one, in the order of the table.
    pub differences: Vec<Estimate>,
    /// The measures of the scenario.
    pub of: Vec<Estimate>,
    /// The measures of the one it is compared with.
    pub against: Vec<Estimate>,
}

/// Compares a scenario with another one.
///
/// # Errors
/// If one of them belongs to another laboratory or cannot be run.
pub fn compare(
    laboratory: &dyn Laboratory,
    bench: &mut dyn Bench,
    scenario: &Scenario,
    against: &Scenario,
) -> Result<Comparison, RunError> {
    check_laboratory(laboratory.lab(), scenario)?;
    check_laboratory(laboratory.lab(), against)?;
    let (mine, other) = (laboratory.replications(scenario)?, laboratory.replications(against)?);
    let runs = mine.min(other);
    let mut samples = |of: &Scenario| -> Result<Vec<Sample>, RunError> {
        (0..runs).map(|replication| bench.replicate(of, replication)).collect()
    };
    let (of, against) = (samples(scenario)?, samples(against)?);
    Ok(comparison([mine, other], &of, &against))
}

/// Compares replications that both scenarios have; `asked` is how many replications each scenario asks for.
#[must_use]
pub fn comparison(asked: [u32; 2], of: &[Sample], against: &[Sample]) -> Comparison {
    let difference = |(of, against): (&Sample, &Sample)| Sample {
        values: of.values.iter().zip(&against.values).map(|(of, against)| of - against).collect(),
        densities: Vec::new(),
    };
    let differences: Vec<Sample> = of.iter().zip(against).map(difference).collect();
    let [mine, other] = asked;
    Comparison {
        runs: mine.min(other),
        left_out: mine.abs_diff(other),
        differences: report(&differences).estimates,
        of: report(of).estimates,
        against: report(against).estimates,
    }
}

/// Runs all replications of a scenario.
///
/// # Errors
/// If the scenario belongs to another laboratory or cannot be run.
pub fn run(
    laboratory: &dyn Laboratory,
    bench: &mut dyn Bench,
    scenario: &Scenario,
) -> Result<Report, RunError> {
    check_laboratory(laboratory.lab(), scenario)?;
    let samples: Vec<Sample> = (0..laboratory.replications(scenario)?)
        .map(|replication| bench.replicate(scenario, replication))
        .collect::<Result<_, _>>()?;
    Ok(report(&samples))
}

/// Checks that a scenario belongs to this laboratory.
///
/// # Errors
/// If it belongs to another.
pub fn check_laboratory(lab: &Lab, scenario: &Scenario) -> Result<(), RunError> {
    let (wanted, given) = (lab.id, scenario.lab().id);
    if wanted == given { Ok(()) } else { Err(RunError::Foreign { wanted, given }) }
}

/// Estimates from replications.
#[must_use]
pub fn report(samples: &[Sample]) -> Report {
    let measures = samples.first().map_or(0, |sample| sample.values.len());
    let column = |place: usize| samples.iter().map(|sample| sample.values[place]).collect::<Vec<_>>();
    let densities = samples.first().map_or(0, |sample| sample.densities.len());
    Report {
        estimates: (0..measures).map(|place| estimate(&column(place))).collect(),
        densities: (0..densities).map(|place| mean_density(samples, place)).collect(),
    }
}

fn mean_density(samples: &[Sample], place: usize) -> (&'static str, Vec<(i32, f64)>) {
    // a replication without a density is left out of the mean
    let all = || samples.iter().map(|sample| &sample.densities[place]).filter(|each| !each.shares.is_empty());
    let from = all().map(|density| density.from).min().unwrap_or(0);
    let to = all().map(Density::end).max().unwrap_or(0);
    let runs = all().count() as f64;
    let shares = (from..to)
        .map(|k| (k, all().map(|density| density.share(k)).sum::<f64>() / runs))
        .filter(|&(_, share)| share > 0.0)
        .collect();
    (samples[0].densities[place].id, shares)
}

impl Density {
    /// The number after that of the last share.
    fn end(&self) -> i32 {
        self.from + self.shares.len() as i32
    }

    /// The share of `k`, 0 outside the range.
    fn share(&self, k: i32) -> f64 {
        usize::try_from(k - self.from).ok().and_then(|place| self.shares.get(place)).copied().unwrap_or(0.0)
    }
}

/// FNV-1a, 64 bits, over integers and the bits of floating-point numbers.
#[derive(Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Feeds in 64 bits.
    pub fn feed(&mut self, word: u64) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// 16 hexadecimal digits.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(value: f64, from: i32, shares: &[f64]) -> Sample {
        let density = Density { id: "rd", from, shares: shares.to_vec() };
        Sample { values: vec![value], densities: vec![density] }
    }

    #[test]
    fn a_report_is_over_all_replications() {
        let found = report(&[sample(1.0, -1, &[0.5, 0.0, 0.5]), sample(3.0, 0, &[1.0])]);
        assert_eq!(found.estimates[0].mean, 2.0);
        assert!(found.estimates[0].ci95.is_some());
        assert_eq!(found.densities, [("rd", vec![(-1, 0.25), (0, 0.5), (1, 0.25)])]);
    }

    #[test]
    fn a_replication_without_a_value_is_in_no_mean() {
        let some = [sample(f64::NAN, 0, &[]), sample(1.0, 2, &[1.0]), sample(4.0, 2, &[0.5, 0.5])];
        let found = report(&some);
        assert_eq!((found.estimates[0].mean, found.estimates[0].runs), (2.5, 2));
        assert_eq!(found.densities, [("rd", vec![(2, 0.75), (3, 0.25)])]);
        // a difference, too, leaves a replication out if one of the scenarios has no density in it
        let others = [sample(9.0, 0, &[]), sample(f64::NAN, 0, &[]), sample(3.0, 0, &[])];
        let apart = comparison([3, 3], &some, &others);
        assert_eq!((apart.differences[0].mean, apart.differences[0].runs), (1.0, 1));
        assert_eq!((apart.against[0].mean, apart.against[0].runs), (6.0, 2));
    }

    #[test]
    fn no_replication_gives_nothing() {
        assert_eq!(report(&[]), Report { estimates: vec![], densities: vec![] });
    }
}
