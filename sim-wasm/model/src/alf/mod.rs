//! In-order against out-of-sequence delivery: Diot and Gagnon, "Impact of Out-of-Sequence
//! Processing on the Performance of Data Transmission" (docs/alf.md).
//!
//! A transfer of N ADUs is run twice over the same network, once in each delivery mode. Every queue of the
//! model is first-in-first-out, and when the application starts an ADU follows from when it becomes
//! deliverable, so a run needs no event heap: see docs/decisions/no-event-heap.md.

pub mod analysis;
mod delay;
mod draws;
mod figures;
mod laboratory;
mod measures;
mod order;
mod outcome;
mod parameters;
mod receiver;
mod record;
mod replication;
mod replications;
mod sender;
pub mod sweep;
pub mod table;
mod transfer;

pub use delay::DelayLaw;
pub use draws::{Draw, Draws, Recovery};
pub use laboratory::Alf;
pub use measures::MEASURES;
pub use outcome::{Outcome, OutcomeTimes, idle_times};
pub use parameters::Parameters;
pub use record::{Acknowledgment, NO_ADU, Record, RunRecord, Silent, Transmission};
pub use replication::{Bench, Replication};
pub use replications::Replicated;
pub use table::LAB;
pub use transfer::{Delivery, Transfer};
