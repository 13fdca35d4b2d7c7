//! A stretch of a flow as an arrival order in links.

use crate::shape::shape;
use crate::trace::{TraceReader, order_named, sequence_choice};
use model::reordering::{LONGEST, Place};
use model::trace::Cut;
use wasm_bindgen::prelude::*;

shape! {
    /// A stretch of a flow.
    pub struct TraceStretch {
        /// The order as a scenario's `seq`; below, links to the benches of senders and of measures.
        order: String,
        senders: String,
        sequence: String,
        /// Sentences that say what was cut.
        words: Vec<String>,
        packets: u32,
        late: u32,
        /// The most packets that a stretch may have.
        most: u32,
    }
}

#[wasm_bindgen]
impl TraceReader {
    /// A stretch of at most `packets` packets of the flow with this index: the packets after the time `after` (ms, or
    /// arrivals if times are unknown), or the stretch with most late packets; `undefined` if the flow has none.
    ///
    /// # Errors
    /// If `by` or `order` is none of their values.
    pub fn stretch(
        &self,
        index: u32,
        by: &str,
        order: Option<String>,
        after: Option<f64>,
        packets: u32,
    ) -> Result<Option<TraceStretch>, JsError> {
        let (by, order) = (sequence_choice(by)?, order_named(order.as_deref())?);
        let place = after.map_or(Place::Worst, Place::After);
        let found = self.report.as_ref().and_then(|report| report.cut(order, index, by, place, packets).ok());
        Ok(found.flatten().map(|cut| TraceStretch::of(&cut)))
    }
}

impl TraceStretch {
    fn of(cut: &Cut) -> Self {
        Self {
            order: cut.text.clone(),
            senders: cut.senders(),
            sequence: cut.measures(),
            words: cut.words.clone(),
            packets: cut.stretch.packets,
            late: cut.stretch.late,
            most: LONGEST,
        }
    }
}
