//! Where on its way a direction of a connection was captured: in front of what reorders and loses its packets, or behind.

use crate::trace::report::numerals::counted;
use crate::trace::report::spoken::time;
use crate::trace::tcp::handshake::Answers;
use crate::trace::tcp::segments::Segments;

/// Segments that were captured, and that the other end lacks all the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Behind {
    pub lost: u64,
    /// The byte behind the highest one that filled a hole: of those below, an earlier copy may have come late.
    filled: u64,
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

/// Duplicate acknowledgments that tell of a loss (RFC 5681, section 3.2).
const DUPLICATES: u32 = 3;
/// One such loss may be a packet that the receiving machine itself dropped.
const LOST_AT_LEAST: u64 = 2;
/// So many times as far from the receiver as from the sender is near the sender.
const NEARER: f64 = 10.0;
/// Within less than this, ms, nothing tells a path from the time that a machine takes.
const WAY_AT_LEAST: f64 = 1.0;

/// What a capture tells of where it was taken.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// Segments that were captured and then lost, at least.
    pub lost_behind: u64,
    /// Times from the capture to the sender and back, and to the receiver and back, ms, where the handshake shows both.
    pub ways: Option<(f64, f64)>,
    /// Whether nothing was late or sent again for what was missing here.
    is_unharmed: bool,
}

impl Place {
    /// Of the direction `own`; `other` is what the receiver sends.
    pub fn of(own: &Segments, other: Option<&Segments>) -> Self {
        let Behind { lost, filled } = own.behind;
        Self { lost_behind: lost, ways: other.and_then(|other| ways(own, other)), is_unharmed: filled == 0 }
    }

    /// Whether it was taken near the sender, so that what reorders and loses packets lies behind it (docs/metrics.md, rules
    /// place-1 and place-2).
    pub fn is_at_sender(&self) -> bool {
        match self.ways {
            // rule place-1
            Some((sender, receiver)) if receiver >= WAY_AT_LEAST && receiver >= NEARER * sender => true,
            Some((sender, receiver)) if sender >= receiver => false,
            // rule place-2
            _ => self.is_unharmed && self.lost_behind >= LOST_AT_LEAST,
        }
    }

    /// What is known of it, in a sentence.
    pub fn words(&self) -> Option<String> {
        let lost = match self.lost_behind {
            0 => String::new(),
            lost => format!(
                "at least {} behind this point: captured, then asked for again by the other end",
                were(lost)
            ),
        };
        if !self.is_at_sender() {
            return (!lost.is_empty()).then(|| format!("Lost: {lost}."));
        }
        let ways = self.ways.map(|(sender, receiver)| {
            format!("{} to the sender and back, {} to the receiver and back", time(sender), time(receiver))
        });
        let signs: Vec<String> = ways.into_iter().chain(Some(lost).filter(|lost| !lost.is_empty())).collect();
        Some(format!(
            "Captured near its sender ({}): what reorders or loses packets lies behind this point, so the order here is that of sending.",
            signs.join("; ")
        ))
    }
}

fn were(lost: u64) -> String {
    match lost {
        1 => "one segment was lost".to_owned(),
        lost => format!("{} were lost", counted(lost, "segment")),
    }
}

/// The times to both ends, by the handshake, and shorter ones that the capture shows later.
fn ways(own: &Segments, other: &Segments) -> Option<(f64, f64)> {
    let whole = own.round_trip.or(other.round_trip)?;
    let (to_own, to_other) = match (own.answered_after, other.answered_after) {
        (Some(gap), _) => (gap, whole - gap),
        (None, Some(gap)) => (whole - gap, gap),
        (None, None) => return None,
    };
    let shortest =
        |gap: f64, segments: &Segments| segments.shortest_answer().filter(|&ms| ms < gap).unwrap_or(gap);
    (to_own >= 0.0 && to_other >= 0.0).then(|| (shortest(to_own, own), shortest(to_other, other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::capture::transport::Segment;

    #[test]
    fn the_handshake_gives_the_round_trip() {
        let mut answering = Segments::default();
        let answer = Segment { is_syn: true, is_ack: true, ..Segment::default() };
        answering.take(&answer, None, 5.0);
        let ack = Segment { is_ack: true, ..Segment::default() };
        assert_eq!(answering.answered(&ack, Some(1.0), 21.0), Some(20.0));
        assert_eq!(answering.answered(&ack, Some(1.0), 41.0), None);
    }

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

    #[test]
    fn the_nearer_end_is_told_by_times_or_else_by_losses() {
        let place = |ways, lost_behind, is_unharmed| Place { ways, lost_behind, is_unharmed }.is_at_sender();
        assert!(place(Some((0.02, 20.0)), 0, true) && place(Some((0.02, 20.0)), 5, false));
        assert!(!place(Some((20.0, 0.02)), 9, true) && !place(Some((10.0, 10.0)), 9, true));
        // within a machine room
        assert!(!place(Some((0.01, 0.5)), 0, true) && place(Some((0.01, 0.5)), 2, true));
        assert!(place(None, 2, true) && !place(None, 1, true) && !place(None, 9, false));
    }
}
