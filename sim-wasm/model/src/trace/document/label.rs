//! The label of a flow in a document.

use crate::trace::report::flows::FlowSummary;

/// Protocol and ends of a flow.
pub fn label(flow: &FlowSummary) -> String {
    let ends = [flow.source.as_str(), flow.destination.as_str()];
    let ends: Vec<&str> = ends.into_iter().filter(|end| !end.is_empty()).collect();
    let parts = [flow.protocol.clone(), ends.join(" → "), flow.detail.clone()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
