//! Paths that packets take, for every laboratory that sends some.

mod jitter;

pub use jitter::{Crossing, JitterPath};
