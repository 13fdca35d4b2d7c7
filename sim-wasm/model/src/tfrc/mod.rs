//! TCP-friendly rate control (RFC 5348): a sender and a receiver as state machines without a network or a clock. Time
//! and a packet, a report or a timer go in; out comes a report, or when the next packet may be sent. DCCP uses it as
//! CCID 3 (RFC 4342) and, for small packets, as CCID 4 (RFC 5622, RFC 4828). `docs/dccp.md` numbers the rules.

mod data_limited;
mod detection;
pub mod equation;
mod loss_history;
mod receive_rates;
mod receiver;
mod recent;
mod sender;

pub use receiver::{Echo, LostPacket, Packet, Receiver};
pub use sender::Sender;

use crate::time::Time;

/// A report of the receiver.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Feedback {
    /// When the packet on which the round trip is measured was sent ([`Echo`]).
    pub echo: Time,
    /// How long ago that packet arrived from the network.
    pub held: Time,
    /// X_recv, bytes of payload per second.
    pub receive_rate: f64,
    /// p, a share.
    pub loss_event_rate: f64,
}

/// A congestion control of DCCP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ccid {
    /// TFRC.
    Three,
    /// TFRC for small packets.
    Four,
}

/// The packet size in CCID 4's equation, bytes; below, the header that it adds to a packet's own size.
const SMALL_NOMINAL: f64 = 1460.0;
const SMALL_HEADER: f64 = 40.0;
/// Least time between two packets of CCID 4, s.
const SMALL_PAUSE: f64 = 0.01;

impl Ccid {
    /// The packet size in the equation, bytes.
    fn nominal(self, size: f64) -> f64 {
        match self {
            Self::Three => size,
            Self::Four => SMALL_NOMINAL,
        }
    }

    /// The share of the equation's rate that may be payload.
    fn share_of_payload(self, size: f64) -> f64 {
        match self {
            Self::Three => 1.0,
            Self::Four => size / (size + SMALL_HEADER),
        }
    }

    /// Least time between two packets, s.
    fn least_pause(self) -> f64 {
        match self {
            Self::Three => 0.0,
            Self::Four => SMALL_PAUSE,
        }
    }
}
