//! The measures of a replication, with the ids that the command line prints.

use super::{Outcome, Replication};
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, table};
use crate::units;

const GAIN: Measure = Measure {
    id: "gain",
    quantity: "gain",
    side: "",
    symbol: "G",
    unit: units::NONE,
    name: "Gain by not waiting",
    meaning: "share of the completion time that is saved by not waiting for order",
    source: "Diot and Gagnon, section 3.3",
    better: Better::Higher,
    shown: ValueFormat::Percent,
    is_partial: false,
};

const GAIN_LATENCY: Measure = Measure {
    id: "gain_latency",
    quantity: "gain_latency",
    symbol: "",
    name: "Gain per packet by not waiting",
    meaning: "share of a packet's mean time that is saved by not waiting for order",
    ..GAIN
};

const TOTAL_TIME: Measure = Measure {
    symbol: "T",
    unit: units::MS,
    name: "Completion time",
    meaning: "from the start of the transfer until the application has processed the last packet",
    source: "Diot and Gagnon, section 4.3",
    better: Better::Lower,
    shown: ValueFormat::Number,
    ..GAIN
};

const LATENCY_MEAN: Measure = Measure {
    symbol: "Ti",
    name: "Mean time of a packet",
    meaning: "from a packet's first transmission to the end of its processing",
    source: "Diot and Gagnon, section 3.3",
    ..TOTAL_TIME
};

const BUFFER_MEAN: Measure = Measure {
    symbol: "",
    unit: units::PACKETS,
    name: "Packets in the buffer, mean",
    meaning: "packets that were received and that the application has not taken, averaged over time",
    ..LATENCY_MEAN
};

const BUFFER_MAX: Measure = Measure {
    name: "Packets in the buffer, most",
    meaning: "the most packets that were received and not taken at one time",
    shown: ValueFormat::Count,
    ..BUFFER_MEAN
};

const WAITING_MEAN: Measure = Measure {
    symbol: "B",
    name: "Wait of a packet in the buffer, mean",
    meaning: "time from a packet's arrival until the application takes it: the paper's ADU blocking time",
    ..LATENCY_MEAN
};

const BLOCKING_MEAN: Measure = Measure {
    symbol: "I",
    name: "Blocking time of the application, mean",
    meaning: "time for which the application is idle before a packet: the paper's application blocking time",
    ..LATENCY_MEAN
};

const JITTER_DEVIATION: Measure = Measure {
    symbol: "",
    name: "Blocking time, standard deviation",
    meaning: "how widely blocking times of the application are spread over the packets of a transfer: the root of the paper's jitter",
    ..LATENCY_MEAN
};

const JITTER: Measure = Measure {
    symbol: "J",
    unit: units::MS_SQUARED,
    name: "Blocking time, variance: the paper's jitter",
    meaning: "variance of the blocking times of the application over the packets of a transfer",
    ..LATENCY_MEAN
};

const MEAN_DISPLACEMENT: Measure = Measure {
    id: "mean_displacement",
    quantity: "mean_displacement",
    symbol: "MD",
    unit: units::PACKETS,
    name: "Mean displacement of the arrivals",
    meaning: "how many places a packet arrives away from its own, on average",
    source: "RFC 5236; Torres-Jr and Ribeiro, section 2.1",
    better: Better::Neither,
    ..TOTAL_TIME
};

const ENTROPY: Measure = Measure {
    id: "entropy",
    quantity: "entropy",
    symbol: "Er",
    unit: units::NATS,
    name: "Reorder entropy",
    meaning: "how widely the displacements of the arrivals are spread",
    ..MEAN_DISPLACEMENT
};

/// Builds the list of measures: those that exist for each mode are between those that compare both.
macro_rules! both_modes {
    ([$($before:expr,)*] [$(($quantity:literal, $measure:expr, $of:expr),)*] [$($after:expr,)*]) => {
        &[
            $($before,)*
            $(
                SampleMeasure {
                    about: Measure {
                        id: concat!($quantity, "_in_order"),
                        quantity: $quantity,
                        side: "in order",
                        ..$measure
                    },
                    of: |r| $of(&r.in_order),
                },
                SampleMeasure {
                    about: Measure {
                        id: concat!($quantity, "_out_of_order"),
                        quantity: $quantity,
                        side: "out of sequence",
                        ..$measure
                    },
                    of: |r| $of(&r.out_of_order),
                },
            )*
            $($after,)*
        ]
    };
}

/// Every measure, in the order of all tables.
pub const MEASURES: &[SampleMeasure<Replication>] = &table::<_, { ALL.len() }>(ALL);

const ALL: &[SampleMeasure<Replication>] = both_modes! {
    [
        SampleMeasure { about: GAIN, of: Replication::gain },
        SampleMeasure { about: GAIN_LATENCY, of: Replication::gain_latency },
    ]
    [
        ("total_time", TOTAL_TIME, |o: &Outcome| o.total_time),
        ("latency_mean", LATENCY_MEAN, |o: &Outcome| o.latency_mean),
        ("buffer_mean", BUFFER_MEAN, |o: &Outcome| o.buffer_mean),
        ("buffer_max", BUFFER_MAX, |o: &Outcome| f64::from(o.buffer_max)),
        ("waiting_mean", WAITING_MEAN, |o: &Outcome| o.waiting_mean),
        ("blocking_mean", BLOCKING_MEAN, |o: &Outcome| o.blocking_mean),
        ("jitter_deviation", JITTER_DEVIATION, |o: &Outcome| o.jitter.sqrt()),
        ("jitter", JITTER, |o: &Outcome| o.jitter),
    ]
    [
        SampleMeasure { about: MEAN_DISPLACEMENT, of: |r| r.mean_displacement },
        SampleMeasure { about: ENTROPY, of: |r| r.entropy },
    ]
};
