//! A part of the packets runs ahead of a queue, as under a priority, or as netem's `reorder` does it.

use crate::path::link::Link;
use crate::path::{EnteringPacket, Fate, Path};
use model::random::{Random, Stream};

/// A share of the packets is not delayed.
pub struct Priority {
    link: Link,
    /// Delay that the others have besides, ns.
    queue: u64,
    delay: u64,
    share: f64,
    random: Random,
}

impl Priority {
    /// `share` of the packets passes the queue, which takes `queue` ns.
    pub fn new(rate: u64, delay: u64, queue: u64, share: f64, seed: u32) -> Self {
        Self { link: Link::new(rate), queue, delay, share, random: Random::new(seed, 0) }
    }
}

impl Path for Priority {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let sent = self.link.pass(packet.at, packet.length);
        let [lane, ..] = self.random.uniforms(Stream::Transmission, packet.number, 0);
        let queue = if lane < self.share { 0 } else { self.queue };
        fates.push((packet.number, Fate::Arrives(sent + self.delay + queue)));
    }
}
