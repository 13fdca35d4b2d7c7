//! The simulation of one replication.

use super::windows::PERIOD;
use super::{LAB, Parameters, Tallies, network};
use crate::network::{Nanos, Network, TcpFlow};
use crate::running::Running;
use crate::scenario::Scenario;

/// One replication in progress. A unit of work is an event of the network.
pub struct Simulation {
    parameters: Parameters,
    network: Network<TcpFlow>,
    tallies: Tallies,
    now: Nanos,
}

/// The result of a replication.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its counts.
    pub tallies: Tallies,
    /// Length of the measured time, s.
    pub measured: f64,
    /// Transmission time of a packet at the bottleneck, s.
    pub packet_time: f64,
}

impl Simulation {
    /// A replication (from 0) before its start.
    #[must_use]
    pub fn new(parameters: Parameters, replication: u32) -> Self {
        let network = network(&parameters, replication);
        Self { network, tallies: Tallies::new(&parameters), parameters, now: 0 }
    }

    /// Runs up to the next sampling of the windows.
    fn go_on(&mut self) {
        self.now = (self.now + PERIOD).min(self.parameters.duration);
        self.network.run_until(self.now, &mut self.tallies);
        self.tallies.settle();
        if self.now > self.parameters.warm_up {
            for ends in self.network.ends() {
                self.tallies.windows.see(ends.sender.window());
            }
        }
    }
}

impl Running for Simulation {
    type Partial = Outcome;
    type Output = Outcome;

    fn step(&mut self, budget: u32) -> f64 {
        let until = self.network.events() + u64::from(budget.max(1));
        while self.now < self.parameters.duration && self.network.events() < until {
            self.go_on();
        }
        self.now as f64 / self.parameters.duration as f64
    }

    /// The result so far; packets that are accepted but not yet in transmission are counted already.
    fn partial(&self) -> Option<Outcome> {
        (self.now > self.parameters.warm_up).then(|| self.result())
    }

    fn result(&self) -> Outcome {
        Outcome {
            tallies: self.tallies.clone(),
            measured: self.now.saturating_sub(self.parameters.warm_up) as f64 * 1e-9,
            packet_time: self.parameters.packet_time(),
        }
    }
}

impl Outcome {
    /// Share of the bottleneck's capacity that this many packets use.
    fn share(&self, packets: u64) -> f64 {
        packets as f64 * self.packet_time / self.measured
    }

    /// Goodput: segments that arrived for the first time, over capacity.
    #[must_use]
    pub fn utilization(&self) -> f64 {
        self.share(self.tallies.arrived - self.tallies.useless)
    }

    /// All packets that arrived, over capacity.
    #[must_use]
    pub fn throughput(&self) -> f64 {
        self.share(self.tallies.arrived)
    }

    /// Packets that wait at C1, averaged over time.
    #[must_use]
    pub fn queue_mean(&self) -> f64 {
        self.tallies.waited as f64 * 1e-9 / self.measured
    }

    /// The time in which the bottleneck sends the mean queue, ms.
    #[must_use]
    pub fn queue_delay(&self) -> f64 {
        1000.0 * self.queue_mean() * self.packet_time
    }
}

/// Simulates the paper's scenario at tau = 2 ms until at least `packets` have arrived at the bottleneck; returns how
/// many did. This is the load of `npm run bench`.
#[must_use]
pub fn workload(packets: u32) -> u32 {
    let mut p = Parameters::of(&Scenario::new(&LAB));
    p.tau = 2.0;
    p.warm_up = 0;
    p.duration = (f64::from(packets) * p.packet_time() * 1.5e9) as Nanos;
    let mut simulation = Simulation::new(p, 0);
    while simulation.tallies.offered < u64::from(packets) && simulation.step(10_000) < 1.0 {}
    simulation.tallies.offered as u32
}
