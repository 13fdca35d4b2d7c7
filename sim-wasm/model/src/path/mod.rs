//! Network paths, for every laboratory that sends packets.

mod jitter;

pub use jitter::{Crossing, JitterPath};
