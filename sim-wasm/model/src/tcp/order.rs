//! The order in which packets arrive that cross the path back to back: what is measured beside the throughput, because TCP's own
//! packets come in bursts and again (docs/tcp.md, rule path-7).

use super::Parameters;
use crate::network::{Jitter, Nanos, Packet};
use crate::reordering::{Overtaken, ReorderDensity, reorder_density};
use std::cell::RefCell;

/// Packets, as many as the paper sends.
const PACKETS: u32 = 65_535;
/// The least displacement threshold, packets. It is as large as the largest displacement: none counts as lost.
const THRESHOLD: u32 = 200;
/// A lag from which three duplicates have come.
const LAG: u32 = 3;

/// Their order.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// RD of all packets: none is displaced beyond its threshold.
    pub density: ReorderDensity,
    /// Share of the packets that arrive after three later ones or more.
    pub lag3_ratio: f64,
}

/// When they arrive, in the order of sending.
pub(super) fn arrivals(p: &Parameters, replication: u32) -> Vec<Nanos> {
    let mut jitter = p.jitter(replication);
    let spacing = p.spacing();
    let pass = |number| jitter.pass(u64::from(number) * spacing, &Packet { number, ..Packet::default() });
    (0..PACKETS).map(pass).collect()
}

/// Their numbers, in the order in which they arrive.
fn order(p: &Parameters, replication: u32) -> Vec<u32> {
    let mut arrivals: Vec<(Nanos, u32)> = arrivals(p, replication).into_iter().zip(0..).collect();
    // nearly in order; of two at one time the one that was sent first
    arrivals.sort();
    arrivals.into_iter().map(|(_, number)| number).collect()
}

/// RD with this threshold: a packet that is displaced further counts as lost (RFC 5236, section 3).
#[must_use]
pub fn density_within(p: &Parameters, replication: u32, threshold: u32) -> ReorderDensity {
    reorder_density(&order(p, replication), threshold)
}

/// Orders that are remembered, as long as their densities have not more counts than that together (16 MB).
const REMEMBERED: usize = 256;
const COUNTS: usize = 4_000_000;

thread_local! {
    /// The newest first. The senders of a figure share their paths: a fifth of its work is saved.
    static KNOWN: RefCell<Vec<((Nanos, Jitter), Order)>> = const { RefCell::new(Vec::new()) };
}

impl Order {
    /// Of the packets of one replication (from 0).
    #[must_use]
    pub fn of(p: &Parameters, replication: u32) -> Self {
        // all that an order depends on
        let key = (p.spacing(), p.jitter(replication));
        KNOWN.with_borrow_mut(|known| {
            if let Some(at) = known.iter().position(|(of, _)| *of == key) {
                known[..=at].rotate_right(1);
            } else {
                known.truncate(REMEMBERED - 1);
                known.insert(0, (key, Self::measured(p, replication)));
                let mut counts = known[0].1.density.counts.len();
                let has_room = |(_, order): &&(_, Self)| {
                    counts += order.density.counts.len();
                    counts <= COUNTS
                };
                known.truncate(1 + known[1..].iter().take_while(has_room).count());
            }
            known[0].1.clone()
        })
    }

    fn measured(p: &Parameters, replication: u32) -> Self {
        let order = order(p, replication);
        let most = (0..).zip(&order).map(|(index, &number): (u32, _)| index.abs_diff(number)).max();
        let mut density = ReorderDensity::new(THRESHOLD.max(most.unwrap_or(0)));
        density.measure_permutation(&order);
        let mut overtaken = Overtaken::by(LAG);
        let behind = order.iter().filter(|&&number| overtaken.arrived(number)).count();
        Self { density, lag3_ratio: behind as f64 / f64::from(PACKETS) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Scenario;
    use crate::tcp::LAB;

    /// A path that moves packets by many hundreds of places: as measured by the definitions, with no threshold.
    #[test]
    fn every_packet_counts_however_far_it_is_displaced() {
        let p = Parameters::of(&Scenario::with(&LAB, "jitter=20&law=exponential").scenario);
        let mut sent: Vec<(Nanos, u32)> = arrivals(&p, 0).into_iter().zip(0..).collect();
        sent.sort();
        let far: Vec<f64> =
            (0..).zip(&sent).map(|(place, &(_, number))| f64::from(place) - f64::from(number)).collect();
        let found = Order::of(&p, 0);
        assert_eq!((found.density.total, found.density.beyond), (u64::from(PACKETS), 0));
        let mean = far.iter().map(|each| each.abs()).sum::<f64>() / f64::from(PACKETS);
        assert!((found.density.mean_displacement() - mean).abs() < 1e-9 && mean > 100.0, "{mean}");
        let quantile = f64::from(found.density.quantile(0.999));
        let later = far.iter().filter(|&&each| each > quantile).count();
        assert!(quantile > 500.0 && later <= PACKETS as usize / 1000, "{quantile} {later}");
        let behind = |place: usize| {
            sent[..place].iter().filter(|&&(_, before)| before > sent[place].1).take(3).count() == 3
        };
        // each fiftieth: by the definition it takes as many steps as there are packets before it
        let shown: Vec<usize> = (0..sent.len()).step_by(50).collect();
        let share = shown.iter().filter(|&&place| behind(place)).count() as f64 / shown.len() as f64;
        assert!((share - found.lag3_ratio).abs() < 0.03, "{share} {}", found.lag3_ratio);
    }
}
