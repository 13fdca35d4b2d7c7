use crate::extremes::smaller;
use crate::network::{Discipline, Hand, Nanos, RedLaw, Spacing, nanos};
use crate::scenario::Scenario;
use crate::senders::{Halves, Ns2Rules, ReceiverSettings, SenderSettings, Stack, TimerSettings};

/// The parameters of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// tau: mean of the exponential part of the disturbance's delay, ms; T at most.
    pub tau: f64,
    /// T: mean delay of the disturbance, ms.
    pub delay: f64,
    /// p_s: share of the data packets that the disturbance loses.
    pub loss: f64,
    /// The law of the queue at C1, if it uses random early detection.
    pub red: RedLaw,
    /// Packets that may wait at C1, if its queue is drop-tail.
    pub limit: Option<u32>,
    /// Long-lived flows.
    pub flows: u32,
    /// Rate of the bottleneck, Mbit/s.
    pub rate: f64,
    /// Rate of each source's own link, Mbit/s.
    pub access: f64,
    /// Mean round-trip time without queueing, ms.
    pub round_trip: f64,
    /// Difference between the longest and the shortest round-trip time, ms.
    pub spread: f64,
    /// Size of a data packet on the wire, bytes.
    pub size: u32,
    /// Settings of the senders.
    pub sender: SenderSettings,
    /// Settings of the receivers.
    pub receiver: ReceiverSettings,
    /// Simulated time, ns.
    pub duration: Nanos,
    /// Time at the start that is not measured, ns.
    pub warm_up: Nanos,
    /// Replications.
    pub runs: u32,
    /// The seed: the same one draws the same losses and delays.
    pub seed: u32,
    /// Changes by hand to single packets of the first flow.
    pub by_hand: Hand,
}

const SWITCH: [(&str, bool); 2] = [("off", false), ("on", true)];
/// Whether senders and RED have the rules of ns-2.1b9a.
const SIMULATORS: [(&str, bool); 2] = [("rfc", false), ("ns2", true)];
/// Whether a timeout halves the window instead of the segments in flight.
const TIMEOUTS: [(&str, bool); 2] = [("flight", false), ("window", true)];
/// What a cut halves, and how.
const HALVES: [(&str, Halves); 3] =
    [("exact", Halves::Flight), ("window", Halves::Window), ("whole", Halves::Whole)];
/// `tcpTick_` of ns-2 since March 2002, ms.
const NS2_TICK: f64 = 10.0;
/// Whether the queue is drop-tail.
const QUEUES: [(&str, bool); 2] = [("red", false), ("droptail", true)];
/// Whether limited transmit is on, and whether it counts as ns-2 does.
const LIMITED: [(&str, (bool, bool)); 3] =
    [("off", (false, false)), ("on", (true, false)), ("ns2", (true, true))];

/// Size of an acknowledgment, bytes.
pub const ACK_SIZE: u32 = 40;
/// Initial window of the flows, packets, unless the scenario gives another.
const INITIAL_WINDOW: u32 = 2;
const PER_SECOND: f64 = 1000.0;

impl Parameters {
    /// The parameters of a scenario of the `red` laboratory.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        let delay = scenario.number("t");
        let low = scenario.number("minth");
        let stack = scenario.choice_of("stack", &Stack::ALL.map(|stack| (stack.id(), stack)));
        let is_ns2 = scenario.choice_of("sim", &SIMULATORS);
        // the rules of the paper's simulator include all of these
        let switch = |id| is_ns2 || scenario.choice_of(id, &SWITCH);
        let duration = nanos(scenario.number("duration") * PER_SECOND);
        let (limited, by_duplicates) = scenario.choice_of("limited", &LIMITED);
        // at least a tenth of the duration is measured
        let warm_up = nanos(scenario.number("warmup") * PER_SECOND).min(duration / 10 * 9);
        Self {
            tau: smaller(scenario.number("tau"), delay),
            delay,
            loss: scenario.number("ps"),
            red: RedLaw {
                min_threshold: low,
                max_threshold: low * scenario.number("ratio"),
                max_probability: scenario.number("pmax"),
                min_probability: scenario.number("pmin"),
                weight: scenario.number("wq"),
                is_gentle: scenario.choice_of("gentle", &SWITCH),
                spares_short: switch("spare"),
                spacing: scenario.choice_of("spacing", &Spacing::ALL),
            },
            limit: scenario.choice_of("queue", &QUEUES).then(|| scenario.whole("limit")),
            flows: scenario.whole("flows"),
            rate: scenario.number("rate"),
            access: scenario.number("access"),
            round_trip: scenario.number("rtt"),
            spread: scenario.number("spread"),
            size: scenario.whole("size"),
            sender: SenderSettings {
                stack,
                initial_window: scenario.optional("iw").map_or(INITIAL_WINDOW, |window| window as u32),
                duplicate_threshold: scenario.whole("dupthresh"),
                limited_transmit: is_ns2 || limited,
                careful: switch("careful"),
                ns2: Ns2Rules {
                    timeout_halves_window: is_ns2 || scenario.choice_of("timeout", &TIMEOUTS),
                    inflates_without_recovery: switch("inflate"),
                    halves: if is_ns2 { Halves::Whole } else { scenario.choice_of("halves", &HALVES) },
                    grows_at_exit: switch("regrow"),
                    restarts_timer: switch("rearm"),
                    limits_by_duplicates: is_ns2 || by_duplicates,
                },
                timer: TimerSettings {
                    granularity: nanos(if is_ns2 { NS2_TICK } else { scenario.number("granularity") }),
                    minimum: nanos(scenario.number("rtomin")),
                    ..TimerSettings::default()
                },
                ..SenderSettings::default()
            },
            receiver: ReceiverSettings {
                delay: Some(nanos(scenario.number("delack"))).filter(|&delay| delay > 0),
                sack: stack == Stack::Sack,
            },
            duration,
            warm_up,
            runs: scenario.whole("runs"),
            seed: scenario.whole("seed"),
            by_hand: Hand::of(scenario),
        }
    }

    /// The queue at C1.
    #[must_use]
    pub fn discipline(&self) -> Discipline {
        self.limit.map_or(Discipline::Red(self.red), Discipline::DropTail)
    }

    /// Share of the packets that C1 drops in the long run at this average queue.
    #[must_use]
    pub fn dropped_at(&self, average: f64) -> f64 {
        match self.limit {
            Some(limit) => f64::from(u8::from(average >= f64::from(limit))),
            None => self.red.share(average),
        }
    }

    /// Transmission time of a data packet at the bottleneck, s.
    #[must_use]
    pub fn packet_time(&self) -> f64 {
        f64::from(self.size) * 8e-6 / self.rate
    }

    /// Round-trip time of a flow (from 0) without queueing, ms: the flows' are spread evenly (rule red-1).
    #[must_use]
    pub fn round_trip_of(&self, flow: u32) -> f64 {
        let place = f64::from(flow) / f64::from(self.flows.max(2) - 1) - 0.5;
        if self.flows == 1 { self.round_trip } else { self.round_trip + self.spread * place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;

    #[test]
    fn the_paper_s_simulator_is_its_switches_together() {
        let of = |query: &str| Parameters::of(&Scenario::with(&LAB, query).scenario);
        let switches = "spare=on&careful=on&limited=ns2&granularity=10&timeout=window&inflate=on&halves=whole&regrow=on&rearm=on";
        assert_eq!(of("sim=ns2"), of(switches));
        assert_eq!(of("sim=ns2&spare=off&granularity=500"), of(switches));
        assert_ne!(of(""), of(switches));
        assert_eq!(of("").sender.ns2, Ns2Rules::default());
    }
}
