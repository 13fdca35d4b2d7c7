//! The path that arrivals tell of: by how much packets are late, as a table of quantiles that a simulated path can have.

use super::{Arrivals, FirstCopies, Late};
use crate::extremes::larger;

/// Shares of the late packets at which the table has points.
const SHARES: [f64; 7] = [0.0, 0.25, 0.5, 0.75, 0.9, 0.99, 1.0];

/// How late packets are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lateness {
    /// Shares from 0 to 1, ascending, and by how much so many packets are late at most: ms, or packets' spacings where times are
    /// unknown.
    pub points: Vec<(f64, f64)>,
    /// Time from one packet to the next, ms: the median over the arrivals; `None` where times are unknown.
    pub spacing: Option<f64>,
}

/// A packet is late by the time since the first that overtook it, and by the time for which that was sent after it: packets are
/// taken to leave evenly, a spacing apart. Where times are unknown, one that n others overtook is late by n spacings and a
/// half: it came between two of them. Whoever is in order is on time.
#[must_use]
pub fn lateness(arrivals: &Arrivals, copies: &FirstCopies, late: &[Late]) -> Lateness {
    let spacing = spacing(arrivals, copies);
    let delay = |late: &Late| match spacing {
        Some(spacing) => {
            let rank = |index: u32| f64::from(copies.ranks[index as usize]);
            larger(late.time, 0.0) + (rank(late.discontinuity) - rank(late.index)) * spacing
        }
        None => f64::from(late.ahead) + 0.5,
    };
    let mut delays: Vec<f64> = late.iter().map(delay).collect();
    delays.sort_unstable_by(f64::total_cmp);
    let received = f64::from(copies.len());
    if received == 0.0 {
        return Lateness { points: Vec::new(), spacing };
    }
    let on_time = 1.0 - delays.len() as f64 / received;
    let mut points = vec![(on_time, 0.0)];
    for share in SHARES {
        let place = (share * delays.len() as f64).ceil() as usize;
        if let Some(&delay) = delays.get(place.max(1) - 1) {
            points.push((on_time + (1.0 - on_time) * share, delay));
        }
    }
    Lateness { points, spacing }
}

/// The median of the times between arrivals.
fn spacing(arrivals: &Arrivals, copies: &FirstCopies) -> Option<f64> {
    let time = |index: u32| arrivals.times.get(copies.place(index) as usize).copied();
    let mut gaps: Vec<f64> =
        (1..copies.len()).filter_map(|index| Some(larger(time(index)? - time(index - 1)?, 0.0))).collect();
    gaps.sort_unstable_by(f64::total_cmp);
    gaps.get(gaps.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::late_packets;

    fn of(sequences: &[u64], times: &[f64]) -> Lateness {
        let arrivals = Arrivals { sequences, times, sizes: &[], sent: None };
        let copies = FirstCopies::of(&arrivals);
        lateness(&arrivals, &copies, &late_packets(&arrivals, &copies))
    }

    /// 2 comes 14 ms after 3, which left 10 ms after it.
    #[test]
    fn one_packet_late_by_two() {
        let found = of(&[1, 3, 4, 2, 5], &[0.0, 20.0, 30.0, 34.0, 40.0]);
        // gaps of 20, 10, 4 and 6 ms: the median is the third of them
        assert_eq!(found.spacing, Some(10.0));
        assert_eq!(found.points.first(), Some(&(0.8, 0.0)));
        assert!(found.points[1..].iter().all(|&(_, delay)| delay == 24.0), "{found:?}");
        assert_eq!(found.points.last().map(|&(share, _)| share), Some(1.0));
    }

    #[test]
    fn without_times_places_are_counted() {
        let found = of(&[1, 3, 4, 2, 6, 5], &[]);
        assert_eq!(found.spacing, None);
        let delays: Vec<f64> = found.points.iter().map(|&(_, delay)| delay).collect();
        assert_eq!(delays, [0.0, 1.5, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5]);
        assert!(found.points.is_sorted_by(|a, b| a.0 <= b.0));
    }

    #[test]
    fn in_order_nothing_is_late() {
        assert_eq!(of(&[1, 2, 3], &[0.0, 1.0, 2.0]).points, [(1.0, 0.0)]);
        assert_eq!(of(&[], &[]).points, []);
    }
}
