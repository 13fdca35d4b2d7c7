//! A scenario within a scenario's text: `w:8,ta:20`, or `defaults`. `web/scenario/kept.ts` follows the same rules.

use super::{Scenario, default_value};
use crate::params::{Group, Param};

/// The text of a kept scenario with every parameter at its default: an empty text means that none is kept.
const DEFAULTS: &str = "defaults";

/// The keys and values (percent-encoded) of a kept scenario's text, which is not empty.
pub fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty() && *item != DEFAULTS);
    items.map(|item| item.split_once(':').unwrap_or((item, "")))
}

/// The text of a scenario that is kept: in the order of the table, without parameters at their defaults.
pub fn write(scenario: &Scenario) -> String {
    let kept = lab_values(scenario).map(|(param, value)| {
        let mut text = String::new();
        value.write(&mut text);
        // separators within an item are encoded
        format!("{}:{}", param.id, text.replace(',', "%2C").replace(':', "%3A"))
    });
    let items: Vec<String> = kept.collect();
    if items.is_empty() { DEFAULTS.to_owned() } else { items.join(",") }
}

fn lab_values(scenario: &Scenario) -> impl Iterator<Item = (&'static Param, &super::Value)> {
    let all = scenario.lab.params.iter().zip(&scenario.values);
    all.filter(|(param, value)| is_kept(param) && **value != default_value(param))
}

/// Whether a kept scenario has this parameter: it has none of those of figures.
pub fn is_kept(param: &Param) -> bool {
    param.group != Group::Figure
}
