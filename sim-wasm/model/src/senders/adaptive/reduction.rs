//! Proportional rate reduction (RFC 6937): while a loss is repaired, what may be sent follows what is delivered.

use crate::extremes::{larger, smaller};

/// The state of a recovery.
#[derive(Clone, Copy, Debug)]
pub struct Reduction {
    /// FlightSize at the start (`RecoverFS`), segments.
    flight: f64,
    /// Segments delivered since (`prr_delivered`).
    delivered: f64,
    /// Segments sent since (`prr_out`).
    sent: f64,
}

impl Reduction {
    /// A recovery begins.
    pub fn new(flight: u32) -> Self {
        Self { flight: larger(f64::from(flight), 1.0), delivered: 0.0, sent: 0.0 }
    }

    /// Rule tcp-12: how many segments may be sent (`sndcnt`) after an acknowledgment that newly delivers `delivered`,
    /// with the slow-start reduction bound. The first retransmission is always allowed.
    pub fn allow(&mut self, delivered: u32, pipe: u32, threshold: f64) -> f64 {
        let (delivered, pipe) = (f64::from(delivered), f64::from(pipe));
        self.delivered += delivered;
        let count = if pipe > threshold {
            (self.delivered * threshold / self.flight).ceil() - self.sent
        } else {
            let limit = larger(self.delivered - self.sent, delivered) + 1.0;
            smaller(threshold - pipe, limit)
        };
        larger(count, if self.sent == 0.0 { 1.0 } else { 0.0 })
    }

    /// Notes that segments were sent.
    pub fn send(&mut self, segments: u32) {
        self.sent += f64::from(segments);
    }
}
