//! TFRC with a reordering buffer, and what voice and video make of it: Sarwar, Lochin and Boreli, "Mitigating the Impact
//! of Packet Reordering to Maximize Performance of Multimedia Applications" (docs/dccp.md).
//!
//! One flow runs over a path that reorders, twice: with a buffer in front of loss detection and without, over the same
//! luck. Every line of waiting packets is in order of time, so a run compares the heads of a few lines and timers.

mod buffer;
mod figures;
mod laboratory;
mod ladder;
mod measures;
mod observer;
mod parameters;
mod path;
mod run;
mod simulation;
mod source;
pub mod sweep;
pub mod table;
pub mod tables;
mod tallies;
mod trace;
mod typical;

pub use buffer::Buffer;
pub use laboratory::{Dccp, DccpBench, Replicated};
pub use ladder::{Flight, Ladder, LadderRun, Level, Moment, Report, Stretch, Way};
pub use measures::MEASURES;
pub use parameters::{BufferKind, BufferSettings, BufferSize, Parameters};
pub use simulation::{Flows, Outcome, Simulation, rule_size, workload};
pub use table::LAB;
pub use trace::{Series, Trace, Tracing};
