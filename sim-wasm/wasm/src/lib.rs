//! The boundary between JavaScript and the model: each function takes the canonical text of a
//! scenario and gives typed arrays. Nothing is computed here.
//!
//! Each laboratory is a feature and becomes a WebAssembly module of its own; the name of a function
//! starts with that of its module (web/sim/calls.ts relies on it).

#[cfg(feature = "alf")]
mod alf;
#[cfg(feature = "metrics")]
mod metrics;
#[allow(dead_code, reason = "not every module has a use for all of it")]
mod object;
#[cfg(feature = "trace")]
mod trace;
