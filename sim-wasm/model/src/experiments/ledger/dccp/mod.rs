//! The statements of Sarwar, Lochin and Boreli in sections II to IV, in their order.

mod efficiency;
mod flows;
mod quality;
mod study;
mod table;

use super::{Column, Ledger, LedgerRequest, Size, Statement};
use study::Study;

/// Replications of a full run, and of figures so near to a bound that fewer replications cannot decide.
const FULL_RUNS: u32 = 200;

/// The paper's ledger.
pub const LEDGER: Ledger = Ledger {
    paper: "Sarwar, Lochin and Boreli, \"Mitigating the Impact of Packet Reordering to Maximize Performance of Multimedia Applications\",",
    quick: Size { runs: 40, is_long: true },
    full: Size { runs: FULL_RUNS, is_long: true },
    runs_at_most: FULL_RUNS,
    columns: &[Column::DEFAULTS],
    statements,
};

/// Every statement with our figures.
fn statements(asked: &LedgerRequest) -> Vec<Statement> {
    let mut study = Study::new(*asked);
    let mut all = table::one(&mut study);
    all.extend(flows::rates(&mut study));
    all.push(efficiency::sizes());
    all.extend(efficiency::surfaces(&mut study));
    all.extend(quality::voice(&mut study));
    all.extend(quality::video(&mut study));
    all.push(flows::least_favourable(&mut study));
    all
}
