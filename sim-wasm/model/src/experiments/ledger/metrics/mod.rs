//! Torres-Jr and Ribeiro: what sections 2 to 4 state, in their order.

mod path;
mod sequences;
mod study;
mod tcp;

use super::{Ledger, Statement};
use study::Study;

/// The paper's ledger. The paper has one run behind each figure.
pub const LEDGER: Ledger = Ledger {
    paper: "Torres-Jr and Ribeiro, \"Packet Reordering Metrics to Enable Performance Comparison in IP-Networks\",",
    runs: 5,
    runs_at_most: 100,
    statements,
};

/// Every statement with our figures over `runs` replications.
fn statements(runs: u32) -> Vec<Statement> {
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
