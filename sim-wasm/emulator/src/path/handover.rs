//! A path that changes once, as when a terminal goes over to another satellite or cell.

use crate::path::link::Link;
use crate::path::{EnteringPacket, Fate, MILLI, Path};
use model::random::{Random, Stream};

/// Most of the last packets before the change are lost; those that are not are overtaken by the first ones on the
/// shorter path.
pub struct Handover {
    link: Link,
    /// Number of the first packet on the new path.
    first: u32,
    /// How many packets before it are in danger.
    exposed: u32,
    random: Random,
}

impl Handover {
    /// The change comes before packet `first`.
    pub fn new(rate: u64, first: u32, exposed: u32, seed: u32) -> Self {
        Self { link: Link::new(rate), first, exposed, random: Random::new(seed, 0) }
    }
}

impl Path for Handover {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let sent = self.link.pass(packet.at, packet.length);
        let [loss, ..] = self.random.uniforms(Stream::Transmission, packet.number, 0);
        let is_exposed = packet.number < self.first && packet.number + self.exposed >= self.first;
        let delay = if packet.number < self.first { 20 * MILLI } else { 14 * MILLI + MILLI / 2 };
        let is_lost = is_exposed && loss < 0.6;
        fates.push((packet.number, if is_lost { Fate::Lost } else { Fate::Arrives(sent + delay) }));
    }
}
