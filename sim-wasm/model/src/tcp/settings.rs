//! What a sender is told at its start.

use super::timer::TimerSettings;
use crate::time::Time;

/// How a sender finds losses and recovers from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// RFC 5681: fast recovery ends with the first new acknowledgment.
    Reno,
    /// RFC 6582: fast recovery goes on through partial acknowledgments.
    NewReno,
    /// RFC 6675: selective acknowledgments and a count of what is in the pipe.
    Sack,
}

impl Stack {
    /// All of them, the oldest first.
    pub const ALL: [Self; 3] = [Self::Reno, Self::NewReno, Self::Sack];

    /// Its name in scenarios and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Reno => "reno",
            Self::NewReno => "newreno",
            Self::Sack => "sack",
        }
    }

    /// The stack of that name.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stack| stack.id() == id)
    }
}

/// Parameters of a sender.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SenderSettings {
    /// How it recovers.
    pub stack: Stack,
    /// Initial congestion window, segments, at least 1 (RFC 5681, section 3.1: IW).
    pub initial_window: u32,
    /// Duplicate acknowledgments that are taken for a loss, at least 1 (DupThresh).
    pub duplicate_threshold: u32,
    /// Whether duplicate acknowledgments below the threshold may send new segments (RFC 3042; RFC 5681,
    /// section 3.2, step 1; RFC 6675, section 5, step 3).
    pub limited_transmit: bool,
    /// Whether Reno, too, takes duplicate acknowledgments for no loss among what was sent before the last recovery began
    /// (RFC 2582, section 5; NewReno always does). Such a loss then waits for the timer.
    pub careful: bool,
    /// The retransmission timer.
    pub timer: TimerSettings,
    /// The round-trip time that the connection's start gave; `None` where it gave none.
    pub first_sample: Option<Time>,
}

impl Default for SenderSettings {
    fn default() -> Self {
        Self {
            stack: Stack::Reno,
            initial_window: 2,
            duplicate_threshold: 3,
            limited_transmit: true,
            careful: false,
            timer: TimerSettings::default(),
            first_sample: None,
        }
    }
}
