//! TCP segments of one direction: their order, and which of them were overtaken or retransmitted.

mod awaited;
pub mod capture_place;
pub mod compact;
pub mod handshake;
pub mod hindsight;
pub mod holes;
pub mod lost_behind;
pub mod merged;
pub mod missing;
pub mod order;
pub mod round_trips;
mod rows;
pub mod sacked;
pub mod segments;
pub mod too_many;
pub mod verdict;
