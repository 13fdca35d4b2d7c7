//! Parameters of the figures.

use crate::params::shown::{fig, pin, time};
use crate::params::{Choice, Kind, Param};

/// The parameters that a surface can have along its axes.
const AXES: &[Choice] = &[
    Choice { id: "rtt", name: "Round trip RTT" },
    Choice { id: "buffer", name: "Buffer Q" },
    Choice { id: "share", name: "Delayed packets" },
    Choice { id: "extra", name: "Extra delay D" },
    Choice { id: "spread", name: "Spread J" },
    Choice { id: "rate", name: "Bottleneck C" },
    Choice { id: "packet", name: "Packet size s" },
    Choice { id: "loss", name: "Loss rate" },
    Choice { id: "ndupack", name: "Later packets that make a loss" },
    Choice { id: "dmax", name: "Delay limit Dmax" },
    Choice { id: "queue", name: "Bottleneck queue" },
];

pub const FIG: Param = fig(
    "rate",
    &[
        Choice { id: "all", name: "All figures" },
        Choice { id: "rate", name: "Rate over time" },
        Choice { id: "surface", name: "Efficiency surface" },
        Choice { id: "table", name: "Table I, live" },
        Choice { id: "quality", name: "What listeners hear" },
        Choice { id: "size", name: "How large a buffer?" },
        Choice { id: "ladder", name: "Packet ladder" },
    ],
)
.from("Sarwar, Lochin and Boreli, tables I to III, figures 2 to 4");

pub const SHOWN: Param = Param::of_figure(
    "shown",
    "Rate shown",
    "which rate of the flow is drawn over time, or what its buffer holds",
    Kind::Choice {
        default: "delivered",
        options: &[
            Choice { id: "delivered", name: "Rate that arrives" },
            Choice { id: "allowed", name: "Rate allowed X" },
            Choice { id: "received", name: "Rate reported X_recv" },
            Choice { id: "calculated", name: "Rate by the equation X_calc" },
            Choice { id: "buffered", name: "Packets in the buffer" },
        ],
    },
)
.from("RFC 5348, section 4");

pub const RATIO: Param = Param::of_figure(
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
.from("Sarwar, Lochin and Boreli, figures 2 to 4");

pub const SX: Param = Param::of_figure(
    "sx",
    "Surface across",
    "parameter along the surface’s first axis",
    Kind::Choice { default: "rtt", options: AXES },
)
.from("Sarwar, Lochin and Boreli, figures 2 to 4");

pub const SY: Param = Param::of_figure(
    "sy",
    "Surface up",
    "parameter along the surface’s second axis",
    Kind::Choice { default: "buffer", options: AXES },
)
.from("Sarwar, Lochin and Boreli, figures 2 to 4");

pub const WANT: Param = Param::of_figure(
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
.from("Sarwar, Lochin and Boreli, section III");

pub const SIDE: Param = Param::of_figure(
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
.from("the packet ladder");

pub const FROM: Param = time(
    "from",
    "Shown from",
    "start of the stretch that the ladder shows",
    Kind::optional(0.0, 10000.0, 0.1, 3, "the stretch whose counts are nearest to the means"),
)
.from("the packet ladder");

pub const SPAN: Param = time(
    "span",
    "Shown for",
    "length of the stretch that the ladder shows",
    Kind::log(0.05, 100.0, 0.1, 3, 1.0),
)
.from("the packet ladder");

pub const T0: Param = time(
    "t0",
    "From",
    "start of the time window of figures over time",
    Kind::optional(0.0, 11_000.0, 1.0, 3, "the start of what there is"),
);

pub const T1: Param = time(
    "t1",
    "To",
    "end of the time window of figures over time",
    Kind::optional(0.0, 11_000.0, 1.0, 3, "the end of what there is"),
);

pub const PIN: Param = pin("packet whose life is shown", 1_000_000.0);
