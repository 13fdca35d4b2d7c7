//! A stretch of the flow, packet by packet, with the buffer and without.

use super::Parameters;
use super::buffer::Buffer;
use super::observer::Observer;
use super::path::Fate;
use super::run::{Run, deadline};
use super::typical::Search;
use crate::extremes::larger;
use crate::network::{Nanos, nanos};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::tfrc::{Feedback, Lost, Packet, Sender};

/// What happened to a packet on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It arrived, or is under way.
    Arrived,
    /// Chance or a hand lost it.
    Lost,
    /// The queue in front of the bottleneck was full.
    Dropped,
}

/// A packet of the stretch. Times are in seconds, not a number where the moment does not come in the stretch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Its number, from 1.
    pub number: u32,
    /// When it was sent.
    pub sent: f64,
    /// When it came from the network.
    pub came: f64,
    /// When the application was handed it, after a wait in the buffer or none.
    pub handed: f64,
    /// When it was declared lost; it may come later nevertheless.
    pub declared: f64,
    /// Whether that started a loss event.
    pub is_event: bool,
    /// What happened to it on its way.
    pub way: Way,
    /// Packets that were sent later and came from the network before it.
    pub lag: u32,
    /// Whether the application was handed it behind one that was sent later.
    pub is_late: bool,
    /// Whether a listener would hear it: in order, and in time for a voice packet's turn.
    pub is_played: bool,
}

/// A report. Times are in seconds, rates in kbit/s.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// When the receiver sent it.
    pub sent: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// p.
    pub loss_event_rate: f64,
    /// X_recv.
    pub receive_rate: f64,
}

/// The sender after a report or a timeout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// When, s.
    pub at: f64,
    /// X, kbit/s.
    pub allowed: f64,
    /// Whether the nofeedback timer had run out.
    pub is_timeout: bool,
}

/// The buffer from a time on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// From when on, s.
    pub at: f64,
    /// Packets in it.
    pub waiting: u32,
    /// Packets that it may hold.
    pub room: u32,
}

/// A stretch of one run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stretch {
    /// Packets that were sent in it, in that order.
    pub flights: Vec<Flight>,
    /// Reports that were sent in it.
    pub reports: Vec<Report>,
    /// The sender in it.
    pub moments: Vec<Moment>,
    /// The buffer in it, a step function.
    pub levels: Vec<Level>,
    /// When the sender had no room for a packet of its application, s.
    pub refused: Vec<f64>,
    /// Whether there was more than can be told.
    pub is_cut: bool,
}

/// Both runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// When the stretch starts, s.
    pub from: f64,
    /// Whether it is one that is like most, and nobody named it.
    pub is_typical: bool,
    /// With the buffer.
    pub with: Stretch,
    /// Without.
    pub without: Stretch,
}

/// Both runs under way. A unit of work is an event.
pub struct LadderRun {
    parameters: Parameters,
    replication: u32,
    span: f64,
    /// Where the stretch is still to be found.
    search: Option<Search>,
    is_typical: bool,
    from: f64,
    runs: [(Run, Recorder); 2],
    now: Nanos,
    until: Nanos,
}

/// Packets of a stretch at most; more cannot be seen.
const MOST: usize = 20_000;
/// How far the runs go in one piece, ns.
const PIECE: Nanos = 50_000_000;
/// How long after the stretch its packets are still watched, in round-trip times without queues: until their fates
/// are known.
const AFTER: f64 = 3.0;

impl LadderRun {
    /// The replication (from 0) in the scenario's stretch. Where the link names none, it is the one in which its time
    /// window begins, or one that is like most.
    #[must_use]
    pub fn of(scenario: &Scenario, replication: u32) -> Self {
        let (p, span) = (Parameters::of(scenario), scenario.number("span"));
        let shown = || scenario.optional("t0").map(|t0| stretch_at(t0, seconds(p.warm_up), span));
        let from = scenario.optional("from").or_else(shown);
        Self::new(&p, replication, (from, span))
    }

    /// The replication (from 0), from `from` on for `span` seconds; without `from` in a stretch that is like most.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, (from, span): (Option<f64>, f64)) -> Self {
        let after = nanos(AFTER * p.round_trip + 1000.0);
        let search = from.is_none().then(|| Search::new(p, replication, span, after));
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

    /// From here on it is watched.
    fn start(&mut self, seconds: f64) {
        let p = &self.parameters;
        let from = nanos(seconds * 1000.0);
        let shown = from + nanos(self.span * 1000.0);
        let run = |is_with| {
            let recorder = Recorder { from, shown, deadline: deadline(p, is_with), ..Recorder::default() };
            (Run::new(p, self.replication, is_with), recorder)
        };
        self.runs = [true, false].map(run);
        self.until = shown + nanos(AFTER * p.round_trip + 1000.0);
        self.from = seconds;
    }

    fn events(&self) -> u64 {
        self.runs.iter().map(|(run, _)| run.events()).sum()
    }
}

/// The start of the stretch in which a time lies, of those that follow each other from the warm-up on, s.
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

#[derive(Default)]
struct Recorder {
    from: Nanos,
    shown: Nanos,
    /// Number of the first packet that is told.
    first: Option<u32>,
    stretch: Stretch,
    /// The highest numbers that have come, ascending, as far as they are needed for lags.
    ahead: Vec<u32>,
    highest_handed: u32,
    /// Longest delay of a voice packet that is still played, ns.
    deadline: Nanos,
}

impl Recorder {
    fn is_shown(&self, now: Nanos) -> bool {
        (self.from..=self.shown).contains(&now)
    }

    fn flight(&mut self, number: u32) -> Option<&mut Flight> {
        let place = number.checked_sub(self.first?)?;
        self.stretch.flights.get_mut(place as usize)
    }

    /// How many higher numbers have come; remembers this one.
    fn lag(&mut self, number: u32) -> u32 {
        const REMEMBERED: usize = 512;
        let place = self.ahead.partition_point(|&other| other < number);
        let lag = self.ahead.len() - place;
        self.ahead.insert(place, number);
        if self.ahead.len() > REMEMBERED {
            self.ahead.remove(0);
        }
        lag as u32
    }
}

fn seconds(time: Nanos) -> f64 {
    time as f64 * 1e-9
}

const KBIT: f64 = 8e-3;

impl Observer for Recorder {
    fn sent(&mut self, now: Nanos, packet: &Packet, fate: Fate) {
        if !self.is_shown(now) {
            return;
        }
        if self.stretch.flights.len() >= MOST {
            self.stretch.is_cut = true;
            return;
        }
        self.first.get_or_insert(packet.number);
        self.stretch.flights.push(Flight {
            number: packet.number,
            sent: seconds(now),
            came: f64::NAN,
            handed: f64::NAN,
            declared: f64::NAN,
            is_event: false,
            way: match fate {
                Fate::Arrives(_) => Way::Arrived,
                Fate::Lost => Way::Lost,
                Fate::Dropped => Way::Dropped,
            },
            lag: 0,
            is_late: false,
            is_played: false,
        });
    }

    fn refused(&mut self, now: Nanos) {
        if self.is_shown(now) && self.stretch.refused.len() < MOST {
            self.stretch.refused.push(seconds(now));
        }
    }

    fn came(&mut self, now: Nanos, packet: &Packet) {
        let lag = self.lag(packet.number);
        if let Some(flight) = self.flight(packet.number) {
            (flight.came, flight.lag) = (seconds(now), lag);
        }
    }

    fn handed(&mut self, now: Nanos, packet: &Packet) {
        let is_late = packet.number < self.highest_handed;
        self.highest_handed = self.highest_handed.max(packet.number);
        let is_played = !is_late && now - packet.sent <= self.deadline;
        if let Some(flight) = self.flight(packet.number) {
            (flight.handed, flight.is_late, flight.is_played) = (seconds(now), is_late, is_played);
        }
    }

    fn lost(&mut self, now: Nanos, lost: Lost) {
        if let Some(flight) = self.flight(lost.number) {
            (flight.declared, flight.is_event) = (seconds(now), lost.is_event);
        }
    }

    fn reported(&mut self, now: Nanos, report: &Feedback, arrival: Nanos) {
        if self.is_shown(now) && self.stretch.reports.len() < MOST {
            self.stretch.reports.push(Report {
                sent: seconds(now),
                arrival: seconds(arrival),
                loss_event_rate: report.loss_event_rate,
                receive_rate: report.receive_rate * KBIT,
            });
        }
    }

    fn told(&mut self, now: Nanos, sender: &Sender, is_timeout: bool) {
        if self.is_shown(now) && self.stretch.moments.len() < MOST {
            self.stretch.moments.push(Moment { at: seconds(now), allowed: sender.rate() * KBIT, is_timeout });
        }
    }

    fn buffered(&mut self, now: Nanos, buffer: &Buffer) {
        let level = Level { at: seconds(now), waiting: buffer.waiting(), room: buffer.size() };
        let levels = &mut self.stretch.levels;
        if now < self.from {
            // what it holds when the stretch begins
            levels.clear();
            levels.push(level);
        } else if now <= self.shown && levels.len() < MOST {
            match levels.last() {
                Some(last) if (last.waiting, last.room) == (level.waiting, level.room) => {}
                _ => levels.push(level),
            }
        }
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

    /// A hand delays packet 300: without a buffer it is declared lost when the third later one comes, with one it is
    /// not, and what follows waits for it.
    #[test]
    fn a_packet_that_is_delayed_by_hand() {
        let found = ladder("share=0&late=300&by=20&buffer=8&queue=1000");
        let [with, without] = [&found.with, &found.without].map(|stretch| packet(stretch, 300));
        assert_eq!((with.way, with.lag), (Way::Arrived, 4));
        assert_eq!((with.sent, with.came), (without.sent, without.came));
        assert!(with.declared.is_nan() && !with.is_late && with.handed == with.came);
        assert!(without.declared < without.came && without.is_late && without.is_event);
        let waiting = packet(&found.with, 301);
        assert!(waiting.came < waiting.handed && waiting.handed == with.came);
        assert!(found.with.levels.iter().any(|level| level.waiting == 4));
        assert_eq!(without.handed, without.came);
    }

    /// What is heard of a voice flow is what its score is reckoned from.
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
        assert_eq!(packet(&found.with, 200).way, Way::Lost);
        assert!(packet(&found.with, 200).came.is_nan() && !packet(&found.with, 200).declared.is_nan());
        let lost: Vec<u32> = found
            .without
            .flights
            .iter()
            .filter(|flight| flight.way == Way::Lost && flight.number != 200)
            .map(|flight| flight.number)
            .collect();
        let saved = ladder(&format!("share=0&loss=0.02&queue=1000&save={}", lost[0]));
        assert_eq!(packet(&saved.without, lost[0]).way, Way::Arrived);
    }
}
