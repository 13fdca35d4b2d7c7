//! Measures of packet reordering: RFC 5236 and RFC 4737 (MODELS.md section 4).
//!
//! [`Measures::of`] takes arrivals and gives every measure. Loss and duplication are measures of
//! their own and never leak into reordering: all others know only [`FirstCopies`], the first
//! copies of the packets that arrived, in the order of their arrival.

mod arrivals;
mod density;
mod displacement;
mod jitter;
mod lateness;
mod occupancy;
mod runs;
mod summary;

pub use arrivals::{Arrivals, FirstCopies};
pub use density::{ReorderDensity, reorder_density};
pub use displacement::{Placed, place};
pub use jitter::{JitterBench, JitterPath};
pub use lateness::{Late, late_packets};
pub use occupancy::{OccupancyDensity, occupy};
pub use runs::{Gaps, Runs};
pub use summary::{Histogram, Measures, Offsets, Thresholds};
