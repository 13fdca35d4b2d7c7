//! The measures of a run, by the ids that the command line prints.

use super::simulation::Outcome;
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, ratio, table};
use crate::units;

const PAPER: &str = "Neglia, Falletta and Bianchi, section 3";

const UTILIZATION: Measure = Measure {
    id: "utilization",
    quantity: "utilization",
    side: "",
    symbol: "",
    unit: units::SHARE,
    name: "Link utilization (goodput)",
    meaning: "share of the link’s capacity that carries packets for the first time, each counted whole when it arrives",
    source: PAPER,
    better: Better::Higher,
    shown: ValueFormat::Percent,
    is_partial: false,
};

const NEUTRAL: Measure = Measure { better: Better::Neither, ..UTILIZATION };
const HARM: Measure = Measure { better: Better::Lower, ..UTILIZATION };

/// Every measure, in the order of all tables.
pub const MEASURES: &[SampleMeasure<Outcome>] = &table::<_, { ALL.len() }>(ALL);

const ALL: &[SampleMeasure<Outcome>] = &[
    SampleMeasure { about: UTILIZATION, of: Outcome::utilization },
    SampleMeasure {
        about: Measure {
            id: "throughput",
            quantity: "throughput",
            name: "Throughput",
            meaning: "share of the link’s capacity that carries packets, needless retransmissions included",
            ..NEUTRAL
        },
        of: Outcome::throughput,
    },
    SampleMeasure {
        about: Measure {
            id: "queue_delay",
            quantity: "queue_delay",
            unit: units::MS,
            name: "Mean queueing delay",
            meaning: "how long a packet waits in the queue, on average: the time average of the queue, divided by the link’s rate",
            shown: ValueFormat::Number,
            ..HARM
        },
        of: Outcome::queue_delay,
    },
    SampleMeasure {
        about: Measure {
            id: "queue_mean",
            quantity: "queue_mean",
            symbol: "q",
            unit: units::PACKETS,
            name: "Mean queue",
            meaning: "packets that wait in the queue, averaged over time, without the one being sent",
            shown: ValueFormat::Number,
            ..HARM
        },
        of: Outcome::queue_mean,
    },
    SampleMeasure {
        about: Measure {
            id: "red_drop_ratio",
            quantity: "red_drop_ratio",
            symbol: "p",
            name: "Dropped by the queue",
            meaning: "share of the packets that come to the queue and are dropped there",
            ..NEUTRAL
        },
        of: |o| ratio(o.tallies.dropped, o.tallies.offered),
    },
    SampleMeasure {
        about: Measure {
            id: "disturbance_loss_ratio",
            quantity: "disturbance_loss_ratio",
            name: "Lost on the path",
            meaning: "share of the packets sent that the path loses, besides what the queue drops",
            ..NEUTRAL
        },
        of: |o| ratio(o.tallies.lost, o.tallies.sent),
    },
    SampleMeasure {
        about: Measure {
            id: "reordered_ratio",
            quantity: "reordered_ratio",
            name: "Reordered",
            meaning: "share of packets that arrive after a later-sent packet of the same flow",
            ..NEUTRAL
        },
        of: |o| ratio(o.tallies.lags.at_least(1), o.tallies.arrived),
    },
    SampleMeasure {
        about: Measure {
            id: "lag3_ratio",
            quantity: "lag3_ratio",
            name: "Lag of three or more",
            meaning: "share of packets that arrive after three or more later-sent packets of the same flow",
            ..NEUTRAL
        },
        of: |o| ratio(o.tallies.lags.at_least(3), o.tallies.arrived),
    },
    SampleMeasure {
        about: Measure {
            id: "useless_retransmission_ratio",
            quantity: "useless_retransmission_ratio",
            name: "Needless retransmissions",
            meaning: "share of packets that had been received before",
            source: "Neglia, Falletta and Bianchi, section 5",
            ..HARM
        },
        of: |o| ratio(o.tallies.useless, o.tallies.arrived),
    },
    SampleMeasure {
        about: Measure {
            id: "timeout_ratio",
            quantity: "timeout_ratio",
            name: "Timeouts",
            meaning: "how often a sender’s retransmission timer ran out, divided by the packets sent",
            source: "RFC 6298",
            ..HARM
        },
        of: |o| ratio(o.tallies.timeouts, o.tallies.sent),
    },
    SampleMeasure {
        about: Measure {
            id: "cwnd_mean",
            quantity: "cwnd_mean",
            unit: units::PACKETS,
            name: "Congestion window, mean",
            meaning: "congestion window, averaged over all flows and the time",
            source: "Neglia, Falletta and Bianchi, figures 5 and 8",
            shown: ValueFormat::Number,
            ..NEUTRAL
        },
        of: |o| o.tallies.windows.seen.mean(),
    },
    SampleMeasure {
        about: Measure {
            id: "cwnd_deviation",
            quantity: "cwnd_deviation",
            unit: units::PACKETS,
            name: "Congestion window, standard deviation",
            meaning: "how widely congestion windows are spread over all flows and the time",
            source: "Neglia, Falletta and Bianchi, figures 5 and 8",
            shown: ValueFormat::Number,
            ..NEUTRAL
        },
        of: |o| o.tallies.windows.seen.deviation(),
    },
    SampleMeasure {
        about: Measure {
            id: "loss_interval_mean",
            quantity: "loss_interval_mean",
            unit: units::S,
            name: "Time between losses, mean",
            meaning: "time between two losses of a flow, in the queue and on the path",
            source: "Neglia, Falletta and Bianchi, figure 6",
            shown: ValueFormat::Number,
            is_partial: true,
            ..NEUTRAL
        },
        of: |o| o.tallies.intervals.seen.mean(),
    },
    SampleMeasure {
        about: Measure {
            id: "loss_interval_variation",
            quantity: "loss_interval_variation",
            unit: units::NONE,
            name: "Time between losses, coefficient of variation",
            meaning: "standard deviation of the time between two losses of a flow, divided by its mean: 1 for an exponential law, as losses at random have it, and for some others",
            source: "Neglia, Falletta and Bianchi, figure 6",
            shown: ValueFormat::Number,
            is_partial: true,
            ..NEUTRAL
        },
        of: |o| o.tallies.intervals.seen.variation(),
    },
];
