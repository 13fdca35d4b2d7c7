//! The reference's sender: Reno, NewReno and SACK in the RFCs' own words and steps.

use model::extremes::smaller;
use model::senders::{SenderSettings, Stack};

/// What is known of a segment.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mark {
    is_sent: bool,
    is_sacked: bool,
    /// Sent since the last timeout, as all segments before it.
    is_in_turn: bool,
    /// Sent by limited transmit (RFC 3042), and not yet part of FlightSize.
    is_limited: bool,
}

/// A sender with the RFCs' own variables: windows in segments, times in ns.
pub struct Reference {
    settings: SenderSettings,
    /// Segment n has index n; index 0 is not used.
    marks: Vec<Mark>,
    /// The last segment that the application has written.
    pub written: usize,
    high_ack: usize,
    pub cwnd: f64,
    pub ssthresh: f64,
    dup_acks: u32,
    in_recovery: bool,
    /// RFC 6582: recover; RFC 6675: RecoveryPoint.
    recovery_point: Option<usize>,
    /// Whether acknowledgments since the last timeout have not reached the recovery point (with SACK).
    after_timeout: bool,
    /// Whether a partial acknowledgment came in this recovery (RFC 6582).
    had_partial: bool,
    high_rxt: usize,
    rescue_rxt: usize,
    /// SRTT and RTTVAR.
    srtt: Option<(f64, f64)>,
    rto: f64,
    /// When the retransmission timer expires.
    pub deadline: Option<f64>,
    /// The segment that is timed, and when it was sent.
    timed: Option<(usize, f64)>,
    /// The lowest unacknowledged segment at the last timeout.
    last_expired: usize,
    /// Segments sent since the test looked last, each with whether it is a retransmission.
    pub sent: Vec<(usize, bool)>,
    pub now: f64,
}

impl Reference {
    pub fn new(settings: SenderSettings) -> Self {
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

    /// Round-trip times and RTO (RFC 6298, section 2).
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

    /// The last segment that was sent in turn since the timeout, or acknowledged.
    fn last_in_turn(&self) -> usize {
        self.marks.iter().rposition(|mark| mark.is_in_turn).unwrap_or(0).max(self.high_ack)
    }

    fn flight_size(&self) -> usize {
        self.last_in_turn() - self.high_ack
    }

    /// Segments sent by limited transmit, which FlightSize must not count (RFC 5681, section 3.2, step 2).
    fn limited(&self) -> usize {
        (self.high_ack + 1..=self.high_data()).filter(|&s| self.marks[s].is_limited).count()
    }

    /// IsLost (RFC 6675, section 4), by the number of SACKed segments above.
    fn is_lost(&self, s: usize) -> bool {
        let above = (s + 1..=self.high_data()).filter(|&a| self.marks[a].is_sacked).count();
        above >= self.settings.duplicate_threshold as usize
    }

    /// SetPipe (RFC 6675, section 4).
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

    pub fn in_flight(&self) -> usize {
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

    /// The next segment in turn; `None` if the application has written no more.
    fn next_in_turn(&mut self) -> Option<usize> {
        loop {
            let next = self.last_in_turn() + 1;
            if next > self.written {
                return None;
            }
            // a segment that was SACKed since the timeout is not sent again
            if !(self.marks[next].is_sent && self.marks[next].is_sacked) {
                return Some(next);
            }
            self.marks[next].is_in_turn = true;
        }
    }

    /// Sends segments in turn while the window has room.
    pub fn fill(&mut self, is_limited: bool) {
        while let Some(next) = self.next_in_turn()
            && self.cwnd - self.in_flight() as f64 >= 1.0
        {
            self.transmit(next);
            self.marks[next].is_in_turn = true;
            self.marks[next].is_limited = is_limited;
        }
    }

    /// NextSeg (RFC 6675, section 4): the segment and the rule that gives it.
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

    /// RFC 6675, section 5, step C, after SetPipe.
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

    /// Sets ssthresh (RFC 5681, section 3.1, equation 4).
    fn halve(&mut self) {
        let half = (self.flight_size() - self.limited()) as f64 / 2.0;
        self.ssthresh = if half > 2.0 { half } else { 2.0 };
    }

    /// An acknowledgment that asks for segment `next`, with SACK blocks.
    pub fn acknowledge(&mut self, next: usize, ranges: &[(usize, usize)]) {
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

    /// Slow start and congestion avoidance (RFC 5681, section 3.1).
    fn grow(&mut self) {
        self.cwnd += if self.cwnd < self.ssthresh { 1.0 } else { 1.0 / self.cwnd };
    }

    /// New data is acknowledged (RFC 5681, section 3.2, step 6; RFC 6582, section 3.2, step 3).
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

    /// A duplicate acknowledgment (RFC 5681, section 3.2, steps 1 to 5).
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

    /// An acknowledgment with SACK (RFC 6675, section 5).
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

    /// The retransmission timer expires (RFC 6298, section 5; RFC 5681, section 3.1).
    pub fn expire(&mut self) {
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
        self.rto = smaller(2.0 * self.rto, self.settings.timer.maximum as f64);
        self.deadline = Some(self.now + self.rto);
        self.transmit(self.high_ack + 1);
        self.marks[self.high_ack + 1].is_in_turn = true;
    }

    pub fn state(&self) -> &'static str {
        match (self.in_recovery, self.cwnd < self.ssthresh) {
            (true, _) => "fast recovery",
            (false, true) => "slow start",
            (false, false) => "congestion avoidance",
        }
    }
}
