//! The two disturbances of Neglia, Falletta and Bianchi: packets that are delayed at random, and may
//! overtake each other, and packets that are lost (docs/red.md, rules red-3 and red-4).

use super::{Nanos, Packet};
use crate::logarithm::logarithm;
use crate::random::{BLOCK, Random, Stream, midpoint, uniform};
use crate::vectors::{LANES, Lanes, Number, bits_of, of_words};

/// A node of the path that delays and loses packets at random.
#[derive(Clone, Debug)]
pub struct Disturbance {
    constant: Nanos,
    tau: Nanos,
    loss: f64,
    random: Random,
    flow: u32,
    /// The random draws for a block of packets: drawn together they take half the time.
    draws: Box<Draws>,
    block: u32,
}

/// The random draws for each packet of a block.
#[derive(Clone, Copy, Debug, Default)]
struct Draws {
    /// The exponential delay, ns.
    extra: [Nanos; BLOCK],
    /// A uniform number in (0, 1), as a word: the packet is lost if it is below the loss probability.
    loss: [u32; BLOCK],
}

impl Disturbance {
    /// Every packet of `flow` is delayed by `constant` ns (T − tau) plus an exponential delay of mean `tau` ns, and
    /// lost with probability `loss` (p_s).
    #[must_use]
    pub fn new(constant: Nanos, tau: Nanos, loss: f64, random: Random, flow: u32) -> Self {
        Self { constant, tau, loss, random, flow, draws: Box::default(), block: u32::MAX }
    }

    /// Whether packets leave in the order in which they came.
    #[must_use]
    pub fn keeps_order(&self) -> bool {
        self.tau == 0
    }

    /// When a packet that arrives now leaves; `None` if it is lost. Its random draws depend only on its number in the
    /// flow.
    #[inline]
    #[must_use]
    pub fn pass(&mut self, now: Nanos, packet: &Packet) -> Option<Nanos> {
        if self.tau == 0 && self.loss == 0.0 {
            return Some(now + self.constant);
        }
        let (block, place) = (packet.number / BLOCK as u32, packet.number as usize % BLOCK);
        if block != self.block {
            self.draw(block);
        }
        let (extra, loss) = (self.draws.extra[place], self.draws.loss[place]);
        (uniform(loss) >= self.loss || packet.is_spared).then_some(now + self.constant + extra)
    }

    #[inline(never)]
    fn draw(&mut self, block: u32) {
        let drawn = self.random.block(Stream::Disturbance, block * BLOCK as u32, self.flow);
        self.draws.loss = *drawn.each(1);
        if self.tau > 0 {
            let mean = Lanes::of(-(self.tau as f64));
            let (places, words) = (self.draws.extra.as_chunks_mut::<LANES>().0, drawn.each(0).as_chunks().0);
            for (extra, words) in places.iter_mut().zip(words) {
                *extra = bits_of(whole(mean * logarithm(midpoint(of_words(*words)))));
            }
        }
        self.block = block;
    }
}

/// Rounds a delay below 2^52 ns down to a whole number, in the bits of a float: by additions, which SIMD has, instead
/// of a conversion, which it lacks.
#[inline(always)]
fn whole<N: Number>(delay: N) -> N {
    const WHOLE: f64 = (1_u64 << 52) as f64;
    let nearest = delay + N::of(WHOLE);
    let is_more = (nearest - N::of(WHOLE)).is_above(delay);
    // subtracts 1 where rounding went up: there all bits are set, which is −1
    nearest.add_bits(N::of_bits(WHOLE.to_bits().wrapping_neg())).add_bits(is_more)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disturbance(tau: Nanos, loss: f64) -> Disturbance {
        let random = Random::new(1, 0);
        Disturbance::new(6_000_000 - tau, tau, loss, random, 3)
    }

    fn packet(number: u32) -> Packet {
        Packet { number, ..Packet::default() }
    }

    #[test]
    fn the_mean_delay_is_t_whatever_tau_is() {
        for tau in [0, 2_000_000, 6_000_000] {
            let mut disturbance = disturbance(tau, 0.0);
            let delays = (0..40_000).map(|number| disturbance.pass(0, &packet(number)).unwrap() as f64);
            let mean = delays.sum::<f64>() / 40_000.0;
            assert!((mean - 6e6).abs() < 0.05 * 2e6, "tau {tau}: {mean}");
        }
    }

    #[test]
    fn a_share_is_lost_and_the_same_packets_are_at_a_higher_share() {
        let lost = |share: f64| -> Vec<u32> {
            let mut disturbance = disturbance(0, share);
            (0..40_000).filter(|&number| disturbance.pass(0, &packet(number)).is_none()).collect()
        };
        let (few, many) = (lost(0.005), lost(0.05));
        assert!((few.len() as f64 - 200.0).abs() < 50.0 && (many.len() as f64 - 2000.0).abs() < 150.0);
        assert!(few.iter().all(|number| many.contains(number)));
    }

    #[test]
    fn a_whole_delay_is_the_one_that_a_conversion_gives() {
        for delay in [0.0, 0.1, 0.5, 0.999_999_9, 1.0, 1.5, 2.5, 3.499, 6e6 - 0.5, 1e9 / 3.0, 1e15 / 7.0] {
            assert_eq!(whole(delay).to_bits(), delay as Nanos, "{delay}");
        }
    }
}
