//! Summary of all flows of a file, in columns: for 65 536 flows a few typed arrays instead of as many objects.

use crate::shape::{bytes, doubles, shape, whole};
use crate::trace::{TraceReader, order_named, sequence_choice};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::trace::{self, Artefact, BINS, Hypothesis, Remedy, Survey};
use wasm_bindgen::prelude::*;

shape! {
    /// Summary of all flows of a file, from `survey(by, order)`.
    pub struct TraceSurvey {
        /// Artefacts of the capture itself, shown before the verdict.
        artefacts: Vec<TraceArtefact>,
        /// The verdict: one sentence if nothing is reordered, otherwise two, and what could show the cause if it cannot
        /// be told.
        verdict: Vec<String>,
        /// Possible causes of the reordering, the likely one first; empty if too little is reordered, or no cause fits.
        causes: Vec<TraceCause>,
        /// What to check and what to set; empty if nothing is reordered.
        remedies: Vec<TraceRemedy>,
        displacements: TraceDisplacements,
        /// Indices of the flows in the order of the list: flows with most affected packets first, flows without an
        /// order last; without those that are folded into another.
        by_harm: Uint32Array,
        /// Number of measured flows: they come first in `byHarm`.
        measured: u32,
        /// Number of bins in a flow's sparkline.
        bins: u32,
        figures: FlowFigures,
    }
}

shape! {
    pub words TraceArtefactKind { "cut", "snapped", "file-order", "clock", "copies", "merged", "sender" }
}

shape! {
    /// An artefact of the capture.
    pub struct TraceArtefact {
        kind: TraceArtefactKind,
        /// How many packets show it; 0 if they are not counted.
        packets: u64,
        /// What it is, and how the measures take it into account.
        text: String,
    }
}

shape! {
    pub words TraceCauseName { "event", "group", "queues", "held-back", "ran-ahead", "split", "jitter" }
}

shape! {
    /// A possible cause.
    pub struct TraceCause {
        cause: TraceCauseName,
        /// Its description, as the end of "It looks like".
        words: String,
        /// Whether everything known fits this cause. At most one cause is likely.
        likely: bool,
        /// The figures for it, and those against it.
        pro: Vec<String>,
        contra: Vec<String>,
    }
}

shape! {
    /// A piece of advice.
    pub struct TraceRemedy {
        words: String,
        /// Source of the advice.
        source: String,
    }
}

shape! {
    /// Packets of all reordered flows, where they are reordered, by displacement D: place of arrival minus place of
    /// sending.
    pub struct TraceDisplacements {
        /// D of the first count.
        from: i32,
        counts: Float64Array,
        /// Skewness of the displacements other than 0.
        skewness: f64,
        /// How much rarer small displacements are than larger ones, early and late; missing if too few packets are
        /// displaced.
        valley: Option<f64>,
        /// Whether some packets are segments that were merged before they were captured.
        merged: bool,
    }
}

shape! {
    /// The figures of each flow, by its index in the report; NaN where a flow is not measured.
    pub struct FlowFigures {
        received: Float64Array,
        reordered: Float64Array,
        lost: Float64Array,
        duplicates: Float64Array,
        /// Packets that the path duplicated; copies made by a mirror port do not count.
        duplicated: Float64Array,
        /// Segments that no rule decides (neither reordered nor lost); segments that were probably overtaken (included
        /// in `reordered`); and segments that were probably retransmitted after a loss (included in `lost`).
        undecided: Float64Array,
        likely_reordered: Float64Array,
        likely_lost: Float64Array,
        /// Smallest and largest share of reordered packets; equal if all are decided.
        reordered_least: Float64Array,
        reordered_most: Float64Array,
        /// Fewest and most lost packets; equal if all are decided.
        lost_least: Float64Array,
        lost_most: Float64Array,
        /// Reordering extent, packets: 99% of the reordered packets, and the largest.
        extent_q99: Float64Array,
        extent_max: Float64Array,
        /// Lateness of reordered packets, ms: median, 99%, largest; NaN if times are unknown or nothing is reordered.
        lateness_q50: Float64Array,
        lateness_q99: Float64Array,
        lateness_max: Float64Array,
        /// The buffer that puts all packets in order, packets.
        buffer: Float64Array,
        /// 1 if the flow was captured near its sender, so that its order is that of sending; otherwise 0.
        at_sender: Float64Array,
        /// `bins` numbers for each flow, over the time of the capture: 0 without arrivals, 1 if all are in order,
        /// otherwise the share of reordered packets on a scale from 2 (hardly any) to 255 (all).
        shares: Uint8Array,
    }
}

#[wasm_bindgen]
impl TraceReader {
    /// The figures of every flow, in this order of arrival; `undefined` before `finish`.
    ///
    /// # Errors
    /// If `by` or `order` is none of their values.
    pub fn survey(&self, by: &str, order: Option<String>) -> Result<Option<TraceSurvey>, JsError> {
        let (by, order) = (sequence_choice(by)?, order_named(order.as_deref())?);
        Ok(self.report.as_ref().map(|report| TraceSurvey::from(&report.survey(order, by))))
    }
}

impl From<&Survey> for TraceSurvey {
    fn from(survey: &Survey) -> Self {
        Self {
            artefacts: survey.artefacts.iter().map(TraceArtefact::from).collect(),
            verdict: survey.verdict.clone(),
            causes: survey.causes.iter().map(TraceCause::from).collect(),
            remedies: survey.remedies.iter().map(TraceRemedy::from).collect(),
            displacements: TraceDisplacements::of(survey),
            by_harm: whole(&survey.by_harm),
            measured: survey.measured().count() as u32,
            bins: BINS as u32,
            figures: FlowFigures::of(survey),
        }
    }
}

impl TraceDisplacements {
    fn of(survey: &Survey) -> Self {
        let displacements = &survey.signs.displacements;
        let (from, counts) = displacements.counts();
        let counts: Vec<f64> = counts.iter().map(|&count| count as f64).collect();
        let (skewness, valley) = (displacements.skewness(), displacements.valley());
        Self { from, counts: doubles(&counts), skewness, valley, merged: survey.signs.is_merged }
    }
}

impl From<&Artefact> for TraceArtefact {
    fn from(artefact: &Artefact) -> Self {
        Self {
            kind: TraceArtefactKind::named(artefact.kind.id()),
            packets: artefact.packets,
            text: artefact.text.clone(),
        }
    }
}

impl From<&Remedy> for TraceRemedy {
    fn from(remedy: &Remedy) -> Self {
        Self { words: remedy.words.clone(), source: remedy.source.to_owned() }
    }
}

impl From<&Hypothesis> for TraceCause {
    fn from(hypothesis: &Hypothesis) -> Self {
        Self {
            cause: TraceCauseName::named(hypothesis.cause.id()),
            words: hypothesis.cause.words().to_owned(),
            likely: hypothesis.is_likely,
            pro: hypothesis.pro.clone(),
            contra: hypothesis.contra.clone(),
        }
    }
}

impl FlowFigures {
    fn of(survey: &Survey) -> Self {
        let column = |of: fn(&trace::FlowFigures) -> f64| {
            let mut column = vec![f64::NAN; survey.lines.len()];
            survey.measured().for_each(|(index, figures)| column[index as usize] = of(figures));
            doubles(&column)
        };
        let mut shares = vec![0; survey.lines.len() * BINS];
        for (index, figures) in survey.measured() {
            let codes = figures.shares.map(code);
            shares[index as usize * BINS..][..BINS].copy_from_slice(&codes);
        }
        Self {
            received: column(|flow| flow.received as f64),
            reordered: column(|flow| flow.reordered as f64),
            lost: column(|flow| flow.lost as f64),
            duplicated: column(|flow| flow.duplicated() as f64),
            duplicates: column(|flow| flow.duplicates as f64),
            undecided: column(|flow| flow.undecided as f64),
            likely_reordered: column(|flow| flow.likely_reordered as f64),
            likely_lost: column(|flow| flow.likely_lost as f64),
            reordered_least: column(|flow| {
                flow.reordered_range.map_or(flow.reordered_ratio(), |(least, _)| least)
            }),
            reordered_most: column(|flow| {
                flow.reordered_range.map_or(flow.reordered_ratio(), |(_, most)| most)
            }),
            lost_least: column(|flow| flow.lost_range.map_or(flow.lost, |(least, _)| least) as f64),
            lost_most: column(|flow| flow.lost_range.map_or(flow.lost, |(_, most)| most) as f64),
            extent_q99: column(|flow| flow.extent.q99.into()),
            extent_max: column(|flow| flow.extent.max.into()),
            lateness_q50: column(|flow| flow.lateness.map_or(f64::NAN, |lateness| lateness.q50)),
            lateness_q99: column(|flow| flow.lateness.map_or(f64::NAN, |lateness| lateness.q99)),
            lateness_max: column(|flow| flow.lateness.map_or(f64::NAN, |lateness| lateness.max)),
            buffer: column(|flow| flow.buffer.into()),
            at_sender: column(|flow| f64::from(u8::from(flow.is_at_sender))),
            shares: bytes(&shares),
        }
    }
}

/// A share in 8 bits; 0 stands only for none.
fn code(share: f32) -> u8 {
    match share {
        _ if share.is_nan() => 0,
        0.0 => 1,
        _ => 2 + (share * 253.0) as u8,
    }
}
