//! A replication: two runs with the same losses and delays, one with the buffer and one without.

use super::observer::Silent;
use super::parameters::{Application, Parameters};
use super::run::{Run, buffering};
use super::tallies::Tallies;
use crate::extremes::larger;
use crate::network::{Nanos, PIECE};
use crate::quality::{Codec, SMALL_SCREEN, VideoScore, VoiceScore};
use crate::running::Running;
use crate::scenario::Scenario;

/// Frames per second of a video.
const FRAMES: f64 = 30.0;

/// The flows that both runs of a replication carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flows {
    /// Only the scenario's own flow.
    Own,
    /// Also the flows by which voice and video are rated.
    All,
}

/// A replication in progress. A unit of work is an event of a run.
#[derive(Clone, Debug)]
pub struct Simulation {
    parameters: Parameters,
    /// The applications, the scenario's own first.
    applications: Vec<Application>,
    /// For each application the run with the buffer, then the one without unless its result is known.
    runs: Vec<Run>,
    /// The counts of the runs without a buffer, if they have been simulated before.
    known: Option<Vec<Tallies>>,
    /// The index of the current run.
    current: usize,
    now: Nanos,
}

/// The result of a replication.
#[derive(Clone, Debug)]
pub struct Outcome {
    parameters: Parameters,
    /// The counts of each application with and without the buffer, the scenario's application first.
    flows: Vec<(Application, [Tallies; 2])>,
    /// Length of the measured time, s.
    measured: f64,
}

/// Index of the run with the buffer.
pub const WITH: usize = 0;
/// Index of the run without a buffer.
pub const WITHOUT: usize = 1;

impl Simulation {
    /// The replication (from 0) before its start.
    #[must_use]
    pub fn new(parameters: Parameters, replication: u32, flows: Flows) -> Self {
        Self::start(parameters, replication, flows, None)
    }

    /// The replication beside one of the same number that is done and differs only in its buffer: the run without a
    /// buffer is taken from that one.
    #[must_use]
    pub fn beside(done: &Outcome, parameters: Parameters, replication: u32, flows: Flows) -> Self {
        let known = done.flows.iter().map(|(_, tallies)| tallies[WITHOUT].clone()).collect();
        Self::start(parameters, replication, flows, Some(known))
    }

    fn start(parameters: Parameters, replication: u32, flows: Flows, known: Option<Vec<Tallies>>) -> Self {
        let mut applications = vec![parameters.application];
        let rated = [Application::Greedy, Application::Voice(Codec::G711), Application::Voice(Codec::G729)];
        if flows == Flows::All {
            applications.extend(rated.into_iter().filter(|&other| other != parameters.application));
        }
        let sides: &[bool] = if known.is_some() { &[true] } else { &[true, false] };
        let run = |&application: &Application| {
            let p = parameters.carrying(application);
            sides.iter().map(move |&is_with| Run::new(&p, replication, is_with))
        };
        let runs = applications.iter().flat_map(run).collect();
        Self { parameters, applications, runs, known, current: 0, now: 0 }
    }

    /// Packets sent, in all runs.
    #[must_use]
    pub fn sent(&self) -> u32 {
        self.runs.iter().map(Run::sent).sum()
    }

    /// Like [`Running::step`]; also returns the number of events simulated.
    pub fn advance(&mut self, budget: u32) -> (f64, u32) {
        let (most, duration) = (u64::from(budget.max(1)), self.parameters.duration);
        let mut spent = 0;
        while self.current < self.runs.len() && spent < most {
            let run = &mut self.runs[self.current];
            let before = run.events();
            self.now = (self.now + PIECE).min(duration);
            run.run_until(self.now, &mut Silent);
            spent += run.events() - before;
            if self.now >= duration {
                self.current += 1;
                self.now = 0;
            }
        }
        let whole = self.runs.len();
        let share = (self.current as f64 + self.now as f64 / duration as f64) / whole as f64;
        (if self.current == whole { 1.0 } else { share }, spent.min(u64::from(u32::MAX)) as u32)
    }
}

impl Running for Simulation {
    type Partial = Outcome;
    type Output = Outcome;

    fn step(&mut self, budget: u32) -> f64 {
        self.advance(budget).0
    }

    /// `None` before the end, since the runs are compared.
    fn partial(&self) -> Option<Outcome> {
        None
    }

    fn result(&self) -> Outcome {
        let tallies = |at: usize| match &self.known {
            Some(known) => [self.runs[at].tallies().clone(), known[at].clone()],
            None => [WITH, WITHOUT].map(|side| self.runs[2 * at + side].tallies().clone()),
        };
        let p = &self.parameters;
        let flows = self.applications.iter().enumerate().map(|(at, &application)| (application, tallies(at)));
        Outcome {
            parameters: p.clone(),
            flows: flows.collect(),
            measured: (p.duration - p.warm_up) as f64 * 1e-9,
        }
    }
}

impl Outcome {
    /// The parameters of the replication.
    #[must_use]
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Whether these parameters differ from its own only in the buffer: the run without a buffer is then the same.
    #[must_use]
    pub fn differs_in_buffer_alone(&self, other: &Parameters) -> bool {
        self.parameters.without_buffer() == other.without_buffer()
    }

    /// The counts of the scenario's own flow; `side` is `WITH` or `WITHOUT`.
    #[must_use]
    pub fn flow(&self, side: usize) -> &Tallies {
        &self.flows[0].1[side]
    }

    fn carrying(&self, application: Application) -> &[Tallies; 2] {
        let found = self.flows.iter().find(|(other, _)| *other == application);
        &found.unwrap_or_else(|| panic!("{application:?} was not simulated")).1
    }

    /// Rate of received payload, kbit/s.
    #[must_use]
    pub fn rate(&self, side: usize) -> f64 {
        kbit(self.flow(side).received, self.parameters.payload(), self.measured)
    }

    /// Packets in the buffer, averaged over time.
    #[must_use]
    pub fn buffered(&self) -> f64 {
        self.flow(WITH).buffered as f64 * 1e-9 / self.measured
    }

    /// The buffer size Q = X Dmax at the rate received with the buffer, packets.
    #[must_use]
    pub fn rule(&self) -> f64 {
        rule_size(self.rate(WITH), f64::from(self.parameters.payload()), 1000.0 * self.parameters.delay_limit)
    }

    /// The efficiency z_b / (z_nb + z_b); 1/2 if both are 0, NaN if one has no value.
    #[must_use]
    pub fn efficiency(&self, of: impl Fn(&Self, usize) -> f64) -> f64 {
        let [with, without] = [WITH, WITHOUT].map(|side| of(self, side));
        if with + without == 0.0 { 0.5 } else { with / (without + with) }
    }

    /// The score of a voice flow with this codec.
    #[must_use]
    pub fn voice(&self, codec: Codec, side: usize) -> VoiceScore {
        let p = self.parameters.carrying(Application::Voice(codec));
        let delay = p.delay_to_the_ear() + p.packet_time() + buffering(&p, side == WITH);
        VoiceScore::of(codec, delay, self.carrying(p.application)[side].unplayed_share())
    }

    /// The score of a video that uses all of the rate.
    #[must_use]
    pub fn video(&self, side: usize) -> VideoScore {
        let tallies = &self.carrying(Application::Greedy)[side];
        let rate = kbit(tallies.received, self.parameters.packet, self.measured);
        // without any packet the share of losses is NaN: loss then costs no points
        let lost = larger(tallies.lost_share(), 0.0);
        SMALL_SCREEN.score(rate, FRAMES, lost)
    }
}

/// The buffer size Q = X Dmax, packets: `rate` in kbit/s, packets of `size` bytes, `most` in ms.
#[must_use]
pub fn rule_size(rate: f64, size: f64, most: f64) -> f64 {
    rate * most / (8.0 * size)
}

fn kbit(packets: u64, payload: u32, seconds: f64) -> f64 {
    packets as f64 * f64::from(payload) * 8e-3 / seconds
}

/// Simulates the defaults until at least `packets` have been sent; returns how many were. This is the load of `npm run
/// bench`.
#[must_use]
pub fn workload(packets: u32) -> u32 {
    let mut p = Parameters::of(&Scenario::new(&super::LAB));
    p.warm_up = 0;
    p.duration = (f64::from(packets) * p.packet_time() * 1e6) as Nanos;
    let mut simulation = Simulation::new(p, 0, Flows::Own);
    while simulation.sent() < packets && simulation.step(10_000) < 1.0 {}
    simulation.sent()
}
