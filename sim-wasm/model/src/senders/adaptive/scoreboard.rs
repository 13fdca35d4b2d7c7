//! The scoreboard: the state of each outstanding segment, as sets of bits, and when each was sent last. The cost of an
//! acknowledgment depends on what it newly reports, not on how many segments are outstanding.

use crate::senders::acknowledgment::Block;
use crate::senders::segment_set::SegmentSet;
use crate::time::Time;

/// What an acknowledgment reports for the first time.
#[derive(Clone, Copy, Debug, Default)]
pub struct AckChanges {
    /// Segments delivered, acknowledged cumulatively or by a SACK block.
    pub delivered: u32,
    /// Those of them that a SACK block acknowledges.
    pub sacked: u32,
    /// The largest lag of the late segments that were sent only once (rule tcp-4).
    pub lag: Option<u32>,
    /// The earliest and the latest sending time of the delivered segments that were sent only once.
    pub first: Option<Time>,
    pub last: Option<Time>,
    /// The latest transmission that is known to have arrived: its time and its segment.
    pub latest: Option<(Time, u32)>,
}

/// Evidence of which transmission of a segment has arrived.
#[derive(Clone, Copy, Debug)]
pub struct Evidence {
    /// When the acknowledgment arrived.
    pub now: Time,
    /// Transmissions at or after this time are later than the timestamp that the acknowledgment echoes.
    pub echoed_before: Time,
    /// The shortest round trip so far.
    pub shortest: Time,
}

impl Evidence {
    /// Rule tcp-14: a retransmission is taken to have arrived unless the echoed timestamp is older, or the round trip
    /// is impossibly short (RFC 8985, section 6.2, step 2).
    fn allows(&self, sent: Time) -> bool {
        sent < self.echoed_before && self.now - sent >= self.shortest
    }
}

/// The outstanding segments.
#[derive(Clone, Debug)]
pub struct Scoreboard {
    /// SACKed segments. No other set but `repeated` holds any of them.
    sacked: SegmentSet,
    /// Segments marked lost.
    lost: SegmentSet,
    /// Segments that are retransmitted and in flight.
    resent: SegmentSet,
    /// Segments that were retransmitted at least once.
    repeated: SegmentSet,
    /// When each segment was sent last: a ring whose length is a power of two.
    times: Vec<Time>,
    /// No lost segment below this one waits to be retransmitted.
    hint: u32,
    /// Loss by count has been decided up to here.
    counted: u32,
    /// The highest segment that has arrived.
    highest: u32,
}

impl Scoreboard {
    pub fn new() -> Self {
        let mut empty = SegmentSet::default();
        empty.remove_below(1);
        Self {
            sacked: empty.clone(),
            lost: empty.clone(),
            resent: empty.clone(),
            repeated: empty,
            times: vec![0; 64],
            hint: 1,
            counted: 1,
            highest: 0,
        }
    }

    /// Rule tcp-3: segments in flight: outstanding, less SACKed and lost, and those sent again
    /// (`tcp_packets_in_flight`).
    #[inline]
    pub fn pipe(&self, outstanding: u32) -> u32 {
        outstanding + self.resent.len() - self.sacked.len() - self.lost.len()
    }

    #[inline]
    pub fn sacked(&self) -> &SegmentSet {
        &self.sacked
    }

    /// The highest segment that has arrived.
    #[inline]
    pub fn highest(&self) -> u32 {
        self.highest
    }

    /// Whether any segment is marked lost.
    #[inline]
    pub fn has_lost(&self) -> bool {
        !self.lost.is_empty()
    }

    /// Whether a segment was ever retransmitted.
    #[inline]
    pub fn is_repeated(&self, number: u32) -> bool {
        self.repeated.contains(number)
    }

    /// Whether this transmission of a segment may still be on its way.
    #[inline]
    pub fn is_travelling(&self, number: u32, sent: Time, unacknowledged: u32) -> bool {
        number >= unacknowledged
            && self.time(number) == sent
            && !self.sacked.contains(number)
            && (!self.lost.contains(number) || self.resent.contains(number))
    }

    /// When a segment was sent last.
    #[inline]
    pub fn time(&self, number: u32) -> Time {
        self.times[number as usize & (self.times.len() - 1)]
    }

    /// Notes that a segment is sent, for the first time or again.
    #[inline]
    pub fn stamp(&mut self, number: u32, now: Time, unacknowledged: u32) {
        if (number - unacknowledged) as usize >= self.times.len() {
            self.widen(unacknowledged);
        }
        let place = number as usize & (self.times.len() - 1);
        self.times[place] = now;
    }

    fn widen(&mut self, unacknowledged: u32) {
        let old = self.times.len();
        let mut times = vec![0; 2 * old];
        for number in unacknowledged as usize..unacknowledged as usize + old {
            times[number & (2 * old - 1)] = self.times[number & (old - 1)];
        }
        self.times = times;
    }

    /// Notes that a segment is retransmitted; `is_counted` if the retransmission counts in the pipe.
    pub fn repeat(&mut self, number: u32, now: Time, unacknowledged: u32, is_counted: bool) {
        self.stamp(number, now, unacknowledged);
        self.repeated.insert(number, number + 1);
        if is_counted {
            self.resent.insert(number, number + 1);
        }
    }

    /// All segments below `next` have arrived.
    #[inline]
    pub fn advance(&mut self, from: u32, next: u32, evidence: &Evidence, news: &mut AckChanges) {
        for number in from..next {
            if !self.sacked.contains(number) {
                self.deliver(number, evidence, news);
            }
        }
        for set in [&mut self.sacked, &mut self.lost, &mut self.resent, &mut self.repeated] {
            set.remove_below(next);
        }
    }

    /// The outstanding segments of these blocks have arrived.
    pub fn take(
        &mut self,
        blocks: &[Block],
        from: u32,
        end: u32,
        evidence: &Evidence,
        news: &mut AckChanges,
    ) {
        for block in blocks {
            let mut sacked = std::mem::take(&mut self.sacked);
            news.sacked += sacked.insert_each(block.start.max(from), block.end.min(end), |number| {
                self.deliver(number, evidence, news);
            });
            self.sacked = sacked;
        }
    }

    /// Updates the highest segment that has arrived, once an acknowledgment is entered.
    #[inline]
    pub fn settle(&mut self, next: u32) {
        self.highest = self.highest.max(next - 1);
        if !self.sacked.is_empty() {
            self.highest = self.highest.max(self.sacked.end() - 1);
        }
    }

    /// Rule tcp-4: a segment below the highest one has come late; its lag is the difference of their numbers.
    #[inline]
    fn deliver(&mut self, number: u32, evidence: &Evidence, news: &mut AckChanges) {
        let sent = self.time(number);
        news.delivered += 1;
        self.lost.remove(number);
        self.resent.remove(number);
        let is_repeated = self.repeated.contains(number);
        if !is_repeated {
            if number < self.highest {
                news.lag = news.lag.max(Some(self.highest - number));
            }
            news.first = Some(news.first.map_or(sent, |first| first.min(sent)));
            news.last = news.last.max(Some(sent));
        }
        if !is_repeated || evidence.allows(sent) {
            news.latest = news.latest.max(Some((sent, number)));
        }
    }

    /// Rule tcp-6: a segment is lost when `threshold` segments above it are SACKed; with `by_distance`, when the
    /// highest SACKed segment is at least `threshold` above it (`tcp_mark_head_lost`).
    #[inline]
    pub fn count(&mut self, threshold: u32, by_distance: bool, unacknowledged: u32) {
        if self.sacked.is_empty() {
            return;
        }
        let bound = if by_distance {
            self.sacked.end().saturating_sub(threshold)
        } else {
            self.sacked.nth_highest(threshold).unwrap_or(0)
        };
        let mut number = self.counted.max(unacknowledged);
        while number < bound {
            number = self.sacked.first_absent(number);
            if number < bound {
                self.lose(number);
            }
            number += 1;
        }
        self.counted = self.counted.max(bound);
    }

    fn lose(&mut self, number: u32) {
        self.lost.insert(number, number + 1);
        self.hint = self.hint.min(number);
    }

    /// Marks a segment lost because its last transmission was, be it the first one or a retransmission.
    pub fn lose_transmission(&mut self, number: u32) {
        self.resent.remove(number);
        self.lose(number);
    }

    /// The timer expired: marks lost those segments that are not SACKed and for which `is_lost` holds. What was SACKed
    /// is forgotten unless `keeps_sacked`, and if the receiver has dropped it: then it does not acknowledge the lowest
    /// segment, which it had reported (`tcp_enter_loss`).
    pub fn time_out(
        &mut self,
        unacknowledged: u32,
        unsent: u32,
        keeps_sacked: bool,
        is_lost: impl Fn(u32, Time) -> bool,
    ) {
        if !keeps_sacked || self.sacked.contains(unacknowledged) {
            self.sacked.clear(unacknowledged);
        }
        for number in unacknowledged..unsent {
            if !self.sacked.contains(number) && is_lost(number, self.time(number)) {
                self.lose_transmission(number);
            }
        }
        self.counted = unsent;
    }

    /// No segment is lost after all; loss by count is decided anew.
    pub fn revoke_losses(&mut self, unacknowledged: u32) {
        self.lost.clear(unacknowledged);
        self.counted = unacknowledged;
    }

    /// Forgets which segments were retransmitted.
    pub fn forget_resent(&mut self, unacknowledged: u32) {
        self.resent.clear(unacknowledged);
        self.hint = unacknowledged;
    }

    /// The lowest lost segment that has not been retransmitted.
    #[inline]
    pub fn due(&mut self) -> Option<u32> {
        if self.lost.is_empty() {
            return None;
        }
        let due = self.lost.first_without(self.hint, &self.resent);
        self.hint = due.unwrap_or_else(|| self.lost.end());
        due
    }
}
