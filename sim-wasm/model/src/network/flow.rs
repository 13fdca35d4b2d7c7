//! A flow of the network: its ends, its paths, and the packets on them.

use super::connection::{Action, Connection};
use super::line::Line;
use super::merge::Merge;
use super::observer::{Cause, Observer};
use super::path::{Node, Path, Place};
use super::{Nanos, Packet};
use crate::senders::{Segment, stamp_of};

/// A flow before its start.
#[derive(Clone, Debug)]
pub struct FlowPlan<C> {
    /// Both ends.
    pub ends: C,
    /// The path of its packets, from the sender to the receiver.
    pub forward: Vec<Node>,
    /// The path of its acknowledgments: without a shared queue, and without a link after a node that reorders.
    pub back: Vec<Node>,
    /// When it starts, ns.
    pub start: Nanos,
    /// Size of its packets on the wire, bytes.
    pub size: u32,
    /// Size of its acknowledgments on the wire, bytes.
    pub ack_size: u32,
}

/// The flow's lines in the merge: acknowledgments, the sender's timer, the receiver's timer, then the stops.
pub const ACKS: usize = 0;
pub const TIMER: usize = 1;
pub const ANSWER: usize = 2;
pub const STOPS: usize = 3;

pub struct Flow<C: Connection> {
    pub ends: C,
    pub way: Way,
    back: Path,
    ack_size: u32,
    pub start: Nanos,
    /// The number of acknowledgments sent.
    answers: u32,
    pub acks: Line<C::Ack>,
    /// When the merge looks at the sender's timer: perhaps before it expires, never after.
    pub timer: Nanos,
    pub answer: Nanos,
}

/// The path of a flow's packets, with the packets on it.
pub struct Way {
    /// The index of the flow, and that of its first line in the merge.
    pub index: usize,
    pub place: usize,
    pub forward: Path,
    pub size: u32,
    /// The number of packets sent.
    sent: u32,
    /// Packets before each stop of the path.
    pub waiting: Vec<Line<Packet>>,
}

impl Way {
    /// The sender sends a segment.
    #[inline]
    fn send<C: Connection>(
        &mut self,
        now: Nanos,
        segment: Segment,
        merge: &mut Merge,
        observer: &mut (impl Observer<C> + ?Sized),
    ) {
        let mut packet = Packet {
            segment: segment.number,
            number: self.sent,
            stamp: stamp_of(now),
            is_again: segment.again,
            is_spared: false,
        };
        self.sent = self.sent.wrapping_add(1);
        observer.sent(now, self.index, &packet);
        match self.forward.enter(now, &mut packet, self.size) {
            Place::Lost(at) => observer.lost(at, self.index, &packet, Cause::Disturbance),
            Place::At(at) => {
                if self.waiting[0].put(at, packet) {
                    merge.set(self.place + STOPS, at);
                }
            }
        }
    }
}

impl<C: Connection> Flow<C> {
    pub fn of(index: usize, place: usize, plan: FlowPlan<C>) -> Self {
        let (forward, back) = (Path::of(plan.forward), Path::of(plan.back));
        assert!(
            back.has_stops_at_its_end_alone(),
            "acknowledgments of flow {index} meet others on their way"
        );
        let waiting = vec![Line::default(); forward.stops()];
        Self {
            ends: plan.ends,
            way: Way { index, place, forward, size: plan.size, sent: 0, waiting },
            back,
            ack_size: plan.ack_size,
            start: plan.start,
            answers: 0,
            acks: Line::default(),
            timer: plan.start,
            answer: Nanos::MAX,
        }
    }

    /// Lets the sender act; the segments that it sends start on their way.
    #[inline]
    pub fn act(
        &mut self,
        now: Nanos,
        action: Action<&C::Ack>,
        merge: &mut Merge,
        observer: &mut (impl Observer<C> + ?Sized),
    ) {
        let way = &mut self.way;
        self.ends.act(now, action, &mut |segment| way.send(now, segment, merge, observer));
        let timer = self.ends.timer();
        if timer < self.timer {
            self.timer = timer;
            merge.set(self.way.place + TIMER, timer);
        }
    }

    /// The sender takes all acknowledgments in flight that arrive up to `end`; returns how often it acted. Other flows
    /// change neither these acknowledgments nor their order, as long as none overtakes another.
    #[inline(never)]
    pub fn hear_until(
        &mut self,
        end: Nanos,
        merge: &mut Merge,
        observer: &mut (impl Observer<C> + ?Sized),
    ) -> u64 {
        let mut acts = 0;
        while self.back.stops() == 0 && self.acks.first() <= end {
            let timer = self.ends.timer();
            if timer < self.acks.first() {
                self.act(timer, Action::Expire, merge, observer);
                observer.expired(timer, self.way.index, &self.ends);
            } else if let Some((now, ack)) = self.acks.take() {
                self.act(now, Action::Acknowledge(&ack), merge, observer);
                observer.acknowledged(now, self.way.index, &ack, &self.ends);
            }
            acts += 1;
        }
        if acts > 0 {
            merge.set(self.way.place + ACKS, self.acks.first());
        }
        acts
    }

    /// A packet reaches the receiver. A delayed acknowledgment that was due before has been sent by then.
    #[inline]
    pub fn receive(
        &mut self,
        now: Nanos,
        packet: &Packet,
        merge: &mut Merge,
        observer: &mut (impl Observer<C> + ?Sized),
    ) {
        if self.ends.answer_due() <= now {
            self.answer(self.ends.answer_due(), merge, observer);
        }
        let received = self.ends.receive(now, packet);
        observer.arrived(now, self.way.index, packet, received.is_new);
        if let Some(ack) = received.ack {
            self.send_back(now, ack, merge, observer);
        }
        let due = self.ends.answer_due();
        if due < self.answer {
            self.answer = due;
            merge.set(self.way.place + ANSWER, due);
        }
    }

    /// The receiver sends a delayed acknowledgment because it is due.
    pub fn answer(&mut self, now: Nanos, merge: &mut Merge, observer: &mut (impl Observer<C> + ?Sized)) {
        if let Some(ack) = self.ends.answer(now) {
            self.send_back(now, ack, merge, observer);
        }
    }

    #[inline(always)]
    fn send_back(
        &mut self,
        now: Nanos,
        ack: C::Ack,
        merge: &mut Merge,
        observer: &mut (impl Observer<C> + ?Sized),
    ) {
        let mut packet = Packet { number: self.answers, ..Packet::default() };
        self.answers = self.answers.wrapping_add(1);
        // a lost acknowledgment needs no repair: the next one says more
        let Place::At(at) = self.back.enter(now, &mut packet, self.ack_size) else { return };
        observer.answered(now, self.way.index, &ack, at);
        if self.acks.put(at, ack) {
            merge.set(self.way.place + ACKS, at);
        }
    }
}
