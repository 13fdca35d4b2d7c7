//! Judges a TCP segment that fills a hole: either it was overtaken on the path, or it was retransmitted
//! because its first copy was lost before the capture point.
//!
//! The rules are tried in this order, and the first that can tell decides. The hole was opened by a segment
//! with higher sequence numbers that arrived first, the opener:
//! 1. IP identification, if the flow's counts its packets: one smaller than the opener's was sent before the opener,
//!    hence overtaken; a greater one was retransmitted.
//! 2. RFC 7323 timestamp: a TSval below the opener's was sent before it, one above was retransmitted.
//! 3. Time: a retransmission takes at least a round trip (that of the handshake) after the opener, so a
//!    segment that comes sooner was overtaken.
//! 4. Acknowledgments of the other direction: three duplicates for the hole and a round trip since
//!    the opener mean a fast retransmission.
//!
//! Segments that no rule decides are counted, and treated as reordered: that is what a receiver sees.

use crate::trace::capture::transport::Segment;

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
    RetransmittedByIpId,
    RetransmittedByTimestamp,
    RetransmittedByAcks,
    Undecided,
}

impl Verdict {
    /// Whether its bytes count as arriving here for the first time.
    pub fn is_first_copy(self) -> bool {
        matches!(self, Self::New | Self::ReorderedByIpId | Self::ReorderedByTimestamp | Self::ReorderedByTime)
    }

    /// Whether identifications decided.
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
    /// Overtaken on the path, as it came within a round trip.
    pub reordered_by_time: u64,
    /// Retransmitted, by IP identification.
    pub retransmitted_by_ip_id: u64,
    /// Retransmitted, by timestamp.
    pub retransmitted_by_timestamp: u64,
    /// Retransmitted, by duplicate acknowledgments.
    pub retransmitted_by_acks: u64,
    /// Undecided by any rule: neither late nor lost in any measure.
    pub undecided: u64,
    /// Only bytes seen before, with the IP identification of their first copy.
    pub same_packet: u64,
    /// Only bytes seen before, retransmitted.
    pub repeated: u64,
    /// Bytes in holes that were never filled.
    pub unseen_bytes: u64,
    /// Round trip of the handshake, ms.
    pub round_trip: Option<f64>,
}

impl Verdicts {
    /// Likely overtaken: a rule speaks for it, but proves nothing.
    #[must_use]
    pub fn likely_reordered(&self) -> u64 {
        0
    }

    /// Likely sent again after a loss: a rule speaks for it, but proves nothing.
    #[must_use]
    pub fn likely_lost(&self) -> u64 {
        self.retransmitted_by_acks
    }

    pub(in crate::trace) fn count(&mut self, verdict: Verdict) {
        let counter = match verdict {
            Verdict::ReorderedByIpId => &mut self.reordered_by_ip_id,
            Verdict::ReorderedByTimestamp => &mut self.reordered_by_timestamp,
            Verdict::ReorderedByTime => &mut self.reordered_by_time,
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
    /// ms; NaN where unknown.
    pub time: f64,
}

/// The segment that fills it.
#[derive(Clone, Copy, Debug)]
pub struct Filler<'a> {
    pub segment: &'a Segment,
    /// IPv4 identification, if the flow's counts up.
    pub identification: Option<u16>,
    pub time: f64,
    /// Round trip, ms, where known.
    pub round_trip: Option<f64>,
    /// Duplicate acknowledgments for the hole since its opener.
    pub duplicate_acks: u32,
}

/// Judges a segment that fills a hole by the first rule that can tell (docs/metrics.md, rule judge-1 and those below it).
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
    let waited = filler.time - opener.time;
    match filler.round_trip {
        // rule judge-3
        Some(round_trip) if waited < round_trip => Verdict::ReorderedByTime,
        // rule judge-4
        Some(round_trip) if waited >= round_trip && filler.duplicate_acks >= 3 => {
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
        let mut opener = Opener { identification: Some(10), stamp: Some(5), time: 100.0 };
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
        assert_eq!(verdict(&opener, &segment, None, 119.0, Some(20.0), 9), Verdict::ReorderedByTime);
        assert_eq!(verdict(&opener, &segment, None, 121.0, Some(20.0), 3), Verdict::RetransmittedByAcks);
        assert_eq!(verdict(&opener, &segment, None, 121.0, Some(20.0), 2), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, 101.0, None, 9), Verdict::Undecided);
        assert_eq!(verdict(&opener, &segment, None, f64::NAN, Some(20.0), 9), Verdict::Undecided);
    }
}
