//! Numbers missing in a flow's counter that other packets of the same host have.

use crate::extremes::larger;

/// Largest step of a counter.
pub const NEAR: u16 = 1024;

/// Numbers missing among `sorted` that other packets of the host carry at the time when they are due; empty if other
/// packets also carry numbers of this flow, since each flow then has its own counter. `carry` says whether other
/// packets carry an identification from one time on and before another.
pub fn numbers_elsewhere(
    sequences: &[u64],
    times: &[f64],
    sorted: &[u64],
    carry: impl Fn(u16, f64, Option<f64>) -> bool,
) -> Vec<u64> {
    let Some((&first, &last)) = sorted.first().zip(sorted.last()) else { return Vec::new() };
    let (mut latest, mut highest) = (f64::MIN, 0);
    let counted: Vec<(f64, u64)> = sequences
        .iter()
        .zip(times)
        .filter(|(_, time)| !time.is_nan())
        .map(|(&number, &time)| {
            highest = highest.max(number);
            latest = larger(time, latest);
            (latest, highest)
        })
        .collect();
    // a number is due while the flow's highest one is near it
    let since = |reached: u64| counted.get(counted.partition_point(|&(_, highest)| highest < reached));
    let is_due = |&number: &u64| {
        let identification = number as u16;
        let from = since(number.saturating_sub(u64::from(NEAR)));
        let before = since(number + u64::from(NEAR) + 1).map(|&(time, _)| time);
        identification != 0 && from.is_some_and(|&(from, _)| carry(identification, from, before))
    };
    let mut found: Vec<u64> = (first..=last).filter(is_due).collect();
    let all = found.len();
    found.retain(|number| sorted.binary_search(number).is_err());
    if found.len() * 10 < all * 9 {
        found.clear();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::numbers::unfold::{Unfold16, unfold16};

    /// The same numbers, by a search of all other packets.
    fn by_search(sequences: &[u64], times: &[f64], sorted: &[u64], others: &[(u16, f64)]) -> Vec<u64> {
        let mut found: Vec<u64> = others
            .iter()
            .filter(|(identification, _)| *identification != 0)
            .filter_map(|&(identification, time)| {
                let (mut latest, mut highest, mut reference) = (f64::MIN, 0, None);
                for (&number, &own) in sequences.iter().zip(times).filter(|(_, own)| !own.is_nan()) {
                    (latest, highest) = (larger(own, latest), highest.max(number));
                    reference = if latest <= time { Some(highest) } else { reference };
                }
                let number = unfold16(reference?, identification);
                let is_between = (sorted[0]..=sorted[sorted.len() - 1]).contains(&number);
                (number.abs_diff(reference?) <= u64::from(NEAR) && is_between).then_some(number)
            })
            .collect();
        found.sort_unstable();
        found.dedup();
        let all = found.len();
        found.retain(|number| sorted.binary_search(number).is_err());
        if found.len() * 10 < all * 9 { Vec::new() } else { found }
    }

    #[test]
    fn a_look_up_finds_what_a_search_finds() {
        let mut state = 1_u64;
        let mut below = |limit: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % limit
        };
        let mut found = 0;
        for round in 0..100 {
            let (first, gap, spread) = (below(65_536) as u16, 2 + below(30), 1 + below(40));
            let (mut unfold, mut own, mut others) = (Unfold16::default(), Vec::new(), Vec::new());
            for k in 0..200 + 10 * below(20) * below(20) {
                // some times go back, some are equal, some are unknown
                let time = (k + below(spread)) as f64;
                let time = if below(50) == 0 { f64::NAN } else { time };
                let number = first.wrapping_add(k as u16);
                if k % gap > 0 {
                    own.push((number, time));
                }
                if k % gap == 0 || (round % 3 == 0 && below(90) == 0) {
                    others.push((number, if below(9) == 0 { time - 2000.0 } else { time }));
                }
            }
            for pair in own.chunks_exact_mut(2) {
                pair.rotate_left(below(2) as usize);
            }
            let sequences: Vec<u64> = own.iter().map(|&(number, _)| unfold.next(number)).collect();
            let times: Vec<f64> = own.iter().map(|&(_, time)| time).collect();
            let mut sorted = sequences.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let carry = |identification: u16, from: f64, before: Option<f64>| {
                let is_due = |time: f64| time >= from && before.is_none_or(|before| time < before);
                others.iter().any(|&(other, time)| other == identification && is_due(time))
            };
            let looked_up = numbers_elsewhere(&sequences, &times, &sorted, carry);
            assert_eq!(looked_up, by_search(&sequences, &times, &sorted, &others), "round {round}");
            found += looked_up.len();
        }
        assert!(found > 1000, "{found}");
    }
}
