//! The path of the laboratory `metrics`: independent delays, and no flow that reacts to them.

mod jitter;

pub use jitter::{Crossing, JitterPath};
