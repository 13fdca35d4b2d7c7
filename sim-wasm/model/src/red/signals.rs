//! Loss signals, packets that a sender takes for lost: those that are lost, and those whose lag causes enough duplicate
//! acknowledgments for a fast retransmit. The times between two signals of a flow are counted like those between losses
//! (rule red-11).

use super::intervals::Intervals;
use super::{Parameters, network};
use crate::network::{Cause, Nanos, Observer, Packet, TcpFlow};
use crate::reordering::Overtaken;

struct Signals {
    from: Nanos,
    until: Nanos,
    /// For each flow, which of its packets were overtaken.
    overtaken: Vec<Overtaken>,
    intervals: Intervals,
}

/// How many times between two loss signals of a flow lie in each bin, in the measured time of a replication (from 0).
#[must_use]
pub fn between_signals(p: &Parameters, replication: u32) -> Vec<u32> {
    let mut signals = Signals {
        from: p.warm_up,
        until: p.duration,
        overtaken: vec![Overtaken::by(p.sender.duplicate_threshold); p.flows as usize],
        intervals: Intervals::of(p.flows),
    };
    network(p, replication).run_until(p.duration, &mut signals);
    signals.intervals.seen.counts().to_vec()
}

impl Signals {
    fn signal(&mut self, now: Nanos, flow: usize) {
        if (self.from..self.until).contains(&now) {
            self.intervals.lost(flow, now);
        }
    }
}

impl Observer<TcpFlow> for Signals {
    /// Packets do not overtake each other after C1, so the lag there is that of the arrival.
    fn queued(&mut self, now: Nanos, flow: usize, packet: &Packet, _: Nanos, _: Nanos) {
        if self.overtaken[flow].arrived(packet.number) {
            self.signal(now, flow);
        }
    }

    fn lost(&mut self, now: Nanos, flow: usize, _: &Packet, _: Cause) {
        self.signal(now, flow);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::{LAB, Simulation};
    use crate::running::Running;
    use crate::scenario::Scenario;

    /// Without reordering the signals are the losses; with it there are more, one for each packet with a long lag.
    #[test]
    fn signals_are_losses_and_long_lags() {
        let found = |query: &str| {
            let p = Parameters::of(&Scenario::with(&LAB, &format!("{query}&duration=60")).scenario);
            let signals = between_signals(&p, 0);
            let tallies = Simulation::new(p, 0).finish().tallies;
            (signals, tallies)
        };
        let (signals, tallies) = found("ps=0.005");
        assert_eq!(signals, tallies.intervals.seen.counts());
        let (signals, tallies) = found("tau=4&minth=96");
        let count: u64 = signals.iter().map(|&count| u64::from(count)).sum();
        // each flow's first signal ends no interval; packets in flight at the end are counted on one side only
        let expected = tallies.dropped + tallies.lags.at_least(3) - 10;
        assert!(expected > 100 && count.abs_diff(expected) <= 10, "{count} of {expected}");
    }
}
