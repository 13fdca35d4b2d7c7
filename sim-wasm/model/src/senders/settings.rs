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

/// What a cut takes half of, and how (rule sender-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Halves {
    /// What is in flight, exactly: RFC 5681.
    #[default]
    Flight,
    /// The window, exactly; the threshold is whole.
    Window,
    /// The window in whole segments.
    Whole,
}

/// Where ns-2's Reno of 2002 departs from RFC 5681, rule by rule; none of them by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ns2Rules {
    /// A timeout leaves half of the window, which a recovery may have halved before, and not half of what is in flight; each timeout
    /// does, also that of a segment which the timer has sent again already (`slowdown` in its tcp.cc).
    pub timeout_halves_window: bool,
    /// From the duplicate threshold on duplicates let new segments out also where a careful Reno begins no recovery (before
    /// July 2003; `exitFastRetrans_` off since).
    pub inflates_without_recovery: bool,
    /// What a cut takes half of (rule sender-28).
    pub halves: Halves,
    /// The acknowledgment that ends a recovery makes the window grow as any other does.
    pub grows_at_exit: bool,
    /// A fast retransmit starts the timer anew (rule sender-30).
    pub restarts_timer: bool,
    /// Limited transmit lets the flight grow by the duplicates that have come, and sends whatever is next (rule sender-31).
    pub limits_by_duplicates: bool,
}

impl Ns2Rules {
    /// As in ns-2.1b9a.
    pub const ALL: Self = Self {
        timeout_halves_window: true,
        inflates_without_recovery: true,
        halves: Halves::Whole,
        grows_at_exit: true,
        restarts_timer: true,
        limits_by_duplicates: true,
    };
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
    /// What it does as ns-2's Reno did.
    pub ns2: Ns2Rules,
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
            ns2: Ns2Rules::default(),
            timer: TimerSettings::default(),
            first_sample: None,
        }
    }
}
