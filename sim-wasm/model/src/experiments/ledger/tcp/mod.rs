//! The statements of Torres-Jr and Ribeiro about TCP, in the order of the text. Their numbers continue those of the
//! ledger of `metrics`, which has the statements about the measures and the path.

mod algorithms;
mod laws;
mod mechanisms;
mod setting;
mod study;
mod tail;

use super::{Column, Ledger, LedgerRequest, Size, Statement};
use study::Study;

/// The paper's ledger. The paper has 30 transfers at each of 62 jitters.
pub const LEDGER: Ledger = Ledger {
    paper: "Torres-Jr and Ribeiro, \"Packet Reordering Metrics to Enable Performance Comparison in IP-Networks\",",
    quick: Size { runs: 4, is_long: false },
    full: Size { runs: 30, is_long: true },
    runs_at_most: 100,
    columns: &[Column::DEFAULTS],
    statements,
};

/// Every statement with our figures.
fn statements(asked: &LedgerRequest) -> Vec<Statement> {
    let study = Study::new(*asked);
    let laws = laws::LAWS.map(|(name, query)| study.along(name, &format!("{query}&{}", laws::FIGURE)));
    let controls = algorithms::curves(&study, &laws[1]);
    [
        setting::statements(&study),
        laws::statements(&study, &laws),
        algorithms::statements(&study, &controls),
        laws::conclusions(&study),
        algorithms::conclusions(&controls),
        mechanisms::findings(&study),
        tail::findings(&study, &laws),
    ]
    .concat()
}
