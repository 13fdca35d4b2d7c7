//! Wi-Fi with block acknowledgments: what an aggregate lacked is sent again in a later one, and nobody restores the
//! order.

use crate::path::{EnteringPacket, Fate, MICRO, Path, SPARED};
use model::random::{Random, Stream};
use std::collections::VecDeque;

/// Packets of an aggregate at most.
const AGGREGATE: usize = 32;
/// Transmissions of a packet at most.
const ATTEMPTS: u32 = 10;

/// A radio link that sends aggregates.
pub struct Wifi {
    /// Mbit/s.
    rate: u64,
    /// Time that an aggregate takes beside its bytes: access, preamble, block acknowledgment.
    overhead: u64,
    delay: u64,
    /// Share of the packets of an aggregate that are lost.
    failure: f64,
    random: Random,
    /// Number, length, attempts so far.
    queue: VecDeque<(u32, u32, u32)>,
    /// Until when the channel is taken, ns.
    busy: u64,
    /// Since when something waits, ns.
    waiting: u64,
}

impl Wifi {
    /// `failure`: the share of packets of an aggregate that has to be sent again.
    pub fn new(rate: u64, delay: u64, failure: f64, seed: u32) -> Self {
        Self {
            rate,
            overhead: 300 * MICRO,
            delay,
            failure,
            random: Random::new(seed, 0),
            queue: VecDeque::new(),
            busy: 0,
            waiting: 0,
        }
    }

    /// Sends an aggregate from `start` on. What failed goes first into the next one.
    fn send(&mut self, start: u64, fates: &mut Vec<(u32, Fate)>) {
        let count = self.queue.len().min(AGGREGATE);
        let aggregate: Vec<(u32, u32, u32)> = self.queue.drain(..count).collect();
        let mut end = start + self.overhead;
        let mut failed = Vec::new();
        for (number, length, attempts) in aggregate {
            end += u64::from(length) * 8 * 1_000 / self.rate;
            let [luck, ..] = self.random.uniforms(Stream::Transmission, number, attempts);
            if luck >= self.failure || number < SPARED {
                fates.push((number, Fate::Arrives(end + self.delay)));
            } else if attempts + 1 == ATTEMPTS {
                fates.push((number, Fate::Lost));
            } else {
                failed.push((number, length, attempts + 1));
            }
        }
        for packet in failed.into_iter().rev() {
            self.queue.push_front(packet);
        }
        self.busy = end;
    }
}

impl Path for Wifi {
    fn enter(&mut self, packet: &EnteringPacket, fates: &mut Vec<(u32, Fate)>) {
        self.advance(packet.at, fates);
        if self.queue.is_empty() {
            self.waiting = packet.at;
        }
        self.queue.push_back((packet.number, packet.length, 0));
    }

    fn due(&self) -> Option<u64> {
        // whoever finds the channel free waits for its turn
        (!self.queue.is_empty()).then(|| self.busy.max(self.waiting + 100 * MICRO))
    }

    fn advance(&mut self, now: u64, fates: &mut Vec<(u32, Fate)>) {
        while let Some(start) = self.due().filter(|&due| due <= now) {
            self.send(start, fates);
        }
    }
}
