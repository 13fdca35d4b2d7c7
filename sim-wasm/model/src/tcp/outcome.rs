//! The result of a transfer.

use super::order::Order;

/// The result of a transfer, or of the part that is simulated so far.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Bytes that have arrived, each once.
    pub bytes: f64,
    /// Duration, s.
    pub duration: f64,
    /// Throughput of the same transfer without jitter, Mbit/s.
    pub undisturbed: f64,
    /// Reordering of packets sent back to back over the path.
    pub order: Order,
    /// Packets sent.
    pub sent: u64,
    /// Packets that are retransmissions.
    pub again: u64,
    /// Packets that arrived.
    pub arrived: u64,
    /// Packets that the receiver had already.
    pub useless: u64,
    /// Cuts of the window, timeouts included.
    pub cuts: u32,
    /// Cuts that were undone.
    pub undos: u32,
    /// Expirations of the retransmission timer.
    pub timeouts: u32,
    /// The highest duplicate threshold in force.
    pub highest_threshold: u32,
    /// Congestion window, averaged over time, segments.
    pub window_mean: f64,
}

impl Outcome {
    /// Throughput, Mbit/s.
    #[must_use]
    pub fn throughput(&self) -> f64 {
        if self.duration > 0.0 { self.bytes * 8e-6 / self.duration } else { 0.0 }
    }

    /// Throughput over the throughput without jitter.
    #[must_use]
    pub fn throughput_ratio(&self) -> f64 {
        if self.undisturbed > 0.0 { self.throughput() / self.undisturbed } else { 0.0 }
    }
}
