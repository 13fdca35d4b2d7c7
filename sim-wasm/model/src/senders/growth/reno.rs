//! Reno: slow start and congestion avoidance (RFC 5681, section 3.1).

use super::{Growth, Progress, UndoRule, Window, slow_start};
use crate::extremes::larger;
use crate::time::Time;

/// Reno has no state of its own.
#[derive(Clone, Debug)]
pub struct Reno {
    undone: UndoRule,
}

impl Reno {
    pub fn new(undone: UndoRule) -> Self {
        Self { undone }
    }
}

impl Growth for Reno {
    /// Rule growth-1: equations 2 and 3 of RFC 5681.
    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        let rest = slow_start(w, progress.counted());
        if rest > 0.0 {
            w.window += rest / w.window;
        }
    }

    /// Equation 4 of RFC 5681.
    fn cut(&mut self, _w: &Window, flight: u32, _now: Time) -> f64 {
        larger(f64::from(flight) / 2.0, 2.0)
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
    use super::super::testing::{avoiding, near, progress};
    use super::*;

    /// From 10 with a threshold of 12, 4 segments acknowledged: 2 reach the threshold, 2/12 follow.
    #[test]
    fn what_slow_start_leaves_is_for_congestion_avoidance() {
        let mut w = Window { window: 10.0, threshold: 12.0 };
        Reno::new(UndoRule::Before).grow(&mut w, &progress(0, 4));
        near(w.window, 12.0 + 2.0 / 12.0);
        let mut counted = avoiding(10.0);
        Reno::new(UndoRule::Before)
            .grow(&mut counted, &Progress { counts_segments: false, ..progress(0, 4) });
        near(counted.window, 10.1);
    }
}
