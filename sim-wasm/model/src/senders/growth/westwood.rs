//! Westwood+: a loss leaves the window that the estimated rate fills in the shortest round trip (Grieco and Mascolo,
//! "Performance evaluation and comparison of Westwood+, New Reno and Vegas TCP congestion control", CCR 2004), with the
//! filter of Linux (`tcp_westwood.c`).

use super::{Growth, Progress, Window, slow_start};
use crate::extremes::larger;
use crate::time::{SECOND, Time};

/// The rate is measured over a round trip, but at least over this time (`TCP_WESTWOOD_RTT_MIN`).
const LEAST: Time = SECOND / 20;

/// The estimates of rate and round trip.
#[derive(Clone, Debug, Default)]
pub struct Westwood {
    /// When the current measurement began, and the segments that have arrived since.
    since: Option<Time>,
    delivered: u32,
    /// The rate, segments per ns, filtered once and twice.
    once: f64,
    twice: f64,
    /// The last round trip and the shortest one.
    last: Time,
    shortest: Time,
}

impl Westwood {
    /// Rule growth-5: rate times shortest round trip, two segments at least (`tcp_westwood_bw_rttmin`).
    fn estimate(&self) -> f64 {
        larger(self.twice * self.shortest as f64, 2.0)
    }
}

impl Growth for Westwood {
    /// `westwood_update_window`: every delivered segment counts, in order or not.
    fn observe(&mut self, progress: &Progress) {
        if let Some(round_trip) = progress.round_trip {
            self.last = round_trip;
            self.shortest = if self.shortest == 0 { round_trip } else { self.shortest.min(round_trip) };
        }
        let since = *self.since.get_or_insert(progress.now);
        let passed = progress.now - since;
        if self.last > 0 && passed > self.last.max(LEAST) {
            let rate = f64::from(self.delivered) / passed as f64;
            if self.once == 0.0 && self.twice == 0.0 {
                (self.once, self.twice) = (rate, rate);
            } else {
                self.once = (7.0 * self.once + rate) / 8.0;
                self.twice = (7.0 * self.twice + self.once) / 8.0;
            }
            self.delivered = 0;
            self.since = Some(progress.now);
        }
        self.delivered += progress.delivered;
    }

    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        let rest = slow_start(w, progress.counted());
        if rest > 0.0 {
            w.window += rest / w.window;
        }
    }

    fn cut(&mut self, _w: &Window, _flight: u32, _now: Time) -> f64 {
        self.estimate()
    }

    /// At the end of a recovery, undone or not, window and threshold are set to the estimate (`CA_EVENT_COMPLETE_CWR`,
    /// which Linux sends after an undo too).
    fn undo(&mut self, w: &mut Window, _before: &Window, _now: Time) {
        let estimate = self.estimate();
        (w.window, w.threshold) = (estimate, estimate);
    }

    fn copied(&self) -> Box<dyn Growth> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{avoiding, near, progress};
    use super::*;

    /// 10 segments every 10 ms: 1000 a second, with 100 ms of round trip 100 segments.
    #[test]
    fn a_steady_rate_leaves_what_it_fills() {
        let mut westwood = Westwood::default();
        for n in 0..400 {
            westwood.observe(&progress(10 * n, 10));
        }
        assert!((westwood.cut(&avoiding(400.0), 400, 0) - 100.0).abs() < 0.5);
    }

    /// By hand: the first rate is taken as it is, the second goes through both filters:
    /// 1000, then (7000 + 2000) / 8 = 1125 and (7000 + 1125) / 8 = 1015.625 segments a second.
    #[test]
    fn two_filters_of_seven_eighths() {
        let mut westwood = Westwood::default();
        westwood.observe(&progress(0, 110));
        westwood.observe(&progress(110, 220));
        near(westwood.twice * 1e9, 1000.0);
        westwood.observe(&progress(220, 1));
        near(westwood.once * 1e9, 1125.0);
        near(westwood.twice * 1e9, 1015.625);
    }
}
