//! The figures of a flow in the list: how many packets are reordered, how far and how late, and how many were lost.

use crate::extremes::larger;
use crate::reordering::{FirstCopies, LatePacket, LossPeriods, late_packets};
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::numbers::left_out::{left_out, most_lost};
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::report::flow_arrivals::{FlowArrivals, OwnedArrivals};
use crate::trace::report::flows::Report;
use crate::trace::report::ranges::Ranges;
use crate::trace::report::tail::Tail;
use crate::trace::tcp::merged::MergedSegments;
use crate::trace::tcp::verdict::is_mirrored;
use crate::trace::words::numerals::{counted, grouped};
use std::iter::Sum;

/// Bins of a flow's sparkline over the time of the capture.
pub const BINS: usize = 32;

/// The figures of a flow.
#[derive(Clone, Debug, PartialEq)]
pub struct FlowFigures {
    /// The kind of sequence number it was read by.
    pub by: SequenceKind,
    /// Whether its packets are in the order of their times, not in that of the file.
    pub is_by_clock: bool,
    /// Packets that arrived, each once.
    pub received: u64,
    /// How many of them arrived after a packet that was sent later.
    pub reordered: u64,
    /// Packets that never arrived.
    pub lost: u64,
    /// How many of these were not retransmitted; TCP only.
    pub never_seen: u64,
    /// Further copies of packets that had arrived.
    pub duplicates: u64,
    /// How many of these are copies made on the path, as far as can be told, not retransmissions.
    pub same_packets: u64,
    /// Segments that no rule decides: neither reordered nor lost; TCP only, like the two below.
    pub undecided: u64,
    /// Likely overtaken; counted among `reordered`.
    pub likely_reordered: u64,
    /// How many of these are judged so because they are too many for losses.
    pub too_many: u64,
    /// Probably retransmitted after a loss; counted in `lost`.
    pub likely_lost: u64,
    /// Smallest and largest share of reordered packets, if it is uncertain.
    pub reordered_range: Option<(f64, f64)>,
    /// Fewest and most packets that may be lost, if it is uncertain.
    pub lost_range: Option<(u64, u64)>,
    /// The periods in which packets were lost in a row; `None` without losses, or if their number is uncertain.
    pub loss_periods: Option<LossPeriods>,
    /// Reordering extent of the reordered packets, packets.
    pub extent: Tail<u32>,
    /// Late-time offset of the reordered packets, ms; `None` if times are unknown, or nothing is reordered.
    pub lateness: Option<Tail<f64>>,
    /// Reordered packets overtaken by at least three others: a sender that counts three duplicates takes these for lost
    /// (RFC 5681, section 3.2; RFC 9002, section 6.1.1).
    pub overtaken_by_three: u64,
    /// The buffer that puts all reordered packets in order, packets.
    pub buffer: u32,
    /// Whether it was captured near its sender, where no reordering can be seen (rules place-1 and place-2); TCP only.
    pub is_at_sender: bool,
    /// Whether another interface saw its packets too, whose flow tells what lies between them.
    pub is_parted: bool,
    /// Segments that were captured and then lost on the rest of their way, at least; TCP only.
    pub lost_behind: u64,
    /// Segments that were merged before they were captured; TCP only.
    pub merged: Option<MergedSegments>,
    /// Reordered packets and all packets as on the path, if segments were merged and the number of packets in each is
    /// known.
    pub on_the_path: Option<(u64, u64)>,
    /// Share of reordered packets in each bin of the capture's time (of the flow's arrivals if times are unknown); NaN
    /// without arrivals.
    pub shares: [f32; BINS],
}

impl FlowFigures {
    /// Share of the packets that are reordered.
    #[must_use]
    pub fn reordered_ratio(&self) -> f64 {
        self.reordered as f64 / self.received.max(1) as f64
    }

    /// The extents of the reordered packets, if there are any.
    #[must_use]
    pub fn extent_of_reordered(&self) -> Option<Tail<u32>> {
        (self.reordered > 0).then_some(self.extent)
    }

    /// Its segments that may or may not have been reordered. Of a flow of rule judge-8 none: most of them were, though
    /// each is only likely.
    pub(in crate::trace) fn open(&self) -> UndecidedSegments {
        match self.too_many {
            0 => UndecidedSegments {
                others: self.undecided + self.likely_lost,
                reordered: self.likely_reordered,
            },
            _ => UndecidedSegments::default(),
        }
    }

    /// Whether so many packets are in the file twice that a mirror port doubled them: paths double hardly any.
    #[must_use]
    pub fn is_mirrored(&self) -> bool {
        is_mirrored(self.same_packets, self.received) && self.by != SequenceKind::Csv
    }

    /// Packets that the path duplicated (RFC 5560), as far as can be told.
    #[must_use]
    pub fn duplicated(&self) -> u64 {
        if self.is_mirrored() { 0 } else { self.same_packets }
    }

    /// Packets that reordering affects, or may affect.
    #[must_use]
    pub fn affected(&self) -> u64 {
        self.reordered + self.undecided
    }
}

/// Segments that may or may not have been reordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::trace) struct UndecidedSegments {
    /// Those that count as reordered; below, the others.
    pub(super) reordered: u64,
    pub(super) others: u64,
}

impl UndecidedSegments {
    /// All of them.
    pub(super) fn segments(self) -> u64 {
        self.reordered + self.others
    }
}

impl Sum for UndecidedSegments {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            reordered: sum.reordered + one.reordered,
            others: sum.others + one.others,
        })
    }
}

/// A flow's first copies and late packets, with its figures.
pub(in crate::trace) struct MeasuredFlow {
    pub(in crate::trace) found: FlowArrivals,
    pub(in crate::trace) copies: FirstCopies,
    pub(in crate::trace) late: Vec<LatePacket>,
    pub(in crate::trace) figures: FlowFigures,
}

impl Report {
    /// The figures of flow `number` (from 0) of the list.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn figures(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: SequenceChoice,
    ) -> Result<FlowFigures, NoSequence> {
        self.measured(order, number, by, self.span()).map(|measured| measured.figures)
    }

    fn is_parted(&self, number: u32) -> bool {
        let flow = self.flows.get(number as usize).and_then(|flow| self.table.flows.get(flow.place as usize));
        flow.is_some_and(|flow| flow.interface.is_some())
    }

    /// The most packets of a TCP flow that may be lost, if its identifications leave out a few more numbers than
    /// packets are known to be lost: a lost retransmission, or a lost last packet of a flight, leaves no hole.
    fn unplaced(&self, number: u32, found: &FlowArrivals, lost: u64) -> Option<u64> {
        let flow = self.table.flows.get(self.flows.get(number as usize)?.place as usize)?;
        let is_told =
            found.tcp.is_some() && found.merged.is_none() && flow.segments()?.identifications.counts();
        let ids = (is_told && lost > 0).then(|| flow.columns.ids.values())?;
        most_lost(left_out(ids.iter().copied())?, lost)
    }

    /// The figures with the arrivals behind them; `span` is start and end of the capture, ms.
    pub(in crate::trace) fn measured(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: SequenceChoice,
        span: Option<(f64, f64)>,
    ) -> Result<MeasuredFlow, NoSequence> {
        let mut found = self.arrivals(order, number, by)?;
        let arrivals = found.arrivals.view();
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        let (received, reordered) = (u64::from(copies.len()), late.len() as u64);
        let unplaced = self.unplaced(number, &found, copies.lost);
        let lost_at_most = found.lost_at_most.or(unplaced);
        let ranges = Ranges::of((received, reordered, copies.lost), found.tcp.as_ref(), lost_at_most);
        let verdicts = found.tcp.unwrap_or_default();
        let is_timed = !arrivals.times.is_empty();
        let figures = FlowFigures {
            by: found.by,
            is_by_clock: found.is_by_clock,
            received,
            reordered,
            lost: copies.lost,
            never_seen: verdicts.never_seen,
            duplicates: copies.duplicates,
            same_packets: found.tcp.map_or(copies.duplicates, |verdicts| verdicts.same_packets(received)),
            undecided: verdicts.undecided,
            likely_reordered: verdicts.likely_reordered(),
            too_many: verdicts.reordered_by_number,
            likely_lost: verdicts.likely_lost(),
            reordered_range: ranges.reordered,
            lost_range: ranges.lost,
            loss_periods: (ranges.lost.is_none() && (1..=received).contains(&copies.lost))
                .then(|| copies.loss_periods()),
            extent: Tail::of(late.iter().map(LatePacket::extent), Ord::cmp).unwrap_or_default(),
            lateness: Tail::of(
                late.iter().filter(|_| is_timed).map(|late| larger(late.time, 0.0)),
                f64::total_cmp,
            ),
            on_the_path: on_the_path(&found, &copies, &late),
            merged: found.merged,
            is_at_sender: found.place.is_at_sender(),
            is_parted: self.is_parted(number),
            lost_behind: found.place.lost_behind,
            overtaken_by_three: late.iter().filter(|late| late.ahead >= 3).count() as u64,
            buffer: late.iter().map(|late| late.ahead).max().unwrap_or(0),
            shares: shares(&found.arrivals, &copies, &late, span),
        };
        if let Some(most) = unplaced {
            found.method.push(format!(
                "IP identifications leave out {}, {} more than packets are known to be lost: those may be lost too, as a retransmission, or as the last packet before a pause.",
                counted(most, "number"),
                grouped(most - copies.lost)
            ));
        }
        Ok(MeasuredFlow { found, copies, late, figures })
    }
}

/// Packets of the path in merged segments: the reordered ones, and all.
fn on_the_path(found: &FlowArrivals, copies: &FirstCopies, late: &[LatePacket]) -> Option<(u64, u64)> {
    let (merged, arrivals) = (found.merged.filter(|merged| merged.unit.is_some())?, found.arrivals.view());
    let packets =
        |index: u32| arrivals.sizes.get(copies.place(index) as usize).and_then(|&size| merged.packets(size));
    let reordered = late.iter().map(|late| packets(late.index)).sum::<Option<u64>>()?;
    Some((reordered, (0..copies.len()).map(packets).sum::<Option<u64>>()?))
}

fn shares(
    arrivals: &OwnedArrivals,
    copies: &FirstCopies,
    late: &[LatePacket],
    span: Option<(f64, f64)>,
) -> [f32; BINS] {
    let arrivals = arrivals.view();
    let of_arrivals = (0.0, arrivals.sequences.len() as f64);
    let (start, end) = span.filter(|_| !arrivals.times.is_empty()).unwrap_or(of_arrivals);
    let scale = if end > start { BINS as f64 / (end - start) } else { 0.0 };
    let bin = |index: u32| {
        let place = copies.place(index);
        let at = arrivals.times.get(place as usize).copied().unwrap_or(f64::from(place));
        // a negative value becomes 0
        (((at - start) * scale) as usize).min(BINS - 1)
    };
    let (mut received, mut reordered) = ([0_u32; BINS], [0_u32; BINS]);
    (0..copies.len()).for_each(|index| received[bin(index)] += 1);
    late.iter().for_each(|late| reordered[bin(late.index)] += 1);
    std::array::from_fn(|bin| (f64::from(reordered[bin]) / f64::from(received[bin])) as f32)
}
