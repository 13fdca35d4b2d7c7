//! A replication: both delivery modes over the same network.

use crate::random::BLOCK;
use crate::reordering::ReorderDensity;

use super::{Delivery, Draws, Outcome, OutcomeTimes, Parameters, Record, Silent, Transfer};

/// Both transfers of one replication.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Replication {
    /// The in-order transfer (in order within each of the S streams).
    pub in_order: Outcome,
    /// The out-of-sequence transfer.
    pub out_of_order: Outcome,
    /// Mean displacement of the arrival order of the out-of-sequence transfer, which is also the order in
    /// which its application sees the ADUs (RFC 5236; ADUs).
    pub mean_displacement: f64,
    /// Entropy of the reorder density of the same order (nats).
    pub entropy: f64,
}

impl Replication {
    /// G of the completion time: (in order - out of sequence) / in order.
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

/// The gain in one of the times: the share of it that out-of-sequence delivery saves.
pub(super) fn relative(ordered: f64, out_of_sequence: f64) -> f64 {
    (ordered - out_of_sequence) / ordered
}

/// Most ADUs whose draws are kept: at 56 bytes each, 28 MB.
const DRAWN_AT_MOST: u32 = 500_000;

/// Runs replications; keeps the draws and the working memory between them.
#[derive(Debug, Default)]
pub struct Bench {
    transfer: Transfer,
    kept: Vec<Draws>,
    density: ReorderDensity,
}

impl Bench {
    /// Replication `index` (from 0), with all its measures.
    pub fn replicate(&mut self, p: &Parameters, index: u32) -> Replication {
        let (in_order, out_of_order) = self.pair(p, index);
        // no ADU of a transfer of N can be displaced by N, so none is beyond the threshold
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

    /// Both outcomes of replication `index`, without measuring the arrival order.
    pub fn pair(&mut self, p: &Parameters, index: u32) -> (Outcome, Outcome) {
        let in_order = self.run(p, Delivery::InOrder, index, &mut Silent);
        (in_order, self.run(p, Delivery::OutOfOrder, index, &mut Silent))
    }

    /// Only the times of both transfers of replication `index`: much faster.
    pub fn times(&mut self, p: &Parameters, index: u32) -> (OutcomeTimes, OutcomeTimes) {
        let draws = cached_draws(&mut self.kept, p, index);
        let in_order = self.transfer.times(p, Delivery::InOrder, draws);
        (in_order, self.transfer.times(p, Delivery::OutOfOrder, draws))
    }

    /// One transfer of replication `index`. The state it leaves can be read from [`Bench::transfer`] until
    /// the next run.
    pub fn run<R: Record>(
        &mut self,
        p: &Parameters,
        delivery: Delivery,
        index: u32,
        record: &mut R,
    ) -> Outcome {
        let draws = cached_draws(&mut self.kept, p, index);
        self.transfer.run(p, delivery, draws, record)
    }

    /// The state that the latest run left behind.
    #[must_use]
    pub fn transfer(&self) -> &Transfer {
        &self.transfer
    }
}

/// The draws of this replication: those kept, or new ones that replace others.
fn cached_draws<'a>(kept: &'a mut Vec<Draws>, p: &Parameters, index: u32) -> &'a mut Draws {
    let room = p.adus.next_multiple_of(BLOCK as u32);
    let place = (index % (DRAWN_AT_MOST / room).max(1)) as usize;
    // transfers of other lengths may have left longer or shorter tables
    let is_longer = kept.get(place).is_none_or(|draws| draws.room() < room);
    if is_longer && kept.iter().map(Draws::room).sum::<u32>() + room > DRAWN_AT_MOST {
        *kept = Vec::new();
    }
    if kept.len() <= place {
        kept.resize_with(place + 1, Draws::default);
    }
    let draws = &mut kept[place];
    if !draws.is_of(p.seed, index, p.law) {
        draws.renew(p.seed, index, p.law);
    }
    draws.prepare(p.adus);
    draws
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alf::LAB;
    use crate::scenario::Scenario;

    #[test]
    fn kept_draws_stay_below_their_limit() {
        let mut p = Parameters::of(&Scenario::new(&LAB));
        let mut bench = Bench::default();
        for adus in [10_000, 5_000, 2_500, 10_000, 1_000, 100] {
            p.adus = adus;
            // 50 tables of the longest transfers reach the limit
            for index in 0..60 {
                let draws = cached_draws(&mut bench.kept, &p, index);
                assert!(draws.room() >= adus);
                let room: u32 = bench.kept.iter().map(Draws::room).sum();
                assert!(room <= DRAWN_AT_MOST, "{room} after replication {index} of {adus} ADUs");
            }
        }
    }
}
