//! Compares two clocks, their offset and drift, by the lower envelope of the delays (Moon, Skelly and Towsley,
//! "Estimation and removal of clock skew from network delay measurements", 1999).

use crate::sorted;

/// The time of a packet by the first file's clock, and its delay including the difference of the clocks, ms.
pub type Point = (f64, f64);

/// The line below all points that is closest to them: the edge of the lower hull at the mean time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Envelope {
    /// ms per ms.
    pub slope: f64,
    /// The share of the time that the edge spans.
    pub span: f64,
    pub points: usize,
}

/// The largest drift of a computer's clock, ms per ms.
const DRIFT_AT_MOST: f64 = 500e-6;
const POINTS_AT_LEAST: usize = 100;

impl Envelope {
    /// The envelope of delays over time; `None` with too few points for an edge.
    pub fn of(mut points: Vec<Point>) -> Option<Self> {
        points.retain(|(time, delay)| time.is_finite() && delay.is_finite());
        sorted::by_key(&mut points, |point| sorted::of_number(point.1));
        sorted::by_key(&mut points, |point| sorted::of_number(point.0));
        let (first, last) = (points.first()?.0, points.last()?.0);
        let mean = points.iter().map(|point| point.0 - first).sum::<f64>() / points.len() as f64 + first;
        let mut hull: Vec<Point> = Vec::new();
        for &point in &points {
            while let [.., a, b] = hull[..] {
                let is_above = (b.0 - a.0) * (point.1 - a.1) <= (point.0 - a.0) * (b.1 - a.1);
                if !is_above {
                    break;
                }
                hull.pop();
            }
            if hull.last().is_none_or(|before| before.0 < point.0) {
                hull.push(point);
            }
        }
        let edge = hull.windows(2).find(|edge| edge[1].0 >= mean)?;
        let (from, to) = (edge[0], edge[1]);
        Some(Self {
            slope: (to.1 - from.1) / (to.0 - from.0),
            span: (to.0 - from.0) / (last - first),
            points: points.len(),
        })
    }

    fn is_telling(&self) -> bool {
        self.points >= POINTS_AT_LEAST && self.slope.abs() <= DRIFT_AT_MOST
    }
}

/// How much faster the second clock runs, ms per ms; `None` if the packets do not show it. Both directions must agree;
/// if only one tells the drift, its edge must span half of the time.
pub fn drift(there: Option<Envelope>, back: Option<Envelope>) -> Option<f64> {
    let telling = |envelope: Option<Envelope>| envelope.filter(Envelope::is_telling);
    match (telling(there), telling(back)) {
        (Some(there), Some(back)) => {
            // a queue that fills, unlike drift, has the same sign in both directions, or is in one direction only
            let (drift, rest) = ((there.slope - back.slope) / 2.0, there.slope + back.slope);
            (rest.abs() <= drift.abs() / 2.0).then_some(drift)
        }
        (Some(only), None) | (None, Some(only)) if only.span >= 0.5 => {
            Some(if telling(there).is_some() { only.slope } else { -only.slope })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delays(slope: f64, extra: impl Fn(u32) -> f64) -> Option<Envelope> {
        let point = |k: u32| (f64::from(k), 5.0 + slope * f64::from(k) + extra(k));
        Envelope::of((0..10_000).rev().map(point).collect())
    }

    #[test]
    fn the_envelope_has_the_slope_of_the_clocks() {
        let noise = |k: u32| f64::from(k.wrapping_mul(2_654_435_761) >> 20) / 1000.0;
        for slope in [-40e-6, 0.0, 100e-6] {
            let there = delays(slope, noise).unwrap();
            assert!((there.slope - slope).abs() < 2e-6, "{there:?}");
            let back = delays(-slope, |k| noise(k + 77));
            let found = drift(Some(there), back);
            if slope != 0.0 {
                assert!((found.unwrap() - slope).abs() < 2e-6);
                // one direction is enough if the line below its points spans most of the time
                let spanned = delays(-slope, |k| if k == 0 || k == 9999 { 0.0 } else { 1.0 + noise(k) });
                assert!((drift(None, spanned).unwrap() - slope).abs() < 1e-9);
            }
            // a queue that fills in both directions is not drift
            assert_eq!(drift(delays(90e-6, noise), delays(80e-6, noise)), None);
        }
        assert_eq!(Envelope::of(vec![(1.0, 2.0)]), None);
        assert_eq!(Envelope::of(vec![(1.0, 2.0), (1.0, 3.0), (f64::NAN, 1.0)]), None);
    }
}
