//! The random draws of one replication, kept in tables: both delivery modes and every point of a sweep use
//! the same ones (rule alf-9, docs/decisions/counter-based-draws.md), so they are drawn only once.

use super::DelayLaw;
use crate::random::{BLOCK, Random, Stream};

/// Which of the four numbers of a transmission decides its loss.
const LOSS: usize = 3;

/// What the network does to one transmission.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// Uniform in (0, 1): the transmission is lost if this is below the Gilbert chain's current loss
    /// probability.
    pub loss: f64,
    /// Delay in units of D.
    pub delay: f64,
}

impl Draw {
    /// One call of the generator gives a draw: three numbers for the delay, the fourth for the loss.
    #[inline]
    fn of(law: DelayLaw, u: [f64; 4]) -> Self {
        Self { loss: u[LOSS], delay: law.sample(u) }
    }
}

/// Delays and losses after the loss of a transmission.
#[derive(Clone, Copy, Debug)]
pub struct Recovery {
    /// Delay of the loss report, in units of D.
    pub report: f64,
    /// The retransmission.
    pub repeated: Draw,
}

/// Losses and delays of one replication, in units that make them depend on no parameter but the delay law.
#[derive(Clone, Debug, Default)]
pub struct Draws {
    random: Random,
    law: DelayLaw,
    /// First transmissions.
    first: Vec<Draw>,
    /// The recovery after the loss of a first transmission, drawn when it is first needed. Retransmissions are seldom
    /// lost, so recoveries after their losses are drawn again each time.
    recovery: Vec<Option<Recovery>>,
    /// Delay of acknowledgments, mean 1.
    ack: Vec<f64>,
}

impl Draws {
    /// Refills the tables for `replication` (from 0) under `seed`; keeps the memory.
    pub fn renew(&mut self, seed: u32, replication: u32, law: DelayLaw) {
        self.random = Random::new(seed, replication);
        self.law = law;
        self.first.clear();
        self.recovery.clear();
        self.ack.clear();
    }

    /// Draws the first transmissions of `adus` ADUs.
    pub fn prepare(&mut self, adus: u32) {
        self.first.reserve_exact((adus as usize).next_multiple_of(BLOCK).saturating_sub(self.first.len()));
        while (self.first.len() as u32) < adus {
            let block = self.random.block(Stream::Transmission, self.first.len() as u32, 0);
            let drawn = self.law.sample_all(&block).into_iter().zip(block.uniforms(LOSS));
            self.first.extend(drawn.map(|(delay, loss)| Draw { loss, delay }));
        }
        self.recovery.reserve_exact(self.first.len().saturating_sub(self.recovery.len()));
        self.recovery.resize(self.first.len(), None);
    }

    /// Number of ADUs that fit without allocating more memory.
    #[must_use]
    pub fn room(&self) -> u32 {
        self.first.capacity() as u32
    }

    /// Draws the delays of the first `count` acknowledgments.
    pub fn prepare_acks(&mut self, count: u32) {
        while (self.ack.len() as u32) < count {
            let block = self.random.block(Stream::AckDelay, self.ack.len() as u32, 0);
            self.ack.extend(self.law.sample_all(&block));
        }
    }

    /// The first transmission of an ADU; it must have been prepared.
    #[inline]
    #[must_use]
    pub fn first(&self, adu: u32) -> Draw {
        self.first[adu as usize]
    }

    /// Delay of an acknowledgment (from 0), in units of D; it must have been prepared.
    #[inline]
    #[must_use]
    pub fn ack_delay(&self, index: u32) -> f64 {
        self.ack[index as usize]
    }

    /// The recovery after the loss of this attempt; ADU and attempt are counted from 0. Not inlined: WebAssembly
    /// engines keep more of the caller's variables in registers around one call than around the inlined body.
    #[inline(never)]
    pub fn recovery(&mut self, adu: u32, attempt: u32) -> Recovery {
        if attempt > 0 {
            return self.draw_recovery(adu, attempt);
        }
        if let Some(kept) = self.recovery[adu as usize] {
            return kept;
        }
        let drawn = self.draw_recovery(adu, 0);
        self.recovery[adu as usize] = Some(drawn);
        drawn
    }

    fn draw_recovery(&self, adu: u32, attempt: u32) -> Recovery {
        Recovery {
            report: self.law.sample(self.random.uniforms(Stream::ReportDelay, adu, attempt)),
            repeated: Draw::of(self.law, self.random.uniforms(Stream::Transmission, adu, attempt + 1)),
        }
    }

    /// Whether these are the draws for (seed, replication, law).
    #[must_use]
    pub fn is_of(&self, seed: u32, replication: u32, law: DelayLaw) -> bool {
        self.random == Random::new(seed, replication) && self.law == law
    }
}
