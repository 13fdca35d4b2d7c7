//! The TCP throughput equation (RFC 5348, section 3.1), with t_RTO = 4R and b = 1.

/// Rate in bytes per second that a TCP connection with segments of `size` bytes would have at a round-trip time of
/// `round_trip` seconds and a loss event rate `p`; infinite without loss.
#[must_use]
pub fn rate(size: f64, round_trip: f64, p: f64) -> f64 {
    size / (round_trip * denominator(p))
}

/// The loss event rate at which the equation gives `rate` bytes per second: at most 1, above 0.
#[must_use]
pub fn loss_event_rate(size: f64, round_trip: f64, rate: f64) -> f64 {
    let wanted = size / (round_trip * rate);
    let (mut low, mut high) = (0.0, 1.0);
    if wanted.is_nan() || wanted >= denominator(high) {
        return high;
    }
    // the denominator rises with p; this many halvings reach the last bits of any p that matters
    for _ in 0..64 {
        let middle = 0.5 * (low + high);
        if denominator(middle) < wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// The inverse of the rate in packets per round trip: s / (R X).
fn denominator(p: f64) -> f64 {
    (p * (2.0 / 3.0)).sqrt() + 12.0 * (p * (3.0 / 8.0)).sqrt() * p * (1.0 + 32.0 * p * p)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked by hand: p = 0.01 gives sqrt(0.00667) + 12 sqrt(0.00375) 0.01 (1.0032) = 0.08165 + 0.00737.
    #[test]
    fn worked_values() {
        assert!((rate(1000.0, 0.1, 0.01) / 112_326.0 - 1.0).abs() < 1e-3, "{}", rate(1000.0, 0.1, 0.01));
        // sqrt(2/3) + 12 sqrt(3/8) 33
        assert!((rate(1.0, 1.0, 1.0) * (0.816_497 + 12.0 * 0.612_372 * 33.0) - 1.0).abs() < 1e-5);
        // half a packet in a round trip: the loss event rate of a flow whose first packet is lost, 20.64%
        // (Linux, net/dccp/ccids, from RFC 5348, section 6.3.1)
        let p = loss_event_rate(1.0, 1.0, 0.5);
        assert!((p - 0.2064).abs() < 1e-4, "{p}");
        assert_eq!(rate(1000.0, 0.1, 0.0), f64::INFINITY);
    }

    #[test]
    fn the_inverse_undoes_the_equation() {
        for p in [1e-7, 1e-4, 0.003, 0.05, 0.4, 0.99] {
            let back = loss_event_rate(500.0, 0.2, rate(500.0, 0.2, p));
            assert!((back / p - 1.0).abs() < 1e-9, "{p}: {back}");
        }
        assert_eq!(loss_event_rate(500.0, 0.1, 0.0), 1.0);
    }
}
