//! A packet-level network: flows whose paths are lists of nodes, in the order in which packets cross them (docs/red.md,
//! *The engine*; docs/decisions/an-event-for-each-meeting.md).
//!
//! An event is where flows meet or a sender has to act: a packet arrives at a shared queue, an acknowledgment at its
//! sender, a timer expires. Everything in between is first in, first out, and computed at once. Every line of waiting
//! packets is in order of time, so only their heads are compared; no memory is allocated once the lines are as long as
//! the number of packets in flight.

mod adaptive_flow;
mod by_hand;
mod connection;
mod disturbance;
mod flow;
mod hand;
mod jitter;
mod ladder;
mod line;
mod link;
mod lost_segments;
mod merge;
mod observer;
mod packet;
mod path;
mod queue;
mod red;
mod run;
mod tcp_flow;

pub use adaptive_flow::AdaptiveFlow;
pub use by_hand::ByHand;
pub use connection::{Action, Connection, ReceiverResponse};
pub use disturbance::Disturbance;
pub use flow::FlowPlan;
pub use hand::Hand;
pub use jitter::{Jitter, Routes, Spread};
pub use ladder::{Answer, Fate, Flight, Ladder, LadderConnection, LadderRun, Moment, SenderState};
pub use line::Line;
pub use link::Link;
pub use lost_segments::LostSegments;
pub use observer::{Cause, Observer};
pub use packet::Packet;
pub use path::Node;
pub use queue::{Discipline, Queue, Verdict};
pub use red::{Red, RedLaw, Spacing};
pub use run::Network;
pub use tcp_flow::TcpFlow;

/// Time, in nanoseconds from the start.
pub type Nanos = u64;

/// Nanoseconds in a millisecond.
pub const PER_MS: f64 = 1e6;

/// Time by which a simulation advances in one piece, ns: so far its work may exceed the budget of a step.
pub const PIECE: Nanos = 50_000_000;

/// A time in milliseconds, to the nearest nanosecond; a negative one becomes 0.
#[must_use]
pub fn nanos(ms: f64) -> Nanos {
    (ms * PER_MS + 0.5) as Nanos
}
