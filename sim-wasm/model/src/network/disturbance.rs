//! The two disturbances of Neglia, Falletta and Bianchi: packets that are delayed at random, and may
//! overtake each other, and packets that are lost (docs/red.md, rules red-3 and red-4).

use super::{Nanos, Packet};
use crate::random::{Random, Stream};

/// A place on the path that delays and loses packets by chance.
#[derive(Clone, Copy, Debug)]
pub struct Disturbance {
    /// What every packet is delayed by, ns: T − tau.
    pub constant: Nanos,
    /// Mean of the exponential delay on top, ns: tau.
    pub tau: Nanos,
    /// Share of the packets that are lost: p_s.
    pub loss: f64,
    /// The luck, of which the packets of `flow` have their own.
    pub random: Random,
    /// The flow.
    pub flow: u32,
}

impl Disturbance {
    /// When a packet that comes now leaves; `None` if it is lost. A packet's luck depends on its number in the
    /// flow alone.
    #[inline]
    #[must_use]
    pub fn pass(&self, now: Nanos, packet: &Packet) -> Option<Nanos> {
        if self.tau == 0 && self.loss == 0.0 {
            return Some(now + self.constant);
        }
        let [delay, loss, ..] = self.random.uniforms(Stream::Disturbance, packet.number, self.flow);
        if loss < self.loss && !packet.is_spared {
            return None;
        }
        let extra = if self.tau == 0 { 0.0 } else { -(self.tau as f64) * libm::log(delay) };
        Some(now + self.constant + extra as Nanos)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disturbance(tau: Nanos, loss: f64) -> Disturbance {
        let random = Random::new(1, 0);
        Disturbance { constant: 6_000_000 - tau, tau, loss, random, flow: 3 }
    }

    fn packet(number: u32) -> Packet {
        Packet { number, ..Packet::default() }
    }

    #[test]
    fn the_mean_delay_is_t_whatever_tau_is() {
        for tau in [0, 2_000_000, 6_000_000] {
            let disturbance = disturbance(tau, 0.0);
            let delays = (0..40_000).map(|number| disturbance.pass(0, &packet(number)).unwrap() as f64);
            let mean = delays.sum::<f64>() / 40_000.0;
            assert!((mean - 6e6).abs() < 0.05 * 2e6, "tau {tau}: {mean}");
        }
    }

    #[test]
    fn a_share_is_lost_and_the_same_packets_are_at_a_higher_share() {
        let lost = |share: f64| -> Vec<u32> {
            let disturbance = disturbance(0, share);
            (0..40_000).filter(|&number| disturbance.pass(0, &packet(number)).is_none()).collect()
        };
        let (few, many) = (lost(0.005), lost(0.05));
        assert!((few.len() as f64 - 200.0).abs() < 50.0 && (many.len() as f64 - 2000.0).abs() < 150.0);
        assert!(few.iter().all(|number| many.contains(number)));
    }
}
