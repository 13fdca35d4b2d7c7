//! A replication: the same network met by both delivery modes.

use crate::metrics::ReorderDensity;
use std::collections::VecDeque;

use super::{Delivery, Luck, Outcome, Parameters, Record, Silent, Transfer};

/// Both transfers of one replication.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Replication {
    /// The ordered transfer: within each of S streams.
    pub in_order: Outcome,
    /// The out-of-sequence transfer.
    pub out_of_order: Outcome,
    /// Mean displacement of the arrival order of the out-of-sequence transfer, which is the order
    /// that its application sees (RFC 5236; ADUs).
    pub mean_displacement: f64,
    /// Entropy of the reorder density of the same order (nats).
    pub entropy: f64,
}

impl Replication {
    /// G of the completion time: (ordered - out of sequence) / ordered.
    #[must_use]
    pub fn gain(&self) -> f64 {
        relative(self.in_order.total_time, self.out_of_order.total_time)
    }

    /// G of the mean total time of an ADU.
    #[must_use]
    pub fn gain_latency(&self) -> f64 {
        relative(self.in_order.latency_mean, self.out_of_order.latency_mean)
    }
}

fn relative(ordered: f64, out_of_sequence: f64) -> f64 {
    (ordered - out_of_sequence) / ordered
}

/// Replications whose draws are kept at most.
const KEPT_AT_MOST: usize = 200;
/// ADUs whose draws are kept at most: about 25 MB.
const DRAWN_AT_MOST: u32 = 500_000;

/// Runs replications; keeps the draws and the working memory between them.
#[derive(Debug, Default)]
pub struct Bench {
    transfer: Transfer,
    kept: VecDeque<Luck>,
    density: ReorderDensity,
}

impl Bench {
    /// Replication `index` (from 0), with all its measures.
    pub fn replicate(&mut self, p: &Parameters, index: u32) -> Replication {
        let (in_order, out_of_order) = self.pair(p, index);
        // no ADU of a transfer of N can be displaced by N: none is beyond the threshold
        if self.density.threshold != p.adus {
            self.density = ReorderDensity::new(p.adus);
        }
        self.density.measure_permutation(self.transfer.arrival_order());
        Replication {
            in_order,
            out_of_order,
            mean_displacement: self.density.mean_displacement(),
            entropy: self.density.entropy(),
        }
    }

    /// Both outcomes of replication `index`, without the measures of the arrival order.
    pub fn pair(&mut self, p: &Parameters, index: u32) -> (Outcome, Outcome) {
        let in_order = self.run(p, Delivery::InOrder, index, &mut Silent);
        (in_order, self.run(p, Delivery::OutOfOrder, index, &mut Silent))
    }

    /// One transfer of replication `index`. What it leaves behind can be read from
    /// [`Bench::transfer`] until the next run.
    pub fn run<R: Record>(
        &mut self,
        p: &Parameters,
        delivery: Delivery,
        index: u32,
        record: &mut R,
    ) -> Outcome {
        let luck = kept_luck(&mut self.kept, p, index);
        self.transfer.run(p, delivery, luck, record)
    }

    /// The state that the latest run left behind.
    #[must_use]
    pub fn transfer(&self) -> &Transfer {
        &self.transfer
    }
}

/// The draws of this replication: kept ones, or new ones in the place of the oldest.
fn kept_luck<'a>(kept: &'a mut VecDeque<Luck>, p: &Parameters, index: u32) -> &'a mut Luck {
    let place = kept.iter().position(|luck| luck.is_of(p.seed, index, p.law)).unwrap_or_else(|| {
        let full = kept.len() >= KEPT_AT_MOST || kept.iter().map(Luck::prepared).sum::<u32>() > DRAWN_AT_MOST;
        let mut luck = if full { kept.pop_front() } else { None }.unwrap_or_default();
        luck.renew(p.seed, index, p.law);
        kept.push_back(luck);
        kept.len() - 1
    });
    kept[place].prepare(p.adus);
    &mut kept[place]
}
