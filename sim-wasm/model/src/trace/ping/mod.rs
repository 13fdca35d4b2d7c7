//! The output of ping.

pub mod lines;
pub mod output;
