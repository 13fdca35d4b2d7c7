//! The simulation of a network.

use super::Nanos;
use super::connection::{Action, Connection};
use super::flow::{ACKS, ANSWER, Flow, FlowPlan, STOPS, TIMER};
use super::line::Line;
use super::merge::Merge;
use super::observer::{Cause, Observer};
use super::path::{Node, Path, Place};
use super::queue::{Queue, Verdict};

/// Flows and the queues that they share.
pub struct Network<C: Connection> {
    flows: Vec<Flow<C>>,
    queues: Vec<Queue>,
    merge: Merge,
    /// Number of bits of a line's index within its flow: each flow has a power of two of lines in the merge.
    bits: u32,
    now: Nanos,
    events: u64,
}

impl<C: Connection> Network<C> {
    /// A network before the start.
    ///
    /// # Panics
    /// If acknowledgments share a queue, packets have no stop on their way, or a path names a queue that is missing or
    /// for packets of another size.
    #[must_use]
    pub fn new(queues: Vec<Queue>, plans: Vec<FlowPlan<C>>) -> Self {
        let stops = |plan: &FlowPlan<C>| Path::of(plan.forward.clone()).stops();
        let most = plans.iter().map(stops).max().unwrap_or(0);
        let bits = (STOPS + most).next_power_of_two().trailing_zeros();
        let mut merge = Merge::new(plans.len() << bits);
        let mut flows = Vec::with_capacity(plans.len());
        for (index, plan) in plans.into_iter().enumerate() {
            let fits = |node: &Node| !matches!(node, Node::Queue(queue) if queues[*queue as usize].size() != plan.size);
            assert!(
                plan.forward.iter().all(fits),
                "packets of flow {index} have another size than those of a queue"
            );
            merge.set((index << bits) + TIMER, plan.start);
            flows.push(Flow::of(index, index << bits, plan));
            assert!(!flows[index].way.waiting.is_empty(), "packets of flow {index} have no stop");
        }
        Self { flows, queues, merge, bits, now: 0, events: 0 }
    }

    /// Like [`Network::run_until`], for figures that see every packet, in order of time: they share one compiled copy,
    /// at the price of a dynamic call per event.
    #[inline(never)]
    pub fn show_until(&mut self, end: Nanos, observer: &mut dyn Observer<C>) {
        self.go_on_until(end, observer);
    }

    /// Simulates all events up to and including `end`.
    pub fn run_until(&mut self, end: Nanos, observer: &mut impl Observer<C>) {
        if observer.hears_senders_first() {
            for flow in &mut self.flows {
                self.events += flow.hear_until(end, &mut self.merge, observer);
            }
        }
        self.go_on_until(end, observer);
    }

    #[inline(never)]
    fn go_on_until(&mut self, end: Nanos, observer: &mut (impl Observer<C> + ?Sized)) {
        loop {
            let (time, place) = self.merge.first();
            if time > end {
                break;
            }
            self.now = time;
            self.events += 1;
            let (flow, kind) = (place >> self.bits, place & ((1 << self.bits) - 1));
            match kind {
                ACKS => self.acknowledge(flow, observer),
                TIMER => self.look_at_timer(flow, observer),
                ANSWER => self.look_at_answer(flow, observer),
                stop => self.come_to(flow, stop - STOPS, observer),
            }
        }
        self.now = end;
    }

    /// The number of events so far.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Both ends of each flow.
    pub fn ends(&self) -> impl Iterator<Item = &C> {
        self.flows.iter().map(|flow| &flow.ends)
    }

    /// Packets that wait in a queue now.
    pub fn waiting(&self, queue: usize) -> u32 {
        self.queues[queue].waiting(self.now)
    }

    /// The average queue of a queue with random early detection, packets.
    #[must_use]
    pub fn average(&self, queue: usize) -> f64 {
        self.queues[queue].average()
    }

    /// Packets of a flow that are on their way to a stop of their path.
    #[must_use]
    pub fn on_the_way(&self, flow: usize) -> usize {
        self.flows[flow].way.waiting.iter().map(Line::count).sum()
    }

    #[inline]
    fn acknowledge(&mut self, index: usize, observer: &mut (impl Observer<C> + ?Sized)) {
        let (now, flow) = (self.now, &mut self.flows[index]);
        let Some((_, ack)) = flow.acks.take() else { return };
        self.merge.set(flow.way.place + ACKS, flow.acks.first());
        flow.act(now, Action::Acknowledge(&ack), &mut self.merge, observer);
        observer.acknowledged(now, index, &ack, &flow.ends);
    }

    /// Looks at a timer at the time that the merge knows: the timer may have been moved to a later time since.
    fn look_at_timer(&mut self, index: usize, observer: &mut (impl Observer<C> + ?Sized)) {
        let (now, flow) = (self.now, &mut self.flows[index]);
        flow.timer = Nanos::MAX;
        self.merge.set(flow.way.place + TIMER, Nanos::MAX);
        if now == flow.start {
            flow.act(now, Action::Start, &mut self.merge, observer);
        } else if flow.ends.timer() <= now {
            flow.act(now, Action::Expire, &mut self.merge, observer);
            observer.expired(now, index, &flow.ends);
        } else {
            flow.timer = flow.ends.timer();
            self.merge.set(flow.way.place + TIMER, flow.timer);
        }
    }

    fn look_at_answer(&mut self, index: usize, observer: &mut (impl Observer<C> + ?Sized)) {
        let (now, flow) = (self.now, &mut self.flows[index]);
        if flow.ends.answer_due() <= now {
            flow.answer(now, &mut self.merge, observer);
        }
        flow.answer = flow.ends.answer_due();
        self.merge.set(flow.way.place + ANSWER, flow.answer);
    }

    #[inline]
    fn come_to(&mut self, index: usize, stop: usize, observer: &mut (impl Observer<C> + ?Sized)) {
        let (now, flow) = (self.now, &mut self.flows[index]);
        let Some((_, mut packet)) = flow.way.waiting[stop].take() else { return };
        self.merge.set(flow.way.place + STOPS + stop, flow.way.waiting[stop].first());
        let mut at = now;
        if let Some(queue) = flow.way.forward.queue_at(stop) {
            match self.queues[queue].offer(now, packet.is_spared) {
                Verdict::Dropped => {
                    observer.lost(now, index, &packet, Cause::Queue);
                    return;
                }
                Verdict::Sent { start, end } => {
                    observer.queued(now, index, &packet, start, end);
                    at = end;
                }
            }
        }
        match flow.way.forward.go_on(stop, at, &mut packet, flow.way.size) {
            Place::Lost(at) => observer.lost(at, index, &packet, Cause::Disturbance),
            Place::At(at) if stop + 1 < flow.way.waiting.len() => {
                if flow.way.waiting[stop + 1].put(at, packet) {
                    self.merge.set(flow.way.place + STOPS + stop + 1, at);
                }
            }
            Place::At(at) => flow.receive(at, &packet, &mut self.merge, observer),
        }
    }
}
