//! Turns TCP sequence numbers into packet order: a segment's number is the rank of its first byte.

use crate::trace::numbers::columns::Columns;
use crate::trace::numbers::unfold::unfold32;
use crate::trace::tcp::hindsight;
use crate::trace::tcp::merged::MergedSegments;
use crate::trace::tcp::missing::MissingBytes;
use crate::trace::tcp::sacked::NewSackBlocks;
use crate::trace::tcp::segments::{BASE, Segments};
use crate::trace::tcp::verdict::{Verdict, Verdicts};
use crate::trace::words::numerals::counted;

/// The sequence of a TCP flow.
#[derive(Debug, Default)]
pub struct TcpSequence {
    /// Ranks of the segments, in the order of arrival; a repeated segment has the rank of the one that it repeats.
    pub sequences: Vec<u64>,
    /// The packet of each rank in `sequences`.
    pub packets: Vec<u32>,
    /// Packets that are copies of others, made on the path.
    pub same: Vec<u32>,
    /// First and last rank.
    pub sent: Option<(u64, u64)>,
    pub verdicts: Verdicts,
    /// The verdict on each packet.
    pub given: Vec<Verdict>,
    pub merged: Option<MergedSegments>,
    pub missing: MissingBytes,
}

/// The rank of a packet that was never seen: it belongs to no packet.
const NONE: u32 = u32::MAX;

/// Orders the segments. A retransmission marks the place of its lost first copy: that rank was sent and never arrives.
/// An undecided segment has no rank: it would count as late if it were a first copy, and mark a loss if it were a
/// second. `answers` are the other direction's SACK blocks.
pub fn order(segments: &Segments, columns: &Columns, answers: Option<&NewSackBlocks>) -> TcpSequence {
    let starts = unfold(segments);
    let given = hindsight::verdicts(segments, columns, &starts, answers);
    let merged = MergedSegments::of(
        columns.sizes.iter(),
        segments.largest,
        answers.and_then(|answers| answers.mss).map(u32::from),
    );
    let full = merged.map_or(segments.largest, |merged| merged.unit.unwrap_or(merged.bound));
    let arrived = given.iter().filter(|&&verdict| verdict != Verdict::NoData).count();
    let missing = MissingBytes::of(segments, full, arrived);
    let verdicts = Verdicts {
        never_seen: missing.packets.len() as u64,
        unseen_bytes: segments.unseen(),
        round_trip: segments.round_trip,
        ..Verdicts::default()
    };
    let (sequences, packets) = (Vec::with_capacity(given.len()), Vec::with_capacity(given.len()));
    let mut ordered = TcpSequence { sequences, packets, verdicts, merged, ..TcpSequence::default() };
    given.iter().for_each(|&verdict| ordered.verdicts.count(verdict));
    let ranks = Ranks::of(&starts, &given, &missing);
    ordered.sent = ranks.firsts.len().checked_sub(1).map(|last| (0, last as u64));
    let mut copies = Copies::of(&starts, &given, columns);
    for ((packet, &start), &verdict) in (0_u32..).zip(&starts).zip(given.iter()) {
        let rank = if verdict.is_first_copy() {
            ranks.of_first(packet)
        } else if verdict == Verdict::Copy {
            copies.take(packet, start, &mut ordered).then(|| ranks.at(start)).flatten()
        } else {
            None
        };
        if let Some(rank) = rank {
            ordered.sequences.push(rank);
            ordered.packets.push(packet);
        }
    }
    (ordered.given, ordered.missing) = (given, missing);
    ordered
}

/// Packets with wanted verdicts, sorted by their first bytes.
fn by_start(starts: &[u64], given: &[Verdict], is_wanted: impl Fn(Verdict) -> bool) -> Vec<(u64, u32)> {
    // most packets are in order: only the others are sorted
    let (mut ahead, mut behind) = (Vec::with_capacity(starts.len()), Vec::new());
    for ((packet, &start), &verdict) in (0_u32..).zip(starts).zip(given) {
        if !is_wanted(verdict) {
            continue;
        }
        let is_next = ahead.last().is_none_or(|last| *last < (start, packet));
        (if is_next { &mut ahead } else { &mut behind }).push((start, packet));
    }
    behind.sort_unstable();
    merge(&mut ahead, &behind);
    ahead
}

/// Merges the second list into the first; both are ascending.
fn merge(all: &mut Vec<(u64, u32)>, more: &[(u64, u32)]) {
    let mut left = all.len();
    all.extend_from_slice(more);
    let mut end = all.len();
    for &next in more.iter().rev() {
        while let Some(before) = left.checked_sub(1).filter(|&before| all[before] > next) {
            (left, end) = (before, end - 1);
            all[end] = all[left];
        }
        end -= 1;
        all[end] = next;
    }
}

/// The index of the last one that begins at or before this byte.
fn below(all: &[(u64, u32)], start: u64) -> Option<usize> {
    all.partition_point(|&(first, _)| first <= start).checked_sub(1)
}

/// Ranks of the packets that were sent.
struct Ranks {
    firsts: Vec<(u64, u32)>,
    /// The rank of each packet; 0 for packets without one.
    of_packet: Vec<u32>,
}

impl Ranks {
    fn of(starts: &[u64], given: &[Verdict], missing: &MissingBytes) -> Self {
        let is_sent = |verdict: Verdict| verdict.is_first_copy() || verdict.is_retransmission();
        let mut firsts = by_start(starts, given, is_sent);
        let never: Vec<(u64, u32)> = missing.packets.iter().map(|&(start, _)| (start, NONE)).collect();
        merge(&mut firsts, &never);
        let mut of_packet = vec![0; starts.len()];
        let mut last = None;
        for (rank, &(start, packet)) in (0..firsts.len() as u32).zip(&firsts).rev() {
            // packets that begin with the same byte all have the rank of the last one
            let (_, rank) = *last.insert(last.filter(|&(byte, _)| byte == start).unwrap_or((start, rank)));
            if let Some(own) = of_packet.get_mut(packet as usize) {
                *own = rank;
            }
        }
        Self { firsts, of_packet }
    }

    /// The rank of a packet that is a first copy.
    fn of_first(&self, packet: u32) -> Option<u64> {
        self.of_packet.get(packet as usize).map(|&rank| rank.into())
    }

    /// The rank of the first copy whose bytes begin at or before this one.
    fn at(&self, start: u64) -> Option<u64> {
        below(&self.firsts, start).map(|rank| rank as u64)
    }
}

/// Segments without new bytes.
struct Copies<'a> {
    given: &'a [Verdict],
    columns: &'a Columns,
    /// Packets that they may repeat: those that were sent, and undecided ones.
    seen: Vec<(u64, u32)>,
    can_tell: bool,
}

impl<'a> Copies<'a> {
    fn of(starts: &[u64], given: &'a [Verdict], columns: &'a Columns) -> Self {
        let mut found = Self { given, columns, seen: Vec::new(), can_tell: false };
        if given.contains(&Verdict::Copy) {
            let is_seen = |verdict: Verdict| !matches!(verdict, Verdict::NoData | Verdict::Copy);
            found.seen = by_start(starts, given, is_seen);
            found.can_tell = tells_packets_apart(columns, found.seen.iter().map(|&(_, packet)| packet));
        }
        found
    }

    /// Counts a segment, and returns whether it is a copy of a packet that arrived: one that repeats a retransmission,
    /// or a possible one, is not.
    fn take(&mut self, packet: u32, start: u64, ordered: &mut TcpSequence) -> bool {
        let first = below(&self.seen, start).and_then(|at| self.seen.get(at));
        let Some(&(_, first)) = first else {
            ordered.verdicts.repeated += 1;
            return false;
        };
        let id = |packet: u32| self.columns.ids.get(packet as usize).filter(|&id| self.can_tell && id != 0);
        if id(packet).is_some() && id(packet) == id(first) {
            ordered.verdicts.same_packet += 1;
            ordered.same.push(packet);
        } else {
            ordered.verdicts.repeated += 1;
        }
        self.given.get(first as usize).is_some_and(|first| first.is_first_copy())
    }
}

/// Whether the IP identifications of these packets differ from one to the next, and are not constant.
fn tells_packets_apart(columns: &Columns, packets: impl Iterator<Item = u32>) -> bool {
    let ids = packets.filter_map(|packet| columns.ids.get(packet as usize));
    let (mut steps, mut changes, mut last) = (0_u64, 0_u64, None);
    for id in ids {
        steps += u64::from(last.is_some());
        changes += u64::from(last.replace(id).is_some_and(|last| last != id));
    }
    2 * changes >= steps
}

/// The first new byte of each packet, unfolded; 0 for packets without data.
pub fn unfold(segments: &Segments) -> Vec<u64> {
    let mut highest: Option<u64> = None;
    let unfold = |(start, verdict): (u32, Verdict)| {
        if verdict == Verdict::NoData {
            return 0;
        }
        let reference = highest.unwrap_or(BASE + u64::from(start));
        let unfolded = unfold32(reference, start);
        highest = Some(reference.max(unfolded));
        unfolded
    };
    segments.starts().map(unfold).collect()
}

/// Sentences that say how the segments were ordered and judged.
pub fn method(segments: &Segments, ordered: &TcpSequence) -> Vec<String> {
    let v = &ordered.verdicts;
    let without = ordered.given.iter().filter(|&&verdict| verdict == Verdict::NoData).count() as u64;
    let data = ordered.given.len() as u64 - without;
    let mut method = vec![format!(
        "By TCP sequence number: {} with payload, numbered by the rank of the first byte; {without} without, left out.",
        counted(data, "segment")
    )];
    method.extend(fillers(v));
    if v.same_packet + v.repeated > 0 {
        method.push(format!(
            "{} brought nothing new: {} the same IP packet again, {} retransmitted.",
            counted(v.same_packet + v.repeated, "segment"),
            v.same_packet,
            v.repeated
        ));
    }
    if v.never_seen > 0 {
        method.push(format!(
            "Never seen, nor retransmitted: {}, by the bytes that are missing; they count as lost.",
            counted(v.never_seen, "packet")
        ));
    }
    let acknowledged = ordered.missing.acknowledged;
    if acknowledged > 0 {
        method.push(format!(
            "Not captured: {} that the other end acknowledged; the capture lacks them, and they count nowhere.",
            counted(acknowledged, "byte")
        ));
    }
    if v.never_seen == 0 && v.unseen_bytes > acknowledged {
        let bytes = counted(v.unseen_bytes - acknowledged, "byte");
        method.push(format!(
            "Never seen: {bytes}; that would be more packets than arrived, so they count nowhere."
        ));
    }
    if segments.perhaps_probes > 0 {
        let (is, they) = if segments.perhaps_probes == 1 {
            ("may be a probe", "it counts")
        } else {
            ("may be probes", "they count")
        };
        method.push(format!(
            "{} of one byte {is} of a closed window; {they} as data, as the windows and acknowledgments of the other end are not known (they are in its packets; in a table, tcp.window_size_value and tcp.ack).",
            counted(segments.perhaps_probes, "segment")
        ));
    }
    method.extend(ordered.merged.map(|merged| merged.words()));
    method
}

/// How the segments that filled a hole were judged.
fn fillers(v: &Verdicts) -> Option<String> {
    let reordered = v.reordered_by_ip_id + v.reordered_by_timestamp + v.reordered_by_time;
    let repeated = v.retransmitted_by_ip_id + v.retransmitted_by_timestamp;
    let (likely_reordered, likely_lost) = (v.likely_reordered(), v.likely_lost());
    let all = reordered + repeated + likely_reordered + likely_lost + v.undecided;
    if all == 0 {
        return None;
    }
    let mut text = format!(
        "Of {} that filled a hole, reordered: {reordered} ({} by IP identification, {} by timestamp, {} as they came within a round trip); retransmitted after a loss, hence counted as lost: {repeated} ({} by IP identification, {} by timestamp)",
        counted(all, "segment"),
        v.reordered_by_ip_id,
        v.reordered_by_timestamp,
        v.reordered_by_time,
        v.retransmitted_by_ip_id,
        v.retransmitted_by_timestamp,
    );
    if likely_reordered > 0 {
        text += &format!(
            "; likely reordered, and counted so: {likely_reordered} ({} as their bytes came once more, {} as the receiver says that they came twice, {} as they are too many to be retransmissions after losses)",
            v.reordered_by_copy, v.reordered_by_dsack, v.reordered_by_number
        );
    }
    if likely_lost > 0 {
        text += &format!(
            "; likely retransmitted after a loss, and counted as lost: {likely_lost} (by duplicate acknowledgments)"
        );
    }
    Some(text + &format!("; undecided, and counted as neither: {}.", v.undecided))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::headers::transport::Segment;

    /// A host that puts the same identification into every packet: copies cannot be recognised.
    #[test]
    fn a_constant_identification_tells_no_copies() {
        for (first, step, same_packet) in [(7, 0, 0), (0, 0, 0), (7, 1, 1)] {
            let (mut segments, mut columns) = (Segments::default(), Columns::default());
            for (sequence, packet) in [(0, 1), (10, 2), (20, 3), (30, 4), (10, 2)] {
                let id = first + step * packet;
                segments.take(&Segment { sequence, length: 10, ..Segment::default() }, Some(id), 0.0);
                columns.ids.push(id);
            }
            let verdicts = order(&segments, &columns, None).verdicts;
            assert_eq!(
                (verdicts.same_packet, verdicts.repeated),
                (same_packet, 1 - same_packet),
                "{first} {step}"
            );
        }
    }

    #[test]
    fn ranks_losses_and_copies() {
        let (mut segments, mut columns) = (Segments::default(), Columns::default());
        // bytes 0, 10, 20, ... with IP identifications; 60 is lost and retransmitted, then repeated
        let sent = [
            (0, 1),
            (10, 2),
            (20, 3),
            (30, 4),
            (50, 6),
            (40, 5),
            (50, 6),
            (70, 8),
            (60, 9),
            (60, 10),
            (75, 11),
        ];
        for (sequence, id) in sent {
            segments.take(&Segment { sequence, length: 10, ..Segment::default() }, Some(id), 0.0);
            columns.ids.push(id);
        }
        let ordered = order(&segments, &columns, None);
        assert_eq!(ordered.sequences, [0, 1, 2, 3, 5, 4, 5, 7, 8]);
        assert_eq!(ordered.packets, [0, 1, 2, 3, 4, 5, 6, 7, 10]);
        assert_eq!(ordered.sent, Some((0, 8)));
        let Verdicts { reordered_by_ip_id, retransmitted_by_ip_id, same_packet, repeated, .. } =
            ordered.verdicts;
        assert_eq!((reordered_by_ip_id, retransmitted_by_ip_id, same_packet, repeated), (1, 1, 1, 1));
    }
}
