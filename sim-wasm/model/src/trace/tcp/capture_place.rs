//! Where a direction of a connection was captured: before the part of the path that reorders and loses packets, or
//! after it.

use crate::trace::tcp::lost_behind::LostBehind;
use crate::trace::tcp::segments::Segments;
use crate::trace::words::numerals::counted;
use crate::trace::words::spoken::time;

/// A single loss may be a packet that the receiving machine itself dropped.
const LOST_AT_LEAST: u64 = 2;
/// If the receiver is this many times as far from the capture as the sender, the capture is near the sender.
const NEARER: f64 = 10.0;
/// Below this round trip, ms, a path cannot be distinguished from the time that a machine takes.
const WAY_AT_LEAST: f64 = 1.0;

/// Evidence of the place of a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CapturePlace {
    /// Least number of segments that were lost after they were captured.
    pub lost_behind: u64,
    /// Round trips from the capture to the sender and to the receiver, ms, if the handshake shows both.
    pub ways: Option<(f64, f64)>,
    /// Whether segments were lost after the capture, and none was late or retransmitted for a hole in the capture.
    is_lossy: bool,
}

impl CapturePlace {
    /// The evidence in the direction `own`; `other` is the direction of the receiver's packets. If every packet is in
    /// the file twice, there are too many repeats and duplicate acknowledgments, and the number of lost segments is
    /// unknown.
    pub fn of(own: &Segments, other: Option<&Segments>, is_doubled: bool) -> Self {
        let LostBehind { lost, filled } = own.behind;
        Self {
            lost_behind: if is_doubled { 0 } else { lost },
            ways: other.and_then(|other| ways(own, other)),
            is_lossy: filled == 0 && lost >= LOST_AT_LEAST,
        }
    }

    /// Whether the capture is near the sender, so that packets are reordered and lost after it (docs/metrics.md,
    /// rules place-1 and place-2).
    pub fn is_at_sender(&self) -> bool {
        match self.ways {
            // rule place-1
            Some((sender, receiver)) if receiver >= WAY_AT_LEAST && receiver >= NEARER * sender => true,
            Some((sender, receiver)) if sender >= receiver => false,
            // rule place-2
            _ => self.is_lossy,
        }
    }

    /// The evidence in a sentence.
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

/// The round trips to both ends: those of the handshake, or shorter ones later in the capture.
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
    use crate::trace::headers::transport::Segment;

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
    fn the_nearer_end_is_told_by_times_or_else_by_losses() {
        let place = |ways, is_lossy| CapturePlace { ways, lost_behind: 0, is_lossy }.is_at_sender();
        assert!(place(Some((0.02, 20.0)), false) && place(Some((0.02, 20.0)), true));
        assert!(!place(Some((20.0, 0.02)), true) && !place(Some((10.0, 10.0)), true));
        // within a machine room
        assert!(!place(Some((0.01, 0.5)), false) && place(Some((0.01, 0.5)), true));
        assert!(place(None, true) && !place(None, false));
    }

    #[test]
    fn losses_behind_are_told_of_packets_that_are_in_the_file_once() {
        let place = |lost, filled, is_doubled| {
            let mut own = Segments::default();
            own.behind = LostBehind { lost, filled };
            let place = CapturePlace::of(&own, None, is_doubled);
            (place.is_at_sender(), place.lost_behind)
        };
        assert_eq!(
            [place(2, 0, false), place(1, 0, false), place(9, 5, false)],
            [(true, 2), (false, 1), (false, 9)]
        );
        // with doubled packets, the place of the capture is still known
        assert_eq!(place(87, 0, true), (true, 0));
    }
}
