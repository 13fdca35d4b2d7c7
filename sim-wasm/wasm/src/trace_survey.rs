//! All flows of a file at a glance, in columns: a list of 65 536 flows is then some typed arrays, and not as many objects.

use crate::shape::{bytes, doubles, shape, whole};
use crate::trace::{TraceReader, by_named, order_named};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::trace::{self, Artefact, BINS, Hypothesis, Remedy, Survey};
use wasm_bindgen::prelude::*;

shape! {
    /// All flows of a file at a glance, from `survey(by, order)`.
    pub struct TraceSurvey {
        /// What is wrong with the capture itself: it comes before the verdict.
        artefacts: Vec<TraceArtefact>,
        /// The verdict: one sentence where nothing is reordered, otherwise two, and what would tell the cause where it cannot be told.
        verdict: Vec<String>,
        /// What may have reordered the packets, the likely cause first; empty where too little is reordered, or nothing fits.
        causes: Vec<TraceCause>,
        /// What to look at and what to set; empty where nothing is reordered.
        remedies: Vec<TraceRemedy>,
        displacements: TraceDisplacements,
        /// Indices of the flows in the order of the list: those with most affected packets first, those that tell no order last;
        /// without those that are folded into another.
        by_harm: Uint32Array,
        /// How many of them are measured: these come first in `byHarm`.
        measured: u32,
        /// Bins of the small picture of a flow.
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
        /// How many packets show it; 0 where they are not counted.
        packets: u64,
        /// What it is, and what was done about it.
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
        /// What it is, as the end of "It looks like".
        words: String,
        /// Whether all that is known of it fits. At most one is likely; none, if the cause cannot be told.
        likely: bool,
        /// The numbers that speak for it, and against it.
        pro: Vec<String>,
        contra: Vec<String>,
    }
}

shape! {
    /// A piece of advice.
    pub struct TraceRemedy {
        words: String,
        /// Where that stands.
        source: String,
    }
}

shape! {
    /// Packets of all reordered flows, where they are reordered, by displacement D: the place of arrival less that of sending.
    pub struct TraceDisplacements {
        /// D of the first number.
        from: i32,
        counts: Float64Array,
        /// Skewness of those that are not 0.
        skewness: f64,
        /// How much rarer packets near their place are than those some places early and late; none where too few are displaced.
        valley: Option<f64>,
        /// Whether some of them are segments that were merged before they were captured.
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
        /// Packets that the path duplicated: the same ones once more, where no mirror port gave them.
        duplicated: Float64Array,
        /// Segments that no rule decides (neither reordered nor lost), that are likely overtaken (among `reordered`), and likely
        /// sent again after a loss (among `lost`).
        undecided: Float64Array,
        likely_reordered: Float64Array,
        likely_lost: Float64Array,
        /// Smallest and largest reordered share; the same where nothing is open.
        reordered_least: Float64Array,
        reordered_most: Float64Array,
        /// Fewest and most lost packets; the same where nothing is open.
        lost_least: Float64Array,
        lost_most: Float64Array,
        /// Reordering extent: what 99% of the reordered packets do not exceed, and the largest, packets.
        extent_q99: Float64Array,
        extent_max: Float64Array,
        /// How late reordered packets are, ms: the median, what 99% do not exceed, the largest; NaN where times are unknown or
        /// nothing is reordered.
        lateness_q50: Float64Array,
        lateness_q99: Float64Array,
        lateness_max: Float64Array,
        /// The buffer that puts all of them in order, packets.
        buffer: Float64Array,
        /// 1 where a flow was captured near its sender, so that its order is that of sending; 0 elsewhere.
        at_sender: Float64Array,
        /// `bins` numbers a flow, over the time of the capture: 0 where nothing arrives, 1 where all is in order, otherwise the
        /// share of reordered packets on a scale from 2 (hardly any) to 255 (all).
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
        let (by, order) = (by_named(by)?, order_named(order.as_deref())?);
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

/// A share as a number of 8 bits, in which hardly any differs from none.
fn code(share: f32) -> u8 {
    match share {
        _ if share.is_nan() => 0,
        0.0 => 1,
        _ => 2 + (share * 253.0) as u8,
    }
}
