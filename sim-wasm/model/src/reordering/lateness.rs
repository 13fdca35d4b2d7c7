//! RFC 4737: reordered packets, their extent, late-time offset and byte offset, n-reordering.
//!
//! These measures have no threshold: every first copy counts, however late.

use super::{Arrivals, FirstCopies};

/// A reordered packet: it arrived after a packet that was sent later (RFC 4737, section 3.3).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LatePacket {
    /// Index among the first copies, in the order of arrival.
    pub index: u32,
    /// Index of the earliest arrival with a greater sequence number: the discontinuity.
    pub discontinuity: u32,
    /// Number of first copies with a greater sequence number that arrived before.
    pub ahead: u32,
    /// Byte offset: payload bytes of those packets (section 4.4); 0 where sizes are unknown.
    pub bytes: u64,
    /// Late-time offset, ms (section 4.3); 0 where times are unknown.
    pub time: f64,
    /// Degree of n-reordering: how many of the packets immediately before it were all sent later (section
    /// 5.3).
    pub degree: u32,
}

impl LatePacket {
    /// Reordering extent (section 4.2): arrivals back to the discontinuity, packets.
    #[must_use]
    pub fn extent(&self) -> u32 {
        self.index - self.discontinuity
    }
}

/// All reordered packets, in the order of arrival. Linear if packets are not far out of order, n log n
/// otherwise.
#[must_use]
pub fn late_packets(arrivals: &Arrivals, copies: &FirstCopies) -> Vec<LatePacket> {
    let mut found = reordered_packets(copies);
    let time = |index: u32| arrivals.times.get(copies.place(index) as usize).copied().unwrap_or(0.0);
    for late in &mut found {
        late.time = time(late.index) - time(late.discontinuity);
    }
    let size = |index: u32| arrivals.sizes.get(copies.place(index) as usize).copied().unwrap_or(0);
    let steps: u64 = found.iter().map(|late| u64::from(late.extent())).sum();
    if steps <= 32 * copies.ranks.len() as u64 {
        by_looking_back(copies, &mut found, size);
    } else {
        by_tree(copies, &mut found, size);
    }
    found
}

/// All reordered packets, in the order of arrival, with only extent and degree; the other fields are 0.
#[must_use]
pub fn reordered_packets(copies: &FirstCopies) -> Vec<LatePacket> {
    // nearly all of a million packets may be late: memory is allocated once, so that nothing is copied
    let late = count(&copies.ranks);
    let mut found = Vec::with_capacity(late);
    // arrivals greater than all before them: the earliest greater arrival is always one of these
    let mut records: Vec<(u32, u32)> = Vec::with_capacity(copies.ranks.len() - late);
    // arrivals followed by nothing smaller, ascending: the top of the stack is the nearest smaller one
    let mut smaller: Vec<(u32, u32)> = Vec::new();
    for (index, &rank) in (0_u32..).zip(&copies.ranks) {
        while smaller.last().is_some_and(|&(top, _)| top > rank) {
            smaller.pop();
        }
        let is_in_order = records.last().is_none_or(|&(top, _)| top < rank);
        if is_in_order {
            records.push((rank, index));
        } else {
            let place = records.partition_point(|&(record, _)| record < rank);
            let degree = index - smaller.last().map_or(0, |&(_, at)| at + 1);
            let discontinuity = records[place].1;
            found.push(LatePacket { index, discontinuity, ahead: 0, bytes: 0, time: 0.0, degree });
        }
        smaller.push((rank, index));
    }
    found
}

/// How many ranks come after a greater one.
fn count(ranks: &[u32]) -> usize {
    let mut largest = 0;
    ranks
        .iter()
        .filter(|&&rank| {
            largest = rank.max(largest);
            rank < largest
        })
        .count()
}

fn by_looking_back(copies: &FirstCopies, found: &mut [LatePacket], size: impl Fn(u32) -> u32) {
    for late in found {
        let rank = copies.ranks[late.index as usize];
        for index in late.discontinuity..late.index {
            if copies.ranks[index as usize] > rank {
                late.ahead += 1;
                late.bytes += u64::from(size(index));
            }
        }
    }
}

/// Sums over the arrivals with smaller ranks by means of a Fenwick tree.
fn by_tree(copies: &FirstCopies, found: &mut [LatePacket], size: impl Fn(u32) -> u32) {
    let mut tree = vec![(0_u32, 0_u64); copies.ranks.len() + 1];
    let mut arrived = (0_u32, 0_u64);
    let mut next = found.iter_mut().peekable();
    for (index, &rank) in (0_u32..).zip(&copies.ranks) {
        if let Some(late) = next.next_if(|late| late.index == index) {
            let (mut count, mut bytes) = arrived;
            let mut at = rank as usize;
            while at > 0 {
                count -= tree[at].0;
                bytes -= tree[at].1;
                at &= at - 1;
            }
            late.ahead = count;
            late.bytes = bytes;
        }
        let bytes = u64::from(size(index));
        let mut at = rank as usize + 1;
        while at < tree.len() {
            tree[at].0 += 1;
            tree[at].1 += bytes;
            at += at & at.wrapping_neg();
        }
        arrived = (arrived.0 + 1, arrived.1 + bytes);
    }
}
