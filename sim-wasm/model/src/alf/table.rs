//! Parameters of the `alf` laboratory (Diot and Gagnon; docs/alf.md).

use crate::params::shown::runs;
use crate::params::{
    Aliases, Choice, Conflict, Grammar, Group, KEEP, Kind, Lab, Param, SEED, STATED, Spread, heard, table,
};
use crate::units;

pub const LAB: Lab = Lab {
    id: "alf",
    name: "Delivery",
    title: "In-order and out-of-sequence delivery",
    params: &table::<{ WORDED.len() }>(WORDED),
    opening: "",
    aliases: Aliases::NONE,
};

/// Combinations of values that the model replaces by others.
pub const CONFLICTS: &[Conflict] = heard(&[
    Conflict {
        above: ["l 1 l - /", "burst"],
        when: &[],
        says: "The mean loss burst 1/q is {l 1 l - /} transmissions: with a loss rate of {l 100 *}% it cannot be shorter.",
    },
    Conflict {
        above: ["lose", "n"],
        when: &[],
        says: "There is no packet {lose} to lose: the transfer has {n} packets.",
    },
    Conflict {
        above: ["save", "n"],
        when: &[],
        says: "There is no packet {save} to rescue: the transfer has {n} packets.",
    },
]);

const PAPER: &str = "Diot and Gagnon, section 3.2";

const AXES: &[Choice] = &[
    Choice { id: "ta", name: "Processing time Ta" },
    Choice { id: "r", name: "Gap between packets sent R" },
    Choice { id: "d", name: "One-way delay D" },
    Choice { id: "w", name: "Receive window W" },
    Choice { id: "l", name: "Loss rate L" },
    Choice { id: "a", name: "Acknowledgment spacing A" },
    Choice { id: "n", name: "Transfer length N" },
    Choice { id: "burst", name: "Mean loss burst 1/q" },
    Choice { id: "streams", name: "Ordered streams S" },
];

/// The parameters with their texts for people, even in the page's modules, where the table of [`LAB`] has none.
pub const WORDED: &[Param] = &[
    Param {
        id: "ta",
        symbol: "Ta",
        name: "Processing time",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "how long the application works on one packet (an application data unit, ADU)",
        kind: Kind::linear(0.0, 200.0, 1.0, 2, 10.0)
            .on(0.0, 60.0, Spread::Even, &[10.0, 20.0, 40.0])
            .ending(&[60.0, 200.0]),
    },
    Param {
        id: "r",
        symbol: "R",
        name: "Gap between packets sent",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "least time between two packets that leave the sender; with 0 only the window limits the pace",
        kind: Kind::linear(0.0, 100.0, 1.0, 2, 10.0)
            .on(0.0, 60.0, Spread::Even, &[10.0, 20.0])
            .ending(&[40.0, 100.0])
            .family(&[0.0, 5.0, 10.0, 20.0]),
    },
    Param {
        id: "d",
        symbol: "D",
        name: "One-way delay",
        unit: units::MS,
        group: Group::Main,
        source: PAPER,
        meaning: "mean time for which a packet, or an acknowledgment, is under way",
        kind: Kind::linear(1.0, 1000.0, 1.0, 1, 100.0)
            .on(10.0, 500.0, Spread::Ratio, &[50.0, 100.0, 200.0, 500.0])
            .ending(&[500.0, 1000.0])
            .family(&[50.0, 100.0, 200.0, 500.0]),
    },
    Param {
        id: "w",
        symbol: "W",
        name: "Receive window",
        unit: units::PACKETS,
        group: Group::Main,
        source: PAPER,
        meaning: "places in the receiver's buffer: so many packets may be under way or waiting",
        kind: Kind::linear(1.0, 256.0, 1.0, 0, 32.0)
            .on(2.0, 128.0, Spread::Ratio, &[4.0, 8.0, 16.0, 32.0, 64.0])
            .ending(&[64.0, 256.0])
            .family(&[8.0, 16.0, 32.0, 64.0]),
    },
    Param {
        id: "l",
        symbol: "L",
        name: "Loss rate",
        unit: units::SHARE,
        group: Group::Main,
        source: PAPER,
        meaning: "share of transmissions that are lost",
        kind: Kind::linear(0.0, 0.6, 0.01, 4, 0.1)
            .on(0.0, 0.6, Spread::Root, &[0.05, 0.1, 0.2, 0.4, 0.6])
            .family(&[0.05, 0.1, 0.2, 0.4, 0.6]),
    },
    Param {
        id: "a",
        symbol: "A",
        name: "Acknowledgment spacing",
        unit: units::PACKETS,
        group: Group::More,
        source: PAPER,
        meaning: "packets received per selective acknowledgment",
        kind: Kind::linear(1.0, 64.0, 1.0, 0, 2.0).ending(&[32.0, 64.0]).family(&[1.0, 2.0, 8.0, 32.0]),
    },
    Param {
        id: "n",
        symbol: "N",
        name: "Transfer length",
        unit: units::PACKETS,
        group: Group::More,
        source: PAPER,
        meaning: "packets in the transfer",
        kind: Kind::log(10.0, 10_000.0, 1.0, 0, 1000.0),
    },
    Param {
        id: "streams",
        symbol: "S",
        name: "Ordered streams",
        unit: units::NONE,
        group: Group::More,
        source: "docs/alf.md, rule alf-6; RFC 9000 section 2, RFC 9260 section 6.5",
        meaning: "streams of the ordered side: packet i belongs to stream i mod S and waits only for its own stream",
        kind: Kind::log(1.0, 64.0, 1.0, 0, 1.0).family(&[1.0, 2.0, 6.0, 16.0]),
    },
    Param {
        id: "burst",
        symbol: "1/q",
        name: "Mean loss burst",
        unit: units::TRANSMISSIONS,
        group: Group::More,
        source: "Diot and Gagnon, section 3.1.4",
        meaning: "mean length of a run of losses of the Gilbert chain",
        kind: Kind::optional(
            1.0,
            50.0,
            0.1,
            2,
            "1/(1 - L): independent losses. q: chance that a run of losses ends",
        )
        .ending(&[20.0, 50.0]),
    },
    Param {
        id: "delay",
        symbol: "",
        name: "Delay law",
        unit: units::NONE,
        group: Group::More,
        source: "Diot and Gagnon, section 3.1.4",
        meaning: "distribution of the transmission delay around its mean D",
        kind: Kind::Choice {
            default: "constant-erlang",
            options: &[
                Choice { id: "constant-erlang", name: "Constant + Erlang-3, half and half" },
                Choice { id: "constant", name: "Constant" },
                Choice { id: "exponential", name: "Exponential" },
                Choice { id: "hyperexponential", name: "Hyper-exponential" },
                Choice { id: "erlang", name: "Erlang-3" },
            ],
        },
    },
    runs(PAPER, "independent runs behind each mean and its 95% interval", 200.0, 5.0),
    SEED,
    Param {
        id: "lose",
        symbol: "",
        name: "Forced losses",
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning: "transmissions that are lost whatever the random numbers say: 7, or 7.2 for the second attempt of packet 7",
        kind: Kind::text(Grammar::Transmissions, 2000),
    },
    Param {
        id: "save",
        symbol: "",
        name: "Forced arrivals",
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning: "transmissions that arrive whatever the random numbers say",
        kind: Kind::text(Grammar::Transmissions, 2000),
    },
    Param {
        id: "g",
        symbol: "G",
        name: "Gain of",
        unit: units::NONE,
        group: Group::Figure,
        source: "Diot and Gagnon, section 3.3",
        meaning: "which time the gain compares: of the whole transfer, or of one packet from its first transmission to the end of its processing",
        kind: Kind::Choice {
            default: "completion",
            options: &[
                Choice { id: "completion", name: "Completion of the transfer" },
                Choice { id: "latency", name: "Mean time of a packet" },
            ],
        },
    },
    Param::of_figure(
        "x",
        "Curve against",
        "parameter along the curve of the gain",
        Kind::Choice { default: "ta", options: AXES },
    ),
    Param::of_figure(
        "family",
        "Curves",
        "parameter of which the curve of the gain shows several values",
        Kind::Choice {
            default: "none",
            options: &[
                Choice { id: "none", name: "this scenario alone" },
                Choice { id: "w", name: "several windows W" },
                Choice { id: "a", name: "several acknowledgment spacings A" },
                Choice { id: "r", name: "several gaps between packets R" },
                Choice { id: "d", name: "several delays D" },
                Choice { id: "l", name: "several loss rates L" },
                Choice { id: "streams", name: "several stream counts S" },
            ],
        },
    )
    .from("Diot and Gagnon, figures 8 to 12"),
    Param {
        id: "gb",
        symbol: "Gb",
        name: "Analytical gain",
        unit: units::NONE,
        group: Group::Figure,
        source: "Diot and Gagnon, section 4.1",
        meaning: "whether the curve of the gain shows the analytical gain on blocking time beside the simulated one",
        kind: Kind::Choice {
            default: "hide",
            options: &[Choice { id: "show", name: "Shown" }, Choice { id: "hide", name: "Hidden" }],
        },
    },
    Param::of_figure(
        "sx",
        "Surface across",
        "parameter along the surface's first axis",
        Kind::Choice { default: "ta", options: AXES },
    ),
    Param::of_figure(
        "sy",
        "Surface up",
        "parameter along the surface's second axis",
        Kind::Choice { default: "l", options: AXES },
    ),
    Param::of_figure(
        "surface",
        "Surface as",
        "how the gain surface is drawn",
        Kind::Choice {
            default: "map",
            options: &[
                Choice { id: "map", name: "Heat map" },
                Choice { id: "turn", name: "Turning surface" },
            ],
        },
    ),
    Param::of_figure(
        "fig",
        "Figure",
        "figure that the page opens on",
        Kind::Choice {
            default: "curve",
            options: &[
                Choice { id: "all", name: "All figures" },
                Choice { id: "curve", name: "Gain curve" },
                Choice { id: "surface", name: "Gain surface" },
                Choice { id: "buffer", name: "Buffer traces" },
                Choice { id: "blocking", name: "Blocking time" },
                Choice { id: "density", name: "Reorder density" },
                Choice { id: "ladder", name: "Packet ladder" },
            ],
        },
    ),
    Param {
        id: "t0",
        symbol: "",
        name: "From",
        unit: units::MS,
        group: Group::Figure,
        source: "",
        meaning: "start of the time window of the traces",
        kind: Kind::optional(0.0, 100_000_000.0, 1.0, 1, "the start of the transfer"),
    },
    Param {
        id: "t1",
        symbol: "",
        name: "To",
        unit: units::MS,
        group: Group::Figure,
        source: "",
        meaning: "end of the time window of the traces",
        kind: Kind::optional(0.0, 100_000_000.0, 1.0, 1, "the end of the transfer"),
    },
    Param::of_figure(
        "ladder",
        "Ladder of",
        "what the packet ladder sets side by side",
        Kind::Choice {
            default: "modes",
            options: &[
                Choice { id: "modes", name: "Both modes, one above the other" },
                Choice { id: "overlay", name: "Both modes, one over the other" },
                Choice { id: "streams", name: "1 stream, 6 streams, N streams" },
            ],
        },
    )
    .from("the packet ladder"),
    Param::of_figure(
        "acks",
        "Acknowledgments",
        "whether the packet ladder draws acknowledgments and loss reports",
        Kind::Choice {
            default: "hide",
            options: &[Choice { id: "hide", name: "Hidden" }, Choice { id: "show", name: "Shown" }],
        },
    )
    .from("the packet ladder"),
    Param {
        id: "at",
        symbol: "",
        name: "Cursor",
        unit: units::MS,
        group: Group::Figure,
        source: "the packet ladder",
        meaning: "time at which the ladder stands",
        kind: Kind::optional(0.0, 100_000_000.0, 1.0, 2, "not placed"),
    },
    Param::of_figure(
        "pin",
        "Pinned packet",
        "packet whose card is open",
        Kind::optional(1.0, 10_000.0, 1.0, 0, "none"),
    )
    .from("the packet ladder"),
    STATED,
    KEEP,
];
