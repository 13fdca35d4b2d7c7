//! A stretch of a replication as time series: the queue at C1, RED's average of it, and the windows of all flows.

use super::cuts::{Cut, Cuts};
use super::{C1, Parameters, network};
use crate::network::{Cause, Nanos, Network, Observer, PIECE, Packet, TcpFlow, nanos};
use crate::running::Running;
use crate::senders::Acknowledgment;

/// Samples at regular times, and every loss and every cut of a window in between.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// Times of the samples, s.
    pub times: Vec<f64>,
    /// Packets that wait at C1.
    pub queue: Vec<u32>,
    /// RED's average of them.
    pub average: Vec<f64>,
    /// Congestion windows, segments: those of all flows at the first sample, then at the second, and so on.
    pub windows: Vec<f64>,
    /// Every loss, in order of time.
    pub losses: Vec<Loss>,
    /// Every cut of a window, in order of time.
    pub cuts: Vec<Cut>,
}

/// A packet that was lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// When, s.
    pub at: f64,
    /// The flow, from 0.
    pub flow: u32,
    /// What lost it.
    pub cause: Cause,
}

/// A stretch in progress. A unit of work is an event of the network.
pub struct Tracing {
    network: Network<TcpFlow>,
    found: Recorder,
    from: Nanos,
    until: Nanos,
    /// Time between two samples, ns.
    period: Nanos,
    now: Nanos,
}

struct Recorder {
    from: Nanos,
    until: Nanos,
    trace: Trace,
    cuts: Cuts,
}

/// Most losses, and most cuts, that are recorded in a stretch; no readable stretch has so many.
const RECORDS_AT_MOST: usize = 100_000;

impl Tracing {
    /// A replication (from 0) that is sampled `looks` times from `from` on for `span` seconds, beyond its duration if
    /// need be.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, (from, span): (f64, f64), looks: u32) -> Self {
        let (from, span) = (nanos(from * 1000.0), nanos(span * 1000.0));
        let until = from + span;
        let found = Recorder { from, until, trace: Trace::default(), cuts: Cuts::of(p.flows) };
        let period = (span / Nanos::from(looks.max(1))).max(1);
        Self { network: network(p, replication), found, from, until, period, now: 0 }
    }

    fn look(&mut self) {
        let trace = &mut self.found.trace;
        trace.times.push(self.now as f64 * 1e-9);
        trace.queue.push(self.network.waiting(C1));
        trace.average.push(self.network.average(C1));
        trace.windows.extend(self.network.ends().map(|ends| ends.sender.window()));
    }
}

impl Running for Tracing {
    type Partial = Trace;
    type Output = Trace;

    fn step(&mut self, budget: u32) -> f64 {
        let enough = self.network.events() + u64::from(budget.max(1));
        while self.now < self.until && self.network.events() < enough {
            let next = if self.now < self.from {
                (self.now + PIECE).min(self.from)
            } else {
                (self.now + self.period).min(self.until)
            };
            self.network.show_until(next, &mut self.found);
            self.now = next;
            if next >= self.from {
                self.look();
            }
        }
        self.now as f64 / self.until as f64
    }

    fn partial(&self) -> Option<Trace> {
        (self.now > self.from).then(|| self.result())
    }

    fn result(&self) -> Trace {
        self.found.trace.clone()
    }
}

impl Recorder {
    fn acted(&mut self, now: Nanos, flow: usize, ends: &TcpFlow, is_timeout: bool) {
        let Some(cut) = self.cuts.acted(now, flow, ends, is_timeout) else { return };
        if (self.from..=self.until).contains(&now) && self.trace.cuts.len() < RECORDS_AT_MOST {
            self.trace.cuts.push(cut);
        }
    }
}

impl Observer<TcpFlow> for Recorder {
    fn sent(&mut self, _: Nanos, flow: usize, packet: &Packet) {
        self.cuts.sent(flow, packet);
    }

    /// Losses of the disturbance are reported early: each is inserted before the losses of later times.
    fn lost(&mut self, now: Nanos, flow: usize, packet: &Packet, cause: Cause) {
        self.cuts.lost(flow, packet);
        let losses = &mut self.trace.losses;
        if (self.from..=self.until).contains(&now) && losses.len() < RECORDS_AT_MOST {
            let loss = Loss { at: now as f64 * 1e-9, flow: flow as u32, cause };
            let before = losses.iter().rposition(|other| (other.at, other.flow) <= (loss.at, loss.flow));
            losses.insert(before.map_or(0, |place| place + 1), loss);
        }
    }

    fn acknowledged(&mut self, now: Nanos, flow: usize, _: &Acknowledgment, ends: &TcpFlow) {
        self.acted(now, flow, ends, false);
    }

    fn expired(&mut self, now: Nanos, flow: usize, ends: &TcpFlow) {
        self.acted(now, flow, ends, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    #[test]
    fn pieces_add_up_to_the_whole_and_a_stretch_is_of_the_same_run() {
        let p = Parameters::of(&Scenario::with(&LAB, "flows=3&rate=2&ps=0.01").scenario);
        let whole = Tracing::new(&p, 0, (0.0, 20.0), 40).finish();
        let mut pieces = Tracing::new(&p, 0, (0.0, 20.0), 40);
        while pieces.step(100) < 1.0 {}
        assert_eq!(pieces.result(), whole);
        assert_eq!(whole.times.len(), 40);
        assert_eq!(whole.windows.len(), 3 * 40);
        let late = Tracing::new(&p, 0, (10.0, 10.0), 20).finish();
        // the first sample of a stretch is at its start
        assert_eq!(late.queue, whole.queue[19..]);
        assert_eq!(late.average, whole.average[19..]);
        assert!(!late.losses.is_empty() && !late.cuts.is_empty());
        assert_eq!(late.cuts, whole.cuts[whole.cuts.len() - late.cuts.len()..]);
        assert_eq!(late.losses, whole.losses[whole.losses.len() - late.losses.len()..]);
    }
}
