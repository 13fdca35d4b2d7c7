//! Parameters of the transfer, and the number of replications.

use super::PAPER;
use crate::params::shown::runs;
use crate::params::{Group, Kind, Param, Spread, TRANSFERS};
use crate::units;

pub const TRANSFER: Param = Param {
    id: "transfer",
    symbol: "",
    name: "Transfer",
    unit: units::MEGABYTES,
    group: Group::More,
    source: PAPER,
    meaning: "bytes that the sender has to send, in millions",
    kind: Kind::Number(TRANSFERS).on(1.0, 1000.0, Spread::Ratio, &[1.0, 10.0, 120.0]),
};

pub const RUNS: Param = runs(
    PAPER,
    "independent runs, each one transfer, behind each mean and its 95% interval; the paper has 30",
    100.0,
    5.0,
);
