//! The TCP sender, made of its parts.

use super::acknowledgment::Block;
use super::fast_recovery::FastRecovery;
use super::recovery::Recovery;
use super::sack_recovery::SackRecovery;
use super::settings::{SenderSettings, Stack};
use super::transmission::{Segment, Transmission};
use crate::time::Time;

/// The phase of congestion control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The window is below the slow-start threshold.
    SlowStart,
    /// The window has reached the threshold.
    CongestionAvoidance,
    /// A loss is being repaired that acknowledgments have shown.
    FastRecovery,
}

impl State {
    /// The phase's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::SlowStart => "slow start",
            Self::CongestionAvoidance => "congestion avoidance",
            Self::FastRecovery => "fast recovery",
        }
    }
}

#[derive(Clone, Debug)]
enum Repair {
    Duplicates(FastRecovery),
    Sack(SackRecovery),
}

impl Repair {
    fn is_recovering(&self) -> bool {
        match self {
            Self::Duplicates(repair) => repair.is_recovering(),
            Self::Sack(repair) => repair.is_recovering(),
        }
    }
}

/// A TCP sender. Its functions are called as events happen, in order of time; it puts the segments that it sends into
/// `out`.
#[derive(Clone, Debug)]
pub struct Sender {
    transmission: Transmission,
    repair: Repair,
    /// The segment that the timer retransmitted last.
    timed_out: u32,
    timeout_halves_window: bool,
}

impl Sender {
    /// A sender with nothing to send yet.
    pub fn new(settings: &SenderSettings) -> Self {
        Self {
            transmission: Transmission::new(settings),
            repair: match settings.stack {
                Stack::Reno | Stack::NewReno => Repair::Duplicates(FastRecovery::new(settings)),
                Stack::Sack => Repair::Sack(SackRecovery::new(settings)),
            },
            timed_out: 0,
            timeout_halves_window: settings.ns2.timeout_halves_window,
        }
    }

    /// The application hands over `segments` more; `u32::MAX` stands for unlimited data.
    pub fn write(&mut self, now: Time, segments: u32, out: &mut impl FnMut(Segment)) {
        let t = &mut self.transmission;
        t.unwritten = t.unwritten.saturating_add(segments);
        match &mut self.repair {
            Repair::Duplicates(repair) => repair.fill(now, t, out),
            Repair::Sack(repair) => repair.fill(now, t, out),
        }
    }

    /// An acknowledgment arrives of all segments below `next`, with these SACK blocks. An acknowledgment of segments
    /// that were never sent is ignored (rule sender-5; RFC 9293, section 3.10.7.4).
    #[inline]
    pub fn acknowledge(&mut self, now: Time, next: u32, blocks: &[Block], out: &mut impl FnMut(Segment)) {
        let t = &mut self.transmission;
        if next > t.unsent {
            return;
        }
        match &mut self.repair {
            Repair::Duplicates(repair) => repair.acknowledge(now, next, blocks, t, out),
            Repair::Sack(repair) => repair.acknowledge(now, next, blocks, t, out),
        }
    }

    /// When the retransmission timer expires; `None` if nothing is outstanding. Acknowledgments move it, so a caller
    /// that waits for it has to ask again at that moment.
    #[inline]
    pub fn timer(&self) -> Option<Time> {
        self.transmission.timer.deadline()
    }

    /// The retransmission timer expires, if it is due (rule sender-4; RFC 5681, section 3.1; RFC 6298, section 5).
    pub fn expire(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let t = &mut self.transmission;
        if !t.timer.is_due(now) {
            return;
        }
        if self.timeout_halves_window {
            let is_inflated = self.repair.is_recovering();
            // the window without what duplicates have added to it (rule sender-26)
            t.congestion.halve_threshold(if is_inflated {
                t.congestion.left()
            } else {
                t.congestion.window()
            });
        } else if self.timed_out != t.unacknowledged {
            // a second timeout of the same segment does not lower the threshold again
            t.congestion.lower_threshold(t.flight_size());
        }
        self.timed_out = t.unacknowledged;
        t.congestion.set_window(1.0);
        match &mut self.repair {
            Repair::Duplicates(repair) => repair.give_up(t),
            Repair::Sack(repair) => repair.give_up(t),
        }
        t.go_back(now, out);
    }

    /// Congestion window, segments: at least 1.
    #[inline]
    pub fn window(&self) -> f64 {
        self.transmission.congestion.window()
    }

    /// Slow-start threshold, segments; infinite before the first loss.
    pub fn threshold(&self) -> f64 {
        self.transmission.congestion.threshold()
    }

    /// Segments that the sender counts against its window: all that are not acknowledged and were sent since the last
    /// timeout; with selective acknowledgments RFC 6675's pipe.
    pub fn in_flight(&self) -> u32 {
        match &self.repair {
            Repair::Duplicates(repair) => repair.in_flight(&self.transmission),
            Repair::Sack(repair) => repair.in_flight(&self.transmission),
        }
    }

    /// The lowest segment that is not acknowledged.
    #[inline]
    pub fn unacknowledged(&self) -> u32 {
        self.transmission.unacknowledged
    }

    /// The lowest segment that was never sent.
    #[inline]
    pub fn unsent(&self) -> u32 {
        self.transmission.unsent
    }

    /// The phase of congestion control.
    pub fn state(&self) -> State {
        if self.repair.is_recovering() {
            State::FastRecovery
        } else if self.transmission.congestion.is_slow_start() {
            State::SlowStart
        } else {
            State::CongestionAvoidance
        }
    }
}
