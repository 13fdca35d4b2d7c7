//! Segments of a direction that were captured, and lost after the capture.

use crate::trace::tcp::handshake::Answers;

/// Duplicate acknowledgments that show a loss (RFC 5681, section 3.2).
const DUPLICATES: u32 = 3;

/// Segments that were captured but that the other end did not get.
#[derive(Clone, Copy, Debug, Default)]
pub struct LostBehind {
    pub lost: u64,
    /// The byte after the highest one that filled a hole: below it, an earlier copy may have come late.
    pub filled: u64,
}

impl LostBehind {
    /// Takes in a segment that filled a hole up to this byte.
    pub fn fill(&mut self, end: u64) {
        self.filled = self.filled.max(end);
    }

    /// Takes in a segment that only repeats bytes, given the other end's acknowledgments so far. A receiver that got
    /// these bytes would have acknowledged them before any later ones, so if it still asks for them, they were lost on
    /// the way to it.
    pub fn repeat(&mut self, start: u64, end: u64, answers: &Answers) {
        let is_first_missing = answers.acknowledgment == Some(start as u32);
        let has_later = answers.reach.is_some_and(|reach| reach.wrapping_sub(end as u32) as i32 > 0);
        let is_asked_for = is_first_missing && (has_later || answers.repeats >= DUPLICATES);
        self.lost += u64::from(is_asked_for && start >= self.filled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_came_in_order_and_is_asked_for_again_was_lost_behind() {
        let says = |upto: u32, reach: u32, repeats: u32| Answers {
            acknowledgment: Some(upto),
            reach: Some(reach),
            repeats,
            ..Answers::default()
        };
        let lost = |filled: u64, answers: Answers| {
            let mut behind = LostBehind::default();
            behind.fill(filled);
            behind.repeat(1000, 1100, &answers);
            behind.lost
        };
        // by selective acknowledgments, and by duplicate ones
        assert_eq!((lost(0, says(1000, 1300, 0)), lost(0, says(1000, 1000, 3))), (1, 1));
        // no loss: a timer, a copy made on the path, a needless retransmission
        assert_eq!(
            (lost(0, says(1000, 1000, 2)), lost(0, says(900, 1000, 3)), lost(0, says(1100, 1300, 3))),
            (0, 0, 0)
        );
        // a late segment that was needlessly retransmitted before it was acknowledged
        assert_eq!(lost(1100, says(1000, 1300, 3)), 0);
    }
}
