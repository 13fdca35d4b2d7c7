//! The statements of Diot and Gagnon, "Impact of Out-of-Sequence Processing on the Performance of Data Transmission",
//! in sections 3 to 5, in their order.

mod analytical;
mod conclusions;
mod curve;
mod disorder;
mod distance;
mod general;
mod grid;
mod label;
mod numbers;
mod ranges;
mod receiver;
mod study;
mod transmission;

use super::{Column, Ledger, LedgerRequest, Size, Statement};
use study::Study;

/// The paper's ledger. The paper has 5 runs behind each figure, which gives G a confidence interval of about
/// 0.1.
pub const LEDGER: Ledger = Ledger {
    paper: "Diot and Gagnon, \"Impact of Out-of-Sequence Processing on the Performance of Data Transmission\",",
    quick: Size { runs: 100, is_long: true },
    full: Size { runs: 200, is_long: true },
    runs_at_most: 200,
    columns: &[Column::DEFAULTS],
    statements,
};
/// Runs for figures with N = 100, which vary more.
const SHORT_RUNS: u32 = 200;

/// Every statement with our figures.
fn statements(asked: &LedgerRequest) -> Vec<Statement> {
    let mut study = Study::new(*asked);
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
