//! The adaptive TCP sender, made of its parts.

use super::acknowledgment::Report;
use super::probe::{Answer, Probe};
use super::rack::{Circumstances, Rack};
use super::reduction::Reduction;
use super::reordering::Reordering;
use super::scoreboard::{AckChanges, Evidence, Scoreboard};
use super::settings::AdaptiveSettings;
use super::tally::SenderCounts;
use super::undo::Undo;
use crate::extremes::larger;
use crate::senders::growth::{Growth, Progress, Window};
use crate::senders::sender::State;
use crate::senders::transmission::{Segment, Transmission};
use crate::time::{SECOND, Time};

/// The state of loss recovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Open,
    Recovering,
    /// The timer has expired, and not all that had been sent by then is acknowledged yet.
    AfterTimeout,
}

/// A TCP sender that adapts to reordering. Its functions are called as events happen, in order of time; it puts the
/// segments that it sends into `out`.
#[derive(Clone)]
pub struct AdaptiveSender {
    pub(super) settings: AdaptiveSettings,
    /// In this sender `next` is always the lowest segment that was never sent.
    pub(super) t: Transmission<Window>,
    pub(super) growth: Box<dyn Growth>,
    pub(super) board: Scoreboard,
    pub(super) reordering: Reordering,
    pub(super) undo: Undo,
    pub(super) reduction: Option<Reduction>,
    pub(super) rack: Rack,
    pub(super) probe: Probe,
    pub(super) phase: Phase,
    /// The highest segment that had been sent when recovery began or the timer expired (RecoveryPoint).
    pub(super) recovery_point: u32,
    /// The highest segment that this recovery has retransmitted (HighRxt).
    pub(super) retransmitted: u32,
    /// A rescue retransmission is allowed once this segment is acknowledged (RescueRxt).
    pub(super) rescue: u32,
    /// Segments that limited transmit has sent since new data was acknowledged.
    pub(super) limited: u32,
    /// The segment that the timer retransmitted last.
    pub(super) timed_out: u32,
    /// Whether the last sending stopped because the window was full, and the most segments in flight then.
    pub(super) is_limited: bool,
    pub(super) flight: u32,
    pub(super) tally: SenderCounts,
}

impl AdaptiveSender {
    /// A sender with nothing to send yet.
    pub fn new(settings: &AdaptiveSettings) -> Self {
        let window = Window { window: f64::from(settings.initial_window), threshold: f64::INFINITY };
        Self {
            settings: *settings,
            t: Transmission::starting(window, settings.timer, settings.first_sample),
            growth: settings.control.growth(settings.undone),
            board: Scoreboard::new(),
            reordering: Reordering::new(settings.duplicate_threshold, settings.adapts_up_to),
            undo: Undo::default(),
            reduction: None,
            rack: Rack::new(),
            probe: Probe::new(),
            phase: Phase::Open,
            recovery_point: 0,
            retransmitted: 0,
            rescue: 0,
            limited: 0,
            timed_out: 0,
            is_limited: true,
            flight: 0,
            tally: SenderCounts::default(),
        }
    }

    /// The application hands over `segments` more; `u32::MAX` stands for unlimited data.
    pub fn write(&mut self, now: Time, segments: u32, out: &mut impl FnMut(Segment)) {
        self.t.unwritten = self.t.unwritten.saturating_add(segments);
        self.fill(now, out);
        self.schedule_probe(now);
    }

    /// An acknowledgment arrives. One of segments that were never sent is ignored (rule sender-5).
    #[inline]
    pub fn acknowledge(&mut self, now: Time, report: &Report<'_>, out: &mut impl FnMut(Segment)) {
        let before = self.t.unacknowledged;
        if report.next > self.t.unsent {
            return;
        }
        let news = self.read(now, report);
        let has_advanced = report.next > before;
        let is_probe_answered = report.duplicate.is_some() && self.note_duplicates(report);
        if self.settings.detects_by_time {
            self.rack.deliver(now, &news);
            self.rack.note_duplicates(report.duplicate.is_some(), self.t.unacknowledged, self.t.unsent);
        }
        if let Some(lag) = news.lag {
            self.reordering.late(lag);
        }
        let progress = self.progress(now, self.t.unacknowledged - before, &news);
        self.growth.observe(&progress);
        let is_undone = self.undo_if_spurious(now, report, before);
        let is_covered = self.t.unacknowledged > self.recovery_point;
        self.detect(now, is_covered);
        self.react(&progress, &news, is_covered, is_undone, out);
        if self.settings.probes {
            let answer = Answer {
                next: report.next,
                has_advanced,
                has_blocks: !report.blocks.is_empty(),
                is_duplicate: is_probe_answered,
            };
            if self.probe.answer(&answer) && self.phase == Phase::Open {
                self.cut_at_once(now, progress.unsent - before);
            }
            self.schedule_probe(now);
        }
    }

    /// Enters the acknowledgment on the scoreboard, and measures the round trip.
    #[inline]
    fn read(&mut self, now: Time, report: &Report<'_>) -> AckChanges {
        let evidence = Evidence {
            now,
            echoed_before: report.echo.map_or(Time::MAX, |echo| (Time::from(echo) + 1) * (SECOND / 1000)),
            shortest: if self.rack.shortest() == Time::MAX { 0 } else { self.rack.shortest() },
        };
        let mut news = AckChanges::default();
        let from = self.t.unacknowledged;
        let next = report.next.max(from);
        self.board.advance(from, next, &evidence, &mut news);
        self.board.take(report.blocks, next, self.t.unsent, &evidence, &mut news);
        self.board.settle(next);
        if self.settings.samples_each {
            // rule tcp-7: the round trip is that of the earliest sent among the segments that are newly delivered and
            // were sent once (RFC 7323, section 4; `tcp_ack_update_rtt`)
            self.t.stop_timing();
            if let Some(first) = news.first {
                self.t.timer.sample(now - first);
            }
        }
        if news.first.is_some() {
            self.probe.note_sample();
        }
        if next > from {
            self.t.advance(now, next);
            self.limited = 0;
            self.t.restart_timer(now);
        }
        news
    }

    fn progress(&self, now: Time, acknowledged: u32, news: &AckChanges) -> Progress {
        Progress {
            now,
            acknowledged,
            delivered: news.delivered,
            round_trip: news.last.map(|last| now - last),
            in_flight: self.in_flight(),
            unacknowledged: self.t.unacknowledged,
            unsent: self.t.unsent,
            counts_segments: self.settings.counts_segments,
        }
    }

    /// Rules tcp-5 and tcp-9: a reported duplicate answers a retransmission; if its segment is SACKed already, the
    /// original came late, by its distance to the highest segment. Returns whether a duplicate answers the probe.
    fn note_duplicates(&mut self, report: &Report<'_>) -> bool {
        let Some(block) = report.duplicate else { return false };
        let mut is_probe_answered = false;
        for number in block.start..block.end.min(self.t.unsent) {
            self.tally.duplicates += 1;
            if self.probe.has_repeated(number) {
                is_probe_answered = true;
            } else if number < self.t.unacknowledged || self.board.is_repeated(number) {
                self.undo.answer(number);
            }
            if number >= self.t.unacknowledged && self.board.is_repeated(number) {
                self.reordering.late(self.board.highest().saturating_sub(number));
            }
        }
        is_probe_answered
    }

    /// Marks the segments that are lost.
    pub(super) fn detect(&mut self, now: Time, is_covered: bool) {
        if self.settings.detects_by_time {
            let circumstances = Circumstances {
                sacked: self.board.sacked().len(),
                threshold: self.reordering.threshold(),
                is_recovering: self.phase != Phase::Open,
                smoothed: self.t.timer.smoothed(),
            };
            self.rack.detect(now, &mut self.board, self.t.unacknowledged, &circumstances);
        } else if self.phase != Phase::AfterTimeout || is_covered {
            let by_distance = self.settings.counts_from_highest && !self.reordering.has_passed();
            self.board.count(self.reordering.threshold(), by_distance, self.t.unacknowledged);
        }
    }

    /// RFC 6675, section 5, with the additions of the other mechanisms.
    #[inline]
    fn react(
        &mut self,
        progress: &Progress,
        news: &AckChanges,
        is_covered: bool,
        is_undone: bool,
        out: &mut impl FnMut(Segment),
    ) {
        let (now, has_advanced) = (progress.now, progress.acknowledged > 0);
        if self.phase == Phase::Recovering {
            if is_covered {
                self.t.congestion.window = larger(self.t.congestion.threshold, 1.0);
                self.end_recovery();
                self.fill(now, out);
            } else {
                self.reduce(news.delivered);
                self.repair(now, out);
            }
            return;
        }
        if has_advanced && !is_undone && self.may_grow() {
            self.growth.grow(&mut self.t.congestion, progress);
        }
        if self.phase == Phase::AfterTimeout {
            if !is_covered {
                self.fill(now, out);
                return;
            }
            self.end_recovery();
        }
        if self.board.has_lost() && (news.sacked > 0 || self.settings.detects_by_time) {
            self.begin(now, news.delivered, out);
        } else if news.sacked > 0 && !has_advanced {
            self.send_limited(now, out);
        } else {
            self.fill(now, out);
        }
    }

    /// Rule tcp-13: the window grows only if it is used (RFC 9293 leaves this open; `tcp_is_cwnd_limited`): in slow
    /// start up to twice what was in flight.
    #[inline]
    fn may_grow(&self) -> bool {
        let w = &self.t.congestion;
        !self.settings.grows_when_limited
            || self.is_limited
            || (w.is_slow_start() && w.window < 2.0 * f64::from(self.flight))
    }

    /// Congestion window, segments: at least 1.
    #[inline]
    pub fn window(&self) -> f64 {
        self.t.congestion.window
    }

    /// Slow-start threshold, segments; infinite before the first loss.
    #[inline]
    pub fn threshold(&self) -> f64 {
        self.t.congestion.threshold
    }

    /// Segments that the sender counts against its window.
    #[inline]
    pub fn in_flight(&self) -> u32 {
        self.board.pipe(self.t.unsent - self.t.unacknowledged)
    }

    /// The lowest segment that is not acknowledged.
    #[inline]
    pub fn unacknowledged(&self) -> u32 {
        self.t.unacknowledged
    }

    /// The lowest segment that was never sent.
    #[inline]
    pub fn unsent(&self) -> u32 {
        self.t.unsent
    }

    /// The lowest segment that the application has not handed over: all is done when it is acknowledged.
    #[inline]
    pub fn unwritten(&self) -> u32 {
        self.t.unwritten
    }

    /// The `DupThresh` in force.
    #[inline]
    pub fn duplicate_threshold(&self) -> u32 {
        self.reordering.threshold()
    }

    /// The largest lag of a late segment so far, segments.
    #[inline]
    pub fn lag(&self) -> u32 {
        self.reordering.lag()
    }

    /// RACK's reordering window at its last use, ns.
    #[inline]
    pub fn reordering_window(&self) -> Time {
        self.rack.window()
    }

    /// Counts of what the sender has done so far.
    #[inline]
    pub fn tally(&self) -> SenderCounts {
        self.tally
    }

    /// The phase of congestion control.
    pub fn state(&self) -> State {
        if self.phase == Phase::Recovering {
            State::FastRecovery
        } else if self.t.congestion.is_slow_start() {
            State::SlowStart
        } else {
            State::CongestionAvoidance
        }
    }
}
