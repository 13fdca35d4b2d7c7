//! The metrics paper: what sections 2 to 4 state, in their order.

mod path;
mod sequences;
mod study;
mod tcp;

use super::Statement;
use study::Study;

/// Runs behind each figure. The paper has one.
pub const RUNS: u32 = 5;

/// Every statement with our figures over `runs` replications.
#[must_use]
pub fn statements(runs: u32) -> Vec<Statement> {
    let mut study = Study::new(runs);
    let sweeps = path::sweeps(&mut study);
    [
        sequences::counted(),
        path::shapes(&mut study),
        path::displacement(&mut study, &sweeps),
        path::entropy(&mut study, &sweeps),
        tcp::throughput(),
    ]
    .concat()
}
