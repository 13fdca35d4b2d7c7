//! Hindsight: what comes after a segment that filled a hole. If its bytes were sent twice, it was probably the
//! original, overtaken on the path, and the retransmission was needless. A retransmission that was lost too, or a
//! second one, looks the same.

use crate::sorted;
use crate::trace::numbers::columns::Columns;
use crate::trace::tcp::sacked::NewSackBlocks;
use crate::trace::tcp::segments::Segments;
use crate::trace::tcp::too_many::are_too_many;
use crate::trace::tcp::verdict::Verdict;

/// The verdicts on all packets; `starts` are their first bytes, unfolded, and `answers` the other direction's SACK
/// blocks.
pub fn verdicts(
    segments: &Segments,
    columns: &Columns,
    starts: &[u64],
    answers: Option<&NewSackBlocks>,
) -> Vec<Verdict> {
    let mut verdicts = segments.verdicts();
    if !verdicts.iter().any(|verdict| verdict.is_open()) {
        return verdicts;
    }
    let mut open = UndecidedFillers::of(&verdicts, columns, starts);
    open.hear(answers);
    open.see(&verdicts, columns, starts);
    for filler in open.fillers {
        if let (Some(verdict), Some(found)) = (verdicts.get_mut(filler.packet as usize), filler.found) {
            *verdict = found;
        }
    }
    // rule judge-8
    if are_too_many(&verdicts, |row| columns.times.get(row), segments.shortest()) {
        trust_number(&mut verdicts, segments, columns);
    }
    verdicts
}

/// A segment that waited this many times as long as the others was not held up by the same cause.
const TOO_LONG: f64 = 3.0;

/// Rule judge-8: of the undecided segments, those that waited about as long as the others were probably overtaken.
fn trust_number(verdicts: &mut [Verdict], segments: &Segments, columns: &Columns) {
    let time = |row: u32| columns.time(row);
    let wait = |packet: usize| segments.waited(packet as u32, time).filter(|waited| !waited.is_nan());
    let is_open = |(_, verdict): &(usize, &Verdict)| verdict.is_open();
    let mut waits: Vec<f64> =
        verdicts.iter().enumerate().filter(is_open).filter_map(|(packet, _)| wait(packet)).collect();
    let Some(middle) = waits.len().checked_sub(1).map(|last| last / 2) else { return };
    let most = TOO_LONG * *waits.select_nth_unstable_by(middle, f64::total_cmp).1;
    for (packet, verdict) in verdicts.iter_mut().enumerate().filter(|(_, verdict)| verdict.is_open()) {
        if wait(packet).is_some_and(|waited| waited <= most) {
            *verdict = Verdict::ReorderedByNumber;
        }
    }
}

/// A segment that filled a hole, and whose lateness no rule explains.
struct LateFiller {
    start: u64,
    end: u64,
    packet: u32,
    found: Option<Verdict>,
}

/// These segments of a flow, by their bytes. No byte is filled in twice.
struct UndecidedFillers {
    fillers: Vec<LateFiller>,
}

impl UndecidedFillers {
    fn of(given: &[Verdict], columns: &Columns, starts: &[u64]) -> Self {
        let size = |packet: u32| columns.sizes.get(packet as usize).unwrap_or(0);
        let mut fillers: Vec<LateFiller> = (0_u32..)
            .zip(given)
            .zip(starts)
            .filter(|((_, verdict), _)| verdict.is_open())
            .map(|((packet, _), &start)| LateFiller {
                start,
                end: start + u64::from(size(packet)),
                packet,
                found: None,
            })
            .collect();
        sorted::by_key(&mut fillers, |filler| filler.start);
        Self { fillers }
    }

    /// Rule judge-6: the receiver reports that the bytes arrived twice (D-SACK, RFC 2883).
    fn hear(&mut self, answers: Option<&NewSackBlocks>) {
        let blocks = answers.map_or(&[][..], |answers| &answers.blocks);
        let mut copies: Vec<(u32, u32)> =
            blocks.iter().filter(|block| block.is_copy).map(|block| (block.left, block.right)).collect();
        sorted::by_key(&mut copies, |&(left, right)| u64::from(left) << 32 | u64::from(right));
        for filler in &mut self.fillers {
            let start = filler.start as u32;
            let before = copies.partition_point(|&(left, _)| left <= start);
            let block = before.checked_sub(1).and_then(|at| copies.get(at));
            if block.is_some_and(|&(left, right)| start.wrapping_sub(left) < right.wrapping_sub(left)) {
                filler.found = Some(Verdict::ReorderedByDsack);
            }
        }
    }

    /// Rule judge-5: the bytes come once more, in another IP packet. It is not used if at least a quarter of the
    /// segments are copies, as from a mirror port.
    fn see(&mut self, given: &[Verdict], columns: &Columns, starts: &[u64]) {
        let count = |wanted: fn(&&Verdict) -> bool| given.iter().filter(wanted).count();
        let copies = count(|verdict| **verdict == Verdict::Copy);
        if 4 * copies >= count(|verdict| **verdict != Verdict::NoData) {
            return;
        }
        let id = |packet: u32| columns.ids.get(packet as usize).filter(|&id| id != 0);
        let packets = (0_u32..).zip(given).zip(starts);
        for ((packet, _), &start) in packets.filter(|((_, verdict), _)| **verdict == Verdict::Copy) {
            let before = self.fillers.partition_point(|filler| filler.start <= start);
            let Some(filler) = before.checked_sub(1).and_then(|at| self.fillers.get_mut(at)) else {
                continue;
            };
            let is_same = id(packet).is_some() && id(packet) == id(filler.packet);
            if start < filler.end && packet > filler.packet && !is_same {
                filler.found = Some(Verdict::ReorderedByCopy);
            }
        }
    }
}
