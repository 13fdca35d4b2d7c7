//! Paths that delay each packet by itself: one lane, two, jitter, and the receive queues of a host.

use crate::path::link::Link;
use crate::path::{EnteringPacket, Fate, MICRO, Path, SPARED};
use model::laws::normal_quantile;
use model::random::{Random, Stream};

/// One lane, which keeps the order.
pub struct PlainLane {
    link: Link,
    delay: u64,
    loss: f64,
    /// How much longer the first packet takes.
    wake: u64,
    random: Random,
}

impl PlainLane {
    /// `rate` in Mbit/s, `delay` in ns, `loss` as a share.
    pub fn new(rate: u64, delay: u64, loss: f64, seed: u32) -> Self {
        Self { link: Link::new(rate), delay, loss, wake: 0, random: Random::new(seed, 0) }
    }

    /// The same lane, with a radio that takes `wake` ns to send its first packet.
    pub fn waking(self, wake: u64) -> Self {
        Self { wake, ..self }
    }
}

impl Path for PlainLane {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let sent = self.link.pass(packet.at, packet.length);
        let [loss, ..] = self.random.uniforms(Stream::Transmission, packet.number, 0);
        let is_lost = loss < self.loss && packet.number >= SPARED;
        let delay = self.delay + if packet.number == 0 { self.wake } else { 0 };
        fates.push((packet.number, if is_lost { Fate::Lost } else { Fate::Arrives(sent + delay) }));
    }
}

/// Two equal-cost paths; each packet takes one of them by chance.
pub struct Split {
    link: Link,
    delays: [u64; 2],
    loss: f64,
    random: Random,
}

impl Split {
    /// `delays` of the two lanes, ns.
    pub fn new(rate: u64, delays: [u64; 2], loss: f64, seed: u32) -> Self {
        Self { link: Link::new(rate), delays, loss, random: Random::new(seed, 0) }
    }
}

impl Path for Split {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let sent = self.link.pass(packet.at, packet.length);
        let [loss, lane, ..] = self.random.uniforms(Stream::Transmission, packet.number, 0);
        let is_lost = loss < self.loss && packet.number >= SPARED;
        let delay = self.delays[usize::from(lane < 0.5)];
        fates.push((packet.number, if is_lost { Fate::Lost } else { Fate::Arrives(sent + delay) }));
    }
}

/// Each packet is delayed by a normal variate of its own.
pub struct Jitter {
    link: Link,
    delay: u64,
    deviation: f64,
    random: Random,
}

impl Jitter {
    /// Mean delay and its standard deviation, ns.
    pub fn new(rate: u64, delay: u64, deviation: f64, seed: u32) -> Self {
        Self { link: Link::new(rate), delay, deviation, random: Random::new(seed, 0) }
    }
}

impl Path for Jitter {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let sent = self.link.pass(packet.at, packet.length);
        let [draw, ..] = self.random.uniforms(Stream::Jitter, packet.number, 0);
        let delay = (self.delay as f64 + self.deviation * normal_quantile(draw)) as u64;
        fates.push((packet.number, Fate::Arrives(sent + delay)));
    }
}

/// A host that shares the packets of a flow among its receive queues; the processor of each queue hands on what it
/// holds some microseconds later.
pub struct Queues {
    link: Link,
    delay: u64,
    random: Random,
}

impl Queues {
    /// A link of `rate` Mbit/s, and the delay up to the host.
    pub fn new(rate: u64, delay: u64, seed: u32) -> Self {
        Self { link: Link::new(rate), delay, random: Random::new(seed, 0) }
    }
}

impl Path for Queues {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let arrived = self.link.pass(packet.at, packet.length) + self.delay;
        let queue = packet.number % 4;
        // a queue is emptied every 16 us, with a start of its own that wanders
        let turn = (arrived / (16 * MICRO)) as u32;
        let [wake, ..] = self.random.uniforms(Stream::Start, turn, queue);
        let handed_on = arrived + 2 * MICRO + (wake * 14.0 * MICRO as f64) as u64;
        fates.push((packet.number, Fate::Arrives(handed_on)));
    }
}
