//! The packet ladder: a stretch of the flow packet by packet, with the buffer and without.

mod recorder;
mod stretch;

pub use stretch::{Flight, Ladder, Level, Moment, PathFate, Report, Stretch};

use self::recorder::{Recorder, seconds};
use super::Parameters;
use super::run::{Run, deadline};
use super::typical::Search;
use crate::extremes::larger;
use crate::network::{Nanos, PIECE, nanos};
use crate::running::Running;
use crate::scenario::Scenario;

/// Both runs in progress. A unit of work is an event.
pub struct LadderRun {
    parameters: Parameters,
    replication: u32,
    span: f64,
    /// The search for a typical stretch, until it is found.
    search: Option<Search>,
    is_typical: bool,
    from: f64,
    runs: [(Run, Recorder); 2],
    now: Nanos,
    until: Nanos,
}

/// How long the packets of the stretch are followed after its end, ns, until their fates are known: a second and three
/// round-trip times without queues.
fn after(p: &Parameters) -> Nanos {
    nanos(3.0 * p.round_trip + 1000.0)
}

impl LadderRun {
    /// The replication (from 0) in the scenario's stretch. If the link names none, it is the stretch in which the
    /// link's time window begins, or a typical one.
    #[must_use]
    pub fn of(scenario: &Scenario, replication: u32) -> Self {
        let (p, span) = (Parameters::of(scenario), scenario.number("span"));
        let shown = || scenario.optional("t0").map(|t0| stretch_at(t0, seconds(p.warm_up), span));
        let from = scenario.optional("from").or_else(shown);
        Self::new(&p, replication, (from, span))
    }

    /// The replication (from 0), from `from` on for `span` seconds; without `from`, in a typical stretch.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, (from, span): (Option<f64>, f64)) -> Self {
        let search = from.is_none().then(|| Search::new(p, replication, span, after(p)));
        let mut started = Self {
            parameters: p.clone(),
            replication,
            span,
            search,
            is_typical: false,
            from: 0.0,
            runs: [true, false].map(|is_with| (Run::new(p, replication, is_with), Recorder::default())),
            now: 0,
            until: 1,
        };
        if let Some(from) = from {
            started.start(from);
        }
        started
    }

    /// Begins to record at this time.
    fn start(&mut self, seconds: f64) {
        let p = &self.parameters;
        let from = nanos(seconds * 1000.0);
        let shown = from + nanos(self.span * 1000.0);
        let run = |is_with| {
            let recorder = Recorder::between(from, shown, deadline(p, is_with));
            (Run::new(p, self.replication, is_with), recorder)
        };
        self.runs = [true, false].map(run);
        self.until = shown + after(p);
        self.from = seconds;
    }

    fn events(&self) -> u64 {
        self.runs.iter().map(|(run, _)| run.events()).sum()
    }
}

/// The start of the stretch with this time, if stretches follow one another from the warm-up on, s.
fn stretch_at(time: f64, warm_up: f64, span: f64) -> f64 {
    larger(warm_up + libm::floor((time - warm_up) / span) * span, 0.0)
}

impl Running for LadderRun {
    type Partial = Ladder;
    type Output = Ladder;

    fn step(&mut self, budget: u32) -> f64 {
        if let Some(search) = &mut self.search {
            let share = search.step(budget);
            if share >= 1.0 {
                let (from, is_typical) = search.found();
                self.search = None;
                self.is_typical = is_typical;
                self.start(from);
            }
            // the search is most of the work
            return 0.9 * share;
        }
        let enough = self.events() + u64::from(budget.max(1));
        while self.now < self.until && self.events() < enough {
            self.now = (self.now + PIECE).min(self.until);
            for (run, recorder) in &mut self.runs {
                run.run_until(self.now, recorder);
            }
        }
        if self.now >= self.until { 1.0 } else { 0.9 }
    }

    fn partial(&self) -> Option<Ladder> {
        (self.search.is_none() && self.now > nanos(self.from * 1000.0)).then(|| self.result())
    }

    fn result(&self) -> Ladder {
        let [with, without] = [0, 1].map(|side: usize| self.runs[side].1.stretch.clone());
        Ladder { from: self.from, is_typical: self.is_typical, with, without }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::{Flows, LAB, Simulation};
    use crate::scenario::Scenario;

    fn ladder(query: &str) -> Ladder {
        let p = Parameters::of(&Scenario::with(&LAB, query).scenario);
        LadderRun::new(&p, 0, (Some(0.0), 5.0)).finish()
    }

    fn packet(stretch: &Stretch, number: u32) -> Flight {
        stretch.flights[number as usize - 1]
    }

    /// Packet 300 is delayed by hand: without a buffer it is declared lost when the third later packet arrives; with
    /// one it is not, and the packets after it wait.
    #[test]
    fn a_packet_that_is_delayed_by_hand() {
        let found = ladder("share=0&late=300&by=20&buffer=8&queue=1000");
        let [with, without] = [&found.with, &found.without].map(|stretch| packet(stretch, 300));
        assert_eq!((with.way, with.lag), (PathFate::Arrived, 4));
        assert_eq!((with.sent, with.came), (without.sent, without.came));
        assert!(with.declared.is_nan() && !with.is_late && with.handed == with.came);
        assert!(without.declared < without.came && without.is_late && without.is_event);
        let waiting = packet(&found.with, 301);
        assert!(waiting.came < waiting.handed && waiting.handed == with.came);
        assert!(found.with.levels.iter().any(|level| level.waiting == 4));
        assert_eq!(without.handed, without.came);
    }

    /// The packets of a voice flow that the ladder calls played are those that its score counts.
    #[test]
    fn what_is_played_is_what_the_score_counts() {
        let query = "app=voice&duration=60&warmup=10&loss=0.02&kind=count";
        let p = Parameters::of(&Scenario::with(&LAB, query).scenario);
        let found = LadderRun::new(&p, 0, (Some(10.0), 49.0)).finish();
        let outcome = Simulation::new(p, 0, Flows::Own).finish();
        for (side, stretch) in [&found.with, &found.without].into_iter().enumerate() {
            let unplayed = stretch.flights.iter().filter(|flight| !flight.is_played).count();
            let frames = stretch.flights.len() + stretch.refused.len();
            let share = (unplayed + stretch.refused.len()) as f64 / frames as f64;
            let wanted = outcome.flow(side).unplayed_share();
            assert!((share - wanted).abs() < 0.004, "{side}: {share} {wanted}");
            assert!(share > 0.01);
        }
    }

    #[test]
    fn hands_lose_and_save() {
        let found = ladder("share=0&loss=0.02&lose=200&save=201&queue=1000");
        assert_eq!(packet(&found.with, 200).way, PathFate::Lost);
        assert!(packet(&found.with, 200).came.is_nan() && !packet(&found.with, 200).declared.is_nan());
        let lost: Vec<u32> = found
            .without
            .flights
            .iter()
            .filter(|flight| flight.way == PathFate::Lost && flight.number != 200)
            .map(|flight| flight.number)
            .collect();
        let saved = ladder(&format!("share=0&loss=0.02&queue=1000&save={}", lost[0]));
        assert_eq!(packet(&saved.without, lost[0]).way, PathFate::Arrived);
    }
}
