//! Random early detection: Floyd and Jacobson, "Random Early Detection Gateways for Congestion Avoidance",
//! IEEE/ACM Transactions on Networking 1(4), August 1993 (docs/red.md, rules red-5 to red-8).

use crate::extremes::smaller;
use crate::random::{Random, Stream, uniform};

/// How drops are spread over packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// p_b / (1 − count p_b), as published in 1993: the gaps are uniform, 1 to 1/p_b packets.
    Published,
    /// No drop before count p_b reaches 1, then p_b / (2 − count p_b): the gaps are 1/p_b to 2/p_b packets. Later
    /// simulators made this their default.
    Wait,
}

impl Spacing {
    /// Every spacing with its name in links.
    pub const ALL: [(&'static str, Self); 2] = [("1993", Self::Published), ("wait", Self::Wait)];
}

/// The law of a queue with random early detection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RedLaw {
    /// min_th, packets.
    pub min_threshold: f64,
    /// max_th, packets.
    pub max_threshold: f64,
    /// P_max: the probability p_b at max_th.
    pub max_probability: f64,
    /// P_min: the value of p_b below min_th and its start above it; 0 in the law of 1993.
    pub min_probability: f64,
    /// w_q: weight of a packet's queue in the average.
    pub weight: f64,
    /// A packet that finds at most one packet waiting is treated as below min_th, as in ns-2.
    pub spares_short: bool,
    /// From P_max at max_th the probability rises to 1 at twice max_th, instead of jumping there.
    pub is_gentle: bool,
    /// How drops are spread.
    pub spacing: Spacing,
}

impl RedLaw {
    /// p_b (rule red-6): the drop probability at an average queue of `average` packets, before drops are spread.
    #[inline]
    #[must_use]
    pub fn probability(&self, average: f64) -> f64 {
        let Self { min_threshold: low, max_threshold: high, max_probability, min_probability: least, .. } =
            *self;
        let most = smaller(least + max_probability, 1.0);
        if average < low {
            least
        } else if average < high {
            smaller(least + max_probability * (average - low) / (high - low), 1.0)
        } else if self.is_gentle && average < 2.0 * high {
            most + (1.0 - most) * (average - high) / high
        } else {
            1.0
        }
    }

    /// Share of the packets dropped in the long run at this average. Spreading makes drops more or less frequent than
    /// p_b: the mean gap is half of 1/p_b as published, and one and a half times 1/p_b with `wait`.
    #[must_use]
    pub fn share(&self, average: f64) -> f64 {
        let probability = self.probability(average);
        if probability <= 0.0 || probability >= 1.0 {
            return probability;
        }
        match self.spacing {
            Spacing::Published => smaller(2.0 * probability, 1.0),
            Spacing::Wait => 2.0 * probability / (3.0 - probability),
        }
    }
}

/// The state of a queue with random early detection.
#[derive(Clone, Copy, Debug)]
pub struct Red {
    law: RedLaw,
    /// ln(1 − w_q): during an idle time the average decays by this exponent for each packet that the link could have
    /// sent.
    ageing: f64,
    average: f64,
    /// Packets since the last drop; −1 while no packet may be dropped.
    count: f64,
    draws: Draws,
}

impl Red {
    /// An empty queue.
    #[must_use]
    pub fn new(law: RedLaw, random: Random) -> Self {
        let ageing = libm::log1p(-law.weight);
        Self {
            law,
            ageing,
            average: 0.0,
            count: -1.0,
            draws: Draws { random, words: [0; 4], block: u32::MAX },
        }
    }

    /// The average queue, packets.
    #[must_use]
    pub fn average(&self) -> f64 {
        self.average
    }

    /// Whether the packet with the number `arrival` (from 0) is dropped, when `waiting` packets wait, or the link has
    /// been idle for `idle` transmission times. The random draw depends only on that number; with `is_spared` the
    /// packet is accepted in any case.
    #[inline]
    pub fn drops(&mut self, waiting: u32, idle: f64, arrival: u32, is_spared: bool) -> bool {
        if idle > 0.0 {
            self.average *= libm::exp(self.ageing * idle);
        } else {
            self.average += self.law.weight * (f64::from(waiting) - self.average);
        }
        let probability = self.law.probability(self.average);
        if probability <= 0.0 || (self.law.spares_short && waiting <= 1) {
            self.count = -1.0;
            return false;
        }
        self.count += 1.0;
        let is_due = probability >= 1.0 || self.draws.of(arrival) < self.spread(probability);
        let is_dropped = is_due && !is_spared;
        if is_dropped {
            self.count = 0.0;
        }
        is_dropped
    }

    /// p_a: the probability that this packet is dropped. At 1 or more it is certain.
    #[inline]
    fn spread(&self, probability: f64) -> f64 {
        let expected = self.count * probability;
        match self.law.spacing {
            Spacing::Published if expected < 1.0 => probability / (1.0 - expected),
            Spacing::Wait if expected < 1.0 => 0.0,
            Spacing::Wait if expected < 2.0 => probability / (2.0 - expected),
            Spacing::Published | Spacing::Wait => 1.0,
        }
    }
}

/// A uniform number for each arrival; one call of the generator serves four.
#[derive(Clone, Copy, Debug)]
struct Draws {
    random: Random,
    words: [u32; 4],
    block: u32,
}

impl Draws {
    #[inline]
    fn of(&mut self, arrival: u32) -> f64 {
        if self.block != arrival / 4 {
            self.block = arrival / 4;
            self.words = self.random.words(Stream::Red, self.block, 0);
        }
        uniform(self.words[(arrival % 4) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAW: RedLaw = RedLaw {
        min_threshold: 8.0,
        max_threshold: 24.0,
        max_probability: 0.1,
        min_probability: 0.0,
        weight: 0.0012,
        is_gentle: false,
        spares_short: false,
        spacing: Spacing::Published,
    };

    #[test]
    fn the_law_rises_from_one_threshold_to_the_other() {
        assert_eq!([0.0, 7.9, 8.0, 16.0].map(|average| LAW.probability(average)), [0.0, 0.0, 0.0, 0.05]);
        assert_eq!(LAW.probability(24.0), 1.0);
        let gentle = RedLaw { is_gentle: true, ..LAW };
        assert_eq!([24.0, 36.0, 48.0].map(|average| gentle.probability(average)), [0.1, 0.55, 1.0]);
        let equivalent = RedLaw { min_probability: 0.01, ..LAW };
        let close = |law: &RedLaw, average: f64, p: f64| (law.probability(average) - p).abs() < 1e-12;
        assert!(close(&equivalent, 0.0, 0.01) && close(&equivalent, 16.0, 0.06));
        assert_eq!(equivalent.probability(24.0), 1.0);
        let gentle = RedLaw { is_gentle: true, ..equivalent };
        assert!(close(&gentle, 24.0, 0.11) && close(&gentle, 36.0, 0.555));
        assert_eq!(RedLaw { min_probability: 1.0, ..LAW }.probability(16.0), 1.0);
    }

    /// Below min_th a queue with P_min drops the share that the law gives; without P_min it drops nothing.
    #[test]
    fn short_queues_lose_what_the_least_probability_says() {
        for (least, spacing) in [(0.0, Spacing::Published), (0.01, Spacing::Published), (0.01, Spacing::Wait)]
        {
            let law = RedLaw { min_probability: least, spacing, ..LAW };
            let mut red = Red::new(law, Random::new(1, 0));
            let dropped = (0..100_000).filter(|&arrival| red.drops(2, 0.0, arrival, false)).count();
            let expected = law.share(2.0);
            assert!((dropped as f64 / 1e5 - expected).abs() <= 0.02 * expected, "{dropped}: {expected}");
        }
    }

    /// At a steady queue the gaps between drops are those of the 1993 paper's section 5, or of the later default, and
    /// the dropped share is that of [`RedLaw::share`].
    #[test]
    fn gaps_between_drops() {
        for (spacing, least, most) in [(Spacing::Published, 1, 20), (Spacing::Wait, 20, 39)] {
            let law = RedLaw { weight: 0.999_999, spacing, ..LAW };
            let mut red = Red::new(law, Random::new(1, 0));
            let drops: Vec<u32> =
                (0..100_000).filter(|&arrival| red.drops(16, 0.0, arrival, false)).collect();
            let gaps: Vec<u32> = drops.windows(2).skip(1).map(|pair| pair[1] - pair[0]).collect();
            assert_eq!(gaps.iter().min(), Some(&least), "{spacing:?}");
            assert!(gaps.iter().max().is_some_and(|&gap| gap == most || gap == most - 1), "{spacing:?}");
            let share = drops.len() as f64 / 100_000.0;
            assert!((share / law.share(16.0) - 1.0).abs() < 0.02, "{spacing:?}: {share}");
        }
    }

    #[test]
    fn a_short_queue_is_spared_where_the_law_says_so() {
        for (spares_short, least) in [(false, 0), (true, 2)] {
            let mut red = Red::new(RedLaw { weight: 1e-9, spares_short, ..LAW }, Random::new(1, 0));
            red.average = 20.0;
            let met = (0..10_000).filter(|&arrival| red.drops(arrival % 4, 0.0, arrival, false));
            assert_eq!(met.map(|arrival| arrival % 4).min(), Some(least));
        }
    }

    #[test]
    fn an_idle_link_ages_the_average() {
        let mut red = Red::new(RedLaw { weight: 0.1, ..LAW }, Random::new(1, 0));
        red.drops(10, 0.0, 0, false);
        assert!((red.average() - 1.0).abs() < 1e-12);
        red.drops(0, 2.0, 1, false);
        assert!((red.average() - 0.81).abs() < 1e-12);
    }
}
