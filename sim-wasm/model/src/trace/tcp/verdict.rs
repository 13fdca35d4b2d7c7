//! Judges a TCP segment that fills a hole: either it was overtaken on the path, or it was retransmitted
//! because its first copy was lost before the capture point.
//!
//! The rules are tried in this order, and the first that can tell decides. The hole was opened by a segment
//! with higher sequence numbers that arrived first, the opener:
//! 1. IP identification, if the flow's counts its packets: one smaller than the opener's was sent before the opener,
//!    hence overtaken; a greater one was retransmitted.
//! 2. RFC 7323 timestamp: a TSval below the opener's was sent before it, one above was retransmitted.
//! 3. Time: a retransmission takes at least a round trip after the segment in front of the hole, so one that comes clearly
//!    sooner was overtaken.
//!
//! The rules below them say what is likely, and prove nothing:
//! 4. Acknowledgments of the other direction: three duplicates for the hole and a round trip since the opener: likely a fast
//!    retransmission.
//! 5. and 6. are those of [`hindsight`](super::hindsight): what comes later tells that the bytes were sent twice.
//! 8. is that of [`too_many`](super::too_many): so many segments cannot all have been sent again.
//!
//! Segments that no rule decides are counted, and are neither reordered nor lost.

use crate::trace::headers::transport::Segment;

/// The verdict on a packet of a TCP flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No payload.
    NoData,
    /// Bytes beyond all that were seen.
    New,
    /// Bytes that were seen before.
    Copy,
    ReorderedByIpId,
    ReorderedByTimestamp,
    ReorderedByTime,
    /// Probably, by rule judge-5.
    ReorderedByCopy,
    /// Probably, by rule judge-6.
    ReorderedByDsack,
    /// Probably, by rule judge-8.
    ReorderedByNumber,
    RetransmittedByIpId,
    RetransmittedByTimestamp,
    /// Probably, by rule judge-4.
    RetransmittedByAcks,
    Undecided,
}

impl Verdict {
    /// Every verdict, at the index of its number.
    pub const ALL: [Self; 13] = [
        Self::NoData,
        Self::New,
        Self::Copy,
        Self::ReorderedByIpId,
        Self::ReorderedByTimestamp,
        Self::ReorderedByTime,
        Self::ReorderedByCopy,
        Self::ReorderedByDsack,
        Self::ReorderedByNumber,
        Self::RetransmittedByIpId,
        Self::RetransmittedByTimestamp,
        Self::RetransmittedByAcks,
        Self::Undecided,
    ];

    /// Whether its bytes count as arriving here for the first time.
    pub fn is_first_copy(self) -> bool {
        self == Self::New || self.is_reordered()
    }

    /// Whether it was overtaken on the path, surely or likely.
    fn is_reordered(self) -> bool {
        use Verdict::*;
        let is_sure = matches!(self, ReorderedByIpId | ReorderedByTimestamp | ReorderedByTime);
        is_sure || matches!(self, ReorderedByCopy | ReorderedByDsack | ReorderedByNumber)
    }

    /// Whether neither identification, timestamp nor time has decided: later packets may.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Undecided | Self::RetransmittedByAcks)
    }

    /// Whether neither an identification nor a timestamp decided.
    pub fn is_by_time(self) -> bool {
        matches!(self, Self::ReorderedByTime | Self::RetransmittedByAcks | Self::Undecided)
    }

    /// Whether it is undecided, or only probable by rules judge-4 to judge-6.
    pub fn is_unproven(self) -> bool {
        self.is_open() || matches!(self, Self::ReorderedByCopy | Self::ReorderedByDsack)
    }

    /// Whether IP identifications decided.
    pub fn is_by_identification(self) -> bool {
        matches!(self, Self::ReorderedByIpId | Self::RetransmittedByIpId)
    }

    /// Whether it replaces a first copy that was lost.
    pub fn is_retransmission(self) -> bool {
        matches!(self, Self::RetransmittedByIpId | Self::RetransmittedByTimestamp | Self::RetransmittedByAcks)
    }
}

/// Segments by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdicts {
    /// Overtaken on the path, by IP identification.
    pub reordered_by_ip_id: u64,
    /// Overtaken on the path, by timestamp.
    pub reordered_by_timestamp: u64,
    /// Overtaken on the path, since it came within a round trip.
    pub reordered_by_time: u64,
    /// Probably overtaken, since its bytes came once more.
    pub reordered_by_copy: u64,
    /// Probably overtaken, since the receiver reports that its bytes came twice.
    pub reordered_by_dsack: u64,
    /// Probably overtaken, since so many cannot all have been retransmitted after a loss.
    pub reordered_by_number: u64,
    /// Retransmitted, by IP identification.
    pub retransmitted_by_ip_id: u64,
    /// Retransmitted, by timestamp.
    pub retransmitted_by_timestamp: u64,
    /// Likely retransmitted, by duplicate acknowledgments.
    pub retransmitted_by_acks: u64,
    /// Undecided by any rule: neither late nor lost in any measure.
    pub undecided: u64,
    /// Only bytes seen before, with the IP identification of their first copy.
    pub same_packet: u64,
    /// Only bytes seen before, retransmitted.
    pub repeated: u64,
    /// Packets that were lost and never retransmitted: as many as the bytes of their holes need.
    pub never_seen: u64,
    /// Bytes in holes that were never filled.
    pub unseen_bytes: u64,
    /// Round trip of the handshake, ms.
    pub round_trip: Option<f64>,
}

/// Whether so many packets came twice that a mirror port doubled them, not the path.
pub(in crate::trace) fn is_mirrored(same_packets: u64, received: u64) -> bool {
    4 * same_packets >= received && same_packets >= 10
}

impl Verdicts {
    /// Probably overtaken: a rule suggests it, but does not prove it.
    #[must_use]
    pub fn likely_reordered(&self) -> u64 {
        self.reordered_by_copy + self.reordered_by_dsack + self.reordered_by_number
    }

    /// Copies among the received segments. Without identifications no copy can be recognised, but no sender retransmits
    /// half of all segments needlessly.
    #[must_use]
    pub(in crate::trace) fn same_packets(&self, received: u64) -> u64 {
        let are_copies = 2 * self.repeated >= received;
        self.same_packet + if are_copies { self.repeated } else { 0 }
    }

    /// Probably retransmitted after a loss: a rule suggests it, but does not prove it.
    #[must_use]
    pub fn likely_lost(&self) -> u64 {
        self.retransmitted_by_acks
    }

    pub(in crate::trace) fn count(&mut self, verdict: Verdict) {
        let counter = match verdict {
            Verdict::ReorderedByIpId => &mut self.reordered_by_ip_id,
            Verdict::ReorderedByTimestamp => &mut self.reordered_by_timestamp,
            Verdict::ReorderedByTime => &mut self.reordered_by_time,
            Verdict::ReorderedByCopy => &mut self.reordered_by_copy,
            Verdict::ReorderedByDsack => &mut self.reordered_by_dsack,
            Verdict::ReorderedByNumber => &mut self.reordered_by_number,
            Verdict::RetransmittedByIpId => &mut self.retransmitted_by_ip_id,
            Verdict::RetransmittedByTimestamp => &mut self.retransmitted_by_timestamp,
            Verdict::RetransmittedByAcks => &mut self.retransmitted_by_acks,
            Verdict::Undecided => &mut self.undecided,
            Verdict::NoData | Verdict::New | Verdict::Copy => return,
        };
        *counter += 1;
    }
}

/// The segment that opened a hole.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opener {
    /// IPv4 identification, if the flow's counts up.
    pub identification: Option<u16>,
    pub stamp: Option<u32>,
    /// Time, ms; NaN if unknown.
    pub time: f64,
    /// When the last new segment before it came, ms: the missing bytes were sent after that one.
    pub before: f64,
    /// The rows of these two.
    pub rows: (u32, u32),
}

/// The segment that fills it.
#[derive(Clone, Copy, Debug)]
pub struct Filler<'a> {
    pub segment: &'a Segment,
    /// IPv4 identification, if the flow's counts up.
    pub identification: Option<u16>,
    pub time: f64,
    /// Round trip, ms, if known.
    pub round_trip: Option<f64>,
    /// Duplicate acknowledgments for the hole since its opener.
    pub duplicate_acks: u32,
}

/// Round trips vary: a segment that comes within this share of the known one is surely no retransmission.
const SURELY_WITHIN: f64 = 0.75;

/// Judges a segment that fills a hole by the first rule that can tell (docs/metrics.md, rule judge-1 and those below
/// it).
pub fn judge(opener: &Opener, filler: &Filler) -> Verdict {
    // rule judge-1
    if let Some((before, now)) = opener.identification.zip(filler.identification) {
        match now.wrapping_sub(before) as i16 {
            ..0 => return Verdict::ReorderedByIpId,
            0 => {}
            _ => return Verdict::RetransmittedByIpId,
        }
    }
    // rule judge-2
    if let Some((before, now)) = opener.stamp.zip(filler.segment.stamp) {
        match now.wrapping_sub(before) as i32 {
            ..0 => return Verdict::ReorderedByTimestamp,
            0 => {}
            _ => return Verdict::RetransmittedByTimestamp,
        }
    }
    let waited = Wait { since_before: filler.time - opener.before, since_opener: filler.time - opener.time };
    by_time(waited, filler.round_trip, filler.duplicate_acks)
}

/// How long a segment was awaited, ms. The packet that shows a loss to the sender need not be the opener: with RACK
/// (RFC 8985) it is any that was sent after the lost one, even another retransmission, or a timer. But it was sent
/// after the last segment before the hole.
#[derive(Clone, Copy, Debug)]
pub struct Wait {
    pub since_before: f64,
    pub since_opener: f64,
}

/// Judges a segment that was awaited this long.
pub fn by_time(waited: Wait, round_trip: Option<f64>, duplicate_acks: u32) -> Verdict {
    match round_trip {
        // rule judge-3
        Some(round_trip) if waited.since_before < SURELY_WITHIN * round_trip => Verdict::ReorderedByTime,
        // rule judge-4
        Some(round_trip) if waited.since_opener >= round_trip && duplicate_acks >= 3 => {
            Verdict::RetransmittedByAcks
        }
        _ => Verdict::Undecided,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_rule_that_can_tell_decides() {
        let mut segment = Segment::default();
        let mut opener =
            Opener { identification: Some(10), stamp: Some(5), time: 100.0, before: 99.0, rows: (0, 0) };
        let verdict =
            |opener: &Opener, segment: &Segment, identification, time, round_trip, duplicate_acks| {
                judge(opener, &Filler { segment, identification, time, round_trip, duplicate_acks })
            };
        assert_eq!(verdict(&opener, &segment, Some(9), 900.0, None, 0), Verdict::ReorderedByIpId);
        assert_eq!(verdict(&opener, &segment, Some(11), 100.0, None, 0), Verdict::RetransmittedByIpId);
        opener.identification = Some(65_535);
        assert_eq!(verdict(&opener, &segment, Some(1), 100.0, None, 0), Verdict::RetransmittedByIpId);
        segment.stamp = Some(4);
        assert_eq!(verdict(&opener, &segment, None, 900.0, None, 0), Verdict::ReorderedByTimestamp);
        segment.stamp = Some(6);
        assert_eq!(
            verdict(&opener, &segment, Some(65_535), 100.0, None, 0),
            Verdict::RetransmittedByTimestamp
        );
        segment.stamp = Some(5);
        assert_eq!(verdict(&opener, &segment, None, 113.9, Some(20.0), 9), Verdict::ReorderedByTime);
        assert_eq!(verdict(&opener, &segment, None, 114.5, Some(20.0), 9), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, 119.0, Some(20.0), 9), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, 121.0, Some(20.0), 3), Verdict::RetransmittedByAcks);
        assert_eq!(verdict(&opener, &segment, None, 121.0, Some(20.0), 2), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, 101.0, None, 9), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, f64::NAN, Some(20.0), 9), Verdict::Undecided);
    }
}
