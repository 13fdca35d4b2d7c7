//! A node of the path that gives packets different delays and loses none, so that they overtake each other
//! (docs/tcp.md, the path).

use super::{Nanos, PER_MS, Packet};
use crate::extremes::larger;
use crate::laws::{Law, Quantiles};
use crate::random::{Random, Stream, uniform};

/// The distribution of delays over packets.
#[derive(Clone, Debug, PartialEq)]
pub enum Spread {
    /// Independent delays by a law around the mean; the jitter in ms.
    Law(Law, f64),
    /// (Share, extra delay in ms): this share of the packets is held back.
    Held(f64, f64),
    /// A share of the packets takes a longer route.
    Routes(Routes),
    /// Independent delays by a table of quantiles, on top of the least delay.
    Quantiles(Quantiles),
}

/// Two routes, between which packets or flowlets are distributed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Routes {
    /// Share of the packets, or of the flowlets, on the longer route.
    pub share: f64,
    /// Extra delay of the longer route, ms.
    pub extra: f64,
    /// The pause after which a new flowlet begins, ns; 0 if each packet chooses its own route.
    pub gap: Nanos,
    /// Whether the current flowlet is on the longer route, and when its last packet came.
    flowlet: (bool, Option<Nanos>),
}

impl Routes {
    /// Two routes before the first packet.
    #[must_use]
    pub fn new(share: f64, extra: f64, gap: Nanos) -> Self {
        Self { share, extra, gap, flowlet: (false, None) }
    }

    /// Rule path-3: extra delay of a packet that arrives now, ms. A flowlet is a series of packets without a pause
    /// longer than the gap.
    fn choose(&mut self, now: Nanos, draw: f64) -> f64 {
        let (is_long, last) = self.flowlet;
        let goes_on = last.is_some_and(|last| self.gap > 0 && now.saturating_sub(last) <= self.gap);
        let is_long = if goes_on { is_long } else { draw < self.share };
        self.flowlet = (is_long, Some(now));
        if is_long { self.extra } else { 0.0 }
    }
}

/// The node.
#[derive(Clone, Debug, PartialEq)]
pub struct Jitter {
    /// Delay of a packet that is neither early nor late, ns.
    pub delay: Nanos,
    /// How the delays of packets differ from it.
    pub spread: Spread,
    /// The random draws: a packet's depends only on its number in the flow.
    pub random: Random,
}

impl Jitter {
    /// When a packet that arrives now leaves, never before it arrived.
    #[inline(never)]
    #[must_use]
    pub fn pass(&mut self, now: Nanos, packet: &Packet) -> Nanos {
        let extra = match &mut self.spread {
            Spread::Law(_, 0.0) => return now + self.delay,
            // rule path-1
            Spread::Law(law, jitter) => *jitter * law.deviation(word(self.random, packet)),
            // rule path-2
            Spread::Held(share, extra) => {
                if uniform(word(self.random, packet)) < *share {
                    *extra
                } else {
                    0.0
                }
            }
            Spread::Routes(routes) => routes.choose(now, uniform(word(self.random, packet))),
            // rule path-4
            Spread::Quantiles(table) => table.at(uniform(word(self.random, packet))),
        };
        now + larger(self.delay as f64 + extra * PER_MS + 0.5, 0.0) as Nanos
    }
}

#[inline]
fn word(random: Random, packet: &Packet) -> u32 {
    random.words(Stream::Jitter, packet.number, 0)[0]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::nanos;

    fn delays(spread: Spread, spacing: Nanos) -> Vec<f64> {
        let mut jitter = Jitter { delay: nanos(50.0), spread, random: Random::new(1, 0) };
        (0..20_000_u32)
            .map(|number| {
                let now = u64::from(number) * spacing;
                (jitter.pass(now, &Packet { number, ..Packet::default() }) - now) as f64 / PER_MS
            })
            .collect()
    }

    fn mean(of: &[f64]) -> f64 {
        of.iter().sum::<f64>() / of.len() as f64
    }

    #[test]
    fn a_law_keeps_the_mean_and_has_the_jitter_as_its_deviation() {
        let delays = delays(Spread::Law(Law::Normal, 2.0), 1000);
        let deviation = mean(&delays.iter().map(|delay| (delay - 50.0) * (delay - 50.0)).collect::<Vec<_>>());
        assert!((mean(&delays) - 50.0).abs() < 0.05 && (deviation - 4.0).abs() < 0.15);
        assert!(self::delays(Spread::Law(Law::Normal, 0.0), 1000).iter().all(|&delay| delay == 50.0));
    }

    #[test]
    fn a_share_is_held_back() {
        let delays = delays(Spread::Held(0.1, 5.0), 1000);
        assert!(delays.iter().all(|&delay| delay == 50.0 || delay == 55.0));
        assert!((mean(&delays) - 50.5).abs() < 0.05);
    }

    /// With packets 1 µs apart, a gap of 2 µs makes one flowlet of all; without a gap each packet chooses its own
    /// route.
    #[test]
    fn a_flowlet_stays_on_its_route() {
        let routes = |gap| delays(Spread::Routes(Routes::new(0.5, 5.0, gap)), 1000);
        assert!((mean(&routes(0)) - 52.5).abs() < 0.1);
        assert!((mean(&routes(500)) - 52.5).abs() < 0.1);
        let one = routes(2000);
        assert!(one.iter().all(|&delay| delay == one[0]));
    }

    /// The share of packets within each delay is that of the table.
    #[test]
    fn the_delays_that_are_drawn_are_those_of_the_table() {
        let table = Quantiles::new(vec![(0.5, 0.0), (0.9, 4.0), (0.99, 4.0), (0.99, 30.0), (1.0, 50.0)]);
        let delays = delays(Spread::Quantiles(table), 1000);
        let within = |delay: f64| {
            delays.iter().filter(|&&one| one <= 50.0 + delay + 1e-5).count() as f64 / delays.len() as f64
        };
        for (delay, share) in [(0.0, 0.5), (2.0, 0.7), (4.0, 0.99), (29.0, 0.99), (40.0, 0.995), (50.0, 1.0)]
        {
            assert!((within(delay) - share).abs() < 0.01, "{delay} ms: {}", within(delay));
        }
    }
}
