//! Parameters of the `dccp` laboratory (Sarwar, Lochin and Boreli; docs/dccp.md).

mod buffer;
mod figures;
mod flow;
mod hand;
mod path;
mod run;

use crate::params::{Aliases, Conflict, KEEP, Lab, Param, SEED, STATED, WARM_UP, heard, table};

pub const LAB: Lab = Lab {
    id: "dccp",
    name: "DCCP",
    title: "TFRC with a reordering buffer",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    opening: "",
    aliases: Aliases::NONE,
};

/// Combinations of values that the model replaces by others.
pub const CONFLICTS: &[Conflict] = heard(&[path::BEYOND_HALF, path::TIED_BEYOND_HALF, WARM_UP]);

const PAPER: &str = "Sarwar, Lochin and Boreli, table I and section III";

/// The parameters, in the order of the canonical link.
const PARAMS: &[Param] = &[
    path::RTT,
    path::SHARE,
    path::EXTRA,
    buffer::BUFFER,
    path::RATE,
    path::SPREAD,
    path::TIE,
    path::LAW,
    path::PATH,
    path::SHAPE,
    buffer::SIZING,
    buffer::DMAX,
    buffer::KIND,
    buffer::PLACE,
    flow::PACKET,
    path::QUEUE,
    path::LOSS,
    flow::NDUPACK,
    flow::SAMPLE,
    flow::CCID,
    flow::APP,
    flow::CODEC,
    flow::EAR,
    run::DURATION,
    run::WARMUP,
    run::RUNS,
    SEED,
    hand::LOSE,
    hand::SAVE,
    hand::LATE,
    hand::BY,
    figures::FIG,
    figures::SHOWN,
    figures::RATIO,
    figures::SX,
    figures::SY,
    figures::WANT,
    figures::SIDE,
    figures::FROM,
    figures::SPAN,
    figures::T0,
    figures::T1,
    figures::PIN,
    STATED,
    KEEP,
];
