//! The packet ladder: the beginning of a transfer packet by packet, or a stretch of it.

use super::Parameters;
use crate::network::{AdaptiveFlow, LadderRun};
use crate::scenario::Scenario;

/// Round trips that are shown, from the start, if the scenario gives no stretch.
const TRIPS: f64 = 12.0;

/// The ladder of the first replication, in the scenario's stretch.
#[must_use]
pub fn ladder_run(scenario: &Scenario) -> LadderRun<AdaptiveFlow> {
    let span = scenario.optional("span").unwrap_or_else(|| TRIPS * scenario.number("rtt") / 1000.0);
    LadderRun::new(Parameters::of(scenario).network(0), (scenario.number("from"), span))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::{Fate, Flight, Ladder};
    use crate::running::Running;
    use crate::senders::Proof;
    use crate::tcp::LAB;

    fn ladder(query: &str) -> Ladder {
        ladder_run(&Scenario::with(&LAB, query).scenario).finish()
    }

    /// No jitter, no loss: packets are changed only by hand.
    const ALONE: &str = "jitter=0&transfer=1";

    /// Packet 20 is delayed by 60 ms by hand. It arrives after the others of its round trip; the sender retransmits it,
    /// learns from the echoed timestamp that the original has arrived, and undoes the cut; the threshold has risen.
    #[test]
    fn a_packet_that_is_delayed_by_hand_cuts_the_window_until_its_timestamp_comes() {
        assert!(ladder(ALONE).flights.iter().all(|flight| !flight.is_again && flight.lag == 0));
        let found = ladder(&format!("{ALONE}&late=20&by=60"));
        let twenty: Vec<&Flight> = found.flights.iter().filter(|flight| flight.segment == 20).collect();
        let [first, again] = twenty[..] else { panic!("{twenty:?}") };
        assert!(again.is_again && first.lag >= 3);
        assert_eq!((first.fate, again.fate), (Fate::Arrived, Fate::Useless));
        let undone: Vec<usize> =
            (0..found.moments.len()).filter(|&at| found.moments[at].undone.is_some()).collect();
        let [at] = undone[..] else { panic!("{undone:?}") };
        assert_eq!(found.moments[at].undone, Some(Proof::Timestamps));
        let [before, after] = [at - 1, at].map(|at| found.moments[at].standing);
        assert!(after.window > before.window && after.duplicate_threshold > 3, "{before:?} {after:?}");
        let bare = ladder(&format!("{ALONE}&late=20&by=60&stack=bare"));
        assert!(bare.moments.iter().all(|moment| moment.undone.is_none()));
    }

    #[test]
    fn a_packet_that_is_lost_by_hand_is_repaired_and_one_that_is_saved_is_not_lost() {
        let lost = |query: &str| -> Vec<u32> {
            let found = ladder(&format!("{ALONE}{query}"));
            let gone = found.flights.iter().filter(|flight| flight.fate == Fate::Disturbed);
            gone.map(|flight| flight.segment).collect()
        };
        assert_eq!(lost("&lose=9,9.2"), [9, 9]);
        assert_eq!(lost("&lose=9,12&save=9"), [12]);
        let found = ladder(&format!("{ALONE}&lose=9"));
        let again: Vec<_> = found.flights.iter().filter(|flight| flight.is_again).collect();
        assert_eq!(
            again.iter().map(|flight| (flight.segment, flight.fate)).collect::<Vec<_>>(),
            [(9, Fate::Arrived)]
        );
    }

    /// RACK's timers do not count as timeouts.
    #[test]
    fn a_timeout_is_the_retransmission_timer_s() {
        let timeouts = |query: &str| {
            let found = ladder(&format!("{ALONE}&stack=linux-2019&{query}"));
            found.moments.iter().filter(|moment| moment.is_timeout).count()
        };
        assert_eq!(timeouts("lose=20"), 0);
        assert_eq!(timeouts("lose=20,20.2"), 0);
        // nor does the probe, without which the retransmission timer expires
        assert_eq!(timeouts("lose=1,2,3,4,5,6,7,8,9,10&span=5"), 0);
        assert_eq!(timeouts("lose=1,2,3,4,5,6,7,8,9,10&span=5&tlp=off"), 1);
    }

    #[test]
    fn a_stretch_is_of_the_same_run() {
        let query = "transfer=2&law=exponential&jitter=1";
        let (whole, part) =
            (ladder(&format!("{query}&span=5")), ladder(&format!("{query}&from=0.5&span=0.4")));
        let inside: Vec<&Flight> =
            whole.flights.iter().filter(|flight| (0.5..=0.9).contains(&flight.sent)).collect();
        assert_eq!(part.flights.len(), inside.len());
        assert!(
            part.flights
                .iter()
                .zip(inside)
                .all(|(one, other)| one.segment == other.segment && one.sent == other.sent)
        );
    }
}
