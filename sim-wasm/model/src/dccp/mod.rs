//! TFRC with a reordering buffer, and its effect on voice and video: Sarwar, Lochin and Boreli, "Mitigating the Impact
//! of Packet Reordering to Maximize Performance of Multimedia Applications" (docs/dccp.md).
//!
//! One flow runs twice over a path that reorders: with a buffer before loss detection and without, with the same random
//! draws. Every line of waiting packets is in order of time, so a run only compares the heads of a few lines and
//! timers.

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
pub use ladder::{Flight, Ladder, LadderRun, Level, Moment, PathFate, Report, Stretch};
pub use measures::MEASURES;
pub use parameters::{BufferKind, BufferSettings, BufferSize, Parameters};
pub use simulation::{Flows, Outcome, Simulation, rule_size, workload};
pub use table::LAB;
pub use trace::{Series, Trace, Tracing};
