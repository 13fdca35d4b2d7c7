//! The models of Out of Sequence: every simulation, metric and formula, in pure Rust.
//!
//! Arrows inside the crate point one way: `experiments` stand on laboratories (`alf`), these on
//! `metrics`, which stands on `random` and `stats`; `params` and `scenario` name the inputs.
#![forbid(unsafe_code)]

pub mod alf;
pub mod experiments;
pub mod laws;
pub mod metrics;
pub mod params;
pub mod random;
pub mod scenario;
pub mod stats;
pub mod trace;
