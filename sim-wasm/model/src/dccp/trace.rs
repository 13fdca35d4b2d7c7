//! A run with the buffer and a run without one, as time series.

use super::Parameters;
use super::buffer::Buffer;
use super::observer::Observer;
use super::run::Run;
use crate::network::Nanos;
use crate::running::Running;
use crate::tfrc::{LostPacket, Packet};

/// One run, sampled at regular times.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// X: the rate allowed, kbit/s of payload.
    pub allowed: Vec<f64>,
    /// X_recv of the last report, kbit/s.
    pub received: Vec<f64>,
    /// X_calc, kbit/s; infinite before the first loss event.
    pub calculated: Vec<f64>,
    /// p of the last report.
    pub loss_event_rate: Vec<f64>,
    /// Payload delivered since the previous sample, kbit/s.
    pub delivered: Vec<f64>,
    /// Packets in the buffer, averaged over the time since the previous sample.
    pub buffered: Vec<f64>,
    /// Packets that the buffer may hold: its size.
    pub room: Vec<u32>,
    /// Packets that wait at the bottleneck.
    pub queued: Vec<u32>,
    /// When loss events were found, s.
    pub loss_events: Vec<f64>,
    /// When other losses were found, s.
    pub losses: Vec<f64>,
}

/// Both runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// Times of the samples, s.
    pub times: Vec<f64>,
    /// With the buffer.
    pub with: Series,
    /// Without a buffer.
    pub without: Series,
}

/// Both runs in progress. A unit of work is an event.
pub struct Tracing {
    runs: [(Run, Recorder); 2],
    times: Vec<f64>,
    period: Nanos,
    until: Nanos,
    now: Nanos,
    payload: f64,
}

/// Most losses that are recorded.
const LOSSES: usize = 100_000;

struct Recorder {
    series: Series,
    delivered: u32,
    /// Packets in the buffer from `since` on, and its size.
    held: u32,
    room: u32,
    since: Nanos,
    /// Packets in the buffer times nanoseconds, from the previous sample to `since`.
    area: u64,
}

impl Tracing {
    /// The replication (from 0), sampled `looks` times.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, looks: u32) -> Self {
        let recorder =
            || Recorder { series: Series::default(), delivered: 0, held: 0, room: 0, since: 0, area: 0 };
        Self {
            runs: [true, false].map(|is_with| (Run::new(p, replication, is_with), recorder())),
            times: Vec::new(),
            period: (p.duration / Nanos::from(looks.max(1))).max(1),
            until: p.duration,
            now: 0,
            payload: f64::from(p.payload()),
        }
    }

    fn look(&mut self) {
        let now = (self.now + self.period).min(self.until);
        let seconds = (now - self.now) as f64 * 1e-9;
        let kbit = 8e-3;
        for (run, recorder) in &mut self.runs {
            run.run_until(now, recorder);
            recorder.hold(now);
            let Recorder { series, delivered, area, room, .. } = recorder;
            let sender = run.sender();
            series.allowed.push(sender.rate() * kbit);
            series.received.push(sender.received() * kbit);
            series.calculated.push(sender.calculated() * kbit);
            series.loss_event_rate.push(sender.loss_event_rate());
            series.delivered.push(f64::from(*delivered) * self.payload * kbit / seconds);
            series.buffered.push(*area as f64 * 1e-9 / seconds);
            series.room.push(*room);
            series.queued.push(run.queued());
            (*delivered, *area) = (0, 0);
        }
        self.now = now;
        self.times.push(now as f64 * 1e-9);
    }

    fn events(&self) -> u64 {
        self.runs.iter().map(|(run, _)| run.events()).sum()
    }
}

impl Running for Tracing {
    type Partial = Trace;
    type Output = Trace;

    fn step(&mut self, budget: u32) -> f64 {
        let enough = self.events() + u64::from(budget.max(1));
        while self.now < self.until && self.events() < enough {
            self.look();
        }
        self.now as f64 / self.until as f64
    }

    fn partial(&self) -> Option<Trace> {
        (!self.times.is_empty()).then(|| self.result())
    }

    fn result(&self) -> Trace {
        let [with, without] = [0, 1].map(|side: usize| self.runs[side].1.series.clone());
        Trace { times: self.times.clone(), with, without }
    }
}

impl Recorder {
    /// Adds up what the buffer held until now.
    fn hold(&mut self, now: Nanos) {
        self.area += u64::from(self.held) * (now - self.since);
        self.since = now;
    }
}

impl Observer for Recorder {
    fn received(&mut self, _: Nanos, _: &Packet) {
        self.delivered += 1;
    }

    fn lost(&mut self, now: Nanos, lost: LostPacket) {
        let list = if lost.is_event { &mut self.series.loss_events } else { &mut self.series.losses };
        if list.len() < LOSSES {
            list.push(now as f64 * 1e-9);
        }
    }

    fn buffered(&mut self, now: Nanos, buffer: &Buffer) {
        self.hold(now);
        self.held = buffer.waiting();
        self.room = buffer.size();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::LAB;
    use crate::scenario::Scenario;

    #[test]
    fn pieces_add_up_to_the_whole() {
        let p = Parameters::of(&Scenario::with(&LAB, "duration=20").scenario);
        let whole = Tracing::new(&p, 0, 50).finish();
        let mut pieces = Tracing::new(&p, 0, 50);
        while pieces.step(100) < 1.0 {}
        assert_eq!(pieces.result(), whole);
        assert_eq!((whole.times.len(), whole.with.allowed.len(), whole.without.buffered.len()), (50, 50, 50));
        assert!(whole.without.loss_events.len() > whole.with.loss_events.len());
        assert!(whole.without.buffered.iter().all(|&held| held == 0.0));
        assert!(whole.with.buffered.iter().any(|&held| held > 0.0));
    }
}
