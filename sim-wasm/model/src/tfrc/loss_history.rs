//! Loss events, loss intervals and the loss event rate (RFC 5348, sections 5.2 to 5.5, and RFC 4828, section 4.4;
//! docs/dccp.md, rules dccp-7 and dccp-10 to dccp-12).

use super::Ccid;
use crate::extremes::{larger, smaller};
use crate::time::Time;

/// Number of closed intervals that count.
const INTERVALS: usize = 8;
/// Weights of the intervals, the latest first (rule dccp-11).
const WEIGHTS: [f64; INTERVALS] = [1.0, 1.0, 1.0, 1.0, 0.8, 0.6, 0.4, 0.2];
/// The least discount factor.
const THRESHOLD: f64 = 0.25;

/// A loss interval of at most this many round-trip times is short (RFC 4828, section 4.4).
const SHORT: Time = 2;

/// The loss events of a flow.
#[derive(Clone, Debug)]
pub struct LossHistory {
    /// Whether every loss in a short interval counts, packet by packet.
    counts_losses: bool,
    /// Lengths of the closed intervals, packets, the latest first; below, their discount factors.
    closed: [f64; INTERVALS],
    discounts: [f64; INTERVALS],
    count: usize,
    /// Their weighted mean; NaN before the first.
    mean: f64,
    /// Weighted sum of the seven latest lengths, as they count behind an open interval, and the sum of their weights.
    older: (f64, f64),
    /// First lost packet of the last loss event, and when it would have arrived.
    start: Option<(u32, Time)>,
    /// Packets lost since then, including that one.
    losses: u32,
}

impl LossHistory {
    /// The history before any loss.
    #[must_use]
    pub fn new(ccid: Ccid) -> Self {
        Self {
            counts_losses: ccid == Ccid::Four,
            closed: [0.0; INTERVALS],
            discounts: [0.0; INTERVALS],
            count: 0,
            mean: f64::NAN,
            older: (0.0, 0.0),
            start: None,
            losses: 0,
        }
    }

    /// Records a loss of the packet that would have arrived at `at`. Returns whether it starts a loss event: losses
    /// within a round-trip time of the start of an event belong to it. The interval before the first event is `first`
    /// packets long (section 6.3.1).
    pub fn lose(&mut self, number: u32, at: Time, round_trip: Time, first: impl FnOnce() -> f64) -> bool {
        match self.start {
            None => self.close(first()),
            Some((start, since)) if at > since + round_trip => {
                let length = f64::from(number - start);
                let is_short = self.is_short(since, at, round_trip);
                self.close(if is_short { length / f64::from(self.losses) } else { length });
            }
            Some(_) => {
                self.losses += 1;
                return false;
            }
        }
        (self.start, self.losses) = (Some((number, at)), 1);
        true
    }

    /// Whether each loss counts in an interval from `since` to `until`.
    fn is_short(&self, since: Time, until: Time, round_trip: Time) -> bool {
        self.counts_losses && until <= since + SHORT * round_trip
    }

    fn close(&mut self, length: f64) {
        let discount = self.discount(length);
        self.closed.copy_within(..INTERVALS - 1, 1);
        self.discounts.copy_within(..INTERVALS - 1, 1);
        (self.closed[0], self.discounts[0]) = (length, 1.0);
        self.count = (self.count + 1).min(INTERVALS);
        for old in &mut self.discounts[1..self.count] {
            *old *= discount;
        }
        let (sum, weight) = self.sums(0, INTERVALS);
        (self.mean, self.older) = (sum / weight, self.sums(1, INTERVALS - 1));
    }

    /// p at `now`: one over the mean loss interval, if every packet before `next` has been sent; 0 before the first
    /// loss. A short interval is left out while it is open.
    #[must_use]
    pub fn rate(&self, next: u32, now: Time, round_trip: Time) -> f64 {
        let Some((start, since)) = self.start else { return 0.0 };
        if self.is_short(since, now, round_trip) {
            return 1.0 / larger(self.mean, 1.0);
        }
        let open = f64::from(next.saturating_sub(start));
        let discount = self.discount(open);
        let (older, older_weight) = self.older;
        let with_open = (open * WEIGHTS[0] + older * discount) / (WEIGHTS[0] + older_weight * discount);
        1.0 / larger(larger(with_open, self.mean), 1.0)
    }

    /// Weighted sum of the lengths of the first `most` closed intervals, whose weights start at `shift`, and the sum of
    /// the weights.
    fn sums(&self, shift: usize, most: usize) -> (f64, f64) {
        let of = |i: usize| (self.closed[i], WEIGHTS[i + shift] * self.discounts[i]);
        (0..self.count.min(most))
            .map(of)
            .fold((0.0, 0.0), |(sum, all), (length, weight)| (sum + length * weight, all + weight))
    }

    /// The discount factor of the closed intervals at this length of the open one (section 5.5).
    fn discount(&self, open: f64) -> f64 {
        let twice = 2.0 * self.mean;
        if open > twice { smaller(larger(twice / open, THRESHOLD), 1.0) } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A history with these closed intervals, the oldest first.
    fn history(intervals: &[u32]) -> (LossHistory, u32) {
        let mut history = LossHistory::new(Ccid::Three);
        let mut number = 1;
        assert!(history.lose(number, 0, 10, || f64::from(intervals[0])));
        for (&length, at) in intervals[1..].iter().zip((100..).step_by(100)) {
            number += length;
            assert!(history.lose(number, at, 10, || panic!("it is not the first")));
        }
        (history, number)
    }

    /// p long after the last loss.
    fn rate(history: &LossHistory, next: u32) -> f64 {
        history.rate(next, Time::MAX / 2, 10)
    }

    #[test]
    fn no_loss_no_rate() {
        assert_eq!(rate(&LossHistory::new(Ccid::Three), 1000), 0.0);
    }

    #[test]
    fn equal_intervals_give_their_length() {
        for count in [1, 3, 8, 20] {
            let (history, start) = history(&vec![50; count]);
            assert!((rate(&history, start + 10) - 0.02).abs() < 1e-15, "{count}");
        }
    }

    /// The weights of RFC 5348, section 5.4: lengths 10 to 80 (10 being the latest) have the weighted sum 192, the
    /// weights 6.
    #[test]
    fn weighted_mean_of_eight() {
        let (history, start) = history(&[80, 70, 60, 50, 40, 30, 20, 10]);
        let sum = 10.0 + 20.0 + 30.0 + 40.0 + 0.8 * 50.0 + 0.6 * 60.0 + 0.4 * 70.0 + 0.2 * 80.0;
        assert!((rate(&history, start + 1) - 6.0 / sum).abs() < 1e-15);
        // the open interval counts as soon as it makes the mean longer: 45, not yet twice the mean
        let open = 45.0 + 10.0 + 20.0 + 30.0 + 0.8 * 40.0 + 0.6 * 50.0 + 0.4 * 60.0 + 0.2 * 70.0;
        assert!(open < sum && (rate(&history, start + 45) - 6.0 / sum).abs() < 1e-15);
        let open = open + 21.0;
        assert!(open > sum && (rate(&history, start + 66) - 6.0 / open).abs() < 1e-15);
    }

    /// Section 5.5: an open interval longer than twice the mean discounts the others, down to a quarter.
    #[test]
    fn a_long_quiet_time_discounts_the_past() {
        let (history, start) = history(&[10; 8]);
        // twice the mean over 40 is a half
        let half = 5.0 * 0.5;
        assert!((rate(&history, start + 40) - (1.0 + half) / (40.0 + 10.0 * half)).abs() < 1e-15);
        let quarter = 5.0 * 0.25;
        assert!((rate(&history, start + 1000) - (1.0 + quarter) / (1000.0 + 10.0 * quarter)).abs() < 1e-15);
    }

    #[test]
    fn what_was_discounted_stays_so() {
        let (mut history, start) = history(&[10; 8]);
        assert!(history.lose(start + 40, 10_000, 10, || panic!("it is not the first")));
        // 40, then seven of 10 at a half
        let old = 0.5 * (1.0 + 1.0 + 1.0 + 0.8 + 0.6 + 0.4 + 0.2);
        assert!((rate(&history, start + 41) - (1.0 + old) / (40.0 + 10.0 * old)).abs() < 1e-15);
    }

    #[test]
    fn losses_of_one_round_trip_are_one_event() {
        let mut history = LossHistory::new(Ccid::Three);
        assert!(history.lose(100, 1000, 50, || 100.0));
        assert!(!history.lose(101, 1000, 50, || 0.0));
        assert!(!history.lose(120, 1050, 50, || 0.0));
        assert!(history.lose(121, 1051, 50, || 0.0));
        assert!((rate(&history, 122) - 2.0 / 121.0).abs() < 1e-15);
    }

    /// RFC 4828, section 4.4, R = 50: an interval of 100 at most is short, and N packets of which K are lost count as
    /// N/K. Worked by hand: the first interval is 100 by the equation; three losses from 1000 on, and the next event at
    /// 1100 with 30 packets between them, make 10; one loss, and the next event 101 later with 40 packets, 40.
    #[test]
    fn short_intervals_count_each_loss() {
        let mut history = LossHistory::new(Ccid::Four);
        assert!(history.lose(100, 1000, 50, || 100.0));
        assert!(!history.lose(101, 1010, 50, || 0.0) && !history.lose(105, 1050, 50, || 0.0));
        assert!(history.lose(130, 1100, 50, || 0.0));
        assert!((history.rate(140, 1110, 50) - 2.0 / 110.0).abs() < 1e-15);
        assert!(!history.lose(131, 1110, 50, || 0.0));
        assert!(history.lose(170, 1201, 50, || 0.0));
        // it is longer than two round-trip times, so its two losses are one event
        assert!((history.rate(171, 1202, 50) - 3.0 / 150.0).abs() < 1e-15);
        // TFRC itself does not count losses, only packets from event to event
        let mut plain = LossHistory::new(Ccid::Three);
        for (number, at) in [(100, 1000), (101, 1010), (105, 1050), (130, 1100), (131, 1110), (170, 1201)] {
            plain.lose(number, at, 50, || 100.0);
        }
        assert!((plain.rate(171, 1202, 50) - 3.0 / 170.0).abs() < 1e-15);
    }

    #[test]
    fn a_short_interval_does_not_count_while_it_is_open() {
        let mut history = LossHistory::new(Ccid::Four);
        assert!(history.lose(100, 1000, 50, || 10.0));
        assert!((history.rate(160, 1100, 50) - 0.1).abs() < 1e-15);
        // from 1101 on the interval is long: 60, and 10 at a third
        let third = 1.0 / 3.0;
        assert!((history.rate(160, 1101, 50) - (1.0 + third) / (60.0 + 10.0 * third)).abs() < 1e-15);
    }
}
