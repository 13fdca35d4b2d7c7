//! What a transfer comes to.

use super::order::Order;

/// A transfer, or what of it is done.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Bytes that have arrived, each once.
    pub bytes: f64,
    /// Time that it took, s.
    pub duration: f64,
    /// Throughput of the same transfer without jitter, Mbit/s.
    pub undisturbed: f64,
    /// How the path orders packets that are sent back to back.
    pub order: Order,
    /// Packets sent, and those sent again.
    pub sent: u64,
    /// Packets that had been sent before.
    pub again: u64,
    /// Packets that arrived, and those that were there already.
    pub arrived: u64,
    /// Packets that the receiver had already.
    pub useless: u64,
    /// How often the window was lowered, timeouts included, and how often that was taken back.
    pub cuts: u32,
    /// Cuts that were taken back.
    pub undos: u32,
    /// How often the timer ran out.
    pub timeouts: u32,
    /// The highest duplicate threshold in force.
    pub highest_threshold: u32,
    /// Congestion window, averaged over time.
    pub window_mean: f64,
}

impl Outcome {
    /// Mbit/s.
    #[must_use]
    pub fn throughput(&self) -> f64 {
        if self.duration > 0.0 { self.bytes * 8e-6 / self.duration } else { 0.0 }
    }

    /// What is kept of the throughput without jitter.
    #[must_use]
    pub fn throughput_ratio(&self) -> f64 {
        if self.undisturbed > 0.0 { self.throughput() / self.undisturbed } else { 0.0 }
    }
}
