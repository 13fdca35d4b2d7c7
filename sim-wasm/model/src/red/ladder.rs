//! The first flow, packet by packet.

use super::{Parameters, network};
use crate::network::{LadderRun, TcpFlow};

/// The ladder of a replication (from 0), from `from` on for `span` seconds.
#[must_use]
pub fn ladder_run(p: &Parameters, replication: u32, stretch: (f64, f64)) -> LadderRun<TcpFlow> {
    LadderRun::new(network(p, replication), stretch)
}

#[cfg(test)]
mod tests {
    use super::ladder_run;
    use crate::network::{Fate, Flight, Ladder};
    use crate::red::{LAB, Parameters};
    use crate::running::Running;
    use crate::scenario::Scenario;

    fn ladder(query: &str) -> Ladder {
        let p = Parameters::of(&Scenario::with(&LAB, query).scenario);
        ladder_run(&p, 0, (0.0, 4.0)).finish()
    }

    /// Segment 50 is delayed by 60 ms by hand: later segments overtake it, the receiver sends duplicate
    /// acknowledgments, and the sender retransmits it needlessly.
    #[test]
    fn a_packet_that_is_delayed_by_hand_is_sent_again_without_need() {
        let alone = "flows=1&rate=2&minth=1000";
        assert!(ladder(alone).flights.iter().all(|flight| !flight.is_again));
        let found = ladder(&format!("{alone}&late=50&by=60"));
        let fifty: Vec<&Flight> = found.flights.iter().filter(|flight| flight.segment == 50).collect();
        let [first, again] = fifty[..] else { panic!("{fifty:?}") };
        assert!(again.is_again && first.lag >= 3);
        assert_eq!((first.fate, again.fate), (Fate::Arrived, Fate::Useless));
        assert!(found.answers.iter().any(|answer| answer.next == 50 && answer.duplicates >= 3));
        let windows: Vec<f64> = found.moments.iter().map(|moment| moment.standing.window).collect();
        assert!(windows.windows(2).any(|pair| pair[1] < pair[0]), "the window is cut");
        assert!(found.moments.iter().all(|moment| !moment.is_timeout));
    }

    #[test]
    fn a_packet_that_is_lost_by_hand_is_missed_and_one_that_is_saved_is_not() {
        let alone = "flows=1&rate=2&minth=1000&ps=0.5";
        let lost = |found: &Ladder| -> Vec<u32> {
            let gone = found.flights.iter().filter(|flight| flight.fate == Fate::Disturbed);
            gone.map(|flight| flight.segment).collect()
        };
        let luck = lost(&ladder(alone));
        assert!(!luck.is_empty());
        let saved = lost(&ladder(&format!("{alone}&save={}", luck[0])));
        assert_ne!(saved.first(), luck.first());
        assert_eq!(lost(&ladder("flows=1&rate=2&minth=1000&lose=5,5.2")), [5, 5]);
    }
}
