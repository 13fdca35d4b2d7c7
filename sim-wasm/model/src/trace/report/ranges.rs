//! Ranges of the reordered and the lost packets, which undecided and likely verdicts leave open.

use crate::trace::tcp::verdict::Verdicts;

/// The ranges; `None` if all is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::trace) struct Ranges {
    /// Smallest and largest share of the received packets that are reordered.
    pub reordered: Option<(f64, f64)>,
    /// Fewest and most packets that may be lost.
    pub lost: Option<(u64, u64)>,
}

impl Ranges {
    /// The ranges of a flow with this many received, reordered and lost packets. In the measures, likely verdicts count
    /// as what they say, and undecided segments not at all. Fewest packets are reordered if all of these were
    /// retransmissions of lost ones, most if all were overtaken: each came after the segment that opened its hole.
    pub fn of(
        (received, reordered, lost): (u64, u64, u64),
        verdicts: Option<&Verdicts>,
        lost_at_most: Option<u64>,
    ) -> Self {
        let undecided = verdicts.map_or(0, |verdicts| verdicts.undecided);
        let likely_reordered = verdicts.map_or(0, Verdicts::likely_reordered);
        let likely_lost = verdicts.map_or(0, Verdicts::likely_lost);
        let share = |reordered: u64, received: u64| reordered as f64 / received.max(1) as f64;
        let least = reordered.saturating_sub(likely_reordered);
        let more = undecided.saturating_add(likely_lost);
        let is_open = undecided + likely_reordered + likely_lost > 0;
        let range = (
            share(least, received.saturating_sub(likely_reordered)),
            share(reordered.saturating_add(more), received.saturating_add(more)),
        );
        let fewest = lost.saturating_sub(likely_lost);
        // a counter that may be shared hides losses
        let most = lost.saturating_add(undecided).saturating_add(likely_reordered);
        let most = most.max(lost_at_most.unwrap_or(0));
        Self { reordered: is_open.then_some(range), lost: (most > fewest).then_some((fewest, most)) }
    }
}
