//! The state that every recovery shares: the position in the sequence of segments, the window and the timer.

use super::congestion::Congestion;
use super::settings::SenderSettings;
use super::timer::{RetransmissionTimer, TimerSettings};
use crate::time::Time;

/// A segment that leaves the sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its number, from 1.
    pub number: u32,
    /// Whether it has been sent before.
    pub again: bool,
}

/// The sender's position: `unacknowledged <= next <= unsent <= unwritten`.
#[derive(Clone, Debug)]
pub struct Transmission<C = Congestion> {
    /// The lowest segment that is not acknowledged (SND.UNA, HighACK + 1).
    pub unacknowledged: u32,
    /// The next segment to send (SND.NXT). After a timeout it goes back, and all segments from it on count as lost.
    pub next: u32,
    /// The lowest segment that was never sent (HighData + 1).
    pub unsent: u32,
    /// The lowest segment that the application has not handed over.
    pub unwritten: u32,
    pub congestion: C,
    pub timer: RetransmissionTimer,
    /// Rule sender-21: the segment whose round trip is being measured, and when it was sent.
    timed: Option<(u32, Time)>,
}

impl Transmission {
    pub fn new(settings: &SenderSettings) -> Self {
        let congestion = Congestion::new(settings.initial_window, settings.ns2.halves);
        Self::starting(congestion, settings.timer, settings.first_sample)
    }
}

impl<C> Transmission<C> {
    /// The state before anything is sent.
    pub fn starting(congestion: C, timer: TimerSettings, first_sample: Option<Time>) -> Self {
        let mut timer = RetransmissionTimer::new(timer);
        if let Some(sample) = first_sample {
            timer.sample(sample);
        }
        Self { unacknowledged: 1, next: 1, unsent: 1, unwritten: 1, congestion, timer, timed: None }
    }

    /// Ends the current measurement of a round trip; for a sender that measures each acknowledgment itself.
    #[inline]
    pub fn stop_timing(&mut self) {
        self.timed = None;
    }

    /// FlightSize: segments sent since the last timeout and not acknowledged.
    #[inline]
    pub fn flight_size(&self) -> u32 {
        self.next - self.unacknowledged
    }

    /// Whether a segment that was sent is not acknowledged.
    #[inline]
    pub fn has_outstanding(&self) -> bool {
        self.unacknowledged < self.unsent
    }

    /// Whether there is a segment to send next.
    #[inline]
    pub fn has_more(&self) -> bool {
        self.next < self.unwritten
    }

    /// Whether the next segment is one that was never sent.
    #[inline]
    pub fn has_new(&self) -> bool {
        self.next == self.unsent && self.has_more()
    }

    /// Sends the next segment in turn.
    #[inline]
    pub fn send_next(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let number = self.next;
        if number < self.unsent {
            self.send_again(now, number, out);
        } else {
            self.unsent += 1;
            if self.timed.is_none() {
                self.timed = Some((number, now));
            }
            self.timer.start(now);
            out(Segment { number, again: false });
        }
        self.next += 1;
    }

    /// Retransmits a segment. This ends the current measurement of a round trip, which could be that of the
    /// retransmission (Karn's rule, RFC 6298, section 3).
    pub fn send_again(&mut self, now: Time, number: u32, out: &mut impl FnMut(Segment)) {
        self.timed = None;
        self.timer.start(now);
        out(Segment { number, again: true });
    }

    /// All segments below `next` are acknowledged; returns how many of them newly.
    #[inline]
    pub fn advance(&mut self, now: Time, next: u32) -> u32 {
        let count = next - self.unacknowledged;
        self.unacknowledged = next;
        self.next = self.next.max(next);
        if let Some((number, sent)) = self.timed
            && number < next
        {
            self.timer.sample(now - sent);
            self.timed = None;
        }
        count
    }

    /// Restarts or stops the timer after new data was acknowledged (RFC 6298, sections 5.2 and 5.3).
    #[inline]
    pub fn restart_timer(&mut self, now: Time) {
        if self.has_outstanding() {
            self.timer.restart(now);
        } else {
            self.timer.stop();
        }
    }

    /// Goes back to the lowest unacknowledged segment, and sends it again (RFC 6298, sections 5.4 to 5.6).
    pub fn go_back(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        self.next = self.unacknowledged;
        self.timer.back_off(now);
        self.send_next(now, out);
    }
}
