//! The measures of a transfer, by the ids that the command line prints.

use super::outcome::Outcome;
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, ratio, table};
use crate::units;

const PAPER: &str = "Torres-Jr and Ribeiro, section 4";

const THROUGHPUT: Measure = Measure {
    id: "throughput",
    quantity: "throughput",
    side: "",
    symbol: "",
    unit: units::MBIT_PER_S,
    name: "Throughput",
    meaning: "bytes of the transfer over the time from its start until the last of them has arrived",
    source: PAPER,
    better: Better::Higher,
    shown: ValueFormat::Number,
    is_partial: false,
};

/// A share that is better when it is lower.
const HARM: Measure =
    Measure { unit: units::SHARE, better: Better::Lower, shown: ValueFormat::Percent, ..THROUGHPUT };
/// A property of the path.
const OF_PATH: Measure = Measure { better: Better::Neither, ..THROUGHPUT };

/// Every measure, in the order of all tables.
pub const MEASURES: &[SampleMeasure<Outcome>] = &table::<_, { ALL.len() }>(ALL);

const ALL: &[SampleMeasure<Outcome>] = &[
    SampleMeasure { about: THROUGHPUT, of: Outcome::throughput },
    SampleMeasure {
        about: Measure {
            id: "throughput_ratio",
            quantity: "throughput_ratio",
            unit: units::SHARE,
            name: "Throughput kept",
            meaning: "throughput, divided by that of the same transfer on the same path without jitter; a little above 1 where packets out of order are acknowledged at once, and each acknowledgment makes the window grow",
            shown: ValueFormat::Percent,
            ..THROUGHPUT
        },
        of: Outcome::throughput_ratio,
    },
    SampleMeasure {
        about: Measure {
            id: "mean_displacement",
            quantity: "mean_displacement",
            symbol: "MD",
            unit: units::PACKETS,
            name: "Mean displacement",
            meaning: "how far packets sent back to back over this path arrive from their place, early or late, on average",
            source: "Torres-Jr and Ribeiro, section 2.1",
            ..OF_PATH
        },
        of: |o| o.order.density.mean_displacement(),
    },
    SampleMeasure {
        about: Measure {
            id: "entropy",
            quantity: "entropy",
            symbol: "Er",
            unit: units::NATS,
            name: "Entropy",
            meaning: "how widely packets sent back to back over this path are spread around their place",
            source: "Torres-Jr and Ribeiro, section 2.1",
            ..OF_PATH
        },
        of: |o| o.order.density.entropy(),
    },
    SampleMeasure {
        about: Measure {
            id: "lag3_ratio",
            quantity: "lag3_ratio",
            unit: units::SHARE,
            name: "Lag of three or more",
            meaning: "share of packets sent back to back over this path that arrive after three or more later ones",
            source: "docs/tcp.md",
            shown: ValueFormat::Percent,
            ..OF_PATH
        },
        of: |o| o.order.lag3_ratio,
    },
    SampleMeasure {
        about: Measure {
            id: "displacement_q999",
            quantity: "displacement_q999",
            unit: units::PACKETS,
            name: "99.9% quantile of the displacement",
            meaning: "99.9% of the packets sent back to back over this path are late by at most this many places",
            source: "docs/metrics.md",
            ..OF_PATH
        },
        of: |o| f64::from(o.order.density.quantile(0.999)),
    },
    SampleMeasure {
        about: Measure {
            id: "retransmission_ratio",
            quantity: "retransmission_ratio",
            name: "Retransmissions",
            meaning: "share of the packets sent that had been sent before",
            ..HARM
        },
        of: |o| ratio(o.again, o.sent),
    },
    SampleMeasure {
        about: Measure {
            id: "spurious_ratio",
            quantity: "spurious_ratio",
            name: "Needless retransmissions",
            meaning: "share of the packets that arrive which the receiver had already",
            ..HARM
        },
        of: |o| ratio(o.useless, o.arrived),
    },
    SampleMeasure {
        about: Measure {
            id: "cuts",
            quantity: "cuts",
            unit: units::NONE,
            name: "Cuts of the window",
            meaning: "how often the sender took packets for lost and lowered its window, timeouts included",
            shown: ValueFormat::Count,
            ..HARM
        },
        of: |o| f64::from(o.cuts),
    },
    SampleMeasure {
        about: Measure {
            id: "undos",
            quantity: "undos",
            unit: units::NONE,
            name: "Cuts undone",
            meaning: "how often the sender found that a cut was needless and restored its window",
            shown: ValueFormat::Count,
            ..OF_PATH
        },
        of: |o| f64::from(o.undos),
    },
    SampleMeasure {
        about: Measure {
            id: "timeouts",
            quantity: "timeouts",
            unit: units::NONE,
            name: "Timeouts",
            meaning: "how often the sender’s retransmission timer ran out",
            source: "RFC 6298",
            shown: ValueFormat::Count,
            ..HARM
        },
        of: |o| f64::from(o.timeouts),
    },
    SampleMeasure {
        about: Measure {
            id: "dupthresh_max",
            quantity: "dupthresh_max",
            unit: units::NONE,
            name: "Highest threshold",
            meaning: "most duplicates that the sender waited for before it took a packet for lost",
            source: "docs/tcp.md",
            shown: ValueFormat::Count,
            ..OF_PATH
        },
        of: |o| f64::from(o.highest_threshold),
    },
    SampleMeasure {
        about: Measure {
            id: "cwnd_mean",
            quantity: "cwnd_mean",
            unit: units::SEGMENTS,
            name: "Congestion window, mean",
            meaning: "congestion window, averaged over the time of the transfer",
            source: "RFC 5681",
            ..OF_PATH
        },
        of: |o| o.window_mean,
    },
    SampleMeasure {
        about: Measure {
            id: "duration",
            quantity: "duration",
            unit: units::S,
            name: "Duration",
            meaning: "time from the start of the transfer until its last byte has arrived",
            better: Better::Lower,
            ..THROUGHPUT
        },
        of: |o| o.duration,
    },
];
