//! The shortest round trip that a connection shows after its handshake (docs/metrics.md, rule judge-3). The handshake
//! may take longer than any later round trip, if it wakes a radio or looks up an address. Each time measured here is at
//! least a round trip from the capture to the sender and back, since a packet was sent in answer to another.

use crate::extremes::smaller;
use crate::trace::numbers::unfold::unfold32;
use crate::trace::tcp::handshake::Answers;
use std::collections::VecDeque;

/// Bytes that a sender may send before the first acknowledgment: ten segments (RFC 6928).
const FIRST_WINDOW: u64 = 14_600;
/// Some senders send more. Bytes that come within this share of the handshake's round trip belong to the first window
/// too.
const FIRST_FLIGHT: f64 = 0.125;
/// Slow start at most doubles the bytes in flight; from this many bytes on it is no useful bound.
const SLOW_START: u64 = 1 << 26;
/// Most acknowledgments, and most unacknowledged bytes, that are kept.
const KEPT: usize = 256;

/// The round trips from the capture to the sender of a direction and back.
#[derive(Clone, Debug, Default)]
pub struct RoundTrips {
    /// The highest byte that the other end has acknowledged; below, the end of its window, unfolded.
    reach: u64,
    edge: Option<u64>,
    /// When the first bytes came; below, how many came in the first window.
    began: Option<f64>,
    first_window: u64,
    /// Up to which byte the sender may send, and since when.
    permits: VecDeque<(u64, f64)>,
    /// The highest of these bytes.
    limit: u64,
    /// It has sent more than permitted: acknowledgments are missing in the capture, or the sender keeps to no window.
    is_unbound: bool,
    /// Bytes of the other end, by the one after the last, and when they came.
    asked: VecDeque<(u32, f64)>,
    last_asked: Option<u32>,
    /// Timestamps of the other end that are not echoed yet (RFC 7323), and when each first came.
    stamps: VecDeque<(u32, f64)>,
    last_stamp: Option<u32>,
    /// The shortest times, ms: until a permit was used, until bytes were acknowledged, and until a timestamp was
    /// echoed.
    used: Option<f64>,
    pub answered: Option<f64>,
    echoed: Option<f64>,
}

impl RoundTrips {
    /// Takes in the other end's acknowledgments up to this time, ms, the last of them with this timestamp; `first` is
    /// the first byte of this direction, unfolded.
    pub fn hear(&mut self, first: Option<u64>, answers: &Answers, stamp: Option<u32>, time: f64) {
        if time.is_nan() {
            return;
        }
        stamp.into_iter().for_each(|stamp| self.hear_stamp(stamp, time));
        if let Some((first, reach)) = first.zip(answers.reach).filter(|_| !self.is_unbound) {
            self.permit(first, reach, answers.edge, time);
        }
        if answers.end != self.last_asked {
            self.last_asked = answers.end;
            if let Some(end) = answers.end.filter(|_| self.asked.len() < KEPT) {
                self.asked.push_back((end, time));
            }
        }
    }

    fn permit(&mut self, first: u64, reach: u32, edge: Option<u32>, time: f64) {
        self.reach = self.reach.max(unfold32(self.reach.max(first), reach));
        let edge = edge.map(|edge| unfold32(self.reach, edge));
        self.edge = self.edge.max(edge);
        let delivered = self.reach.saturating_sub(first);
        let in_slow_start =
            (delivered < SLOW_START).then(|| first + self.first_window.max(FIRST_WINDOW) + 2 * delivered);
        let Some(limit) = in_slow_start.into_iter().chain(self.edge).min() else { return };
        self.limit = self.limit.max(limit);
        let is_full = self.permits.len() >= KEPT;
        match self.permits.back_mut() {
            Some((last, _)) if limit <= *last => {}
            // an earlier time for a permit makes a round trip longer, never shorter
            Some((last, _)) if is_full => *last = limit,
            _ => self.permits.push_back((limit, time)),
        }
    }

    /// Takes in new bytes of this direction up to this one; `first` is its first byte, and `handshake` the handshake's
    /// round trip.
    pub fn take(&mut self, first: Option<u64>, end: u64, time: f64, handshake: Option<f64>) {
        let Some(sent) = first.and_then(|first| end.checked_sub(first)).filter(|_| !self.is_unbound) else {
            return;
        };
        let began = *self.began.get_or_insert(time);
        if handshake.is_some_and(|handshake| time - began < FIRST_FLIGHT * handshake) {
            self.first_window = sent;
        }
        if sent <= self.first_window.max(FIRST_WINDOW) {
            return;
        }
        while self.permits.front().is_some_and(|&(limit, _)| limit < end) {
            self.permits.pop_front();
        }
        match self.permits.front() {
            Some(&(_, since)) => shorten(&mut self.used, time - since),
            // a tail loss probe, or limited transmit, may exceed the limit a little (RFC 8985, RFC 3042)
            None if end <= self.limit + FIRST_WINDOW || sent <= self.first_window + 2 * FIRST_WINDOW => {}
            None => (self.is_unbound, self.used) = (true, None),
        }
    }

    /// Takes in an acknowledgment of this direction, and the timestamp that it echoes.
    pub fn acknowledge(&mut self, upto: u32, echo: Option<u32>, time: f64) {
        echo.into_iter().for_each(|echo| self.echo(echo, time));
        let is_told = |&(end, _): &(u32, f64)| upto.wrapping_sub(end) as i32 >= 0;
        while let Some((_, since)) = self.asked.front().copied().filter(is_told) {
            self.asked.pop_front();
            shorten(&mut self.answered, time - since);
        }
    }

    fn hear_stamp(&mut self, stamp: u32, time: f64) {
        if self.last_stamp.is_some_and(|last| stamp.wrapping_sub(last) as i32 <= 0) {
            return;
        }
        self.last_stamp = Some(stamp);
        if self.stamps.len() < KEPT {
            self.stamps.push_back((stamp, time));
        }
    }

    /// Takes in an echo: the first one of each timestamp gives a round trip.
    fn echo(&mut self, echo: u32, time: f64) {
        while let Some(&(stamp, since)) = self.stamps.front() {
            let ahead = echo.wrapping_sub(stamp) as i32;
            if ahead < 0 {
                break;
            }
            self.stamps.pop_front();
            if ahead == 0 {
                shorten(&mut self.echoed, time - since);
            }
        }
    }

    /// The shortest time from the capture to this direction's sender and back, ms, shown by an answer: the echo of a
    /// timestamp, or an acknowledgment. It may be longer than on the path alone, but not shorter. (Used permits are
    /// left out: a sender whose window grows faster than assumed here would seem nearer.)
    pub fn near(&self) -> Option<f64> {
        let mut shortest = self.echoed;
        self.answered.into_iter().for_each(|ms| shorten(&mut shortest, ms));
        shortest
    }

    /// The shortest known round trip, ms, including that of the handshake. An acknowledgment may have been delayed, so
    /// it can only shorten a known round trip.
    pub fn shortest(&self, handshake: Option<f64>) -> Option<f64> {
        let mut shortest = handshake;
        self.used.into_iter().for_each(|used| shorten(&mut shortest, used));
        let known = shortest?;
        Some(self.answered.map_or(known, |answered| smaller(answered, known)))
    }
}

fn shorten(shortest: &mut Option<f64>, ms: f64) {
    if ms > 0.0 {
        *shortest = Some(shortest.map_or(ms, |known| smaller(ms, known)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: u64 = (2 << 32) - 5000;

    fn acknowledging(bytes: u64) -> Answers {
        Answers { reach: Some((FIRST + bytes) as u32), ..Answers::default() }
    }

    #[test]
    fn what_slow_start_could_not_send_before_shows_a_round_trip() {
        let mut trips = RoundTrips::default();
        let take = |trips: &mut RoundTrips, segments: u64, time: f64| {
            trips.take(Some(FIRST), FIRST + 1460 * segments, time, Some(80.0));
        };
        (1..=10).for_each(|k| {
            take(&mut trips, k, 0.01 * k as f64);
            trips.hear(Some(FIRST), &acknowledging(1460 * k), None, 10.0 + k as f64);
        });
        assert_eq!(trips.shortest(None), None);
        // the first acknowledgment permits two more segments
        take(&mut trips, 12, 31.5);
        assert_eq!(trips.shortest(None), Some(20.5));
        // a machine that pauses delays one answer and not all
        take(&mut trips, 14, 40.0);
        take(&mut trips, 24, 37.0);
        assert_eq!(trips.shortest(Some(80.0)), Some(20.0));
        // bytes that an earlier acknowledgment permits show nothing new
        take(&mut trips, 25, 90.0);
        assert_eq!(trips.shortest(Some(80.0)), Some(20.0));
    }

    /// Thirty segments at once, acknowledged as they come.
    #[test]
    fn a_larger_first_window_is_no_answer() {
        let mut trips = RoundTrips::default();
        (1..=30).for_each(|k| {
            let time = 0.01 * k as f64;
            trips.take(Some(FIRST), FIRST + 1460 * k, time, Some(20.0));
            trips.hear(Some(FIRST), &acknowledging(1460 * k), None, time);
        });
        assert_eq!(trips.shortest(Some(20.0)), Some(20.0));
        // how large the first window was is known only at its end: the answer may be to a later acknowledgment
        trips.take(Some(FIRST), FIRST + 1460 * 32, 19.01, Some(20.0));
        let shortest = trips.shortest(Some(20.0)).unwrap();
        assert!((18.7..=19.0).contains(&shortest), "{shortest}");
    }

    /// If acknowledgments are missing in the capture, the others permit less than the sender was permitted.
    #[test]
    fn a_sender_that_keeps_to_no_window_shows_nothing() {
        let mut trips = RoundTrips::default();
        let mut take = |segments: u64, time: f64, acknowledged: Option<u64>| {
            trips.take(Some(FIRST), FIRST + 1460 * segments, time, Some(20.0));
            acknowledged
                .into_iter()
                .for_each(|bytes| trips.hear(Some(FIRST), &acknowledging(bytes), None, time));
            trips.shortest(Some(20.0))
        };
        take(1, 0.0, Some(1460));
        assert_eq!(take(12, 5.0, None), Some(5.0));
        assert_eq!(take(40, 6.0, Some(1460 * 39)), Some(20.0));
        assert_eq!(take(41, 6.5, None), Some(20.0));
    }

    #[test]
    fn a_window_that_opens_shows_a_round_trip() {
        let mut trips = RoundTrips::default();
        let says = |reach: u64, window: u64| Answers {
            edge: Some((FIRST + reach + window) as u32),
            ..acknowledging(reach)
        };
        let far = 2 * SLOW_START;
        trips.hear(Some(FIRST), &says(far, 50_000), None, 100.0);
        trips.hear(Some(FIRST), &says(far + 10_000, 50_000), None, 105.0);
        trips.take(Some(FIRST), FIRST + far + 60_000, 123.0, None);
        assert_eq!(trips.shortest(None), Some(18.0));
    }

    #[test]
    fn an_acknowledgment_shortens_what_the_handshake_shows() {
        let mut trips = RoundTrips::default();
        for (end, time) in [(u32::MAX, 1.0), (99, 2.0), (300, 9.0)] {
            trips.hear(None, &Answers { end: Some(end), ..Answers::default() }, None, time);
        }
        trips.acknowledge(100, None, 23.0);
        assert_eq!(trips.shortest(None), None);
        assert_eq!(trips.shortest(Some(80.0)), Some(21.0));
        trips.acknowledge(100, None, 24.0);
        trips.acknowledge(300, None, 26.0);
        assert_eq!(trips.shortest(Some(80.0)), Some(17.0));
        assert_eq!(trips.shortest(Some(16.0)), Some(16.0));
    }

    #[test]
    fn the_first_echo_of_a_timestamp_shows_a_round_trip() {
        let mut trips = RoundTrips::default();
        for (stamp, time) in [(u32::MAX, 1.0), (u32::MAX, 2.0), (1, 3.0), (5, 4.0)] {
            trips.hear_stamp(stamp, time);
        }
        trips.echo(u32::MAX, 31.0);
        assert_eq!(trips.near(), Some(30.0));
        // to 5, not to 1: the answer to both came later
        trips.echo(5, 29.0);
        assert_eq!(trips.near(), Some(25.0));
        // a second echo of a timestamp, or one that was never seen, shows nothing
        trips.echo(5, 29.5);
        trips.echo(9, 30.0);
        assert_eq!(trips.near(), Some(25.0));
        // no round trip is used: packets with timestamps are judged by these
        assert_eq!(trips.shortest(None), None);
    }

    /// With any number of acknowledgments, a round trip is never taken for shorter than it was.
    #[test]
    fn many_acknowledgments_are_kept_as_few() {
        let mut trips = RoundTrips::default();
        for k in 1..=1000 {
            trips.hear(Some(FIRST), &acknowledging(1460 * k), None, k as f64);
        }
        assert!(trips.permits.len() <= KEPT);
        trips.take(Some(FIRST), FIRST + FIRST_WINDOW + 2920 * 1000, 1020.0, None);
        assert!(trips.shortest(None) >= Some(20.0));
    }
}
