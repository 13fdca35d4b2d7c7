//! Congestion control: how the window grows, and how far a loss cuts it (RFC 5681).

use super::settings::Halves;
use crate::extremes::{larger, smaller};

/// Congestion window and slow-start threshold, in segments and fractions of them.
#[derive(Clone, Debug)]
pub struct Congestion {
    window: f64,
    threshold: f64,
    /// The window that the last cut left, before duplicates added to it.
    left: f64,
    halves: Halves,
}

impl Congestion {
    /// Rule sender-1: before the first loss the threshold is infinite (section 3.1).
    pub fn new(initial_window: u32, halves: Halves) -> Self {
        let window = f64::from(initial_window);
        Self { window, threshold: f64::INFINITY, left: window, halves }
    }

    /// Congestion window (cwnd), segments.
    #[inline]
    pub fn window(&self) -> f64 {
        self.window
    }

    /// Slow start threshold (ssthresh), segments; infinite before the first loss.
    #[inline]
    pub fn threshold(&self) -> f64 {
        self.threshold
    }

    /// Whether the window allows one more segment than `in_flight`.
    #[inline]
    pub fn has_room(&self, in_flight: u32) -> bool {
        f64::from(in_flight) + 1.0 <= self.window
    }

    /// At the threshold itself either may be used (section 3.1): here it is congestion avoidance.
    #[inline]
    pub fn is_slow_start(&self) -> bool {
        self.window < self.threshold
    }

    /// Rule sender-2: an acknowledgment of new data outside recovery adds a segment in slow start (equation 2), and
    /// 1/cwnd of a segment in congestion avoidance (equation 3).
    #[inline]
    pub fn grow(&mut self) {
        self.window += if self.is_slow_start() { 1.0 } else { 1.0 / self.window };
    }

    /// Rule sender-3: a loss sets ssthresh = max(FlightSize / 2, 2) (equation 4); with rule sender-28, half of the
    /// window.
    pub fn lower_threshold(&mut self, flight_size: u32) {
        if self.halves == Halves::Flight {
            self.threshold = larger(f64::from(flight_size) / 2.0, 2.0);
            self.left = self.threshold;
        } else {
            self.halve_threshold(self.window);
        }
    }

    /// Sets the threshold to half of this window, at least two segments (rule sender-26). As in ns-2 the threshold is
    /// whole, and the window that is left may have a fraction and may be one segment (rule sender-28).
    pub fn halve_threshold(&mut self, window: f64) {
        let half = window / 2.0;
        let whole = f64::from(half as u32);
        (self.threshold, self.left) = match self.halves {
            Halves::Flight => (larger(half, 2.0), larger(half, 2.0)),
            Halves::Window => (larger(whole, 2.0), larger(half, 1.0)),
            Halves::Whole => (larger(whole, 2.0), larger(whole, 1.0)),
        };
    }

    /// The window that the last cut left, before duplicates added to it.
    pub fn left(&self) -> f64 {
        self.left
    }

    /// Sets the window as a recovery asks, at least one segment.
    pub fn set_window(&mut self, window: f64) {
        self.window = larger(window, 1.0);
    }

    /// Sets the window to what the cut left, the threshold (RFC 5681), or to `most` if that is less.
    pub fn deflate(&mut self, most: f64) {
        self.set_window(smaller(self.left, most));
    }
}
