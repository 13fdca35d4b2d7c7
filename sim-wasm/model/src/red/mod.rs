//! TCP over random early detection, with packets that are reordered or lost on the way: Neglia, Falletta and
//! Bianchi, "Is TCP Packet Reordering Always Harmful?" (docs/red.md).

mod cuts;
pub mod equilibrium;
mod events;
mod figures;
pub mod frontier;
mod histogram;
mod intervals;
mod laboratory;
mod ladder;
mod measures;
mod parameters;
mod reordering;
mod replications;
mod sample;
pub mod senders;
mod signals;
mod simulation;
pub mod table;
mod tallies;
mod topology;
mod trace;
mod windows;

pub use cuts::Cut;
pub use events::{Event, Kind, events};
pub use intervals::BIN as INTERVAL_BIN;
pub use laboratory::{RedBench, RedLaboratory};
pub use ladder::ladder_run;
pub use measures::MEASURES;
pub use parameters::Parameters;
pub use reordering::{FlowReordering, ReorderingRun};
pub use replications::Replicated;
pub use sample::{sample, shares};
pub use signals::between_signals;
pub use simulation::{Outcome, Simulation, workload};
pub use table::LAB;
pub use tallies::Tallies;
pub use topology::{C1, network};
pub use trace::{Loss, Trace, Tracing};
