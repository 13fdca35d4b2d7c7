//! The sender's throughput under random loss against what is derived on paper: the square-root law (Mathis, Semke,
//! Mahdavi and Ott, CCR 1997, equation 3) and, with timeouts, Padhye, Firoiu, Towsley and Kurose (SIGCOMM 1998,
//! equation 30). Both are of Reno's growth, of losses that come alone, and of a window that nothing else limits; the
//! first is of few losses (p below 0.02). `cargo test -p model --test suite theory -- --nocapture` prints the table of
//! docs/tcp.md.

use model::extremes::larger;
use model::laws::Law;
use model::network::{
    AdaptiveFlow, Disturbance, FlowPlan, Jitter, Link, Nanos, Network, Node, Observer, Packet, Spread,
};
use model::random::Random;
use model::red::equilibrium::Connection;
use model::senders::{AdaptiveReceiverSettings, AdaptiveSettings, Control, Profile};

/// Round trip, without queueing: the link takes 1 µs for a packet.
const ROUND_TRIP: Nanos = 100_000_000;
/// The window's limit: so far above what these losses leave that nothing but them bounds the window.
const WINDOW_AT_MOST: u32 = 100_000;
/// Losses of a transfer, on average.
const LOSSES: f64 = 300.0;
const SHARES: [f64; 6] = [0.0003, 0.0005, 0.001, 0.003, 0.01, 0.03];

/// When the segments came.
#[derive(Default)]
struct Arrivals {
    new: u32,
    wanted: u32,
    /// When a fifth of them had come, and all.
    ends: [Option<Nanos>; 2],
}

impl Observer<AdaptiveFlow> for Arrivals {
    fn arrived(&mut self, now: Nanos, _: usize, _: &Packet, is_new: bool) {
        self.new += u32::from(is_new);
        if self.new >= self.wanted / 5 {
            self.ends[0].get_or_insert(now);
        }
        if self.new == self.wanted {
            self.ends[1].get_or_insert(now);
        }
    }
}

/// Segments a round trip, behind the first fifth of the transfer.
fn sent(profile: Profile, delay: Option<Nanos>, loss: f64) -> f64 {
    let wanted = (LOSSES / loss) as u32;
    let settings =
        AdaptiveSettings { control: Control::Reno, window_limit: WINDOW_AT_MOST, ..profile.settings() };
    let random = Random::new(7, 0);
    let jitter = Jitter { delay: ROUND_TRIP / 2, spread: Spread::Law(Law::Uniform, 0.0), random };
    let receiver = AdaptiveReceiverSettings { delay, duplicates: true };
    let disturbance = Disturbance::new(0, 0, loss, random, 0);
    let plan = FlowPlan {
        ends: AdaptiveFlow::new(&settings, receiver, wanted),
        forward: vec![Node::Link(Link::of(12_000.0)), Node::Disturbance(disturbance), Node::Jitter(jitter)],
        back: vec![Node::Delay(ROUND_TRIP / 2)],
        start: 0,
        size: 1500,
        ack_size: 84,
    };
    let mut network = Network::new(Vec::new(), vec![plan]);
    let mut arrivals = Arrivals { wanted, ..Arrivals::default() };
    let mut now = 0;
    while arrivals.ends[1].is_none() {
        now += 10 * ROUND_TRIP;
        network.run_until(now, &mut arrivals);
    }
    let [from, to] = arrivals.ends.map(Option::unwrap_or_default);
    f64::from(wanted - wanted / 5) * ROUND_TRIP as f64 / (to - from) as f64
}

/// Segments a round trip: sqrt(3 / (2 b p)).
fn square_root(per_ack: f64, loss: f64) -> f64 {
    (1.5 / (per_ack * loss)).sqrt()
}

fn with_timeouts(profile: Profile, per_ack: f64, loss: f64) -> f64 {
    let least = profile.settings().timer.minimum as f64 * 1e-9;
    let round_trip = ROUND_TRIP as f64 * 1e-9;
    // Linux adds its least timeout to the round trip
    let timeout = if profile == Profile::Linux2010 { round_trip + least } else { larger(least, round_trip) };
    Connection { round_trip, timeout, per_ack }.throughput(loss) * round_trip
}

#[test]
fn throughput_under_random_loss_is_what_theory_says() {
    println!(
        "| sender | packets an acknowledgment | p | segments a round trip | over the square-root law | over Padhye |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    for (profile, name) in
        [(Profile::Bare, "bare"), (Profile::Reno2002, "reno-2002"), (Profile::Linux2010, "linux-2010")]
    {
        for (per_ack, delay) in [(1.0, None), (2.0, Some(2 * ROUND_TRIP))] {
            let found = SHARES.map(|loss| (loss, sent(profile, delay, loss)));
            for (loss, segments) in found {
                let root = segments / square_root(per_ack, loss);
                let full = segments / with_timeouts(profile, per_ack, loss);
                println!("| `{name}` | {per_ack} | {loss} | {segments:.1} | {root:.2} | {full:.2} |");
                let case = format!("{name}, {per_ack} an acknowledgment, p = {loss}: {root:.2}, {full:.2}");
                // a loss in a round trip of ten segments or less, and the timeouts that follow, are no part of the law
                let off = if loss <= 0.003 { 0.1 } else { 0.2 };
                assert!((root - 1.0).abs() < off || loss > 0.02, "square-root law: {case}");
                // Reno without SACK, of which the formula is, has more timeouts where many are lost
                assert!((full - 1.0).abs() < if loss > 0.02 { 0.4 } else { 0.15 }, "Padhye: {case}");
            }
        }
    }
}
