//! Congestion control: how the window grows, and what a loss leaves of it (RFC 5681).

use crate::extremes::{larger, smaller};

/// Congestion window and slow-start threshold, in segments and fractions of them.
#[derive(Clone, Debug)]
pub struct Congestion {
    window: f64,
    threshold: f64,
    /// Whether a cut leaves half of the window in whole segments, as in ns-2 (rule sender-28).
    whole_halves: bool,
}

impl Congestion {
    /// Rule sender-1: before the first loss the threshold is as high as can be (section 3.1).
    pub fn new(initial_window: u32, whole_halves: bool) -> Self {
        Self { window: f64::from(initial_window), threshold: f64::INFINITY, whole_halves }
    }

    /// cwnd.
    #[inline]
    pub fn window(&self) -> f64 {
        self.window
    }

    /// ssthresh; infinite before the first loss.
    #[inline]
    pub fn threshold(&self) -> f64 {
        self.threshold
    }

    /// Whether one more segment may be in flight than `in_flight`.
    #[inline]
    pub fn has_room(&self, in_flight: u32) -> bool {
        f64::from(in_flight) + 1.0 <= self.window
    }

    /// At the threshold itself either may be used (section 3.1): here it is congestion avoidance.
    #[inline]
    pub fn is_slow_start(&self) -> bool {
        self.window < self.threshold
    }

    /// Rule sender-2, an acknowledgment of new data, outside recovery: a segment more in slow start (equation 2),
    /// and 1/cwnd of one in congestion avoidance (equation 3).
    #[inline]
    pub fn grow(&mut self) {
        self.window += if self.is_slow_start() { 1.0 } else { 1.0 / self.window };
    }

    /// Rule sender-3, a loss was found: ssthresh = max(FlightSize / 2, 2) (equation 4); half of the window with rule
    /// sender-28.
    pub fn lower_threshold(&mut self, flight_size: u32) {
        if self.whole_halves {
            self.halve_threshold(self.window);
        } else {
            self.threshold = larger(f64::from(flight_size) / 2.0, 2.0);
        }
    }

    /// The threshold is half of this window, two segments at least (rule sender-26).
    pub fn halve_threshold(&mut self, window: f64) {
        let half = if self.whole_halves { f64::from((window / 2.0) as u32) } else { window / 2.0 };
        self.threshold = larger(half, 2.0);
    }

    /// The window as recovery wants it, at least one segment.
    pub fn set_window(&mut self, window: f64) {
        self.window = larger(window, 1.0);
    }

    /// The window is the threshold, or `most` where that is less.
    pub fn deflate(&mut self, most: f64) {
        self.set_window(smaller(self.threshold, most));
    }
}
