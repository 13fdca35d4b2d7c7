//! Scenarios in the names of figures.

use crate::alf::table::WORDED;
use crate::params::{Group, Kind};
use crate::scenario::Scenario;

/// The parameters in which a scenario differs from the defaults, in symbols: `Ta = 20 ms, W = 16`. The scenario's own
/// table has no texts in the page's modules.
pub fn label(scenario: &Scenario) -> String {
    let shown = |id: &str| !matches!(id, "runs" | "seed");
    let params = WORDED.iter().filter(|p| !matches!(p.group, Group::Figure) && shown(p.id));
    let parts: Vec<String> = params
        .filter_map(|param| match &param.kind {
            Kind::Number(number) => {
                let value = scenario.optional(param.id).filter(|v| Some(*v) != number.default)?;
                let unit = if param.unit == "ms" { " ms" } else { "" };
                Some(format!("{} = {value}{unit}", param.symbol))
            }
            Kind::Choice { default, options } => {
                let id = scenario.choice(param.id);
                let option = options.iter().find(|option| option.id == id && id != *default)?;
                Some(format!("{} {}", param.name.to_lowercase(), option.name.to_lowercase()))
            }
            Kind::Text { .. } => {
                Some(scenario.text(param.id)).filter(|text| !text.is_empty()).map(str::to_owned)
            }
        })
        .collect();
    if parts.is_empty() { "the defaults".to_owned() } else { parts.join(", ") }
}
