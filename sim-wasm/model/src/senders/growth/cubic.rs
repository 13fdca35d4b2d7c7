//! CUBIC (RFC 9438).

use super::{Growth, Progress, Window, slow_start};
use crate::extremes::{larger, smaller};
use crate::time::{SECOND, Time};

/// C, segments per cubed second (section 5.1).
const C: f64 = 0.4;
/// beta, the share of the window that a loss leaves (section 4.6).
const LEFT: f64 = 0.7;
/// alpha of a Reno that is as fast with this beta (section 4.3).
const ALPHA: f64 = 3.0 * (1.0 - LEFT) / (1.0 + LEFT);

/// The parameters of the cubic curve.
#[derive(Clone, Copy, Debug, Default)]
struct Curve {
    /// `W_max`: the window just before the last loss, or less with fast convergence.
    maximum: f64,
    /// `cwnd_prior`: the window at the last loss.
    prior: f64,
    /// The current congestion avoidance: its beginning, K in seconds, and `W_est`.
    epoch: Option<(Time, f64, f64)>,
}

/// The state of CUBIC, and the curve that an undo restores.
#[derive(Clone, Debug, Default)]
pub struct Cubic {
    curve: Curve,
    before: Curve,
    /// The smoothed round trip (RFC 6298), ns.
    round_trip: f64,
}

impl Curve {
    /// `W_cubic(t)`, equation 1.
    fn at(&self, seconds: f64, k: f64) -> f64 {
        let from_k = seconds - k;
        C * from_k * from_k * from_k + self.maximum
    }

    /// Begins a congestion avoidance: K by equation 2; without an earlier loss, or after a timeout, the curve begins at
    /// its plateau (sections 4.8 and 4.10).
    fn begin(&mut self, window: f64, now: Time) -> (Time, f64, f64) {
        let k = if self.maximum > window {
            libm::cbrt((self.maximum - window) / C)
        } else {
            self.maximum = window;
            0.0
        };
        (now, k, window)
    }
}

impl Cubic {
    /// Rule growth-7: sections 4.3 to 4.5.
    fn avoid(&mut self, w: &mut Window, acknowledged: f64, now: Time) {
        let begun = self.curve.epoch;
        let (since, k, mut estimate) = begun.unwrap_or_else(|| self.curve.begin(w.window, now));
        // the window of a Reno, below which CUBIC must not fall: section 4.3
        let alpha = if estimate >= self.curve.prior { 1.0 } else { ALPHA };
        estimate += alpha * acknowledged / w.window;
        self.curve.epoch = Some((since, k, estimate));
        let seconds = (now - since) as f64 / SECOND as f64;
        if self.curve.at(seconds, k) < estimate {
            w.window = larger(w.window, estimate);
            return;
        }
        let ahead = self.curve.at(seconds + self.round_trip / SECOND as f64, k);
        let target = smaller(larger(ahead, w.window), 1.5 * w.window);
        w.window += acknowledged * (target - w.window) / w.window;
    }
}

impl Growth for Cubic {
    fn observe(&mut self, progress: &Progress) {
        if let Some(round_trip) = progress.round_trip {
            let sample = round_trip as f64;
            self.round_trip = if self.round_trip == 0.0 {
                sample
            } else {
                self.round_trip + (sample - self.round_trip) / 8.0
            };
        }
    }

    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        let rest = if w.is_slow_start() {
            slow_start(w, progress.counted())
        } else {
            f64::from(progress.acknowledged)
        };
        if rest > 0.0 {
            self.avoid(w, rest, progress.now);
        }
    }

    /// Sections 4.6 and 4.7 (fast convergence).
    fn cut(&mut self, w: &Window, _flight: u32, _now: Time) -> f64 {
        self.before = self.curve;
        let maximum = if w.window < self.curve.maximum { w.window * (1.0 + LEFT) / 2.0 } else { w.window };
        self.curve = Curve { maximum, prior: w.window, epoch: None };
        larger(w.window * LEFT, 2.0)
    }

    /// Section 4.8: the next congestion avoidance begins at its plateau.
    fn time_out(&mut self, w: &Window, flight: u32, now: Time) -> f64 {
        let left = self.cut(w, flight, now);
        self.curve.maximum = 0.0;
        left
    }

    /// Section 4.9: window, threshold and curve are as before.
    fn undo(&mut self, w: &mut Window, before: &Window, _now: Time) {
        w.window = larger(w.window, before.window);
        w.threshold = larger(w.threshold, before.threshold);
        self.curve = self.before;
    }

    fn copied(&self) -> Box<dyn Growth> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{avoiding, near, progress};
    use super::*;

    /// By hand: a loss at 400 leaves 280; K = cbrt(120 / 0.4) = 6.694 s. Reno adds 9/17 of a segment a round trip, the
    /// curve 0.4 x 3 K² = 53.8 a second: 20 ms later it is ahead, and aims at where it is a round trip on.
    #[test]
    fn the_curve_begins_where_the_loss_left_the_window() {
        let mut cubic = Cubic::default();
        near(cubic.cut(&avoiding(400.0), 400, 0), 280.0);
        let mut w = avoiding(280.0);
        cubic.observe(&progress(0, 1));
        cubic.grow(&mut w, &progress(0, 1));
        let first = 280.0 + 9.0 / 17.0 / 280.0;
        near(w.window, first);
        let (_, k, _) = cubic.curve.epoch.expect("it has begun");
        near(k, libm::cbrt(300.0));
        near(cubic.curve.at(0.0, k), 280.0);
        near(cubic.curve.at(k, k), 400.0);
        cubic.grow(&mut w, &progress(20, 1));
        let ahead = 0.4 * libm::pow(0.12 - k, 3.0) + 400.0;
        near(w.window, first + (ahead - first) / first);
    }

    #[test]
    fn an_undo_brings_the_curve_back() {
        let mut cubic = Cubic::default();
        cubic.cut(&avoiding(400.0), 400, 0);
        let mut w = avoiding(280.0);
        cubic.observe(&progress(0, 1));
        cubic.grow(&mut w, &progress(0, 1));
        let (epoch, before) = (cubic.curve.epoch, w);
        let left = cubic.cut(&w, 280, SECOND);
        let mut low = Window { window: left, threshold: left };
        cubic.undo(&mut low, &before, SECOND);
        assert_eq!((low.window, cubic.curve.epoch, cubic.curve.maximum), (w.window, epoch, 400.0));
    }

    /// In short round trips and small windows Reno is faster: section 4.3.
    #[test]
    fn it_is_no_slower_than_reno() {
        let mut cubic = Cubic::default();
        cubic.cut(&avoiding(10.0), 10, 0);
        let mut w = avoiding(7.0);
        for n in 0..7 {
            cubic.grow(&mut w, &progress(n, 1));
        }
        assert!(w.window > 7.0 + 0.9 * ALPHA, "{}", w.window);
    }
}
