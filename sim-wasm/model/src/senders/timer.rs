//! The retransmission timer (RFC 6298), with SACK too (rule sender-19).

use crate::time::{SECOND, Time};

/// Parameters of the timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimerSettings {
    /// G, the least value of the variation term that is added to the smoothed round-trip time (section 2.3).
    pub granularity: Time,
    /// The least timeout (section 2.4).
    pub minimum: Time,
    /// The largest timeout (section 2.5).
    pub maximum: Time,
    /// The timeout before the first sample (section 2.1).
    pub initial: Time,
}

impl Default for TimerSettings {
    fn default() -> Self {
        Self { granularity: SECOND / 10, minimum: SECOND, maximum: 60 * SECOND, initial: SECOND }
    }
}

/// The deadline of a timer that is off.
const NEVER: Time = Time::MAX;

/// The estimate of the round-trip time, and the timer that depends on it.
#[derive(Clone, Debug)]
pub struct RetransmissionTimer {
    settings: TimerSettings,
    /// SRTT and RTTVAR, once there is a sample.
    estimate: Option<(Time, Time)>,
    /// RTO.
    timeout: Time,
    deadline: Time,
}

impl RetransmissionTimer {
    pub fn new(settings: TimerSettings) -> Self {
        Self { settings, estimate: None, timeout: settings.initial, deadline: NEVER }
    }

    /// Rule sender-20: a round trip was measured (sections 2.2 to 2.5). This also ends the backing off (section 5, last
    /// note).
    pub fn sample(&mut self, round_trip: Time) {
        let (smoothed, variation) = match self.estimate {
            None => (round_trip, round_trip / 2),
            Some((smoothed, variation)) => {
                // alpha = 1/8, beta = 1/4; the variation is updated first, from the old smoothed value
                let off = smoothed.abs_diff(round_trip);
                ((7 * smoothed + round_trip) / 8, (3 * variation + off) / 4)
            }
        };
        self.estimate = Some((smoothed, variation));
        let timeout = smoothed + (4 * variation).max(self.settings.granularity);
        self.timeout = timeout.max(self.settings.minimum).min(self.settings.maximum);
    }

    /// Rule sender-22, section 5.1: a segment was sent; starts the timer unless it runs.
    #[inline]
    pub fn start(&mut self, now: Time) {
        if self.deadline == NEVER {
            self.restart(now);
        }
    }

    /// Section 5.3: new data was acknowledged, and some is still outstanding.
    #[inline]
    pub fn restart(&mut self, now: Time) {
        self.deadline = now.saturating_add(self.timeout);
    }

    /// Section 5.2: everything is acknowledged.
    #[inline]
    pub fn stop(&mut self) {
        self.deadline = NEVER;
    }

    /// Rule sender-23, sections 5.5 and 5.6: the timer expired; the timeout doubles.
    pub fn back_off(&mut self, now: Time) {
        self.timeout = (2 * self.timeout).min(self.settings.maximum);
        self.restart(now);
    }

    /// The smoothed round trip (SRTT), once there is a sample.
    #[inline]
    pub fn smoothed(&self) -> Option<Time> {
        self.estimate.map(|(smoothed, _)| smoothed)
    }

    /// When the timer expires; `None` if it is off.
    #[inline]
    pub fn deadline(&self) -> Option<Time> {
        (self.deadline != NEVER).then_some(self.deadline)
    }

    /// Whether the timer has expired by `now`.
    #[inline]
    pub fn is_due(&self, now: Time) -> bool {
        self.deadline <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Time = SECOND / 1000;

    fn timer(minimum: Time) -> RetransmissionTimer {
        RetransmissionTimer::new(TimerSettings { minimum, ..TimerSettings::default() })
    }

    fn timeout(timer: &mut RetransmissionTimer) -> Time {
        timer.restart(0);
        timer.deadline().expect("it runs")
    }

    /// Sections 2.1 to 2.3, by hand: R = 200 ms gives 200 + 4 x 100; then R' = 280 ms gives
    /// RTTVAR = 3/4 x 100 + 1/4 x 80 = 95, SRTT = 7/8 x 200 + 1/8 x 280 = 210, RTO = 210 + 380.
    #[test]
    fn the_estimate_follows_the_rfc() {
        let mut timer = timer(0);
        assert_eq!(timeout(&mut timer), SECOND);
        timer.sample(200 * MS);
        assert_eq!(timeout(&mut timer), 600 * MS);
        timer.sample(280 * MS);
        assert_eq!(timeout(&mut timer), 590 * MS);
    }

    /// Section 2.3: the variation counts for at least G = 100 ms; section 2.4: at least one second.
    #[test]
    fn granularity_and_minimum_hold() {
        let mut fine = timer(0);
        fine.sample(20 * MS);
        assert_eq!(timeout(&mut fine), 120 * MS);
        let mut coarse = timer(SECOND);
        coarse.sample(20 * MS);
        assert_eq!(timeout(&mut coarse), SECOND);
    }

    /// Sections 5.5 and 2.5: 1, 2, 4, 8, 16, 32, 60, 60; a new sample brings it back.
    #[test]
    fn it_backs_off_up_to_the_maximum() {
        let mut timer = timer(SECOND);
        let mut waits = vec![timeout(&mut timer)];
        for _ in 0..7 {
            timer.back_off(0);
            waits.push(timer.deadline().expect("it runs"));
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60].map(|seconds| seconds * SECOND));
        timer.sample(100 * MS);
        assert_eq!(timeout(&mut timer), SECOND);
    }

    /// Section 5.1: a timer that runs is left alone.
    #[test]
    fn starting_again_changes_nothing() {
        let mut timer = timer(SECOND);
        assert_eq!(timer.deadline(), None);
        timer.start(0);
        timer.start(500 * MS);
        assert_eq!(timer.deadline(), Some(SECOND));
        assert!(timer.is_due(SECOND) && !timer.is_due(SECOND - 1));
        timer.stop();
        assert_eq!(timer.deadline(), None);
    }
}
