//! The order of arrival of packets sent back to back over the path. It is measured beside the throughput, because TCP's
//! own packets come in bursts and repeat (docs/tcp.md, rule path-7).

use super::Parameters;
use crate::network::{Jitter, Nanos, Packet};
use crate::reordering::{Overtaken, ReorderDensity, reorder_density};
use std::cell::RefCell;

/// Number of packets, as in the paper.
const PACKETS: u32 = 65_535;
/// The smallest displacement threshold, packets. It grows with the largest displacement, so that no packet counts as
/// lost.
const THRESHOLD: u32 = 200;
/// The lag from which a packet causes three duplicate acknowledgments.
const LAG: u32 = 3;

/// The order of arrival, measured.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// RD of all packets: none is displaced beyond its threshold.
    pub density: ReorderDensity,
    /// Share of the packets that arrive after at least three later ones.
    pub lag3_ratio: f64,
}

/// The packets' arrival times, ns, in the order of sending.
pub(super) fn arrivals(p: &Parameters, replication: u32) -> Vec<Nanos> {
    let mut jitter = p.jitter(replication);
    let spacing = p.spacing();
    let pass = |number| jitter.pass(u64::from(number) * spacing, &Packet { number, ..Packet::default() });
    (0..PACKETS).map(pass).collect()
}

/// The packets' numbers, in the order of arrival.
fn order(p: &Parameters, replication: u32) -> Vec<u32> {
    let mut arrivals: Vec<(Nanos, u32)> = arrivals(p, replication).into_iter().zip(0..).collect();
    // nearly sorted already; of two at one time the one sent first comes first
    arrivals.sort();
    arrivals.into_iter().map(|(_, number)| number).collect()
}

/// RD with this threshold: a packet that is displaced further counts as lost (RFC 5236, section 3).
#[must_use]
pub fn density_within(p: &Parameters, replication: u32, threshold: u32) -> ReorderDensity {
    reorder_density(&order(p, replication), threshold)
}

/// Most orders that are cached, and most counts that their densities may have in all (16 MB).
const CACHED_AT_MOST: usize = 256;
const COUNTS: usize = 4_000_000;

thread_local! {
    /// The cache, the newest order first. The senders of a figure share their paths: this saves a fifth of the work.
    static CACHE: RefCell<Vec<((Nanos, Jitter), Order)>> = const { RefCell::new(Vec::new()) };
}

impl Order {
    /// The order of the packets in a replication (from 0).
    #[must_use]
    pub fn of(p: &Parameters, replication: u32) -> Self {
        // everything that an order depends on
        let key = (p.spacing(), p.jitter(replication));
        CACHE.with_borrow_mut(|known| {
            if let Some(at) = known.iter().position(|(of, _)| *of == key) {
                known[..=at].rotate_right(1);
            } else {
                known.truncate(CACHED_AT_MOST - 1);
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

    /// On a path that moves packets by many hundreds of places, RD is as the definition gives it without a threshold.
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
        // every fiftieth packet: the definition takes as many steps as there are packets before it
        let shown: Vec<usize> = (0..sent.len()).step_by(50).collect();
        let share = shown.iter().filter(|&&place| behind(place)).count() as f64 / shown.len() as f64;
        assert!((share - found.lag3_ratio).abs() < 0.03, "{share} {}", found.lag3_ratio);
    }
}
