//! The models of Out of Sequence: every simulation, metric and formula, in pure Rust.
//!
//! Imports inside the crate point one way: from the list of `laboratories` to `experiments` such as the
//! ledger, from these to laboratories, then to the packet-level `network`, to engines such as `path`, `senders` and
//! `tfrc` and libraries such as `reordering`, then to `scenario`, `params` and `laws`, which define the inputs, and
//! to random numbers and statistics (checked by `scripts/arrows.mjs`).
#![forbid(unsafe_code)]

pub mod alf;
pub mod dccp;
pub mod experiments;
pub mod extremes;
pub mod laboratories;
pub mod laboratory;
pub mod laws;
mod logarithm;
pub mod measures;
pub mod metrics;
pub mod network;
pub mod params;
pub mod path;
pub mod quality;
pub mod random;
pub mod red;
pub mod reordering;
pub mod replications;
pub mod running;
pub mod scenario;
pub mod senders;
pub mod sorted;
pub mod stats;
pub mod tcp;
pub mod tfrc;
pub mod time;
pub mod trace;
pub mod units;
mod vectors;
mod words;
