//! Undecided segments that are too many to be retransmissions of lost ones (docs/metrics.md, rule judge-8).

use crate::trace::tcp::verdict::Verdict;

/// Parts of a flow, of equal numbers of segments; below, in how many of them there have to be too many.
const PARTS: usize = 10;
const PARTS_AT_LEAST: usize = 8;
/// With fewer segments, nothing can be said.
const SEGMENTS: usize = 200;
/// A sender that loses a third sends about two segments a round trip (Mathis et al., 1997), and one that ignores losses
/// up to a fifth breaks down (BBR; Cardwell et al., 2016).
const SEGMENTS_A_ROUND_TRIP: f64 = 8.0;
/// A single burst of losses ends sooner.
const ROUND_TRIPS: f64 = 40.0;

/// Whether so many segments are undecided, over so much of the flow, that most of them were overtaken. `time` is that
/// of a packet, ms.
pub fn are_too_many(given: &[Verdict], time: impl Fn(usize) -> Option<f64>, round_trip: Option<f64>) -> bool {
    let data: Vec<usize> = (0..given.len())
        .filter(|&packet| !matches!(given[packet], Verdict::NoData | Verdict::Copy))
        .collect();
    let ends = data.first().zip(data.last()).and_then(|(&first, &last)| time(first).zip(time(last)));
    let (Some((first, last)), Some(round_trip)) = (ends, round_trip) else { return false };
    let trips = (last - first) / round_trip;
    let count = data.len();
    // false if times are unknown
    let is_fast = trips >= ROUND_TRIPS && count as f64 >= SEGMENTS_A_ROUND_TRIP * trips;
    if !is_fast || count < SEGMENTS {
        return false;
    }
    let is_full = |part: &usize| {
        let packets = &data[part * count / PARTS..(part + 1) * count / PARTS];
        let open = packets.iter().filter(|&&packet| given[packet].is_unproven()).count();
        3 * open >= packets.len()
    };
    (0..PARTS).filter(is_full).count() >= PARTS_AT_LEAST
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Segments at equal intervals; those with `is_open` are undecided.
    fn flow(count: usize, length: f64, is_open: impl Fn(usize) -> bool) -> (Vec<Verdict>, Vec<f64>) {
        let verdict = |k| if is_open(k) { Verdict::Undecided } else { Verdict::New };
        ((0..count).map(verdict).collect(), (0..count).map(|k| length * k as f64 / count as f64).collect())
    }

    #[test]
    fn half_of_all_is_too_many_for_losses() {
        let are_too_many = |given: &[Verdict], times: &[f64], round_trip| {
            are_too_many(given, |row| times.get(row).copied(), round_trip)
        };
        let too_many = |(given, times): (Vec<Verdict>, Vec<f64>)| are_too_many(&given, &times, Some(4.0));
        assert!(too_many(flow(3000, 400.0, |k| k % 2 == 0)));
        // a sender may lose a fifth
        assert!(!too_many(flow(3000, 400.0, |k| k % 5 == 0)));
        // or half of one large burst
        assert!(!too_many(flow(3000, 400.0, |k| k > 1500 && k % 2 == 0)));
        // or be as slow as a sender that loses as much
        assert!(!too_many(flow(600, 1200.0, |k| k % 2 == 0)));
        assert!(!too_many(flow(3000, 100.0, |k| k % 2 == 0)));
        let (given, times) = flow(3000, 400.0, |k| k % 2 == 0);
        assert!(!are_too_many(&given, &times, None));
        assert!(!are_too_many(&given, &[], Some(4.0)));
        assert!(!are_too_many(&given, &vec![f64::NAN; 3000], Some(4.0)));
    }
}
