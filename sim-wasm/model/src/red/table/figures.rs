//! Parameters of the figures.

use crate::params::shown::{fig, ladder_from, ladder_to, pin, time};
use crate::params::{Choice, Grammar, Group, Kind, Param, Spread};
use crate::units;

pub const FIG: Param = fig(
    "frontier",
    &[
        Choice { id: "all", name: "All figures" },
        Choice { id: "frontier", name: "Queueing delay" },
        Choice { id: "window", name: "Window sizes" },
        Choice { id: "intervals", name: "Time between losses" },
        Choice { id: "queue", name: "Queue, windows" },
        Choice { id: "equilibrium", name: "Equilibrium" },
        Choice { id: "reordering", name: "Reorder density" },
        Choice { id: "ladder", name: "Packet ladder" },
        Choice { id: "sender", name: "Three TCP senders" },
    ],
)
.from("Neglia, Falletta and Bianchi, figures 2 to 10");

pub const FAMILY: Param = Param::of_figure(
    "family",
    "Curves",
    "which disturbances, or queues, the curves compare",
    Kind::Choice {
        default: "tau",
        options: &[
            Choice { id: "tau", name: "Random delay τ = 0, 2, 4 ms" },
            Choice { id: "ps", name: "Loss rate ps = 0 to 1%" },
            Choice { id: "both", name: "Random delay, and as many losses" },
            Choice { id: "queues", name: "RED and drop-tail" },
        ],
    },
)
.from("Neglia, Falletta and Bianchi, figures 2, 3 and 9");

pub const AGAINST: Param = Param::of_figure(
    "against",
    "Queueing delay against",
    "what the horizontal axis shows",
    Kind::Choice {
        default: "utilization",
        options: &[
            Choice { id: "utilization", name: "Link utilization (goodput)" },
            Choice { id: "throughput", name: "Throughput" },
        ],
    },
)
.from("Neglia, Falletta and Bianchi, figure 10");

pub const FROM: Param = time(
    "from",
    "Shown from",
    "start of the time that the queue trace and the ladder show",
    Kind::linear(0.0, 10000.0, 1.0, 3, 40.0),
);

pub const SPAN: Param = time(
    "span",
    "Shown for",
    "length of the time that the queue trace and the ladder show",
    Kind::log(0.1, 1000.0, 1.0, 3, 14.0),
);

pub const T0: Param = ladder_from(11_000.0, 3);

pub const T1: Param = ladder_to(11_000.0, 3);

pub const PIN: Param = pin("packet of the first flow whose card is open", 10_000_000.0);

pub const EXAMPLE: Param = Param::of_figure(
    "example",
    "Acknowledgments",
    "which acknowledgments the three senders get: an example worked out by hand",
    Kind::Choice {
        default: "late",
        options: &[
            Choice { id: "late", name: "One packet late" },
            Choice { id: "loss", name: "One loss" },
            Choice { id: "losses", name: "Two losses in a window" },
            Choice { id: "two", name: "Two packets late, by three places" },
            Choice { id: "repair", name: "A retransmission is lost" },
            Choice { id: "spurious", name: "A needless timeout" },
        ],
    },
)
.from("docs/senders.md");

pub const ACKS: Param = Param::of_figure(
    "acks",
    "Typed acknowledgments",
    "acknowledgments that the senders get instead of the example: lines of oos sender, separated by commas",
    Kind::text(Grammar::Lines, 4000),
)
.from("docs/senders.md");

pub const SAMPLE: Param = Param {
    id: "sample",
    symbol: "",
    name: "First round trip",
    unit: units::MS,
    group: Group::Figure,
    source: "RFC 6298, section 2.2",
    meaning: "round-trip time measured at the connection’s start, from which the senders set their timers",
    kind: Kind::optional(1.0, 5000.0, 1.0, 0, "the example’s").on(10.0, 1000.0, Spread::Ratio, &[100.0]),
};
