//! TCP segments: their order, and which of them were overtaken or sent again.

pub mod compact;
pub mod handshake;
pub mod hindsight;
pub mod holes;
pub mod order;
pub mod replay;
pub mod sacked;
pub mod segments;
pub mod verdict;
