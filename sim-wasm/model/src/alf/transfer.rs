//! One transfer in one delivery mode, following the numbered rules of docs/alf.md.
//!
//! The network keeps order (rule alf-4), so transmissions reach the receiver in the order of emission, and so do
//! acknowledgments on the way back. When an ADU is started follows from when it becomes deliverable. One loop
//! over emissions is therefore enough: each emission is followed through the network and the receiver at
//! once, and what the receiver sends back waits in a queue that is already in order. No event heap, and no
//! allocation per ADU.
//!
//! The loop's functions are all forced inline: state passed to a function lives in memory, and WebAssembly
//! engines spill their registers around every call. For the same reason lists get their room before the loop,
//! and grow only at a loss or a flush.

use super::order::{count_started, later};
use super::outcome::{Outcome, OutcomeTimes};
use super::parameters::is_lost;
use super::receiver::{Ack, Receiver};
use super::record::TimesOnly;
use super::sender::{Report, Sender};
use super::{Acknowledgment, Draws, NO_ADU, Parameters, Record, Transmission};

/// Which ADUs may be delivered (rule alf-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// An ADU waits for all earlier ones of its stream.
    InOrder,
    /// An ADU is deliverable on arrival.
    OutOfOrder,
}

/// The state of a transfer; reused from run to run.
#[derive(Debug, Default)]
pub struct Transfer {
    /// When each ADU arrived; [`MISSING`] until then, [`DELIVERED`] once it is deliverable.
    arrival: Vec<f64>,
    /// Start of service in processing order.
    accepted: Vec<f64>,
    /// Idle time of the application before each ADU, in processing order.
    blocking: Vec<f64>,
    /// ADUs in the order of their arrival.
    arrival_order: Vec<u32>,
    /// Acknowledgments and reports emitted, with room for those that receptions will cause.
    acks: Vec<Ack>,
    reports: Vec<Report>,
}

const MISSING: f64 = f64::INFINITY;
const DELIVERED: f64 = f64::NEG_INFINITY;

impl Transfer {
    /// Idle time of the application before each ADU, in processing order, of the latest measured run (ms).
    #[must_use]
    pub fn blocking(&self) -> &[f64] {
        &self.blocking
    }

    /// The ADUs (from 0) in the order of their arrival, of the latest measured run.
    #[must_use]
    pub fn arrival_order(&self) -> &[u32] {
        &self.arrival_order
    }

    /// Runs a transfer. `draws` must have been prepared for `parameters.adus`.
    pub fn run<R: Record>(
        &mut self,
        p: &Parameters,
        delivery: Delivery,
        draws: &mut Draws,
        record: &mut R,
    ) -> Outcome {
        let (sender, mut receiver) = self.run_in(p, delivery, draws, record);
        if R::ACTIVE {
            self.record_acknowledgments(receiver.acks, record);
        }
        Outcome::of(p, &sender, &mut receiver, &self.accepted, &mut self.blocking)
    }

    /// Runs a transfer of which only the times are needed: much faster.
    pub fn times(&mut self, p: &Parameters, delivery: Delivery, draws: &mut Draws) -> OutcomeTimes {
        let (sender, receiver) = self.run_in(p, delivery, draws, &mut TimesOnly);
        OutcomeTimes::of(p, &sender, &receiver)
    }

    fn run_in<R: Record>(
        &mut self,
        p: &Parameters,
        delivery: Delivery,
        draws: &mut Draws,
        record: &mut R,
    ) -> (Sender, Receiver) {
        self.reset(p);
        draws.prepare_acks(p.adus / p.ack_every);
        match delivery {
            Delivery::InOrder => self.follow::<R, true>(p, draws, record),
            Delivery::OutOfOrder => self.follow::<R, false>(p, draws, record),
        }
    }

    fn reset(&mut self, p: &Parameters) {
        let adus = p.adus as usize;
        self.arrival.clear();
        self.arrival.resize(adus, MISSING);
        self.accepted.resize(adus, 0.0);
        self.arrival_order.resize(adus, NO_ADU);
        self.acks.resize((p.adus / p.ack_every) as usize, Ack::default());
        self.reports.clear();
    }

    /// Follows each emission until all ADUs have been received.
    fn follow<R: Record, const ORDERED: bool>(
        &mut self,
        p: &Parameters,
        draws: &mut Draws,
        record: &mut R,
    ) -> (Sender, Receiver) {
        let chain = p.loss_chain();
        let forced = !(p.lose.is_empty() && p.save.is_empty());
        let mut sender = Sender::new(p);
        let mut receiver = Receiver::new(p);
        let mut loss_chance = p.loss;
        let mut now = 0.0_f64;

        while receiver.received < p.adus {
            let acks = &self.acks[..receiver.acks];
            // Rule alf-1: a due retransmission goes before a new ADU. Rule alf-8: an arrival at this very time counts
            // as past.
            let (adu, attempt, draw) = if sender.next_due <= now {
                let Report { adu, attempt, draw, .. } = sender.take_due(&self.reports);
                (adu, attempt, draw)
            } else if sender.may_send_new(p, now, acks, &self.accepted[..receiver.delivered]) {
                let adu = sender.take_new(now);
                (adu, 0, draws.first(adu))
            } else if sender.next_new == p.adus {
                now = sender.next_due;
                continue;
            } else if let Some(arrival) = sender.next_ack(acks) {
                now = later(now, arrival);
                continue;
            } else {
                self.flush(p, draws, &mut receiver);
                continue;
            };
            // Rule alf-3.
            let drawn = draw.loss < loss_chance;
            loss_chance = chain[usize::from(drawn)];
            let lost = if forced { is_lost(p, adu, attempt, drawn) } else { drawn };
            // Rule alf-4.
            let arrival = later(receiver.network, now + p.delay * draw.delay);
            record.transmission(Transmission { adu, attempt, emitted: now, arrival, lost });
            if R::MEASURED {
                receiver.note_peak(&self.accepted, arrival);
            }
            receiver.network = arrival;
            if lost {
                self.report(p, draws, &mut receiver, &mut sender, (adu, attempt));
            } else {
                self.receive::<R, ORDERED>(p, draws, &mut receiver, adu, record);
            }
            // Rule alf-1: emissions are at least R apart.
            now += p.interval;
        }
        (sender, receiver)
    }

    /// Rule alf-6: an ADU arrives; it, and any that waited for it, may become deliverable.
    #[inline(always)]
    fn receive<R: Record, const ORDERED: bool>(
        &mut self,
        p: &Parameters,
        draws: &mut Draws,
        receiver: &mut Receiver,
        adu: u32,
        record: &mut R,
    ) {
        let time = receiver.network;
        if R::MEASURED {
            self.arrival_order[receiver.received as usize] = adu;
        }
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
        // Rule alf-7: every A receptions.
        receiver.until_ack -= 1;
        if receiver.until_ack == 0 {
            self.acknowledge_receptions(p, draws, receiver, time);
        }
    }

    /// Rule alf-6: the application, when idle, takes a deliverable ADU and holds it for Ta.
    #[inline(always)]
    fn deliver<R: Record>(
        &mut self,
        p: &Parameters,
        receiver: &mut Receiver,
        adu: u32,
        arrived: f64,
        record: &mut R,
    ) {
        let start = later(receiver.network, receiver.free_at);
        self.accepted[receiver.delivered] = start;
        receiver.delivered += 1;
        receiver.free_at = start + p.processing;
        receiver.completions += receiver.free_at;
        if R::MEASURED {
            receiver.waiting += start - arrived;
        }
        record.delivery(adu, receiver.network, start);
    }

    /// Rule alf-5: the loss of (ADU, attempt) is reported at once; the retransmission is due when the report
    /// reaches the sender.
    #[inline(always)]
    fn report(
        &mut self,
        p: &Parameters,
        draws: &mut Draws,
        receiver: &mut Receiver,
        sender: &mut Sender,
        (adu, attempt): (u32, u32),
    ) {
        let recovery = draws.recovery(adu, attempt);
        self.acks.push(Ack::default());
        self.acknowledge(receiver, receiver.network, p.delay * recovery.report, adu);
        let arrival = receiver.ack_path;
        self.reports.push(Report { arrival, adu, attempt: attempt + 1, draw: recovery.repeated });
        if sender.next_due == f64::INFINITY {
            sender.next_due = arrival;
        }
    }

    #[inline(always)]
    fn acknowledge_receptions(&mut self, p: &Parameters, draws: &Draws, receiver: &mut Receiver, time: f64) {
        receiver.until_ack = p.ack_every;
        let delay = p.delay * draws.ack_delay(receiver.acks_of_receptions);
        receiver.acks_of_receptions += 1;
        self.acknowledge(receiver, time, delay, NO_ADU);
    }

    /// Sends an acknowledgment or loss report. Its credits are counted only when they matter: by then
    /// everything up to its emission is known.
    #[inline(always)]
    fn acknowledge(&mut self, receiver: &mut Receiver, emitted: f64, delay: f64, reports: u32) {
        receiver.ack_path = later(receiver.ack_path, emitted + delay);
        self.acks[receiver.acks] = Ack { emitted, arrival: receiver.ack_path, reports };
        receiver.acks += 1;
    }

    /// Rule alf-7: when nothing else can happen, whatever is outstanding is acknowledged at once.
    #[inline(always)]
    fn flush(&mut self, p: &Parameters, draws: &mut Draws, receiver: &mut Receiver) {
        self.acks.push(Ack::default());
        let to_come = (p.adus - receiver.received) / p.ack_every;
        draws.prepare_acks(receiver.acks_of_receptions + 1 + to_come);
        let time = later(later(receiver.network, receiver.free_at), receiver.ack_path);
        self.acknowledge_receptions(p, draws, receiver, time);
        if p.processing == 0.0 {
            // rule alf-8: still this time, but after the services that take none
            self.acks[receiver.acks - 1].emitted = time.next_up();
        }
    }

    fn record_acknowledgments<R: Record>(&self, acks: usize, record: &mut R) {
        let mut credited = 0;
        for ack in &self.acks[..acks] {
            let Ack { emitted, arrival, reports } = *ack;
            let credits = count_started(&self.accepted, &mut credited, emitted);
            record.acknowledgment(Acknowledgment { emitted, arrival, credits, reports });
        }
    }
}
