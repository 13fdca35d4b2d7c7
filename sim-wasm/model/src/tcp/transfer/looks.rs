//! The sender's state after each acknowledgment, thinned out so that short extremes are kept.

use super::bins::{Bins, Joined};
use crate::extremes::larger;
use crate::network::{AdaptiveFlow, Nanos};

/// The sender's state after an acknowledgment or a timer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Its time, ns.
    pub at: Nanos,
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; infinite before the first cut.
    pub slow_start: f64,
    /// Duplicate acknowledgments that it takes for a loss at present.
    pub threshold: u32,
    /// Reordering estimate: the largest lag that the sender has seen, segments.
    pub reordering: u32,
    /// RACK's reordering window, ns.
    pub rack: Nanos,
}

impl Look {
    /// The state of a flow's sender at a time.
    pub fn of(at: Nanos, AdaptiveFlow { sender, .. }: &AdaptiveFlow) -> Self {
        Self {
            at,
            window: sender.window(),
            slow_start: sender.threshold(),
            threshold: sender.duplicate_threshold(),
            reordering: sender.lag(),
            rack: sender.reordering_window(),
        }
    }
}

/// Of the states in one bin: the first, the last, and those with the extremes of the congestion window and of RACK's
/// window.
#[derive(Clone, Debug, Default)]
pub struct Extremes {
    seen: Option<[Look; 6]>,
}

impl Extremes {
    #[inline]
    pub fn take(&mut self, look: Look) {
        self.join(Self { seen: Some([look; 6]) });
    }

    /// The states in order of time, each once.
    pub fn looks(&self) -> Vec<Look> {
        let mut looks = self.seen.map_or_else(Vec::new, Vec::from);
        looks.sort_by_key(|look| look.at);
        looks.dedup();
        looks
    }
}

impl Joined for Extremes {
    #[inline]
    fn join(&mut self, later: Self) {
        let Some(later) = later.seen else { return };
        let Some([_, last, least, most, shortest, longest]) = &mut self.seen else {
            self.seen = Some(later);
            return;
        };
        *last = later[1];
        // of equal ones the first is kept
        if later[2].window < least.window {
            *least = later[2];
        }
        if later[3].window > most.window {
            *most = later[3];
        }
        if later[4].rack < shortest.rack {
            *shortest = later[4];
        }
        if later[5].rack > longest.rack {
            *longest = later[5];
        }
    }
}

/// Packets that arrive in one bin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arrivals {
    /// Packets whose segment had not arrived before.
    pub new: u32,
    /// The largest lag behind the highest segment, segments; 0 if no packet was late.
    pub lag: u32,
}

impl Joined for Arrivals {
    fn join(&mut self, later: Self) {
        self.new += later.new;
        self.lag = self.lag.max(later.lag);
    }
}

/// The part of a transfer that is shown.
#[derive(Clone, Debug)]
pub struct Stretch {
    from: Nanos,
    until: Nanos,
    /// The sender's last state before it.
    before: Option<Look>,
    looks: Bins<Extremes>,
    arrivals: Bins<Arrivals>,
}

/// Bins of states, as many as a screen shows; below, bins of arrivals, as many steps as can be told apart.
const LOOKS: usize = 800;
const ARRIVALS: usize = 200;

impl Stretch {
    pub fn of(from: Nanos, until: Nanos) -> Self {
        let (looks, arrivals) = (Bins::from(from, LOOKS), Bins::from(from, ARRIVALS));
        Self { from, until, before: None, looks, arrivals }
    }

    /// Whether a time is within the stretch.
    #[inline]
    pub fn has(&self, now: Nanos) -> bool {
        (self.from..=self.until).contains(&now)
    }

    /// Records the sender's new state; of the time before the stretch only the last state is kept.
    #[inline]
    pub fn look(&mut self, look: Look) {
        if look.at < self.from {
            self.before = Some(look);
        } else if look.at <= self.until {
            if let Some(before) = self.before.take() {
                self.looks.at(self.from).take(Look { at: self.from, ..before });
            }
            self.looks.at(look.at).take(look);
        }
    }

    /// Records the arrival of segments at the receiver.
    #[inline]
    pub fn arrive(&mut self, now: Nanos, arrivals: Arrivals) {
        if self.has(now) {
            self.arrivals.at(now).join(arrivals);
        }
    }

    pub fn looks(&self) -> Vec<Look> {
        self.looks.iter().flat_map(|(_, bin)| bin.looks()).collect()
    }

    /// For each bin its start (s), the segments per second that arrived in it for the first time, and the largest lag.
    /// The last bin ends at `end` (ns).
    pub fn arrivals(&self, end: Nanos) -> Vec<(f64, f64, u32)> {
        let width = self.arrivals.width();
        self.arrivals
            .iter()
            .map(|(start, bin)| {
                let stop = (start + width).min(self.until).min(end);
                let seconds = larger(stop.saturating_sub(start) as f64, 1.0) * 1e-9;
                (start as f64 * 1e-9, f64::from(bin.new) / seconds, bin.lag)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(at: Nanos, window: f64) -> Look {
        Look { at, window, slow_start: f64::INFINITY, threshold: 3, reordering: 0, rack: 0 }
    }

    /// A collapse that lasts for one of a hundred thousand states is kept.
    #[test]
    fn what_is_extreme_for_a_moment_is_kept() {
        let mut stretch = Stretch::of(0, Nanos::MAX);
        for i in 0..100_000 {
            stretch.look(at(i * 100_000, if i == 54_321 { 1.0 } else { 100.0 + (i % 7) as f64 }));
        }
        let looks = stretch.looks();
        assert!(looks.len() <= 6 * LOOKS && looks.len() > LOOKS, "{}", looks.len());
        assert!(looks.windows(2).all(|pair| pair[0].at <= pair[1].at));
        assert_eq!(looks.iter().filter(|look| look.window == 1.0).count(), 1);
        assert_eq!((looks[0].at, looks[looks.len() - 1].at), (0, 9_999_900_000));
    }

    #[test]
    fn a_stretch_begins_as_the_sender_stood() {
        let mut stretch = Stretch::of(50, 80);
        for (time, window) in [(10, 4.0), (40, 5.0), (60, 6.0), (90, 7.0)] {
            stretch.look(at(time, window));
        }
        let found: Vec<_> = stretch.looks().iter().map(|look| (look.at, look.window)).collect();
        assert_eq!(found, [(50, 5.0), (60, 6.0)]);
    }
}
