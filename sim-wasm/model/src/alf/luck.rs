//! The draws of one replication, kept in tables: both delivery modes and every point of a sweep
//! meet the same ones (DESIGN.md, decision 4), so they are drawn once.

use super::DelayLaw;
use crate::random::{Random, Stream};

/// What the network does to one transmission.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// Uniform in (0, 1): the transmission is lost where this is below the chain's probability.
    pub loss: f64,
    /// Delay in units of D.
    pub delay: f64,
}

impl Draw {
    /// One draw of the generator serves both: three numbers the delay, the fourth the loss.
    #[inline]
    fn of(law: DelayLaw, u: [f64; 4]) -> Self {
        Self { loss: u[3], delay: law.sample(u) }
    }
}

/// The report of the loss of a first transmission, and the transmission that follows it.
#[derive(Clone, Copy, Debug)]
struct Second {
    report: f64,
    transmission: Draw,
}

/// Losses and delays of one replication, in units that no parameter but the delay law changes.
#[derive(Clone, Debug, Default)]
pub struct Luck {
    random: Random,
    law: DelayLaw,
    /// First transmissions.
    first: Vec<Draw>,
    /// What follows the loss of a first transmission, drawn when an ADU first needs it.
    second: Vec<Option<Second>>,
    /// Delay of acknowledgments, mean 1.
    ack: Vec<f64>,
}

impl Luck {
    /// Makes these the draws of `replication` (from 0) under `seed`; keeps the memory.
    pub fn renew(&mut self, seed: u32, replication: u32, law: DelayLaw) {
        self.random = Random::new(seed, replication);
        self.law = law;
        self.first.clear();
        self.second.clear();
        self.ack.clear();
    }

    /// Draws what the first transmissions of `adus` ADUs need.
    pub fn prepare(&mut self, adus: u32) {
        while (self.first.len() as u32) < adus {
            let first = self.first.len() as u32;
            let (law, block) = (self.law, self.random.block(Stream::Transmission, first));
            self.first.extend(block.map(|u| Draw::of(law, u)));
        }
        self.second.resize(self.first.len(), None);
    }

    /// Loss and delay of a transmission; ADU and attempt count from 0.
    #[inline]
    pub fn transmission(&mut self, adu: u32, attempt: u32) -> Draw {
        match attempt {
            0 => self.first[adu as usize],
            1 => self.second(adu).transmission,
            _ => self.drawn(adu, attempt),
        }
    }

    /// Delay of the report that a transmission was lost, in units of D.
    #[inline]
    pub fn report_delay(&mut self, adu: u32, attempt: u32) -> f64 {
        match attempt {
            0 => self.second(adu).report,
            _ => self.law.sample(self.random.uniforms(Stream::ReportDelay, adu, attempt)),
        }
    }

    #[inline]
    fn second(&mut self, adu: u32) -> Second {
        match self.second[adu as usize] {
            Some(second) => second,
            None => self.draw_second(adu),
        }
    }

    #[cold]
    fn draw_second(&mut self, adu: u32) -> Second {
        let second = Second {
            report: self.law.sample(self.random.uniforms(Stream::ReportDelay, adu, 0)),
            transmission: self.drawn(adu, 1),
        };
        self.second[adu as usize] = Some(second);
        second
    }

    fn drawn(&self, adu: u32, attempt: u32) -> Draw {
        Draw::of(self.law, self.random.uniforms(Stream::Transmission, adu, attempt))
    }

    /// Delay of an acknowledgment, counted from 0, in units of D.
    #[inline]
    pub fn ack_delay(&mut self, index: u32) -> f64 {
        match self.ack.get(index as usize) {
            Some(delay) => *delay,
            None => self.draw_acks(index),
        }
    }

    #[cold]
    fn draw_acks(&mut self, index: u32) -> f64 {
        while self.ack.len() as u32 <= index {
            let (law, block) = (self.law, self.random.block(Stream::AckDelay, self.ack.len() as u32));
            self.ack.extend(block.map(|u| law.sample(u)));
        }
        self.ack[index as usize]
    }

    /// ADUs whose first transmissions are drawn: a measure of the memory held.
    #[must_use]
    pub fn prepared(&self) -> u32 {
        self.first.len() as u32
    }

    /// Whether these are the draws of (seed, replication, law).
    #[must_use]
    pub fn is_of(&self, seed: u32, replication: u32, law: DelayLaw) -> bool {
        self.random == Random::new(seed, replication) && self.law == law
    }
}
