//! The order in which packets arrive that cross the path back to back: what is measured beside the throughput, because TCP's own
//! packets come in bursts and again (docs/tcp.md, rule path-7).

use super::Parameters;
use crate::network::{Jitter, Nanos, Packet};
use crate::reordering::{Lags, ReorderDensity};
use std::cell::RefCell;

/// Packets, as many as the paper sends.
const PACKETS: u32 = 65_535;
/// Displacement threshold, packets.
const THRESHOLD: u32 = 200;
/// A lag from which three duplicates have come.
const LAG: usize = 3;

/// Their order.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// RD, whose threshold is the paper's.
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

/// Orders that are remembered.
const REMEMBERED: usize = 256;

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
            }
            known[0].1.clone()
        })
    }

    fn measured(p: &Parameters, replication: u32) -> Self {
        let mut arrivals: Vec<(Nanos, u32)> = arrivals(p, replication).into_iter().zip(0..).collect();
        // nearly in order; of two at one time the one that was sent first
        arrivals.sort();
        let order: Vec<u32> = arrivals.into_iter().map(|(_, number)| number).collect();
        let mut density = ReorderDensity::new(THRESHOLD);
        density.measure_permutation(&order);
        let mut lags = Lags::of(1);
        for &number in &order {
            let lag = lags.arrived(0, number);
            lags.count(lag);
        }
        Self { density, lag3_ratio: lags.at_least(LAG) as f64 / f64::from(PACKETS) }
    }
}
