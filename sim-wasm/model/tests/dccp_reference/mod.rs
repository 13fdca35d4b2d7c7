//! A second implementation of the laboratory `dccp`, slow and obvious: it keeps every event, packet and report in lists
//! and searches them each time. For every packet it must give the laboratory's times to the bit.

#![allow(clippy::disallowed_methods, reason = "the sign of a zero makes no difference here")]

mod losses;
mod path;
mod receiver;
mod sender;

use losses::Losses;
use model::dccp::{LAB, LadderRun, Parameters, Stretch};
use model::running::Running;
use model::scenario::Scenario;
use path::Path;

/// A time, ns.
type Time = u64;

/// How far below the highest number loss detection looks for missing packets, in packets: those below have been
/// declared lost or have come.
const NEAR: usize = 150;

fn ns(seconds: f64) -> Time {
    (seconds * 1e9 + 0.5) as Time
}

fn ms(milliseconds: f64) -> Time {
    (milliseconds * 1e6 + 0.5) as Time
}

/// The kinds of events.
#[derive(Clone, Copy, PartialEq)]
enum EventKind {
    /// The packet with this number comes to the receiver.
    Comes(usize),
    /// The report with this index comes to the sender.
    Report(usize),
    /// The receiver's feedback timer ends.
    Feedback,
    /// The packet with this number has waited in the buffer for as long as it may.
    Waited(u32),
    /// The time of the next packet that the buffer `timed` hands over.
    Slot,
    /// The sender's nofeedback timer ends.
    Nofeedback,
    /// The voice application makes a packet.
    Made,
    /// The sender sends a packet.
    Send,
}

impl EventKind {
    /// Of events at one time the one with the lowest rank is first.
    fn rank(self) -> u32 {
        match self {
            Self::Comes(_) => 0,
            Self::Report(_) => 1,
            Self::Feedback => 2,
            Self::Waited(_) => 3,
            Self::Slot => 4,
            Self::Nofeedback => 5,
            Self::Made => 6,
            Self::Send => 7,
        }
    }
}

#[derive(Clone, Default)]
struct Packet {
    number: u32,
    sent: Time,
    /// The sender's round-trip time, which the packet tells the receiver; 0 before the first report.
    round_trip: Time,
    came: Option<Time>,
    /// When loss detection and the application got it.
    handed: Option<Time>,
    /// When it was declared lost, and whether it starts a loss event.
    declared: Option<(Time, bool)>,
}

#[derive(Clone, Copy)]
struct Report {
    /// When the packet that it names was sent.
    echo: Time,
    /// How long the receiver had that packet.
    held: Time,
    /// X_recv, bytes/s.
    received: f64,
    /// The loss event rate.
    p: f64,
}

/// Sender, path and receiver of one run. Sizes are in bytes, rates in bytes/s.
struct World {
    payload: f64,
    /// The packet size in the throughput equation.
    nominal: f64,
    /// The part of that equation's rate that payload may use.
    share: f64,
    /// The least time between two packets, s.
    least_pause: f64,
    /// Size of a packet with its headers.
    wire: u32,
    is_voice: bool,
    /// After how many higher numbers a missing packet is declared lost.
    duplicates: usize,
    /// Kind of the buffer in front of loss detection; `None` without a buffer.
    buffer: Option<&'static str>,
    /// How many packets the buffer may hold.
    room: usize,
    /// How long a packet may wait in the buffer, s.
    limit: Option<f64>,
    path: Path,
    events: Vec<(Time, EventKind)>,
    packets: Vec<Packet>,
    reports: Vec<Report>,
    // the sender (names of RFC 5348, section 4)
    x: f64,
    x_calc: f64,
    /// The smoothed round-trip time, s.
    r: Option<f64>,
    p: f64,
    /// X_recv_set: received rates, with the time of each report.
    rates: Vec<(Time, f64)>,
    /// When slow start doubled the rate last.
    doubled: Option<Time>,
    last_sent: Option<Time>,
    /// Whether a packet was sent since the nofeedback timer was set.
    has_sent: bool,
    /// Packets that the voice application has made and the sender has not sent.
    waiting_to_go: u32,
    /// When packets left, and whether the application had another one then.
    sends: Vec<(Time, bool)>,
    // the receiver
    /// Whether a packet has come that has a round-trip time: the buffer has room from then on.
    begun: bool,
    /// Numbers in the buffer, the lowest first.
    held: Vec<u32>,
    /// The number that the buffer hands over next.
    next_out: u32,
    /// Smoothed time between arrivals, ns, in which the buffer `timed` hands over.
    spacing: f64,
    last_came: Option<Time>,
    /// Whether the buffer `timed` waits until it is full.
    is_filling: bool,
    /// The numbers that loss detection got before it declared them lost, with the times, in the order it got them.
    detected: Vec<(u32, Time)>,
    /// Each time at which loss detection got a packet.
    got: Vec<Time>,
    /// The highest number that loss detection got.
    highest: u32,
    /// The packet that it got last.
    latest: usize,
    /// Whether reports name the packet got last instead of the highest one.
    is_of_latest: bool,
    /// Whether the next packet causes a report.
    is_due: bool,
    /// Whether a packet came since the last report.
    has_news: bool,
    losses: Losses,
    reported_p: f64,
}

impl World {
    fn of(scenario: &Scenario, is_with: bool) -> Self {
        let is_voice = scenario.choice("app") == "voice";
        let payload = match (is_voice, scenario.choice("codec")) {
            (false, _) => scenario.whole("packet"),
            (true, "g711") => 160,
            (true, _) => 20,
        };
        let wire = if is_voice { payload + 40 } else { payload + (0.04 * f64::from(payload) + 0.5) as u32 };
        let limit = (scenario.choice("sizing") == "rule").then(|| scenario.number("dmax") / 1000.0);
        let is_small = scenario.choice("ccid") == "4";
        let size = f64::from(payload);
        let (nominal, share) = if is_small { (1460.0, size / (size + 40.0)) } else { (size, 1.0) };
        let mut events = vec![(2_000_000_000, EventKind::Nofeedback)];
        events.push((0, if is_voice { EventKind::Made } else { EventKind::Send }));
        Self {
            payload: size,
            nominal,
            share,
            least_pause: if is_small { 0.01 } else { 0.0 },
            wire,
            is_voice,
            duplicates: scenario.whole("ndupack") as usize,
            buffer: is_with.then(|| scenario.choice("kind")),
            room: 0,
            limit,
            path: Path::of(scenario),
            events,
            packets: vec![Packet::default()],
            reports: Vec::new(),
            x: nominal * share,
            x_calc: f64::INFINITY,
            r: None,
            p: 0.0,
            rates: vec![(0, f64::INFINITY)],
            doubled: None,
            last_sent: None,
            has_sent: false,
            waiting_to_go: 0,
            sends: Vec::new(),
            begun: false,
            held: Vec::new(),
            next_out: 1,
            spacing: 0.0,
            last_came: None,
            is_filling: true,
            detected: Vec::new(),
            got: Vec::new(),
            highest: 0,
            latest: 0,
            is_of_latest: scenario.choice("sample") == "last",
            is_due: true,
            has_news: false,
            losses: Losses { is_small, ..Losses::default() },
            reported_p: 0.0,
        }
    }

    fn run(mut self, end: Time) -> Vec<Packet> {
        loop {
            // events of one time and one rank are in the order in which they were planned
            let order = |at: &usize| (self.events[*at].0, self.events[*at].1.rank(), *at);
            let Some(first) = (0..self.events.len()).min_by_key(order) else { break };
            let (now, what) = self.events.remove(first);
            if now > end {
                break;
            }
            match what {
                EventKind::Comes(packet) => self.comes(now, packet),
                EventKind::Report(report) => self.hear(now, self.reports[report]),
                EventKind::Feedback => {
                    self.is_due = !self.has_news;
                    if self.has_news {
                        self.report(now);
                    }
                }
                EventKind::Waited(number) => self.give_up(now, number),
                EventKind::Slot => self.slot_ends(now),
                EventKind::Nofeedback => self.expire(now),
                EventKind::Made => {
                    self.events.push((now + 20_000_000, EventKind::Made));
                    if self.waiting_to_go < 5 {
                        self.waiting_to_go += 1;
                    }
                    self.plan(now);
                }
                EventKind::Send => self.send(now),
            }
        }
        self.packets
    }
}

fn seconds(time: Option<Time>) -> f64 {
    time.map_or(f64::NAN, |time| time as f64 * 1e-9)
}

/// Asserts that the laboratory's packets and the reference's have the same numbers and, to the bit, the same times.
fn assert_same(query: &str, side: &str, stretch: &Stretch, packets: &[Packet]) {
    for (flight, packet) in stretch.flights.iter().zip(packets) {
        let found = [flight.sent, flight.came, flight.handed, flight.declared];
        let declared = packet.declared.map(|declared| declared.0);
        let wanted = [Some(packet.sent), packet.came, packet.handed, declared].map(seconds);
        let label = format!("{query}, {side}: packet {}", packet.number);
        assert_eq!(flight.number, packet.number, "{label}");
        assert_eq!(found.map(f64::to_bits), wanted.map(f64::to_bits), "{label}: {found:?} {wanted:?}");
        assert_eq!(flight.is_event, packet.declared.is_some_and(|declared| declared.1), "{label}");
    }
    assert_eq!(stretch.flights.len(), packets.len(), "{query}, {side}: packets sent");
}

#[test]
fn the_reference_gives_the_same_times_of_every_packet() {
    const SHOWN: Time = 12_000_000_000;
    for query in [
        "",
        "law=jitter-all&packet=1000&kind=count",
        "law=jitter-all&packet=1000&rtt=400&extra=200&spread=160&sample=last",
        "sample=last&kind=timed&buffer=7&loss=0.02",
        "law=skip&shape=normal&rtt=40&extra=15&spread=5&ndupack=1",
        "rtt=200&extra=100&loss=0.02&buffer=9",
        "sizing=rule&dmax=100&queue=10",
        "sizing=rule&dmax=400&queue=20&seed=3",
        "sizing=rule&dmax=60&kind=timed&loss=0.02",
        "sizing=rule&dmax=30&kind=count&loss=0.05&rtt=40",
        "rate=0.2&packet=1000&rtt=300&loss=0.1&kind=count&buffer=2",
        "share=0&queue=20",
        "loss=0.4&rtt=30",
        "kind=timed&buffer=7",
        "law=jitter-all&kind=timed&loss=0.05&rtt=60&buffer=12",
        "ccid=4&packet=100",
        "ccid=4&packet=200&loss=0.3&rtt=150&kind=timed",
        "app=voice",
        "app=voice&codec=g729&ccid=4&loss=0.1&rtt=300",
        "app=voice&rtt=500&extra=250&spread=100&ndupack=1&rate=0.1",
    ] {
        let scenario = Scenario::with(&LAB, query).scenario;
        let p = Parameters::of(&scenario);
        let found = LadderRun::new(&p, 0, (Some(0.0), SHOWN as f64 * 1e-9)).finish();
        // the laboratory follows the packets of a stretch for three round-trip times and one second after its end
        let end = SHOWN + ms(3.0 * scenario.number("rtt") + 1000.0);
        for (side, stretch, is_with) in [("with", &found.with, true), ("without", &found.without, false)] {
            let packets = World::of(&scenario, is_with).run(end);
            let shown: Vec<Packet> =
                packets.into_iter().filter(|packet| packet.number > 0 && packet.sent <= SHOWN).collect();
            assert!(shown.len() > 30, "{query}: {}", shown.len());
            assert_same(query, side, stretch, &shown);
        }
    }
}
