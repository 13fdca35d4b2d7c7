//! Figures of the first run: the receiver's buffer, the application's blocking time, the order of arrival.

use crate::alf::{Bench, Delivery, Parameters, RunRecord};
use crate::extremes::larger;
use crate::laboratory::{Cell, Column, columns};
use crate::reordering::reorder_density;
use crate::units;

/// Both ways of delivery, in the figures' order.
const DELIVERIES: [(&str, Delivery); 2] =
    [("in_order", Delivery::InOrder), ("out_of_order", Delivery::OutOfOrder)];
/// About as many bins has a histogram.
const BINS: f64 = 32.0;

/// A row for each step of each buffer's occupancy.
pub fn buffer(p: &Parameters) -> Vec<Column> {
    let rows: Vec<_> = each(p, |_, record| record.occupancy())
        .into_iter()
        .flat_map(|(id, (times, held))| {
            times.into_iter().zip(held).map(move |(t, n)| [id.into(), t.into(), n.into()])
        })
        .collect();
    columns([("delivery", ""), ("time", units::MS), ("occupancy", units::ADUS)], &rows)
}

/// A row for each bin of the time for which the application idles before an ADU; no wait at all has its own.
pub fn blocking(p: &Parameters) -> Vec<Column> {
    let times = each(p, |bench, _| bench.transfer().blocking().to_vec());
    let most = times.iter().flat_map(|(_, times)| times).copied().fold(0.0, larger);
    let width = if most == 0.0 { 1.0 } else { round_step(most / BINS) };
    // the last bin holds the longest time, also where that lies on an edge
    let bins = (most / width).floor() as usize + 1;
    let mut rows: Vec<[Cell; 4]> = Vec::new();
    for (id, times) in &times {
        let all = larger(times.len() as f64, 1.0);
        let waits = || times.iter().filter(|&&time| time > 0.0);
        let zero = (times.len() - waits().count()) as f64 / all;
        rows.push([(*id).into(), 0.0.into(), 0.0.into(), zero.into()]);
        let mut counts = vec![0_u32; bins];
        waits().for_each(|time| counts[((time / width).floor() as usize).min(bins - 1)] += 1);
        rows.extend(counts.iter().enumerate().map(|(bin, &count)| {
            let edge = |bin: usize| Cell::from(bin as f64 * width);
            [(*id).into(), edge(bin), edge(bin + 1), (f64::from(count) / all).into()]
        }));
    }
    let names = [("delivery", ""), ("from", units::MS), ("to", units::MS), ("share", units::SHARE)];
    columns(names, &rows)
}

/// A row for each displacement, from the first to the last that occurs (RFC 5236, section 3).
pub fn density(p: &Parameters) -> Vec<Column> {
    let mut rows: Vec<[Cell; 3]> = Vec::new();
    for (id, order) in each(p, |bench, _| bench.transfer().arrival_order().to_vec()) {
        let density = reorder_density(&order, p.adus);
        let (from, shares) = density.shares();
        rows.extend((from..).zip(shares).map(|(at, share)| [id.into(), f64::from(at).into(), share.into()]));
    }
    columns([("delivery", ""), ("displacement", units::ADUS), ("share", units::SHARE)], &rows)
}

/// What the first run of each way of delivery leaves behind.
fn each<T>(p: &Parameters, of: impl Fn(&Bench, &RunRecord) -> T) -> Vec<(&'static str, T)> {
    let mut bench = Bench::default();
    DELIVERIES
        .into_iter()
        .map(|(id, delivery)| {
            let mut record = RunRecord::default();
            bench.run(p, delivery, 0, &mut record);
            (id, of(&bench, &record))
        })
        .collect()
}

/// 1, 2 or 5 times a power of ten, nearest to `step` by ratio (as d3's `tickStep` chooses it).
fn round_step(step: f64) -> f64 {
    let power = libm::log10(step).floor();
    let left = step / libm::pow(10.0, power);
    let factor = [(50.0_f64, 10.0), (10.0, 5.0), (2.0, 2.0)]
        .into_iter()
        .find(|(least, _)| left >= least.sqrt())
        .map_or(1.0, |(_, factor)| factor);
    if power < 0.0 { 1.0 / (libm::pow(10.0, -power) / factor) } else { libm::pow(10.0, power) * factor }
}
