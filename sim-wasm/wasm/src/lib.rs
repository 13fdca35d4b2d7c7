//! The boundary between JavaScript and the model: each function takes the canonical text of a
//! scenario and gives typed arrays. Nothing is computed here.

mod alf;
mod metrics;
mod object;
mod trace;
