//! Counters of other programs that belong to a flow of the capture: `ss` names the ends of a connection.

use crate::trace::counters::Counters;
use crate::trace::report::flows::{FlowSummary, Report};

impl Report {
    /// The counters that belong to flow `number` (from 0) of the list, from its sender or its receiver.
    pub fn counters_beside<'a>(
        &self,
        number: u32,
        all: &'a [Counters],
    ) -> impl Iterator<Item = &'a Counters> {
        let flow = self.flows.get(number as usize);
        let ends = flow.map(|FlowSummary { source, destination, .. }| (source.clone(), destination.clone()));
        all.iter().filter(move |counters| {
            let Some(((source, destination), (own, other))) = ends.as_ref().zip(counters.ends.as_ref())
            else {
                return false;
            };
            (source, destination) == (own, other) || (source, destination) == (other, own)
        })
    }
}
