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
