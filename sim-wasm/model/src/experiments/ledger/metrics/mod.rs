//! The statements of Torres-Jr and Ribeiro in sections 2 to 4 about the measures and the path, in their order. Those
//! about TCP are in the ledger of `tcp`, whose numbers continue these.

mod path;
mod sequences;
mod study;

use super::{Column, Ledger, LedgerRequest, Size, Statement};
use study::Study;

/// The paper's ledger. The paper has one run behind each figure.
pub const LEDGER: Ledger = Ledger {
    paper: "Torres-Jr and Ribeiro, \"Packet Reordering Metrics to Enable Performance Comparison in IP-Networks\",",
    quick: Size { runs: 5, is_long: true },
    full: Size { runs: 100, is_long: true },
    runs_at_most: 100,
    columns: &[Column::DEFAULTS],
    statements,
};

/// Every statement with our figures.
fn statements(asked: &LedgerRequest) -> Vec<Statement> {
    let mut study = Study::new(*asked);
    let sweeps = path::sweeps(&mut study);
    [
        sequences::counted(),
        path::shapes(&mut study),
        path::displacement(&mut study, &sweeps),
        path::entropy(&mut study, &sweeps),
    ]
    .concat()
}
