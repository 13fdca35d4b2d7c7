//! A transfer over a path that reorders: Torres-Jr and Ribeiro, section 4, with senders as Linux has had them
//! (docs/tcp.md).

mod correlation;
pub mod curves;
mod figures;
mod laboratory;
mod ladder;
mod measures;
pub mod mechanisms;
pub mod my_path;
mod order;
mod outcome;
mod parameters;
mod replications;
mod simulation;
pub mod stacks;
pub mod table;
mod transfer;
mod undisturbed;

pub use correlation::rank_correlation;
pub use laboratory::{Tcp, TcpBench};
pub use ladder::ladder_run;
pub use measures::MEASURES;
pub use order::{Order, density_within};
pub use outcome::Outcome;
pub use parameters::Parameters;
pub use replications::Replicated;
pub use simulation::{Simulation, workload};
pub use table::LAB;
pub use transfer::{Cause, Counts, Event, Kind, Look, Transfer, Transferring};
pub use undisturbed::undisturbed;
