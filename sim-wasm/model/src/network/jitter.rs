//! A place on the path that delays packets unevenly and loses none, so that they overtake each other
//! (docs/tcp.md, the path).

use super::{Nanos, PER_MS, Packet};
use crate::extremes::larger;
use crate::laws::Law;
use crate::random::{Random, Stream, uniform};

/// How delays differ.
#[derive(Clone, Debug)]
pub enum Spread {
    /// Independently, by a law around the mean; the jitter in ms.
    Law(Law, f64),
    /// A share of the packets is held back, by so many ms more.
    Held(f64, f64),
    /// A share of the packets takes a route that is longer by so many ms.
    Routes(Routes),
    /// By the quantiles of a distribution, ms: the least, then at even shares, the largest; linear in between.
    Quantiles(Vec<f64>),
}

/// Two routes, between which packets or flowlets are distributed.
#[derive(Clone, Copy, Debug)]
pub struct Routes {
    /// Share of the packets, or of the flowlets, on the longer one.
    pub share: f64,
    /// By how much it is longer, ms.
    pub extra: f64,
    /// The pause that begins a flowlet, ns; 0 where each packet finds its own route.
    pub gap: Nanos,
    /// Whether the flowlet under way is on the longer one, and when its last packet came.
    flowlet: (bool, Option<Nanos>),
}

impl Routes {
    /// Two routes that no packet has taken yet.
    #[must_use]
    pub fn new(share: f64, extra: f64, gap: Nanos) -> Self {
        Self { share, extra, gap, flowlet: (false, None) }
    }

    /// Rule path-3: the route of a packet that comes now. A flowlet is what comes without a pause longer than the gap.
    fn choose(&mut self, now: Nanos, draw: f64) -> f64 {
        let (is_long, last) = self.flowlet;
        let goes_on = last.is_some_and(|last| self.gap > 0 && now.saturating_sub(last) <= self.gap);
        let is_long = if goes_on { is_long } else { draw < self.share };
        self.flowlet = (is_long, Some(now));
        if is_long { self.extra } else { 0.0 }
    }
}

/// The place.
#[derive(Clone, Debug)]
pub struct Jitter {
    /// Delay of a packet that is neither early nor late, ns.
    pub delay: Nanos,
    /// How the others differ from it.
    pub spread: Spread,
    /// The luck: a packet's depends on its number in the flow alone.
    pub random: Random,
}

impl Jitter {
    /// When a packet that comes now leaves. Nothing leaves before it came.
    #[inline]
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
            Spread::Quantiles(quantiles) => quantile(quantiles, uniform(word(self.random, packet))),
        };
        now + larger(self.delay as f64 + extra * PER_MS + 0.5, 0.0) as Nanos
    }
}

#[inline]
fn word(random: Random, packet: &Packet) -> u32 {
    random.words(Stream::Jitter, packet.number, 0)[0]
}

/// Rule path-4: linear between two quantiles.
fn quantile(quantiles: &[f64], draw: f64) -> f64 {
    let along = draw * (quantiles.len().max(1) - 1) as f64;
    let below = along as usize;
    match (quantiles.get(below), quantiles.get(below + 1)) {
        (Some(&low), Some(&high)) => low + (high - low) * (along - below as f64),
        (low, _) => low.copied().unwrap_or(0.0),
    }
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

    /// 1 µs apart with a gap of 2 µs all is one flowlet; with none each packet finds its own route.
    #[test]
    fn a_flowlet_stays_on_its_route() {
        let routes = |gap| delays(Spread::Routes(Routes::new(0.5, 5.0, gap)), 1000);
        assert!((mean(&routes(0)) - 52.5).abs() < 0.1);
        assert!((mean(&routes(500)) - 52.5).abs() < 0.1);
        let one = routes(2000);
        assert!(one.iter().all(|&delay| delay == one[0]));
    }

    #[test]
    fn quantiles_are_joined_by_lines() {
        assert_eq!(
            [0.0, 0.25, 0.5, 0.75].map(|draw| quantile(&[0.0, 2.0, 10.0], draw)),
            [0.0, 1.0, 2.0, 6.0]
        );
        assert_eq!((quantile(&[3.0], 0.9), quantile(&[], 0.9)), (3.0, 0.0));
        // 2 ms on average in the lower half, 6 in the upper one
        assert!((mean(&delays(Spread::Quantiles(vec![0.0, 4.0, 8.0]), 1000)) - 54.0).abs() < 0.1);
    }
}
