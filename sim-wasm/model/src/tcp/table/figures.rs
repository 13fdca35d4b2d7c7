//! Parameters of the figures.

use crate::params::shown::{fig, ladder_from, ladder_to, pin, time};
use crate::params::{Choice, Grammar, Kind, Param};
use crate::tcp::stacks::FIRST_ORDER;

pub const FIG: Param = fig(
    "throughput",
    &[
        Choice { id: "all", name: "All figures" },
        Choice { id: "throughput", name: "Throughput" },
        Choice { id: "predicts", name: "Which measure predicts" },
        Choice { id: "transfer", name: "One transfer" },
        Choice { id: "ladder", name: "Packet ladder" },
        Choice { id: "stacks", name: "One order, four stacks" },
        Choice { id: "mechanisms", name: "Mechanisms" },
        Choice { id: "path", name: "My path" },
    ],
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
            Choice { id: "displacement_q999", name: "99.9% quantile of the displacement" },
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

pub const FROM: Param = time(
    "from",
    "Shown from",
    "start of the time that one transfer and the ladder show",
    Kind::linear(0.0, 100_000.0, 1.0, 3, 0.0),
);

pub const SPAN: Param = time(
    "span",
    "Shown for",
    "length of the time that one transfer and the ladder show: all of the transfer, and 12 round trips of the ladder",
    Kind::optional(0.01, 100_000.0, 1.0, 3, "to its end"),
);

pub const T0: Param = ladder_from(200_000.0, 4);

pub const T1: Param = ladder_to(200_000.0, 4);

pub const PIN: Param = pin("packet whose card is open", 10_000_000.0);
