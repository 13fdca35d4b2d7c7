//! The laboratory `metrics`: a typed arrival order or the jitter path, with every measure of reordering
//! (docs/metrics.md). The measures themselves are in `reordering`, which other laboratories use too.

mod experiment;
mod figures;
mod jitter;
mod laboratory;
mod order;
pub mod table;

pub use experiment::measure_path;
pub use jitter::JitterBench;
pub use laboratory::{Metrics, named, sample};
pub use table::LAB;
