//! Which segments the sender sends, and when.

use super::acknowledgment::stamp_of;
use super::sender::{AdaptiveSender, Phase};
use crate::senders::transmission::Segment;
use crate::time::Time;

/// Which segment is sent next (NextSeg).
pub(super) enum Next {
    Missing(u32),
    New,
    Rescue(u32),
}

impl AdaptiveSender {
    /// RFC 6675, section 5, step 3: sends new segments while the pipe has room.
    pub(super) fn send_limited(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        if self.settings.limited_transmit {
            let before = self.t.unsent;
            self.fill(now, out);
            self.limited += self.t.unsent - before;
        }
    }

    /// RFC 6675, section 5, step C: sends segments while the pipe has room.
    pub(super) fn repair(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let mut pipe = self.in_flight();
        let before = pipe;
        while self.has_room(pipe) {
            match self.next_segment() {
                None => break,
                Some(Next::New) => self.send_new(now, out),
                Some(Next::Missing(number)) => self.repeat(now, number, out),
                Some(Next::Rescue(number)) => {
                    self.board.repeat(number, now, self.t.unacknowledged, false);
                    self.undo.repeat(stamp_of(now));
                    self.send_again(now, number, out);
                    self.rescue = self.recovery_point;
                }
            }
            pipe += 1;
        }
        if let Some(reduction) = &mut self.reduction {
            reduction.send(pipe - before);
        }
    }

    /// NextSeg (RFC 6675, section 4). Rule tcp-19: with loss by time, rules (3) and (4) are left out: the probe
    /// replaces them.
    fn next_segment(&mut self) -> Option<Next> {
        if let Some(number) = self.board.due() {
            return Some(Next::Missing(number));
        }
        if self.may_send_new() {
            return Some(Next::New);
        }
        if self.settings.detects_by_time {
            return None;
        }
        let sacked = self.board.sacked();
        let missing = sacked.first_absent(self.t.unacknowledged.max(self.retransmitted + 1));
        if !sacked.is_empty() && missing < sacked.end() {
            Some(Next::Missing(missing))
        } else if self.t.unacknowledged > self.rescue + 1 && self.t.has_outstanding() {
            let last = sacked.last_absent(self.t.unsent);
            (last >= self.t.unacknowledged).then_some(Next::Rescue(last))
        } else {
            None
        }
    }

    /// Sends what the window allows; after a timeout, lost segments first.
    pub(super) fn fill(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let mut in_flight = self.in_flight();
        self.is_limited = false;
        loop {
            let due = if self.phase == Phase::AfterTimeout { self.board.due() } else { None };
            if due.is_none() && !self.may_send_new() {
                break;
            }
            if !self.has_room(in_flight) {
                self.is_limited = true;
                break;
            }
            match due {
                Some(number) => self.repeat(now, number, out),
                None => self.send_new(now, out),
            }
            in_flight += 1;
        }
        self.flight = in_flight;
    }

    #[inline]
    pub(super) fn has_room(&self, in_flight: u32) -> bool {
        f64::from(in_flight) + 1.0 <= self.t.congestion.window
    }

    /// Whether there is a new segment within the receiver's window.
    #[inline]
    pub(super) fn may_send_new(&self) -> bool {
        self.t.has_more() && self.t.unsent - self.t.unacknowledged < self.settings.window_limit
    }

    #[inline]
    pub(super) fn send_new(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let number = self.t.unsent;
        self.board.stamp(number, now, self.t.unacknowledged);
        if self.settings.detects_by_time {
            self.rack.send(now, number);
        }
        self.t.send_next(now, out);
    }

    /// Retransmits a missing segment.
    pub(super) fn repeat(&mut self, now: Time, number: u32, out: &mut impl FnMut(Segment)) {
        self.board.repeat(number, now, self.t.unacknowledged, true);
        self.retransmitted = self.retransmitted.max(number);
        self.undo.repeat(stamp_of(now));
        self.send_again(now, number, out);
    }

    pub(super) fn send_again(&mut self, now: Time, number: u32, out: &mut impl FnMut(Segment)) {
        self.tally.repeated += 1;
        if self.settings.detects_by_time {
            self.rack.send(now, number);
        }
        self.t.send_again(now, number, out);
    }
}
