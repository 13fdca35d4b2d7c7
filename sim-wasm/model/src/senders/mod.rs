//! TCP's sender and receiver as state machines without a network or a clock: time and an acknowledgment (or the timer)
//! go in, segments come out. `docs/senders.md` names the rules and their sections.
//!
//! Parts of the sender, each used by those after it: the retransmission timer (RFC 6298), congestion control (RFC
//! 5681), loss detection (duplicate acknowledgments, RFC 6675's IsLost), and the recoveries, which decide what is sent
//! when. Segments are whole and count from 1.

mod acknowledgment;
mod adaptive;
mod congestion;
mod detection;
mod driven;
mod fast_recovery;
mod growth;
mod receiver;
mod recovery;
mod sack_recovery;
mod script;
mod segment_set;
mod sender;
mod settings;

mod timer;
mod transmission;

pub use crate::time::{SECOND, Time};
pub use acknowledgment::{Acknowledgment, Block};
pub use adaptive::{
    AdaptiveReceiver, AdaptiveReceiverSettings, AdaptiveSender, AdaptiveSettings, Mechanism, Profile, Proof,
    Report, SenderCounts, StampedAcknowledgment, stamp_of,
};
pub use driven::Driven;
pub use growth::{Control, Growth, Progress, UndoRule, Window};
pub use receiver::{Receiver, ReceiverSettings};
pub use script::{Entry, Script, ScriptError};
pub use sender::{Sender, State};
pub use settings::{Halves, Ns2Rules, SenderSettings, Stack};
pub use timer::TimerSettings;
pub use transmission::Segment;
