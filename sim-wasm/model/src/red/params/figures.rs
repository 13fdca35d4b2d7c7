//! What figures show.

use crate::params::{Choice, Grammar, Group, Kind, Param, Spread};
use crate::units;

pub const FIG: Param = Param::of_figure(
    "fig",
    "Figure",
    "figure that has the page to itself",
    Kind::Choice {
        default: "frontier",
        options: &[
            Choice { id: "all", name: "All figures" },
            Choice { id: "frontier", name: "Delay against use" },
            Choice { id: "window", name: "Window sizes" },
            Choice { id: "intervals", name: "Time between losses" },
            Choice { id: "queue", name: "Queue, windows" },
            Choice { id: "equilibrium", name: "Equilibrium" },
            Choice { id: "reordering", name: "Reordering seen" },
            Choice { id: "ladder", name: "Packet ladder" },
            Choice { id: "sender", name: "Three TCP senders" },
        ],
    },
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
            Choice { id: "ps", name: "Steady loss ps = 0 to 1%" },
            Choice { id: "both", name: "Random delay, and as many losses" },
            Choice { id: "queues", name: "RED and drop-tail" },
        ],
    },
)
.from("Neglia, Falletta and Bianchi, figures 2, 3 and 9");

pub const AGAINST: Param = Param::of_figure(
    "against",
    "Delay against",
    "what the horizontal axis shows",
    Kind::Choice {
        default: "utilization",
        options: &[
            Choice { id: "utilization", name: "Goodput utilization" },
            Choice { id: "throughput", name: "Throughput" },
        ],
    },
)
.from("Neglia, Falletta and Bianchi, figure 10");

pub const FROM: Param = Param {
    id: "from",
    symbol: "",
    name: "Shown from",
    unit: units::S,
    group: Group::Figure,
    source: "",
    meaning: "start of the time that the queue trace and the ladder show",
    kind: Kind::linear(0.0, 10000.0, 1.0, 3, 40.0),
};

pub const SPAN: Param = Param {
    id: "span",
    symbol: "",
    name: "Shown for",
    unit: units::S,
    group: Group::Figure,
    source: "",
    meaning: "length of the time that the queue trace and the ladder show",
    kind: Kind::log(0.1, 1000.0, 1.0, 3, 14.0),
};

pub const T0: Param = Param {
    id: "t0",
    symbol: "",
    name: "From",
    unit: units::S,
    group: Group::Figure,
    source: "the packet ladder",
    meaning: "start of what the packet ladder shows of that time",
    kind: Kind::optional(0.0, 11_000.0, 1.0, 3, "where something happens"),
};

pub const T1: Param = Param {
    id: "t1",
    symbol: "",
    name: "To",
    unit: units::S,
    group: Group::Figure,
    source: "the packet ladder",
    meaning: "end of what the packet ladder shows of that time",
    kind: Kind::optional(0.0, 11_000.0, 1.0, 3, "a few round trips later"),
};

pub const PIN: Param = Param::of_figure(
    "pin",
    "Pinned packet",
    "packet of the first flow whose card is open",
    Kind::optional(1.0, 10_000_000.0, 1.0, 0, "none"),
)
.from("the packet ladder");

pub const EXAMPLE: Param = Param::of_figure(
    "example",
    "Acknowledgments",
    "worked example of acknowledgments for the senders",
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
    kind: Kind::optional(1.0, 5000.0, 1.0, 0, "from the example").on(10.0, 1000.0, Spread::Ratio, &[100.0]),
};
