//! Parameters of the `metrics` laboratory (docs/metrics.md).

use crate::params::shown::runs;
use crate::params::{
    Aliases, Choice, Figures, Grammar, Group, KEEP, Kind, Lab, Number, Param, SEED, STATED, Spread, Track,
    table,
};
use crate::units;

pub const LAB: Lab = Lab {
    id: "metrics",
    name: "Measures",
    title: "Measures of reordering",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    opening: "bench=sequence&seq=1+2+4+5+3+6",
    aliases: Aliases::NONE,
};

const PAPER: &str = "Torres-Jr and Ribeiro, section 3";

/// Jitter of the delay, ms.
pub const JITTER: Number =
    Number { figures: Figures { ends: &[10.0], ..Figures::ALL }, ..Number::linear(0.0, 20.0, 0.05, 4, 1.0) };
/// The arrival order that the bench of sequences measures before another one is given.
pub const FIRST_ORDER: &str = "1 2 4 5 3 6";
/// Displacement threshold DT, packets. Typed arrival orders and captures use it even without a scenario.
pub const DT: Number = Number {
    track: Some(Track { from: 1.0, to: 1000.0, spread: Spread::Ratio, ticks: &[3.0, 10.0, 50.0, 200.0] }),
    ..Number::linear(0.0, 5000.0, 1.0, 0, 200.0)
};

const PARAMS: &[Param] = &[
    Param::of_figure("bench", "Bench", "what is measured: an arrival order, packets that cross a path with jitter, or a capture", Kind::Choice {
            default: "jitter",
            options: &[
                Choice { id: "sequence", name: "An order" },
                Choice { id: "jitter", name: "A path with jitter" },
                Choice { id: "trace", name: "Your capture" },
            ],
        }),
    Param {
        id: "seq",
        symbol: "",
        name: "Arrival order",
        unit: units::NONE,
        group: Group::Main,
        source: "RFC 5236, RFC 4737",
        meaning: "sequence numbers in the order of arrival: ranges as 1-5, x for a loss, a repeat for a duplicate; where it is given, this order is measured, and not the path with jitter",
        kind: Kind::Text { grammar: Grammar::Sequence, max_length: 4000, auto: FIRST_ORDER },
    },
    Param {
        id: "law",
        symbol: "",
        name: "Delay law",
        unit: units::NONE,
        group: Group::Main,
        source: PAPER,
        meaning: "distribution of each packet's delay around the mean delay",
        kind: Kind::Choice {
            default: "normal",
            options: &[
                Choice { id: "uniform", name: "Uniform" },
                Choice { id: "normal", name: "Normal" },
                Choice { id: "exponential", name: "Exponential" },
                Choice { id: "pareto", name: "Pareto" },
                Choice { id: "netem", name: "netem without a table" },
                Choice { id: "netem-normal", name: "netem's normal table" },
                Choice { id: "netem-pareto", name: "netem's pareto table" },
                Choice { id: "netem-paretonormal", name: "netem's paretonormal table" },
            ],
        },
    },
    Param {
        id: "jitter",
        symbol: "j",
        name: "Jitter",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "standard deviation of the delay (half-width for netem without a table)",
        kind: Kind::Number(JITTER),
    },
    Param {
        id: "dt",
        symbol: "DT",
        name: "Displacement threshold",
        unit: units::PACKETS,
        group: Group::Main,
        source: "RFC 5236, section 3",
        meaning: "packets displaced further count as lost in RD; also the most packets that RBD's buffer holds (BT)",
        kind: Kind::Number(DT),
    },
    Param {
        id: "n",
        symbol: "N",
        name: "Packets",
        unit: units::PACKETS,
        group: Group::More,
        source: PAPER,
        meaning: "packets sent over the path in each run",
        kind: Kind::log(10.0, 1_000_000.0, 1.0, 0, 65_535.0),
    },
    Param {
        id: "size",
        symbol: "M",
        name: "Packet size",
        unit: units::BYTES,
        group: Group::More,
        source: PAPER,
        meaning: "size of each packet on the wire",
        kind: Kind::linear(64.0, 9000.0, 1.0, 0, 1518.0),
    },
    Param {
        id: "rate",
        symbol: "R",
        name: "Rate",
        unit: units::MBIT_PER_S,
        group: Group::More,
        source: PAPER,
        meaning: "rate at which packets are sent back to back",
        kind: Kind::log(0.1, 10_000.0, 0.1, 3, 100.0),
    },
    Param {
        id: "d",
        // D is the displacement here, as in RFC 5236
        symbol: "",
        name: "Mean delay",
        unit: units::MS,
        group: Group::More,
        source: PAPER,
        meaning: "mean delay of the path; no packet's delay falls below 0",
        kind: Kind::linear(0.0, 1000.0, 1.0, 1, 100.0),
    },
    runs("docs/metrics.md, the jitter path, rule jitter-5", "independent runs behind each mean and its 95% interval", 100.0, 5.0),
    SEED,
    Param::of_figure("laws", "Curves", "delay laws drawn in the figures", Kind::Choice {
            default: "paper",
            options: &[
                Choice { id: "paper", name: "Uniform, normal and exponential" },
                Choice { id: "one", name: "The chosen law alone" },
                Choice { id: "netem", name: "netem's laws" },
            ],
        }).from("Torres-Jr and Ribeiro, figures 3 to 5"),
    Param::of_figure("density", "Density axis", "scale of the densities' axis; logarithms show the tail", Kind::Choice { default: "linear", options: SCALES }),
    Param::of_figure("axis", "Jitter axis", "scale of the jitter's axis", Kind::Choice { default: "linear", options: SCALES }),
    Param::of_figure("by", "Sequence from", "field of the captured packets that gives the order in which they were sent", Kind::Choice {
            default: "auto",
            options: &[
                Choice { id: "auto", name: "What fits best" },
                Choice { id: "rtp", name: "RTP sequence number" },
                Choice { id: "tcp", name: "TCP sequence number" },
                Choice { id: "icmp", name: "ICMP echo sequence" },
                Choice { id: "ipid", name: "IP identification" },
                Choice { id: "iperf", name: "iperf's number" },
                Choice { id: "vpn", name: "Tunnel's packet number" },
            ],
        }),
    Param::of_figure("order", "Order of arrival", "order in which packets arrived: that of the file, or that of the times; automatic: the file's, and where its times go back the one in which fewer packets are reordered, lost or repeated", Kind::Choice {
            default: "auto",
            options: &[
                Choice { id: "auto", name: "Automatic" },
                Choice { id: "file", name: "As in the file" },
                Choice { id: "clock", name: "By the clock" },
            ],
        }).from("docs/metrics.md, traces"),
    Param::of_figure("fig", "Figure", "figure shown large; the first one if this name is unknown", Kind::Choice {
            default: "rd",
            options: &[
                Choice { id: "all", name: "All figures" },
                Choice { id: "rd", name: "Reorder density" },
                Choice { id: "md", name: "Mean displacement" },
                Choice { id: "entropy", name: "Entropy" },
                Choice { id: "md-distance", name: "MD formula error" },
                Choice { id: "entropy-distance", name: "Er formula error" },
                Choice { id: "crossings", name: "Crossings" },
                Choice { id: "capture", name: "Flows and packets" },
                Choice { id: "plot", name: "Time and sequence" },
                Choice { id: "delay", name: "Delay" },
                Choice { id: "time", name: "Reordered over time" },
                Choice { id: "late", name: "Extent" },
                Choice { id: "density", name: "Reorder density" },
                Choice { id: "rbd", name: "Buffer density" },
                Choice { id: "buffer", name: "Buffer over time" },
                Choice { id: "causes", name: "Causes" },
                Choice { id: "senders", name: "My path" },
            ],
        }).from("Torres-Jr and Ribeiro, figures 3 to 5"),
    Param::of_figure("flow", "Flow", "flow of the capture that is looked at, counted from 0", Kind::optional(0.0, 65_535.0, 1.0, 0, "the most affected")),
    Param { unit: units::MS, ..Param::of_figure("from", "Shown from", "start of what is shown of the capture's packets", Kind::optional(0.0, 1e9, 1.0, 6, "the flow's first packet")) },
    Param { unit: units::MS, ..Param::of_figure("to", "Shown to", "end of what is shown of the capture's packets", Kind::optional(0.0, 1e9, 1.0, 6, "the flow's last packet")) },
    Param::of_figure("stats", "Statistics", "statistics of a capture, without the capture itself", Kind::text(Grammar::Lines, 1600)),
    STATED,
    KEEP,
];

const SCALES: &[Choice] =
    &[Choice { id: "linear", name: "Linear" }, Choice { id: "log", name: "Logarithmic" }];
