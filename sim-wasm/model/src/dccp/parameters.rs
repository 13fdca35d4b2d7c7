//! A scenario's parameters as the model uses them.

use crate::extremes::{larger, smaller};
use crate::laws::{Law, Quantiles};
use crate::network::{Hand, Nanos, nanos};
use crate::quality::Codec;
use crate::scenario::Scenario;
use crate::tfrc::{Ccid, Echo};

/// The parameters of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Round-trip time without queues and transmission, ms.
    pub round_trip: f64,
    /// How the path reorders packets.
    pub disorder: Disorder,
    /// Share of the packets that are lost at random.
    pub loss: f64,
    /// Rate of the bottleneck, Mbit/s.
    pub rate: f64,
    /// Packets that may wait at the bottleneck.
    pub queue: u32,
    /// The application.
    pub application: Application,
    /// Payload of a packet of a flow that sends as much as the rate allows, bytes.
    pub packet: u32,
    /// The congestion control.
    pub ccid: Ccid,
    /// Later arrivals after which a missing packet is lost: NDUPACK.
    pub duplicates: u32,
    /// The packet on which the round trip is measured.
    pub echo: Echo,
    /// The buffer of the run with a buffer.
    pub buffer: BufferSettings,
    /// The place of the buffer.
    pub place: BufferPlace,
    /// Dmax, the longest wait in the buffer, s.
    pub delay_limit: f64,
    /// Which part of the round trip a listener's delay contains, besides the buffer.
    pub ear: ListenerDelay,
    /// Simulated time, ns.
    pub duration: Nanos,
    /// Time at the start that is not measured, ns.
    pub warm_up: Nanos,
    /// Replications.
    pub runs: u32,
    /// The seed: the same one draws the same losses and delays.
    pub seed: u32,
    /// Changes by hand to single packets.
    pub by_hand: Hand,
}

/// How the path reorders packets (docs/dccp.md, rule dccp-3).
#[derive(Clone, Debug, PartialEq)]
pub struct Disorder {
    /// Which packets are delayed.
    pub law: DisorderLaw,
    /// Share of the packets that are picked.
    pub share: f64,
    /// D: extra delay, ms.
    pub extra: f64,
    /// J: its spread, ms.
    pub spread: f64,
    /// The distribution of the spread.
    pub shape: Law,
    /// The table of extra delays, ms, for [`DisorderLaw::Quantiles`].
    pub table: Quantiles,
}

/// Which packets are delayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisorderLaw {
    /// The picked share is delayed by D ± J, all others are not.
    Extra,
    /// All are delayed by ± J, the picked share by D in addition.
    JitterAll,
    /// All but the picked share are delayed by D ± J.
    Skip,
    /// All are delayed by a table of quantiles.
    Quantiles,
}

/// The application that sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Application {
    /// It sends as much as the rate allows.
    Greedy,
    /// A voice call with this codec: a packet every 20 ms.
    Voice(Codec),
}

/// A reordering buffer (docs/dccp.md, rules dccp-14 to dccp-18).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BufferSettings {
    /// How it works.
    pub kind: BufferKind,
    /// Its size.
    pub size: BufferSize,
}

/// How a buffer works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BufferKind {
    /// Packets in order pass at once; later ones wait while a number is missing.
    Gap,
    /// It is kept full: each arrival pushes one packet out.
    Count,
    /// A packet leaves in each slot; a slot is the mean time between arrivals.
    Timed,
}

/// The size of a buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BufferSize {
    /// This many packets.
    Fixed(u32),
    /// Q = X Dmax, Dmax in seconds.
    Rule(f64),
}

/// The place of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BufferPlace {
    /// Before loss detection.
    Transport,
    /// Only in the application.
    Application,
    /// There is no buffer.
    None,
}

/// Which part of the round trip a listener's delay contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListenerDelay {
    /// The whole round trip, as in the paper.
    RoundTrip,
    /// Half of the round trip.
    OneWay,
}

const LAWS: [(&str, DisorderLaw); 4] = [
    ("extra", DisorderLaw::Extra),
    ("jitter-all", DisorderLaw::JitterAll),
    ("skip", DisorderLaw::Skip),
    ("quantiles", DisorderLaw::Quantiles),
];
/// The laws as in netem: J is the half-width of the uniform law, and the standard deviation of the normal one.
const SHAPES: [(&str, Law); 2] = [("uniform", Law::Netem), ("normal", Law::Normal)];
const KINDS: [(&str, BufferKind); 3] =
    [("gap", BufferKind::Gap), ("count", BufferKind::Count), ("timed", BufferKind::Timed)];
const PLACES: [(&str, BufferPlace); 3] = [
    ("transport", BufferPlace::Transport),
    ("application", BufferPlace::Application),
    ("none", BufferPlace::None),
];
const EARS: [(&str, ListenerDelay); 2] =
    [("rtt", ListenerDelay::RoundTrip), ("oneway", ListenerDelay::OneWay)];
const CCIDS: [(&str, Ccid); 2] = [("3", Ccid::Three), ("4", Ccid::Four)];
const ECHOES: [(&str, Echo); 2] = [("highest", Echo::Highest), ("last", Echo::Last)];
const PER_SECOND: f64 = 1000.0;
/// The round-trip time to which D and J refer if they grow with it, ms.
const TIED_AT: f64 = 100.0;
/// Header bytes per byte of payload: 20 bytes at 500, 40 at 1000 (docs/dccp.md, rule dccp-1).
const HEADER: f64 = 0.04;
/// Headers of a voice packet, bytes: G.711 has 200 bytes with its payload of 160.
const VOICE_HEADER: u32 = 40;

impl Parameters {
    /// The parameters of a scenario of the `dccp` laboratory.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        let round_trip = scenario.number("rtt");
        let tied = if scenario.choice("tie") == "rtt" { round_trip / TIED_AT } else { 1.0 };
        let duration = nanos(scenario.number("duration") * PER_SECOND);
        let application = match scenario.choice("app") {
            "voice" => Application::Voice(scenario.choice_of("codec", &Codec::ALL)),
            _ => Application::Greedy,
        };
        Self {
            round_trip,
            disorder: Disorder {
                law: scenario.choice_of("law", &LAWS),
                share: scenario.number("share"),
                extra: scenario.number("extra") * tied,
                spread: scenario.number("spread") * tied,
                shape: scenario.choice_of("shape", &SHAPES),
                table: Quantiles::new(scenario.quantiles("path")),
            },
            loss: scenario.number("loss"),
            rate: scenario.number("rate"),
            queue: scenario.whole("queue"),
            application,
            packet: scenario.whole("packet"),
            ccid: scenario.choice_of("ccid", &CCIDS),
            duplicates: scenario.whole("ndupack"),
            echo: scenario.choice_of("sample", &ECHOES),
            buffer: BufferSettings {
                kind: scenario.choice_of("kind", &KINDS),
                size: match scenario.choice("sizing") {
                    "rule" => BufferSize::Rule(scenario.number("dmax") / PER_SECOND),
                    _ => BufferSize::Fixed(scenario.whole("buffer")),
                },
            },
            place: scenario.choice_of("place", &PLACES),
            delay_limit: scenario.number("dmax") / PER_SECOND,
            ear: scenario.choice_of("ear", &EARS),
            duration,
            // at least a tenth of the duration is measured
            warm_up: nanos(scenario.number("warmup") * PER_SECOND).min(duration / 10 * 9),
            runs: scenario.whole("runs"),
            seed: scenario.whole("seed"),
            by_hand: Hand::of(scenario),
        }
    }

    /// The same parameters with another application; changes by hand stay only with the scenario's own.
    #[must_use]
    pub fn carrying(&self, application: Application) -> Self {
        let by_hand = if application == self.application { self.by_hand.clone() } else { Hand::default() };
        Self { application, by_hand, ..self.clone() }
    }

    /// The parameters that the run without a buffer depends on: the others are made equal.
    #[must_use]
    pub fn without_buffer(&self) -> Self {
        let buffer = BufferSettings { kind: BufferKind::Gap, size: BufferSize::Fixed(0) };
        Self { buffer, place: BufferPlace::None, delay_limit: 0.0, ..self.clone() }
    }

    /// Payload of a packet, bytes.
    #[must_use]
    pub fn payload(&self) -> u32 {
        match self.application {
            Application::Greedy => self.packet,
            Application::Voice(codec) => codec.payload(),
        }
    }

    /// Size of a packet on the wire, bytes.
    #[must_use]
    pub fn wire_size(&self) -> u32 {
        match self.application {
            Application::Greedy => self.packet + (HEADER * f64::from(self.packet) + 0.5) as u32,
            Application::Voice(codec) => codec.payload() + VOICE_HEADER,
        }
    }

    /// Transmission time of a packet at the bottleneck, ms.
    #[must_use]
    pub fn packet_time(&self) -> f64 {
        f64::from(self.wire_size()) * 8e-3 / self.rate
    }

    /// The place of the buffer in the run with one (`is_with`) or without.
    #[must_use]
    pub fn place_in(&self, is_with: bool) -> BufferPlace {
        if is_with { self.place } else { BufferPlace::None }
    }

    /// The path's part of a listener's delay, ms.
    #[must_use]
    pub fn delay_to_the_ear(&self) -> f64 {
        let more = match self.ear {
            ListenerDelay::RoundTrip => 0.5 * self.round_trip,
            ListenerDelay::OneWay => 0.0,
        };
        self.regular_delay() + more
    }

    /// The delay of a packet that is neither picked nor queued, with J on top if it has J, ms.
    #[must_use]
    pub fn regular_delay(&self) -> f64 {
        let half = 0.5 * self.round_trip;
        let Disorder { law, extra, spread, .. } = self.disorder;
        match law {
            DisorderLaw::Extra | DisorderLaw::Quantiles => half,
            DisorderLaw::JitterAll => half + spread,
            DisorderLaw::Skip => larger(half - smaller(extra, half) + extra + spread, 0.0),
        }
    }
}
