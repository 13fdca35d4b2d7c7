//! IP identifications that count up, which tell in which order segments were sent.

use crate::trace::numbers::identification::Counting;

/// Keeps track of whether the IP identifications of a TCP flow count its packets.
#[derive(Clone, Copy, Debug, Default)]
pub struct IdentificationCounter {
    counting: Counting,
}

impl IdentificationCounter {
    /// The identification, if those so far count up.
    pub fn take(&mut self, identification: Option<u16>) -> Option<u16> {
        self.counting.take(identification?);
        // rule judge-7: a 0 is not from the counter
        identification.filter(|&now| now != 0 && self.counts())
    }

    /// Whether those so far count up and fit the packets.
    pub fn counts(&self) -> bool {
        self.counting.is_counter_from(STEPS_AT_LEAST)
    }
}

/// Rule judge-1: a segment is judged within its flow, and cannot wait for as many packets as a measure of them all.
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
        // behind a SYN-ACK's 0, swapped, lost, copied, shared with other flows
        assert!(counts(std::iter::once(0).chain((0..100).map(own))));
        assert!(counts((0..100).map(|k| own(k ^ 1))));
        assert!(counts((0..100).filter(|k| k % 7 != 3).map(own)));
        assert!(counts((0..200).map(|k| own(k / 2))));
        assert!(counts((0..100).map(|k| own(9 * k))));
    }

    #[test]
    fn numbers_of_segmentation_offload_do_not_count() {
        // each batch begins again, from 0, from 1 or anywhere
        assert!(!counts((0..200).map(|k| k % 16)));
        assert!(!counts((0..200).map(|k| 1 + k % 16)));
        assert!(!counts((0..200_u16).map(|k| (k / 16).wrapping_mul(40_503).wrapping_add(k % 16))));
        // all segments of a batch have the same
        assert!(!counts((0..200).map(|k| 700 + k / 16)));
        // a number that falls
        assert!(!counts((0..200).map(|k| 9000 - k)));
    }
}
