//! qlog: the events of a QUIC connection as one of its ends has logged them (draft-ietf-quic-qlog-main-schema and its
//! earlier versions: one object or a sequence, names with the prefix `transport:`, `recovery:`, `quic:` or none, events
//! as objects or as arrays under `event_fields`).
//!
//! A receiver's log has the order in which packets came, for each number space and path. A sender's log has the packets
//! that it took for lost; those acknowledged later were not lost.

pub mod event;
pub mod log;
mod sent;
