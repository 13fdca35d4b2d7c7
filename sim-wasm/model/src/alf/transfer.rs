//! One transfer in one delivery mode: the rules of MODELS.md section 1.
//!
//! The network keeps order (rule 4), so transmissions reach the receiver in the order of their
//! emission, and so do acknowledgments on the way back. An ADU's start of service follows from the
//! moment it becomes deliverable. One loop over emissions is therefore enough: each emission is
//! followed through the network and the receiver at once, and what it sends back waits in a queue
//! that is in order by itself. No event heap, no allocation for an ADU.

use super::parameters::is_lost;
use super::{Acknowledgment, Luck, NO_ADU, Parameters, Record, Transmission};

/// Which ADUs may be delivered (rule 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// An ADU waits for all before it in its stream.
    InOrder,
    /// An ADU is deliverable on arrival.
    OutOfOrder,
}

/// Measures of one transfer; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Completion of the last ADU, from the start of the transfer.
    pub total_time: f64,
    /// Mean time from an ADU's first emission to the end of its processing.
    pub latency_mean: f64,
    /// Time average of the receiver's occupancy (ADUs).
    pub buffer_mean: f64,
    /// Largest occupancy (ADUs).
    pub buffer_max: u32,
    /// Mean wait of an ADU in the receiver: the paper's ADU blocking time B.
    pub waiting_mean: f64,
    /// Mean idle time of the application before an ADU: the paper's application blocking time I.
    pub blocking_mean: f64,
    /// Variance of the application blocking time (ms^2): the paper's jitter J.
    pub jitter: f64,
}

/// The state of a transfer; reused from run to run.
#[derive(Debug, Default)]
pub struct Transfer {
    /// When each ADU arrived; [`MISSING`] before that, [`DELIVERED`] once it is deliverable.
    arrival: Vec<f64>,
    /// Start of service in processing order.
    accepted: Vec<f64>,
    /// Idle time of the application before each ADU, in processing order.
    blocking: Vec<f64>,
    /// ADUs in the order of their arrival.
    arrival_order: Vec<u32>,
    acks: Vec<Ack>,
    /// ADUs and attempts that are due for retransmission.
    due: Vec<(u32, u32)>,
}

const MISSING: f64 = f64::INFINITY;
const DELIVERED: f64 = f64::NEG_INFINITY;

/// An acknowledgment or report on its way.
#[derive(Clone, Copy, Debug)]
struct Ack {
    emitted: f64,
    arrival: f64,
    /// The ADU reported lost, or [`NO_ADU`], and the attempt that was lost.
    reports: u32,
    attempt: u32,
}

/// The sender's side of a run in progress.
struct Sender {
    next_new: u32,
    next_due: usize,
    next_ack: usize,
    /// Rule 2: buffers that may be filled, as far as credits have been counted.
    free_buffers: u32,
    /// When the latest acknowledgment that has arrived was emitted: credits up to then are back.
    credit_time: f64,
    /// Accepted ADUs whose credits have been counted.
    credited: usize,
    /// Sum of the times of first emissions.
    emissions: f64,
}

/// The receiver's side.
struct Receiver {
    /// When the application is next idle.
    free_at: f64,
    /// Latest arrival: rule 4 keeps the network in order.
    network: f64,
    /// Latest arrival of an acknowledgment at the sender: rule 5 keeps them in order too.
    ack_path: f64,
    waiting: f64,
    received: u32,
    acks_sent: u32,
    until_ack: u32,
    buffer_max: u32,
    /// ADUs known to have been accepted by the latest arrival.
    gone: usize,
}

impl Transfer {
    /// Idle time of the application before each ADU, in processing order, of the latest run (ms).
    #[must_use]
    pub fn blocking(&self) -> &[f64] {
        &self.blocking
    }

    /// The ADUs (from 0) in the order of their arrival, of the latest run.
    #[must_use]
    pub fn arrival_order(&self) -> &[u32] {
        &self.arrival_order
    }

    /// Runs a transfer. `luck` must have been prepared for `parameters.adus`.
    pub fn run<R: Record>(
        &mut self,
        parameters: &Parameters,
        delivery: Delivery,
        luck: &mut Luck,
        record: &mut R,
    ) -> Outcome {
        match delivery {
            Delivery::InOrder => self.run_in::<R, true>(parameters, luck, record),
            Delivery::OutOfOrder => self.run_in::<R, false>(parameters, luck, record),
        }
    }

    fn run_in<R: Record, const ORDERED: bool>(
        &mut self,
        p: &Parameters,
        luck: &mut Luck,
        record: &mut R,
    ) -> Outcome {
        self.reset(p.adus);
        let chain = p.loss_chain();
        let forced = !(p.lose.is_empty() && p.save.is_empty());
        let mut sender = Sender::new(p);
        let mut receiver = Receiver::new(p);
        let mut loss_chance = p.loss;
        let mut now = 0.0_f64;

        while receiver.received < p.adus {
            // Rule 8: acknowledgments that arrive by now come before the emission.
            while let Some(ack) = self.acks.get(sender.next_ack).filter(|ack| ack.arrival <= now) {
                sender.next_ack += 1;
                sender.credit_time = ack.emitted;
                if ack.reports != NO_ADU {
                    self.due.push((ack.reports, ack.attempt + 1));
                }
            }
            // Rule 1: a retransmission that is due goes before a new ADU.
            let (adu, attempt) = if let Some(&due) = self.due.get(sender.next_due) {
                sender.next_due += 1;
                due
            } else if sender.may_send_new(p, &self.accepted) {
                sender.free_buffers -= 1;
                sender.emissions += now;
                sender.next_new += 1;
                (sender.next_new - 1, 0)
            } else {
                if sender.next_ack == self.acks.len() {
                    self.flush(p, luck, &mut receiver);
                }
                now = later(now, self.acks[sender.next_ack].arrival);
                continue;
            };
            // Rule 3.
            let draw = luck.transmission(adu, attempt);
            let drawn = draw.loss < loss_chance;
            loss_chance = chain[usize::from(drawn)];
            let lost = if forced { is_lost(p, adu, attempt, drawn) } else { drawn };
            // Rule 4.
            let arrival = later(receiver.network, now + p.delay * draw.delay);
            record.transmission(Transmission { adu, attempt, emitted: now, arrival, lost });
            receiver.note_peak(&self.accepted, arrival);
            receiver.network = arrival;
            if lost {
                // Rule 5.
                let delay = p.delay * luck.report_delay(adu, attempt);
                self.acknowledge(&mut receiver, arrival, delay, (adu, attempt));
            } else {
                self.receive::<R, ORDERED>(p, luck, &mut receiver, adu, record);
            }
            // Rule 1: emissions are at least R apart.
            now += p.interval;
        }
        receiver.note_peak(&self.accepted, f64::INFINITY);
        if R::ACTIVE {
            self.record_acknowledgments(record);
        }
        self.outcome(p, &sender, &receiver)
    }

    fn reset(&mut self, adus: u32) {
        self.arrival.clear();
        self.arrival.resize(adus as usize, MISSING);
        self.accepted.clear();
        self.blocking.clear();
        self.arrival_order.clear();
        self.acks.clear();
        self.due.clear();
    }

    /// Rule 6: an ADU arrives; it, and those that waited for it, may become deliverable.
    #[inline]
    fn receive<R: Record, const ORDERED: bool>(
        &mut self,
        p: &Parameters,
        luck: &mut Luck,
        receiver: &mut Receiver,
        adu: u32,
        record: &mut R,
    ) {
        let time = receiver.network;
        self.arrival_order.push(adu);
        receiver.received += 1;
        if ORDERED {
            let (stride, at) = (p.streams as usize, adu as usize);
            self.arrival[at] = time;
            if at < stride || self.arrival[at - stride] == DELIVERED {
                let mut next = at;
                while let Some(arrival) = self.arrival.get_mut(next).filter(|arrival| **arrival != MISSING) {
                    let arrived = std::mem::replace(arrival, DELIVERED);
                    self.deliver(p, receiver, next as u32, arrived, record);
                    next += stride;
                }
            }
        } else {
            self.deliver(p, receiver, adu, time, record);
        }
        // Rule 7: every A receptions.
        receiver.until_ack -= 1;
        if receiver.until_ack == 0 {
            self.acknowledge_receptions(p, luck, receiver, time);
        }
    }

    /// Rule 6: the application takes a deliverable ADU when it is idle and holds it for Ta.
    #[inline]
    fn deliver<R: Record>(
        &mut self,
        p: &Parameters,
        receiver: &mut Receiver,
        adu: u32,
        arrived: f64,
        record: &mut R,
    ) {
        let start = later(receiver.network, receiver.free_at);
        self.accepted.push(start);
        receiver.free_at = start + p.processing;
        receiver.waiting += start - arrived;
        record.delivery(adu, receiver.network, start);
    }

    #[inline(always)]
    fn acknowledge_receptions(
        &mut self,
        p: &Parameters,
        luck: &mut Luck,
        receiver: &mut Receiver,
        time: f64,
    ) {
        receiver.until_ack = p.ack_every;
        let delay = p.delay * luck.ack_delay(receiver.acks_sent);
        receiver.acks_sent += 1;
        self.acknowledge(receiver, time, delay, (NO_ADU, 0));
    }

    /// Sends an acknowledgment, or the report of a lost (ADU, attempt), on its way. Its credits are
    /// not counted here but when it matters: by then all that happened up to its emission is known.
    #[inline]
    fn acknowledge(&mut self, receiver: &mut Receiver, emitted: f64, delay: f64, lost: (u32, u32)) {
        receiver.ack_path = later(receiver.ack_path, emitted + delay);
        self.acks.push(Ack { emitted, arrival: receiver.ack_path, reports: lost.0, attempt: lost.1 });
    }

    /// Rule 7: nothing else can happen, so what is outstanding goes back in one acknowledgment.
    /// Seldom, but inlined: called, it would keep the receiver's state in memory everywhere else.
    #[inline(always)]
    fn flush(&mut self, p: &Parameters, luck: &mut Luck, receiver: &mut Receiver) {
        let time = later(later(receiver.network, receiver.free_at), receiver.ack_path);
        self.acknowledge_receptions(p, luck, receiver, time);
    }

    fn record_acknowledgments<R: Record>(&self, record: &mut R) {
        let mut credited = 0;
        for ack in &self.acks {
            let Ack { emitted, arrival, reports, .. } = *ack;
            let credits = count_until(&self.accepted, &mut credited, emitted);
            record.acknowledgment(Acknowledgment { emitted, arrival, credits, reports });
        }
    }

    fn outcome(&mut self, p: &Parameters, sender: &Sender, receiver: &Receiver) -> Outcome {
        let n = f64::from(p.adus);
        let mut free_at = 0.0;
        let mut completions = 0.0;
        self.blocking.extend(self.accepted.iter().map(|start| {
            let idle = start - free_at;
            free_at = start + p.processing;
            completions += free_at;
            idle
        }));
        let (blocking_mean, jitter) = crate::stats::mean_variance(&self.blocking);
        Outcome {
            total_time: receiver.free_at,
            latency_mean: (completions - sender.emissions) / n,
            buffer_mean: receiver.waiting / receiver.free_at,
            buffer_max: receiver.buffer_max,
            waiting_mean: receiver.waiting / n,
            blocking_mean,
            jitter,
        }
    }
}

/// The larger of two times. `f64::max` also minds NaN, which WebAssembly has no instruction for.
#[inline]
fn later(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// Moves `position` past all of the sorted `times` that are at or before `time`; gives how many.
#[inline]
fn count_until(times: &[f64], position: &mut usize, time: f64) -> u32 {
    let before = *position;
    while times.get(*position).is_some_and(|start| *start <= time) {
        *position += 1;
    }
    (*position - before) as u32
}

impl Sender {
    fn new(p: &Parameters) -> Self {
        Self {
            next_new: 0,
            next_due: 0,
            next_ack: 0,
            free_buffers: p.window,
            credit_time: 0.0,
            credited: 0,
            emissions: 0.0,
        }
    }

    /// Rule 2: a new ADU may go while a buffer is free. Rule 7: an acknowledgment carries all
    /// credits that are free when it is emitted; they are counted only when the sender runs out.
    #[inline]
    fn may_send_new(&mut self, p: &Parameters, accepted: &[f64]) -> bool {
        if self.next_new == p.adus {
            return false;
        }
        if self.free_buffers == 0 {
            self.free_buffers = count_until(accepted, &mut self.credited, self.credit_time);
        }
        self.free_buffers > 0
    }
}

impl Receiver {
    fn new(p: &Parameters) -> Self {
        Self {
            free_at: 0.0,
            network: 0.0,
            ack_path: 0.0,
            waiting: 0.0,
            received: 0,
            acks_sent: 0,
            until_ack: p.ack_every,
            buffer_max: 0,
            gone: 0,
        }
    }

    /// Notes the occupancy that the latest instant of arrivals left behind, once the next instant
    /// is known to be later: of several events at one time only the state after them counts (rule 8).
    /// `gone` may lag behind, so it bounds the occupancy from above and is seldom brought up to date.
    #[inline]
    fn note_peak(&mut self, accepted: &[f64], next: f64) {
        if self.received - self.gone as u32 > self.buffer_max && next > self.network {
            count_until(accepted, &mut self.gone, self.network);
            self.buffer_max = self.buffer_max.max(self.received - self.gone as u32);
        }
    }
}
