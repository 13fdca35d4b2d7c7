//! The arrivals of a flow: which of its packets are measured, in which order, and how they were found.

use crate::reordering::Arrivals;
use crate::trace::flow::clock::{self, ArrivalOrder};
use crate::trace::numbers::columns::Columns;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::report::extract::{Extracted, extract};
use crate::trace::report::flows::Report;
use crate::trace::report::path::RoundTrip;
use crate::trace::tcp::capture_place::CapturePlace;
use crate::trace::tcp::merged::MergedSegments;
use crate::trace::tcp::verdict::{Verdicts, is_mirrored};
use crate::trace::words::numerals::grouped;

/// A flow's arrivals, and how they were found.
pub(in crate::trace) struct FlowArrivals {
    pub(in crate::trace) arrivals: OwnedArrivals,
    pub(in crate::trace) by: SequenceKind,
    pub(in crate::trace) method: Vec<String>,
    pub(in crate::trace) tcp: Option<Verdicts>,
    pub(in crate::trace) wraps: Option<u32>,
    pub(in crate::trace) is_by_clock: bool,
    pub(in crate::trace) lost_at_most: Option<u64>,
    /// Where it was captured; TCP only.
    pub(in crate::trace) place: CapturePlace,
    pub(in crate::trace) merged: Option<MergedSegments>,
    /// Size of a packet besides its payload, bytes; below, the shortest known round trip.
    pub(in crate::trace) headers: u32,
    pub(in crate::trace) round_trip: Option<RoundTrip>,
}

impl Report {
    pub(in crate::trace) fn arrivals(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: SequenceChoice,
    ) -> Result<FlowArrivals, NoSequence> {
        let count = self.flows.len() as u32;
        let summary = self.flows.get(number as usize).ok_or(NoSequence::NoFlow(number, count))?;
        let by = summary.settle(by)?;
        let sorted =
            self.is_by_clock(order).then(|| clock::sorted(&self.table, &self.peers, summary.place)).flatten();
        let flow = sorted.as_ref().unwrap_or(&self.table.flows[summary.place as usize]);
        let columns = &flow.columns;
        let Extracted { sequences, packets, sent, mut method, tcp, wraps, lost_at_most, merged, .. } =
            extract(&self.table, &self.hosts, summary, flow, by);
        let is_by_clock = sorted.is_some();
        let is_doubled = tcp.as_ref().is_some_and(|verdicts| {
            let received = (packets.len() as u64).saturating_sub(verdicts.same_packet + verdicts.repeated);
            is_mirrored(verdicts.same_packets(received), received)
        });
        let place = flow.segments().map_or_else(CapturePlace::default, |own| {
            let other = own.peer.and_then(|peer| self.table.flows.get(peer as usize)?.segments());
            CapturePlace::of(own, other, is_doubled)
        });
        method.extend(place.words());
        if is_by_clock {
            method.push("In the order of the packets' times, not of the file.".to_owned());
            method.extend(coarse(&self.table.flows[summary.place as usize].columns));
        } else if order == ArrivalOrder::Clock {
            method
                .push("In the file's order, not in that of the times: not every packet has one.".to_owned());
        } else if self.back_in_time > 0 {
            method.push("In the file's order, in which times go back.".to_owned());
        }
        let mut pick = OwnedArrivals { sequences, sent, ..OwnedArrivals::default() };
        let all = columns.times.values();
        let times = packets.iter().filter_map(|&packet| all.get(packet as usize).copied());
        pick.times = times.take_while(|time| !time.is_nan()).collect();
        if pick.times.len() < packets.len() {
            if !pick.times.is_empty() {
                method.push("Not every packet has a time: measured without times.".to_owned());
            }
            pick.times = Vec::new();
        }
        let all = columns.sizes.values();
        let sizes = packets.iter().filter_map(|&packet| all.get(packet as usize).copied());
        pick.sizes = sizes.take_while(|&size| size != Columns::NO_SIZE).collect();
        if pick.sizes.len() < packets.len() {
            if !pick.sizes.is_empty() {
                method.push("Not every packet has a size: measured without sizes.".to_owned());
            }
            pick.sizes = Vec::new();
        }
        // a buffer for packets without payload is not measured in bytes
        if pick.sizes.iter().all(|&size| size == 0) {
            pick.sizes = Vec::new();
        }
        let (headers, round_trip) = (self.headers(summary), self.round_trip(summary, is_by_clock));
        Ok(FlowArrivals {
            arrivals: pick,
            by,
            method,
            tcp,
            wraps,
            is_by_clock,
            lost_at_most,
            headers,
            round_trip,
            place,
            merged,
        })
    }
}

/// A sentence if packets with the same time are not next to each other in the file: their order is unknown.
fn coarse(columns: &Columns) -> Option<String> {
    let (undecided, all) = (clock::undecided(columns), columns.times.len() as u64);
    let share = if undecided * 100 >= all { ": the clock is too coarse to order this capture" } else { "" };
    (undecided > 0).then(|| {
        format!(
            "{} of {} packets have the time of others that the file holds elsewhere; nothing tells which came first, and they stay in the file's order{share}.",
            grouped(undecided),
            grouped(all)
        )
    })
}

/// Arrivals that own their data.
#[derive(Debug, Default)]
pub(in crate::trace) struct OwnedArrivals {
    sequences: Vec<u64>,
    times: Vec<f64>,
    sizes: Vec<u32>,
    sent: Option<(u64, u64)>,
}

impl OwnedArrivals {
    pub(in crate::trace) fn view(&self) -> Arrivals<'_> {
        Arrivals { sequences: &self.sequences, times: &self.times, sizes: &self.sizes, sent: self.sent }
    }
}
