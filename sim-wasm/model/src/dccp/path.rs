//! A packet's path: the bottleneck, then a node that reorders (docs/dccp.md, rules dccp-1 to dccp-3).

use super::parameters::{Disorder, DisorderLaw, Parameters};
use crate::extremes::larger;
use crate::network::{Discipline, Hand, Link, Nanos, Queue, Verdict, nanos};
use crate::random::{BLOCK, Block, Random, Stream};
use crate::scenario::Transmission;

/// The fate of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It arrives at this time.
    Arrives(Nanos),
    /// It is lost by chance or by hand.
    Lost,
    /// The queue was full.
    Dropped,
}

/// The path from the sender to the receiver.
#[derive(Clone, Debug)]
pub struct Path {
    queue: Queue,
    disorder: Disorder,
    loss: f64,
    /// Delay of a packet without an extra delay, ms.
    base: f64,
    /// The same delay, ns.
    least: Nanos,
    draws: Draws,
    hand: Hand,
    is_by_hand: bool,
}

impl Path {
    /// The path in one replication (from 0), before the start.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32) -> Self {
        let random = Random::new(p.seed, replication);
        let half = 0.5 * p.round_trip;
        let base = match p.disorder.law {
            DisorderLaw::Extra | DisorderLaw::JitterAll | DisorderLaw::Quantiles => half,
            DisorderLaw::Skip => larger(half - p.disorder.extra, 0.0),
        };
        Self {
            queue: Queue::new(Link::of(p.rate), p.wire_size(), Discipline::DropTail(p.queue), random),
            disorder: p.disorder.clone(),
            loss: p.loss,
            base,
            least: nanos(base),
            draws: Draws { random, words: Box::new(Block::EMPTY), block: u32::MAX },
            is_by_hand: p.by_hand.is_on_any(),
            hand: p.by_hand.clone(),
        }
    }

    /// Packet `number` (from 1) is sent. Its random draws depend only on its number.
    #[inline]
    pub fn send(&mut self, now: Nanos, number: u32) -> Fate {
        let is_in = |list: &[Transmission]| list.binary_search_by_key(&number, |named| named.adu).is_ok();
        let is_spared = self.is_by_hand && is_in(&self.hand.save);
        let Verdict::Sent { end, .. } = self.queue.offer(now, is_spared) else {
            return Fate::Dropped;
        };
        let [picked, amount, loss, _] = self.draws.of(number);
        if is_spared {
            return Fate::Arrives(end + self.least);
        }
        let is_lost = crate::random::uniform(loss) < self.loss;
        if is_lost || (self.is_by_hand && is_in(&self.hand.lose)) {
            return Fate::Lost;
        }
        let by_hand = if self.is_by_hand && is_in(&self.hand.delay) { self.hand.by } else { 0 };
        let extra = self.disorder.delay(picked, amount);
        let delay = if extra == 0.0 { self.least } else { nanos(larger(self.base + extra, 0.0)) };
        Fate::Arrives(end + delay + by_hand)
    }

    /// Packets that wait at the bottleneck.
    pub fn waiting(&self, now: Nanos) -> u32 {
        self.queue.waiting(now)
    }
}

/// Four random words for each packet. A block of consecutive packets is drawn together, which takes half the time.
#[derive(Clone, Debug)]
struct Draws {
    random: Random,
    words: Box<Block>,
    block: u32,
}

impl Draws {
    #[inline]
    fn of(&mut self, number: u32) -> [u32; 4] {
        let (block, place) = (number / BLOCK as u32, number as usize % BLOCK);
        if block != self.block {
            self.draw(block);
        }
        self.words.words(place)
    }

    #[inline(never)]
    fn draw(&mut self, block: u32) {
        *self.words = self.random.block(Stream::Disturbance, block * BLOCK as u32, 0);
        self.block = block;
    }
}

impl Disorder {
    /// The extra delay of a packet, ms.
    #[inline]
    fn delay(&self, picked: u32, amount: u32) -> f64 {
        let is_picked = crate::random::uniform(picked) < self.share;
        let spread = || self.spread * self.shape.deviation(amount);
        match self.law {
            DisorderLaw::Extra if is_picked => larger(self.extra + spread(), 0.0),
            DisorderLaw::JitterAll => spread() + if is_picked { self.extra } else { 0.0 },
            DisorderLaw::Skip if !is_picked => larger(self.extra + spread(), 0.0),
            // as in every laboratory (rule path-4 of docs/tcp.md)
            DisorderLaw::Quantiles => self.table.at(crate::random::uniform(amount)),
            DisorderLaw::Extra | DisorderLaw::Skip => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::LAB;
    use crate::scenario::Scenario;

    fn delays(query: &str) -> Vec<f64> {
        let text = format!("rate=100&packet=100&{query}");
        let mut path = Path::new(&Parameters::of(&Scenario::with(&LAB, &text).scenario), 0);
        let transmission = 104.0 * 8e-5;
        (1..=20_000_u32)
            .map(|number| {
                let now = nanos(f64::from(number));
                let Fate::Arrives(at) = path.send(now, number) else { panic!("nothing is lost") };
                (at - now) as f64 * 1e-6 - transmission
            })
            .collect()
    }

    /// Share of the delays within bounds, ms.
    fn share(delays: &[f64], from: f64, to: f64) -> f64 {
        let within = |delay: &&f64| (from - 1e-3..=to + 1e-3).contains(*delay);
        delays.iter().filter(within).count() as f64 / delays.len() as f64
    }

    #[test]
    fn extra_delays_the_share_alone() {
        let found = delays("law=extra&rtt=100&extra=50&spread=20&share=0.05");
        assert!((share(&found, 50.0, 50.0) - 0.95).abs() < 0.005);
        assert!((share(&found, 80.0, 120.0) - 0.05).abs() < 0.005);
        assert!((share(&found, 80.0, 100.0) - 0.025).abs() < 0.005);
    }

    #[test]
    fn jitter_moves_all() {
        let found = delays("law=jitter-all&rtt=100&extra=50&spread=20&share=0.05");
        assert!((share(&found, 30.0, 70.0) - 0.95).abs() < 0.005);
        assert!((share(&found, 80.0, 120.0) - 0.05).abs() < 0.005);
    }

    #[test]
    fn skip_lets_the_share_go_at_once() {
        let found = delays("law=skip&rtt=100&extra=30&spread=10&share=0.05");
        assert!((share(&found, 20.0, 20.0) - 0.05).abs() < 0.005);
        assert!((share(&found, 40.0, 60.0) - 0.95).abs() < 0.005);
    }

    #[test]
    fn a_table_delays_by_its_quantiles() {
        let found = delays("law=quantiles&path=90:0,90:5,99:20,100:20&rtt=100");
        assert!((share(&found, 50.0, 50.0) - 0.9).abs() < 0.005);
        assert!((share(&found, 55.0, 62.5) - 0.045).abs() < 0.005);
        assert!((share(&found, 70.0, 70.0) - 0.01).abs() < 0.003);
        assert!(found.iter().all(|&delay| delay < 70.01));
    }

    #[test]
    fn hands_win_over_luck() {
        let text = "late=4&by=30&save=3,4&lose=5&loss=0.5";
        let mut path = Path::new(&Parameters::of(&Scenario::with(&LAB, text).scenario), 0);
        let fates: Vec<Fate> =
            (1..=40).map(|number| path.send(nanos(100.0) * u64::from(number), number)).collect();
        let Fate::Arrives(third) = fates[2] else { panic!("it is saved") };
        assert_eq!(fates[3], Fate::Arrives(third + nanos(100.0)));
        assert_eq!(fates[4], Fate::Lost);
        assert!(fates.iter().filter(|&&fate| fate == Fate::Lost).count() > 10);
    }
}
