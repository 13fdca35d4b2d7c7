//! The bytes of a TCP flow as they pass: new ones, ones that fill a hole, ones seen before.

use crate::trace::headers::transport::Segment;
use crate::trace::numbers::column::Column;
use crate::trace::numbers::counting::IdentificationCounter;
use crate::trace::numbers::unfold::unfold32;
use crate::trace::tcp::awaited::AwaitedSegments;
use crate::trace::tcp::compact::{Rows, StoredSegment};
use crate::trace::tcp::handshake::{Answers, Handshake, round_trip};
use crate::trace::tcp::holes::{Hole, Holes};
use crate::trace::tcp::lost_behind::LostBehind;
use crate::trace::tcp::round_trips::RoundTrips;
use crate::trace::tcp::sacked::NewSackBlocks;
use crate::trace::tcp::verdict::{Filler, Opener, Verdict, judge};
use std::cmp::Ordering;

/// Unfolded sequence numbers are one wrap higher than the real ones.
pub const BASE: u64 = 1 << 32;

/// A capture that begins within a connection may show segments that were sent before the first one captured,
/// by up to this many bytes.
const BEFORE_CAPTURE: u64 = 1 << 20;

/// Packets that may come before the SYN in the file.
const FIRST: usize = 64;

/// One direction of a connection.
#[derive(Clone, Debug, Default)]
pub struct Segments {
    /// The verdict on each packet, and the fields by which it can be judged again in another order of arrival.
    pub raw: Column<StoredSegment, Rows>,
    /// Packets whose first new byte is not the first one of their segment, with that byte, 32 bits.
    pub(super) within: Vec<(u32, u32)>,
    /// Round trip of the handshake, ms.
    pub round_trip: Option<f64>,
    /// Largest payload, bytes.
    pub largest: u32,
    /// Index of the flow in the other direction.
    pub peer: Option<u32>,
    /// Single bytes that may or may not have probed a closed window.
    pub perhaps_probes: u64,
    /// The byte after the highest one seen.
    next: Option<u64>,
    /// Holes below `next`.
    holes: Holes,
    pub handshake: Handshake,
    /// Selective acknowledgments of this direction, by the packets that carry them.
    pub sacks: NewSackBlocks,
    pub answers: Answers,
    /// The byte that probed a closed window: it may have been accepted, or may be sent again.
    probed: Option<u64>,
    /// The packet with the first data, if they are a single byte in the middle of a connection and nothing has
    /// followed: it may be a keep-alive.
    lone_byte: Option<usize>,
    pub identifications: IdentificationCounter,
    pub round_trips: RoundTrips,
    /// The row of the last new segment, and its time, ms.
    reached: Option<(u32, f64)>,
    /// Packets that neither identification nor timestamp judges.
    by_time: AwaitedSegments,
    /// How long after the SYN of the other direction this one answered it, ms, as captured.
    pub answered_after: Option<f64>,
    /// Captured segments that the other end did not get.
    pub behind: LostBehind,
}

/// The first new byte of a segment, unfolded; its verdict, and the verdict without IP identification.
struct PlacedSegment {
    start: u64,
    verdict: Verdict,
    otherwise: Verdict,
}

impl PlacedSegment {
    fn of(start: u64, verdict: Verdict) -> Self {
        Self { start, verdict, otherwise: verdict }
    }
}

impl Segments {
    /// One direction of a connection, with the index of the other if it is known.
    pub fn with_peer(peer: Option<u32>) -> Self {
        Self { peer, ..Self::default() }
    }

    /// Whether the segment belongs to this connection: a SYN with a new number opens another one.
    pub fn takes(&self, segment: &Segment) -> bool {
        let belongs = |next: u64| (next as u32).wrapping_sub(segment.sequence) < BEFORE_CAPTURE as u32;
        match self.handshake.number() {
            _ if !segment.is_syn => true,
            Some(number) => number == segment.sequence,
            // with several capture queues, the first data may be written before the SYN
            None => self.raw.len() < FIRST && self.next.is_some_and(belongs),
        }
    }

    /// Takes in the next packet.
    pub fn take(&mut self, segment: &Segment, identification: Option<u16>, time: f64) {
        let identification = self.identifications.take(identification);
        let PlacedSegment { start, verdict, otherwise } = self.place(segment, identification, time);
        let row = self.raw.len();
        self.sacks.take(segment, row);
        if verdict != Verdict::NoData && start as u32 != segment.sequence {
            self.within.push((row as u32, start as u32));
        }
        self.raw.push(StoredSegment::of(segment, verdict, otherwise));
        self.largest = self.largest.max(segment.length);
    }

    /// The round trip, ms, if the other direction's segment completes the handshake that its SYN began at
    /// `syn` and this direction answered.
    pub fn answered(&mut self, segment: &Segment, syn: Option<f64>, time: f64) -> Option<f64> {
        let is_due = self.handshake.has_answered && self.round_trip.is_none();
        let round_trip = round_trip(segment, syn.filter(|_| is_due), time)?;
        self.round_trip = Some(round_trip);
        self.round_trip
    }

    /// Takes in a segment of the other direction.
    pub fn hear(&mut self, answer: &Segment, time: f64) {
        self.answers.take(answer);
        // a field of `self` is read instead of a copy, which would wait until the value is stored
        self.round_trips.hear(self.first_byte(), &self.answers, answer.stamp, time);
    }

    /// Takes in the other direction's acknowledgments up to this time.
    pub fn hear_said(&mut self, answers: &Answers, time: f64) {
        self.round_trips.hear(self.first_byte(), answers, None, time);
    }

    /// The first byte of a connection that began in the capture, unfolded.
    fn first_byte(&self) -> Option<u64> {
        self.handshake.number().map(|number| BASE + u64::from(number) + 1)
    }

    /// The shortest known round trip, ms.
    pub fn shortest(&self) -> Option<f64> {
        self.round_trips.shortest(self.round_trip)
    }

    /// The shortest time until this direction answered the other, ms, as captured.
    pub fn shortest_answer(&self) -> Option<f64> {
        self.round_trips.answered
    }

    /// Ends the flow; `time` is that of a row, ms. Rule judge-1: identifications that turned out not to be a counter
    /// decide nothing. Rule judge-3: nor does a round trip that turned out to be longer than others.
    pub fn settle(&mut self, time: impl Fn(u32) -> f64) {
        let round_trip = self.shortest();
        for (row, given) in self.by_time.verdicts(round_trip, time) {
            let Some(raw) = self.raw.get(row as usize) else { continue };
            let verdict = raw.verdict();
            let verdict = if verdict.is_by_identification() { verdict } else { given };
            self.raw.set(row as usize, raw.judged(verdict, given));
        }
        if self.identifications.counts() {
            return;
        }
        for (row, verdict) in self.verdicts().into_iter().enumerate() {
            if verdict.is_by_identification()
                && let Some(raw) = self.raw.get(row)
            {
                self.raw.set(row, raw.judged(raw.otherwise(), raw.otherwise()));
            }
        }
    }

    /// How long after its opener a segment came that neither identification nor timestamp judges; times are in ms.
    pub fn waited(&self, row: u32, time: impl Fn(u32) -> f64) -> Option<f64> {
        self.by_time.waited(row, time)
    }

    /// Bytes in holes that were never filled.
    pub fn unseen(&self) -> u64 {
        self.holes.unseen()
    }

    /// Bytes that were never seen, though others around them were: the first, and the one after the last.
    pub fn unfilled(&self) -> impl Iterator<Item = (u64, u64)> {
        self.holes.unfilled()
    }

    fn place(&mut self, segment: &Segment, identification: Option<u16>, time: f64) -> PlacedSegment {
        self.handshake.take(segment, time);
        if let Some(upto) = segment.acknowledgment.filter(|_| segment.is_ack && !segment.is_reset) {
            self.round_trips.acknowledge(upto, segment.echo, time);
        }
        if segment.is_syn {
            self.next.get_or_insert(BASE + u64::from(segment.sequence) + 1);
        }
        if segment.length == 0 || segment.is_reset {
            return PlacedSegment::of(0, Verdict::NoData);
        }
        let row = self.raw.len() as u32;
        let (before_row, before) = self.reached.unwrap_or((row, time));
        let opener = Opener { identification, stamp: segment.stamp, time, before, rows: (row, before_row) };
        let is_first = self.next.is_none();
        let next = self.next.unwrap_or_else(|| self.begin(segment, opener));
        // a SYN takes up one sequence number, before its data (RFC 9293, section 3.4)
        let start = unfold32(next, segment.sequence.wrapping_add(u32::from(segment.is_syn)));
        let end = start + u64::from(segment.length);
        if segment.length == 1 && end == next {
            // a keep-alive; if the capture begins with this byte, that was one too
            if let Some((first, raw)) = self.lone_byte.and_then(|first| Some((first, self.raw.get(first)?))) {
                self.raw.set(first, raw.judged(Verdict::NoData, Verdict::NoData));
                self.perhaps_probes = 0;
            }
            self.next = Some(next);
            return PlacedSegment::of(0, Verdict::NoData);
        }
        self.lone_byte = (is_first && segment.length == 1).then_some(self.raw.len());
        // the receiver accepted the probe's byte, and the sender continues after it, perhaps with another probe
        let next = if self.probed == Some(next) && start == next + 1 { start } else { next };
        let is_probe = if segment.length == 1 { self.probes(start, next) } else { Some(false) };
        if is_probe == Some(true) {
            if start == next {
                (self.probed, self.next) = (Some(start), Some(next));
            }
            return PlacedSegment::of(0, Verdict::NoData);
        }
        self.perhaps_probes += u64::from(is_probe.is_none());
        if start >= next {
            if start > next {
                self.holes.insert(next, Hole { end: start, opener, is_before_capture: false });
            }
            (self.next, self.reached) = (Some(end), Some((row, time)));
            self.round_trips.take(self.first_byte(), end, time, self.round_trip);
            return PlacedSegment::of(start, Verdict::New);
        }
        let found = self.holes.lowest(start, end);
        let Some((hole_start, hole)) = found.filter(|_| end <= next) else {
            self.holes.fill(start, end);
            self.next = Some(next.max(end));
            if end > next {
                return PlacedSegment::of(next, Verdict::New);
            }
            self.behind.repeat(start, end, &self.answers);
            return PlacedSegment::of(start, Verdict::Copy);
        };
        let is_asked_for = self.answers.acknowledgment == Some(hole_start as u32);
        let filler = Filler {
            segment,
            identification,
            time,
            round_trip: self.shortest(),
            duplicate_acks: if is_asked_for { self.answers.repeats } else { 0 },
        };
        let verdict = judge(&hole.opener, &filler);
        let otherwise = match verdict.is_by_identification() {
            true => judge(&hole.opener, &Filler { identification: None, ..filler }),
            false => verdict,
        };
        if otherwise.is_by_time() {
            self.by_time.push(row, hole.opener.rows, filler.duplicate_acks);
        }
        self.holes.fill(start, end);
        self.behind.fill(end);
        PlacedSegment { start: start.max(hole_start), verdict, otherwise }
    }

    /// Whether a single byte probes a closed window: the next one, or the first that is not acknowledged, of which
    /// the receiver dropped what was beyond its window. `None` if that is not known.
    fn probes(&self, start: u64, next: u64) -> Option<bool> {
        let is_missing = || self.holes.lowest(start, start + 1).is_some();
        let is_at_edge = match start.cmp(&next) {
            Ordering::Equal => Some(true),
            Ordering::Less if !is_missing() => self.answers.acknowledgment.map(|edge| edge == start as u32),
            _ => Some(false),
        };
        match (is_at_edge, self.answers.is_window_closed) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        }
    }

    /// Begins in the middle of a connection.
    fn begin(&mut self, segment: &Segment, opener: Opener) -> u64 {
        // a single byte that is acknowledged already is a keep-alive
        let after = segment.sequence.wrapping_add(1);
        let is_keep_alive = segment.length == 1 && self.answers.acknowledgment == Some(after);
        let next = BASE + u64::from(if is_keep_alive { after } else { segment.sequence });
        self.holes.insert(next - BEFORE_CAPTURE, Hole { end: next, opener, is_before_capture: true });
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Segments of (first byte, length), numbered by IP identification `id`.
    fn verdicts(packets: &[(u32, u32, u16)]) -> (Vec<Verdict>, u64) {
        let mut segments = Segments::default();
        let mut time = 0.0;
        for &(sequence, length, id) in packets {
            time += 1.0;
            segments.take(&Segment { sequence, length, is_ack: true, ..Segment::default() }, Some(id), time);
        }
        (segments.verdicts(), segments.unseen())
    }

    #[test]
    fn holes_are_filled_by_late_and_by_repeated_segments() {
        use Verdict::*;
        let start = u32::MAX - 350;
        let packets: Vec<(u32, u32, u16)> = [
            (0, 1),
            (100, 2),
            (200, 3),
            (300, 4),
            (400, 5), // in order over the wrap
            (600, 7),
            (500, 6), // overtaken
            (800, 9),
            (900, 10),
            (700, 11),  // lost and retransmitted
            (600, 12),  // seen before
            (1200, 13), // 1000 to 1199 never come
        ]
        .map(|(at, id)| (start.wrapping_add(at), 100, id))
        .to_vec();
        let (found, unseen) = verdicts(&packets);
        assert_eq!(
            found,
            [New, New, New, New, New, New, ReorderedByIpId, New, New, RetransmittedByIpId, Copy, New]
        );
        assert_eq!(unseen, 200);
    }

    #[test]
    fn a_capture_that_begins_late_knows_what_was_sent_before() {
        let (found, unseen) =
            verdicts(&[(1000, 100, 0), (900, 100, 0), (950, 100, 0), (1100, 1, 0), (1100, 1, 0)]);
        assert_eq!(found, [Verdict::New, Verdict::Undecided, Verdict::Copy, Verdict::New, Verdict::NoData]);
        assert_eq!(unseen, 0);
    }

    #[test]
    fn a_capture_may_begin_with_a_keep_alive() {
        // three keep-alives, then data
        let packets = [(999, 1, 0), (999, 1, 0), (999, 1, 0), (1000, 100, 0)];
        assert_eq!(verdicts(&packets).0, [Verdict::NoData, Verdict::NoData, Verdict::NoData, Verdict::New]);
        // a byte that is followed by data is data
        assert_eq!(verdicts(&[(999, 1, 0), (1000, 100, 0), (1099, 1, 0)]).0[0], Verdict::New);
        // the other end has acknowledged it already
        let mut segments = Segments::default();
        segments.answers.take(&Segment {
            is_ack: true,
            acknowledgment: Some(1000),
            is_window_closed: Some(false),
            ..Segment::default()
        });
        segments.take(&Segment { sequence: 999, length: 1, ..Segment::default() }, None, 0.0);
        segments.take(&Segment { sequence: 1000, length: 9, ..Segment::default() }, None, 0.0);
        assert_eq!(segments.verdicts(), [Verdict::NoData, Verdict::New]);
    }

    #[test]
    fn segments_that_cover_several_holes() {
        let mut segments = Segments::default();
        let mut take = |sequence, length| {
            segments.take(&Segment { sequence, length, ..Segment::default() }, None, 0.0);
            (segments.starts().last().map(|(start, _)| start), segments.unseen())
        };
        assert_eq!(take(0, 10), (Some(0), 0));
        assert_eq!(take(20, 10), (Some(20), 10));
        assert_eq!(take(40, 10), (Some(40), 20));
        assert_eq!(take(14, 2), (Some(14), 18));
        assert_eq!(take(5, 30), (Some(10), 5));
        assert_eq!(take(30, 40), (Some(50), 0));
    }

    /// Batches of 16 segments whose identifications restart at 1: in each, one segment is overtaken and one is
    /// retransmitted in the next batch; the timestamps show which.
    #[test]
    fn identifications_that_begin_again_judge_nothing() {
        let (mut segments, mut times) = (Segments::default(), Vec::new());
        let mut take = |place: u32, batch: u32, identification: u32| {
            times.push(f64::from(place));
            let stamp = Some(2 * batch + u32::from(identification > 12));
            let segment = Segment { sequence: 100 * place, length: 100, stamp, ..Segment::default() };
            segments.take(&segment, Some(identification as u16), f64::from(place));
        };
        const BATCHES: u32 = 20;
        for batch in 0..BATCHES {
            let place = |k: u32| 16 * batch + k;
            (1..=16).filter(|k| ![5, 12].contains(k)).for_each(|k| take(place(k), batch, k));
            take(place(12), batch, 12);
            take(place(5), batch + 1, 1);
        }
        segments.settle(|row| times[row as usize]);
        let verdicts = segments.verdicts();
        let count = |wanted: Verdict| verdicts.iter().filter(|&&each| each == wanted).count() as u32;
        assert_eq!(count(Verdict::ReorderedByTimestamp), BATCHES);
        assert_eq!(count(Verdict::RetransmittedByTimestamp), BATCHES);
        assert_eq!(count(Verdict::ReorderedByIpId) + count(Verdict::RetransmittedByIpId), 0);
    }
}
