//! Parameters of senders and receivers.

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
    kind: Kind::Choice {
        default: "off",
        options: &[
            Choice { id: "off", name: "Off" },
            Choice { id: "on", name: "On" },
            Choice {
                id: "ns2",
                name: "As in ns-2: a packet for each duplicate, after a timeout an old one too",
            },
        ],
    },
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

pub const SIM: Param = Param {
    id: "sim",
    symbol: "",
    name: "Rules of the sender",
    unit: units::NONE,
    group: Group::More,
    source: "Network simulator ns-2.1b9a, July 2002",
    meaning: "whether senders and RED follow the RFCs, each switch as it stands, or the simulator that the paper used, which sets nine of them: spare short queues, at most one recovery a window, limited transmit, a granularity of 10 ms, half of the window at a timeout, whole halves, duplicates that let segments out without a recovery, growth at its end, the timer at a fast retransmit",
    kind: Kind::Choice {
        default: "rfc",
        options: &[
            Choice { id: "rfc", name: "The RFCs" },
            Choice { id: "ns2", name: "The paper’s simulator, ns-2.1b9a" },
        ],
    },
};

pub const TIMEOUT: Param = Param {
    id: "timeout",
    symbol: "",
    name: "What a timeout leaves",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 5681, equation 4",
    meaning: "the slow-start threshold after a timeout: half of what is in flight, or half of the window, as in ns-2, which a recovery may have halved before",
    kind: Kind::Choice {
        default: "flight",
        options: &[
            Choice { id: "flight", name: "Half of what is in flight" },
            Choice { id: "window", name: "Half of the window (ns-2)" },
        ],
    },
};

pub const INFLATE: Param = Param {
    id: "inflate",
    symbol: "",
    name: "Duplicates without a recovery",
    unit: units::NONE,
    group: Group::More,
    source: "ns-2 before July 2003 (exitFastRetrans_)",
    meaning: "whether duplicate acknowledgments let new segments out also where a careful Reno begins no recovery",
    kind: SWITCH,
};

pub const HALVES: Param = Param {
    id: "halves",
    symbol: "",
    name: "Halves of a window",
    unit: units::NONE,
    group: Group::More,
    source: "ns-2 before January 2006 (precisionReduce_)",
    meaning: "whether a cut leaves half of what is in flight, as RFC 5681 has it, or half of the window, also rounded down to whole segments",
    kind: Kind::Choice {
        default: "exact",
        options: &[
            Choice { id: "exact", name: "Exact" },
            Choice { id: "window", name: "Half of the window (ns-2 since 2006)" },
            Choice { id: "whole", name: "Whole segments (ns-2)" },
        ],
    },
};

pub const REGROW: Param = Param {
    id: "regrow",
    symbol: "",
    name: "Growth at the end of a recovery",
    unit: units::NONE,
    group: Group::More,
    source: "ns-2 (opencwnd)",
    meaning: "whether the acknowledgment that ends a fast recovery makes the window grow as any other does",
    kind: SWITCH,
};

pub const REARM: Param = Param {
    id: "rearm",
    symbol: "",
    name: "Timer at a fast retransmit",
    unit: units::NONE,
    group: Group::More,
    source: "ns-2 (reset_rtx_timer)",
    meaning: "whether a fast retransmit starts the retransmission timer anew, which RFC 6298 leaves as it is",
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
    kind: Kind::optional(1.0, 100.0, 1.0, 0, "2; the three senders take the example’s").on(
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
