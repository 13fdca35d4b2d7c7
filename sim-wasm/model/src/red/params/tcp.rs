//! How senders and receivers work.

use super::{PAPER, SWITCH};
use crate::params::{Choice, Group, Kind, Param, Spread};
use crate::units;

pub const STACK: Param = Param {
    id: "stack",
    symbol: "",
    name: "TCP",
    unit: units::NONE,
    group: Group::More,
    source: PAPER,
    meaning: "how the senders detect losses and recover from them",
    kind: Kind::Choice {
        default: "reno",
        options: &[
            Choice { id: "reno", name: "Reno" },
            Choice { id: "newreno", name: "NewReno" },
            Choice { id: "sack", name: "SACK" },
        ],
    },
};

pub const DUPTHRESH: Param = Param {
    id: "dupthresh",
    symbol: "",
    name: "Duplicate threshold",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 5681, section 3.2",
    meaning: "duplicate acknowledgments that are taken for a loss",
    kind: Kind::log(1.0, 100.0, 1.0, 0, 3.0).on(1.0, 20.0, Spread::Ratio, &[3.0]),
};

pub const LIMITED: Param = Param {
    id: "limited",
    symbol: "",
    name: "Limited transmit",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 3042",
    meaning: "each of the first two duplicate acknowledgments lets the sender send a new packet (RFC 3042)",
    kind: SWITCH,
};

pub const CAREFUL: Param = Param {
    id: "careful",
    symbol: "",
    name: "Careful Reno",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 2582, section 5",
    meaning: "at most one fast recovery per window (RFC 2582; ns-2 bugFix_): a second loss in a window waits for the timeout",
    kind: SWITCH,
};

pub const IW: Param = Param {
    id: "iw",
    symbol: "IW",
    name: "Initial window",
    unit: units::PACKETS,
    group: Group::More,
    source: "RFC 5681, section 3.1",
    meaning: "congestion window with which a connection starts",
    kind: Kind::optional(1.0, 100.0, 1.0, 0, "2; of senders alone, the example’s").on(
        1.0,
        20.0,
        Spread::Even,
        &[2.0, 4.0, 10.0],
    ),
};

pub const GRANULARITY: Param = Param {
    id: "granularity",
    symbol: "G",
    name: "Timer granularity",
    unit: units::MS,
    group: Group::More,
    source: "RFC 6298, section 2",
    meaning: "least that the variation adds to the retransmission timeout",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 100.0).on(0.0, 500.0, Spread::Even, &[10.0, 100.0, 500.0]),
};

pub const RTOMIN: Param = Param {
    id: "rtomin",
    symbol: "",
    name: "Least timeout",
    unit: units::MS,
    group: Group::More,
    source: "RFC 6298, section 2.4",
    meaning: "least retransmission timeout",
    kind: Kind::linear(0.0, 10000.0, 10.0, 1, 1000.0).on(0.0, 2000.0, Spread::Even, &[200.0, 1000.0]),
};

pub const DELACK: Param = Param {
    id: "delack",
    symbol: "",
    name: "Delayed acknowledgments",
    unit: units::MS,
    group: Group::More,
    source: "RFC 9293, section 3.8.6.3",
    meaning: "how long an acknowledgment may wait for a second segment; 0 acknowledges each",
    kind: Kind::linear(0.0, 500.0, 10.0, 0, 0.0).on(0.0, 500.0, Spread::Even, &[0.0, 100.0, 200.0]),
};
