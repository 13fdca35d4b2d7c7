//! A second, slow and obvious simulation of the packet-level network: one heap of all events, one packet at a
//! time, every departure an event, random early detection written down again. On random small networks both
//! have to agree event by event.

use crate::networks::{ACK_SIZE, Plan, SIZE, Step, plan};
use model::network::{
    Action, Cause, Connection, Discipline, Nanos, Observer, Packet, RedLaw, Spacing, TcpFlow,
};
use model::random::{Random, Stream, uniform};
use model::senders::{Acknowledgment, Segment};
use proptest::prelude::*;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// What happened, in the words of both simulations.
#[derive(Debug, Default, PartialEq)]
struct Log {
    /// (time, flow, number, segment, whether again).
    sent: Vec<(Nanos, usize, u32, u32, bool)>,
    /// At the shared queue: (start of the transmission, flow, number).
    started: Vec<(Nanos, usize, u32)>,
    /// (time, flow, number, whether by the queue).
    lost: Vec<(Nanos, usize, u32, bool)>,
    /// (time, flow, number, whether new).
    arrived: Vec<(Nanos, usize, u32, bool)>,
    /// (time, flow, next, bits of the window).
    acknowledged: Vec<(Nanos, usize, u32, u64)>,
    expired: Vec<(Nanos, usize)>,
    hears_senders_first: bool,
}

impl Log {
    /// What senders do, flow by flow.
    fn by_flow(mut self) -> Self {
        self.sent.sort_by_key(|entry| entry.1);
        self.acknowledged.sort_by_key(|entry| entry.1);
        self.expired.sort_by_key(|entry| entry.1);
        self.hears_senders_first = false;
        self
    }

    /// In one order, without what happens after `until`.
    fn settled(mut self, until: Nanos) -> Self {
        self.started.retain(|entry| entry.0 <= until);
        self.lost.retain(|entry| entry.0 <= until);
        self.arrived.retain(|entry| entry.0 <= until);
        self.lost.sort_unstable();
        self.arrived.sort_unstable();
        self
    }
}

impl Observer<TcpFlow> for Log {
    fn hears_senders_first(&self) -> bool {
        self.hears_senders_first
    }
    fn sent(&mut self, now: Nanos, flow: usize, packet: &Packet) {
        self.sent.push((now, flow, packet.number, packet.segment, packet.is_again));
    }
    fn queued(&mut self, _: Nanos, flow: usize, packet: &Packet, start: Nanos, _: Nanos) {
        self.started.push((start, flow, packet.number));
    }
    fn lost(&mut self, now: Nanos, flow: usize, packet: &Packet, cause: Cause) {
        self.lost.push((now, flow, packet.number, cause == Cause::Queue));
    }
    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, is_new: bool) {
        self.arrived.push((now, flow, packet.number, is_new));
    }
    fn acknowledged(&mut self, now: Nanos, flow: usize, ack: &Acknowledgment, ends: &TcpFlow) {
        self.acknowledged.push((now, flow, ack.next, ends.sender.window().to_bits()));
    }
    fn expired(&mut self, now: Nanos, flow: usize, _: &TcpFlow) {
        self.expired.push((now, flow));
    }
}

/// What is under way.
#[derive(Clone, Copy)]
enum Load {
    Data(Packet),
    Ack(Acknowledgment, u32),
}

/// Time, whether it meets others, flow, kind, number.
type Order = (Nanos, bool, usize, u8, u64);

/// What happens at a time. At one time everything inside the network comes before what meets others: then by flow, and
/// within a flow acknowledgments, the sender's timer, the receiver's, packets; of equals what was planned first.
struct Event {
    order: Order,
    load: Load,
    /// The step of its path in front of which it is.
    step: usize,
}

/// Everything in one place.
struct ReferenceNetwork<'a> {
    plan: &'a Plan,
    heap: BinaryHeap<Reverse<Order>>,
    /// The events of the heap, by their last number.
    events: Vec<Option<Event>>,
    ends: Vec<TcpFlow>,
    has_started: Vec<bool>,
    numbers: Vec<u32>,
    answers: Vec<u32>,
    /// When each link of a flow is free, forward and back, by step.
    free: Vec<[Vec<Nanos>; 2]>,
    /// The shared queue: (flow, packet, step); what is in transmission has left it.
    waiting: VecDeque<(usize, Packet, usize)>,
    in_transmission: Option<(usize, Packet, usize)>,
    idle_since: Nanos,
    red: Average,
    log: Log,
}

#[derive(Default)]
struct Average {
    average: f64,
    count: f64,
    arrivals: u32,
}

impl Average {
    fn drops(&mut self, law: &RedLaw, waiting: usize, idle: f64, random: Random) -> bool {
        let w = law.weight;
        // rounded as the network rounds it: a queue that stays as long as the threshold brings the average there, and
        // then its last bit decides whether packets are counted
        self.average = if idle > 0.0 {
            self.average * libm::exp(libm::log1p(-w) * idle)
        } else {
            self.average + w * (waiting as f64 - self.average)
        };
        let index = self.arrivals;
        self.arrivals += 1;
        let (avg, low, high) = (self.average, law.min_threshold, law.max_threshold);
        let is_below = avg < low && law.min_probability == 0.0;
        if is_below || (law.spares_short && waiting <= 1) {
            self.count = -1.0;
            return false;
        }
        self.count += 1.0;
        let (least, most) = (law.min_probability, law.max_probability);
        let p_b = if avg < low {
            least
        } else if avg < high {
            least + most * (avg - low) / (high - low)
        } else if law.is_gentle && avg < 2.0 * high {
            least + most + (1.0 - (least + most)) * (avg - high) / high
        } else {
            1.0
        };
        if p_b <= 0.0 {
            self.count = -1.0;
            return false;
        }
        let p_a = match law.spacing {
            _ if p_b >= 1.0 => 1.0,
            Spacing::Published if self.count * p_b >= 1.0 => 1.0,
            Spacing::Published => p_b / (1.0 - self.count * p_b),
            Spacing::Wait if self.count * p_b < 1.0 => 0.0,
            Spacing::Wait if self.count * p_b >= 2.0 => 1.0,
            Spacing::Wait => p_b / (2.0 - self.count * p_b),
        };
        let u = uniform(random.words(Stream::Red, index / 4, 0)[index as usize % 4]);
        let is_dropped = p_b >= 1.0 || u < p_a;
        if is_dropped {
            self.count = 0.0;
        }
        is_dropped
    }
}

const SERVICE: usize = usize::MAX;

impl<'a> ReferenceNetwork<'a> {
    fn run(plan: &'a Plan) -> Log {
        let steps = |steps: &[Step]| vec![0; steps.len()];
        let mut slow = Self {
            plan,
            heap: BinaryHeap::new(),
            events: Vec::new(),
            ends: plan.flows.iter().map(|flow| flow.ends()).collect(),
            has_started: vec![false; plan.flows.len()],
            numbers: vec![0; plan.flows.len()],
            answers: vec![0; plan.flows.len()],
            free: plan.flows.iter().map(|flow| [steps(&flow.forward), steps(&flow.back)]).collect(),
            waiting: VecDeque::new(),
            in_transmission: None,
            idle_since: 0,
            red: Average { count: -1.0, ..Average::default() },
            log: Log::default(),
        };
        while let Some(now) = slow.step() {
            if now > plan.until {
                break;
            }
        }
        slow.log.settled(plan.until)
    }

    fn at(&mut self, time: Nanos, meets: Option<u8>, flow: usize, load: Load, step: usize) {
        let order = (time, meets.is_some(), flow, meets.unwrap_or(0), self.events.len() as u64);
        self.heap.push(Reverse(order));
        self.events.push(Some(Event { order, load, step }));
    }

    /// The earliest of the heap's events and of the timers happens; gives its time.
    fn step(&mut self) -> Option<Nanos> {
        let first = self.heap.peek().map(|event| event.0);
        let timers = (0..self.ends.len()).flat_map(|flow| {
            let timer =
                if self.has_started[flow] { self.ends[flow].timer() } else { self.plan.flows[flow].start };
            [(timer, true, flow, 1, 0), (self.ends[flow].answer_due(), true, flow, 2, 0)]
        });
        let timer = timers.min()?;
        if timer.0.min(first.map_or(Nanos::MAX, |first| first.0)) > self.plan.until {
            return None;
        }
        if first.is_none_or(|first| timer < first) {
            let (now, _, flow, kind, _) = timer;
            if kind == 2 {
                self.answer(now, flow);
            } else if self.has_started[flow] {
                self.act(now, flow, Action::Expire);
                self.log.expired.push((now, flow));
            } else {
                self.has_started[flow] = true;
                self.act(now, flow, Action::Start);
            }
            return Some(now);
        }
        let Reverse(order) = self.heap.pop()?;
        let event = self.events[order.4 as usize].take().expect("an event happens once");
        let (now, _, flow, ..) = event.order;
        match event.load {
            Load::Data(_) if event.step == SERVICE => self.departs(now),
            Load::Data(packet) => self.data(now, flow, packet, event.step, order.1),
            Load::Ack(ack, number) => self.ack(now, flow, ack, number, event.step),
        }
        Some(now)
    }

    fn act(&mut self, now: Nanos, flow: usize, action: Action<&Acknowledgment>) {
        let mut sent: Vec<Segment> = Vec::new();
        self.ends[flow].act(now, action, &mut |segment| sent.push(segment));
        for segment in sent {
            let number = self.numbers[flow];
            self.numbers[flow] += 1;
            let packet =
                Packet { segment: segment.number, number, is_again: segment.again, ..Packet::default() };
            self.log.sent.push((now, flow, number, segment.number, segment.again));
            self.at(now, None, flow, Load::Data(packet), 0);
        }
    }

    /// Time at which a step that is no queue is behind; `None` where the packet is lost.
    fn pass(&mut self, now: Nanos, flow: usize, number: u32, step: usize, way: usize) -> Option<Nanos> {
        let (steps, size) = if way == 0 {
            (&self.plan.flows[flow].forward, SIZE)
        } else {
            (&self.plan.flows[flow].back, ACK_SIZE)
        };
        match steps[step] {
            Step::Link(rate) => {
                let free = &mut self.free[flow][way][step];
                *free = now.max(*free) + takes(size, rate);
                Some(*free)
            }
            Step::Delay(delay) => Some(now + delay),
            Step::Disturbance(constant, tau, loss) => {
                let [delay, luck, ..] = self.plan.random.uniforms(Stream::Disturbance, number, flow as u32);
                let extra = (tau as f64 * -libm::log(delay)) as Nanos;
                (luck >= loss).then_some(now + constant + if tau == 0 { 0 } else { extra })
            }
            Step::Shared => unreachable!("it is no step of one flow"),
        }
    }

    fn data(&mut self, now: Nanos, flow: usize, packet: Packet, step: usize, meets: bool) {
        let forward = &self.plan.flows[flow].forward;
        match forward.get(step) {
            None => self.receive(now, flow, packet),
            // packets of several flows come in the order of the flows
            Some(Step::Shared) if !meets => self.at(now, Some(3), flow, Load::Data(packet), step),
            Some(Step::Shared) => self.offer(now, flow, packet, step),
            Some(_) => match self.pass(now, flow, packet.number, step, 0) {
                Some(at) => self.at(at, None, flow, Load::Data(packet), step + 1),
                None => self.log.lost.push((now, flow, packet.number, false)),
            },
        }
    }

    fn offer(&mut self, now: Nanos, flow: usize, packet: Packet, step: usize) {
        let waiting = self.waiting.len();
        let is_dropped = match self.plan.discipline {
            Discipline::DropTail(limit) => waiting >= limit as usize,
            Discipline::Red(law) => {
                let is_idle = self.in_transmission.is_none();
                let idle = if is_idle { (now - self.idle_since) as f64 } else { 0.0 };
                let idle = idle / takes(SIZE, self.plan.rate) as f64;
                self.red.drops(&law, waiting, idle, self.plan.random)
            }
        };
        if is_dropped {
            self.log.lost.push((now, flow, packet.number, true));
        } else if self.in_transmission.is_some() {
            self.waiting.push_back((flow, packet, step));
        } else {
            self.starts(now, (flow, packet, step));
        }
    }

    fn starts(&mut self, now: Nanos, (flow, packet, step): (usize, Packet, usize)) {
        self.log.started.push((now, flow, packet.number));
        self.in_transmission = Some((flow, packet, step));
        self.at(now + takes(SIZE, self.plan.rate), None, flow, Load::Data(packet), SERVICE);
    }

    fn departs(&mut self, now: Nanos) {
        let (flow, packet, step) = self.in_transmission.take().expect("something is in transmission");
        self.at(now, None, flow, Load::Data(packet), step + 1);
        match self.waiting.pop_front() {
            Some(next) => self.starts(now, next),
            None => self.idle_since = now,
        }
    }

    fn receive(&mut self, now: Nanos, flow: usize, packet: Packet) {
        if self.ends[flow].answer_due() <= now {
            self.answer(now, flow);
        }
        let received = self.ends[flow].receive(now, &packet);
        self.log.arrived.push((now, flow, packet.number, received.is_new));
        if let Some(ack) = received.ack {
            self.send_back(now, flow, ack);
        }
    }

    fn answer(&mut self, now: Nanos, flow: usize) {
        if let Some(ack) = self.ends[flow].answer(now) {
            self.send_back(now, flow, ack);
        }
    }

    fn send_back(&mut self, now: Nanos, flow: usize, ack: Acknowledgment) {
        let number = self.answers[flow];
        self.answers[flow] += 1;
        self.at(now, None, flow, Load::Ack(ack, number), 0);
    }

    fn ack(&mut self, now: Nanos, flow: usize, ack: Acknowledgment, number: u32, step: usize) {
        let steps = self.plan.flows[flow].back.len();
        if step > steps {
            self.act(now, flow, Action::Acknowledge(&ack));
            let window = self.ends[flow].sender.window().to_bits();
            self.log.acknowledged.push((now, flow, ack.next, window));
        } else if step == steps {
            self.at(now, Some(0), flow, Load::Ack(ack, number), step + 1);
        } else if let Some(at) = self.pass(now, flow, number, step, 1) {
            self.at(at, None, flow, Load::Ack(ack, number), step + 1);
        }
    }
}

fn takes(size: u32, rate: f64) -> Nanos {
    (f64::from(size) * 8000.0 / rate).round() as Nanos
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_fast_network_agrees_with_the_slow_one(plan in plan()) {
        let mut log = Log::default();
        plan.network().run_until(plan.until, &mut log);
        let (fast, slow) = (log.settled(plan.until), ReferenceNetwork::run(&plan));
        prop_assert!(!slow.sent.is_empty() || plan.flows.iter().all(|flow| flow.start > plan.until));
        prop_assert_eq!(fast, slow);
    }

    /// In pieces, in each of which senders are ahead of the queue.
    #[test]
    fn senders_that_are_ahead_do_the_same(plan in plan(), pieces in 1..40_u64) {
        let mut log = Log { hears_senders_first: true, ..Log::default() };
        let mut network = plan.network();
        for piece in 1..=pieces {
            network.run_until(plan.until / pieces * piece, &mut log);
        }
        network.run_until(plan.until, &mut log);
        prop_assert_eq!(log.settled(plan.until).by_flow(), ReferenceNetwork::run(&plan).by_flow());
    }
}
