//! Builds the list of a flow's packets, with the judgement of each.

use crate::reordering::{Arrivals, FirstCopies, late_packets};
use crate::sorted;
use crate::trace::flow::clock::{self, ArrivalOrder};
use crate::trace::flow::flows::Flow;
use crate::trace::numbers::columns::Columns;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::numbers::unfold::unfold32;
use crate::trace::packets::Packets;
use crate::trace::packets::delays::Delays;
use crate::trace::packets::filter::Ends;
use crate::trace::packets::kind::{Kind, KindReason, of_verdict};
use crate::trace::packets::lines::AckLines;
use crate::trace::packets::lost::{MissingPacket, Payload, gaps};
use crate::trace::packets::openers::Openers;
use crate::trace::packets::tree::Tree;
use crate::trace::report::extract::{Extracted, extract, packets_of};
use crate::trace::report::flows::Report;
use crate::trace::tcp::compact::StoredSegment;
use crate::trace::tcp::order::unfold;
use crate::trace::tcp::segments::{BASE, Segments};
use crate::trace::tcp::verdict::Verdict;

/// The judgements of a flow's packets, by row.
struct RowVerdicts {
    /// Unfolded numbers.
    numbers: Vec<u64>,
    kinds: Vec<Kind>,
    whys: Vec<KindReason>,
    /// The packets that are the highest so far: those that can open a hole.
    openers: Openers,
    lost: Vec<MissingPacket>,
}

impl Report {
    /// The packets of flow `number` (from 0).
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn packets_of(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: SequenceChoice,
    ) -> Result<Packets, NoSequence> {
        let count = self.flows.len() as u32;
        let summary = self.flows.get(number as usize).ok_or(NoSequence::NoFlow(number, count))?;
        let by = summary.settle(by)?;
        let is_by_clock = self.is_by_clock(order);
        let sorted = is_by_clock.then(|| clock::sorted(&self.table, &self.peers, summary.place)).flatten();
        let Some(own) = self.table.flows.get(summary.place as usize) else {
            return Err(NoSequence::NoFlow(number, count));
        };
        let flow = sorted.as_ref().unwrap_or(own);
        let extracted = extract(&self.table, &self.hosts, summary, flow, by);
        let segments = flow.segments().filter(|_| by != SequenceKind::IpId);
        let rows = packets_of(summary, flow);
        let judged = match segments {
            Some(segments) => by_segments(segments, &extracted),
            None => by_numbers(&extracted, flow.columns.times.len()),
        };
        let modulus = match by {
            SequenceKind::Rtp | SequenceKind::Icmp | SequenceKind::IpId => 1 << 16,
            SequenceKind::Tcp
            | SequenceKind::Csv
            | SequenceKind::Iperf
            | SequenceKind::Vpn
            | SequenceKind::Quic
            | SequenceKind::Pair => 0,
        };
        // the first turn of numbers that wrap begins at 0
        let turns = || extracted.sequences.iter().min()?.checked_div(modulus).map(|turn| turn * modulus);
        let base = segments.map_or_else(|| turns().unwrap_or(0), |segments| base(segments, &flow.columns));
        let delays = Delays::of(flow, by);
        let mut found = list(&flow.columns, &rows, &judged, &overtaken(&extracted, flow), base);
        found.add_delays(&delays, &rows);
        found.modulus = modulus as u32;
        found.counts_bytes = segments.is_some();
        if let Some(segments) = segments {
            // selective acknowledgments and the window's scale are only stored in the order of the file
            let peer = own.segments().and_then(|segments| self.table.flows.get(segments.peer? as usize));
            let has_time = found.is_timed;
            found.lines = peer
                .filter(|_| has_time)
                .map(|peer| AckLines::of(peer, segments, base, &found))
                .unwrap_or_default();
        }
        found.tree = Tree::of(&found, &found.numbers);
        found.delay_tree = Tree::of(&found, &found.delays);
        found.ends = own.key.map(|key| Ends { key });
        Ok(found)
    }
}

fn by_segments(segments: &Segments, extracted: &Extracted) -> RowVerdicts {
    let mut numbers = unfold(segments);
    let (mut kinds, mut whys): (Vec<Kind>, Vec<KindReason>) =
        extracted.verdicts.iter().map(|&verdict| of_verdict(verdict)).unzip();
    for &packet in &extracted.same {
        let row = packet as usize;
        if let (Some(kind), Some(why)) = (kinds.get_mut(row), whys.get_mut(row)) {
            (*kind, *why) = (Kind::Copy, KindReason::SamePacket);
        }
    }
    let mut openers = Openers::default();
    let mut highest = None;
    for (row, &verdict) in extracted.verdicts.iter().enumerate() {
        match verdict {
            Verdict::New => {
                openers.take(numbers[row], row as u32);
                highest = Some(numbers[row]);
            }
            Verdict::NoData => {
                let sequence = segments.raw.get(row).map_or(0, StoredSegment::sequence);
                numbers[row] = unfold32(highest.unwrap_or(BASE + u64::from(sequence)), sequence);
            }
            _ => {}
        }
    }
    let lost_first = |row: usize| {
        let is_likely = extracted.verdicts[row] == Verdict::RetransmittedByAcks;
        let (kind, why) = (if is_likely { Kind::LikelyLost } else { Kind::Lost }, KindReason::SentAgainLater);
        let before = openers.above(numbers[row])?;
        Some(MissingPacket { before, number: numbers[row], payload: Payload::OfRow(row as u32), kind, why })
    };
    let replaced = (0..kinds.len()).filter(|&row| extracted.verdicts[row].is_retransmission());
    let never = extracted.missing.iter().filter_map(|&(start, end)| {
        let bytes = u32::try_from(end - start).unwrap_or(u32::MAX);
        Some(MissingPacket {
            before: openers.above(start)?,
            number: start,
            payload: Payload::Bytes(bytes),
            kind: Kind::Lost,
            why: KindReason::NeverSeen,
        })
    });
    let lost = replaced.filter_map(lost_first).chain(never).collect();
    RowVerdicts { numbers, kinds, whys, openers, lost }
}

fn by_numbers(extracted: &Extracted, rows: usize) -> RowVerdicts {
    let mut numbers = vec![0; rows];
    let (mut kinds, mut whys) = (vec![Kind::Control; rows], vec![KindReason::NoNumber; rows]);
    let arrivals = Arrivals { sequences: &extracted.sequences, ..Arrivals::default() };
    let copies = FirstCopies::of(&arrivals);
    let mut openers = Openers::default();
    let mut set = |packet: u32, number: u64, kind: Kind, why: KindReason| {
        if let Some(place) = numbers.get_mut(packet as usize) {
            *place = number;
            (kinds[packet as usize], whys[packet as usize]) = (kind, why);
        }
    };
    for (&packet, &number) in extracted.packets.iter().zip(&extracted.sequences) {
        set(packet, number, Kind::Copy, KindReason::SameNumber);
    }
    for index in 0..copies.len() {
        let (Some(&packet), number) =
            (extracted.packets.get(copies.place(index) as usize), copies.value(copies.ranks[index as usize]))
        else {
            continue;
        };
        let is_late = openers.above(number).is_some();
        let (kind, why) = if is_late {
            (Kind::Late, KindReason::HigherNumberFirst)
        } else {
            (Kind::InOrder, KindReason::Nothing)
        };
        set(packet, number, kind, why);
        openers.take(number, packet);
    }
    // a gap is no loss if other flows may share the counter, or numbers count something other than packets
    let is_loss = extracted.lost_at_most.is_none() && copies.lost <= u64::from(copies.len());
    let lost =
        if is_loss { gaps(extracted.sequences.clone(), |number| openers.above(number)) } else { Vec::new() };
    RowVerdicts { numbers, kinds, whys, openers, lost }
}

/// How many packets sent later arrived before each row; 0 for those in order.
fn overtaken(extracted: &Extracted, flow: &Flow) -> Vec<u32> {
    let arrivals = Arrivals { sequences: &extracted.sequences, ..Arrivals::default() };
    let copies = FirstCopies::of(&arrivals);
    let mut by_row = vec![0; flow.columns.times.len()];
    for late in late_packets(&arrivals, &copies) {
        let packet = extracted.packets.get(copies.place(late.index) as usize);
        if let Some(count) = packet.and_then(|&packet| by_row.get_mut(packet as usize)) {
            *count = late.ahead;
        }
    }
    by_row
}

/// The unfolded number to which a connection's numbers are relative: its SYN's, or the one before its first packet.
fn base(segments: &Segments, columns: &Columns) -> u64 {
    let Some((first, _)) = segments.packet(columns, 0) else { return BASE };
    let before = if first.is_syn { first.sequence } else { first.sequence.wrapping_sub(1) };
    let data = segments.starts().find(|&(_, verdict)| verdict != Verdict::NoData);
    let reference = data.map_or(BASE, |(start, _)| BASE + u64::from(start));
    unfold32(reference, before)
}

fn list(columns: &Columns, rows: &[u32], judged: &RowVerdicts, overtaken: &[u32], base: u64) -> Packets {
    let time = |row: u32| columns.time(row);
    let is_timed = rows.iter().all(|&row| !time(row).is_nan());
    let mut found = Packets { is_timed, ..Packets::default() };
    let frame = |row: u32| columns.frames.get(row as usize).unwrap_or(0);
    let size = |row: u32| columns.sizes.get(row as usize).unwrap_or(Columns::NO_SIZE);
    let relative = |number: u64| number as f64 - base as f64;
    let mut lost = judged.lost.clone();
    sorted::by_key(&mut lost, |lost| lost.number);
    sorted::by_key(&mut lost, |lost| lost.before.into());
    let mut lost = lost.into_iter().peekable();
    for (place, &row) in (0_u32..).zip(rows) {
        let at = if is_timed { time(row) } else { f64::from(place) };
        let at_row = row as usize;
        let (Some(&kind), Some(&why), Some(&number)) =
            (judged.kinds.get(at_row), judged.whys.get(at_row), judged.numbers.get(at_row))
        else {
            continue;
        };
        while let Some(lost) = lost.next_if(|lost| lost.before <= row) {
            let size = match lost.payload {
                Payload::Unknown => Columns::NO_SIZE,
                Payload::Bytes(bytes) => bytes,
                Payload::OfRow(row) => size(row),
            };
            found.push(0, at, relative(lost.number), size, (lost.kind, lost.why), frame(lost.before), 0);
        }
        let opener = match kind {
            Kind::InOrder | Kind::Control | Kind::Copy => None,
            // it fills no hole
            _ if why == KindReason::SeenBefore => None,
            _ => judged.openers.above(number).filter(|&opener| opener < row),
        };
        let ahead = overtaken.get(at_row).copied().unwrap_or(0);
        found.push(frame(row), at, relative(number), size(row), (kind, why), opener.map_or(0, frame), ahead);
    }
    found
}

impl Packets {
    /// Adds the delays of the captured packets, in the order of the list.
    fn add_delays(&mut self, delays: &Delays, rows: &[u32]) {
        self.clock = delays.clock.filter(|_| self.is_timed);
        if self.clock.is_none() {
            return;
        }
        let mut seen = rows.iter().map(|&row| delays.by_row.get(row as usize).copied().unwrap_or(f64::NAN));
        self.delays = self
            .frames
            .iter()
            .map(|&frame| if frame == 0 { f64::NAN } else { seen.next().unwrap_or(f64::NAN) })
            .collect();
    }

    #[allow(clippy::too_many_arguments, reason = "one for each column")]
    fn push(
        &mut self,
        frame: u32,
        time: f64,
        number: f64,
        size: u32,
        (kind, why): (Kind, KindReason),
        opener: u32,
        overtaken: u32,
    ) {
        self.frames.push(frame);
        self.times.push(time);
        self.numbers.push(number);
        self.sizes.push(size);
        self.kinds.push(kind);
        self.whys.push(why);
        self.openers.push(opener);
        self.overtaken.push(overtaken);
    }
}
