//! A group of four links that flows are hashed onto; one of the links is itself two lanes.

use crate::path::link::Link;
use crate::path::{EnteringPacket, Fate, MICRO, MILLI, Path};
use model::random::{Random, Stream};

const MEMBERS: usize = 4;

/// Of every four flows, in the order in which they begin, the last has the bad link.
pub struct Lag {
    links: [Link; MEMBERS],
    ports: Vec<u16>,
    random: Random,
}

impl Lag {
    /// `rate` of each link, Mbit/s.
    pub fn new(rate: u64, seed: u32) -> Self {
        Self {
            links: [(); MEMBERS].map(|()| Link::new(rate)),
            ports: Vec::new(),
            random: Random::new(seed, 0),
        }
    }
}

impl Path for Lag {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        let known = self.ports.iter().position(|&port| port == packet.port);
        let flow = known.unwrap_or_else(|| {
            self.ports.push(packet.port);
            self.ports.len() - 1
        });
        let member = flow % MEMBERS;
        let sent = self.links[member].pass(packet.at, packet.length);
        let [lane, ..] = self.random.uniforms(Stream::Transmission, packet.number, 0);
        let is_slow = member == MEMBERS - 1 && lane < 0.4;
        let delay = 10 * MILLI + if is_slow { 1100 * MICRO } else { 0 };
        fates.push((packet.number, Fate::Arrives(sent + delay)));
    }
}
