//! Parameters of the `tcp` laboratory (docs/tcp.md).

mod figures;
mod path;
mod run;
mod sender;

use crate::params::{Aliases, KEEP, Lab, Param, SEED, STATED, hand, table};

pub const LAB: Lab = Lab {
    id: "tcp",
    name: "TCP",
    title: "TCP on a path that reorders",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    opening: "",
    aliases: Aliases::NONE,
};

const PAPER: &str = "Torres-Jr and Ribeiro, section 3";

/// The parameters, in the order of the canonical link.
const PARAMS: &[Param] = &[
    path::JITTER,
    path::LAW,
    sender::STACK,
    sender::CC,
    path::SHARE,
    path::EXTRA,
    path::GAP,
    path::PATH,
    path::STRETCH,
    path::PLACE,
    path::RTT,
    path::RATE,
    path::SIZE,
    sender::DUPTHRESH,
    sender::ADAPT,
    sender::CAP,
    sender::FACK,
    sender::DSACK,
    sender::EIFEL,
    sender::LIMITED,
    sender::PRR,
    sender::RACK,
    sender::TLP,
    sender::IW,
    sender::WINDOW,
    sender::RTOMIN,
    sender::DELACK,
    hand::LOSE,
    hand::SAVE,
    hand::LATE,
    hand::BY,
    run::TRANSFER,
    run::RUNS,
    SEED,
    figures::FIG,
    figures::CURVES,
    figures::AGAINST,
    figures::SEQ,
    figures::FROM,
    figures::SPAN,
    figures::T0,
    figures::T1,
    figures::PIN,
    STATED,
    KEEP,
];
