//! IP identifications that count up and so give the order in which segments were sent.

use crate::trace::numbers::identification::Counting;

/// Keeps track of whether the IP identifications of a TCP flow count its packets.
#[derive(Clone, Copy, Debug, Default)]
pub struct IdentificationCounter {
    counting: Counting,
}

impl IdentificationCounter {
    /// The identification, if the identifications so far count up.
    pub fn take(&mut self, identification: Option<u16>) -> Option<u16> {
        self.counting.take(identification?);
        // rule judge-7: a 0 is not from the counter
        identification.filter(|&now| now != 0 && self.counts())
    }

    /// Whether the identifications so far count up, and are enough for the packets.
    pub fn counts(&self) -> bool {
        self.counting.is_counter_from(STEPS_AT_LEAST)
    }
}

/// Rule judge-1: steps needed before segments are judged, fewer than for measuring a whole flow.
const STEPS_AT_LEAST: u32 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: impl Iterator<Item = u16>) -> bool {
        let mut counter = IdentificationCounter::default();
        numbers.for_each(|number| {
            counter.take(Some(number));
        });
        counter.counts()
    }

    #[test]
    fn a_senders_own_counter_counts() {
        let own = |k: u16| 65_500_u16.wrapping_add(k);
        assert!(counts((0..5).map(own)) && !counts((0..4).map(own)));
        // after a SYN-ACK's 0, with swapped, lost and repeated packets, shared with other flows
        assert!(counts(std::iter::once(0).chain((0..100).map(own))));
        assert!(counts((0..100).map(|k| own(k ^ 1))));
        assert!(counts((0..100).filter(|k| k % 7 != 3).map(own)));
        assert!(counts((0..200).map(|k| own(k / 2))));
        assert!(counts((0..100).map(|k| own(9 * k))));
    }

    #[test]
    fn numbers_of_segmentation_offload_do_not_count() {
        // each batch restarts, at 0, at 1 or anywhere
        assert!(!counts((0..200).map(|k| k % 16)));
        assert!(!counts((0..200).map(|k| 1 + k % 16)));
        assert!(!counts((0..200_u16).map(|k| (k / 16).wrapping_mul(40_503).wrapping_add(k % 16))));
        // all segments of a batch have the same number
        assert!(!counts((0..200).map(|k| 700 + k / 16)));
        // a decreasing number
        assert!(!counts((0..200).map(|k| 9000 - k)));
    }
}
