//! Properties of the `dccp` laboratory: whatever is asked for, a buffer keeps order and loses nothing.

use model::dccp::{
    Buffer, BufferKind, BufferSettings, BufferSize, Flight, LAB, LadderRun, MEASURES, PathFate,
};
use model::dccp::{Flows, Parameters, Simulation};
use model::random::{Random, Stream};
use model::running::Running;
use model::scenario::Scenario;
use model::tfrc::{LostPacket, Packet, Receiver};
use std::collections::BTreeSet;

const KINDS: [BufferKind; 3] = [BufferKind::Gap, BufferKind::Count, BufferKind::Timed];

fn parameters(query: &str) -> Parameters {
    Parameters::of(&Scenario::with(&LAB, query).scenario)
}

/// Packets of a stream in an order of arrival that luck makes: a tenth is lost, and a third is up to 20 places late.
fn arrivals(seed: u32) -> Vec<(u64, u32)> {
    let random = Random::new(seed, 0);
    let mut all: Vec<(u64, u32)> = (1..=2000)
        .filter_map(|number| {
            let [lost, late, by, _] = random.uniforms(Stream::Jitter, number, 0);
            let extra = if late < 0.33 { (20.0 * by) as u64 } else { 0 };
            (lost > 0.1).then_some((10 * (u64::from(number) + extra), number))
        })
        .collect();
    all.sort_unstable();
    all
}

/// What comes out of a buffer, in that order, and what stays.
fn through(settings: BufferSettings, arrivals: &[(u64, u32)]) -> (Vec<u32>, u32) {
    let mut buffer = Buffer::new(settings);
    let mut out = Vec::new();
    for &(now, number) in arrivals {
        while buffer.timer() < now {
            buffer.expire(buffer.timer(), &mut out);
        }
        let packet = Packet { number, sent: 0, came: now, round_trip: 50 };
        buffer.put(now, packet, &mut out);
    }
    (out.iter().map(|packet| packet.number).collect(), buffer.waiting())
}

#[test]
fn what_goes_into_a_buffer_comes_out_once_in_order_or_late() {
    for (kind, seed) in KINDS.into_iter().flat_map(|kind| (1..=5).map(move |seed| (kind, seed))) {
        let arrivals = arrivals(seed);
        for size in [0, 1, 2, 5, 12, 30] {
            let settings = BufferSettings { kind, size: BufferSize::Fixed(size) };
            let (out, waiting) = through(settings, &arrivals);
            let label = format!("{kind:?} {size} {seed}");
            let once: BTreeSet<u32> = out.iter().copied().collect();
            assert_eq!(once.len(), out.len(), "{label}: a packet comes out twice");
            assert_eq!(out.len() + waiting as usize, arrivals.len(), "{label}");
            assert!(once.iter().all(|number| arrivals.iter().any(|(_, came)| came == number)), "{label}");
            assert!(waiting <= size.max(1), "{label}: {waiting} wait");
            // a packet behind a higher one had not come when that one left: it is late, and passes at once
            let mut highest = 0;
            for number in out {
                let came = |of: u32| arrivals.iter().position(|&(_, number)| number == of);
                if number < highest {
                    assert!(
                        came(number) > came(highest),
                        "{label}: {number} was there before {highest} left"
                    );
                }
                highest = highest.max(number);
            }
        }
    }
}

/// A larger buffer of the paper's kind passes more packets in order.
#[test]
fn a_larger_buffer_has_fewer_late() {
    let late = |size: u32| {
        let settings = BufferSettings { kind: BufferKind::Gap, size: BufferSize::Fixed(size) };
        let (out, _) = through(settings, &arrivals(7));
        let mut highest = 0;
        out.into_iter()
            .filter(|&number| {
                let is_late = number < highest;
                highest = highest.max(number);
                is_late
            })
            .count()
    };
    let counts = [0, 2, 5, 10, 20].map(late);
    assert!(counts.windows(2).all(|pair| pair[0] > pair[1]), "{counts:?}");
}

/// Every packet arrives in time, comes after it was declared lost, or is declared lost and never comes.
#[test]
fn loss_detection_decides_every_packet_once() {
    for (seed, threshold) in [(1, 1), (2, 3), (3, 10)] {
        let arrivals = arrivals(seed);
        let mut receiver =
            Receiver::new(model::tfrc::Ccid::Three, 500, threshold, model::tfrc::Echo::Highest);
        let (mut declared, mut events) = (Vec::new(), 0);
        let mut in_time = BTreeSet::new();
        for &(now, number) in &arrivals {
            let packet = Packet { number, sent: 0, came: now, round_trip: 50 };
            if !declared.contains(&number) {
                in_time.insert(number);
            }
            receiver.receive(now, &packet, &mut |lost: LostPacket| {
                declared.push(lost.number);
                events += u32::from(lost.is_event);
            });
        }
        let once: BTreeSet<u32> = declared.iter().copied().collect();
        assert_eq!(once.len(), declared.len(), "NDUPACK {threshold}");
        assert!(once.is_disjoint(&in_time));
        let last = *declared.last().expect("some are lost");
        // up to the last decision nothing is left undecided
        assert!((1..=last).all(|number| once.contains(&number) || in_time.contains(&number)));
        assert!(events > 0 && events as usize <= declared.len());
    }
}

/// Nothing is reordered and nothing lost: a buffer of one packet, or of none, is no buffer, whatever its kind.
#[test]
fn a_buffer_of_one_is_none_where_nothing_is_reordered() {
    for kind in ["gap", "count", "timed"] {
        for query in ["app=voice&duration=30", "app=greedy&duration=3&warmup=0&queue=1000"] {
            let p = parameters(&format!("share=0&buffer=1&kind={kind}&{query}"));
            let found = Simulation::new(p, 0, Flows::Own).finish();
            let value = |id: &str| {
                let measured = MEASURES.iter().find(|measured| measured.about.id == id).expect("a measure");
                (measured.of)(&found)
            };
            for quantity in ["rate", "ler", "loss_events", "jitter", "delay", "lost_ratio", "declared_ratio"]
            {
                let [with, without] =
                    ["buffer", "no_buffer"].map(|side| value(&format!("{quantity}_{side}")));
                assert_eq!(with, without, "{kind}, {query}: {quantity}");
            }
            assert!(value("rate_buffer") > 0.0 && value("buffered_mean") == 0.0, "{kind}, {query}");
        }
    }
}

fn is_known(time: f64) -> bool {
    !time.is_nan()
}

/// In whole runs of many kinds: packets move forward in time, those that are lost are never seen again, what arrives is
/// handed over but for what a buffer that is kept full still holds, and in order but for what is late.
#[test]
fn packets_of_a_run_are_conserved() {
    for query in [
        "",
        "law=jitter-all&spread=80",
        "kind=count&buffer=8",
        "kind=timed&buffer=8&loss=0.02",
        "sizing=rule&dmax=100&rtt=50",
        "place=application&buffer=12&queue=5",
        "app=voice&codec=g729&ccid=4&loss=0.05",
        "law=skip&shape=normal&ndupack=1&rate=0.2",
    ] {
        let p = parameters(&format!("duration=30&{query}"));
        let found = LadderRun::new(&p, 3, (Some(0.0), 30.0)).finish();
        for (side, stretch) in [("with", &found.with), ("without", &found.without)] {
            let label = format!("{query}, {side}");
            assert!(stretch.flights.len() > 100 && !stretch.is_cut, "{label}");
            let mut held = 0;
            let mut last = 0.0;
            for flight in &stretch.flights {
                let Flight { sent, came, handed, way, is_late, number, .. } = *flight;
                assert_eq!(way == PathFate::Arrived, is_known(came), "{label}: {number}");
                assert!(!is_known(handed) || (sent < came && came <= handed), "{label}: {number}");
                held += u32::from(is_known(came) && !is_known(handed));
                if is_known(handed) && !is_late {
                    assert!(handed >= last, "{label}: {number} out of order");
                    last = handed;
                }
                assert!(side == "with" || handed.is_nan() || handed == came, "{label}: {number}");
            }
            assert!(held <= if side == "with" { 12 } else { 0 }, "{label}: {held} are missing");
        }
        // the same path: a packet of one number has the same luck in both runs
        let lost = |flights: &[Flight]| -> Vec<u32> {
            flights.iter().filter(|flight| flight.way == PathFate::Lost).map(|flight| flight.number).collect()
        };
        let both = found.with.flights.len().min(found.without.flights.len());
        assert_eq!(lost(&found.with.flights[..both]), lost(&found.without.flights[..both]), "{query}");
    }
}

/// More reordering, and less of a buffer, never carry more, over enough luck.
#[test]
fn rates_fall_with_disorder_and_rise_with_the_buffer() {
    let rate = |query: &str, side: usize| {
        let p = parameters(&format!("duration=60&{query}"));
        let runs = (0..4).map(|run| Simulation::new(p.clone(), run, Flows::Own).finish().rate(side));
        runs.sum::<f64>() / 4.0
    };
    let by_share = ["share=0", "share=0.02", "share=0.05", "share=0.2"].map(|query| rate(query, 1));
    assert!(by_share.windows(2).all(|pair| pair[0] > pair[1]), "{by_share:?}");
    let by_size = ["buffer=2", "buffer=5", "buffer=9", "buffer=15"].map(|query| rate(query, 0));
    assert!(by_size.windows(2).all(|pair| pair[0] < pair[1]), "{by_size:?}");
}

/// A buffer that follows X in front of loss detection holds reports back, too. If it waited until it is full, the rate
/// that a missing report halves would never fill it, and the flow would stay at nothing.
#[test]
fn a_buffer_by_the_rule_starves_no_sender() {
    for seed in 1..=10 {
        let p = parameters(&format!("sizing=rule&dmax=400&seed={seed}"));
        let found = Simulation::new(p, 0, Flows::Own).finish();
        let rate = found.rate(0);
        assert!(rate > 100.0, "seed {seed}: {rate} kbit/s");
    }
}
