//! Parameters of the `dccp` laboratory (Sarwar, Lochin and Boreli; docs/dccp.md).

use crate::params::{Aliases, Choice, Grammar, Group, KEEP, Kind, Lab, Param, SEED, Spread, table};
use crate::units;

pub const LAB: Lab = Lab {
    id: "dccp",
    name: "DCCP",
    title: "TFRC with a reordering buffer",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    aliases: Aliases::NONE,
};

const PAPER: &str = "Sarwar, Lochin and Boreli, table I and section III";

/// What the surface can have along its axes.
const AXES: &[Choice] = &[
    Choice { id: "rtt", name: "Round trip RTT" },
    Choice { id: "buffer", name: "Buffer Q" },
    Choice { id: "share", name: "Packets held back" },
    Choice { id: "extra", name: "Extra delay D" },
    Choice { id: "spread", name: "Spread J" },
    Choice { id: "rate", name: "Bottleneck C" },
    Choice { id: "packet", name: "Packet size s" },
    Choice { id: "loss", name: "Random loss" },
    Choice { id: "ndupack", name: "Later packets that make a loss" },
    Choice { id: "dmax", name: "Delay limit Dmax" },
    Choice { id: "queue", name: "Bottleneck queue" },
];

const PARAMS: &[Param] = &[
    Param {
        id: "rtt",
        symbol: "RTT",
        name: "Round trip",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "round-trip time without queues and transmission: half of it each way",
        kind: Kind::log(10.0, 2000.0, 1.0, 1, 100.0)
            .on(10.0, 500.0, Spread::Ratio, &[50.0, 100.0, 200.0, 300.0, 400.0])
            .ending(&[500.0, 2000.0]),
    },
    Param {
        id: "share",
        symbol: "",
        name: "Packets held back",
        unit: units::SHARE,
        group: Group::Main,
        source: PAPER,
        meaning: "share of the packets that the path holds back by the extra delay",
        kind: Kind::linear(0.0, 1.0, 0.01, 4, 0.05).on(0.0, 0.3, Spread::Even, &[0.05]).ending(&[0.3, 1.0]),
    },
    Param {
        id: "extra",
        symbol: "D",
        name: "Extra delay",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "delay of the packets that are held back, on top of the path’s",
        kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0)
            .on(0.0, 300.0, Spread::Even, &[25.0, 50.0, 100.0, 150.0, 200.0])
            .ending(&[300.0, 1000.0]),
    },
    Param {
        id: "buffer",
        symbol: "Q",
        name: "Buffer",
        unit: units::PACKETS,
        group: Group::Main,
        source: PAPER,
        meaning: "packets that the reordering buffer holds, where its size is fixed",
        kind: Kind::linear(0.0, 200.0, 1.0, 0, 5.0)
            .on(0.0, 20.0, Spread::Even, &[2.0, 5.0, 7.0, 12.0])
            .ending(&[20.0, 200.0]),
    },
    Param {
        id: "rate",
        symbol: "C",
        name: "Bottleneck",
        unit: units::MBIT_PER_S,
        group: Group::Main,
        source: PAPER,
        meaning: "rate of the bottleneck",
        kind: Kind::log(0.1, 100.0, 0.1, 3, 1.0).on(0.1, 10.0, Spread::Ratio, &[1.0]).ending(&[10.0, 100.0]),
    },
    Param {
        id: "spread",
        symbol: "J",
        name: "Spread of the extra delay",
        unit: units::MS,
        group: Group::More,
        source: PAPER,
        meaning: "how much delays vary: half-width of a uniform law, standard deviation of a normal one",
        kind: Kind::linear(0.0, 1000.0, 1.0, 1, 20.0)
            .on(0.0, 160.0, Spread::Even, &[8.0, 20.0, 40.0, 80.0, 160.0])
            .ending(&[160.0, 1000.0]),
    },
    Param {
        id: "tie",
        symbol: "",
        name: "D and J grow with RTT",
        unit: units::NONE,
        group: Group::More,
        source: "docs/dccp.md, rule 3",
        meaning: "whether D and J are given for a round trip of 100 ms and grow with it",
        kind: Kind::Choice {
            default: "off",
            options: &[Choice { id: "off", name: "Off" }, Choice { id: "rtt", name: "On: given at 100 ms" }],
        },
    },
    Param {
        id: "law",
        symbol: "",
        name: "Disorder",
        unit: units::NONE,
        group: Group::More,
        source: "docs/dccp.md, rule 3",
        meaning: "which packets the path delays",
        kind: Kind::Choice {
            default: "extra",
            options: &[
                Choice { id: "extra", name: "The share by D ± J" },
                Choice { id: "jitter-all", name: "All by ± J, the share by D on top" },
                Choice { id: "skip", name: "All but the share by D ± J" },
            ],
        },
    },
    Param {
        id: "shape",
        symbol: "",
        name: "Law of the spread",
        unit: units::NONE,
        group: Group::More,
        source: "netem(8)",
        meaning: "distribution of the spread",
        kind: Kind::Choice {
            default: "uniform",
            options: &[Choice { id: "uniform", name: "Uniform" }, Choice { id: "normal", name: "Normal" }],
        },
    },
    Param {
        id: "sizing",
        symbol: "",
        name: "Size of the buffer",
        unit: units::NONE,
        group: Group::More,
        source: "Sarwar, Lochin and Boreli, equation (2)",
        meaning: "whether the buffer has a fixed size or follows the rate",
        kind: Kind::Choice {
            default: "fixed",
            options: &[Choice { id: "fixed", name: "Fixed" }, Choice { id: "rule", name: "Q = X Dmax" }],
        },
    },
    Param {
        id: "dmax",
        symbol: "Dmax",
        name: "Delay limit",
        unit: units::MS,
        group: Group::More,
        source: "Sarwar, Lochin and Boreli, section II.A",
        meaning: "delay that the buffer may add, where its size follows the rate",
        kind: Kind::linear(0.0, 1000.0, 5.0, 1, 50.0)
            .on(0.0, 200.0, Spread::Even, &[50.0, 100.0])
            .ending(&[200.0, 1000.0]),
    },
    Param {
        id: "kind",
        symbol: "",
        name: "Working of the buffer",
        unit: units::NONE,
        group: Group::More,
        source: "docs/dccp.md, rules 14 to 16",
        meaning: "when the buffer lets a packet go",
        kind: Kind::Choice {
            default: "gap",
            options: &[
                Choice { id: "gap", name: "Waits behind a gap" },
                Choice { id: "count", name: "Kept full: one in, one out" },
                Choice { id: "timed", name: "By the clock" },
            ],
        },
    },
    Param {
        id: "place",
        symbol: "",
        name: "Place of the buffer",
        unit: units::NONE,
        group: Group::More,
        source: "Sarwar, Lochin and Boreli, section IV",
        meaning: "where the buffer is in the run that has one",
        kind: Kind::Choice {
            default: "transport",
            options: &[
                Choice { id: "transport", name: "Transport, in front of loss detection" },
                Choice { id: "application", name: "Application alone" },
                Choice { id: "none", name: "Nowhere" },
            ],
        },
    },
    Param {
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
    },
    Param {
        id: "queue",
        symbol: "",
        name: "Bottleneck queue",
        unit: units::PACKETS,
        group: Group::More,
        source: "docs/dccp.md, rule 2",
        meaning: "packets that may wait in front of the bottleneck",
        kind: Kind::log(1.0, 1000.0, 1.0, 0, 50.0)
            .on(5.0, 500.0, Spread::Ratio, &[50.0])
            .ending(&[500.0, 1000.0]),
    },
    Param {
        id: "loss",
        symbol: "",
        name: "Random loss",
        unit: units::SHARE,
        group: Group::More,
        source: "docs/dccp.md, rule 3",
        meaning: "share of the packets that the path loses, whatever the load",
        kind: Kind::linear(0.0, 0.5, 0.001, 4, 0.0)
            .on(0.0, 0.1, Spread::Root, &[0.0, 0.001, 0.01])
            .ending(&[0.1, 0.5]),
    },
    Param {
        id: "ndupack",
        symbol: "",
        name: "Later packets that make a loss",
        unit: units::PACKETS,
        group: Group::More,
        source: "RFC 5348, section 5.1",
        meaning: "a missing packet is lost when so many later ones have come",
        kind: Kind::linear(1.0, 100.0, 1.0, 0, 3.0)
            .on(1.0, 20.0, Spread::Even, &[1.0, 3.0])
            .ending(&[20.0, 100.0]),
    },
    Param {
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
    },
    Param {
        id: "app",
        symbol: "",
        name: "Application",
        unit: units::NONE,
        group: Group::More,
        source: "docs/dccp.md, rule 19",
        meaning: "what the flow carries",
        kind: Kind::Choice {
            default: "greedy",
            options: &[
                Choice { id: "greedy", name: "As much as the rate allows" },
                Choice { id: "voice", name: "Voice: a packet every 20 ms" },
            ],
        },
    },
    Param {
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
    },
    Param {
        id: "ear",
        symbol: "",
        name: "Delay to the ear",
        unit: units::NONE,
        group: Group::More,
        source: "docs/dccp.md, rule 21",
        meaning: "what the score of voice takes for the path’s delay",
        kind: Kind::Choice {
            default: "rtt",
            options: &[
                Choice { id: "rtt", name: "The round trip, as in the paper" },
                Choice { id: "oneway", name: "One way" },
            ],
        },
    },
    Param {
        id: "duration",
        symbol: "",
        name: "Duration",
        unit: units::S,
        group: Group::More,
        source: "docs/dccp.md, rule 20",
        meaning: "simulated time",
        kind: Kind::log(5.0, 10000.0, 5.0, 1, 60.0)
            .on(10.0, 1000.0, Spread::Ratio, &[60.0])
            .ending(&[1000.0, 10000.0]),
    },
    Param {
        id: "warmup",
        symbol: "",
        name: "Warm-up",
        unit: units::S,
        group: Group::More,
        source: "docs/dccp.md, rule 20",
        meaning: "time at the start that is not measured",
        kind: Kind::linear(0.0, 1000.0, 1.0, 1, 10.0)
            .on(0.0, 60.0, Spread::Even, &[0.0, 10.0])
            .ending(&[60.0, 1000.0]),
    },
    Param {
        id: "runs",
        symbol: "",
        name: "Replications",
        unit: units::RUNS,
        group: Group::More,
        source: "docs/dccp.md, rule 20",
        meaning: "independent pairs of runs behind each mean and its 95% interval",
        kind: Kind::log(1.0, 200.0, 1.0, 0, 10.0),
    },
    SEED,
    Param {
        id: "lose",
        symbol: "",
        name: "Forced losses",
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning: "packets that are lost whatever the draw says, by their numbers",
        kind: Kind::Text { grammar: Grammar::Transmissions, max_length: 2000 },
    },
    Param {
        id: "save",
        symbol: "",
        name: "Forced arrivals",
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning: "packets that are neither lost nor held back",
        kind: Kind::Text { grammar: Grammar::Transmissions, max_length: 2000 },
    },
    Param {
        id: "late",
        symbol: "",
        name: "Forced delays",
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning: "packets that are held back by hand",
        kind: Kind::Text { grammar: Grammar::Transmissions, max_length: 2000 },
    },
    Param {
        id: "by",
        symbol: "",
        name: "Forced delay",
        unit: units::MS,
        group: Group::More,
        source: "the packet ladder",
        meaning: "by how much a packet is held back by hand",
        kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0).on(0.0, 300.0, Spread::Even, &[20.0, 50.0]),
    },
    Param::of_figure(
        "fig",
        "Figure",
        "figure that has the page to itself",
        Kind::Choice {
            default: "rate",
            options: &[
                Choice { id: "all", name: "All figures" },
                Choice { id: "rate", name: "Rate over time" },
                Choice { id: "surface", name: "Efficiency surface" },
                Choice { id: "table", name: "Table I, live" },
                Choice { id: "quality", name: "What listeners hear" },
                Choice { id: "size", name: "How large a buffer?" },
                Choice { id: "ladder", name: "Packet ladder" },
            ],
        },
    )
    .from("Sarwar, Lochin and Boreli, tables I to III, figures 2 to 4"),
    Param::of_figure(
        "shown",
        "Rate shown",
        "which of the flow’s rates is drawn over time",
        Kind::Choice {
            default: "delivered",
            options: &[
                Choice { id: "delivered", name: "Rate delivered" },
                Choice { id: "allowed", name: "Rate allowed X" },
                Choice { id: "received", name: "Rate reported X_recv" },
                Choice { id: "calculated", name: "Rate by the equation X_calc" },
            ],
        },
    )
    .from("RFC 5348, section 4"),
    Param::of_figure(
        "ratio",
        "Efficiency of",
        "what the surface and its curves compare",
        Kind::Choice {
            default: "rate",
            options: &[
                Choice { id: "rate", name: "The rate" },
                Choice { id: "ler", name: "The loss event rate" },
                Choice { id: "jitter", name: "The jitter" },
            ],
        },
    )
    .from("Sarwar, Lochin and Boreli, figures 2 to 4"),
    Param::of_figure(
        "sx",
        "Surface across",
        "parameter along the surface’s first axis",
        Kind::Choice { default: "rtt", options: AXES },
    )
    .from("Sarwar, Lochin and Boreli, figures 2 to 4"),
    Param::of_figure(
        "sy",
        "Surface up",
        "parameter along the surface’s second axis",
        Kind::Choice { default: "buffer", options: AXES },
    )
    .from("Sarwar, Lochin and Boreli, figures 2 to 4"),
    Param::of_figure(
        "want",
        "Buffer for",
        "application that the buffer is sized for",
        Kind::Choice {
            default: "video",
            options: &[
                Choice { id: "bulk", name: "Bulk data" },
                Choice { id: "video", name: "Video" },
                Choice { id: "g711", name: "Voice, G.711" },
                Choice { id: "g729", name: "Voice, G.729" },
            ],
        },
    )
    .from("Sarwar, Lochin and Boreli, section III"),
    Param::of_figure(
        "side",
        "Ladder of",
        "run that the packet ladder shows",
        Kind::Choice {
            default: "with",
            options: &[
                Choice { id: "with", name: "The run with a buffer" },
                Choice { id: "without", name: "The run without" },
            ],
        },
    )
    .from("the packet ladder"),
    Param {
        id: "from",
        symbol: "",
        name: "Shown from",
        unit: units::S,
        group: Group::Figure,
        source: "the packet ladder",
        meaning: "start of the stretch that the ladder shows",
        kind: Kind::linear(0.0, 10000.0, 0.1, 3, 10.0),
    },
    Param {
        id: "span",
        symbol: "",
        name: "Shown for",
        unit: units::S,
        group: Group::Figure,
        source: "the packet ladder",
        meaning: "length of the stretch that the ladder shows",
        kind: Kind::log(0.05, 100.0, 0.1, 3, 1.0),
    },
    Param {
        id: "t0",
        symbol: "",
        name: "From",
        unit: units::S,
        group: Group::Figure,
        source: "",
        meaning: "start of the time window of figures over time",
        kind: Kind::optional(0.0, 11_000.0, 1.0, 3, "the start of what there is"),
    },
    Param {
        id: "t1",
        symbol: "",
        name: "To",
        unit: units::S,
        group: Group::Figure,
        source: "",
        meaning: "end of the time window of figures over time",
        kind: Kind::optional(0.0, 11_000.0, 1.0, 3, "the end of what there is"),
    },
    Param::of_figure(
        "pin",
        "Pinned packet",
        "packet whose life is shown",
        Kind::optional(1.0, 1_000_000.0, 1.0, 0, "none"),
    )
    .from("the packet ladder"),
    KEEP,
];
