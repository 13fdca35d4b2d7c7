//! A TCP sender that adapts to reordering, as Linux's does: each mechanism is a part with its own switch, on the
//! scoreboard that all of them share (docs/tcp.md, *The sender*). With all of them off it is the plain sender of RFC
//! 6675, segment by segment (`tests/adaptive_bare.rs`).

mod acknowledgment;
mod probe;
mod profile;
mod rack;
mod receiver;
mod recovery;
mod reduction;
mod reordering;
mod scoreboard;
mod sender;
mod sending;
mod settings;
mod tally;
mod timers;
mod undo;

pub use acknowledgment::{Report, StampedAcknowledgment, stamp_of};
pub use profile::Profile;
pub use receiver::{AdaptiveReceiver, AdaptiveReceiverSettings};
pub use sender::AdaptiveSender;
pub use settings::{AdaptiveSettings, Mechanism};
pub use tally::{Proof, SenderCounts};
