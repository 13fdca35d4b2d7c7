//! Recovery: the window after losses and timeouts, and what is sent again.

use super::{Phase, Slow};
use model::extremes::{larger, smaller};
use model::senders::Time;

impl Slow {
    /// What an acknowledgment does to the window, and which segments it releases.
    pub(super) fn react(
        &mut self,
        now: Time,
        delivered: usize,
        sacked: usize,
        has_advanced: bool,
        is_covered: bool,
        is_undone: bool,
    ) {
        if self.phase == Phase::Recovering {
            if is_covered {
                self.window = self.threshold;
                self.end_recovery();
                self.fill(now);
            } else {
                self.reduce(delivered);
                self.repair(now);
            }
            return;
        }
        if has_advanced && !is_undone {
            self.window += if self.window < self.threshold { 1.0 } else { 1.0 / self.window };
        }
        if self.phase == Phase::AfterTimeout {
            if !is_covered {
                return self.fill(now);
            }
            self.end_recovery();
        }
        let has_lost = self.outstanding().any(|n| self.all[n].lost);
        if has_lost && (sacked > 0 || self.s.detects_by_time) {
            self.begin(now, delivered);
        } else if sacked > 0 && !has_advanced {
            if self.s.limited_transmit {
                let before = self.unsent();
                self.fill(now);
                self.limited += self.unsent() - before;
            }
        } else {
            self.fill(now);
        }
    }

    /// Enters recovery.
    fn begin(&mut self, now: Time, delivered: usize) {
        let flight = self.unsent() - self.una;
        self.undo = Some((self.window, self.threshold, self.una, 0, None));
        self.threshold = larger((flight - self.limited) as f64 / 2.0, 2.0);
        self.phase = Phase::Recovering;
        self.recovery_point = self.unsent() - 1;
        (self.high_rxt, self.rescue) = (self.una, self.una);
        if self.s.reduces_in_proportion {
            self.prr = Some((flight as f64, 0.0, 0.0));
            self.reduce(delivered);
        } else {
            self.window = self.threshold;
            if let Some(n) = self.due() {
                self.again(now, n, true);
            }
        }
        self.repair(now);
    }

    /// Proportional rate reduction (RFC 6937, section 3).
    fn reduce(&mut self, delivered: usize) {
        let pipe = self.pipe() as f64;
        let Some((recover_fs, prr_delivered, prr_out)) = &mut self.prr else { return };
        *prr_delivered += delivered as f64;
        let mut sndcnt = if pipe > self.threshold {
            (*prr_delivered * self.threshold / *recover_fs).ceil() - *prr_out
        } else {
            let limit = larger(*prr_delivered - *prr_out, delivered as f64) + 1.0;
            smaller(self.threshold - pipe, limit)
        };
        if *prr_out == 0.0 {
            sndcnt = larger(sndcnt, 1.0);
        }
        self.window = larger(pipe + larger(sndcnt, 0.0), 1.0);
    }

    /// Sends in recovery: lost segments, then new ones, then those that RFC 6675 names (NextSeg).
    fn repair(&mut self, now: Time) {
        let mut pipe = self.pipe();
        while pipe as f64 + 1.0 <= self.window {
            let is_old = !self.s.detects_by_time;
            let highest = self.outstanding().rev().find(|&n| self.all[n].sacked).unwrap_or(0);
            let from = self.una.max(self.high_rxt + 1);
            let missing = (from..highest.max(from)).find(|&n| !self.all[n].sacked);
            if let Some(n) = self.due() {
                self.again(now, n, true);
            } else if self.has_new() {
                self.emit(now, self.unsent());
            } else if let Some(n) = missing.filter(|_| is_old) {
                self.again(now, n, true);
            } else if is_old && self.una > self.rescue + 1 {
                let last = self.outstanding().rev().find(|&n| !self.all[n].sacked);
                let Some(n) = last else { return };
                self.again(now, n, false);
                self.rescue = self.recovery_point;
            } else {
                break;
            }
            pipe += 1;
            if let Some((_, _, prr_out)) = &mut self.prr {
                *prr_out += 1.0;
            }
        }
    }

    /// The reordering timer or the retransmission timer expires.
    pub fn expire(&mut self, now: Time) {
        if self.reo_timer.is_some_and(|timer| timer <= now) {
            self.detect(now, false);
            match self.phase {
                Phase::Open if self.outstanding().any(|n| self.all[n].lost) => self.begin(now, 0),
                Phase::Recovering => {
                    self.reduce(0);
                    self.repair(now);
                }
                _ => self.fill(now),
            }
            return;
        }
        let is_fresh = self.phase == Phase::Open || self.una > self.recovery_point;
        let before = (self.window, self.threshold);
        if if self.s.keeps_sacked { is_fresh } else { self.timed_out != self.una } {
            let end = self.due().filter(|_| self.phase == Phase::AfterTimeout).unwrap_or(self.unsent());
            self.threshold = larger((end - self.una) as f64 / 2.0, 2.0);
        }
        if is_fresh || self.undo.is_none() {
            self.undo = Some((before.0, before.1, self.una, 0, None));
        }
        self.timed_out = self.una;
        (self.window, self.phase, self.prr, self.limited) = (1.0, Phase::AfterTimeout, None, 0);
        self.recovery_point = self.unsent() - 1;
        let keeps = self.s.keeps_sacked || self.s.detects_by_time;
        let forgets = !keeps || self.all[self.una].sacked;
        for n in self.outstanding() {
            self.all[n].sacked &= !forgets;
            let is_late = !self.s.detects_by_time
                || n == self.una
                || self.all[n].sent + self.rack_rtt + self.reo_wnd <= now;
            if !self.all[n].sacked && is_late {
                (self.all[n].lost, self.all[n].resent) = (true, false);
            }
        }
        self.rto = (2 * self.rto).min(self.s.timer.maximum);
        self.timer = Some(now + self.rto);
        self.again(now, self.una, true);
    }
}
