//! The path as arrivals show it: the lateness of packets, as a table of quantiles for a simulated path.

use super::{Arrivals, FirstCopies, LatePacket};
use crate::extremes::larger;

/// Shares of the late packets at which the table has points.
const SHARES: [f64; 8] = [0.0, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1.0];

/// The lateness of packets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lateness {
    /// Points of the table, ascending: a share from 0 to 1, and the largest lateness of this share of the packets, in
    /// ms, or in packet spacings if times are unknown.
    pub points: Vec<(f64, f64)>,
    /// The rate of arrivals; `None` if times are unknown.
    pub pace: Option<Pace>,
}

/// The rate of arrivals without the pauses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Time from the first to the last arrival, without the pauses, ms.
    pub active: f64,
    /// Mean time from one packet to the next within that time, ms.
    pub spacing: f64,
    /// How many pauses were left out.
    pub pauses: u32,
}

/// A longer time between two packets is a pause, ms: a TCP that has sent nothing for a retransmission timeout starts
/// again (RFC 5681, section 4.1), and that timeout is at least a second (RFC 6298, section 2.4).
const PAUSE: f64 = 1000.0;

/// The lateness of a packet is the time since the arrival of the first packet that overtook it, plus the time by which
/// that one was sent later: packets are assumed to be sent evenly, a spacing apart. If times are unknown, a packet that
/// n others overtook is late by n and a half spacings, since it arrived between two of them. Packets in order have no
/// lateness.
#[must_use]
pub fn lateness(arrivals: &Arrivals, copies: &FirstCopies, late: &[LatePacket]) -> Lateness {
    let pace = pace(arrivals, copies);
    let delay = |late: &LatePacket| match pace {
        Some(Pace { spacing, .. }) => {
            let rank = |index: u32| f64::from(copies.ranks[index as usize]);
            larger(late.time, 0.0) + (rank(late.discontinuity) - rank(late.index)) * spacing
        }
        None => f64::from(late.ahead) + 0.5,
    };
    let mut delays: Vec<f64> = late.iter().map(delay).collect();
    delays.sort_unstable_by(f64::total_cmp);
    let received = f64::from(copies.len());
    if received == 0.0 {
        return Lateness { points: Vec::new(), pace };
    }
    let on_time = 1.0 - delays.len() as f64 / received;
    let mut points = vec![(on_time, 0.0)];
    for share in SHARES {
        let place = (share * delays.len() as f64).ceil() as usize;
        if let Some(&delay) = delays.get(place.max(1) - 1) {
            points.push((on_time + (1.0 - on_time) * share, delay));
        }
    }
    Lateness { points, pace }
}

/// The pace of the arrivals, duplicates left out; `None` if times are unknown or all are equal.
fn pace(arrivals: &Arrivals, copies: &FirstCopies) -> Option<Pace> {
    let time = |index: u32| arrivals.times.get(copies.place(index) as usize).copied();
    let gaps = || (1..copies.len()).filter_map(|index| Some(larger(time(index)? - time(index - 1)?, 0.0)));
    // if every gap is that long, none is a pause
    let are_seldom = gaps().all(|gap| gap > PAUSE);
    let (mut active, mut count, mut pauses) = (0.0, 0.0, 0);
    for gap in gaps() {
        if gap > PAUSE && !are_seldom {
            pauses += 1;
        } else {
            active += gap;
            count += 1.0;
        }
    }
    (active > 0.0).then(|| Pace { active, spacing: active / count, pauses })
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

    /// 2 arrives 14 ms after 3, which was sent 10 ms after it.
    #[test]
    fn one_packet_late_by_two() {
        let found = of(&[1, 3, 4, 2, 5], &[0.0, 20.0, 30.0, 34.0, 40.0]);
        assert_eq!(found.pace, Some(Pace { active: 40.0, spacing: 10.0, pauses: 0 }));
        assert_eq!(found.points.first(), Some(&(0.8, 0.0)));
        assert!(found.points[1..].iter().all(|&(_, delay)| delay == 24.0), "{found:?}");
        assert_eq!(found.points.last().map(|&(share, _)| share), Some(1.0));
    }

    #[test]
    fn without_times_places_are_counted() {
        let found = of(&[1, 3, 4, 2, 6, 5], &[]);
        assert_eq!(found.pace, None);
        let delays: Vec<f64> = found.points.iter().map(|&(_, delay)| delay).collect();
        assert_eq!(delays, [0.0, 1.5, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5, 2.5]);
        assert!(found.points.is_sorted_by(|a, b| a.0 <= b.0));
    }

    /// A burst of packets, a gap of two seconds, and another burst: the pace is that of the bursts.
    #[test]
    fn pauses_are_left_out_of_the_pace() {
        let times = [0.0, 5.0, 6.0, 2006.0, 2010.0];
        assert_eq!(
            of(&[1, 2, 3, 4, 5], &times).pace,
            Some(Pace { active: 10.0, spacing: 10.0 / 3.0, pauses: 1 })
        );
        let seldom = [0.0, 2000.0, 5000.0];
        assert_eq!(of(&[1, 2, 3], &seldom).pace, Some(Pace { active: 5000.0, spacing: 2500.0, pauses: 0 }));
        assert_eq!(of(&[1, 2, 3], &[7.0; 3]).pace, None);
    }

    #[test]
    fn in_order_nothing_is_late() {
        assert_eq!(of(&[1, 2, 3], &[0.0, 1.0, 2.0]).points, [(1.0, 0.0)]);
        assert_eq!(of(&[], &[]).points, []);
    }
}
