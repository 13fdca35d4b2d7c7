//! The senders against a second writing of the same RFCs: slow, in the RFCs' own words and steps, a list of segments with a
//! mark each, everything counted anew each time. Both meet random acknowledgments, sensible and not.

use model::senders::{Entry, SECOND, Script, SenderSettings, Stack, Time};
use proptest::prelude::*;

/// A segment as the reference sees it: nothing is derived, nothing is kept twice.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mark {
    is_sent: bool,
    is_sacked: bool,
    /// Sent since the last timeout.
    is_in_turn: bool,
    is_limited: bool,
}

struct Reference {
    settings: SenderSettings,
    marks: Vec<Mark>,
    written: usize,
    high_ack: usize,
    cwnd: f64,
    ssthresh: f64,
    dup_acks: u32,
    in_recovery: bool,
    /// RFC 6582: recover; RFC 6675: RecoveryPoint.
    recovery_point: Option<usize>,
    after_timeout: bool,
    had_partial: bool,
    high_rxt: usize,
    rescue_rxt: usize,
    srtt: Option<(f64, f64)>,
    rto: f64,
    deadline: Option<f64>,
    timed: Option<(usize, f64)>,
    last_expired: usize,
    sent: Vec<(usize, bool)>,
    now: f64,
}

impl Reference {
    fn new(settings: SenderSettings) -> Self {
        let mut new = Self {
            settings,
            marks: vec![Mark::default(); 400],
            written: 0,
            high_ack: 0,
            cwnd: f64::from(settings.initial_window),
            ssthresh: f64::INFINITY,
            dup_acks: 0,
            in_recovery: false,
            recovery_point: None,
            after_timeout: false,
            had_partial: false,
            high_rxt: 0,
            rescue_rxt: 0,
            srtt: None,
            rto: 1e9,
            deadline: None,
            timed: None,
            last_expired: 0,
            sent: Vec::new(),
            now: 0.0,
        };
        if let Some(sample) = settings.first_sample {
            new.sample(sample as f64);
        }
        new
    }

    fn is_sack(&self) -> bool {
        self.settings.stack == Stack::Sack
    }

    fn sample(&mut self, r: f64) {
        let (srtt, rttvar) = match self.srtt {
            None => (r, r / 2.0),
            Some((srtt, rttvar)) => (0.875 * srtt + 0.125 * r, 0.75 * rttvar + 0.25 * (srtt - r).abs()),
        };
        self.srtt = Some((srtt, rttvar));
        let timer = self.settings.timer;
        let k = 4.0 * rttvar;
        let g = timer.granularity as f64;
        let rto = srtt + if k > g { k } else { g };
        self.rto = rto.clamp(timer.minimum as f64, timer.maximum as f64);
    }

    fn high_data(&self) -> usize {
        self.marks.iter().rposition(|mark| mark.is_sent).unwrap_or(0)
    }

    /// The last one sent in turn since the timeout, or acknowledged.
    fn last_in_turn(&self) -> usize {
        self.marks.iter().rposition(|mark| mark.is_in_turn).unwrap_or(0).max(self.high_ack)
    }

    fn flight_size(&self) -> usize {
        self.last_in_turn() - self.high_ack
    }

    fn limited(&self) -> usize {
        (self.high_ack + 1..=self.high_data()).filter(|&s| self.marks[s].is_limited).count()
    }

    fn is_lost(&self, s: usize) -> bool {
        let above = (s + 1..=self.high_data()).filter(|&a| self.marks[a].is_sacked).count();
        above >= self.settings.duplicate_threshold as usize
    }

    fn set_pipe(&self) -> usize {
        let mut pipe = 0;
        for s in self.high_ack + 1..=self.high_data() {
            if !self.marks[s].is_sacked {
                pipe += usize::from(!self.is_lost(s));
                pipe += usize::from(self.in_recovery && s <= self.high_rxt);
            }
        }
        pipe
    }

    fn in_flight(&self) -> usize {
        if !self.is_sack() {
            return self.flight_size();
        }
        if self.after_timeout {
            let sent = self.high_ack + 1..=self.last_in_turn();
            return sent.filter(|&s| !self.marks[s].is_sacked).count();
        }
        self.set_pipe()
    }

    fn transmit(&mut self, s: usize) {
        let again = self.marks[s].is_sent;
        self.sent.push((s, again));
        if again {
            self.timed = None;
        } else if self.timed.is_none() {
            self.timed = Some((s, self.now));
        }
        self.marks[s].is_sent = true;
        self.deadline = self.deadline.or(Some(self.now + self.rto));
    }

    /// The next segment in turn, or none.
    fn next_in_turn(&mut self) -> Option<usize> {
        loop {
            let next = self.last_in_turn() + 1;
            if next > self.written {
                return None;
            }
            // what has arrived since the timeout is passed over
            if !(self.marks[next].is_sent && self.marks[next].is_sacked) {
                return Some(next);
            }
            self.marks[next].is_in_turn = true;
        }
    }

    fn fill(&mut self, is_limited: bool) {
        while let Some(next) = self.next_in_turn()
            && self.cwnd - self.in_flight() as f64 >= 1.0
        {
            self.transmit(next);
            self.marks[next].is_in_turn = true;
            self.marks[next].is_limited = is_limited;
        }
    }

    fn next_seg(&self) -> Option<(usize, u8)> {
        let high_data = self.high_data();
        let highest_sacked = self.marks.iter().rposition(|mark| mark.is_sacked).unwrap_or(0);
        let candidates = || {
            (self.high_ack + 1..=high_data)
                .filter(|&s| !self.marks[s].is_sacked && s > self.high_rxt && s < highest_sacked)
        };
        if let Some(s2) = candidates().find(|&s| self.is_lost(s)) {
            return Some((s2, 1));
        }
        if high_data < self.written {
            return Some((high_data + 1, 2));
        }
        if let Some(s3) = candidates().next() {
            return Some((s3, 3));
        }
        let last = (self.high_ack + 1..=high_data).rev().find(|&s| !self.marks[s].is_sacked);
        last.filter(|_| self.high_ack > self.rescue_rxt).map(|s| (s, 4))
    }

    /// RFC 6675, section 5, step C; SetPipe has been run.
    fn step_c(&mut self) {
        let mut pipe = self.set_pipe();
        while self.cwnd - pipe as f64 >= 1.0 {
            let Some((s, rule)) = self.next_seg() else { return };
            self.transmit(s);
            match rule {
                2 => self.marks[s].is_in_turn = true,
                4 => self.rescue_rxt = self.recovery_point.expect("in recovery"),
                _ => self.high_rxt = s,
            }
            pipe += 1;
        }
    }

    fn halve(&mut self) {
        let half = (self.flight_size() - self.limited()) as f64 / 2.0;
        self.ssthresh = if half > 2.0 { half } else { 2.0 };
    }

    fn acknowledge(&mut self, next: usize, ranges: &[(usize, usize)]) {
        let high_data = self.high_data();
        if next > high_data + 1 {
            return;
        }
        let acknowledged = (next - 1).saturating_sub(self.high_ack);
        if acknowledged > 0 {
            self.high_ack = next - 1;
            if let Some((s, sent)) = self.timed
                && s <= self.high_ack
            {
                self.sample(self.now - sent);
                self.timed = None;
            }
            self.dup_acks = 0;
            for mark in &mut self.marks {
                mark.is_limited = false;
            }
        }
        let is_impatient = self.settings.stack == Stack::NewReno
            && self.in_recovery
            && self.had_partial
            && Some(self.high_ack) < self.recovery_point;
        if acknowledged > 0 && !is_impatient {
            self.deadline = (self.high_ack < high_data).then_some(self.now + self.rto);
        }
        if self.is_sack() {
            self.acknowledge_sack(acknowledged, ranges);
        } else if acknowledged > 0 {
            self.new_data(acknowledged);
        } else if next == self.high_ack + 1 && self.high_ack < high_data {
            self.duplicate();
        }
    }

    fn grow(&mut self) {
        self.cwnd += if self.cwnd < self.ssthresh { 1.0 } else { 1.0 / self.cwnd };
    }

    /// RFC 5681, 3.2, step 6; RFC 6582, 3.2, step 3.
    fn new_data(&mut self, acknowledged: usize) {
        if !self.in_recovery {
            self.grow();
        } else if self.settings.stack == Stack::Reno {
            self.in_recovery = false;
            self.cwnd = self.ssthresh;
        } else if Some(self.high_ack) >= self.recovery_point {
            self.in_recovery = false;
            let flight = self.flight_size().max(1) as f64 + 1.0;
            self.cwnd = if flight < self.ssthresh { flight } else { self.ssthresh };
        } else {
            self.had_partial = true;
            self.transmit(self.high_ack + 1);
            let less = self.cwnd - acknowledged as f64;
            self.cwnd = if less > 0.0 { less } else { 0.0 } + 1.0;
        }
        self.fill(false);
    }

    /// RFC 5681, 3.2, steps 1 to 5.
    fn duplicate(&mut self) {
        if self.in_recovery {
            self.cwnd += 1.0;
            self.fill(false);
            return;
        }
        self.dup_acks += 1;
        let threshold = self.settings.duplicate_threshold;
        if self.dup_acks < threshold {
            let has_room = self.flight_size() as f64 + 1.0 <= self.cwnd + 2.0;
            let next = self.high_data() + 1;
            if self.settings.limited_transmit
                && has_room
                && self.last_in_turn() == self.high_data()
                && next <= self.written
            {
                self.transmit(next);
                self.marks[next].is_in_turn = true;
                self.marks[next].is_limited = true;
            }
        } else if self.dup_acks == threshold {
            let is_careful = self.settings.careful || self.settings.stack == Stack::NewReno;
            if is_careful && Some(self.high_ack) <= self.recovery_point {
                return;
            }
            self.recovery_point = Some(self.high_data());
            self.halve();
            self.cwnd = self.ssthresh + f64::from(threshold);
            self.in_recovery = true;
            self.had_partial = false;
            self.transmit(self.high_ack + 1);
            self.fill(false);
        }
    }

    /// RFC 6675, section 5.
    fn acknowledge_sack(&mut self, acknowledged: usize, ranges: &[(usize, usize)]) {
        for mark in &mut self.marks[..=self.high_ack] {
            mark.is_sacked = false;
        }
        let mut is_duplicate = false;
        for &(first, last) in ranges {
            for s in first.max(self.high_ack + 1)..=last.min(self.high_data()) {
                is_duplicate |= !self.marks[s].is_sacked;
                self.marks[s].is_sacked = true;
            }
        }
        let is_covered = Some(self.high_ack) >= self.recovery_point;
        if self.in_recovery {
            if is_covered {
                self.in_recovery = false;
                self.fill(false);
            } else {
                self.step_c();
            }
            return;
        }
        if acknowledged > 0 {
            self.grow();
        }
        self.after_timeout &= !is_covered;
        if is_duplicate && !self.after_timeout {
            self.dup_acks += 1;
            if self.dup_acks >= self.settings.duplicate_threshold || self.is_lost(self.high_ack + 1) {
                self.recovery_point = Some(self.high_data());
                self.halve();
                self.cwnd = self.ssthresh;
                self.in_recovery = true;
                self.transmit(self.high_ack + 1);
                (self.high_rxt, self.rescue_rxt) = (self.high_ack + 1, self.high_ack + 1);
                self.step_c();
            } else if acknowledged > 0 || self.settings.limited_transmit {
                self.fill(acknowledged == 0);
            }
            return;
        }
        self.fill(false);
    }

    fn expire(&mut self) {
        if self.last_expired != self.high_ack + 1 {
            self.last_expired = self.high_ack + 1;
            let half = self.flight_size() as f64 / 2.0;
            self.ssthresh = if half > 2.0 { half } else { 2.0 };
        }
        self.cwnd = 1.0;
        self.recovery_point = Some(self.high_data());
        (self.in_recovery, self.after_timeout, self.dup_acks) = (false, self.is_sack(), 0);
        for mark in &mut self.marks {
            (mark.is_sacked, mark.is_in_turn, mark.is_limited) = (false, false, false);
        }
        self.rto = (2.0 * self.rto).min_of(self.settings.timer.maximum as f64);
        self.deadline = Some(self.now + self.rto);
        self.transmit(self.high_ack + 1);
        self.marks[self.high_ack + 1].is_in_turn = true;
    }

    fn state(&self) -> &'static str {
        match (self.in_recovery, self.cwnd < self.ssthresh) {
            (true, _) => "fast recovery",
            (false, true) => "slow start",
            (false, false) => "congestion avoidance",
        }
    }
}

trait MinOf {
    fn min_of(self, other: Self) -> Self;
}

impl MinOf for f64 {
    fn min_of(self, other: Self) -> Self {
        if self < other { self } else { other }
    }
}

/// What a line says, before it is text.
#[derive(Clone, Debug)]
enum Line {
    Write(usize),
    Acknowledge(usize, Vec<(usize, usize)>),
    Wait,
}

fn text_of(lines: &[(u64, Line)]) -> String {
    lines
        .iter()
        .map(|(ms, line)| {
            let time = *ms as f64 / 1000.0;
            match line {
                Line::Write(segments) => format!("{time} write {segments}\n"),
                Line::Wait => format!("{time} wait\n"),
                Line::Acknowledge(next, ranges) => {
                    let sacks: String = ranges.iter().map(|(a, b)| format!(" sack {a}-{b}")).collect();
                    format!("{time} ack {next}{sacks}\n")
                }
            }
        })
        .collect()
}

/// Lines in order of time: acknowledgments that mostly stay or move a little, and blocks near them.
fn scripts() -> impl Strategy<Value = Vec<(u64, Line)>> {
    let range = (1_usize..14, 0_usize..4);
    let step = (0_u32..100, 0_u32..100, 1_usize..5, prop::collection::vec(range, 0..3));
    (1_usize..60, prop::collection::vec(step, 1..70)).prop_map(|(first, steps)| {
        let (mut time, mut next, mut lines) = (0, 1_usize, vec![(0, Line::Write(first))]);
        for (what, pause, by, ranges) in steps {
            time += match pause {
                0..70 => 1,
                70..95 => 60,
                95..98 => 400,
                _ => 1700,
            };
            let mut said = next;
            match what {
                0..4 => lines.push((time, Line::Wait)),
                4..8 => lines.push((time, Line::Write(by))),
                // an old one, or one that is ahead
                8..12 => said = next.saturating_sub(by).max(1),
                12..40 => {
                    next += by;
                    said = next;
                }
                40..44 => {
                    next += 4 * by;
                    said = next;
                }
                _ => {}
            }
            if what >= 8 {
                let ranges = ranges.iter().map(|&(from, more)| (next + from, next + from + more)).collect();
                lines.push((time, Line::Acknowledge(said, ranges)));
            }
        }
        lines
    })
}

fn compare(settings: SenderSettings, lines: &[(u64, Line)]) -> Result<(), TestCaseError> {
    let text = text_of(lines);
    let entries = Script::read(&text).expect("it is a script").play(&settings);
    let mut reference = Reference::new(settings);
    let mut entries = entries.iter();
    let mut meet = |reference: &mut Reference, line: Option<u32>| {
        let entry: &Entry = entries.next().expect("an entry for each");
        let sent: Vec<_> = entry.sent.iter().map(|s| (s.number as usize, s.again)).collect();
        let place = format!("line {line:?} of\n{text}");
        prop_assert_eq!(entry.line, line, "{}", &place);
        prop_assert!((entry.time as f64 - reference.now).abs() < 100.0, "{} at {}", &place, entry.time);
        prop_assert_eq!(&sent, &reference.sent, "{}", &place);
        prop_assert!((entry.window - reference.cwnd).abs() < 1e-9, "{} {}", entry.window, &place);
        prop_assert_eq!(entry.threshold.unwrap_or(f64::INFINITY), reference.ssthresh, "{}", &place);
        prop_assert_eq!(entry.in_flight as usize, reference.in_flight(), "{}", &place);
        prop_assert_eq!(entry.state.name(), reference.state(), "{}", &place);
        reference.sent.clear();
        Ok(())
    };
    for (number, (ms, line)) in (1..).zip(lines) {
        let time = (*ms as Time * SECOND / 1000) as f64;
        while let Some(due) = reference.deadline.filter(|&due| due <= time) {
            reference.now = due;
            reference.expire();
            meet(&mut reference, None)?;
        }
        reference.now = time;
        match line {
            Line::Write(segments) => {
                reference.written += segments;
                reference.fill(false);
            }
            Line::Acknowledge(next, ranges) => reference.acknowledge(*next, ranges),
            Line::Wait => {}
        }
        meet(&mut reference, Some(number))?;
    }
    prop_assert!(entries.next().is_none());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn the_senders_do_what_a_literal_reading_of_the_rfcs_does(
        stack in 0_usize..3,
        initial_window in 1_u32..14,
        duplicate_threshold in 1_u32..6,
        limited_transmit in any::<bool>(),
        careful in any::<bool>(),
        lines in scripts(),
    ) {
        let settings = SenderSettings {
            stack: Stack::ALL[stack],
            initial_window,
            duplicate_threshold,
            limited_transmit,
            careful,
            first_sample: Some(SECOND / 10),
            ..SenderSettings::default()
        };
        compare(settings, &lines)?;
    }
}
