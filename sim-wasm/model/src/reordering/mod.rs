//! Measures of packet reordering: RFC 5236 and RFC 4737 (docs/metrics.md).
//!
//! [`Measures::of`] takes arrivals and computes every measure. Loss and duplication have their own measures.
//! Those of reordering see only [`FirstCopies`], the first copies of the packets that arrived, in the order of
//! arrival. A loss alone displaces nothing; but displacements count the numbers of lost packets between those
//! that change places, and RBD's buffer waits for lost packets.

mod advice;
mod arrivals;
mod density;
mod displacement;
mod explain;
mod items;
mod lag;
mod lateness;
mod measures;
mod neglecting_losses;
mod occupancy;
mod path;
mod runs;
pub mod sequence;
mod stretch;
mod summary;

pub use advice::{AddedDelay, Advice, advise};
pub use arrivals::{Arrivals, FirstCopies, LossPeriods};
pub use density::{ReorderDensity, reorder_density};
pub use displacement::{FirstCopyPlace, place};
pub use explain::{ArrivalExplanation, FirstCopy, Role, explain};
pub use items::Items;
pub use lag::{Lags, Overtaken, Overtaking};
pub use lateness::{LatePacket, late_packets, reordered_packets};
pub use measures::MEASURES;
pub use neglecting_losses::occupy_neglecting_losses;
pub use occupancy::{BufferState, OccupancyDensity, occupy};
pub use path::{Lateness, Pace, lateness};
pub use runs::{Gaps, Runs};
pub use sequence::{NoLoss, Sequence, SequenceError};
pub use stretch::{LONGEST, Place, Stretch, stretch};
pub use summary::{Histogram, Measures, Offsets, Thresholds};
