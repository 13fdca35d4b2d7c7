//! The parameters of a simulation, read from a scenario.

use crate::laws::{Law, Quantiles};
use crate::network::{
    AdaptiveFlow, ByHand, FlowPlan, Hand, Jitter, Link, Nanos, Network, Node, Routes, Spread, nanos,
};
use crate::random::Random;
use crate::scenario::Scenario;
use crate::senders::{AdaptiveReceiverSettings, AdaptiveSettings, Control, Profile, TimerSettings};

/// The upper bound of an adaptive threshold that is switched on by hand (Linux before 4.0).
const HIGHEST: u32 = 127;
/// Header bytes of a packet on the wire: Ethernet's frame with its checksum, IP, TCP with timestamps.
const HEADERS: u32 = 70;
/// Size of an acknowledgment on the wire, bytes.
const ACK_SIZE: u32 = 84;

/// The parameters of a transfer.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Round-trip time without queueing and without jitter, ns.
    pub round_trip: Nanos,
    /// Rate of the link, Mbit/s.
    pub rate: f64,
    /// Size of a full packet on the wire, bytes.
    pub size: u32,
    /// The distribution of delays over packets.
    pub spread: Spread,
    /// Whether packets meet the jitter before they meet the link.
    pub is_before_link: bool,
    /// Size of the transfer, segments.
    pub segments: u32,
    /// Size of the transfer, bytes.
    pub bytes: f64,
    /// Settings of the sender.
    pub sender: AdaptiveSettings,
    /// Settings of the receiver.
    pub receiver: AdaptiveReceiverSettings,
    /// Changes by hand to single packets.
    pub by_hand: Hand,
    /// Replications.
    pub runs: u32,
    /// The seed: the same one draws the same delays.
    pub seed: u32,
}

/// The switch of a mechanism: as in the stack, on, or off.
const SWITCH: [(&str, Option<bool>); 3] = [("stack", None), ("on", Some(true)), ("off", Some(false))];
/// Whether the jitter is before the link.
const PLACES: [(&str, bool); 2] = [("behind", false), ("before", true)];

impl Parameters {
    /// The parameters of a scenario of the `tcp` laboratory.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        let size = scenario.whole("size");
        let bytes = scenario.number("transfer") * 1e6;
        let segments = (bytes / f64::from(size - HEADERS)).ceil() as u32;
        Self {
            round_trip: nanos(scenario.number("rtt")),
            rate: scenario.number("rate"),
            size,
            spread: spread(scenario),
            is_before_link: scenario.choice_of("place", &PLACES),
            segments: segments.max(1),
            bytes,
            sender: sender(scenario),
            receiver: AdaptiveReceiverSettings {
                delay: Some(nanos(scenario.number("delack"))).filter(|&delay| delay > 0),
                duplicates: true,
            },
            by_hand: Hand::of(scenario),
            runs: scenario.whole("runs"),
            seed: scenario.whole("seed"),
        }
    }

    /// The same parameters without jitter and without changes by hand.
    #[must_use]
    pub fn undisturbed(&self) -> Self {
        Self { spread: Spread::Law(Law::Uniform, 0.0), by_hand: Hand::default(), ..self.clone() }
    }

    /// Transmission time of a packet on the link, ns.
    #[must_use]
    pub fn spacing(&self) -> Nanos {
        Link::of(self.rate).time_of(self.size)
    }

    /// The node that delays the packets of a replication (from 0); its central delay is half a round trip (rule
    /// path-5).
    #[must_use]
    pub fn jitter(&self, replication: u32) -> Jitter {
        let random = Random::new(self.seed, replication);
        Jitter { delay: self.round_trip / 2, spread: self.spread.clone(), random }
    }

    /// Both ends and the path between them, before the start (rules path-5 and path-6).
    #[must_use]
    pub fn network(&self, replication: u32) -> Network<AdaptiveFlow> {
        let (link, jitter) = (Node::Link(Link::of(self.rate)), Node::Jitter(self.jitter(replication)));
        let mut forward = if self.is_before_link { vec![jitter, link] } else { vec![link, jitter] };
        if self.by_hand.is_on_any() {
            // rule path-8: after the link, so that other packets overtake it
            let behind = if self.is_before_link { 2 } else { 1 };
            forward.insert(behind, Node::ByHand(ByHand::new(self.by_hand.clone())));
        }
        let plan = FlowPlan {
            ends: AdaptiveFlow::new(&self.sender, self.receiver, self.segments),
            forward,
            back: vec![Node::Delay(self.round_trip - self.round_trip / 2)],
            start: 0,
            size: self.size,
            ack_size: ACK_SIZE,
        };
        Network::new(Vec::new(), vec![plan])
    }
}

fn spread(scenario: &Scenario) -> Spread {
    let (share, extra) = (scenario.number("share"), scenario.number("extra"));
    match scenario.choice("law") {
        "held" => Spread::Held(share, extra),
        "routes" => Spread::Routes(Routes::new(share, extra, 0)),
        "quantiles" => {
            Spread::Quantiles(Quantiles::new(scenario.quantiles("path")).times(scenario.number("stretch")))
        }
        "flowlets" => Spread::Routes(Routes::new(share, extra, nanos(scenario.number("gap")))),
        _ => Spread::Law(scenario.choice_of("law", &LAWS), scenario.number("jitter")),
    }
}

/// The choices of `law` that are laws; all others are read above.
const LAWS: [(&str, Law); 8] = Law::ALL;

pub(super) fn sender(scenario: &Scenario) -> AdaptiveSettings {
    let profile = Profile::named(scenario.choice("stack")).unwrap_or_default();
    let of_stack = profile.settings();
    let switch = |id, of_stack: bool| scenario.choice_of(id, &SWITCH).unwrap_or(of_stack);
    let whole = |id, of_stack: u32| scenario.optional(id).map_or(of_stack, |value| value as u32);
    let adapts = switch("adapt", of_stack.adapts_up_to.is_some());
    let cap = whole("cap", of_stack.adapts_up_to.unwrap_or(HIGHEST));
    AdaptiveSettings {
        control: Control::named(scenario.choice("cc")).unwrap_or_default(),
        duplicate_threshold: scenario.whole("dupthresh"),
        adapts_up_to: adapts.then_some(cap),
        counts_from_highest: switch("fack", of_stack.counts_from_highest),
        undoes_by_duplicates: switch("dsack", of_stack.undoes_by_duplicates),
        undoes_by_timestamps: switch("eifel", of_stack.undoes_by_timestamps),
        limited_transmit: switch("limited", of_stack.limited_transmit),
        reduces_in_proportion: switch("prr", of_stack.reduces_in_proportion),
        detects_by_time: switch("rack", of_stack.detects_by_time),
        probes: switch("tlp", of_stack.probes),
        initial_window: whole("iw", of_stack.initial_window),
        window_limit: scenario.whole("window"),
        timer: timer(scenario, of_stack.timer),
        ..of_stack
    }
}

/// The retransmission timer. With Linux, whose variation term has the least timeout as its lower bound, the given least
/// timeout replaces that bound.
fn timer(scenario: &Scenario, of_stack: TimerSettings) -> TimerSettings {
    let Some(least) = scenario.optional("rtomin").map(nanos) else { return of_stack };
    let adds_least = of_stack.granularity == of_stack.minimum;
    TimerSettings {
        minimum: least,
        granularity: if adds_least { least } else { of_stack.granularity },
        ..of_stack
    }
}
