//! The receive rates that limit the sender (RFC 5348, section 4.3: X_recv_set).

use crate::extremes::larger;
use crate::time::Time;

/// Most entries: a report comes once per round trip and at new loss events, and two round trips are kept.
const RATES_AT_MOST: usize = 16;

/// Receive rates of the last reports, bytes per second, with their times.
#[derive(Clone, Debug)]
pub struct ReceiveRates {
    entries: [(Time, f64); RATES_AT_MOST],
    count: usize,
}

impl Default for ReceiveRates {
    /// Before the first report, when nothing limits the rate.
    fn default() -> Self {
        let mut entries = [(0, 0.0); RATES_AT_MOST];
        entries[0] = (0, f64::INFINITY);
        Self { entries, count: 1 }
    }
}

impl ReceiveRates {
    /// The usual case: adds a rate, and drops those older than two round-trip times.
    pub fn update(&mut self, now: Time, rate: f64, round_trip: Time) {
        let oldest = now.saturating_sub(2 * round_trip);
        let mut kept = 0;
        for at in 0..self.count {
            if self.entries[at].0 >= oldest {
                self.entries[kept] = self.entries[at];
                kept += 1;
            }
        }
        self.count = kept;
        self.add(now, rate);
    }

    /// After an interval limited by the application: keeps only the largest rate.
    pub fn maximize(&mut self, now: Time, rate: f64) {
        let known = self.entries[..self.count].iter().map(|entry| entry.1).filter(|known| known.is_finite());
        self.only(now, known.fold(rate, larger));
    }

    /// Halves all rates.
    pub fn halve(&mut self) {
        self.entries[..self.count].iter_mut().for_each(|entry| entry.1 *= 0.5);
    }

    /// Keeps only this rate.
    pub fn only(&mut self, now: Time, rate: f64) {
        self.entries[0] = (now, rate);
        self.count = 1;
    }

    /// The largest rate, bytes of payload per second.
    #[must_use]
    pub fn largest(&self) -> f64 {
        self.entries[..self.count].iter().map(|entry| entry.1).fold(0.0, larger)
    }

    fn add(&mut self, now: Time, rate: f64) {
        if self.count == RATES_AT_MOST {
            self.entries.copy_within(1.., 0);
            self.count -= 1;
        }
        self.entries[self.count] = (now, rate);
        self.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_round_trips_are_kept() {
        let mut rates = ReceiveRates::default();
        assert_eq!(rates.largest(), f64::INFINITY);
        rates.update(100, 5.0, 60);
        assert_eq!(rates.largest(), f64::INFINITY, "the start is not two round trips ago");
        rates.update(200, 3.0, 60);
        assert_eq!(rates.largest(), 5.0);
        rates.update(221, 2.0, 60);
        assert_eq!(rates.largest(), 3.0);
        for at in 222..300 {
            rates.update(at, 1.0, 60);
        }
        assert_eq!(rates.largest(), 1.0, "more reports than are kept");
    }

    #[test]
    fn the_largest_alone_may_stay() {
        let mut rates = ReceiveRates::default();
        rates.maximize(10, 4.0);
        assert_eq!(rates.largest(), 4.0);
        rates.halve();
        rates.maximize(20, 1.0);
        assert_eq!(rates.largest(), 2.0);
        rates.only(30, 0.5);
        assert_eq!(rates.largest(), 0.5);
    }
}
