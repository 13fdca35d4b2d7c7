//! BIC: binary increase congestion control (Xu, Harfoush and Rhee, "Binary increase congestion control for fast
//! long-distance networks", INFOCOM 2004), with the constants and the order of decisions of Linux (`tcp_bic.c`).

use super::{Growth, Progress, UndoRule, Window, slow_start};
use crate::extremes::{larger, smaller};
use crate::time::{SECOND, Time};

/// Up to this window it is Reno (`low_window`), segments.
const LOW_WINDOW: f64 = 14.0;
/// Most segments that the window grows by in a round trip (`max_increment`, Smax).
const MAX_INCREMENT: f64 = 16.0;
/// The share of the window that a loss leaves (`beta` / 1024).
const LEFT: f64 = 819.0 / 1024.0;
/// The distance to the target is divided by this (`BICTCP_B`).
const PARTS: f64 = 4.0;
/// Round trips in which the window grows by the last [`PARTS`] segments up to the maximum (`smooth_part`).
const SMOOTH: f64 = 20.0;
/// Without a last maximum the window grows by at least one segment per this many acknowledged ones.
const BEFORE_LOSS: f64 = 20.0;
/// How often the step is recomputed at most while the window is unchanged (`HZ / 32`).
const REST: Time = SECOND / 32;

/// The state of BIC since the last loss.
#[derive(Clone, Debug)]
pub struct Bic {
    undone: UndoRule,
    /// The window at the last loss, or less with fast convergence; 0 before the first loss and after a timeout
    /// (`last_max_cwnd`).
    maximum: f64,
    /// Acknowledged segments per segment of growth (`cnt`), and the window and time for which this was computed.
    count: f64,
    computed: Option<(u32, Time)>,
}

impl Bic {
    pub fn new(undone: UndoRule) -> Self {
        Self { undone, maximum: 0.0, count: 1.0, computed: None }
    }

    /// Rule growth-4: `bictcp_update`.
    fn step(&mut self, w: &Window, now: Time) -> f64 {
        let whole = w.window as u32;
        if self.computed.is_some_and(|(window, at)| window == whole && now - at <= REST) {
            return self.count;
        }
        self.computed = Some((whole, now));
        let count = count(w.window, self.maximum);
        self.count = larger(if self.maximum == 0.0 { smaller(count, BEFORE_LOSS) } else { count }, 1.0);
        self.count
    }
}

fn count(window: f64, maximum: f64) -> f64 {
    if window <= LOW_WINDOW {
        return window;
    }
    if window < maximum {
        let distance = (maximum - window) / PARTS;
        return match distance {
            // linear increase
            _ if distance > MAX_INCREMENT => window / MAX_INCREMENT,
            // the last segments before the maximum: one in five round trips
            _ if distance <= 1.0 => window * SMOOTH / PARTS,
            // binary search increase
            _ => window / distance,
        };
    }
    // beyond the maximum: slowly at first
    if window < maximum + PARTS {
        window * SMOOTH / PARTS
    } else if window < maximum + MAX_INCREMENT * (PARTS - 1.0) {
        window * (PARTS - 1.0) / (window - maximum)
    } else {
        window / MAX_INCREMENT
    }
}

impl Growth for Bic {
    /// Segments are counted whatever the sender counts: Linux divides by its estimate of segments per acknowledgment
    /// (`delayed_ack`).
    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        let rest = if w.is_slow_start() {
            slow_start(w, progress.counted())
        } else {
            f64::from(progress.acknowledged)
        };
        if rest > 0.0 {
            w.window += rest / self.step(w, progress.now);
        }
    }

    /// `bictcp_recalc_ssthresh`; a window that did not reach the last maximum leaves room for others (fast
    /// convergence).
    fn cut(&mut self, w: &Window, _flight: u32, _now: Time) -> f64 {
        self.computed = None;
        self.maximum = if w.window < self.maximum { w.window * (1.0 + LEFT) / 2.0 } else { w.window };
        larger(w.window * if w.window <= LOW_WINDOW { 0.5 } else { LEFT }, 2.0)
    }

    /// `bictcp_state`: a timeout resets the last maximum.
    fn time_out(&mut self, w: &Window, flight: u32, now: Time) -> f64 {
        let left = self.cut(w, flight, now);
        self.maximum = 0.0;
        left
    }

    /// Before Linux 4.15 an undo restores the last maximum (`bictcp_undo_cwnd`).
    fn undo(&mut self, w: &mut Window, before: &Window, _now: Time) {
        self.computed = None;
        match self.undone {
            UndoRule::Before => self.undone.restore(w, before),
            UndoRule::TwiceThreshold => {
                w.window = larger(w.window, self.maximum);
                w.threshold = larger(w.threshold, before.threshold);
            }
        }
    }

    fn copied(&self) -> Box<dyn Growth> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{avoiding, near, progress};
    use super::*;

    /// By hand: a loss at 400 leaves 400 x 819/1024 = 319.92; a quarter of the 80.08 to the maximum is 20.02, more than
    /// 16: 16 segments a round trip. At 360 the distance is 10: 10 a round trip. At 398 it is 1/2: 1 in 5 round trips.
    #[test]
    fn it_searches_between_the_window_and_the_last_maximum() {
        let mut bic = Bic::new(UndoRule::Before);
        near(bic.cut(&avoiding(400.0), 400, 0), 319.921_875);
        for (window, round_trip) in [(319.921_875, 16.0), (360.0, 10.0), (398.0, 0.2)] {
            let mut w = avoiding(window);
            bic.computed = None;
            bic.grow(&mut w, &progress(0, 1));
            near((w.window - window) * window, round_trip);
        }
    }

    /// Beyond the maximum of 400: 1 in 5 round trips up to 404, then a third of the distance, then 16.
    #[test]
    fn it_probes_beyond_the_maximum() {
        for (window, round_trip) in [(402.0, 0.2), (412.0, 4.0), (460.0, 16.0)] {
            near(window / count(window, 400.0), round_trip);
        }
        near(count(10.0, 400.0), 10.0);
    }

    #[test]
    fn a_second_loss_below_the_maximum_makes_room_for_others() {
        let mut bic = Bic::new(UndoRule::TwiceThreshold);
        bic.cut(&avoiding(400.0), 400, 0);
        let before = avoiding(320.0);
        let left = bic.cut(&before, 320, 0);
        near(bic.maximum, 320.0 * (1.0 + 819.0 / 1024.0) / 2.0);
        // an old Linux restores the maximum, not the window
        let mut w = Window { window: left, threshold: left };
        bic.undo(&mut w, &before, 0);
        near(w.window, bic.maximum);
    }
}
