//! Parameters for single packets of the first flow.

use crate::params::{Param, hand};

pub const LOSE: Param = Param {
    meaning: "transmissions of the first flow that are lost whatever the random numbers say: 7, or 7.2 for the second time that packet 7 is sent",
    ..hand::LOSE
};

pub const SAVE: Param =
    Param { meaning: "transmissions of the first flow that neither the path nor RED drops", ..hand::SAVE };

pub const LATE: Param = Param {
    meaning: "transmissions of the first flow that are delayed by a chosen time, and may be overtaken",
    ..hand::LATE
};

pub const BY: Param = hand::BY;
