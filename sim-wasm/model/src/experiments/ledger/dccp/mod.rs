//! Sarwar, Lochin and Boreli: what sections II to IV state, in their order.

mod efficiency;
mod flows;
mod quality;
mod study;
mod table;

use super::{Ledger, Statement};
use study::Study;

/// The paper's ledger.
pub const LEDGER: Ledger = Ledger {
    paper: "Sarwar, Lochin and Boreli, \"Mitigating the Impact of Packet Reordering to Maximize Performance of Multimedia Applications\",",
    runs: 40,
    runs_at_most: 200,
    statements,
};

/// Every statement with our figures over `runs` replications.
fn statements(runs: u32) -> Vec<Statement> {
    let mut study = Study::new(runs);
    let mut all = table::one(&mut study);
    all.extend(flows::rates(&mut study));
    all.push(efficiency::sizes());
    all.extend(efficiency::surfaces(&mut study));
    all.extend(quality::voice(&mut study));
    all.extend(quality::video(&mut study));
    all.push(flows::least_favourable(&mut study));
    all
}
