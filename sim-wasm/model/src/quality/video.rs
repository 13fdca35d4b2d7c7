//! Video quality as ITU-T G.1070 models it (docs/dccp.md, rule dccp-22).

use crate::extremes::{larger, smaller};

/// The coefficients of a codec on a screen: v1 to v12 of the recommendation.
#[derive(Clone, Copy, Debug)]
pub struct Video {
    v: [f64; 12],
}

/// QVGA on a screen of 4.2 inches, bit rate in kbit/s; as far as we know for MPEG-4, where the paper says H.264.
pub const SMALL_SCREEN: Video =
    Video { v: [1.431, 2.228e-2, 3.759, 184.1, 1.161, 1.446, 3.881e-4, 2.116, 467.4, 2.736, 15.28, 4.170] };

/// A score, and what lowers it from the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VideoScore {
    /// MOS.
    pub mos: f64,
    /// MOS points lost by the limited bit rate.
    pub rate: f64,
    /// Further MOS points lost by packet loss.
    pub loss: f64,
}

impl Video {
    /// The score at `rate` kbit/s, `frames` per second, and a share of lost packets.
    #[must_use]
    pub fn score(&self, rate: f64, frames: f64, lost: f64) -> VideoScore {
        let coding = self.coding(rate, frames);
        let whole = 1.0 + coding;
        let mos = 1.0 + coding * libm::exp(-100.0 * lost / self.robustness(rate, frames));
        VideoScore { mos, rate: self.best() - whole, loss: whole - mos }
    }

    /// The score at an unlimited bit rate without loss.
    #[must_use]
    pub fn best(&self) -> f64 {
        1.0 + smaller(self.v[2], 4.0)
    }

    /// Ic: the quality after coding.
    fn coding(&self, rate: f64, frames: f64) -> f64 {
        let [v1, v2, v3, v4, v5, v6, v7, ..] = self.v;
        if rate <= 0.0 {
            return 0.0;
        }
        let best_frames = larger(smaller(v1 + v2 * rate, 30.0), 1.0);
        let most = larger(smaller(v3 - v3 / (1.0 + libm::pow(rate / v4, v5)), 4.0), 0.0);
        let width = v6 + v7 * rate;
        let away = libm::log(frames) - libm::log(best_frames);
        most * libm::exp(-away * away / (2.0 * width * width))
    }

    /// DPplV: robustness to loss, per cent.
    fn robustness(&self, rate: f64, frames: f64) -> f64 {
        let [.., v8, v9, v10, v11, v12] = self.v;
        v10 + v11 * libm::exp(-frames / v8) + v12 * libm::exp(-rate / v9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table III of Sarwar, Lochin and Boreli, as printed: so the paper used these coefficients.
    #[test]
    fn table_three() {
        let found = [898.0, 314.0].map(|rate| SMALL_SCREEN.score(rate, 30.0, 0.0).mos);
        assert!((found[0] - 4.19).abs() < 0.005 && (found[1] - 2.76).abs() < 0.005, "{found:?}");
    }

    #[test]
    fn causes_add_up_and_more_is_better() {
        let found = SMALL_SCREEN.score(500.0, 30.0, 0.02);
        assert!((found.mos + found.rate + found.loss - SMALL_SCREEN.best()).abs() < 1e-12);
        let slower = SMALL_SCREEN.score(250.0, 30.0, 0.02);
        assert!(slower.rate > found.rate && found.loss > 0.0);
        assert_eq!(SMALL_SCREEN.score(0.0, 30.0, 0.5).mos, 1.0);
    }
}
