//! A link: one packet after another, at its rate.

use super::Nanos;

/// A link with a rate. What waits for it waits in front of it; nothing is lost here.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Nanoseconds that a byte takes.
    per_byte: f64,
    /// Size of the last packet, and the time that it took: the next one is mostly as large.
    last: (u32, Nanos),
    free_at: Nanos,
}

impl Link {
    /// A link of `rate` Mbit/s, idle.
    #[must_use]
    pub fn of(rate: f64) -> Self {
        Self { per_byte: 8000.0 / rate, last: (0, 0), free_at: 0 }
    }

    /// Time that a packet of `size` bytes takes, to the nearest nanosecond.
    #[inline]
    #[must_use]
    pub fn time_of(&self, size: u32) -> Nanos {
        (f64::from(size) * self.per_byte + 0.5) as Nanos
    }

    /// Takes a packet that is there from `now` on; gives when its transmission starts and ends. Packets are
    /// given in the order in which they come.
    #[inline]
    pub fn send(&mut self, now: Nanos, size: u32) -> (Nanos, Nanos) {
        if self.last.0 != size {
            self.last = (size, self.time_of(size));
        }
        let start = self.free_at.max(now);
        self.free_at = start + self.last.1;
        (start, self.free_at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_wait_for_each_other() {
        let mut link = Link::of(6.0);
        assert_eq!(link.send(100, 1250), (100, 1_666_767));
        assert_eq!(link.send(200, 1250), (1_666_767, 3_333_434));
        assert_eq!(link.send(4_000_000, 40), (4_000_000, 4_053_333));
    }
}
