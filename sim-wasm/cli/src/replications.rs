//! The replications of a scenario on all cores: the samples and their order are as if run one after another.

use crate::cores::on_cores;
use crate::error::CliError;
use model::laboratories::laboratory_of;
use model::laboratory::{self, Comparison, Report, RunError, Sample};
use model::scenario::Scenario;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// The measures of a scenario. Once `is_over` is set, no further replication begins, and there is no result.
///
/// # Errors
/// If the scenario cannot be run, or `is_over` was set.
pub fn report(scenario: &Scenario, cores: NonZeroUsize, is_over: &AtomicBool) -> Result<Report, CliError> {
    let runs = laboratory_of(scenario).replications(scenario)?;
    Ok(laboratory::report(&samples(scenario, runs, cores, is_over)?))
}

/// The differences of a scenario from another one of its laboratory, computed in the same way.
///
/// # Errors
/// If one of them belongs to another laboratory or cannot be run, or `is_over` was set.
pub fn comparison(
    scenario: &Scenario,
    against: &Scenario,
    cores: NonZeroUsize,
    is_over: &AtomicBool,
) -> Result<Comparison, CliError> {
    let laboratory = laboratory_of(scenario);
    laboratory::check_laboratory(scenario.lab(), against)?;
    let asked = [laboratory.replications(scenario)?, laboratory.replications(against)?];
    let runs = asked[0].min(asked[1]);
    let of = samples(scenario, runs, cores, is_over)?;
    let against = samples(against, runs, cores, is_over)?;
    Ok(laboratory::comparison(asked, &of, &against))
}

fn samples(
    scenario: &Scenario,
    runs: u32,
    cores: NonZeroUsize,
    is_over: &AtomicBool,
) -> Result<Vec<Sample>, CliError> {
    let laboratory = laboratory_of(scenario);
    let found: Mutex<Vec<Option<Result<Sample, RunError>>>> = Mutex::new(vec![None; runs as usize]);
    on_cores(
        cores,
        runs as usize,
        || laboratory.bench(),
        |bench, replication| {
            if is_over.load(Ordering::Relaxed) {
                return ControlFlow::Break(());
            }
            let sample = bench.replicate(scenario, replication as u32);
            let is_refused = sample.is_err();
            found.lock().unwrap_or_else(PoisonError::into_inner)[replication] = Some(sample);
            if is_refused { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(refused) = found.iter().flatten().find_map(|sample| sample.as_ref().err()) {
        return Err(refused.clone().into());
    }
    let samples: Option<Vec<Sample>> = found.into_iter().map(|sample| sample?.ok()).collect();
    samples.ok_or_else(|| CliError::Failed("interrupted".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scenario(text: &str) -> Scenario {
        Scenario::read(text).expect("a scenario").scenario
    }

    #[test]
    fn results_are_those_of_one_core() {
        let never = AtomicBool::new(false);
        for text in ["#/alf?n=60&runs=7", "#/metrics?bench=jitter&n=300&runs=5"] {
            let of = scenario(text);
            let laboratory = laboratory_of(&of);
            let one = laboratory::run(laboratory, &mut *laboratory.bench(), &of).expect("a report");
            for cores in [1, 3] {
                let cores = NonZeroUsize::new(cores).expect("cores");
                assert_eq!(report(&of, cores, &never).expect("a report"), one, "{text}");
            }
        }
        let (of, against) = (scenario("#/alf?n=60&runs=7&w=8"), scenario("#/alf?n=60&runs=4"));
        let laboratory = laboratory_of(&of);
        let one =
            laboratory::compare(laboratory, &mut *laboratory.bench(), &of, &against).expect("a comparison");
        let cores = NonZeroUsize::new(3).expect("cores");
        assert_eq!(comparison(&of, &against, cores, &never).expect("a comparison"), one);
    }

    #[test]
    fn it_ends_when_it_is_over_and_says_what_is_refused() {
        let over = AtomicBool::new(true);
        assert!(report(&scenario("#/alf?n=60"), NonZeroUsize::MIN, &over).is_err());
        let other = comparison(&scenario("#/alf"), &scenario("#/red"), NonZeroUsize::MIN, &over);
        assert!(other.is_err_and(|error| error.to_string().contains("red")));
    }
}
