//! A scenario within a scenario's text: `w:8,ta:20`, or `defaults`. `web/scenario/kept.ts` follows the same rules.

use super::{Scenario, default_value};
use crate::params::{Group, Param};

/// A scenario in which every parameter has its default: an empty text says that nothing is kept.
const DEFAULTS: &str = "defaults";

/// What a text that is not empty assigns: keys and values, which are percent-encoded.
pub fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty() && *item != DEFAULTS);
    items.map(|item| item.split_once(':').unwrap_or((item, "")))
}

/// The text of a scenario that is kept: in the order of the table, without parameters at their defaults.
pub fn write(scenario: &Scenario) -> String {
    let kept = lab_values(scenario).map(|(param, value)| {
        let mut text = String::new();
        value.write(&mut text);
        // what separates the items is no part of one
        format!("{}:{}", param.id, text.replace(',', "%2C").replace(':', "%3A"))
    });
    let items: Vec<String> = kept.collect();
    if items.is_empty() { DEFAULTS.to_owned() } else { items.join(",") }
}

fn lab_values(scenario: &Scenario) -> impl Iterator<Item = (&'static Param, &super::Value)> {
    let all = scenario.lab.params.iter().zip(&scenario.values);
    all.filter(|(param, value)| is_kept(param) && **value != default_value(param))
}

/// Figures have no state of their own in a kept scenario.
pub fn is_kept(param: &Param) -> bool {
    param.group != Group::Figure
}
