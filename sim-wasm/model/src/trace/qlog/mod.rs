//! qlog: the events of a QUIC connection as one of its ends has noted them (draft-ietf-quic-qlog-main-schema and its earlier
//! versions: one object or a sequence, names with `transport:`, `recovery:`, `quic:` or nothing in front, events as objects or
//! as arrays under `event_fields`).
//!
//! A receiver's log has the order in which packets came, for each number space and path. A sender's has which it took for
//! lost; those that are acknowledged later were not.

pub mod event;
pub mod log;
mod sent;
