//! A link that sends one packet after the other.

/// A link of a given rate, with a queue without end.
#[derive(Debug)]
pub struct Link {
    /// Mbit/s.
    rate: u64,
    /// When it has sent what it was given, ns.
    free: u64,
}

impl Link {
    pub fn new(rate: u64) -> Self {
        Self { rate, free: 0 }
    }

    /// When a packet that comes at `at` has been sent, ns.
    pub fn pass(&mut self, at: u64, length: u32) -> u64 {
        self.free = self.free.max(at) + u64::from(length) * 8 * 1_000 / self.rate;
        self.free
    }
}
