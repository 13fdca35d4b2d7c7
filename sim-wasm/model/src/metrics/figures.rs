//! What each figure shows, as columns: `oos figure`.

use crate::laboratory::{NO_AXIS, RunError};
use crate::params::Scale;
use crate::scenario::{Axes, Axis, Scenario};

/// Jitters along a curve, as many as the paper has.
const JITTERS: u32 = 62;
/// Where a logarithmic axis of the jitter begins, ms.
const LEAST: f64 = 0.01;

/// What the curves of the jitter path are shown against.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    let is_path = scenario.choice("bench") == "jitter" && scenario.text("seq").is_empty();
    match scenario.choice("fig") {
        "md" | "entropy" | "md-distance" | "entropy-distance" if is_path => {
            let (from, scale) = match scenario.choice("axis") {
                "log" => (LEAST, Scale::Log),
                _ => (0.0, Scale::Linear),
            };
            Ok(Axes { x: Axis::from(scenario, "jitter", from, scale, JITTERS), y: None })
        }
        _ => Err(RunError::Empty(NO_AXIS)),
    }
}
