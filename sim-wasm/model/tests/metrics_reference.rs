//! Compares the measures with slow, straightforward ones, on permutations with losses and duplicates.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::reordering::{
    Arrivals, FirstCopies, FirstCopyPlace, Gaps, Measures, ReorderDensity, Runs, Thresholds, late_packets,
    occupy, occupy_neglecting_losses, place, reorder_density,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Packets 10 to 10 + n that each arrive after a bounded random delay, some never, some twice, and sometimes
/// with holes, none wider than `widest`, that make the numbers sparse.
fn samples(widest: u64) -> impl Strategy<Value = Vec<u64>> {
    let packet = (0_u32..12, 0_u32..40, prop::bool::weighted(0.1), prop::option::weighted(0.1, 0_u32..60));
    (prop::collection::vec(packet, 0..60), prop::sample::select(vec![1_u64, 1, 3, widest])).prop_map(
        |(packets, stride)| {
            let mut events = Vec::new();
            for (number, (near, far, is_lost, copy)) in (0_u32..).zip(packets) {
                if is_lost {
                    continue;
                }
                let delay = if far == 0 { 30 } else { near };
                events.push((number + delay, number));
                events.extend(copy.map(|after| (number + delay + after, number)));
            }
            events.sort();
            events.iter().map(|&(_, number)| 10 + stride * u64::from(number)).collect()
        },
    )
}

fn first_copies(sequences: &[u64]) -> Vec<u64> {
    let mut seen = Vec::new();
    for &sequence in sequences {
        if !seen.contains(&sequence) {
            seen.push(sequence);
        }
    }
    seen
}

/// RFC 5236's procedure on plain lists; a discarded late packet uses up an index.
fn slow_displacements(packets: &[u64], threshold: u64) -> Vec<Option<i64>> {
    let mut found = vec![None; packets.len()];
    let (mut window, mut buffer): (Vec<usize>, Vec<u64>) = (Vec::new(), Vec::new());
    let mut next = 0;
    let Some(mut index) = packets.iter().copied().min() else { return found };
    let last = packets.iter().copied().max().unwrap();
    loop {
        while (window.len() as u64) < threshold + 1 && next < packets.len() {
            if packets[next] >= index {
                window.push(next);
            }
            next += 1;
        }
        if window.is_empty() {
            return found;
        }
        let is_there = |n: &u64| buffer.contains(n) || window.iter().any(|&at| packets[at] == *n);
        let mut numbers = packets.to_vec();
        numbers.sort();
        index = numbers.into_iter().filter(|&n| n >= index && n <= last).find(is_there).unwrap();
        let at = window.remove(0);
        let displacement = index as i64 - packets[at] as i64;
        if displacement >= -(threshold as i64) {
            buffer.retain(|&n| n != index);
            if packets[at] > index {
                buffer.push(packets[at]);
            }
            index += 1;
            if displacement <= threshold as i64 {
                found[at] = Some(displacement);
            }
        }
    }
}

/// RFC 5236, section 7.2, word for word on a list of numbers, duplicates included; returns the occupancy
/// after each arrival that is not discarded. Where the RFC's words forget an early packet that finds the
/// buffer full, it is stored.
fn slow_occupancies(sequences: &[u64], first: u64, threshold: u32) -> Vec<(u64, u32)> {
    let mut buffer: BTreeSet<u64> = BTreeSet::new();
    let (mut e, mut found) = (first, Vec::new());
    for &s in sequences {
        if buffer.contains(&s) || s < e {
            continue;
        }
        if s == e {
            e += 1;
            while buffer.remove(&e) {
                e += 1;
            }
        } else if buffer.len() < threshold as usize {
            buffer.insert(s);
        } else {
            buffer.insert(s);
            e += 1;
            while !buffer.contains(&e) {
                e += 1;
            }
            while buffer.remove(&e) {
                e += 1;
            }
        }
        found.push((s, buffer.len() as u32));
    }
    found
}

fn arrivals(sequences: &[u64]) -> Arrivals<'_> {
    Arrivals { sequences, ..Arrivals::default() }
}

proptest! {
    #[test]
    fn displacements(sequences in samples(1_000_000), threshold in 0_u32..20) {
        let packets = first_copies(&sequences);
        let copies = FirstCopies::of(&arrivals(&sequences));
        let mut found = vec![None; packets.len()];
        place(&copies, threshold, |index, placed| {
            if let FirstCopyPlace::At { displacement, .. } = placed {
                found[index as usize] = Some(displacement);
            }
        });
        prop_assert_eq!(found, slow_displacements(&packets, u64::from(threshold)));
    }

    /// Without a threshold the receive indices are simply the sorted numbers.
    #[test]
    fn displacements_without_threshold(sequences in samples(1_000_000)) {
        let packets = first_copies(&sequences);
        let mut sorted = packets.clone();
        sorted.sort();
        let copies = FirstCopies::of(&arrivals(&sequences));
        let mut sum = 0;
        place(&copies, 200_000_000, |index, placed| {
            let FirstCopyPlace::At { index: receive_index, displacement } = placed else { panic!("beyond") };
            assert_eq!(receive_index, sorted[index as usize]);
            assert_eq!(displacement, sorted[index as usize] as i64 - packets[index as usize] as i64);
            sum += displacement;
        });
        prop_assert_eq!(sum, 0);
    }

    /// Compares RBD with the words of RFC 5236, section 7.2, on samples with losses and duplicates.
    #[test]
    fn occupancy(sequences in samples(1000), threshold in 0_u32..20, before in 0_u64..5) {
        let first = sequences.iter().min().map_or(0, |&first| first - before);
        let sent = Some((first, sequences.iter().max().map_or(0, |&last| last)));
        let copies = FirstCopies::of(&Arrivals { sent, ..arrivals(&sequences) });
        let packets = first_copies(&sequences);
        let mut found = Vec::new();
        occupy(&copies, threshold, |index, stored| {
            found.extend(stored.map(|stored| (packets[index as usize], stored.occupancy)));
        });
        let slow = slow_occupancies(&sequences, first, threshold);
        prop_assert_eq!(&found, &slow);
        let measures = Measures::of(&Arrivals { sent, ..arrivals(&sequences) }, Thresholds::both(threshold));
        let mut frequencies: BTreeMap<u32, u32> = BTreeMap::new();
        slow.iter().for_each(|(_, held)| *frequencies.entry(*held).or_default() += 1);
        let density = &measures.occupancy;
        let counted: BTreeMap<u32, u32> =
            (0..).zip(density.counts.iter().copied()).filter(|(_, count)| *count > 0).collect();
        prop_assert_eq!(counted, frequencies);
        prop_assert_eq!((density.total, density.beyond), (slow.len() as u64, (packets.len() - slow.len()) as u64));
        prop_assert!(density.max() <= threshold);
    }

    /// What the buffer advice says of a buffer of B packets holds for RBD's buffer with BT = B: it gives up
    /// exactly those packets that more than B packets overtook, whatever is lost.
    #[test]
    fn advice_and_occupancy_mean_one_buffer(sequences in samples(1_000_000), threshold in 0_u32..12) {
        let sample = arrivals(&sequences);
        let late = late_packets(&sample, &FirstCopies::of(&sample));
        let given_up = late.iter().filter(|late| late.ahead > threshold).count() as u64;
        prop_assert_eq!(Measures::of(&sample, Thresholds::both(threshold)).occupancy.beyond, given_up);
    }

    /// Section 3: RBD is orthogonal to duplication, but not to loss.
    #[test]
    fn copies_leave_the_buffer_as_it_is(sequences in samples(1_000_000), threshold in 0_u32..20) {
        let of = |sequences: &[u64]| Measures::of(&arrivals(sequences), Thresholds::both(threshold)).occupancy;
        prop_assert_eq!(of(&sequences), of(&first_copies(&sequences)));
    }

    /// Without losses and without a threshold both buffers hold the same: packets that arrived before a
    /// smaller one still to come.
    #[test]
    fn occupancy_without_losses_and_threshold(sequences in samples(1)) {
        let ranks = FirstCopies::of(&arrivals(&sequences)).ranks;
        let packets: Vec<u64> = ranks.iter().map(|&rank| u64::from(rank)).collect();
        let copies = FirstCopies::of(&arrivals(&packets));
        let mut neglecting = Vec::new();
        occupy_neglecting_losses(&copies, 1000, |_, held| neglecting.push(held));
        let mut held = Vec::new();
        occupy(&copies, 1000, |_, stored| held.push(stored.map(|stored| stored.occupancy)));
        prop_assert_eq!(held, neglecting);
    }

    /// With losses neglected and without a threshold the buffer holds the packets that arrived before a
    /// smaller one still to come.
    #[test]
    fn occupancy_neglecting_losses_without_threshold(sequences in samples(1_000_000)) {
        let packets = first_copies(&sequences);
        let copies = FirstCopies::of(&arrivals(&sequences));
        occupy_neglecting_losses(&copies, 1000, |index, held| {
            let (past, future) = packets.split_at(index as usize + 1);
            let held_slowly = future.iter().min().map_or(0, |next| past.iter().filter(|n| *n > next).count());
            assert_eq!(held, Some(held_slowly as u32));
        });
    }

    #[test]
    fn occupancy_neglecting_losses_keeps_to_its_buffer(sequences in samples(1_000_000), threshold in 0_u32..8) {
        let copies = FirstCopies::of(&arrivals(&sequences));
        let mut seen = vec![0; copies.ranks.len()];
        occupy_neglecting_losses(&copies, threshold, |index, held| {
            seen[index as usize] += 1;
            assert!(held.is_none_or(|held| held <= threshold));
        });
        prop_assert!(seen.iter().all(|&times| times == 1));
    }

    /// RFC 4737 straight from its definitions, in quadratic time.
    #[test]
    fn lateness(sequences in samples(1_000_000)) {
        let times: Vec<f64> = (0..sequences.len()).map(|i| (i * i) as f64).collect();
        let sizes: Vec<u32> = (0..sequences.len() as u32).map(|i| 1 + i % 7).collect();
        let sample = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
        let copies = FirstCopies::of(&sample);
        let late = late_packets(&sample, &copies);
        let packets = first_copies(&sequences);
        let place_of = |number: u64| sequences.iter().position(|&n| n == number).unwrap();
        let mut found = late.iter();
        let mut next_expected = 0;
        let (mut runs, mut run) = (Vec::new(), 0);
        for (i, &s) in packets.iter().enumerate() {
            if s >= next_expected {
                next_expected = s + 1;
                run += 1;
                continue;
            }
            runs.push(run);
            run = 0;
            let late = found.next().unwrap();
            let j = (0..i).find(|&j| packets[j] > s).unwrap();
            let ahead: Vec<u64> = packets[..i].iter().copied().filter(|&n| n > s).collect();
            let degree = (1..=i).take_while(|n| packets[i - n] > s).count();
            prop_assert_eq!((late.index, late.discontinuity, late.degree), (i as u32, j as u32, degree as u32));
            prop_assert_eq!(late.ahead, ahead.len() as u32);
            prop_assert_eq!(late.bytes, ahead.iter().map(|&n| u64::from(sizes[place_of(n)])).sum::<u64>());
            prop_assert_eq!(late.time, times[place_of(s)] - times[place_of(packets[j])]);
        }
        prop_assert!(found.next().is_none());
        let measured = Runs::of(&copies, &late);
        prop_assert_eq!((&measured.lengths, measured.open), (&runs, run));
        let gaps = Gaps::of(&sample, &copies, &late);
        prop_assert_eq!(gaps.packets.len() as u64, gaps.discontinuities.saturating_sub(1));
    }

    /// Losses and duplicates change no measure of reordering, except RBD, which waits for losses.
    #[test]
    fn loss_and_duplication_do_not_leak(sequences in samples(1_000_000)) {
        let packets = first_copies(&sequences);
        let mut sorted = packets.clone();
        sorted.sort();
        let ranks: Vec<u64> = packets.iter().map(|n| sorted.binary_search(n).unwrap() as u64).collect();
        let with = Measures::of(&arrivals(&sequences), Thresholds::both(5));
        let without = Measures::of(&arrivals(&ranks), Thresholds::both(5));
        prop_assert_eq!(with.duplicates, (sequences.len() - packets.len()) as u64);
        prop_assert_eq!(without.lost + without.duplicates, 0);
        prop_assert_eq!((with.reordered, with.extent, with.runs), (without.reordered, without.extent, without.runs));
        prop_assert_eq!((with.degrees, with.gaps), (without.degrees, without.gaps));
        prop_assert_eq!(with.occupancy_neglecting_losses, without.occupancy_neglecting_losses);
    }

    #[test]
    fn permutations_agree_with_samples(sequences in samples(1_000_000), threshold in 0_u32..30) {
        let ranks = FirstCopies::of(&arrivals(&sequences)).ranks;
        let numbers: Vec<u64> = ranks.iter().map(|&rank| u64::from(rank)).collect();
        let copies = FirstCopies::of(&arrivals(&numbers));
        prop_assert_eq!(reorder_density(&ranks, threshold), ReorderDensity::of(&copies, threshold));
    }
}

/// The tree that is used where packets are far out of order.
#[test]
fn far_out_of_order() {
    let n = 3000_u64;
    let sequences: Vec<u64> = (0..n).map(|i| i * 1237 % n).collect();
    let sizes: Vec<u32> = (0..n as u32).collect();
    let sample = Arrivals { sequences: &sequences, sizes: &sizes, ..Arrivals::default() };
    for late in late_packets(&sample, &FirstCopies::of(&sample)).iter().step_by(97) {
        let i = late.index as usize;
        let ahead: Vec<usize> = (0..i).filter(|&k| sequences[k] > sequences[i]).collect();
        assert_eq!((late.ahead, late.bytes), (ahead.len() as u32, ahead.iter().map(|&k| k as u64).sum()));
    }
}
