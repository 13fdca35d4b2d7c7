//! Congestion windows of all flows, sampled periodically (figures 5 and 8; rule red-12).

use super::histogram::Histogram;
use crate::network::Nanos;

/// Time between two samples, ns: about a third of a round trip.
pub const PERIOD: Nanos = 50_000_000;
/// The largest window with a bin of its own, segments; larger ones are counted with it.
const WINDOW_AT_MOST: usize = 512;

/// The sampled windows.
#[derive(Clone, Debug)]
pub struct Windows {
    /// Windows in bins of whole segments.
    pub seen: Histogram,
}

impl Default for Windows {
    fn default() -> Self {
        Self { seen: Histogram::of(WINDOW_AT_MOST + 1) }
    }
}

impl Windows {
    /// Counts a flow's window, segments.
    pub fn see(&mut self, window: f64) {
        self.seen.count((window as usize).min(WINDOW_AT_MOST), window);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_told_apart_by_whole_segments() {
        let mut windows = Windows::default();
        [2.0, 4.5, 4.9, 1e6].into_iter().for_each(|window| windows.see(window));
        let counts = windows.seen.counts();
        assert_eq!((counts[2], counts[4], counts[WINDOW_AT_MOST]), (1, 2, 1));
    }
}
