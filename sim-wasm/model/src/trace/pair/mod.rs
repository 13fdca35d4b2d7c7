//! Two captures of the same packets, at the sender and at the receiver: what was sent, what arrived, and in which order.
//!
//! `prints` says by what a packet is found again, `matching` pairs transmissions with arrivals, `flows` pairs the flows
//! of two files, `sides` finds out which file stands at whose sender, `clocks` compares the two clocks, `report` gives a
//! report of what was found, whose flows are measured like any other.

mod clocks;
mod figures;
mod files;
mod flows;
mod joined;
mod logs;
mod matching;
pub(in crate::trace) mod prints;
mod report;
mod sides;

pub use figures::{Delays, Pair, PairFigures};
pub use files::pair;
pub use report::NoPair;
