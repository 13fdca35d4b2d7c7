//! Congestion control algorithms behind one interface: how the window grows, what a loss leaves of it, and what is
//! restored when the loss turns out to be spurious (docs/tcp.md, congestion control).
//!
//! Each algorithm is a module that names its source; [`Control`] lists them. Windows have fractions, where Linux counts
//! acknowledgments up to whole segments.

mod bic;
mod cubic;
mod highspeed;
mod reno;
mod westwood;
mod yeah;

use crate::extremes::larger;
use crate::time::Time;

/// Congestion window and slow-start threshold, in segments and fractions of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// cwnd.
    pub window: f64,
    /// ssthresh; infinite before the first loss.
    pub threshold: f64,
}

impl Window {
    /// Whether the window is below the threshold.
    #[inline]
    #[must_use]
    pub fn is_slow_start(&self) -> bool {
        self.window < self.threshold
    }
}

/// What an acknowledgment reports to congestion control.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// When it arrived.
    pub now: Time,
    /// Segments that it newly acknowledges cumulatively.
    pub acknowledged: u32,
    /// Segments that it newly acknowledges, cumulatively or by a SACK block.
    pub delivered: u32,
    /// The round trip that it measured, if it did.
    pub round_trip: Option<Time>,
    /// Segments in flight after it.
    pub in_flight: u32,
    /// The lowest segment that is not acknowledged.
    pub unacknowledged: u32,
    /// The lowest segment that was never sent.
    pub unsent: u32,
    /// Whether the window grows by the number of acknowledged segments (RFC 3465) or of acknowledgments.
    pub counts_segments: bool,
}

impl Progress {
    /// Segments by which the window grows in slow start.
    #[inline]
    fn counted(&self) -> f64 {
        if self.counts_segments { f64::from(self.acknowledged) } else { 1.0 }
    }
}

/// What an undo restores of the window after a spurious cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UndoRule {
    /// The window before the cut (Linux from 4.15 on: `tcp_reno_undo_cwnd`).
    #[default]
    Before,
    /// Twice the threshold that the cut left, for algorithms without a rule of their own (`tcp_undo_cwr` before 4.15).
    TwiceThreshold,
}

impl UndoRule {
    /// Rule growth-2: an undo never lowers window or threshold.
    fn restore(self, w: &mut Window, before: &Window) {
        w.window = match self {
            Self::Before => larger(w.window, before.window),
            Self::TwiceThreshold => larger(w.window, 2.0 * w.threshold),
        };
        w.threshold = larger(w.threshold, before.threshold);
    }
}

/// A congestion control algorithm.
pub trait Growth: Send {
    /// Sees every acknowledgment, also during a recovery: for estimates of round trip and rate.
    fn observe(&mut self, _progress: &Progress) {}

    /// Grows the window on an acknowledgment of new data outside recovery, if the window limits what is sent.
    fn grow(&mut self, w: &mut Window, progress: &Progress);

    /// The threshold after a loss. `flight` is FlightSize without the segments of limited transmit.
    fn cut(&mut self, w: &Window, flight: u32, now: Time) -> f64;

    /// The threshold after a timeout.
    fn time_out(&mut self, w: &Window, flight: u32, now: Time) -> f64 {
        self.cut(w, flight, now)
    }

    /// Undoes a spurious cut; `before` is the window before it.
    fn undo(&mut self, w: &mut Window, before: &Window, now: Time);

    /// A copy, for simulating ahead.
    fn copied(&self) -> Box<dyn Growth>;
}

impl Clone for Box<dyn Growth> {
    fn clone(&self) -> Self {
        self.copied()
    }
}

/// The algorithms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Control {
    /// RFC 5681.
    #[default]
    Reno,
    /// Xu, Harfoush and Rhee 2004.
    Bic,
    /// RFC 3649.
    HighSpeed,
    /// Westwood+: Grieco and Mascolo 2004.
    Westwood,
    /// Baiocchi, Castellani and Vacirca 2007.
    Yeah,
    /// RFC 9438.
    Cubic,
}

impl Control {
    /// Every algorithm, in order of publication.
    pub const ALL: [Self; 6] =
        [Self::Reno, Self::HighSpeed, Self::Bic, Self::Westwood, Self::Yeah, Self::Cubic];

    /// Its id in scenarios and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Reno => "reno",
            Self::Bic => "bic",
            Self::HighSpeed => "highspeed",
            Self::Westwood => "westwood",
            Self::Yeah => "yeah",
            Self::Cubic => "cubic",
        }
    }

    /// The algorithm with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.id() == id)
    }

    /// Its state at the start of a connection.
    #[must_use]
    pub fn growth(self, undone: UndoRule) -> Box<dyn Growth> {
        match self {
            Self::Reno => Box::new(reno::Reno::new(undone)),
            Self::Bic => Box::new(bic::Bic::new(undone)),
            Self::HighSpeed => Box::new(highspeed::HighSpeed::new(undone)),
            Self::Westwood => Box::new(westwood::Westwood::default()),
            Self::Yeah => Box::new(yeah::Yeah::new(undone)),
            Self::Cubic => Box::new(cubic::Cubic::default()),
        }
    }
}

/// Rule growth-1: slow start (RFC 5681, section 3.1) up to the threshold; returns the segments left for congestion
/// avoidance.
#[inline]
fn slow_start(w: &mut Window, counted: f64) -> f64 {
    if !w.is_slow_start() {
        return counted;
    }
    if counted <= 1.0 {
        // an acknowledgment of one segment crosses the threshold whole, as in equation 2
        w.window += counted;
        return 0.0;
    }
    let room = w.threshold - w.window;
    let taken = if counted < room { counted } else { room };
    w.window += taken;
    counted - taken
}

#[cfg(test)]
mod testing {
    use super::*;
    use crate::time::SECOND;

    /// An acknowledgment of `acknowledged` segments at `ms`, with a round trip of 100 ms.
    pub fn progress(ms: u64, acknowledged: u32) -> Progress {
        Progress {
            now: ms * (SECOND / 1000),
            acknowledged,
            delivered: acknowledged,
            round_trip: Some(SECOND / 10),
            in_flight: 100,
            unacknowledged: 1,
            unsent: 101,
            counts_segments: true,
        }
    }

    pub fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9 * larger(expected.abs(), 1.0), "{found}, not {expected}");
    }

    /// Congestion avoidance at this window: the threshold is the window.
    pub fn avoiding(window: f64) -> Window {
        Window { window, threshold: window }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::progress;
    use super::*;
    use crate::time::SECOND;

    #[test]
    fn every_algorithm_has_a_name_and_starts_slowly() {
        for control in Control::ALL {
            assert_eq!(Control::named(control.id()), Some(control));
            let mut growth = control.growth(UndoRule::Before);
            let mut w = Window { window: 10.0, threshold: f64::INFINITY };
            for _ in 0..5 {
                growth.observe(&progress(100, 2));
                growth.grow(&mut w, &progress(100, 2));
            }
            assert_eq!(w.window, 20.0, "{}", control.id());
        }
        assert_eq!(Control::named("vegas"), None);
    }

    /// No algorithm leaves less than two segments, grows at a loss, or lowers the window in an undo.
    #[test]
    fn cuts_and_undos_stay_within_their_bounds() {
        for control in Control::ALL {
            for window in [1.0, 2.5, 14.0, 38.0, 400.0, 2000.0] {
                let mut growth = control.growth(UndoRule::Before);
                for ms in 0..40 {
                    growth.observe(&progress(10 * ms, 8));
                }
                let before = Window { window, threshold: 900.0 };
                let left = growth.cut(&before, window as u32, 4 * SECOND);
                assert!(left >= 2.0, "{} {window}: {left}", control.id());
                if control != Control::Westwood {
                    assert!(left <= larger(window, 2.0), "{} {window}: {left}", control.id());
                }
                let mut w = Window { window: left, threshold: left };
                growth.undo(&mut w, &before, 4 * SECOND);
                assert!(w.window >= left || control == Control::Westwood, "{}", control.id());
                assert!(growth.time_out(&before, window as u32, 5 * SECOND) >= 2.0);
            }
        }
    }

    #[test]
    fn an_old_linux_gives_back_twice_the_threshold() {
        let before = Window { window: 100.0, threshold: 80.0 };
        for (control, window) in [(Control::Reno, 100.0), (Control::Yeah, 175.0)] {
            let mut growth = control.growth(UndoRule::TwiceThreshold);
            let left = growth.cut(&before, 100, 0);
            let mut w = Window { window: left, threshold: left };
            growth.undo(&mut w, &before, 0);
            assert_eq!((w.window, w.threshold), (window, larger(left, 80.0)), "{}", control.id());
        }
    }
}
