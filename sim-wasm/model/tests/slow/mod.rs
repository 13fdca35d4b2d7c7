//! A slow and literal second writing of the adaptive sender's rules (docs/tcp.md): every segment has its own marks in a list, and each
//! acknowledgment looks at all of them.

mod losses;

use model::extremes::{larger, smaller};
use model::senders::{AdaptiveSettings, Report, SECOND, Segment, Time};

pub const MS: Time = SECOND / 1000;

/// What became of a segment.
#[derive(Clone, Copy, Default)]
struct Marks {
    acked: bool,
    sacked: bool,
    lost: bool,
    resent: bool,
    repeated: bool,
    sent: Time,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Open,
    Recovering,
    AfterTimeout,
}

/// Reno with whatever mechanisms are on, but for probes.
pub struct Slow {
    s: AdaptiveSettings,
    /// Segment n at place n; the one at place 0 does not exist.
    all: Vec<Marks>,
    una: usize,
    /// The highest segment that was ever told of.
    highest: usize,
    unwritten: usize,
    pub window: f64,
    pub threshold: f64,
    phase: Phase,
    recovery_point: usize,
    high_rxt: usize,
    rescue: usize,
    limited: usize,
    timed_out: usize,
    pub dupthresh: usize,
    has_passed: bool,
    /// RFC 6937: RecoverFS, prr_delivered, prr_out.
    prr: Option<(f64, f64, f64)>,
    /// prior window and threshold, undo_marker, undo_retrans, retrans_stamp.
    undo: Option<(f64, f64, usize, u32, Option<u32>)>,
    rack: Option<(Time, usize)>,
    rack_rtt: Time,
    min_rtt: Option<Time>,
    pub reo_wnd: Time,
    mult: u64,
    persist: u32,
    round: Option<usize>,
    seen: bool,
    reo_timer: Option<Time>,
    srtt: Option<Time>,
    rttvar: Time,
    rto: Time,
    timer: Option<Time>,
    timed: Option<(usize, Time)>,
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

    /// Every outstanding segment that is neither SACKed nor lost, and every one that was sent again.
    pub fn pipe(&self) -> usize {
        let counted = |m: &Marks| usize::from(!m.sacked && !m.lost) + usize::from(!m.sacked && m.resent);
        self.outstanding().map(|n| counted(&self.all[n])).sum()
    }

    fn due(&self) -> Option<usize> {
        self.outstanding().find(|&n| self.all[n].lost && !self.all[n].resent && !self.all[n].sacked)
    }

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
        // what is new
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
        // the timer
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

    fn react(
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

    /// RFC 6937, section 3.
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

    pub fn next_timer(&self) -> Option<Time> {
        self.timer.map(|timer| timer.min(self.reo_timer.unwrap_or(Time::MAX)))
    }

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
