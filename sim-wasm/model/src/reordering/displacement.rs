//! Receive indices and displacements under a threshold (RFC 5236, sections 3.1 to 3.4 and 7.1).
//!
//! Receive indices are the sequence numbers that count as received, ascending, assigned in the order of
//! arrival, so that losses and duplicates take none. Whether a number counts as received shows within the
//! next DT + 1 first copies: if it is not among them when its index is due, it is too late and counts as
//! lost.
//!
//! The RFC's pseudo-code has a trap here: where losses make the index jump, a packet can turn out to be
//! displaced by more than DT only after its own index was assigned to another packet. Discarding it without
//! assigning an index would leave one index over, and every later packet would seem early by one for the rest
//! of the stream. Such a packet therefore uses up an index too.

use super::{FirstCopies, ReorderDensity};
use std::collections::VecDeque;

/// The place of a first copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstCopyPlace {
    /// It has this receive index and displacement.
    At {
        /// Receive index, in sequence numbers.
        index: u64,
        /// Displacement D = receive index - sequence.
        displacement: i64,
    },
    /// Displaced beyond the threshold: counts as lost.
    Beyond,
}

/// Calls `each` for every first copy, with its index in the order of arrival.
pub fn place(copies: &FirstCopies, threshold: u32, mut each: impl FnMut(u32, FirstCopyPlace)) {
    let ahead = threshold as usize + 1;
    let mut is_present = vec![false; copies.ranks.len()];
    let mut window: VecDeque<u32> = VecDeque::with_capacity(ahead.min(copies.ranks.len()));
    let mut incoming = (0_u32..).zip(&copies.ranks);
    let mut due = 0_u32;
    loop {
        while window.len() < ahead {
            let Some((index, &rank)) = incoming.next() else { break };
            if rank < due {
                each(index, FirstCopyPlace::Beyond);
            } else {
                is_present[rank as usize] = true;
                window.push_back(index);
            }
        }
        let Some(index) = window.pop_front() else { return };
        // the window holds a rank that was not yet due when it was added, so this ends
        while !is_present[due as usize] {
            due += 1;
        }
        let rank = copies.ranks[index as usize];
        let receive_index = copies.value(due);
        let displacement = receive_index.wrapping_sub(copies.value(rank)) as i64;
        if displacement < -i64::from(threshold) {
            is_present[rank as usize] = false;
            each(index, FirstCopyPlace::Beyond);
            continue;
        }
        due += 1;
        let in_time = displacement <= i64::from(threshold);
        each(
            index,
            if in_time {
                FirstCopyPlace::At { index: receive_index, displacement }
            } else {
                FirstCopyPlace::Beyond
            },
        );
    }
}

impl ReorderDensity {
    /// RD of these packets (RFC 5236, section 3).
    #[must_use]
    pub fn of(copies: &FirstCopies, threshold: u32) -> Self {
        let mut density = Self::new(threshold);
        place(copies, threshold, |_, placed| match placed {
            FirstCopyPlace::At { displacement, .. } => density.add(displacement),
            FirstCopyPlace::Beyond => density.beyond += 1,
        });
        density
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reordering::Arrivals;

    fn displacements(sequences: &[u64], threshold: u32) -> Vec<Option<i64>> {
        let copies = FirstCopies::of(&Arrivals { sequences, ..Arrivals::default() });
        let mut found = vec![None; copies.ranks.len()];
        place(&copies, threshold, |index, placed| {
            if let FirstCopyPlace::At { displacement, .. } = placed {
                found[index as usize] = Some(displacement);
            }
        });
        found
    }

    #[test]
    fn losses_take_no_index() {
        // 4 is lost: receive indices 1 2 3 5 6 7 8
        let found = displacements(&[1, 2, 5, 3, 6, 7, 8], 3);
        assert_eq!(found, [0, 0, -2, 2, 0, 0, 0].map(Some));
    }

    #[test]
    fn a_stray_number_far_ahead_is_lost_and_shifts_nobody() {
        let found = displacements(&[1, 2, 900, 3, 4, 5], 10);
        assert_eq!(found, [Some(0), Some(0), None, Some(0), Some(0), Some(0)]);
    }

    #[test]
    fn too_late_is_lost() {
        let found = displacements(&[2, 3, 4, 5, 1, 6, 7], 2);
        assert_eq!(found, [Some(0), Some(0), Some(0), Some(0), None, Some(0), Some(0)]);
    }

    /// The trap: 1 is in the window when its index is due, but the loss of 3 to 6 makes it six late. If it
    /// took no index, 8, 9 and 10 would seem early by one.
    #[test]
    fn a_discarded_packet_takes_its_index_with_it() {
        let found = displacements(&[2, 7, 1, 8, 9, 10], 5);
        assert_eq!(found, [Some(-1), Some(-5), None, Some(0), Some(0), Some(0)]);
    }

    #[test]
    fn threshold_zero_keeps_only_what_is_in_order() {
        assert_eq!(displacements(&[2, 1, 3], 0), [Some(0), None, Some(0)]);
    }
}
