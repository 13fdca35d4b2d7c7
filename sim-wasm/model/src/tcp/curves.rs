//! Throughput along the jitter, curve by curve (figures 6 to 8 of the paper).

use super::LAB;
use crate::laboratory::Point;
use crate::params::Kind;
use crate::scenario::{Axis, Scenario};
use crate::senders::Profile;

/// Number of jitters along a curve; the paper has 62.
const PLACES: u32 = 21;
/// The paper's laws.
const LAWS: [&str; 3] = ["uniform", "normal", "exponential"];
/// The paper's congestion control algorithms (figure 8).
const CONTROLS: [&str; 4] = ["bic", "highspeed", "westwood", "yeah"];
/// Ids of the stacks, the oldest first.
pub const STACKS: [&str; 4] = {
    let [first, second, third, last] = Profile::ALL;
    [first.id(), second.id(), third.id(), last.id()]
};

/// A point for each jitter of each curve of the scenario's family, the scenario's own curve among them.
#[must_use]
pub fn points(scenario: &Scenario) -> Vec<Point> {
    let (param, listed): (_, &[&'static str]) = match scenario.choice("curves") {
        "cc" => ("cc", &CONTROLS),
        "stack" => ("stack", &STACKS),
        _ => ("law", &LAWS),
    };
    let own = scenario.choice(param);
    let is_listed = listed.contains(&own);
    let all = listed.iter().copied().chain((!is_listed).then_some(own));
    let Axis { id, values } = axis(scenario);
    let point = |curve: &'static str, value: f64| {
        let mut at = scenario.clone();
        at.choose(param, curve);
        let set = at.set(id, value);
        debug_assert!(set.is_ok(), "{} has {id} = {value}", LAB.id);
        let numbers = ["jitter", "extra", "stretch"].map(|id| at.number(id)).to_vec();
        Point { name: curve.to_owned(), numbers, scenarios: vec![at], after: None }
    };
    all.flat_map(|curve| values.iter().map(move |&value| point(curve, value))).collect()
}

/// The axis of the throughput: the jitter, the delay of packets that are held back or rerouted, or the factor of a
/// table of quantiles.
#[must_use]
pub fn axis(scenario: &Scenario) -> Axis {
    axis_of(scenario, PLACES)
}

/// The same axis with `count` values.
#[must_use]
pub fn axis_of(scenario: &Scenario, count: u32) -> Axis {
    let is_of_laws = scenario.choice("curves") == "laws";
    let id = match scenario.choice("law") {
        "quantiles" if !is_of_laws => "stretch",
        "held" | "routes" | "flowlets" if !is_of_laws => "extra",
        _ => "jitter",
    };
    // the throughput falls within the first tenths, so values are dense there
    let even = Axis::across(scenario, id, count);
    let (first, last) = (even.values[0], even.values[even.values.len() - 1]);
    let at = |place: f64| first + (last - first) * place * place;
    let places = f64::from(count - 1);
    let values = (0..count).map(|place| settled(id, at(f64::from(place) / places))).collect();
    Axis { values, ..even }
}

/// The value rounded and clamped as the table of parameters says.
fn settled(id: &str, value: f64) -> f64 {
    match LAB.param(id).map(|param| param.kind) {
        Some(Kind::Number(number)) => number.settle(value),
        _ => value,
    }
}
