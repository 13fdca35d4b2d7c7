//! Reorder buffer-occupancy density RBD (RFC 5236, sections 3.8 to 3.11 and 7.2).
//!
//! A hypothetical buffer at the receiver holds the packets that came early. It waits for the expected packet
//! E until that arrives, or until more than BT packets are held: then E counts as lost, and so does
//! everything missing before the lowest packet held. The receiver cannot know what is lost, so losses fill
//! the buffer as late packets do: RBD is orthogonal to duplication, but not to loss (section 3). What is
//! still held after the last arrival stays held.
//!
//! The RFC's pseudo-code has a trap here: if an early packet arrives when BT others are held, and giving up
//! does not free the numbers just before it, the packet is never stored, although it has arrived and its
//! occupancy is counted. Here the arriving packet is one of the BT + 1 among which the buffer looks for the
//! lowest, so it is never forgotten.

use super::FirstCopies;

/// How often the reordering buffer held k packets after an arrival.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OccupancyDensity {
    /// `FB[k]`: arrivals that left k packets in the buffer, for k from 0 to the largest seen.
    pub counts: Vec<u32>,
    /// Number of arrivals in `counts`: N' in the RFC.
    pub total: u64,
    /// Packets that arrived after the buffer had given them up.
    pub beyond: u64,
}

/// The buffer after a packet that arrived in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BufferState {
    /// Packets held after the arrival: B.
    pub occupancy: u32,
    /// Whether the packet itself is one of them.
    pub waits: bool,
    /// Missing sequence numbers given up because the buffer was full.
    pub given_up: u64,
}

impl OccupancyDensity {
    /// RBD of these packets with a buffer of `threshold` (BT) packets.
    #[must_use]
    pub fn of(copies: &FirstCopies, threshold: u32) -> Self {
        let mut density = Self::default();
        occupy(copies, threshold, |_, stored| density.add(stored.map(|stored| stored.occupancy)));
        density
    }

    /// Mean occupancy, packets (section 9); 0 when empty.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: u64 = (0_u64..).zip(&self.counts).map(|(k, &count)| k * u64::from(count)).sum();
        if self.total == 0 { 0.0 } else { sum as f64 / self.total as f64 }
    }

    /// Largest occupancy, packets.
    #[must_use]
    pub fn max(&self) -> u32 {
        (self.counts.len() as u32).saturating_sub(1)
    }

    /// Counts an arrival that leaves `held` packets in the buffer, or one that came too late.
    pub(super) fn add(&mut self, held: Option<u32>) {
        let Some(held) = held else {
            self.beyond += 1;
            return;
        };
        if self.counts.len() <= held as usize {
            self.counts.resize(held as usize + 1, 0);
        }
        self.counts[held as usize] += 1;
        self.total += 1;
    }
}

/// Calls `each` for every first copy, with its index in the order of arrival and the buffer after it; `None` for a
/// packet that had been given up. Linear time: packets have ranks, so the buffer needs only one flag for each.
pub fn occupy(copies: &FirstCopies, threshold: u32, mut each: impl FnMut(u32, Option<BufferState>)) {
    let mut buffer = Buffer {
        copies,
        is_held: vec![false; copies.ranks.len()],
        held: 0,
        next: 0,
        expected: copies.sent_first(),
    };
    for (index, &rank) in (0_u32..).zip(&copies.ranks) {
        if rank < buffer.next {
            each(index, None);
            continue;
        }
        buffer.is_held[rank as usize] = true;
        buffer.held += 1;
        buffer.release();
        let mut given_up = 0;
        if buffer.held > threshold {
            given_up = buffer.give_up();
            buffer.release();
        }
        each(index, Some(BufferState { occupancy: buffer.held, waits: rank >= buffer.next, given_up }));
    }
}

struct Buffer<'a> {
    copies: &'a FirstCopies,
    /// Whether a packet is held, by rank.
    is_held: Vec<bool>,
    held: u32,
    /// Lowest rank that was neither released nor given up.
    next: u32,
    /// E: the sequence number expected next; if it is below that of `next`, the packet is lost, and the
    /// buffer waits for it.
    expected: u64,
}

impl Buffer<'_> {
    /// Releases the packets that are in order.
    fn release(&mut self) {
        while self.is_held.get(self.next as usize) == Some(&true)
            && self.copies.value(self.next) == self.expected
        {
            self.held -= 1;
            self.next += 1;
            // after the largest number there is no further rank to compare with
            self.expected = self.expected.wrapping_add(1);
        }
    }

    /// Gives up everything missing before the lowest packet held, and returns how many numbers that is.
    fn give_up(&mut self) -> u64 {
        while self.is_held.get(self.next as usize) == Some(&false) {
            self.next += 1;
        }
        let lowest = self.copies.value(self.next);
        let missing = lowest - self.expected;
        self.expected = lowest;
        missing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::Arrivals;

    fn stored(sequences: &[u64], threshold: u32, sent: Option<(u64, u64)>) -> Vec<Option<BufferState>> {
        let copies = FirstCopies::of(&Arrivals { sequences, sent, ..Arrivals::default() });
        let mut found = vec![None; copies.ranks.len()];
        occupy(&copies, threshold, |index, stored| found[index as usize] = stored);
        found
    }

    fn occupancies(sequences: &[u64], threshold: u32) -> Vec<Option<u32>> {
        let stored = stored(sequences, threshold, None);
        stored.into_iter().map(|stored| stored.map(|stored| stored.occupancy)).collect()
    }

    #[test]
    fn a_loss_is_waited_for_until_the_buffer_is_full() {
        // 3 is lost; 7 would be the fourth packet held
        let found = stored(&[1, 2, 4, 5, 6, 7], 3, None);
        let plain: Vec<_> = found.iter().flatten().map(|s| (s.occupancy, s.waits, s.given_up)).collect();
        assert_eq!(
            plain,
            [(0, false, 0), (0, false, 0), (1, true, 0), (2, true, 0), (3, true, 0), (0, false, 1)]
        );
    }

    #[test]
    fn late_by_the_buffer_is_in_time() {
        assert_eq!(occupancies(&[2, 3, 1, 4], 2), [1, 2, 0, 0].map(Some));
        assert_eq!(occupancies(&[1, 3, 4, 2, 5], 2), [0, 1, 2, 0, 0].map(Some));
        assert_eq!(occupancies(&[1, 3, 4, 5, 2, 6], 2), [Some(0), Some(1), Some(2), Some(0), None, Some(0)]);
    }

    /// The trap: when 9 arrives, 3 and 5 are held and 2 is given up, which releases 3 but leaves the hole at
    /// 4 in front. By the RFC's words 9 is then forgotten, and 4 would leave the buffer empty.
    #[test]
    fn a_full_buffer_keeps_the_arriving_packet() {
        assert_eq!(
            occupancies(&[1, 3, 5, 9, 4, 6, 7, 8], 2),
            [Some(0), Some(1), Some(2), Some(2), Some(1), Some(1), Some(1), Some(0)]
        );
    }

    #[test]
    fn what_was_sent_first_is_expected_first() {
        let of = |sent| stored(&[3, 4, 5], 2, sent).iter().flatten().map(|s| s.occupancy).collect::<Vec<_>>();
        assert_eq!(of(None), [0, 0, 0]);
        assert_eq!(of(Some((1, 5))), [1, 2, 0]);
    }

    #[test]
    fn what_is_held_at_the_end_stays_held() {
        assert_eq!(occupancies(&[1, 3, 4], 9), [0, 1, 2].map(Some));
        assert_eq!(occupancies(&[1, u64::MAX, 2], 9), [0, 1, 1].map(Some));
    }

    #[test]
    fn no_buffer_waits_for_nothing() {
        assert_eq!(occupancies(&[2, 1, 3], 0), [Some(0), None, Some(0)]);
    }
}
