//! Loss recovery by selective acknowledgments (RFC 6675, whose names are in brackets).

use super::acknowledgment::Block;
use super::detection::{Duplicate, Duplicates};
use super::recovery::Recovery;
use super::segment_set::SegmentSet;
use super::settings::SenderSettings;
use super::transmission::{Segment, Transmission};
use crate::time::Time;

/// A recovery that knows which segments have arrived.
#[derive(Clone, Debug)]
pub struct SackRecovery {
    limited_transmit: bool,
    duplicates: Duplicates,
    /// Segments that limited transmit has sent in this series of duplicates.
    limited: u32,
    /// The scoreboard: SACKed segments above the cumulative acknowledgment.
    sacked: SegmentSet,
    phase: Phase,
    /// The highest segment that had been sent when recovery began or the timer expired (RecoveryPoint).
    recovery_point: u32,
    /// The highest segment that this recovery has retransmitted (HighRxt).
    retransmitted: u32,
    /// Missing segments that this recovery has retransmitted.
    repeated: u32,
    /// A rescue retransmission is allowed once this segment is acknowledged (RescueRxt).
    rescue: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Open,
    Recovering,
    /// The timer has expired: no recovery begins before all that had been sent is acknowledged (rule sender-18; section
    /// 5.1).
    AfterTimeout,
}

/// Which segment is sent next (NextSeg).
enum Next {
    /// NextSeg (1) and (3): a missing segment.
    Missing(u32),
    /// NextSeg (2): a new segment.
    New,
    /// NextSeg (4): the last missing segment.
    Rescue(u32),
}

impl SackRecovery {
    pub fn new(settings: &SenderSettings) -> Self {
        let mut sacked = SegmentSet::default();
        sacked.remove_below(1);
        Self {
            limited_transmit: settings.limited_transmit,
            duplicates: Duplicates::new(settings.duplicate_threshold),
            limited: 0,
            sacked,
            phase: Phase::Open,
            recovery_point: 0,
            retransmitted: 0,
            repeated: 0,
            rescue: 0,
        }
    }

    /// Records the SACK blocks (Update), and returns whether they report anything new (rule sender-14; section 2: such
    /// an acknowledgment is a duplicate, whatever else it says).
    fn update(&mut self, blocks: &[Block], t: &Transmission) -> bool {
        let mut new = 0;
        for block in blocks {
            let (start, end) = (block.start.max(t.unacknowledged), block.end.min(t.unsent));
            let edge = self.retransmitted + 1;
            let repaired = self.sacked.insert(start, end.min(edge));
            self.repeated = self.repeated.saturating_sub(repaired);
            new += repaired + self.sacked.insert(start.max(edge), end);
        }
        new > 0
    }

    /// All segments below `next` have arrived, in order.
    fn advance(&mut self, now: Time, next: u32, t: &mut Transmission) {
        let (start, end) = (t.unacknowledged, next.min(self.retransmitted + 1));
        if start < end {
            let arrived = end - start - self.sacked.count_within(start, end);
            self.repeated = self.repeated.saturating_sub(arrived);
        }
        t.advance(now, next);
        self.sacked.remove_below(next);
        self.duplicates.reset();
        self.limited = 0;
        t.restart_timer(now);
    }

    /// Whether the lowest outstanding segment is lost (IsLost (HighACK + 1)).
    fn is_lowest_lost(&self, t: &Transmission) -> bool {
        self.duplicates.lost_below(&self.sacked).is_some_and(|bound| t.unacknowledged < bound)
    }

    /// Section 5, outside recovery.
    fn watch(
        &mut self,
        now: Time,
        has_advanced: bool,
        is_duplicate: bool,
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    ) {
        if is_duplicate {
            let has_counted = self.duplicates.count() != Duplicate::Early;
            if has_counted || self.is_lowest_lost(t) {
                self.begin(now, t, out);
                return;
            }
            if !has_advanced {
                self.send_limited(now, t, out);
                return;
            }
        }
        self.fill(now, t, out);
    }

    /// Step 3: sends new segments while the pipe has room.
    fn send_limited(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        if self.limited_transmit {
            let before = t.next;
            self.fill(now, t, out);
            self.limited += t.next - before;
        }
    }

    /// Rule sender-17: step 4.
    fn begin(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        self.phase = Phase::Recovering;
        self.recovery_point = t.unsent - 1;
        t.congestion.lower_threshold(t.flight_size() - self.limited);
        t.congestion.deflate(f64::INFINITY);
        t.send_again(now, t.unacknowledged, out);
        self.retransmitted = t.unacknowledged;
        self.repeated = 1 - self.sacked.count_within(t.unacknowledged, t.unacknowledged + 1);
        self.rescue = t.unacknowledged;
        self.repair(now, t, out);
    }

    /// Step C: sends segments while the pipe has room.
    fn repair(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        let mut pipe = self.in_flight(t);
        while t.congestion.has_room(pipe) {
            match self.next_segment(t) {
                None => return,
                Some(Next::New) => t.send_next(now, out),
                Some(Next::Missing(number)) => {
                    t.send_again(now, number, out);
                    // all segments between the last retransmission and this one are SACKed
                    self.retransmitted = number;
                    self.repeated += 1;
                }
                Some(Next::Rescue(number)) => {
                    t.send_again(now, number, out);
                    self.rescue = self.recovery_point;
                }
            }
            pipe += 1;
        }
    }

    /// NextSeg, section 4.
    fn next_segment(&self, t: &Transmission) -> Option<Next> {
        let missing = self.sacked.first_absent(t.unacknowledged.max(self.retransmitted + 1));
        let is_lost = |number| self.duplicates.lost_below(&self.sacked).is_some_and(|bound| number < bound);
        if is_lost(missing) {
            Some(Next::Missing(missing))
        } else if t.has_more() {
            Some(Next::New)
        } else if !self.sacked.is_empty() && missing < self.sacked.end() {
            Some(Next::Missing(missing))
        } else if t.unacknowledged > self.rescue + 1 && t.has_outstanding() {
            let last = self.sacked.last_absent(t.unsent);
            (last >= t.unacknowledged).then_some(Next::Rescue(last))
        } else {
            None
        }
    }

    /// Rule sender-16: SetPipe, section 4: segments neither SACKed nor lost, and retransmitted ones.
    fn pipe(&self, t: &Transmission) -> u32 {
        let outstanding = t.unsent - t.unacknowledged;
        if self.sacked.is_empty() {
            return outstanding + self.repeated(t);
        }
        let travelling = match self.duplicates.lost_below(&self.sacked) {
            // of the segments above the bound, `threshold - 1` are SACKed
            Some(bound) => t.unsent - 1 - bound - (self.duplicates.threshold() - 1),
            None => outstanding - self.sacked.len(),
        };
        travelling + self.repeated(t)
    }

    /// Missing segments that this recovery has retransmitted. They are counted as they come and go: going through all
    /// of them at every acknowledgment takes minutes for a window of a million.
    fn repeated(&self, t: &Transmission) -> u32 {
        if self.phase != Phase::Recovering {
            return 0;
        }
        debug_assert_eq!(self.repeated, {
            let (start, end) = (t.unacknowledged, (self.retransmitted + 1).max(t.unacknowledged));
            end - start - self.sacked.count_within(start, end)
        });
        self.repeated
    }
}

impl Recovery for SackRecovery {
    fn acknowledge(
        &mut self,
        now: Time,
        next: u32,
        blocks: &[Block],
        t: &mut Transmission,
        out: &mut impl FnMut(Segment),
    ) {
        let has_advanced = next > t.unacknowledged;
        if has_advanced {
            self.advance(now, next, t);
        }
        let is_duplicate = self.update(blocks, t);
        let is_covered = t.unacknowledged > self.recovery_point;
        if self.phase == Phase::Recovering {
            if is_covered {
                // step A
                self.phase = Phase::Open;
                self.fill(now, t, out);
            } else {
                // steps B and C
                self.repair(now, t, out);
            }
            return;
        }
        if has_advanced {
            t.congestion.grow();
        }
        if self.phase == Phase::AfterTimeout && !is_covered {
            self.fill(now, t, out);
            return;
        }
        self.phase = Phase::Open;
        self.watch(now, has_advanced, is_duplicate, t, out);
    }

    /// Section 5.1; what had been SACKed is forgotten (RFC 2018, section 8).
    fn give_up(&mut self, t: &Transmission) {
        self.phase = Phase::AfterTimeout;
        self.recovery_point = t.unsent - 1;
        self.sacked.clear(t.unacknowledged);
        self.duplicates.reset();
        self.limited = 0;
    }

    fn in_flight(&self, t: &Transmission) -> u32 {
        match self.phase {
            Phase::AfterTimeout => t.flight_size() - self.sacked.count_within(t.unacknowledged, t.next),
            Phase::Open | Phase::Recovering => self.pipe(t),
        }
    }

    fn is_recovering(&self) -> bool {
        self.phase == Phase::Recovering
    }

    /// After a timeout, segments that have arrived meanwhile are not sent again (section 5.1, last paragraph).
    fn fill(&mut self, now: Time, t: &mut Transmission, out: &mut impl FnMut(Segment)) {
        let mut in_flight = self.in_flight(t);
        loop {
            if t.next < t.unsent {
                t.next = self.sacked.first_absent(t.next).min(t.unsent);
            }
            if !t.has_more() || !t.congestion.has_room(in_flight) {
                return;
            }
            t.send_next(now, out);
            in_flight += 1;
        }
    }
}
