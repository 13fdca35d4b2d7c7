//! Matches the transmissions of a flow with its arrivals.

use crate::sorted;
use crate::trace::flow::fingerprints::PacketPrint;

/// The transmission of each arrival.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// For each arrival its transmission; `None` if the sender's capture does not have it.
    pub sent_of: Vec<Option<u32>>,
    /// Arrivals that may belong to any of several transmissions.
    pub ambiguous: u64,
    /// For each arrival, whether it may.
    pub is_ambiguous: Vec<bool>,
}

impl Matches {
    /// The number of arrivals with a transmission.
    pub fn found(&self) -> u64 {
        self.sent_of.iter().flatten().count() as u64
    }
}

/// Matches packets with the same fingerprint. If several were sent, each arrival gets the transmission that makes its
/// delay the most usual one.
pub fn matches(sent: &[PacketPrint], received: &[PacketPrint]) -> Matches {
    let (sent_order, received_order) = (by_print(sent), by_print(received));
    let mut found = Matches {
        sent_of: vec![None; received.len()],
        ambiguous: 0,
        is_ambiguous: vec![false; received.len()],
    };
    let mut several = Vec::new();
    let mut delays = Vec::new();
    let mut rest = received_order.as_slice();
    for group in sent_order.chunk_by(|&a, &b| sent[a as usize].print == sent[b as usize].print) {
        let print = sent[group[0] as usize].print;
        let start = rest.partition_point(|&at| received[at as usize].print < print);
        let count = rest[start..].partition_point(|&at| received[at as usize].print == print);
        let arrivals = &rest[start..start + count];
        rest = &rest[start + count..];
        match (group, arrivals) {
            (_, []) => {}
            (&[only], &[first, ..]) => {
                delays.push(received[first as usize].time - sent[only as usize].time);
                arrivals.iter().for_each(|&at| found.sent_of[at as usize] = Some(only));
            }
            _ => several.push((group, arrivals)),
        }
    }
    let usual = median(&mut delays);
    let least = delays.first().copied();
    for (group, arrivals) in several {
        found.ambiguous += arrivals.len() as u64;
        arrivals.iter().for_each(|&at| found.is_ambiguous[at as usize] = true);
        let mut free: Vec<u32> = group.to_vec();
        for &at in arrivals {
            let delay = |&sending: &u32| {
                let delay = received[at as usize].time - sent[sending as usize].time;
                match (usual, least) {
                    // no packet is faster than the fastest one that is certain
                    (_, Some(least)) if delay < least => f64::INFINITY,
                    (Some(usual), _) => (delay - usual).abs(),
                    _ => 0.0,
                }
            };
            // of several equally good ones the first; further arrivals are copies
            let among = if free.is_empty() { group } else { &free };
            let best = among.iter().min_by(|a, b| delay(a).total_cmp(&delay(b))).copied();
            free.retain(|&sending| Some(sending) != best);
            found.sent_of[at as usize] = best;
        }
    }
    found
}

fn by_print(packets: &[PacketPrint]) -> Vec<u32> {
    sorted::ascending(packets.iter().map(|packet| packet.print))
}

fn median(numbers: &mut [f64]) -> Option<f64> {
    numbers.sort_unstable_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(packets: &[(u64, f64)]) -> Vec<PacketPrint> {
        packets.iter().map(|&(print, time)| PacketPrint { print, time, row: 0, size: 1 }).collect()
    }

    #[test]
    fn each_arrival_finds_its_transmission() {
        let sent = seen(&[(7, 0.0), (5, 1.0), (9, 2.0), (5, 30.0), (4, 31.0)]);
        let received = seen(&[(9, 12.0), (7, 12.5), (4, 41.0), (5, 41.5), (1, 42.0), (7, 43.0)]);
        let found = matches(&sent, &received);
        // the 5 that arrived was sent at 30: its delay is then that of the others
        assert_eq!(found.sent_of, [Some(2), Some(0), Some(4), Some(3), None, Some(0)]);
        assert_eq!((found.ambiguous, found.found()), (1, 5));
        let swapped =
            matches(&seen(&[(5, 0.0), (5, 1.0), (6, 2.0)]), &seen(&[(5, 4.0), (5, 5.0), (6, 6.0), (5, 7.0)]));
        assert_eq!(swapped.sent_of, [Some(0), Some(1), Some(2), Some(1)]);
        assert_eq!(found.is_ambiguous, [false, false, false, true, false, false]);
        assert_eq!(matches(&[], &received).found() + matches(&sent, &[]).found(), 0);
    }
}
