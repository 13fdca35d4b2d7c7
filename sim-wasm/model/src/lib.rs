//! The models of Out of Sequence: every simulation, metric and formula, in pure Rust.
//!
//! Arrows inside the crate point one way: the list of `laboratories` to `experiments` such as the
//! ledger, these to laboratories, these to the packet-level `network`, this to engines such as `path` and `tcp` and libraries such as `reordering`, these to `scenario`, `params`
//! and `laws`, which name the inputs, and to random numbers and statistics (`scripts/arrows.mjs`).
#![forbid(unsafe_code)]

pub mod alf;
pub mod experiments;
pub mod extremes;
pub mod laboratories;
pub mod laboratory;
pub mod laws;
pub mod measures;
pub mod metrics;
pub mod network;
pub mod params;
pub mod path;
pub mod random;
pub mod red;
pub mod reordering;
pub mod running;
pub mod scenario;
pub mod stats;
pub mod tcp;
pub mod trace;
pub mod units;
