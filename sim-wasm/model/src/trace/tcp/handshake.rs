//! The handshake of a TCP connection, of one direction.

use crate::trace::capture::transport::Segment;

/// The last SYN of a direction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Handshake {
    /// Its sequence number and time.
    syn: Option<(u32, f64)>,
    /// Whether it answered another.
    pub has_answered: bool,
}

impl Handshake {
    /// Takes in the next packet of this direction.
    pub fn take(&mut self, segment: &Segment, time: f64) {
        if segment.is_syn {
            self.syn = Some((segment.sequence, time));
            self.has_answered = segment.is_ack;
        }
    }

    /// The sequence number of the SYN.
    pub fn number(&self) -> Option<u32> {
        self.syn.map(|(number, _)| number)
    }

    /// Time of a SYN that opens the connection, ms.
    pub fn opened(&self) -> Option<f64> {
        self.syn.filter(|_| !self.has_answered).map(|(_, time)| time)
    }
}

/// The round trip, ms, if this segment completes a handshake that the same direction opened at `opened` and the other
/// one answered.
pub fn round_trip(segment: &Segment, opened: Option<f64>, time: f64) -> Option<f64> {
    let completes = segment.is_ack && !segment.is_syn;
    opened.filter(|_| completes).map(|opened| time - opened).filter(|&ms| ms > 0.0)
}

/// A sender begins with ten segments (RFC 6928): what lies beyond them was sent for an acknowledgment, and shows how long that
/// took. The handshake's round trip may be longer than any later one, where it wakes a radio or looks up an address.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstFlight {
    /// The first byte of the connection.
    first: Option<u32>,
    /// When the first of its bytes was acknowledged, ms.
    acknowledged: Option<f64>,
    is_over: bool,
}

impl FirstFlight {
    /// Bytes that a sender may send before the first acknowledgment.
    const WINDOW: u32 = 14_600;

    /// Whether it has still to be seen.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the next acknowledgment tells something.
    pub fn awaits(&self) -> bool {
        self.first.is_some() && self.acknowledged.is_none() && !self.is_over
    }

    /// Takes in an acknowledgment of the other direction.
    pub fn hear(&mut self, acknowledgment: Option<u32>, time: f64) {
        let is_beyond = |first: u32| acknowledgment.is_some_and(|now| (now.wrapping_sub(first) as i32) > 0);
        if self.awaits() && self.first.is_some_and(is_beyond) {
            self.acknowledged = Some(time);
        }
    }

    /// Takes in new bytes of a connection that began in the capture; the round trip, ms, with the first ones behind the
    /// flight.
    pub fn take(&mut self, start: u32, length: u32, time: f64) -> Option<f64> {
        let first = *self.first.get_or_insert(start);
        if self.is_over || start.wrapping_sub(first).saturating_add(length) <= Self::WINDOW {
            return None;
        }
        self.is_over = true;
        self.acknowledged.map(|since| time - since).filter(|&ms| ms > 0.0)
    }
}

/// What the other direction has acknowledged.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// The highest acknowledgment, and how often it was repeated.
    pub acknowledgment: Option<u32>,
    pub repeats: u32,
    /// Whether its last segment announced a window of 0, where known.
    pub is_window_closed: Option<bool>,
}

impl Answers {
    /// Takes in the next packet of the other direction.
    pub fn take(&mut self, segment: &Segment) {
        if segment.is_reset || !(segment.is_ack || segment.is_syn) {
            return;
        }
        self.is_window_closed = segment.is_window_closed.or(self.is_window_closed);
        let Some(now) = segment.acknowledgment.filter(|_| !segment.is_syn) else { return };
        let step = self.acknowledgment.map_or(1, |last| now.wrapping_sub(last) as i32);
        if step > 0 {
            self.acknowledgment = Some(now);
            self.repeats = 0;
        } else if step == 0 && segment.length == 0 && !segment.is_fin {
            self.repeats += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_the_first_flight_shows_the_round_trip() {
        let mut flight = FirstFlight::default();
        let start = u32::MAX - 5000;
        assert!(!flight.awaits());
        for k in 0..10_u32 {
            assert_eq!(flight.take(start.wrapping_add(1460 * k), 1460, f64::from(k)), None);
        }
        flight.hear(Some(start), 9.0);
        flight.hear(Some(start.wrapping_add(2920)), 10.0);
        flight.hear(Some(start.wrapping_add(5840)), 11.0);
        assert_eq!(flight.take(start.wrapping_add(14_600), 1460, 30.5), Some(20.5));
        assert_eq!(flight.take(start.wrapping_add(16_060), 1460, 31.0), None);
        // a sender that does not wait shows nothing
        let mut eager = FirstFlight::default();
        assert_eq!((0..20).find_map(|k| eager.take(1460 * k, 1460, 1.0)), None);
        assert!(eager.is_over() && !eager.awaits());
    }
}
