//! The statements of Neglia, Falletta and Bianchi in sections 3 to 6, in their order.

mod conclusions;
mod frontiers;
mod oscillation;
mod regularity;
mod study;
mod switches;

use super::{Column, Ledger, LedgerRequest, Size, Statement};
use frontiers::Frontiers;
use study::Study;

/// The paper's ledger. By default a replication is 150 s of the paper's network; the paper has ten runs of 950 s.
pub const LEDGER: Ledger = Ledger {
    paper: "Neglia, Falletta and Bianchi, \"Is TCP Packet Reordering Always Harmful?\",",
    quick: Size { runs: 6, is_long: false },
    full: Size { runs: 10, is_long: true },
    runs_at_most: 200,
    columns: &[
        Column { id: "rfc", name: "the RFC's sender", rules: "" },
        Column { id: "ns2", name: "the paper's simulator", rules: "sim=ns2" },
    ],
    statements,
};

/// Every statement with our figures.
fn statements(asked: &LedgerRequest) -> Vec<Statement> {
    let mut study = Study::new(*asked);
    let frontiers = Frontiers::new(&mut study);
    let mut all = frontiers::reordering(&mut study, &frontiers);
    all.extend(frontiers::losses(&mut study, &frontiers));
    all.extend(regularity::fixed_point(&mut study, &frontiers));
    all.extend(regularity::windows(&mut study, &frontiers));
    all.extend(regularity::intervals(&mut study, &frontiers));
    all.push(regularity::another_probability(&mut study));
    all.extend(frontiers::overlap(&mut study, &frontiers));
    all.extend(conclusions::conclusions(&mut study, &frontiers));
    all.push(switches::finding(&mut study));
    all
}
