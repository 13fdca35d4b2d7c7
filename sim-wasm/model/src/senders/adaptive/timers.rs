//! The sender's timers: reordering, probe and retransmission.

use super::sender::{AdaptiveSender, Phase};
use crate::senders::transmission::Segment;
use crate::time::Time;

impl AdaptiveSender {
    pub(super) fn schedule_probe(&mut self, now: Time) {
        if !self.settings.probes {
            return;
        }
        let may_probe =
            self.phase == Phase::Open && self.t.has_outstanding() && self.board.sacked().is_empty();
        if may_probe {
            let timer = self.t.timer.deadline().unwrap_or(Time::MAX);
            self.probe.schedule(now, self.t.timer.smoothed(), self.in_flight(), timer);
        } else {
            self.probe.cancel();
        }
    }

    /// When the next of the sender's timers expires; `None` if nothing is outstanding.
    #[inline]
    pub fn timer(&self) -> Option<Time> {
        let deadline = self.t.timer.deadline()?;
        Some(deadline.min(self.rack.deadline()).min(self.probe.deadline()))
    }

    /// A timer expires, if it is due: the reordering timer, the probe timer, or the retransmission timer.
    pub fn expire(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        if self.rack.deadline() <= now {
            self.look_again(now, out);
        } else if self.probe.deadline() <= now {
            self.send_probe(now, out);
        } else if self.t.timer.is_due(now) {
            self.time_out(now, out);
        }
    }

    /// Rule tcp-16: the reordering timer expires.
    pub(super) fn look_again(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        self.rack.disarm();
        self.detect(now, false);
        match self.phase {
            Phase::Open if self.board.has_lost() => self.begin(now, 0, out),
            Phase::Recovering => {
                self.reduce(0);
                self.repair(now, out);
            }
            Phase::Open | Phase::AfterTimeout => self.fill(now, out),
        }
    }

    /// Rule tcp-17: sends a new segment, whatever the window says, or else the last one again (RFC 8985, section 7.3).
    pub(super) fn send_probe(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        self.tally.probes += 1;
        let last = if self.may_send_new() {
            self.send_new(now, out);
            None
        } else {
            let last = self.t.unsent - 1;
            self.board.repeat(last, now, self.t.unacknowledged, true);
            self.send_again(now, last, out);
            Some(last)
        };
        self.probe.send(last, self.t.unsent);
        self.t.timer.restart(now);
    }

    /// The retransmission timer expires: rule sender-4, and sender-18 unless SACKed segments are kept (rule tcp-21;
    /// `tcp_enter_loss`).
    pub(super) fn time_out(&mut self, now: Time, out: &mut impl FnMut(Segment)) {
        let t = &self.t;
        let (lowest, before) = (t.unacknowledged, t.congestion);
        let is_fresh = self.phase == Phase::Open || lowest > self.recovery_point;
        let may_lower = if self.settings.keeps_sacked { is_fresh } else { self.timed_out != lowest };
        if may_lower {
            let end = if self.phase == Phase::AfterTimeout { self.board.due() } else { None };
            let flight = end.unwrap_or(self.t.unsent) - lowest;
            self.t.congestion.threshold = self.growth.time_out(&before, flight, now);
        }
        if is_fresh || !self.undo.has_episode() {
            self.undo.begin(before, lowest);
        }
        self.tally.timeouts += 1;
        self.timed_out = lowest;
        self.t.congestion.window = 1.0;
        (self.phase, self.reduction) = (Phase::AfterTimeout, None);
        self.recovery_point = self.t.unsent - 1;
        self.limited = 0;
        self.probe.settle();
        let (by_time, rack) = (self.settings.detects_by_time, &self.rack);
        let keeps_sacked = self.settings.keeps_sacked || by_time;
        self.board.time_out(lowest, self.t.unsent, keeps_sacked, |number, sent| {
            number == lowest || !by_time || rack.has_expired(sent, now)
        });
        // retransmissions of SACKed segments may be in flight
        self.rack.look_anew(&self.board, lowest, self.t.unsent, false);
        self.t.timer.back_off(now);
        self.repeat(now, lowest, out);
    }
}
