//! Parameters of the sender. A mechanism is as in the stack, unless its switch says otherwise.

use super::PAPER;
use crate::params::{Choice, Group, Kind, Param, Spread};
use crate::units;

pub const STACK: Param = Param {
    id: "stack",
    symbol: "",
    name: "Stack",
    unit: units::NONE,
    group: Group::Main,
    source: "docs/tcp.md",
    meaning: "which mechanisms the sender has: none but SACK and a threshold of three, or those of a Linux of that year",
    kind: Kind::Choice {
        default: "linux-2010",
        options: &[
            Choice { id: "bare", name: "SACK alone" },
            Choice { id: "reno-2002", name: "Reno of 2002" },
            Choice { id: "linux-2010", name: "Linux 2010" },
            Choice { id: "linux-2019", name: "Linux 2019" },
        ],
    },
};

pub const CC: Param = Param {
    id: "cc",
    symbol: "",
    name: "Congestion control",
    unit: units::NONE,
    group: Group::Main,
    source: PAPER,
    meaning: "how the sender speeds up, and how far it slows down after a loss; BIC was Linux’s default from 2004 on, CUBIC has been since 2006",
    kind: Kind::Choice {
        default: "bic",
        options: &[
            Choice { id: "reno", name: "Reno" },
            Choice { id: "highspeed", name: "HighSpeed" },
            Choice { id: "bic", name: "BIC" },
            Choice { id: "westwood", name: "Westwood+" },
            Choice { id: "yeah", name: "YeAH" },
            Choice { id: "cubic", name: "CUBIC" },
        ],
    },
};

pub const DUPTHRESH: Param = Param {
    id: "dupthresh",
    symbol: "",
    name: "Duplicate threshold",
    unit: units::NONE,
    group: Group::Main,
    source: "RFC 5681, section 3.2",
    meaning: "duplicate acknowledgments that are taken for a loss, before the threshold adapts",
    kind: Kind::log(1.0, 300.0, 1.0, 0, 3.0).on(1.0, 300.0, Spread::Ratio, &[3.0, 10.0, 100.0]),
};

/// The parameter that switches a mechanism: as in the stack, on or off.
const fn switch(id: &'static str, name: &'static str, meaning: &'static str, source: &'static str) -> Param {
    let kind = Kind::Choice {
        default: "stack",
        options: &[
            Choice { id: "stack", name: "As the stack has it" },
            Choice { id: "on", name: "On" },
            Choice { id: "off", name: "Off" },
        ],
    };
    Param { id, symbol: "", name, unit: units::NONE, group: Group::More, source, meaning, kind }
}

pub const ADAPT: Param = switch(
    "adapt",
    "Threshold that adapts",
    "the threshold rises above the longest lag of a packet that was late and not lost",
    "docs/tcp.md",
);

pub const CAP: Param = Param {
    id: "cap",
    symbol: "",
    name: "Highest threshold",
    unit: units::NONE,
    group: Group::More,
    source: "docs/tcp.md",
    meaning: "how far the threshold rises: 127 before Linux 4.0, 300 since",
    kind: Kind::optional(3.0, 1000.0, 1.0, 0, "as the stack has it").on(
        3.0,
        300.0,
        Spread::Ratio,
        &[127.0, 300.0],
    ),
};

pub const FACK: Param = switch(
    "fack",
    "Forward acknowledgment",
    "until a packet was seen late, a hole is lost when the highest packet received is a threshold above it",
    "docs/tcp.md",
);

pub const DSACK: Param = switch(
    "dsack",
    "Undo by duplicates",
    "a cut is undone when all retransmissions are reported as duplicates",
    "RFC 2883; docs/tcp.md",
);

pub const EIFEL: Param = switch(
    "eifel",
    "Undo by timestamps",
    "a cut is undone when an acknowledgment answers a packet from before the first retransmission",
    "RFC 3522; RFC 4015",
);

pub const LIMITED: Param = switch(
    "limited",
    "Limited transmit",
    "duplicate acknowledgments below the threshold let new packets out",
    "RFC 3042; RFC 6675, section 5",
);

pub const PRR: Param = switch(
    "prr",
    "Proportional rate reduction",
    "the window is lowered along the recovery, in proportion to what arrives, instead of at once",
    "RFC 6937",
);

pub const RACK: Param = switch(
    "rack",
    "RACK",
    "a packet is lost when a later one has arrived, and a round trip and a quarter of the shortest one have passed since it was sent; until a reordered packet has been seen, three SACKed packets make the quarter unnecessary",
    "RFC 8985",
);

pub const TLP: Param = switch(
    "tlp",
    "Tail loss probe",
    "after two round trips without an acknowledgment, the sender sends one more packet, or the last one again",
    "RFC 8985, section 7",
);

pub const IW: Param = Param {
    id: "iw",
    symbol: "IW",
    name: "Initial window",
    unit: units::SEGMENTS,
    group: Group::More,
    source: "RFC 6928",
    meaning: "congestion window with which the transfer starts: 10 in Linux 2019, 3 in 2010, 2 before",
    kind: Kind::optional(1.0, 100.0, 1.0, 0, "as the stack has it").on(
        1.0,
        20.0,
        Spread::Even,
        &[2.0, 3.0, 10.0],
    ),
};

pub const WINDOW: Param = Param {
    id: "window",
    symbol: "",
    name: "Receiver’s window",
    unit: units::SEGMENTS,
    group: Group::More,
    source: "docs/tcp.md, rule path-6",
    meaning: "most packets that the receiver lets the sender have on the way",
    kind: Kind::log(1.0, 100_000.0, 1.0, 0, 2000.0).on(10.0, 10_000.0, Spread::Ratio, &[2000.0]),
};

pub const RTOMIN: Param = Param {
    id: "rtomin",
    symbol: "",
    name: "Least timeout",
    unit: units::MS,
    group: Group::More,
    source: "Linux, TCP_RTO_MIN",
    meaning: "least retransmission timeout: 200 ms in Linux, which adds them to the round trip, 1,000 ms in the RFC",
    kind: Kind::optional(0.0, 10_000.0, 10.0, 1, "as the stack has it").on(
        0.0,
        2000.0,
        Spread::Even,
        &[200.0, 1000.0],
    ),
};

pub const DELACK: Param = Param {
    id: "delack",
    symbol: "",
    name: "Delayed acknowledgments",
    unit: units::MS,
    group: Group::More,
    source: "RFC 9293, section 3.8.6.3",
    meaning: "how long an acknowledgment may wait for a second packet; 0 acknowledges each",
    kind: Kind::linear(0.0, 500.0, 10.0, 0, 40.0).on(0.0, 200.0, Spread::Even, &[0.0, 40.0, 200.0]),
};
