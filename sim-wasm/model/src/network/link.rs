//! A link: it sends one packet after another, at its rate.

use super::Nanos;

/// A link with a rate. Packets wait in front of it; none is lost here.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Transmission time of a byte, ns.
    per_byte: f64,
    /// Size and transmission time of the last packet: the next one mostly has the same size.
    last: (u32, Nanos),
    free_at: Nanos,
}

impl Link {
    /// A link of `rate` Mbit/s, idle.
    #[must_use]
    pub fn of(rate: f64) -> Self {
        Self { per_byte: 8000.0 / rate, last: (0, 0), free_at: 0 }
    }

    /// Transmission time of a packet of `size` bytes, to the nearest nanosecond.
    #[inline]
    #[must_use]
    pub fn time_of(&self, size: u32) -> Nanos {
        (f64::from(size) * self.per_byte + 0.5) as Nanos
    }

    /// Sends a packet that is ready at `now`; returns the start and end of its transmission. Packets have to be given
    /// in order of arrival.
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
