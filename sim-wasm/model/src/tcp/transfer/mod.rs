//! One transfer in detail: its sender over time.

mod bins;
mod looks;
mod recorder;

use super::Parameters;
use super::simulation::{LATEST, PERIOD, Tallies};
use crate::network::{AdaptiveFlow, Nanos, Network, nanos};
use crate::running::Running;
pub use looks::Look;
use looks::Stretch;
use recorder::Recorder;
pub use recorder::{Cause, Counts, Event, Kind};

/// A stretch of a transfer, with the counts of the whole.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Transfer {
    /// The sender's states in order of time, thinned out evenly.
    pub looks: Vec<Look>,
    /// Bins of one width: start (s), rate at which bytes arrive for the first time (Mbit/s), largest lag (segments).
    pub arrivals: Vec<(f64, f64, u32)>,
    /// The events, in order of time.
    pub events: Vec<Event>,
    /// Counts over the whole transfer.
    pub counts: Counts,
    /// Duration of the transfer, or of the part simulated so far, s.
    pub duration: f64,
}

/// A transfer that can be looked at while it is in progress. A unit of work is an event of the network.
pub struct Transferring {
    network: Network<AdaptiveFlow>,
    found: Recorder,
    /// Payload of a segment, bytes.
    payload: f64,
    now: Nanos,
}

impl Transferring {
    /// The replication (from 0), shown from `from` on for `span` seconds, or to its end.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, (from, span): (f64, Option<f64>)) -> Self {
        let from = nanos(from * 1000.0);
        let until = span.map_or(Nanos::MAX, |span| from + nanos(span * 1000.0));
        let initial = f64::from(p.sender.initial_window);
        let stretch = Stretch::of(from, until);
        Self {
            network: p.network(replication),
            found: Recorder::new(Tallies::of(p), stretch, initial, p.sender.detects_by_time),
            payload: p.bytes / f64::from(p.segments),
            now: 0,
        }
    }

    fn is_done(&self) -> bool {
        self.found.tallies.end.is_some() || self.now >= LATEST
    }
}

impl Running for Transferring {
    type Partial = Transfer;
    type Output = Transfer;

    fn step(&mut self, budget: u32) -> f64 {
        let until = self.network.events() + u64::from(budget.max(1));
        while !self.is_done() && self.network.events() < until {
            self.now += PERIOD;
            self.network.show_until(self.now, &mut self.found);
        }
        if self.is_done() { 1.0 } else { self.found.tallies.share() }
    }

    fn partial(&self) -> Option<Transfer> {
        (self.found.tallies.new > 0).then(|| self.result())
    }

    fn result(&self) -> Transfer {
        let Recorder { tallies, stretch, events, counts, .. } = &self.found;
        let end = tallies.end.unwrap_or(self.now);
        let rate = |(start, new, lag)| (start, new * self.payload * 8e-6, lag);
        Transfer {
            looks: stretch.looks(),
            arrivals: stretch.arrivals(end).into_iter().map(rate).collect(),
            events: events.clone(),
            counts: *counts,
            duration: end as f64 * 1e-9,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::Bench;
    use crate::scenario::Scenario;
    use crate::senders::Proof;
    use crate::tcp::{LAB, MEASURES, TcpBench};

    fn scenario(query: &str) -> Scenario {
        Scenario::with(&LAB, query).scenario
    }

    fn transfer(query: &str, stretch: (f64, Option<f64>)) -> Transfer {
        Transferring::new(&Parameters::of(&scenario(query)), 0, stretch).finish()
    }

    /// The record and the measures are of the same run.
    #[test]
    fn its_counts_are_those_of_the_measures() {
        for query in
            ["transfer=10", "transfer=4&stack=linux-2019&cc=cubic&jitter=5", "transfer=2&stack=bare&cc=reno"]
        {
            let found = transfer(query, (0.0, None));
            let sample = TcpBench.replicate(&scenario(query), 0).expect("a transfer");
            let measured = |id: &str| {
                let place = MEASURES.iter().position(|one| one.about.id == id).expect("a measure");
                sample.values[place]
            };
            let tally = found.counts.tally;
            assert_eq!(f64::from(tally.recoveries + tally.timeouts), measured("cuts"), "{query}");
            assert_eq!(f64::from(tally.undone_by_duplicates + tally.undone_by_timestamps), measured("undos"));
            assert_eq!(found.duration, measured("duration"));
            let last = found.looks[found.looks.len() - 1];
            assert_eq!(f64::from(last.threshold), measured("dupthresh_max"));
            let mean =
                found.arrivals.iter().map(|&(_, rate, _)| rate).sum::<f64>() / found.arrivals.len() as f64;
            assert!(
                (mean / measured("throughput") - 1.0).abs() < 0.05,
                "{mean} of {}",
                measured("throughput")
            );
        }
    }

    /// The path loses nothing, so every cut and every retransmission is needless.
    #[test]
    fn on_a_path_without_losses_all_is_needless() {
        let Transfer { events, counts, .. } =
            transfer("transfer=10&stack=bare&cc=reno&jitter=0.5", (0.0, None));
        assert!(counts.needless_cuts > 3 && counts.lost == 0);
        assert_eq!(counts.needless_cuts, counts.tally.recoveries + counts.tally.timeouts);
        assert_eq!(counts.needless, counts.tally.repeated);
        let cuts: Vec<_> = events.iter().filter(|event| event.kind.is_cut()).collect();
        assert_eq!(cuts.len(), counts.needless_cuts as usize);
        assert!(cuts.iter().all(|cut| cut.is_needless && cut.window.1 < cut.window.0));
    }

    #[test]
    fn undos_give_the_window_back_and_a_stretch_is_of_the_same_run() {
        let query = "transfer=20";
        let whole = transfer(query, (0.0, None));
        let undone: Vec<_> =
            whole.events.iter().filter(|event| event.kind == Kind::Undone(Proof::Timestamps)).collect();
        assert!(!undone.is_empty() && undone.iter().all(|event| event.window.1 > event.window.0));
        let (from, span) = (undone[undone.len() - 1].at - 0.2, 0.4);
        let part = transfer(query, (from, Some(span)));
        assert_eq!((part.counts, part.duration), (whole.counts, whole.duration));
        let inside: Vec<_> =
            whole.events.iter().filter(|event| (from..=from + span).contains(&event.at)).copied().collect();
        assert_eq!(part.events, inside);
        let seen = |look: &&Look| (from..=from + span).contains(&(look.at as f64 * 1e-9));
        assert!(part.looks.len() > whole.looks.iter().filter(seen).count());
    }

    #[test]
    fn by_time_the_reordering_window_is_told() {
        let found = transfer("transfer=4&stack=linux-2019&jitter=20", (0.0, None));
        assert!(found.looks.iter().any(|look| look.rack > 0));
        let causes = |wanted| found.events.iter().any(|event| event.kind == Kind::Recovery(wanted));
        assert!(!causes(Cause::Count) && (causes(Cause::Time) || causes(Cause::Timer)));
    }
}
