//! Neglia, Falletta and Bianchi: what sections 3 to 6 state, in their order.

mod conclusions;
mod frontiers;
mod oscillation;
mod regularity;
mod study;
mod switches;

use super::{Ledger, Statement};
use frontiers::Frontiers;
use study::Study;

/// The paper's ledger. A replication is 150 s of the paper's network: 63 of them are the paper's ten runs of 950 s.
pub const LEDGER: Ledger = Ledger {
    paper: "Neglia, Falletta and Bianchi, \"Is TCP Packet Reordering Always Harmful?\",",
    runs: 6,
    runs_at_most: 200,
    statements,
};

/// Every statement with our figures over `runs` replications.
fn statements(runs: u32) -> Vec<Statement> {
    let mut study = Study::new(runs);
    let frontiers = Frontiers::new(&mut study);
    let mut all = frontiers::reordering(&mut study, &frontiers);
    all.extend(frontiers::losses(&mut study, &frontiers));
    all.extend(regularity::fixed_point(&mut study, &frontiers));
    all.extend(regularity::windows(&mut study, &frontiers));
    all.extend(regularity::intervals(&mut study, &frontiers));
    all.push(regularity::another_probability(&mut study));
    all.extend(frontiers::overlap(&mut study, &frontiers));
    all.extend(conclusions::conclusions(&mut study, &frontiers));
    all
}
