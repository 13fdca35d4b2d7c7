//! The measures of a sample, in the order in which the command line prints them.

use super::Measures;
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, table};
use crate::units;

const RECEIVED: Measure = Measure {
    id: "received",
    quantity: "received",
    side: "",
    symbol: "",
    unit: units::PACKETS,
    name: "Received",
    meaning: "packets that arrived, each once",
    source: "RFC 5236, section 3",
    better: Better::Higher,
    shown: ValueFormat::Count,
    is_partial: false,
};

const LOST: Measure = Measure {
    id: "lost",
    quantity: "lost",
    name: "Lost",
    meaning: "packets sent that never arrived; alone they displace nothing, but D counts their numbers, and RBD’s buffer waits for them",
    better: Better::Lower,
    ..RECEIVED
};

const DUPLICATES: Measure = Measure {
    id: "duplicates",
    quantity: "duplicates",
    name: "Duplicates",
    meaning: "further copies of packets that had arrived; no other measure counts them",
    source: "RFC 5236, section 6",
    ..LOST
};

const REORDERED_RATIO: Measure = Measure {
    id: "reordered_ratio",
    quantity: "reordered_ratio",
    unit: units::NONE,
    name: "Reordered ratio",
    meaning: "share of received packets that arrive after a packet sent later",
    source: "RFC 4737, section 4.1",
    shown: ValueFormat::Percent,
    ..LOST
};

const MEAN_DISPLACEMENT: Measure = Measure {
    id: "mean_displacement",
    quantity: "mean_displacement",
    symbol: "MD",
    name: "Mean displacement",
    meaning: "Σ |k| RD[k]: mean of the displacements D, early or late alike",
    source: "Torres-Jr and Ribeiro, section 2.1",
    shown: ValueFormat::Number,
    ..LOST
};

const ENTROPY: Measure = Measure {
    id: "entropy",
    quantity: "entropy",
    symbol: "Er",
    unit: units::NATS,
    name: "Entropy",
    meaning: "−Σ RD[k] ln RD[k]: how widely the displacements are spread",
    ..MEAN_DISPLACEMENT
};

const EXTENT_MEAN: Measure = Measure {
    id: "extent_mean",
    quantity: "extent_mean",
    symbol: "",
    name: "Reordering extent, mean",
    meaning: "arrivals from the first packet that overtook a reordered one to that one, mean over reordered packets",
    source: "RFC 4737, section 4.2",
    is_partial: true,
    ..MEAN_DISPLACEMENT
};

const EXTENT_MAX: Measure = Measure {
    id: "extent_max",
    quantity: "extent_max",
    name: "Reordering extent, maximum",
    meaning: "largest extent of all reordered packets",
    shown: ValueFormat::Count,
    ..EXTENT_MEAN
};

const N_REORDERING_3_RATIO: Measure = Measure {
    id: "n_reordering_3_ratio",
    quantity: "n_reordering_3_ratio",
    name: "3-reordered ratio",
    meaning: "share of packets that arrive right after three or more sent later: estimates what Reno takes for lost; with SACK the lag decides",
    source: "RFC 4737, section 5.3",
    ..REORDERED_RATIO
};

const DISPLACEMENT_Q999: Measure = Measure {
    id: "displacement_q999",
    quantity: "displacement_q999",
    name: "99.9% quantile of the displacement",
    meaning: "99.9% of the packets within DT are late by at most this many places",
    source: "from RD",
    is_partial: false,
    ..EXTENT_MAX
};

const DISPLACEMENT_3_RATIO: Measure = Measure {
    id: "displacement_3_ratio",
    quantity: "displacement_3_ratio",
    name: "Displacement of three or more",
    meaning: "share of packets late by three places or more (RD): one that three overtook, and that overtook one itself, is late by two",
    source: "from RD",
    ..REORDERED_RATIO
};

const BEYOND_THRESHOLD: Measure = Measure {
    id: "beyond_threshold",
    quantity: "beyond_threshold",
    name: "Beyond the threshold DT",
    meaning: "packets displaced further than DT: the reorder density (RD) counts them as lost",
    source: "RFC 5236, section 3.4",
    ..LOST
};

const BUFFER_MEAN: Measure = Measure {
    id: "buffer_mean",
    quantity: "buffer_mean",
    name: "Buffer occupancy, mean",
    meaning: "packets that a reordering buffer (RFC 5236: resequencing buffer) holds on average (RBD); it waits for lost packets too, until it is full",
    source: "RFC 5236, section 9",
    shown: ValueFormat::Number,
    ..LOST
};

const BUFFER_MAX: Measure = Measure {
    id: "buffer_max",
    quantity: "buffer_max",
    name: "Buffer occupancy, maximum",
    meaning: "most packets in the reordering buffer after any arrival",
    source: "RFC 5236, section 3.8",
    shown: ValueFormat::Count,
    ..BUFFER_MEAN
};

const BUFFER_MEAN_NEGLECTING_LOSSES: Measure = Measure {
    id: "buffer_mean_neglecting_losses",
    quantity: "buffer_mean_neglecting_losses",
    name: "Buffer occupancy, losses neglected, mean",
    meaning: "packets that the buffer would hold on average if it did not wait for lost ones: reordering alone",
    source: "authors of RFC 5236, 2004",
    ..BUFFER_MEAN
};

const BUFFER_MAX_NEGLECTING_LOSSES: Measure = Measure {
    id: "buffer_max_neglecting_losses",
    quantity: "buffer_max_neglecting_losses",
    name: "Buffer occupancy, losses neglected, maximum",
    meaning: "largest number of packets that the buffer would hold if it did not wait for lost ones",
    shown: ValueFormat::Count,
    ..BUFFER_MEAN_NEGLECTING_LOSSES
};

pub const MEASURES: &[SampleMeasure<Measures>] = &table::<_, { ALL.len() }>(ALL);

const ALL: &[SampleMeasure<Measures>] = &[
    SampleMeasure { about: RECEIVED, of: |m| m.received as f64 },
    SampleMeasure { about: LOST, of: |m| m.lost as f64 },
    SampleMeasure { about: DUPLICATES, of: |m| m.duplicates as f64 },
    SampleMeasure { about: REORDERED_RATIO, of: |m| of_received(m, m.reordered_ratio()) },
    SampleMeasure { about: MEAN_DISPLACEMENT, of: |m| of_received(m, m.density.mean_displacement()) },
    SampleMeasure { about: ENTROPY, of: |m| of_received(m, m.density.entropy()) },
    SampleMeasure { about: EXTENT_MEAN, of: |m| of_reordered(m, m.extent.mean) },
    SampleMeasure { about: EXTENT_MAX, of: |m| of_reordered(m, m.extent.max) },
    SampleMeasure { about: N_REORDERING_3_RATIO, of: |m| of_received(m, m.n_reordering_ratio(3)) },
    SampleMeasure { about: DISPLACEMENT_Q999, of: |m| of_received(m, f64::from(m.density.quantile(0.999))) },
    SampleMeasure { about: DISPLACEMENT_3_RATIO, of: |m| of_received(m, m.density.tail(3)) },
    SampleMeasure { about: BEYOND_THRESHOLD, of: |m| m.density.beyond as f64 },
    SampleMeasure { about: BUFFER_MEAN, of: |m| of_received(m, m.occupancy.mean()) },
    SampleMeasure { about: BUFFER_MAX, of: |m| of_received(m, f64::from(m.occupancy.max())) },
    SampleMeasure {
        about: BUFFER_MEAN_NEGLECTING_LOSSES,
        of: |m| of_received(m, m.occupancy_neglecting_losses.mean()),
    },
    SampleMeasure {
        about: BUFFER_MAX_NEGLECTING_LOSSES,
        of: |m| of_received(m, f64::from(m.occupancy_neglecting_losses.max())),
    },
];

/// A share or a mean over received packets; NaN without any, since 0 would say that all packets came in order.
fn of_received(m: &Measures, value: f64) -> f64 {
    if m.received == 0 { f64::NAN } else { value }
}

/// An extent is at least 1; NaN without reordered packets.
fn of_reordered(m: &Measures, extent: f64) -> f64 {
    if m.reordered == 0 { f64::NAN } else { extent }
}

#[cfg(test)]
mod tests {
    use super::MEASURES;
    use crate::reordering::{Measures, Sequence, Thresholds};

    #[test]
    fn where_nothing_arrives_counts_alone_have_a_value() {
        let order = Sequence::read("x1-3").expect("an order");
        let measures = Measures::of(&order.as_arrivals(), Thresholds::both(200));
        let valued = MEASURES.iter().filter(|measure| !(measure.of)(&measures).is_nan());
        let ids: Vec<_> = valued.map(|measure| measure.about.id).collect();
        assert_eq!(ids, ["received", "lost", "duplicates", "beyond_threshold"]);
    }
}
