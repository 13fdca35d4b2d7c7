//! Parameters of the `alf` laboratory (Diot and Gagnon; MODELS.md section 1).

use super::{Choice, Grammar, Group, Kind, Lab, Number, Param, Scale};

pub const LAB: Lab = Lab {
    id: "alf",
    title: "In-order and out-of-sequence delivery",
    params: PARAMS,
};

const PAPER: &str = "Diot and Gagnon, section 3.2";

const fn number(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Kind {
    Kind::Number(Number { min, max, step, decimals, default: Some(default), auto: "", scale: Scale::Linear })
}

const fn optional(min: f64, max: f64, step: f64, decimals: u32, auto: &'static str) -> Kind {
    Kind::Number(Number { min, max, step, decimals, default: None, auto, scale: Scale::Linear })
}

const fn log(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Kind {
    Kind::Number(Number { min, max, step, decimals, default: Some(default), auto: "", scale: Scale::Log })
}

const AXES: &[Choice] = &[
    Choice { id: "ta", name: "Processing time Ta" },
    Choice { id: "r", name: "Emission interval R" },
    Choice { id: "d", name: "Delay D" },
    Choice { id: "w", name: "Window W" },
    Choice { id: "l", name: "Loss rate L" },
    Choice { id: "a", name: "Receptions per acknowledgment A" },
    Choice { id: "n", name: "ADUs N" },
    Choice { id: "burst", name: "Mean loss burst" },
    Choice { id: "streams", name: "Ordered streams S" },
];

const PARAMS: &[Param] = &[
    Param {
        id: "ta", symbol: "Ta", name: "Processing time", unit: "ms", group: Group::Main, source: PAPER,
        meaning: "time the application holds one ADU",
        kind: number(0.0, 200.0, 1.0, 2, 10.0),
    },
    Param {
        id: "r", symbol: "R", name: "Emission interval", unit: "ms", group: Group::Main, source: PAPER,
        meaning: "least time between two emissions; 0 leaves the pace to the window alone",
        kind: number(0.0, 100.0, 1.0, 2, 10.0),
    },
    Param {
        id: "d", symbol: "D", name: "One-way delay", unit: "ms", group: Group::Main, source: PAPER,
        meaning: "mean transmission delay in each direction",
        kind: number(1.0, 1000.0, 1.0, 1, 100.0),
    },
    Param {
        id: "w", symbol: "W", name: "Receive window", unit: "ADUs", group: Group::Main, source: PAPER,
        meaning: "buffers at the receiver",
        kind: number(1.0, 256.0, 1.0, 0, 32.0),
    },
    Param {
        id: "l", symbol: "L", name: "Loss rate", unit: "", group: Group::Main, source: PAPER,
        meaning: "share of transmissions that are lost",
        kind: number(0.0, 0.6, 0.01, 4, 0.1),
    },
    Param {
        id: "a", symbol: "A", name: "Acknowledgment spacing", unit: "ADUs", group: Group::More, source: PAPER,
        meaning: "receptions per selective acknowledgment",
        kind: number(1.0, 64.0, 1.0, 0, 2.0),
    },
    Param {
        id: "n", symbol: "N", name: "Transfer length", unit: "ADUs", group: Group::More, source: PAPER,
        meaning: "ADUs in the transfer",
        kind: log(10.0, 10_000.0, 1.0, 0, 1000.0),
    },
    Param {
        id: "streams", symbol: "S", name: "Ordered streams", unit: "", group: Group::More,
        source: "MODELS.md section 1; RFC 9000 section 2, RFC 9260 section 6.5",
        meaning: "streams of the ordered side: ADU i belongs to stream i mod S and waits only for its own stream",
        kind: log(1.0, 64.0, 1.0, 0, 1.0),
    },
    Param {
        id: "burst", symbol: "1/q", name: "Mean loss burst", unit: "transmissions", group: Group::More,
        source: "Diot and Gagnon, section 3.1.4",
        meaning: "mean length of a run of losses of the Gilbert chain",
        kind: optional(1.0, 50.0, 0.1, 2, "1/(1 - L): independent losses"),
    },
    Param {
        id: "delay", symbol: "", name: "Delay law", unit: "", group: Group::More,
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
    Param {
        id: "runs", symbol: "", name: "Replications", unit: "runs", group: Group::More, source: PAPER,
        meaning: "independent runs behind each mean and its 95% interval",
        kind: log(1.0, 200.0, 1.0, 0, 5.0),
    },
    Param {
        id: "seed", symbol: "", name: "Seed", unit: "", group: Group::More, source: "DESIGN.md decision 4",
        meaning: "names the luck: the same seed meets the same network",
        kind: number(0.0, 999_999.0, 1.0, 0, 1.0),
    },
    Param {
        id: "lose", symbol: "", name: "Forced losses", unit: "", group: Group::More, source: "the packet ladder",
        meaning: "transmissions of run 1 that are lost whatever the draw says: 7 or 7.2 for a second attempt",
        kind: Kind::Text { grammar: Grammar::Transmissions, max_length: 2000 },
    },
    Param {
        id: "save", symbol: "", name: "Forced arrivals", unit: "", group: Group::More, source: "the packet ladder",
        meaning: "transmissions of run 1 that arrive whatever the draw says",
        kind: Kind::Text { grammar: Grammar::Transmissions, max_length: 2000 },
    },
    Param {
        id: "g", symbol: "G", name: "Gain of", unit: "", group: Group::Figure, source: "Diot and Gagnon, section 3.3",
        meaning: "which total time the gain compares",
        kind: Kind::Choice {
            default: "completion",
            options: &[
                Choice { id: "completion", name: "Completion of the transfer" },
                Choice { id: "latency", name: "Mean total time of an ADU" },
            ],
        },
    },
    Param {
        id: "x", symbol: "", name: "Curve against", unit: "", group: Group::Figure, source: "",
        meaning: "parameter along the gain curve",
        kind: Kind::Choice { default: "ta", options: AXES },
    },
    Param {
        id: "sx", symbol: "", name: "Surface across", unit: "", group: Group::Figure, source: "",
        meaning: "parameter along the surface's first axis",
        kind: Kind::Choice { default: "ta", options: AXES },
    },
    Param {
        id: "sy", symbol: "", name: "Surface up", unit: "", group: Group::Figure, source: "",
        meaning: "parameter along the surface's second axis",
        kind: Kind::Choice { default: "l", options: AXES },
    },
    Param {
        id: "surface", symbol: "", name: "Surface as", unit: "", group: Group::Figure, source: "",
        meaning: "how the gain surface is drawn",
        kind: Kind::Choice {
            default: "map",
            options: &[Choice { id: "map", name: "Heat map" }, Choice { id: "turn", name: "Turning surface" }],
        },
    },
    Param {
        id: "fig", symbol: "", name: "Figure", unit: "", group: Group::Figure, source: "",
        meaning: "figure that the page opens on",
        kind: Kind::Choice {
            default: "all",
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
    },
    Param {
        id: "t0", symbol: "", name: "From", unit: "ms", group: Group::Figure, source: "",
        meaning: "start of the time window of the traces",
        kind: optional(0.0, 100_000_000.0, 1.0, 1, "the start of the transfer"),
    },
    Param {
        id: "t1", symbol: "", name: "To", unit: "ms", group: Group::Figure, source: "",
        meaning: "end of the time window of the traces",
        kind: optional(0.0, 100_000_000.0, 1.0, 1, "the end of the transfer"),
    },
    Param {
        id: "at", symbol: "", name: "Cursor", unit: "ms", group: Group::Figure, source: "the packet ladder",
        meaning: "time at which the ladder stands",
        kind: optional(0.0, 100_000_000.0, 1.0, 2, "not placed"),
    },
    Param {
        id: "pin", symbol: "", name: "Pinned ADU", unit: "", group: Group::Figure, source: "the packet ladder",
        meaning: "ADU whose life is shown",
        kind: optional(1.0, 10_000.0, 1.0, 0, "none"),
    },
];
