//! Sequence numbers: the number of a packet that is one, stored in columns for each flow, unfolded beyond wraps; and IP
//! identifications, if they count packets.

pub mod batches;
pub mod column;
pub mod columns;
pub mod counting;
pub mod elsewhere;
pub mod identification;
pub mod left_out;
pub mod sequence_kind;
pub mod unfold;
pub mod wrapping;
