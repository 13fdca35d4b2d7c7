//! The sequence of a flow, and its measures.

use crate::reordering::{Advice, LossPeriods, Measures, Thresholds, advise, lateness};
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::report::figures::MeasuredFlow;
use crate::trace::report::flow_arrivals::FlowArrivals;
use crate::trace::report::flows::Report;
use crate::trace::report::path::{FlowPath, size_on_wire};
use crate::trace::report::series::Series;
use crate::trace::tcp::verdict::Verdicts;
use crate::trace::words::numerals::grouped;

/// The measures of a flow.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The kind of sequence number it was read by.
    pub by: SequenceKind,
    /// Sentences that say how it was read, and what was left out.
    pub method: Vec<String>,
    /// Every measure.
    pub measures: Measures,
    /// The reordering buffer that the flow needs.
    pub advice: [Advice; 4],
    /// The path that the flow shows.
    pub path: FlowPath,
    /// Reordering over time.
    pub series: Series,
    /// How segments were judged; TCP only.
    pub tcp: Option<Verdicts>,
    /// Smallest and largest `reordered_ratio`: if all undecided segments and likely verdicts were retransmissions, and
    /// if all were overtaken; `None` if all are decided.
    pub reordered_range: Option<(f64, f64)>,
    /// Fewest and most packets that may be lost; `None` if the number is certain. Undecided segments may stand for lost
    /// ones, likely verdicts may be wrong, and gaps of a shared counter may be losses.
    pub lost_range: Option<(u64, u64)>,
    /// The periods in which packets were lost in a row; `None` without losses, or if their number is uncertain.
    pub loss_periods: Option<LossPeriods>,
    /// Width of the counter, bits, if the numbers of a text without a header were found to wrap.
    pub wraps: Option<u32>,
    /// Whether its packets are in the order of their times, not in that of the file.
    pub is_by_clock: bool,
    /// Whether it was captured near its sender, where no reordering can be seen (rules place-1 and place-2); TCP only.
    pub is_at_sender: bool,
    /// Whether segments were merged before they were captured, so that the counts are of merged ones; TCP only.
    pub is_merged: bool,
}

impl Report {
    /// Measures flow `number` (from 0) of the list.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn analyse(
        &self,
        number: u32,
        by: SequenceChoice,
        thresholds: Thresholds,
    ) -> Result<Analysis, NoSequence> {
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
        by: SequenceChoice,
        thresholds: Thresholds,
    ) -> Result<Analysis, NoSequence> {
        self.measured(order, number, by, self.span()).map(|measured| Analysis::of(measured, thresholds))
    }
}

impl Analysis {
    pub(in crate::trace) fn of(measured: MeasuredFlow, thresholds: Thresholds) -> Self {
        let MeasuredFlow { found, copies, late, figures } = measured;
        let FlowArrivals { arrivals, by, mut method, tcp, wraps, is_by_clock, headers, round_trip, .. } =
            found;
        let arrivals = arrivals.view();
        let measures = Measures::from_parts(&arrivals, thresholds, &copies, &late);
        if let Some((least, most)) = figures.reordered_range {
            let what = match tcp.map_or(0, |verdicts| verdicts.likely_reordered() + verdicts.likely_lost()) {
                0 => "the undecided segments",
                _ => "the segments that are undecided or likely the one or the other",
            };
            method.push(format!(
                "The reordered share is between {}% and {}%: nothing in the capture tells for sure whether {what} are reordered or retransmitted.",
                percent(least),
                percent(most)
            ));
        }
        // ping's numbers count requests
        if measures.lost > measures.received && measures.received > 0 && by != SequenceKind::Icmp {
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
            loss_periods: figures.loss_periods,
            measures,
            advice: advise(&arrivals, &copies, &late),
            path: FlowPath {
                lateness: lateness(&arrivals, &copies, &late),
                size: size_on_wire(&arrivals, &copies, headers),
                round_trip,
                is_at_sender: figures.is_at_sender,
            },
            series: Series::of(&arrivals, &copies, &late),
            tcp,
            wraps,
            is_by_clock,
            is_at_sender: figures.is_at_sender,
            is_merged: figures.merged.is_some(),
        }
    }
}

/// A share in percent, with two decimals.
fn percent(share: f64) -> f64 {
    (share * 1e4).round() / 100.0
}
