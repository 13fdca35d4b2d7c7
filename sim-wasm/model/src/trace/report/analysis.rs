//! The sequence of a flow, and its measures.

use crate::reordering::{Advice, Arrivals, Lateness, Measures, Thresholds, advise, lateness};
use crate::trace::flow::clock::{self, ArrivalOrder};
use crate::trace::flow::columns::Columns;
use crate::trace::report::by::{By, NoSequence, Source};
use crate::trace::report::extract::{Extracted, extract};
use crate::trace::report::figures::Measured;
use crate::trace::report::flows::Report;
use crate::trace::report::numerals::grouped;
use crate::trace::report::series::Series;
use crate::trace::tcp::verdict::Verdicts;

/// The measures of a flow.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The kind of sequence number it was read by.
    pub by: Source,
    /// Sentences that say how it was read, and what was left out.
    pub method: Vec<String>,
    /// Every measure.
    pub measures: Measures,
    /// The reordering buffer that it needs.
    pub advice: [Advice; 4],
    /// The path that it tells of.
    pub path: Lateness,
    /// Reordering over time.
    pub series: Series,
    /// How segments were judged; TCP only.
    pub tcp: Option<Verdicts>,
    /// Smallest and largest `reordered_ratio` that undecided segments and likely verdicts allow: if all of them were
    /// retransmitted, and if all were overtaken; `None` where all is decided.
    pub reordered_range: Option<(f64, f64)>,
    /// Fewest and most packets that may be lost, where the numbers leave it open: undecided segments may
    /// stand for lost ones, likely verdicts may be wrong, and gaps of a shared counter may be losses.
    pub lost_range: Option<(u64, u64)>,
    /// Width of the counter, bits, where bare numbers of a text turned out to wrap.
    pub wraps: Option<u32>,
    /// Whether its packets are in the order of their times, and not in that of the file.
    pub is_by_clock: bool,
}

/// A flow's arrivals, and how they were found.
pub(in crate::trace) struct Found {
    pub(in crate::trace) arrivals: Owned,
    pub(in crate::trace) by: Source,
    method: Vec<String>,
    pub(in crate::trace) tcp: Option<Verdicts>,
    wraps: Option<u32>,
    pub(in crate::trace) is_by_clock: bool,
    pub(in crate::trace) lost_at_most: Option<u64>,
}

impl Report {
    /// Measures flow `number` (from 0) of the list.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn analyse(&self, number: u32, by: By, thresholds: Thresholds) -> Result<Analysis, NoSequence> {
        self.analyse_in(ArrivalOrder::Auto, number, by, thresholds)
    }

    /// The same in a given order of arrival.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn analyse_in(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: By,
        thresholds: Thresholds,
    ) -> Result<Analysis, NoSequence> {
        self.measured(order, number, by, self.span()).map(|measured| Analysis::of(measured, thresholds))
    }

    pub(in crate::trace) fn arrivals(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: By,
    ) -> Result<Found, NoSequence> {
        let count = self.flows.len() as u32;
        let summary = self.flows.get(number as usize).ok_or(NoSequence::NoFlow(number, count))?;
        let by = summary.settle(by)?;
        let sorted =
            self.is_by_clock(order).then(|| clock::sorted(&self.table, &self.peers, summary.place)).flatten();
        let flow = sorted.as_ref().unwrap_or(&self.table.flows[summary.place as usize]);
        let columns = &flow.columns;
        let Extracted { sequences, packets, sent, mut method, tcp, wraps, lost_at_most, .. } =
            extract(&self.table, &self.hosts, summary, flow, by);
        let is_by_clock = sorted.is_some();
        if is_by_clock {
            method.push("In the order of the packets' times, not of the file.".to_owned());
            method.extend(coarse(&self.table.flows[summary.place as usize].columns));
        } else if order == ArrivalOrder::Clock {
            method
                .push("In the file's order, not in that of the times: not every packet has one.".to_owned());
        } else if self.back_in_time > 0 {
            method.push("In the file's order, in which times go back.".to_owned());
        }
        let mut pick = Owned { sequences, sent, ..Owned::default() };
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
        Ok(Found { arrivals: pick, by, method, tcp, wraps, is_by_clock, lost_at_most })
    }
}

impl Analysis {
    pub(in crate::trace) fn of(measured: Measured, thresholds: Thresholds) -> Self {
        let Measured { found, copies, late, figures } = measured;
        let Found { arrivals, by, mut method, tcp, wraps, is_by_clock, .. } = found;
        let arrivals = arrivals.view();
        let measures = Measures::from_parts(&arrivals, thresholds, &copies, &late);
        if let Some((least, most)) = figures.reordered_range {
            let what = match tcp.map_or(0, |verdicts| verdicts.likely_reordered() + verdicts.likely_lost()) {
                0 => "the undecided segments",
                _ => "the segments that are undecided or likely the one or the other",
            };
            method.push(format!(
                "The reordered share is between {}% and {}%: nothing in the capture tells for sure whether {what} were overtaken or sent again.",
                percent(least),
                percent(most)
            ));
        }
        // ping's numbers count requests
        if measures.lost > measures.received && measures.received > 0 && by != Source::Icmp {
            method.push(format!(
                "More numbers are missing than arrived ({} of {}): if the numbers count bytes or frames, or several senders share them, these are no losses.",
                grouped(measures.lost),
                grouped(measures.lost.saturating_add(measures.received))
            ));
        }
        Self {
            by,
            method,
            reordered_range: figures.reordered_range,
            lost_range: figures.lost_range,
            measures,
            advice: advise(&arrivals, &copies, &late),
            path: lateness(&arrivals, &copies, &late),
            series: Series::of(&arrivals, &copies, &late),
            tcp,
            wraps,
            is_by_clock,
        }
    }
}

/// Equal times order nothing, if the file does not hold their packets together.
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

/// Two decimals are enough for a reader.
fn percent(share: f64) -> f64 {
    (share * 1e4).round() / 100.0
}

/// Arrivals that own their data.
#[derive(Debug, Default)]
pub(in crate::trace) struct Owned {
    sequences: Vec<u64>,
    times: Vec<f64>,
    sizes: Vec<u32>,
    sent: Option<(u64, u64)>,
}

impl Owned {
    pub(in crate::trace) fn view(&self) -> Arrivals<'_> {
        Arrivals { sequences: &self.sequences, times: &self.times, sizes: &self.sizes, sent: self.sent }
    }
}
