//! Parameters of the `red` laboratory (Neglia, Falletta and Bianchi; docs/red.md).

mod figures;
mod hand;
mod path;
mod queue;
mod run;
mod tcp;

use crate::params::{Aliases, Choice, Conflict, KEEP, Kind, Lab, Param, SEED, WARM_UP, heard, table};

pub const LAB: Lab = Lab {
    id: "red",
    name: "RED",
    title: "TCP over RED with reordering",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    opening: "tau=2",
    aliases: Aliases { lab: &[], params: &[("seeds", "runs")], choices: &[] },
};

/// Combinations of values that the model replaces by others.
pub const CONFLICTS: &[Conflict] = heard(&[path::TAU_BEYOND_T, path::TOO_SHORT, queue::CERTAIN, WARM_UP]);

const PAPER: &str = "Neglia, Falletta and Bianchi, section 2";

/// A switch that is off by default.
const SWITCH: Kind = Kind::Choice {
    default: "off",
    options: &[Choice { id: "off", name: "Off" }, Choice { id: "on", name: "On" }],
};

/// The parameters, in the order of the canonical link.
const PARAMS: &[Param] = &[
    path::TAU,
    path::PS,
    queue::MINTH,
    queue::RATIO,
    queue::PMAX,
    queue::WQ,
    queue::SPACING,
    queue::GENTLE,
    queue::PMIN,
    queue::SPARE,
    queue::QUEUE,
    queue::LIMIT,
    path::FLOWS,
    path::RATE,
    path::T,
    path::RTT,
    path::SPREAD,
    path::SIZE,
    path::ACCESS,
    tcp::SIM,
    tcp::STACK,
    tcp::DUPTHRESH,
    tcp::LIMITED,
    tcp::CAREFUL,
    tcp::TIMEOUT,
    tcp::INFLATE,
    tcp::HALVES,
    tcp::REGROW,
    tcp::REARM,
    tcp::IW,
    tcp::GRANULARITY,
    tcp::RTOMIN,
    tcp::DELACK,
    run::DURATION,
    run::WARMUP,
    run::RUNS,
    SEED,
    hand::LOSE,
    hand::SAVE,
    hand::LATE,
    hand::BY,
    figures::FIG,
    figures::FAMILY,
    figures::AGAINST,
    figures::FROM,
    figures::SPAN,
    figures::T0,
    figures::T1,
    figures::PIN,
    figures::EXAMPLE,
    figures::ACKS,
    figures::SAMPLE,
    KEEP,
];
