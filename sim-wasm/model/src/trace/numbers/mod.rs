//! Sequence numbers: which number of a packet is one, kept in columns a flow, unfolded past their wraps, and IP
//! identifications told from numbers that do not count.

pub mod batches;
pub mod by;
pub mod column;
pub mod columns;
pub mod counting;
pub mod elsewhere;
pub mod identification;
pub mod left_out;
pub mod unfold;
pub mod wrapping;
