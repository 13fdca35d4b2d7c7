//! Parameters of the flow: its packets, its congestion control, and its application.

use crate::params::{Choice, Group, Kind, Param, Spread};
use crate::units;

pub const PACKET: Param = Param {
    id: "packet",
    symbol: "s",
    name: "Packet size",
    unit: units::BYTES,
    group: Group::More,
    source: "Sarwar, Lochin and Boreli, section III",
    meaning: "payload of a packet; headers of 4% come on top",
    kind: Kind::linear(20.0, 9000.0, 1.0, 0, 500.0)
        .on(50.0, 1500.0, Spread::Even, &[60.0, 200.0, 500.0, 1000.0])
        .ending(&[1500.0, 9000.0]),
};

pub const NDUPACK: Param = Param {
    id: "ndupack",
    symbol: "",
    name: "Later packets that make a loss",
    unit: units::PACKETS,
    group: Group::More,
    source: "RFC 5348, section 5.1",
    meaning: "a missing packet is declared lost when so many later ones have come (NDUPACK)",
    kind: Kind::linear(1.0, 100.0, 1.0, 0, 3.0)
        .on(1.0, 20.0, Spread::Even, &[1.0, 3.0])
        .ending(&[20.0, 100.0]),
};

pub const SAMPLE: Param = Param {
    id: "sample",
    symbol: "",
    name: "Round trip measured on",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 4340, section 11; RFC 5348, section 3.2.2",
    meaning: "which packet a report names, from whose sending the sender measures the round trip",
    kind: Kind::Choice {
        default: "highest",
        options: &[
            Choice { id: "highest", name: "The packet with the highest number (DCCP)" },
            Choice { id: "last", name: "The packet received last (RFC 5348)" },
        ],
    },
};

pub const CCID: Param = Param {
    id: "ccid",
    symbol: "",
    name: "Congestion control",
    unit: units::NONE,
    group: Group::More,
    source: "RFC 4342; RFC 5622",
    meaning: "TFRC, or TFRC for small packets",
    kind: Kind::Choice {
        default: "3",
        options: &[
            Choice { id: "3", name: "CCID 3: TFRC" },
            Choice { id: "4", name: "CCID 4: TFRC for small packets" },
        ],
    },
};

pub const APP: Param = Param {
    id: "app",
    symbol: "",
    name: "Application",
    unit: units::NONE,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-19",
    meaning: "what sends: a source that fills whatever rate it is allowed, or a voice call with its own pace",
    kind: Kind::Choice {
        default: "greedy",
        options: &[
            Choice { id: "greedy", name: "As much as the rate allows" },
            Choice { id: "voice", name: "Voice: a packet every 20 ms" },
        ],
    },
};

pub const CODEC: Param = Param {
    id: "codec",
    symbol: "",
    name: "Voice codec",
    unit: units::NONE,
    group: Group::More,
    source: "ITU-T G.711, G.729",
    meaning: "codec of the flow that carries voice, and of what is heard",
    kind: Kind::Choice {
        default: "g711",
        options: &[
            Choice { id: "g711", name: "G.711: 64 kbit/s" },
            Choice { id: "g729", name: "G.729: 8 kbit/s" },
        ],
    },
};

pub const EAR: Param = Param {
    id: "ear",
    symbol: "",
    name: "Delay in the voice score",
    unit: units::NONE,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-21",
    meaning: "delay of the path by which voice is scored",
    kind: Kind::Choice {
        default: "rtt",
        options: &[
            Choice { id: "rtt", name: "The round trip, as in the paper" },
            Choice { id: "oneway", name: "One way" },
        ],
    },
};
