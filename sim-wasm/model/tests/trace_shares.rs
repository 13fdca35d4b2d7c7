//! No share of a report is below 0 or above 1, no number is not a number, and no range is upside down, whatever is
//! read.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{ALL_BY, MILLI, START, read};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, tcp, udp};
use model::laboratory::Laboratory;
use model::measures::ValueFormat;
use model::metrics::Metrics;
use model::reordering::{AddedDelay, Thresholds};
use model::trace::{Analysis, ArrivalOrder, Report};
use proptest::prelude::*;

/// One of them is what is taken without a wish.
const ORDERS: [ArrivalOrder; 2] = [ArrivalOrder::File, ArrivalOrder::Clock];

/// Checks every number of a report under every reading.
pub fn check(report: &Report) {
    for by in ALL_BY {
        assert!(
            report.measurable(by) <= report.packets,
            "{by:?}: {} of {}",
            report.measurable(by),
            report.packets
        );
        for order in ORDERS {
            for flow in 0..report.flows.len() as u32 {
                let analysis = report.analyse_in(order, flow, by, Thresholds::both(20));
                if let Ok(analysis) = analysis {
                    check_flow(&analysis, report.flows[flow as usize].packets);
                }
            }
        }
    }
}

fn is_share(share: f64) -> bool {
    (0.0..=1.0).contains(&share)
}

fn check_flow(analysis: &Analysis, packets: u64) {
    let sample = model::metrics::sample(&analysis.measures);
    for (measure, &value) in Metrics.measures().iter().zip(&sample.values) {
        let is_right = match measure.shown {
            // an extent is of reordered packets
            _ if measure.is_partial && analysis.measures.reordered == 0 => value.is_nan(),
            // of nothing there is no share and no mean
            ValueFormat::Percent if analysis.measures.received == 0 => value.is_nan(),
            _ if analysis.measures.received == 0 => !value.is_infinite(),
            ValueFormat::Percent => is_share(value),
            _ => value.is_finite(),
        };
        assert!(is_right, "{}: {value}", measure.id);
    }
    for density in &sample.densities {
        let sum: f64 = density.shares.iter().sum();
        assert!(
            density.shares.iter().all(|&share| is_share(share)) && sum < 1.0 + 1e-9,
            "{}: {sum}",
            density.id
        );
    }
    for n in 0..12 {
        assert!(is_share(analysis.measures.n_reordering_ratio(n)), "{n}-reordering");
    }
    assert!(analysis.measures.received + analysis.measures.duplicates <= packets);
    if let Some((least, most)) = analysis.reordered_range {
        assert!(is_share(least) && is_share(most) && least <= most, "reordered: {least} to {most}");
    }
    if let Some((least, most)) = analysis.lost_range {
        assert!(least == analysis.measures.lost && least <= most, "lost: {least} to {most}");
    }
    for advice in &analysis.advice {
        assert!(is_share(advice.share) && advice.time.is_none_or(|time| time >= 0.0), "{advice:?}");
        let delays = [advice.delay_by_packets, advice.delay_by_bytes, advice.delay_by_time];
        let is_right =
            |delay: &AddedDelay| is_share(delay.held) && 0.0 <= delay.mean && delay.mean <= delay.max;
        assert!(delays.iter().flatten().all(is_right), "{advice:?}");
    }
    let series = &analysis.series;
    assert!(series.start.is_finite() && series.width > 0.0 && series.width.is_finite());
    assert!(series.received.iter().zip(&series.reordered).all(|(all, late)| late <= all), "{series:?}");
}

/// A packet of a hostile capture: which flow, how it numbers, and how far its time goes back, ms.
type Packet = (u16, u16, u32, bool, u64);

fn packets() -> impl Strategy<Value = Vec<Packet>> {
    // numbers of few bits collide, numbers of many jump
    let number = prop_oneof![0_u16..4, 0_u16..200, any::<u16>()];
    let sequence = prop_oneof![0_u32..40, 0_u32..4000, any::<u32>()];
    let back = prop_oneof![Just(0_u64), 0_u64..50];
    prop::collection::vec((0_u16..3, number, sequence, any::<bool>(), back), 1..150)
}

fn frame(k: usize, &(flow, number, sequence, is_back, back): &Packet) -> Frame {
    let (source, destination) = if is_back && flow == 1 { (2, 1) } else { (1, 2) };
    let (protocol, payload) = match flow {
        0 => (17, udp((4000, 5004), &rtp(7, number, sequence, &[1; 20]))),
        1 => {
            let flags = if number % 11 == 0 { 2 } else { 16 };
            let stamp = (number % 3 == 0).then_some(sequence / 7);
            let ports = if is_back { (80, 9) } else { (9, 80) };
            (6, tcp(ports, sequence, sequence / 2, flags, stamp, &vec![b'x'; usize::from(number % 40)]))
        }
        _ => (17, udp((53, 53), b"x")),
    };
    let time = START + (60 + k as u64 - back) * MILLI;
    Frame::whole(time, ethernet(&ipv4(number, protocol, source, destination, &payload)))
}

proptest! {
    #[test]
    fn shares_of_hostile_captures(packets in packets()) {
        let frames: Vec<Frame> = packets.iter().enumerate().map(|(k, packet)| frame(k, packet)).collect();
        check(&read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 1000));
    }

    #[test]
    fn shares_of_hostile_tables(rows in prop::collection::vec((any::<u64>(), 0_u32..9, -50_i32..50), 1..100)) {
        let row = |(sequence, shift, time): &(u64, u32, i32)| format!("{},{time},{}\n", sequence >> (7 * shift), time.abs());
        let table: String = rows.iter().map(row).collect();
        for header in ["seq,time,size\n", "tcp.seq,time,tcp.len\n", "rtp.seq,time,size\n"] {
            check(&read(format!("{header}{table}").as_bytes(), 1000));
        }
    }
}
