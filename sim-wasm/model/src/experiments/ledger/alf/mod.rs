//! Diot and Gagnon, "Impact of Out-of-Sequence Processing on the Performance of Data Transmission":
//! what sections 3 to 5 state, in their order.

mod analytical;
mod conclusions;
mod curve;
mod disorder;
mod distance;
mod general;
mod grid;
mod ranges;
mod receiver;
mod study;
mod transmission;

use super::{Ledger, Statement};
use study::Study;

/// The paper's ledger. The paper has 5 runs behind each figure, which gives G a confidence interval of about
/// 0.1.
pub const LEDGER: Ledger = Ledger {
    paper: "Diot and Gagnon, \"Impact of Out-of-Sequence Processing on the Performance of Data Transmission\",",
    runs: 100,
    runs_at_most: 200,
    statements,
};
/// Runs for figures with N = 100, which vary more.
const SHORT_RUNS: u32 = 200;

/// Every statement with our figures over `runs` replications.
fn statements(runs: u32) -> Vec<Statement> {
    let mut study = Study::new(runs);
    [disorder::misordering, general::assumptions, general::gain_against_ta]
        .into_iter()
        .chain([disorder::waiting, ranges::limits, grid::over_all_parameters, analytical::blocking_time])
        .chain([transmission::window, transmission::acknowledgments, transmission::rate])
        .chain([ranges::window_and_delay, distance::delay, distance::ratio, transmission::loss])
        .chain([receiver::buffers, receiver::blocking, disorder::single_transfers])
        .chain([conclusions::conclusions, ranges::narrow_ranges])
        .flat_map(|part| part(&mut study))
        .collect()
}
