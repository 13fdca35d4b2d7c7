//! HighSpeed TCP for large congestion windows (RFC 3649).

use super::{Growth, Progress, UndoRule, Window, slow_start};
use crate::extremes::larger;
use crate::time::Time;

/// `Low_Window`, segments: up to this window it is Reno (section 5).
const LOW_WINDOW: f64 = 38.0;
/// `High_Window`, segments, and `High_Decrease` there (section 5).
const HIGH_WINDOW: f64 = 83_000.0;
const HIGH_DECREASE: f64 = 0.1;

/// HighSpeed TCP has no state of its own.
#[derive(Clone, Debug)]
pub struct HighSpeed {
    undone: UndoRule,
}

impl HighSpeed {
    pub fn new(undone: UndoRule) -> Self {
        Self { undone }
    }
}

/// b(w), the share of the window that a loss takes (section 5).
fn decrease(window: f64) -> f64 {
    if window <= LOW_WINDOW {
        return 0.5;
    }
    let along = libm::log(window / LOW_WINDOW) / libm::log(HIGH_WINDOW / LOW_WINDOW);
    (HIGH_DECREASE - 0.5) * along + 0.5
}

/// Rule growth-3, a(w), segments that a round trip adds: a(w) = w² p(w) 2 b(w) / (2 - b(w)) with p(w) = 0.078 / w^1.2
/// (section 5).
fn increase(window: f64) -> f64 {
    if window <= LOW_WINDOW {
        return 1.0;
    }
    let share = decrease(window);
    // w² / w^1.2 = w^0.8
    larger(0.078 * libm::pow(window, 0.8) * 2.0 * share / (2.0 - share), 1.0)
}

impl Growth for HighSpeed {
    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        let rest = slow_start(w, progress.counted());
        if rest > 0.0 {
            w.window += rest * increase(w.window) / w.window;
        }
    }

    fn cut(&mut self, w: &Window, _flight: u32, _now: Time) -> f64 {
        larger(w.window * (1.0 - decrease(w.window)), 2.0)
    }

    fn undo(&mut self, w: &mut Window, before: &Window, _now: Time) {
        self.undone.restore(w, before);
    }

    fn copied(&self) -> Box<dyn Growth> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table in appendix B of RFC 3649: windows with a(w) and b(w), there in whole segments and two decimals.
    #[test]
    fn the_formulas_give_the_table_of_the_rfc() {
        let rows = [
            (38.0, 1.0, 0.50),
            (118.0, 2.0, 0.44),
            (221.0, 3.0, 0.41),
            (1058.0, 8.0, 0.33),
            (2378.0, 13.0, 0.28),
            (5036.0, 20.0, 0.25),
        ];
        for (window, added, share) in rows {
            assert!((decrease(window) - share).abs() < 0.01, "b({window}) is {}", decrease(window));
            assert!((increase(window) - added).abs() <= 1.0, "a({window}) is {}", increase(window));
        }
    }
}
