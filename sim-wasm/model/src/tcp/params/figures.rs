//! What figures show.

use crate::params::{Choice, Grammar, Group, Kind, Param};
use crate::tcp::stacks::FIRST_ORDER;
use crate::units;

pub const FIG: Param = Param::of_figure(
    "fig",
    "Figure",
    "figure that has the page to itself",
    Kind::Choice {
        default: "throughput",
        options: &[
            Choice { id: "all", name: "All figures" },
            Choice { id: "throughput", name: "Throughput" },
            Choice { id: "predicts", name: "Which measure predicts" },
            Choice { id: "transfer", name: "One transfer" },
            Choice { id: "ladder", name: "Packet ladder" },
            Choice { id: "stacks", name: "One order, four stacks" },
            Choice { id: "mechanisms", name: "Which mechanism saves it" },
            Choice { id: "path", name: "My path" },
        ],
    },
)
.from("Torres-Jr and Ribeiro, figures 6 to 8");

pub const CURVES: Param = Param::of_figure(
    "curves",
    "Curves",
    "what the curves compare",
    Kind::Choice {
        default: "stack",
        options: &[
            Choice { id: "stack", name: "Stacks" },
            Choice { id: "laws", name: "Delay laws" },
            Choice { id: "cc", name: "Congestion controls" },
        ],
    },
)
.from("Torres-Jr and Ribeiro, figures 6 to 8");

pub const AGAINST: Param = Param::of_figure(
    "against",
    "Throughput against",
    "what the horizontal axis shows",
    Kind::Choice {
        default: "jitter",
        options: &[
            Choice { id: "jitter", name: "Jitter" },
            Choice { id: "mean_displacement", name: "Mean displacement" },
            Choice { id: "entropy", name: "Entropy" },
            Choice { id: "lag3_ratio", name: "Lag of three or more" },
            Choice { id: "displacement_q999", name: "99.9% quantile of D" },
        ],
    },
)
.from("Torres-Jr and Ribeiro, figures 6 to 8");

pub const SEQ: Param = Param::of_figure(
    "seq",
    "Arrival order",
    "order in which a flight of 300 packets at most arrives at the receiver: ranges as 1-5, x for a loss, a repeat for a duplicate",
    Kind::Text { grammar: Grammar::Sequence, max_length: 4000, auto: FIRST_ORDER },
)
.from("docs/tcp.md, rule stack-1");

pub const FROM: Param = Param {
    id: "from",
    symbol: "",
    name: "Shown from",
    unit: units::S,
    group: Group::Figure,
    source: "",
    meaning: "start of the time that one transfer and the ladder show",
    kind: Kind::linear(0.0, 100_000.0, 1.0, 3, 0.0),
};

pub const SPAN: Param = Param {
    id: "span",
    symbol: "",
    name: "Shown for",
    unit: units::S,
    group: Group::Figure,
    source: "",
    meaning: "length of the time that one transfer and the ladder show: all of the transfer, and 12 round trips of the ladder",
    kind: Kind::optional(0.01, 100_000.0, 1.0, 3, "to its end"),
};

pub const T0: Param = Param {
    id: "t0",
    symbol: "",
    name: "From",
    unit: units::S,
    group: Group::Figure,
    source: "the packet ladder",
    meaning: "start of what the packet ladder shows of that time",
    kind: Kind::optional(0.0, 200_000.0, 1.0, 4, "where something happens"),
};

pub const T1: Param = Param {
    id: "t1",
    symbol: "",
    name: "To",
    unit: units::S,
    group: Group::Figure,
    source: "the packet ladder",
    meaning: "end of what the packet ladder shows of that time",
    kind: Kind::optional(0.0, 200_000.0, 1.0, 4, "a few round trips later"),
};

pub const PIN: Param = Param::of_figure(
    "pin",
    "Pinned packet",
    "packet whose card is open",
    Kind::optional(1.0, 10_000_000.0, 1.0, 0, "none"),
)
.from("the packet ladder");
