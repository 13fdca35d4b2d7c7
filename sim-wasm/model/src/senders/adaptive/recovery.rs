//! Recovery: how it begins and shrinks the window, how it ends, and how a spurious cut is undone.

use super::acknowledgment::Report;
use super::reduction::Reduction;
use super::sender::{AdaptiveSender, Phase};
use crate::extremes::{larger, smaller};
use crate::senders::transmission::Segment;
use crate::time::Time;

impl AdaptiveSender {
    /// Rule sender-17, step 4; with proportional rate reduction it sends what that allows.
    pub(super) fn begin(&mut self, now: Time, delivered: u32, out: &mut impl FnMut(Segment)) {
        let flight = self.t.flight_size() - self.limited;
        let threshold = self.growth.cut(&self.t.congestion, flight, now);
        self.undo.begin(self.t.congestion, self.t.unacknowledged);
        self.t.congestion.threshold = threshold;
        self.tally.recoveries += 1;
        self.probe.settle();
        self.phase = Phase::Recovering;
        self.recovery_point = self.t.unsent - 1;
        (self.retransmitted, self.rescue) = (self.t.unacknowledged, self.t.unacknowledged);
        if self.settings.reduces_in_proportion {
            self.reduction = Some(Reduction::new(self.t.flight_size()));
            self.reduce(delivered);
        } else {
            self.t.congestion.window = larger(threshold, 1.0);
            if let Some(first) = self.board.due() {
                self.repeat(now, first, out);
            }
        }
        self.repair(now, out);
    }

    /// Cuts the window although nothing is left to repair (RFC 8985, section 7.4.2).
    pub(super) fn cut_at_once(&mut self, now: Time, flight: u32) {
        let threshold = self.growth.cut(&self.t.congestion, flight, now);
        (self.t.congestion.threshold, self.t.congestion.window) = (threshold, larger(threshold, 1.0));
    }

    /// Rule tcp-12: in a recovery the window is the segments in flight plus those that may be sent now.
    pub(super) fn reduce(&mut self, delivered: u32) {
        let pipe = self.in_flight();
        if let Some(reduction) = &mut self.reduction {
            let allowed = reduction.allow(delivered, pipe, self.t.congestion.threshold);
            self.t.congestion.window = larger(f64::from(pipe) + allowed, 1.0);
        }
    }

    /// Ends the recovery: the loss is repaired, or was spurious.
    pub(super) fn end_recovery(&mut self) {
        self.phase = Phase::Open;
        self.reduction = None;
        self.rack.end_recovery();
        if !self.settings.detects_by_time {
            // rule tcp-3: outside a recovery no segment counts as retransmitted (RFC 6675, section 4, SetPipe)
            self.board.forget_resent(self.t.unacknowledged);
        }
    }

    /// Rule tcp-11: window, threshold and the algorithm's own state are as before the cut, and no segment is marked
    /// lost. Rule tcp-22: the burst that may follow is bounded.
    pub(super) fn undo_if_spurious(&mut self, now: Time, report: &Report<'_>, before: u32) -> bool {
        let by_duplicates = self.settings.undoes_by_duplicates && self.undo.is_answered();
        let by_timestamps = self.settings.undoes_by_timestamps
            && self.phase != Phase::Open
            && report.next > before
            && report.echo.is_some_and(|echo| self.undo.is_earlier(echo));
        if !by_duplicates && !by_timestamps {
            return false;
        }
        let Some(window) = self.undo.take() else { return false };
        self.growth.undo(&mut self.t.congestion, &window, now);
        if by_duplicates {
            self.tally.undone_by_duplicates += 1;
        } else {
            self.tally.undone_by_timestamps += 1;
            // the original of a retransmitted segment has arrived late, by its distance to the highest one
            // (`tcp_try_undo_partial`)
            self.reordering.late(self.board.highest().saturating_sub(before));
        }
        if self.phase != Phase::Open {
            self.board.revoke_losses(self.t.unacknowledged);
            self.end_recovery();
        }
        if self.settings.moderates_undo {
            let burst = f64::from(self.in_flight()) + f64::from(self.reordering.threshold());
            self.t.congestion.window = smaller(self.t.congestion.window, burst);
        }
        self.rack.look_anew(&self.board, self.t.unacknowledged, self.t.unsent, !by_duplicates);
        true
    }
}
