//! Compares the transfer with a slow, straightforward simulation of the same rules (docs/alf.md): a list of
//! events, earliest first, ties broken by rule alf-8.

use model::alf::LAB;
use model::alf::{Bench, Delivery, Draw, Draws, Parameters, Silent};
use model::extremes::{larger, smaller};
use model::scenario::Scenario;
use proptest::prelude::*;
use std::collections::VecDeque;

/// In the order of rule alf-8.
#[derive(Clone, Debug, PartialEq)]
enum Event {
    ServiceCompletion,
    AckArrival { credits: u32, report: Option<(u32, u32)> },
    Arrival { adu: u32, attempt: u32, lost: bool },
    EmissionTime,
}

impl Event {
    fn rank(&self) -> u32 {
        match self {
            Self::ServiceCompletion => 0,
            Self::AckArrival { .. } => 1,
            Self::Arrival { .. } => 2,
            Self::EmissionTime => 3,
        }
    }
}

#[derive(Default)]
struct Reference {
    events: Vec<(f64, u64, Event)>,
    serial: u64,
    total_time: f64,
    buffer_max: u32,
    waiting: f64,
    blocking: Vec<f64>,
    processed: Vec<u32>,
}

impl Reference {
    fn at(&mut self, time: f64, event: Event) {
        self.serial += 1;
        self.events.push((time, self.serial, event));
    }

    fn take_earliest(&mut self) -> Option<(f64, Event)> {
        let key = |e: &(f64, u64, Event)| (e.0, e.2.rank(), e.1);
        let first = (0..self.events.len()).min_by(|&a, &b| {
            key(&self.events[a]).partial_cmp(&key(&self.events[b])).expect("times are numbers")
        })?;
        let (time, _, event) = self.events.remove(first);
        Some((time, event))
    }

    fn run(p: &Parameters, ordered: bool, draws: &mut Draws) -> Self {
        let mut s = Self::default();
        let n = p.adus as usize;
        let streams = if ordered { p.streams } else { p.adus };
        let (mut sent_new, mut credits_back) = (0_u32, 0_u32);
        let mut due: VecDeque<(u32, u32)> = VecDeque::new();
        let (mut last_emission, mut emission_pending) = (f64::NEG_INFINITY, false);
        let (mut network, mut ack_path) = (0.0_f64, 0.0_f64);
        let mut lost_state = None;
        let mut arrived: Vec<Option<f64>> = vec![None; n];
        let mut next_of_stream: Vec<u32> = (0..streams).collect();
        let mut deliverable: VecDeque<u32> = VecDeque::new();
        let (mut busy, mut idle_since) = (None::<u32>, 0.0);
        let (mut received, mut accepted, mut free_credits, mut acks) = (0_u32, 0_u32, 0_u32, 0_u32);
        let (mut now, mut since_ack) = (0.0, 0);
        let mut outgoing: Vec<Option<(u32, u32)>> = Vec::new();
        loop {
            // everything that happens at this instant, in the order of rule alf-8
            loop {
                // the sender emits in its turn: after the acknowledgments and arrivals of the instant
                let waiting_now = s.events.iter().any(|e| e.0 == now);
                if !waiting_now {
                    let may_send =
                        !due.is_empty() || (sent_new < p.adus && sent_new - credits_back < p.window);
                    if may_send && !emission_pending {
                        if last_emission + p.interval <= now {
                            let (adu, attempt) = due.pop_front().unwrap_or_else(|| {
                                sent_new += 1;
                                (sent_new - 1, 0)
                            });
                            let draw = transmission(draws, adu, attempt);
                            let chance = p.loss_chain();
                            let drawn = draw.loss
                                < match lost_state {
                                    None => p.loss,
                                    Some(false) => chance[0],
                                    Some(true) => chance[1],
                                };
                            lost_state = Some(drawn);
                            network = larger(network, now + p.delay * draw.delay);
                            s.at(network, Event::Arrival { adu, attempt, lost: drawn });
                            last_emission = now;
                            continue;
                        }
                        emission_pending = true;
                        s.at(last_emission + p.interval, Event::EmissionTime);
                    }
                    break;
                }
                let Some((_, event)) = s.take_earliest() else { break };
                match event {
                    Event::ServiceCompletion => {
                        s.processed.extend(busy.take());
                        idle_since = now;
                        s.total_time = now;
                    }
                    Event::AckArrival { credits, report } => {
                        credits_back += credits;
                        due.extend(report.map(|(adu, attempt)| (adu, attempt + 1)));
                    }
                    Event::Arrival { adu, attempt, lost: true } => outgoing.push(Some((adu, attempt))),
                    Event::Arrival { adu, .. } => {
                        assert!(arrived[adu as usize].replace(now).is_none(), "ADU {adu} arrived twice");
                        received += 1;
                        let stream = (adu % streams) as usize;
                        while next_of_stream[stream] < p.adus
                            && arrived[next_of_stream[stream] as usize].is_some()
                        {
                            deliverable.push_back(next_of_stream[stream]);
                            next_of_stream[stream] += streams;
                        }
                        since_ack += 1;
                        if since_ack == p.ack_every {
                            since_ack = 0;
                            outgoing.push(None);
                        }
                    }
                    Event::EmissionTime => emission_pending = false,
                }
            }
            // then the application may start
            if busy.is_none()
                && let Some(adu) = deliverable.pop_front()
            {
                s.waiting += now - arrived[adu as usize].expect("it has arrived");
                s.blocking.push(now - idle_since);
                accepted += 1;
                free_credits += 1;
                busy = Some(adu);
                // a service that takes no time ends at this instant too, after the acknowledgments
                s.at(now + p.processing, Event::ServiceCompletion);
            }
            s.buffer_max = s.buffer_max.max(received - accepted);
            // then acknowledgments are emitted
            for report in outgoing.drain(..) {
                let delay = match report {
                    Some((adu, attempt)) => draws.recovery(adu, attempt).report,
                    None => {
                        acks += 1;
                        draws.ack_delay(acks - 1)
                    }
                };
                ack_path = larger(ack_path, now + p.delay * delay);
                let credits = std::mem::take(&mut free_credits);
                s.at(ack_path, Event::AckArrival { credits, report });
            }
            let next = s.events.iter().map(|e| e.0).fold(f64::INFINITY, smaller);
            if next.is_finite() {
                now = next;
            } else if accepted < p.adus {
                // rule alf-7: nothing else can happen
                since_ack = 0;
                ack_path = larger(ack_path, now + p.delay * draws.ack_delay(acks));
                acks += 1;
                let credits = std::mem::take(&mut free_credits);
                s.at(ack_path, Event::AckArrival { credits, report: None });
            } else {
                return s;
            }
        }
    }
}

fn parameters() -> impl Strategy<Value = Parameters> {
    let times = (0..=4_u32, 0..=3_u32, 1..=3_u32);
    let counts = (1..=20_u32, 1..=10_u32, 10..=80_u32, 1..=12_u32);
    let rest = (0..=6_u32, prop_oneof![Just(None), (1.0..6.0).prop_map(Some)], 0..1000_u32, 0..5_usize);
    (times, counts, rest).prop_map(|((ta, r, d), (w, a, n, streams), (l, burst, seed, law))| {
        let laws = ["constant-erlang", "constant", "exponential", "hyperexponential", "erlang"];
        let query = format!("delay={}&seed={seed}", laws[law]);
        let mut p = Parameters::of(&Scenario::with(&LAB, &query).scenario);
        // multiples of each other, so that many events coincide
        p.processing = [0.0, 5.0, 10.0, 25.0, 80.0][ta as usize];
        p.interval = [0.0, 5.0, 10.0, 40.0][r as usize];
        p.delay = [1.0, 20.0, 100.0][d as usize - 1];
        (p.window, p.ack_every, p.adus, p.streams) = (w, a, n, streams);
        p.loss = f64::from(l) * 0.1;
        p.burst = burst;
        p
    })
}

fn transmission(draws: &mut Draws, adu: u32, attempt: u32) -> Draw {
    if attempt == 0 { draws.first(adu) } else { draws.recovery(adu, attempt - 1).repeated }
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * (1.0 + a.abs())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_the_event_simulation(p in parameters(), ordered: bool) {
        let mut draws = Draws::default();
        draws.renew(p.seed, 0, p.law);
        draws.prepare(p.adus);
        // at most one flush per reception
        draws.prepare_acks(2 * p.adus);
        let slow = Reference::run(&p, ordered, &mut draws);
        let mut bench = Bench::default();
        let delivery = if ordered { Delivery::InOrder } else { Delivery::OutOfOrder };
        let fast = bench.run(&p, delivery, 0, &mut Silent);
        prop_assert!(close(fast.total_time, slow.total_time), "{} {}", fast.total_time, slow.total_time);
        prop_assert!(close(fast.waiting_mean, slow.waiting / f64::from(p.adus)));
        prop_assert_eq!(fast.buffer_max, slow.buffer_max);
        prop_assert_eq!(bench.transfer().blocking().len(), slow.blocking.len());
        for (a, b) in bench.transfer().blocking().iter().zip(&slow.blocking) {
            prop_assert!(close(*a, *b), "{a} {b}");
        }
    }
}
