//! Delays of packets that carry their time of sending (rule packet-5).
//!
//! The clocks of both ends have different offsets and rates: what all packets have in common, a least delay that may
//! drift evenly, is subtracted.

use crate::sorted;
use crate::trace::flow::flows::{Flow, Kind};
use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::numbers::unfold::unfold32;

/// Delays of a flow's packets, and the clock behind them.
#[derive(Clone, Debug, Default)]
pub struct Delays {
    /// By row of the flow, ms above the least; NaN where unknown.
    pub by_row: Vec<f64>,
    /// The sender's clock; `None` if packets do not carry their time of sending.
    pub clock: Option<Clock>,
}

/// The sender's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Which field tells the time.
    pub field: &'static str,
    /// Length of a tick, ms.
    pub tick: f64,
}

/// Resolution of most captures and of iperf, ms.
const MICROSECOND: f64 = 0.001;
/// Ticks of timestamps that systems use, ms.
const TCP_TICKS: [f64; 5] = [0.001, 1.0, 4.0, 10.0, 100.0];
/// Rates of media clocks, Hz.
const RTP_RATES: [f64; 8] = [8000.0, 11_025.0, 16_000.0, 22_050.0, 32_000.0, 44_100.0, 48_000.0, 90_000.0];
/// How far an estimate may be from one of those, as a share.
const NEAR: f64 = 0.1;
/// The largest drift of a clock (1000 ppm): a delay that grows faster is a queue.
const DRIFT: f64 = 0.001;
/// With fewer packets, or fewer ticks between the first and the last, a clock's rate is unknown.
const LEAST: usize = 10;

impl Delays {
    /// The delays of the rows of a flow.
    pub fn of(flow: &Flow, by: SequenceKind) -> Self {
        let times: Vec<f64> = flow.columns.times.iter().collect();
        let sent = &flow.columns.sent;
        if sent.iter().any(|sent| !sent.is_nan()) {
            let field =
                if by == SequenceKind::Pair { "the sender’s capture" } else { "times in the packets" };
            let sent = |row: usize| sent.get(row).unwrap_or(f64::NAN);
            let both = times.iter().enumerate().map(|(row, &time)| (time, sent(row)));
            return Self::above_the_least(both.collect(), Clock { field, tick: MICROSECOND });
        }
        let (field, stamps): (_, Vec<Option<u32>>) = match &flow.kind {
            Kind::Udp(datagrams) => (
                "RTP timestamps",
                (0..times.len()).map(|packet| datagrams.streams.stamp_of(packet)).collect(),
            ),
            _ => match flow.segments() {
                Some(segments) => {
                    ("TCP timestamps", segments.raw.iter().map(|raw| raw.segment(0).stamp).collect())
                }
                None => return Self::default(),
            },
        };
        let mut reference = None;
        let ticks: Vec<Option<u64>> = stamps
            .iter()
            .map(|stamp| {
                let stamp = (*stamp)?;
                let unfolded = unfold32(reference.unwrap_or((1 << 32) + u64::from(stamp)), stamp);
                reference = Some(reference.map_or(unfolded, |reference: u64| reference.max(unfolded)));
                Some(unfolded)
            })
            .collect();
        let known: Vec<(f64, u64)> = times
            .iter()
            .zip(&ticks)
            .filter_map(|(&time, &tick)| Some((time, tick?)))
            .filter(|(time, _)| !time.is_nan())
            .collect();
        let is_rtp = field.starts_with("RTP");
        let Some(tick) = tick_of(&known, is_rtp) else { return Self::default() };
        let first = known.first().map_or(0, |&(_, tick)| tick);
        let sent = |at: &Option<u64>| at.map_or(f64::NAN, |at| (at as f64 - first as f64) * tick);
        let both = times.iter().zip(&ticks).map(|(&time, at)| (time, sent(at))).collect();
        Self::above_the_least(both, Clock { field, tick })
    }

    /// Delays of packets with these times of arrival and of sending, above the least; NaN if unknown.
    fn above_the_least(times: Vec<(f64, f64)>, clock: Clock) -> Self {
        let points = times.iter().map(|&(time, sent)| (time, time - sent));
        let least = floor(&points.filter(|(_, delay)| !delay.is_nan()).collect::<Vec<_>>());
        let by_row = times.iter().map(|&(time, sent)| time - sent - least(time)).collect();
        Self { by_row, clock: Some(clock) }
    }
}

/// The length of a tick, ms: a usual one, if the arrivals fit it.
fn tick_of(known: &[(f64, u64)], is_rtp: bool) -> Option<f64> {
    let (&(start, from), &(end, to)) = (known.first()?, known.last()?);
    let passed = to.checked_sub(from).filter(|&passed| passed >= LEAST as u64 && known.len() >= LEAST)?;
    let found = (end - start) / passed as f64;
    let usual = RTP_RATES.map(|rate| 1000.0 / rate);
    let usual: &[f64] = if is_rtp { &usual } else { &TCP_TICKS };
    let off = |tick: f64| (found / tick - 1.0).abs();
    let nearest = usual.iter().copied().min_by(|&a, &b| off(a).total_cmp(&off(b)))?;
    (found > 0.0 && off(nearest) < NEAR).then_some(nearest)
}

/// The line below all points that touches them around the middle of the time: the least delay, with the drift of the
/// clocks. It is level if it would be steeper than clocks drift.
fn floor(points: &[(f64, f64)]) -> impl Fn(f64) -> f64 + use<> {
    let mut points = points.to_vec();
    sorted::by_key(&mut points, |point| sorted::of_number(point.1));
    sorted::by_key(&mut points, |point| sorted::of_number(point.0));
    // the lower edge of the convex hull
    let mut hull: Vec<(f64, f64)> = Vec::new();
    for point in points {
        while let [.., a, b] = hull[..] {
            let turn = (b.0 - a.0) * (point.1 - a.1) - (b.1 - a.1) * (point.0 - a.0);
            if turn > 0.0 {
                break;
            }
            hull.pop();
        }
        hull.push(point);
    }
    let middle = hull.first().zip(hull.last()).map_or(0.0, |(first, last)| (first.0 + last.0) / 2.0);
    let edge = hull.windows(2).find(|edge| edge[1].0 >= middle).map(|edge| (edge[0], edge[1]));
    let drift =
        edge.filter(|(from, to)| to.0 > from.0).map(|(from, to)| (from, (to.1 - from.1) / (to.0 - from.0)));
    let lowest = hull.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
    let (at, slope) = drift.filter(|(_, slope)| slope.abs() <= DRIFT).unwrap_or((lowest, 0.0));
    move |time: f64| at.1 + slope * (time - at.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tick_is_told_from_the_arrivals() {
        let known =
            |tick: f64| (0..200).map(|k| (f64::from(k) * tick + 0.3, 7 + k as u64)).collect::<Vec<_>>();
        assert_eq!(tick_of(&known(1.003), false), Some(1.0));
        assert_eq!(tick_of(&known(4.1), false), Some(4.0));
        assert_eq!(tick_of(&known(0.125), true), Some(0.125));
        // no system has a clock with this tick
        assert_eq!(tick_of(&known(2.3), false), None);
        assert_eq!(tick_of(&known(1.0)[..5], false), None);
    }

    #[test]
    fn the_floor_lies_below_all_points_and_follows_a_drift() {
        let points: Vec<(f64, f64)> =
            (0..1000).map(|k| (f64::from(k), 5.0 - 0.0005 * f64::from(k) + f64::from(k * 7 % 13))).collect();
        let least = floor(&points);
        assert!(points.iter().all(|&(time, delay)| delay - least(time) > -1e-9));
        assert!((least(0.0) - 5.0).abs() < 1e-9 && (least(1000.0) - 4.5).abs() < 1e-9);
        // a queue that grows by 3% of the time is not drift
        let queue: Vec<(f64, f64)> =
            points.iter().map(|&(time, delay)| (time, delay + 0.03 * time)).collect();
        assert_eq!((floor(&queue)(0.0), floor(&queue)(1000.0)), (5.0, 5.0));
        assert_eq!(floor(&[(3.0, 4.0)])(9.0), 4.0);
        assert_eq!(floor(&[])(1.0), 0.0);
    }
}
