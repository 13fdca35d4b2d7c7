//! Parameters for packets that a user loses, saves or delays by hand.

use crate::params::{Kind, Param, Spread, hand};

pub const LOSE: Param = Param { meaning: "numbers of packets that you lose", ..hand::LOSE };

pub const SAVE: Param =
    Param { meaning: "numbers of packets that you rescue: neither lost nor delayed", ..hand::SAVE };

pub const LATE: Param = Param { meaning: "numbers of packets that you delay", ..hand::LATE };

pub const BY: Param = Param {
    meaning: "by how much you delay a packet",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0).on(0.0, 300.0, Spread::Even, &[20.0, 50.0]),
    ..hand::BY
};
