//! YeAH: fast while the queue is short, Reno where it grows (Baiocchi, Castellani and Vacirca, "YeAH-TCP: yet another
//! highspeed TCP", PFLDnet 2007), with the constants and the order of decisions of Linux (`tcp_yeah.c`).

use super::{Growth, Progress, UndoRule, Window, slow_start};
use crate::extremes::{larger, smaller};
use crate::time::Time;

/// Segments in the queue above which the window is lowered (alpha).
const QUEUE: f64 = 80.0;
/// The window may grow fast while the round trip exceeds the base by at most base / 8 (phy).
const DELAY: u64 = 8;
/// Slow round trips in a row after which a loss halves the window (rho).
const SLOW: u32 = 16;
/// A competing Reno is forgotten after more fast round trips than this (zeta).
const FAST: u32 = 50;
/// In the fast mode, acknowledged segments for which the window grows by one (Scalable TCP).
const SCALABLE: f64 = 100.0;
/// A decision needs more round-trip samples than this in its window.
const SAMPLES: u32 = 2;

/// The state of YeAH: its estimates of the queue and of a competing Reno.
#[derive(Clone, Debug)]
pub struct Yeah {
    undone: UndoRule,
    /// The shortest round trip so far, and that of this window with its number of samples.
    base: Time,
    least: Time,
    samples: u32,
    /// The window's round ends when this segment is acknowledged.
    end: u32,
    /// Segments in the queue at the last decision.
    queue: f64,
    /// The window that Reno would have (`reno_count`).
    reno: f64,
    /// Slow round trips in a row, and fast ones since the last loss.
    slow: u32,
    fast: u32,
}

impl Yeah {
    pub fn new(undone: UndoRule) -> Self {
        Self {
            undone,
            base: Time::MAX,
            least: Time::MAX,
            samples: 0,
            end: 0,
            queue: 0.0,
            reno: 2.0,
            slow: 0,
            fast: 0,
        }
    }

    /// Rule growth-6: once per round trip, estimates the queue and decides what follows from it.
    fn decide(&mut self, w: &mut Window) {
        let excess = self.least - self.base;
        self.queue = w.window * excess as f64 / self.least as f64;
        if self.queue > QUEUE || excess > self.base / DELAY {
            if self.queue > QUEUE && w.window > self.reno {
                // the queue is taken out of the window, half of it at most (gamma 1, epsilon 1)
                w.window = larger(w.window - smaller(self.queue, w.window / 2.0), self.reno);
                w.threshold = w.window;
            }
            self.reno = if self.reno <= 2.0 { larger(w.window / 2.0, 2.0) } else { self.reno + 1.0 };
            self.slow = self.slow.saturating_add(1);
        } else {
            self.fast += 1;
            if self.fast > FAST {
                (self.reno, self.fast) = (2.0, 0);
            }
            self.slow = 0;
        }
    }
}

impl Growth for Yeah {
    fn observe(&mut self, progress: &Progress) {
        if let Some(round_trip) = progress.round_trip {
            self.base = self.base.min(round_trip);
            self.least = self.least.min(round_trip);
            self.samples += 1;
        }
    }

    fn grow(&mut self, w: &mut Window, progress: &Progress) {
        if w.is_slow_start() {
            slow_start(w, progress.counted());
        } else if self.slow == 0 {
            w.window += f64::from(progress.acknowledged) / smaller(w.window, SCALABLE);
        } else {
            w.window += 1.0 / w.window;
        }
        if progress.unacknowledged > self.end {
            if self.samples > SAMPLES {
                self.decide(w);
            }
            self.end = progress.unsent;
            (self.least, self.samples) = (Time::MAX, 0);
        }
    }

    /// `tcp_yeah_ssthresh`: the queue is taken out of the window, at least an eighth (delta 3); half when it competes
    /// with Reno.
    fn cut(&mut self, w: &Window, _flight: u32, _now: Time) -> f64 {
        let half = larger(w.window / 2.0, 2.0);
        let taken = if self.slow < SLOW { larger(smaller(self.queue, half), w.window / 8.0) } else { half };
        self.fast = 0;
        self.reno = larger(self.reno / 2.0, 2.0);
        larger(w.window - taken, 2.0)
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
    use crate::time::SECOND;

    const MS: Time = SECOND / 1000;

    fn of(base: Time, least: Time) -> Yeah {
        Yeah { base, least, samples: 3, end: 0, ..Yeah::new(UndoRule::Before) }
    }

    /// By hand: round trip 150 ms, base 100 ms, window 600: 600 x 50/150 = 200 segments queue, and are taken out.
    #[test]
    fn a_long_queue_is_drained() {
        let (mut yeah, mut w) = (of(100 * MS, 150 * MS), avoiding(600.0));
        yeah.decide(&mut w);
        near(w.window, 400.0);
        near(w.threshold, 400.0);
        assert_eq!((yeah.slow, yeah.reno), (1, 200.0));
        // and from now on the window grows as Reno's
        yeah.grow(&mut w, &Progress { unacknowledged: 0, ..progress(0, 4) });
        near(w.window, 400.0 + 1.0 / 400.0);
    }

    /// By hand: 104 ms, base 100 ms: 23 segments queue, and the round trip has grown by less than an eighth: one
    /// segment per 100.
    #[test]
    fn a_short_queue_lets_it_grow_fast() {
        let (mut yeah, mut w) = (of(100 * MS, 104 * MS), avoiding(600.0));
        yeah.decide(&mut w);
        yeah.grow(&mut w, &Progress { unacknowledged: 0, ..progress(0, 4) });
        near(w.window, 600.04);
        near(yeah.queue, 600.0 * 4.0 / 104.0);
        // a loss takes an eighth, more than the queue
        near(yeah.cut(&w, 600, 0), 600.04 * 7.0 / 8.0);
    }
}
