//! Cuts of congestion windows, and whether the segment that the sender took for lost really was.

use crate::network::{LostSegments, Nanos, Packet, TcpFlow};
use crate::senders::State;

/// A cut of a congestion window: acknowledgments have shown a loss, or the timer has expired.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// When, s.
    pub at: f64,
    /// The flow, from 0.
    pub flow: u32,
    /// The segment that the sender took for lost.
    pub segment: u32,
    /// Whether the timer expired.
    pub is_timeout: bool,
    /// Whether the last transmission of that segment was not lost: it was late, or had arrived.
    pub is_needless: bool,
}

/// The state of one flow.
#[derive(Clone, Debug, Default)]
struct FlowState {
    missing: LostSegments,
    /// The first segment that the sender retransmits at this moment, and whether its last transmission was lost.
    again: Option<(u32, bool)>,
    is_recovering: bool,
}

/// Follows the losses of every flow. Its functions have to be called in order of time within each flow.
#[derive(Clone, Debug)]
pub struct Cuts {
    flows: Vec<FlowState>,
}

impl Cuts {
    /// The state before any loss.
    #[must_use]
    pub fn of(flows: u32) -> Self {
        Self { flows: vec![FlowState::default(); flows as usize] }
    }

    /// A packet is sent.
    pub fn sent(&mut self, flow: usize, packet: &Packet) {
        if !packet.is_again {
            return;
        }
        let known = &mut self.flows[flow];
        let was_lost = known.missing.repair(packet.segment);
        known.again.get_or_insert((packet.segment, was_lost));
    }

    /// A packet is lost.
    pub fn lost(&mut self, flow: usize, packet: &Packet) {
        self.flows[flow].missing.lose(packet.segment);
    }

    /// A sender has reacted to an acknowledgment or to its timer; returns the cut of its window, if it made one.
    pub fn acted(&mut self, now: Nanos, flow: usize, ends: &TcpFlow, is_timeout: bool) -> Option<Cut> {
        let known = &mut self.flows[flow];
        let again = known.again.take();
        let is_recovering = ends.sender.state() == State::FastRecovery;
        let begins = is_recovering && !known.is_recovering;
        known.is_recovering = is_recovering;
        let (segment, was_lost) = again.filter(|_| begins || is_timeout)?;
        Some(Cut { at: now as f64 * 1e-9, flow: flow as u32, segment, is_timeout, is_needless: !was_lost })
    }
}

#[cfg(test)]
mod tests {
    use crate::red::{Cut, LAB, Parameters, Tracing};
    use crate::running::Running;
    use crate::scenario::Scenario;

    fn cuts(query: &str) -> Vec<Cut> {
        let p = Parameters::of(&Scenario::with(&LAB, query).scenario);
        Tracing::new(&p, 0, (0.0, 6.0), 10).finish().cuts
    }

    /// One flow over an empty path, on which only segment 50 is changed by hand.
    const ALONE: &str = "flows=1&rate=2&minth=1000";

    #[test]
    fn a_segment_that_is_late_cuts_a_window_for_nothing_and_one_that_is_lost_does_not() {
        assert_eq!(cuts(ALONE), []);
        for stack in ["reno", "newreno", "sack"] {
            for (hand, is_needless) in [("late=50&by=60", true), ("lose=50", false)] {
                let found = cuts(&format!("{ALONE}&stack={stack}&{hand}"));
                let [cut] = found[..] else { panic!("{stack}, {hand}: {found:?}") };
                assert_eq!(
                    (cut.segment, cut.is_timeout, cut.is_needless),
                    (50, false, is_needless),
                    "{stack}"
                );
            }
        }
    }

    /// The retransmission of segment 50 is lost as well, so the timer has to repair it. What Reno then sends again had
    /// arrived, which looks like further losses. Where the first segments are late, the timer expires needlessly.
    #[test]
    fn a_timeout_is_a_cut_with_its_own_reason() {
        let found = cuts(&format!("{ALONE}&lose=50,50.2"));
        let told: Vec<_> = found.iter().map(|cut| (cut.segment, cut.is_timeout, cut.is_needless)).collect();
        assert_eq!(told[..2], [(50, false, false), (50, true, false)]);
        assert!(told[2..].iter().all(|&(_, _, is_needless)| is_needless), "{told:?}");
        let late = cuts(&format!("{ALONE}&late=1,2&by=1000&rtomin=200&granularity=10"));
        let first = late.first().expect("a cut");
        assert_eq!((first.segment, first.is_timeout, first.is_needless), (1, true, true));
    }
}
