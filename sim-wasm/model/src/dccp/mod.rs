//! TFRC with a reordering buffer, and what voice and video make of it: Sarwar, Lochin and Boreli, "Mitigating the Impact
//! of Packet Reordering to Maximize Performance of Multimedia Applications" (docs/dccp.md).
//!
//! One flow runs over a path that reorders, twice: with a buffer in front of loss detection and without, over the same
//! luck. Every line of waiting packets is in order of time, so a run compares the heads of a few lines and timers.

mod buffer;
mod parameters;
pub mod params;
mod path;
mod run;
mod source;
mod tallies;
mod witness;

pub use parameters::Parameters;
pub use params::LAB;
