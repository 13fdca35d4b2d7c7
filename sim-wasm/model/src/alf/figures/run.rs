//! Figures of transfers: the receiver's buffer over the first run; the application's blocking time and the order of
//! arrival over all runs.

use crate::alf::{Bench, Delivery, Parameters, RunRecord};
use crate::extremes::larger;
use crate::laboratory::{Cell, Column, Head, columns};
use crate::reordering::reorder_density;
use crate::stats::estimate;
use crate::units;

pub const BUFFER: [Head; 3] = [("delivery", ""), ("time", units::MS), ("occupancy", units::PACKETS)];
pub const BLOCKING: [Head; 5] = [("delivery", ""), ("from", units::MS), ("to", units::MS), SHARE, SHARE_CI95];
pub const DENSITY: [Head; 4] = [("delivery", ""), ("displacement", units::PACKETS), SHARE, SHARE_CI95];
const SHARE: Head = ("share", units::SHARE);
const SHARE_CI95: Head = ("share_ci95", units::SHARE);

/// Both ways of delivery, in the figures' order.
const DELIVERIES: [(&str, Delivery); 2] =
    [("in_order", Delivery::InOrder), ("out_of_order", Delivery::OutOfOrder)];
/// The approximate number of bins of a histogram.
pub const BINS: f64 = 32.0;

/// A row for each step of each buffer's occupancy.
pub fn buffer(p: &Parameters) -> Vec<Column> {
    let rows: Vec<_> = each(p, RunRecord::occupancy)
        .into_iter()
        .flat_map(|(id, (times, held))| {
            times.into_iter().zip(held).map(move |(t, n)| [id.into(), t.into(), n.into()])
        })
        .collect();
    columns(BUFFER, &rows)
}

/// A row for each bin of the application's idle time before an ADU, with the mean share over the runs and its interval;
/// idle times of 0 have a row of their own.
pub fn blocking(p: &Parameters) -> Vec<Column> {
    let times = all(p, |bench| bench.transfer().blocking().to_vec());
    let most = times.iter().flat_map(|(_, runs)| runs).flatten().copied().fold(0.0, larger);
    let width = if most == 0.0 { 1.0 } else { round_step(most / BINS) };
    // the last bin includes the longest time, even if that is on its edge
    let bins = (most / width).floor() as usize + 1;
    let edge = |bin: usize| Cell::from(bin as f64 * width);
    let mut rows: Vec<[Cell; 5]> = Vec::new();
    for (id, runs) in &times {
        let runs: Vec<(f64, Vec<f64>)> = runs.iter().map(|times| binned(times, width, bins)).collect();
        let (mean, half) = mean_and_half(runs.iter().map(|(zero, _)| *zero));
        rows.push([(*id).into(), 0.0.into(), 0.0.into(), mean, half]);
        rows.extend((0..bins).map(|bin| {
            let (mean, half) = mean_and_half(runs.iter().map(|(_, shares)| shares[bin]));
            [(*id).into(), edge(bin), edge(bin + 1), mean, half]
        }));
    }
    columns(BLOCKING, &rows)
}

/// The share of times that are 0, and the share of the others in each bin.
fn binned(times: &[f64], width: f64, bins: usize) -> (f64, Vec<f64>) {
    let all = larger(times.len() as f64, 1.0);
    let mut counts = vec![0_u32; bins];
    let mut zero = 0_u32;
    for &time in times {
        if time > 0.0 {
            counts[((time / width).floor() as usize).min(bins - 1)] += 1;
        } else {
            zero += 1;
        }
    }
    (f64::from(zero) / all, counts.iter().map(|&count| f64::from(count) / all).collect())
}

/// A row for each displacement, from the first to the last that occurs in any run (RFC 5236, section 3): the mean share
/// over the runs and its interval.
pub fn density(p: &Parameters) -> Vec<Column> {
    let mut rows: Vec<[Cell; 4]> = Vec::new();
    for (id, runs) in all(p, |bench| reorder_density(bench.transfer().arrival_order(), p.adus).shares()) {
        let end = |(from, shares): &(i32, Vec<f64>)| from + shares.len() as i32;
        let first = runs.iter().map(|(from, _)| *from).min().unwrap_or(0);
        let last = runs.iter().map(end).max().unwrap_or(first);
        rows.extend((first..last).map(|at| {
            let share = |(from, shares): &(i32, Vec<f64>)| {
                usize::try_from(at - from).ok().and_then(|i| shares.get(i)).copied().unwrap_or(0.0)
            };
            let (mean, half) = mean_and_half(runs.iter().map(share));
            [id.into(), f64::from(at).into(), mean, half]
        }));
    }
    columns(DENSITY, &rows)
}

fn mean_and_half(of_runs: impl Iterator<Item = f64>) -> (Cell, Cell) {
    let found = estimate(&of_runs.collect::<Vec<_>>());
    (found.mean.into(), found.ci95.unwrap_or(f64::NAN).into())
}

/// A value from the first run of each delivery mode.
fn each<T>(p: &Parameters, of: impl Fn(&RunRecord) -> T) -> Vec<(&'static str, T)> {
    let mut bench = Bench::default();
    DELIVERIES
        .into_iter()
        .map(|(id, delivery)| {
            let mut record = RunRecord::default();
            bench.run(p, delivery, 0, &mut record);
            (id, of(&record))
        })
        .collect()
}

/// A value from every run of each delivery mode.
fn all<T>(p: &Parameters, of: impl Fn(&Bench) -> T) -> Vec<(&'static str, Vec<T>)> {
    let mut bench = Bench::default();
    DELIVERIES
        .into_iter()
        .map(|(id, delivery)| {
            let run = |replication| {
                bench.run(p, delivery, replication, &mut RunRecord::default());
                of(&bench)
            };
            (id, (0..p.runs).map(run).collect())
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
