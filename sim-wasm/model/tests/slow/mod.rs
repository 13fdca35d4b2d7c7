//! A second implementation of the adaptive sender's rules (docs/tcp.md), slow and literal: every segment has its marks
//! in a list, and each acknowledgment looks at all of them.

mod losses;
mod recovery;

use model::extremes::{larger, smaller};
use model::senders::{AdaptiveSettings, Report, SECOND, Segment, Time};

pub const MS: Time = SECOND / 1000;

/// What is known of a segment.
#[derive(Clone, Copy, Default)]
struct Marks {
    acked: bool,
    sacked: bool,
    lost: bool,
    /// Retransmitted since it was declared lost.
    resent: bool,
    /// Ever retransmitted.
    repeated: bool,
    /// When it was sent last.
    sent: Time,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Open,
    Recovering,
    AfterTimeout,
}

/// Reno's congestion control with each mechanism that is on, except tail loss probes. Windows are in segments.
pub struct Slow {
    s: AdaptiveSettings,
    /// Segment n has index n; index 0 is not used.
    all: Vec<Marks>,
    /// The lowest segment that is not acknowledged.
    una: usize,
    /// The highest segment that was ever acknowledged or SACKed.
    highest: usize,
    /// The first segment that the application has not written.
    unwritten: usize,
    pub window: f64,
    pub threshold: f64,
    phase: Phase,
    recovery_point: usize,
    /// RFC 6675: HighRxt.
    high_rxt: usize,
    /// RFC 6675: RescueRxt.
    rescue: usize,
    /// Segments sent by limited transmit (RFC 3042).
    limited: usize,
    /// The lowest unacknowledged segment at the last timeout.
    timed_out: usize,
    pub dupthresh: usize,
    /// Whether a late segment has raised the duplicate threshold.
    has_passed: bool,
    /// RFC 6937: RecoverFS, prr_delivered, prr_out.
    prr: Option<(f64, f64, f64)>,
    /// The window and the threshold before the cut, undo_marker, undo_retrans and retrans_stamp (Linux's names).
    undo: Option<(f64, f64, usize, u32, Option<u32>)>,
    /// RFC 8985: RACK.xmit_ts, RACK.end_seq.
    rack: Option<(Time, usize)>,
    /// RFC 8985: RACK.rtt.
    rack_rtt: Time,
    min_rtt: Option<Time>,
    /// RFC 8985: RACK.reo_wnd, its multiplier, how long that persists, RACK.dsack_round and RACK.reordering_seen.
    pub reo_wnd: Time,
    mult: u64,
    persist: u32,
    round: Option<usize>,
    seen: bool,
    /// When the reordering timer expires.
    reo_timer: Option<Time>,
    srtt: Option<Time>,
    rttvar: Time,
    rto: Time,
    /// When the retransmission timer expires.
    timer: Option<Time>,
    /// The segment that is timed, and when it was sent.
    timed: Option<(usize, Time)>,
    /// Segments sent since the test looked last.
    pub out: Vec<Segment>,
}

impl Slow {
    pub fn new(s: &AdaptiveSettings) -> Self {
        Self {
            s: *s,
            all: vec![Marks::default()],
            una: 1,
            highest: 0,
            unwritten: 1,
            window: f64::from(s.initial_window),
            threshold: f64::INFINITY,
            phase: Phase::Open,
            recovery_point: 0,
            high_rxt: 0,
            rescue: 0,
            limited: 0,
            timed_out: 0,
            dupthresh: s.duplicate_threshold as usize,
            has_passed: false,
            prr: None,
            undo: None,
            rack: None,
            rack_rtt: 0,
            min_rtt: None,
            reo_wnd: 0,
            mult: 1,
            persist: 0,
            round: None,
            seen: false,
            reo_timer: None,
            srtt: None,
            rttvar: 0,
            rto: s.timer.initial,
            timer: None,
            timed: None,
            out: Vec::new(),
        }
    }

    fn unsent(&self) -> usize {
        self.all.len()
    }

    fn outstanding(&self) -> std::ops::Range<usize> {
        self.una..self.unsent()
    }

    /// Outstanding segments that are neither SACKed nor lost, and retransmissions that are not SACKed.
    pub fn pipe(&self) -> usize {
        let counted = |m: &Marks| usize::from(!m.sacked && !m.lost) + usize::from(!m.sacked && m.resent);
        self.outstanding().map(|n| counted(&self.all[n])).sum()
    }

    /// The first lost segment that has to be retransmitted.
    fn due(&self) -> Option<usize> {
        self.outstanding().find(|&n| self.all[n].lost && !self.all[n].resent && !self.all[n].sacked)
    }

    /// Round-trip times and RTO (RFC 6298, section 2).
    fn sample(&mut self, r: Time) {
        match self.srtt {
            None => (self.srtt, self.rttvar) = (Some(r), r / 2),
            Some(srtt) => {
                self.rttvar = (3 * self.rttvar + srtt.abs_diff(r)) / 4;
                self.srtt = Some((7 * srtt + r) / 8);
            }
        }
        let t = self.s.timer;
        let rto = self.srtt.unwrap_or(0) + (4 * self.rttvar).max(t.granularity);
        self.rto = rto.max(t.minimum).min(t.maximum);
    }

    /// A segment came `lag` segments after its place: the duplicate threshold grows.
    fn late(&mut self, lag: usize) {
        if let Some(cap) = self.s.adapts_up_to
            && lag + 1 > self.dupthresh
        {
            self.dupthresh = (lag + 1).min(cap as usize).max(self.dupthresh);
            self.has_passed = true;
        }
    }

    fn emit(&mut self, now: Time, n: usize) {
        let again = n < self.unsent();
        if again {
            self.timed = None;
        } else {
            self.all.push(Marks::default());
            self.timed = self.timed.or(Some((n, now)));
        }
        self.all[n].sent = now;
        self.all[n].repeated |= again;
        self.timer = self.timer.or(Some(now + self.rto));
        self.out.push(Segment { number: n as u32, again });
    }

    /// Retransmits a segment.
    fn again(&mut self, now: Time, n: usize, is_counted: bool) {
        self.all[n].resent |= is_counted;
        if let Some((_, _, _, unanswered, stamp)) = &mut self.undo {
            *unanswered += 1;
            stamp.get_or_insert((now / MS) as u32);
        }
        if is_counted {
            self.high_rxt = self.high_rxt.max(n);
        }
        self.emit(now, n);
    }

    pub fn write(&mut self, now: Time, segments: u32) {
        self.unwritten += segments as usize;
        self.fill(now);
    }

    fn has_new(&self) -> bool {
        self.unsent() < self.unwritten && self.unsent() - self.una < self.s.window_limit as usize
    }

    fn fill(&mut self, now: Time) {
        while self.pipe() as f64 + 1.0 <= self.window {
            match self.due() {
                Some(n) if self.phase == Phase::AfterTimeout => self.again(now, n, true),
                _ if self.has_new() => self.emit(now, self.unsent()),
                _ => return,
            }
        }
    }

    pub fn acknowledge(&mut self, now: Time, report: &Report<'_>) {
        let (before, next, end) = (self.una, report.next as usize, self.unsent());
        if next > end {
            return;
        }
        let highest = self.highest;
        let next = next.max(before);
        // the segments that this acknowledgment is the first to name
        let is_told = |n: usize| {
            n < next || report.blocks.iter().any(|b| (b.start as usize..b.end as usize).contains(&n))
        };
        let told: Vec<usize> =
            (before..end).filter(|&n| is_told(n) && !self.all[n].sacked && !self.all[n].acked).collect();
        let sacked = told.iter().filter(|&&n| n >= next).count();
        for &n in &told {
            (self.all[n].lost, self.all[n].resent) = (false, false);
            self.all[n].sacked = n >= next;
        }
        for n in before..next {
            self.all[n] = Marks { acked: true, sacked: false, ..self.all[n] };
        }
        self.una = next;
        self.highest = self.highest.max(next - 1).max(told.iter().copied().max().unwrap_or(0));
        let once: Vec<usize> = told.iter().copied().filter(|&n| !self.all[n].repeated).collect();
        // round-trip times and the retransmission timer
        if self.s.samples_each {
            self.timed = None;
            if let Some(first) = once.iter().map(|&n| self.all[n].sent).min() {
                self.sample(now - first);
            }
        }
        if next > before {
            if let Some((n, sent)) = self.timed
                && n < next
            {
                self.sample(now - sent);
                self.timed = None;
            }
            self.limited = 0;
            self.timer = (self.una < end).then_some(now + self.rto);
        }
        self.duplicates(report);
        if self.s.detects_by_time {
            self.rack_update(now, report, &told, &once, highest);
        }
        if let Some(lag) = once.iter().filter(|&&n| n < highest).map(|&n| highest - n).max() {
            self.late(lag);
        }
        let is_undone = self.undo(report, before);
        let is_covered = self.una > self.recovery_point;
        self.detect(now, is_covered);
        self.react(now, told.len(), sacked, next > before, is_covered, is_undone);
    }

    /// A block of duplicate segments (D-SACK, RFC 2883).
    fn duplicates(&mut self, report: &Report<'_>) {
        let Some(block) = report.duplicate else { return };
        for n in block.start as usize..(block.end as usize).min(self.unsent()) {
            let is_repeated = self.all[n].repeated;
            if let Some((_, _, marker, unanswered, _)) = &mut self.undo
                && n >= *marker
                && (n < self.una || is_repeated)
            {
                *unanswered = unanswered.saturating_sub(1);
            }
            if n >= self.una && is_repeated {
                self.late(self.highest.saturating_sub(n));
            }
        }
    }

    fn end_recovery(&mut self) {
        (self.phase, self.prr) = (Phase::Open, None);
        self.persist = self.persist.saturating_sub(1);
        if self.persist == 0 {
            self.mult = 1;
        }
        if !self.s.detects_by_time {
            for marks in &mut self.all {
                marks.resent = false;
            }
        }
    }

    /// Takes a needless cut of the window back; gives whether it did.
    fn undo(&mut self, report: &Report<'_>, before: usize) -> bool {
        let Some((window, threshold, _, unanswered, Some(stamp))) = self.undo else { return false };
        let by_duplicates = self.s.undoes_by_duplicates && unanswered == 0;
        let by_timestamps = self.s.undoes_by_timestamps
            && self.phase != Phase::Open
            && self.una > before
            && report.echo.is_some_and(|echo| echo < stamp);
        if !by_duplicates && !by_timestamps {
            return false;
        }
        self.undo = None;
        (self.window, self.threshold) = (larger(self.window, window), larger(self.threshold, threshold));
        if !by_duplicates {
            self.seen = true;
            self.late(self.highest.saturating_sub(before));
        }
        if self.phase != Phase::Open {
            for marks in &mut self.all {
                marks.lost = false;
            }
            self.end_recovery();
        }
        if self.s.moderates_undo {
            self.window = smaller(self.window, (self.pipe() + self.dupthresh) as f64);
        }
        true
    }

    pub fn next_timer(&self) -> Option<Time> {
        self.timer.map(|timer| timer.min(self.reo_timer.unwrap_or(Time::MAX)))
    }
}
