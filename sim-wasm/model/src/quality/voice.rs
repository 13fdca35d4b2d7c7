//! The E-model of Sarwar, Lochin and Boreli: R = 94.2 − Id − Ie_eff (ITU-T G.107; docs/dccp.md, rule dccp-21).

use crate::extremes::larger;

/// R without delay, codec impairment and loss.
const UNDISTURBED: f64 = 94.2;
/// The delay above which conversation suffers, ms.
const KNEE: f64 = 177.3;
/// MOS at R = 100; with any codec the rating is lower (rule dccp-23).
pub const BEST: f64 = 4.5;

/// A codec of constant rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// 64 kbit/s.
    G711,
    /// 8 kbit/s, annex A.
    G729,
}

impl Codec {
    /// Every codec with its name in scenarios.
    pub const ALL: [(&'static str, Self); 2] = [("g711", Self::G711), ("g729", Self::G729)];

    /// Ie and Bpl: equipment impairment without loss, and robustness to loss (ITU-T G.113, Appendix I). G.711 is with
    /// loss concealment.
    #[must_use]
    fn impairment(self) -> (f64, f64) {
        match self {
            Self::G711 => (0.0, 25.1),
            Self::G729 => (11.0, 19.0),
        }
    }

    /// Payload of a packet of 20 ms, bytes.
    #[must_use]
    pub fn payload(self) -> u32 {
        match self {
            Self::G711 => 160,
            Self::G729 => 20,
        }
    }
}

/// A score, and what lowers it from the score without delay, codec and loss, 4.43: each cause has the points by which
/// the score falls when it is added to the causes before it, in the order of the fields (rule dccp-23).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VoiceScore {
    /// MOS.
    pub mos: f64,
    /// MOS points lost by the mouth-to-ear delay.
    pub delay: f64,
    /// MOS points lost by the codec.
    pub codec: f64,
    /// MOS points lost by packet loss.
    pub loss: f64,
}

impl VoiceScore {
    /// The score at a mouth-to-ear delay in ms and a share of lost packets.
    #[must_use]
    pub fn of(codec: Codec, delay: f64, lost: f64) -> Self {
        let (equipment, _) = codec.impairment();
        let whole = mos(UNDISTURBED);
        let delayed = mos(UNDISTURBED - delay_impairment(delay));
        let coded = mos(UNDISTURBED - delay_impairment(delay) - equipment);
        let score = mos(rating(codec, delay, lost));
        Self { mos: score, delay: whole - delayed, codec: delayed - coded, loss: coded - score }
    }
}

/// Rating R of the E-model (ITU-T G.107) at a mouth-to-ear delay in ms and a share of lost packets.
#[must_use]
pub fn rating(codec: Codec, delay: f64, lost: f64) -> f64 {
    let (equipment, robustness) = codec.impairment();
    let percent = 100.0 * lost;
    UNDISTURBED
        - delay_impairment(delay)
        - (equipment + (95.0 - equipment) * percent / (percent + robustness))
}

/// Id of the E-model: by how much this delay (ms) lowers the rating.
fn delay_impairment(delay: f64) -> f64 {
    0.024 * delay + 0.11 * larger(delay - KNEE, 0.0)
}

/// MOS of a rating (ITU-T G.107, annex B).
#[must_use]
pub fn mos(rating: f64) -> f64 {
    if rating <= 0.0 {
        1.0
    } else if rating >= 100.0 {
        BEST
    } else {
        larger(1.0 + 0.035 * rating + 7e-6 * rating * (rating - 60.0) * (100.0 - rating), 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// G.107's own table B.1 gives these scores for R = 90, 80, 70, 60, 50.
    #[test]
    fn the_mapping_is_that_of_the_recommendation() {
        for (rating, score) in [(90.0, 4.34), (80.0, 4.03), (70.0, 3.60), (60.0, 3.10), (50.0, 2.58)] {
            assert!((mos(rating) - score).abs() < 0.01, "{rating}: {}", mos(rating));
        }
        assert_eq!((mos(-5.0), mos(100.0), mos(120.0)), (1.0, 4.5, 4.5));
    }

    /// Table II of Sarwar, Lochin and Boreli.
    #[test]
    fn table_two() {
        for (codec, delay, lost, printed) in [
            (Codec::G711, 180.0, 0.0, 4.33),
            (Codec::G729, 180.0, 0.0, 3.96),
            (Codec::G711, 100.0, 0.05, 3.87),
            (Codec::G729, 100.0, 0.05, 3.27),
        ] {
            let found = VoiceScore::of(codec, delay, lost);
            assert!((found.mos - printed).abs() < 0.02, "{codec:?} {lost}: {found:?}");
        }
    }

    #[test]
    fn causes_add_up_to_what_is_missing() {
        let VoiceScore { mos: score, delay, codec, loss } = VoiceScore::of(Codec::G729, 250.0, 0.03);
        assert!((score + delay + codec + loss - mos(UNDISTURBED)).abs() < 1e-12);
        assert!(delay > 0.0 && codec > 0.0 && loss > 0.0);
    }
}
