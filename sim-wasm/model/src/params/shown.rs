//! Parameters that several laboratories have: which figure is shown, which stretch of time, how many replications.

use super::{Choice, Group, Kind, Param};
use crate::units;

/// The parameter `fig`: which figure is shown.
#[must_use]
pub const fn fig(default: &'static str, options: &'static [Choice]) -> Param {
    let kind = Kind::Choice { default, options };
    Param::of_figure("fig", "Figure", "figure that has the page to itself", kind)
}

/// A time that figures show, s.
#[must_use]
pub const fn time(id: &'static str, name: &'static str, meaning: &'static str, kind: Kind) -> Param {
    Param { unit: units::S, ..Param::of_figure(id, name, meaning, kind) }
}

/// The parameter `t0` of a packet ladder.
#[must_use]
pub const fn ladder_from(most: f64, decimals: u32) -> Param {
    let kind = Kind::optional(0.0, most, 1.0, decimals, "where something happens");
    time("t0", "From", "start of what the packet ladder shows of that time", kind).from("the packet ladder")
}

/// The parameter `t1` of a packet ladder.
#[must_use]
pub const fn ladder_to(most: f64, decimals: u32) -> Param {
    let kind = Kind::optional(0.0, most, 1.0, decimals, "a few round trips later");
    time("t1", "To", "end of what the packet ladder shows of that time", kind).from("the packet ladder")
}

/// The parameter `pin` of a packet ladder.
#[must_use]
pub const fn pin(meaning: &'static str, most: f64) -> Param {
    let kind = Kind::optional(1.0, most, 1.0, 0, "none");
    Param::of_figure("pin", "Pinned packet", meaning, kind).from("the packet ladder")
}

/// The parameter `runs`: the number of replications.
#[must_use]
pub const fn runs(source: &'static str, meaning: &'static str, most: f64, default: f64) -> Param {
    Param {
        id: "runs",
        symbol: "",
        name: "Runs",
        unit: units::RUNS,
        group: Group::More,
        source,
        meaning,
        kind: Kind::log(1.0, most, 1.0, 0, default),
    }
}
