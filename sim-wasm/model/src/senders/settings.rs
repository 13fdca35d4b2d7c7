//! The settings of a sender.

use super::timer::TimerSettings;
use crate::time::Time;

/// How a sender finds losses and recovers from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// RFC 5681: fast recovery ends with the first new acknowledgment.
    Reno,
    /// RFC 6582: fast recovery goes on through partial acknowledgments.
    NewReno,
    /// RFC 6675: selective acknowledgments and an estimate of the segments in flight (pipe).
    Sack,
}

impl Stack {
    /// Every stack, the oldest first.
    pub const ALL: [Self; 3] = [Self::Reno, Self::NewReno, Self::Sack];

    /// Its id in scenarios and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Reno => "reno",
            Self::NewReno => "newreno",
            Self::Sack => "sack",
        }
    }

    /// The stack with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stack| stack.id() == id)
    }
}

/// What a cut halves, and how (rule sender-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Halves {
    /// The segments in flight, exactly: RFC 5681.
    #[default]
    Flight,
    /// The window, exactly; the threshold is rounded down to whole segments.
    Window,
    /// The window in whole segments.
    Whole,
}

/// Where ns-2's Reno of 2002 differs from RFC 5681, rule by rule; by default nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ns2Rules {
    /// A timeout halves the window, even if a recovery has just halved it, and not the segments in flight. So does each
    /// further timeout of the same segment (rule sender-26; `slowdown` in its tcp.cc).
    pub timeout_halves_window: bool,
    /// From the duplicate threshold on, duplicates let new segments out also if a careful Reno begins no recovery
    /// (until July 2003, when ns-2 got `exitFastRetrans_`, which prevents it; rule sender-27).
    pub inflates_without_recovery: bool,
    /// What a cut halves (rule sender-28).
    pub halves: Halves,
    /// The acknowledgment that ends a recovery grows the window as any other does (rule sender-29).
    pub grows_at_exit: bool,
    /// A fast retransmit restarts the timer (rule sender-30).
    pub restarts_timer: bool,
    /// Limited transmit allows as many more segments in flight as duplicates have come, and sends whatever is next
    /// (rule sender-31).
    pub limits_by_duplicates: bool,
}

impl Ns2Rules {
    /// The rules of ns-2.1b9a.
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
    /// Its loss recovery.
    pub stack: Stack,
    /// Initial congestion window, segments, at least 1 (RFC 5681, section 3.1: IW).
    pub initial_window: u32,
    /// Duplicate acknowledgments that mean a loss, at least 1 (DupThresh).
    pub duplicate_threshold: u32,
    /// Whether duplicate acknowledgments below the threshold may send new segments (RFC 3042; RFC 5681,
    /// section 3.2, step 1; RFC 6675, section 5, step 3).
    pub limited_transmit: bool,
    /// Whether Reno, too, ignores duplicate acknowledgments of segments sent before the last recovery began (RFC 2582,
    /// section 5; NewReno always does). A loss among these then waits for the timer.
    pub careful: bool,
    /// The rules of ns-2's Reno that it follows.
    pub ns2: Ns2Rules,
    /// The retransmission timer.
    pub timer: TimerSettings,
    /// The round trip measured by the handshake; `None` if it was not measured.
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
