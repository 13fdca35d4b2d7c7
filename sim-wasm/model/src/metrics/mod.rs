//! Measures of packet reordering: RFC 5236 and RFC 4737 (MODELS.md section 4).
//!
//! Loss and duplication are measures of their own and never leak into reordering: displacements
//! and extents know only the first copies of the packets that arrived.

mod density;

pub use density::{ReorderDensity, reorder_density};
