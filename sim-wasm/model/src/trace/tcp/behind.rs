//! What was captured in a direction of a connection and lost behind the capture.

use crate::trace::tcp::handshake::Answers;

/// Duplicate acknowledgments that tell of a loss (RFC 5681, section 3.2).
const DUPLICATES: u32 = 3;

/// Segments that were captured, and that the other end lacks all the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Behind {
    pub lost: u64,
    /// The byte behind the highest one that filled a hole: of those below, an earlier copy may have come late.
    pub filled: u64,
}

impl Behind {
    /// Takes in a segment that filled a hole up to this byte.
    pub fn fill(&mut self, end: u64) {
        self.filled = self.filled.max(end);
    }

    /// Takes in a segment that only repeats bytes, as the other end has said this so far. Whoever gets packets in order has
    /// acknowledged them before it acknowledges any behind them, so those that it still asks for were lost on the way to it.
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
            let mut behind = Behind::default();
            behind.fill(filled);
            behind.repeat(1000, 1100, &answers);
            behind.lost
        };
        // selective acknowledgments, and duplicate ones
        assert_eq!((lost(0, says(1000, 1300, 0)), lost(0, says(1000, 1000, 3))), (1, 1));
        // not asked for: a timer, a copy made on the path, a needless one
        assert_eq!(
            (lost(0, says(1000, 1000, 2)), lost(0, says(900, 1000, 3)), lost(0, says(1100, 1300, 3))),
            (0, 0, 0)
        );
        // what came late and was sent again needlessly, before it was acknowledged
        assert_eq!(lost(1100, says(1000, 1300, 3)), 0);
    }
}
