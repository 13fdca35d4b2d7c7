//! Fast retransmit and fast recovery by duplicate acknowledgments: Reno (RFC 5681, section 3.2) and NewReno (RFC 6582).

use super::acknowledgment::Block;
use super::detection::{Duplicate, Duplicates};
use super::recovery::Recovery;
use super::settings::{Ns2Rules, SenderSettings, Stack};
use super::transmission::{Segment, Transmission};
use crate::time::Time;

/// Segments by which limited transmit may exceed the window (RFC 3042).
const LIMITED: u32 = 2;

/// A recovery that uses only cumulative acknowledgments.
#[derive(Clone, Debug)]
pub struct FastRecovery {
    is_newreno: bool,
    is_careful: bool,
    limited_transmit: bool,
    ns2: Ns2Rules,
    /// Segments that duplicates have added to the window while no recovery has begun (rule sender-27).
    added: u32,
    duplicates: Duplicates,
    /// Segments that limited transmit has sent in this series of duplicates.
    limited: u32,
    phase: Phase,
    /// RFC 6582's recover + 1: the first segment after all those sent when the last recovery began or the timer last
    /// expired; 0 before that.
    recover: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Open,
    /// In fast recovery; `is_partial` after a partial acknowledgment.
    Recovering {
        is_partial: bool,
    },
}

impl FastRecovery {
    pub fn new(settings: &SenderSettings) -> Self {
        Self {
            is_newreno: settings.stack == Stack::NewReno,
            is_careful: settings.careful || settings.stack == Stack::NewReno,
            limited_transmit: settings.limited_transmit,
            ns2: settings.ns2,
            added: 0,
            duplicates: Duplicates::new(settings.duplicate_threshold),
            limited: 0,
            phase: Phase::Open,
            recover: 0,
        }
    }

    fn advance(&mut self, now: Time, next: u32, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        let count = t.advance(now, next);
        self.duplicates.reset();
        self.limited = 0;
        self.added = 0;
        match self.phase {
            Phase::Open => t.congestion.grow(),
            Phase::Recovering { is_partial } if self.is_newreno && next < self.recover => {
                self.repair_next(now, count, is_partial, t, out);
                return;
            }
            Phase::Recovering { .. } => self.end(t),
        }
        t.restart_timer(now);
        self.fill(now, t, out);
    }

    /// Rule sender-12: RFC 6582, section 3.2, step 3, partial acknowledgment: retransmits the next hole, deflates the
    /// window by what was acknowledged and adds one segment; only the first one restarts the timer (the impatient
    /// variant).
    fn repair_next(
        &mut self,
        now: Time,
        acknowledged: u32,
        is_partial: bool,
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    ) {
        if !is_partial {
            t.restart_timer(now);
            self.phase = Phase::Recovering { is_partial: true };
        }
        t.send_again(now, t.unacknowledged, out);
        let deflated = t.congestion.window() - f64::from(acknowledged);
        t.congestion.set_window(crate::extremes::larger(deflated, 0.0) + 1.0);
        self.fill(now, t, out);
    }

    /// RFC 5681, step 6 (rule sender-9); RFC 6582, step 3, full acknowledgment, option 1, which needs no other guard
    /// against bursts (rule sender-13).
    fn end(&mut self, t: &mut Transmission) {
        self.phase = Phase::Open;
        t.congestion.deflate(if self.is_newreno {
            f64::from(t.flight_size().max(1)) + 1.0
        } else {
            f64::INFINITY
        });
        // rule sender-29
        if self.ns2.grows_at_exit {
            t.congestion.grow();
        }
    }

    fn count(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        if self.is_recovering() {
            // rule sender-9: RFC 5681, steps 4 and 5: a segment has left the network
            t.congestion.set_window(t.congestion.window() + 1.0);
            self.fill(now, t, out);
            return;
        }
        match self.duplicates.count() {
            Duplicate::Early => self.send_limited(now, t, out),
            // rule sender-11: RFC 6582, step 2: what was sent before the last recovery may have been repaired
            // needlessly; Reno has this guard only if it is careful (rule sender-10)
            Duplicate::Loss if self.is_careful && t.unacknowledged <= self.recover => {
                self.inflate(self.duplicates.threshold(), now, t, out);
            }
            Duplicate::Loss => self.begin(now, t, out),
            Duplicate::Further => self.inflate(1, now, t, out),
        }
    }

    /// Rule sender-6: RFC 5681, step 1. Not after a timeout while the sender goes back: then older segments are next.
    fn send_limited(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        // rule sender-31 replaces rule sender-6
        let (more, is_next) = if self.ns2.limits_by_duplicates {
            (self.duplicates.number(), t.has_more())
        } else {
            (LIMITED, t.has_new())
        };
        let in_flight = t.flight_size().saturating_sub(more);
        if self.limited_transmit && is_next && t.congestion.has_room(in_flight) {
            t.send_next(now, out);
            self.limited += 1;
        }
    }

    /// Sends new segments for duplicates while no recovery has begun (rule sender-27).
    fn inflate(&mut self, segments: u32, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        if self.ns2.inflates_without_recovery {
            self.added += segments;
            self.fill(now, t, out);
        }
    }

    /// Rule sender-8: RFC 5681, steps 2 and 3.
    fn begin(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        self.phase = Phase::Recovering { is_partial: false };
        self.recover = t.unsent;
        t.congestion.lower_threshold(t.flight_size() - self.limited);
        t.congestion.set_window(t.congestion.left() + f64::from(self.duplicates.threshold()));
        t.send_again(now, t.unacknowledged, out);
        // rule sender-30; the retransmitted segment is outstanding
        if self.ns2.restarts_timer {
            t.timer.restart(now);
        }
        self.fill(now, t, out);
    }
}

impl Recovery for FastRecovery {
    #[inline]
    fn acknowledge(
        &mut self,
        now: Time,
        next: u32,
        _: &[Block],
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    ) {
        if next > t.unacknowledged {
            self.advance(now, next, t, out);
        } else if next == t.unacknowledged && t.has_outstanding() {
            // rule sender-7
            self.count(now, t, out);
        }
    }

    /// RFC 6582, step 4.
    fn give_up(&mut self, t: &Transmission) {
        self.phase = Phase::Open;
        self.recover = t.unsent;
        self.duplicates.reset();
        self.limited = 0;
        self.added = 0;
    }

    #[inline]
    fn in_flight(&self, t: &Transmission) -> u32 {
        t.flight_size()
    }

    #[inline]
    fn is_recovering(&self) -> bool {
        self.phase != Phase::Open
    }

    #[inline]
    fn fill(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        while t.has_more() && t.congestion.has_room(t.flight_size().saturating_sub(self.added)) {
            t.send_next(now, out);
        }
    }
}
