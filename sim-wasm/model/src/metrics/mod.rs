//! Measures of packet reordering: RFC 5236 and RFC 4737 (MODELS.md section 4).
//!
//! [`Measures::of`] takes arrivals and gives every measure. Loss and duplication are measures of
//! their own and never leak into reordering: all others know only [`FirstCopies`], the first
//! copies of the packets that arrived, in the order of their arrival.

mod advice;
mod arrivals;
mod density;
mod displacement;
pub mod experiment;
mod explain;
mod items;
mod jitter;
mod lateness;
mod occupancy;
mod runs;
pub mod sequence;
mod summary;

pub use advice::{AddedDelay, Advice, advise};
pub use arrivals::{Arrivals, FirstCopies};
pub use density::{ReorderDensity, reorder_density};
pub use displacement::{Placed, place};
pub use explain::{Explained, FirstCopy, Role, explain};
pub use jitter::{JitterBench, JitterPath};
pub use lateness::{Late, late_packets};
pub use occupancy::{OccupancyDensity, occupy};
pub use runs::{Gaps, Runs};
pub use sequence::{Sequence, SequenceError};
pub use summary::{Histogram, Measures, Offsets, Thresholds};
