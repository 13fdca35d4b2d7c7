//! Counts of a replication in progress: each count says what it counts, and memory does not grow.

use super::Parameters;
use super::intervals::Intervals;
use super::windows::Windows;
use crate::network::{Cause, Nanos, Observer, Packet, TcpFlow};
use crate::reordering::Lags;

/// Counts of events between the end of the warm-up and now.
#[derive(Clone, Debug)]
pub struct Tallies {
    from: Nanos,
    until: Nanos,
    /// Packets that came to C1.
    pub offered: u64,
    /// Packets that C1 dropped.
    pub dropped: u64,
    /// Packets that the disturbance lost.
    pub lost: u64,
    /// Packets that senders sent.
    pub sent: u64,
    /// Packets that reached their receivers.
    pub arrived: u64,
    /// Packets whose segment the receiver had already.
    pub useless: u64,
    /// Timeouts.
    pub timeouts: u64,
    /// Total time that packets waited at C1, ns (rule red-13): by Little's law the integral of the queue.
    pub waited: u64,
    /// Lags of the arrivals.
    pub lags: Lags,
    /// Time between two losses of a flow.
    pub intervals: Intervals,
    /// When a sender last sent, ns.
    sent_at: Nanos,
    /// Losses that are not yet in `intervals`, in order: the network reports those of disturbances early.
    losses: Vec<Loss>,
    /// Congestion windows.
    pub windows: Windows,
}

/// A loss, in the order in which losses are counted: one of a disturbance counts when the packet is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Loss {
    counted: Nanos,
    flow: usize,
    is_by_queue: bool,
    at: Nanos,
}

impl Tallies {
    /// Counts of 0.
    #[must_use]
    pub fn new(p: &Parameters) -> Self {
        Self {
            from: p.warm_up,
            until: p.duration,
            offered: 0,
            dropped: 0,
            lost: 0,
            sent: 0,
            arrived: 0,
            useless: 0,
            timeouts: 0,
            waited: 0,
            lags: Lags::of(p.flows),
            intervals: Intervals::of(p.flows),
            sent_at: 0,
            losses: Vec::new(),
            windows: Windows::default(),
        }
    }

    /// The network has run for a while: all its losses up to now are known.
    pub fn settle(&mut self) {
        for loss in self.losses.drain(..) {
            self.intervals.lost(loss.flow, loss.at);
        }
    }

    #[inline]
    fn is_measured(&self, now: Nanos) -> bool {
        (self.from..self.until).contains(&now)
    }
}

impl Observer<TcpFlow> for Tallies {
    fn hears_senders_first(&self) -> bool {
        true
    }

    #[inline]
    fn sent(&mut self, now: Nanos, _: usize, _: &Packet) {
        self.sent_at = now;
        self.sent += u64::from(self.is_measured(now));
    }

    #[inline]
    fn queued(&mut self, now: Nanos, _: usize, _: &Packet, start: Nanos, _: Nanos) {
        self.offered += u64::from(self.is_measured(now));
        // only the part of the wait within the measured time
        self.waited += start.clamp(self.from, self.until) - now.clamp(self.from, self.until);
    }

    fn lost(&mut self, now: Nanos, flow: usize, _: &Packet, cause: Cause) {
        if !self.is_measured(now) {
            return;
        }
        let is_by_queue = cause == Cause::Queue;
        if is_by_queue {
            self.offered += 1;
            self.dropped += 1;
        } else {
            self.lost += 1;
        }
        let counted = if is_by_queue { now } else { self.sent_at };
        let loss = Loss { counted, flow, is_by_queue, at: now };
        let place = self.losses.partition_point(|before| *before <= loss);
        self.losses.insert(place, loss);
    }

    #[inline]
    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, is_new: bool) {
        let lag = self.lags.arrived(flow, packet.number);
        if self.is_measured(now) {
            self.arrived += 1;
            self.useless += u64::from(!is_new);
            self.lags.count(lag);
        }
    }

    fn expired(&mut self, now: Nanos, _: usize, _: &TcpFlow) {
        self.timeouts += u64::from(self.is_measured(now));
    }
}
