//! The measures of a replication, by the ids that the command line prints.

use super::simulation::{Outcome, WITH, WITHOUT};
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, table};
use crate::quality::Codec;
use crate::units;

const PAPER: &str = "Sarwar, Lochin and Boreli, section III";

const RATE: Measure = Measure {
    id: "rate",
    quantity: "rate",
    side: "",
    symbol: "X",
    unit: units::KBIT_PER_S,
    name: "Rate",
    meaning: "payload that reaches the receiver",
    source: PAPER,
    better: Better::Higher,
    shown: ValueFormat::Number,
    is_partial: false,
};

const LER: Measure = Measure {
    symbol: "p",
    unit: units::SHARE,
    name: "Loss event rate",
    meaning: "mean of the loss event rates that the receiver reports",
    better: Better::Lower,
    shown: ValueFormat::Percent,
    is_partial: true,
    ..RATE
};

const LOSS_EVENTS: Measure = Measure {
    symbol: "",
    unit: units::NONE,
    name: "Loss events",
    meaning: "loss events after the warm-up; losses within one round trip are one event",
    source: "RFC 5348, section 5.2",
    better: Better::Lower,
    shown: ValueFormat::Count,
    ..RATE
};

const JITTER: Measure = Measure {
    // J is the spread of the extra delay here, as in the paper
    symbol: "",
    unit: units::MS,
    name: "Jitter",
    meaning: "smoothed change of the delay from packet to packet, as the application is handed them",
    source: "RFC 3550, section 6.4.1",
    better: Better::Lower,
    is_partial: true,
    ..RATE
};

const DELAY: Measure = Measure {
    symbol: "",
    unit: units::MS,
    name: "Delay, mean",
    meaning: "from a packet’s sending to its arrival at the application: queue, path and buffer",
    source: "docs/dccp.md, rule dccp-20",
    better: Better::Lower,
    is_partial: true,
    ..RATE
};

const LOST_RATIO: Measure = Measure {
    symbol: "",
    unit: units::SHARE,
    name: "Lost to the application",
    meaning: "share of the packets that the application never gets, or gets out of order",
    source: "Sarwar, Lochin and Boreli, section IV",
    better: Better::Lower,
    shown: ValueFormat::Percent,
    is_partial: true,
    ..RATE
};

const DECLARED_RATIO: Measure = Measure {
    name: "Declared lost",
    meaning: "packets declared lost over packets sent, both after the warm-up; may exceed 1: packets sent before the warm-up ended may be declared lost after it",
    source: "RFC 5348, section 5.1",
    is_partial: false,
    ..LOST_RATIO
};

const MOS: Measure = Measure {
    symbol: "",
    unit: units::NONE,
    name: "Mean opinion score (MOS), G.711",
    meaning: "estimated quality of a G.711 call over this path, 1 (bad) to 5 (excellent); this codec reaches 4.43 at most",
    source: "ITU-T G.107, G.113",
    ..RATE
};

const POINTS: Measure = Measure { symbol: "", better: Better::Lower, ..MOS };

const MOS_VIDEO: Measure = Measure {
    name: "Mean opinion score (MOS), video",
    meaning: "estimated quality of video that uses the whole rate, 1 (bad) to 5 (excellent); on this small screen it reaches 4.76 at most",
    source: "ITU-T G.1070",
    ..MOS
};

const POINTS_VIDEO: Measure = Measure { symbol: "", better: Better::Lower, ..MOS_VIDEO };

const EPS: Measure = Measure {
    id: "eps_rate",
    quantity: "eps_rate",
    symbol: "ε(X)",
    unit: units::NONE,
    name: "Efficiency of the rate",
    meaning: "share of the rate with a buffer in the sum of both: above 0.5 where the buffer carries more",
    ..RATE
};

/// Builds the list of measures: those that exist for each side come before those that compare both.
macro_rules! both_sides {
    ([$(($quantity:literal, $measure:expr, $of:expr),)*] [$($after:expr,)*]) => {
        &[
            $(
                SampleMeasure {
                    about: Measure {
                        id: concat!($quantity, "_buffer"),
                        quantity: $quantity,
                        side: "with a buffer",
                        ..$measure
                    },
                    of: |o| $of(o, WITH),
                },
                SampleMeasure {
                    about: Measure {
                        id: concat!($quantity, "_no_buffer"),
                        quantity: $quantity,
                        side: "without",
                        ..$measure
                    },
                    of: |o| $of(o, WITHOUT),
                },
            )*
            $($after,)*
        ]
    };
}

fn ler(o: &Outcome, side: usize) -> f64 {
    o.flow(side).loss_event_rate()
}

fn jitter(o: &Outcome, side: usize) -> f64 {
    o.flow(side).jitter()
}

/// Every measure, in the order of all tables.
pub const MEASURES: &[SampleMeasure<Outcome>] = &table::<_, { ALL.len() }>(ALL);

const ALL: &[SampleMeasure<Outcome>] = both_sides! {
    [
        ("rate", RATE, Outcome::rate),
        ("ler", LER, ler),
        ("loss_events", LOSS_EVENTS, |o: &Outcome, side| o.flow(side).events as f64),
        ("jitter", JITTER, jitter),
        ("delay", DELAY, |o: &Outcome, side| o.flow(side).delay()),
        ("lost_ratio", LOST_RATIO, |o: &Outcome, side| o.flow(side).lost_share()),
        ("declared_ratio", DECLARED_RATIO, |o: &Outcome, side| o.flow(side).declared_share()),
        ("mos_g711", MOS, |o: &Outcome, side| o.voice(Codec::G711, side).mos),
        (
            "mos_g711_delay",
            Measure {
                name: "Points lost to delay, G.711",
                meaning: "what the mouth-to-ear delay costs a G.711 call, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G711, side).delay
        ),
        (
            "mos_g711_codec",
            Measure {
                name: "Points lost to the codec, G.711",
                meaning: "what the codec costs a G.711 call, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G711, side).codec
        ),
        (
            "mos_g711_loss",
            Measure {
                name: "Points lost to loss, G.711",
                meaning: "what packets lost or late in a G.711 call cost, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G711, side).loss
        ),
        (
            "mos_g729",
            Measure {
                name: "Mean opinion score (MOS), G.729",
                meaning: "estimated quality of a G.729 call over this path, 1 (bad) to 5 (excellent); this codec reaches 4.14 at most",
                ..MOS
            },
            |o: &Outcome, side| o.voice(Codec::G729, side).mos
        ),
        (
            "mos_g729_delay",
            Measure {
                name: "Points lost to delay, G.729",
                meaning: "what the mouth-to-ear delay costs a G.729 call, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G729, side).delay
        ),
        (
            "mos_g729_codec",
            Measure {
                name: "Points lost to the codec, G.729",
                meaning: "what the codec costs a G.729 call, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G729, side).codec
        ),
        (
            "mos_g729_loss",
            Measure {
                name: "Points lost to loss, G.729",
                meaning: "what packets lost or late in a G.729 call cost, points of its score",
                ..POINTS
            },
            |o: &Outcome, side| o.voice(Codec::G729, side).loss
        ),
        ("mos_video", MOS_VIDEO, |o: &Outcome, side| o.video(side).mos),
        (
            "mos_video_rate",
            Measure {
                name: "Points lost to a low rate, video",
                meaning: "what the bit rate costs the video, points of its score against one without limit",
                ..POINTS_VIDEO
            },
            |o: &Outcome, side| o.video(side).rate
        ),
        (
            "mos_video_loss",
            Measure {
                name: "Points lost to loss, video",
                meaning: "what loss costs the video, points of its score",
                ..POINTS_VIDEO
            },
            |o: &Outcome, side| o.video(side).loss
        ),
    ]
    [
        SampleMeasure { about: EPS, of: |o| o.efficiency(Outcome::rate) },
        SampleMeasure {
            about: Measure {
                id: "eps_ler",
                quantity: "eps_ler",
                symbol: "ε(p)",
                name: "Efficiency of the loss event rate",
                meaning: "share of the loss event rate with a buffer in the sum of both: below 0.5 where the buffer avoids loss events",
                better: Better::Lower,
                is_partial: true,
                ..EPS
            },
            of: |o| o.efficiency(ler),
        },
        SampleMeasure {
            about: Measure {
                id: "eps_jitter",
                quantity: "eps_jitter",
                symbol: "ε(jitter)",
                name: "Efficiency of the jitter",
                meaning: "share of the jitter with a buffer in the sum of both: 0.5 where the buffer adds none",
                better: Better::Lower,
                is_partial: true,
                ..EPS
            },
            of: |o| o.efficiency(jitter),
        },
        SampleMeasure {
            about: Measure {
                id: "buffered_mean",
                quantity: "buffered_mean",
                symbol: "",
                unit: units::PACKETS,
                name: "Packets in the buffer, mean",
                meaning: "packets that wait in the buffer, averaged over time",
                source: "Sarwar, Lochin and Boreli, section II",
                better: Better::Lower,
                ..EPS
            },
            of: Outcome::buffered,
        },
        SampleMeasure {
            about: Measure {
                id: "rule_size",
                quantity: "rule_size",
                symbol: "X Dmax",
                unit: units::PACKETS,
                name: "X Dmax at the rate reached",
                meaning: "packets that arrive in Dmax at the rate with a buffer; the paper’s rule takes the full rate of the bottleneck",
                source: "Sarwar, Lochin and Boreli, equation (2)",
                better: Better::Neither,
                ..EPS
            },
            of: Outcome::rule,
        },
    ]
};

/// The ids of the measures that [`efficiencies`] returns.
pub const EFFICIENCIES: [&str; 7] =
    ["eps_rate", "eps_ler", "eps_jitter", "rate_buffer", "rate_no_buffer", "ler_buffer", "ler_no_buffer"];

/// The measures of a surface: ε of rate, loss event rate and jitter, and the rates and the loss event rates with a
/// buffer and without.
#[must_use]
pub fn efficiencies(o: &Outcome) -> [f64; EFFICIENCIES.len()] {
    let [rate, ler_ratio, jitter] = [o.efficiency(Outcome::rate), o.efficiency(ler), o.efficiency(jitter)];
    [rate, ler_ratio, jitter, o.rate(WITH), o.rate(WITHOUT), ler(o, WITH), ler(o, WITHOUT)]
}

#[cfg(test)]
mod tests {
    use super::MEASURES;
    use crate::quality::{Codec, SMALL_SCREEN, VoiceScore};

    /// Each score's meaning names the maximum of its model.
    #[test]
    fn scores_name_their_maximum() {
        let voice = |codec| VoiceScore::of(codec, 0.0, 0.0).mos;
        for (quantity, most) in [
            ("mos_g711", voice(Codec::G711)),
            ("mos_g729", voice(Codec::G729)),
            ("mos_video", SMALL_SCREEN.best()),
        ] {
            let words = format!("reaches {most:.2} at most");
            let all = MEASURES.iter().filter(|measured| measured.about.quantity == quantity);
            assert!(
                all.clone().count() == 2 && all.clone().all(|one| one.about.meaning.ends_with(&words)),
                "{words}"
            );
        }
    }
}
