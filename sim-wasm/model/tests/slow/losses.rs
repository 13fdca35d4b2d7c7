//! Which segments are declared lost, by time and by count.

use super::{MS, Phase, Slow};
use model::senders::{Report, Time};

impl Slow {
    /// RACK after an acknowledgment (RFC 8985, section 6.2, steps 1 to 4).
    pub(super) fn rack_update(
        &mut self,
        now: Time,
        report: &Report<'_>,
        told: &[usize],
        once: &[usize],
        highest: usize,
    ) {
        let shortest = self.min_rtt;
        for &n in once {
            let rtt = now - self.all[n].sent;
            self.seen |= n < highest;
            self.min_rtt = Some(self.min_rtt.map_or(rtt, |least| least.min(rtt)));
        }
        let mut in_order = told.to_vec();
        in_order.sort_by_key(|&n| (self.all[n].sent, n));
        for n in in_order {
            let (sent, rtt) = (self.all[n].sent, now - self.all[n].sent);
            if self.all[n].repeated {
                if report.echo.is_some_and(|echo| Time::from(echo) < sent / MS) {
                    continue;
                }
                if shortest.is_some_and(|least| rtt < least) {
                    continue;
                }
            }
            self.rack_rtt = rtt;
            if self.rack.is_none_or(|latest| (sent, n) > latest) {
                self.rack = Some((sent, n));
            }
        }
        if self.round.is_some_and(|round| self.una >= round) {
            self.round = None;
        }
        if report.duplicate.is_some() && self.round.is_none() {
            (self.round, self.mult, self.persist) = (Some(self.unsent()), (self.mult + 1).min(255), 16);
        }
    }

    /// Declares segments lost: by time (RFC 8985, section 6.2, step 5), or by the number of SACKed segments above.
    pub(super) fn detect(&mut self, now: Time, is_covered: bool) {
        let sacked = self.outstanding().filter(|&n| self.all[n].sacked).count();
        if self.s.detects_by_time {
            let Some(latest) = self.rack else { return };
            let is_unsure = self.phase == Phase::Open && sacked < self.dupthresh;
            self.reo_wnd = match self.min_rtt {
                Some(least) if self.seen || is_unsure => {
                    (least / 4 * self.mult).min(self.srtt.unwrap_or(Time::MAX))
                }
                _ => 0,
            };
            self.reo_timer = None;
            for n in self.outstanding() {
                let m = self.all[n];
                if m.sacked || (m.lost && !m.resent) || (m.sent, n) > latest {
                    continue;
                }
                let until = m.sent + self.rack_rtt + self.reo_wnd;
                if until <= now {
                    (self.all[n].lost, self.all[n].resent) = (true, false);
                } else {
                    self.reo_timer = self.reo_timer.max(Some(until));
                }
            }
        } else if self.phase != Phase::AfterTimeout || is_covered {
            let highest = self.outstanding().rev().find(|&n| self.all[n].sacked).unwrap_or(0);
            for n in self.outstanding().filter(|&n| !self.all[n].sacked).collect::<Vec<_>>() {
                let above = (n..self.unsent()).filter(|&m| self.all[m].sacked).count();
                let is_lost = if self.s.counts_from_highest && !self.has_passed {
                    highest >= n + self.dupthresh
                } else {
                    above >= self.dupthresh
                };
                self.all[n].lost |= is_lost;
            }
        }
    }
}
