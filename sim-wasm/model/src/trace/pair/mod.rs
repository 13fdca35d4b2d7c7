//! Two captures of the same packets, at the sender and at the receiver, or the qlogs of both ends: what was sent, what
//! arrived, and in which order.
//!
//! `matching` matches transmissions with arrivals, `flows` pairs the flows of two captures, `sides` decides which of
//! them was made at a flow's sender, `clocks` compares the two clocks, and `report` makes a report whose flows are
//! measured like any other; `logs` does so for qlogs.

mod clocks;
mod files;
mod flows;
mod joined;
mod logs;
mod matching;
mod report;
mod sides;

pub use files::pair;
pub use report::NoPair;
