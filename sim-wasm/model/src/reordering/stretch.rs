//! A stretch of an arrival order, short enough to show each packet.
//!
//! It is cut by the packets' numbers, not by their places of arrival, so that a packet that arrived a little earlier or
//! later does not seem lost.

use super::{Arrivals, FirstCopies, LatePacket, Sequence};

/// Most packets of a stretch, and most arrivals: as many as a bench can show one by one.
pub const LONGEST: u32 = 300;

/// Which stretch is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// The first of those in which most packets are late behind others of the stretch.
    Worst,
    /// The packets after the highest one that arrived before this time, ms; without times, before this many arrivals.
    After(f64),
}

/// A stretch of an arrival order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stretch {
    /// Its packets in the order of arrival, numbered from 1, with its losses.
    pub order: Sequence,
    /// The number of its packets, lost ones included.
    pub packets: u32,
    /// The number of its first packet in the whole order.
    pub first: u64,
    /// Packets that arrive behind a later one of the stretch.
    pub late: u32,
    /// Packets that never arrive.
    pub lost: u32,
    /// Duplicates in its order.
    pub copies: u32,
    /// Duplicates left out, because they would make more than [`LONGEST`] arrivals.
    pub copies_left_out: u32,
    /// Whether the numbers have so many gaps that packets are numbered by their rank.
    pub is_ranked: bool,
    /// Indices of its first and last arrival among all, from 0.
    pub places: (u32, u32),
    /// Arrivals between these two of packets outside the stretch.
    pub others: u32,
}

/// The stretch of at most `most` packets, and at most [`LONGEST`]; `None` without arrivals.
#[must_use]
pub fn stretch(
    arrivals: &Arrivals,
    copies: &FirstCopies,
    late: &[LatePacket],
    place: Place,
    most: u32,
) -> Option<Stretch> {
    if copies.is_empty() {
        return None;
    }
    let most = u64::from(most.clamp(1, LONGEST));
    // numbers that count bytes or frames: gaps between them are not losses
    let is_ranked = copies.lost > u64::from(copies.len());
    let number = |rank: u32| if is_ranked { u64::from(rank) } else { copies.value(rank) };
    let (least, last) = (number(0), number(copies.len() - 1));
    let latest = last.saturating_sub(most - 1).max(least);
    let first = match place {
        Place::Worst => worst(copies, late, &number, most, (least, latest)),
        Place::After(at) => {
            let is_before = |index: u32| {
                let place = copies.place(index);
                arrivals.times.get(place as usize).copied().unwrap_or(f64::from(place)) < at
            };
            let highest =
                (0..copies.len()).filter(|&index| is_before(index)).map(|i| copies.ranks[i as usize]).max();
            highest.map_or(least, |rank| number(rank) + 1).clamp(least, latest)
        }
    };
    let end = first.saturating_add(most - 1).min(last);
    Some(cut(arrivals, copies, &number, (first, end), is_ranked))
}

/// The first number of the stretch with most late packets. A late packet counts in stretches whose first number is at
/// most its own, if they are long enough to include the lowest packet that overtook it.
fn worst(
    copies: &FirstCopies,
    late: &[LatePacket],
    number: &impl Fn(u32) -> u64,
    most: u64,
    (least, latest): (u64, u64),
) -> u64 {
    let mut is_late = vec![false; copies.len() as usize];
    late.iter().for_each(|late| is_late[late.index as usize] = true);
    // arrivals are removed from the list, the last one first, so that a rank's neighbour in the list arrived before it
    let count = copies.len() as usize;
    let mut next: Vec<u32> = (1..=count as u32).collect();
    let mut before: Vec<u32> = (0..count as u32).map(|rank| rank.wrapping_sub(1)).collect();
    let mut changes: Vec<(u64, i32)> = Vec::with_capacity(2 * late.len());
    for (index, &rank) in copies.ranks.iter().enumerate().rev() {
        let (behind, ahead) = (next[rank as usize], before[rank as usize]);
        if is_late[index] {
            let (own, overtaker) = (number(rank), number(behind));
            let from = (overtaker + 1).saturating_sub(most).max(least);
            if from <= own.min(latest) {
                changes.push((from, 1));
                changes.push((own + 1, -1));
            }
        }
        if let Some(before) = before.get_mut(behind as usize) {
            *before = ahead;
        }
        if let Some(next) = next.get_mut(ahead as usize) {
            *next = behind;
        }
    }
    changes.sort_unstable();
    let (mut count, mut best, mut found) = (0, 0, (least, least));
    let mut rest = changes.as_slice();
    while let [(at, _), ..] = *rest {
        let together = rest.iter().take_while(|(other, _)| *other == at).count();
        count += rest[..together].iter().map(|(_, change)| change).sum::<i32>();
        rest = &rest[together..];
        if at <= latest && count > best {
            // the count is the same up to the next change: the middle has room on both sides
            let until = rest.first().map_or(latest, |(next, _)| next - 1).min(latest);
            (best, found) = (count, (at, until));
        }
    }
    found.0 + (found.1 - found.0) / 2
}

fn cut(
    arrivals: &Arrivals,
    copies: &FirstCopies,
    number: &impl Fn(u32) -> u64,
    (first, end): (u64, u64),
    is_ranked: bool,
) -> Stretch {
    let most = end - first + 1;
    let mut found = Stretch { first, packets: most as u32, is_ranked, ..Stretch::default() };
    let rank_of = |sequence: u64| {
        // a rank with a higher number is higher, so a binary search works
        let (mut low, mut high) = (0, copies.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if copies.value(middle) < sequence { low = middle + 1 } else { high = middle }
        }
        low
    };
    let mut has_come = vec![false; most as usize];
    let mut highest = 0;
    let mut inside: Vec<(u32, u64, bool)> = Vec::new();
    for (place, &sequence) in (0_u32..).zip(arrivals.sequences) {
        let own = if is_ranked { number(rank_of(sequence)) } else { sequence };
        if own < first || own > end {
            continue;
        }
        let own = own - first + 1;
        let seen = &mut has_come[own as usize - 1];
        let is_copy = std::mem::replace(seen, true);
        if !is_copy {
            found.late += u32::from(own < highest);
            highest = highest.max(own);
        }
        inside.push((place, own, is_copy));
    }
    let further = inside.iter().filter(|(_, _, is_copy)| *is_copy).count() as u32;
    // with copies, the order could be longer than LONGEST
    let has_room = inside.len() <= LONGEST as usize;
    if !has_room {
        inside.retain(|(_, _, is_copy)| !is_copy);
    }
    (found.copies, found.copies_left_out) = if has_room { (further, 0) } else { (0, further) };
    if let (Some(&(from, ..)), Some(&(to, ..))) = (inside.first(), inside.last()) {
        found.places = (from, to);
        found.others = (to - from + 1).saturating_sub(inside.len() as u32 + found.copies_left_out);
    }
    found.order.arrivals = inside.into_iter().map(|(_, own, _)| own).collect();
    found.order.losses = (1..=most).filter(|own| !has_come[*own as usize - 1]).collect();
    found.lost = found.order.losses.len() as u32;
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::late_packets;

    fn of(sequences: &[u64], place: Place, most: u32) -> (String, Stretch) {
        let arrivals = Arrivals { sequences, ..Arrivals::default() };
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        let found = stretch(&arrivals, &copies, &late, place, most).unwrap_or_default();
        (found.order.canonical(), found)
    }

    /// By hand: 13 and 15 are late, 3 is late behind 4; of four numbers only 13 to 16 hold two late packets.
    #[test]
    fn the_worst_place_has_most_packets_late() {
        let order = [1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 13, 16, 15, 17, 18];
        let (text, found) = of(&order, Place::Worst, 4);
        assert_eq!((text.as_str(), found.first, found.late), ("2 1 4 3", 13, 2));
        assert_eq!((found.places, found.others, found.lost), ((12, 15), 0, 0));
        assert_eq!(of(&order, Place::Worst, 2).1.first, 3);
    }

    /// A packet that arrives long after its neighbours is cut together with them.
    #[test]
    fn a_straggler_stays_with_its_neighbours() {
        let (text, found) = of(&[10, 11, 13, 14, 15, 16, 17, 18, 12], Place::Worst, 3);
        assert_eq!((text.as_str(), found.first, found.places), ("1 3 2", 11, (1, 8)));
        assert_eq!(found.others, 5);
    }

    #[test]
    fn behind_a_place_follow_the_next_numbers_with_losses_and_copies() {
        let (text, found) = of(&[1, 2, 3, 5, 4, 5, 8, 9], Place::After(3.0), 4);
        assert_eq!((text.as_str(), found.first), ("2 1 2 x3-4", 4));
        assert_eq!((found.lost, found.copies, found.late), (2, 1, 1));
        assert_eq!(of(&[1, 2, 3], Place::After(1e9), 2).1.first, 2);
        assert_eq!(of(&[1, 2, 3], Place::After(-1.0), 9).1.packets, 3);
    }

    #[test]
    fn numbers_of_bytes_are_numbered_by_rank() {
        let (text, found) = of(&[1000, 3920, 2460, 5380], Place::Worst, 10);
        assert_eq!((text.as_str(), found.is_ranked, found.lost), ("1 3 2 4", true, 0));
        assert_eq!(of(&[], Place::Worst, 5).1, Stretch::default());
    }

    /// Compared with a trial of every stretch.
    #[test]
    fn no_stretch_has_more_late_packets() {
        let mut state = 7_u64;
        let mut draw = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for _ in 0..60 {
            let mut keyed: Vec<(u64, u64)> = (0..40).map(|n| (n * 4 + draw() % 40, n)).collect();
            keyed.sort_unstable();
            let order: Vec<u64> = keyed.into_iter().map(|(_, n)| n).collect();
            let best = (0..=30).map(|from| of_numbers(&order, from, from + 9)).max();
            assert_eq!(Some(of(&order, Place::Worst, 10).1.late), best);
        }
    }

    fn of_numbers(order: &[u64], from: u64, to: u64) -> u32 {
        let mut highest = 0;
        let inside = order.iter().filter(|n| (from..=to).contains(*n));
        inside
            .filter(|&&n| {
                let is_late = n < highest;
                highest = highest.max(n);
                is_late
            })
            .count() as u32
    }
}
