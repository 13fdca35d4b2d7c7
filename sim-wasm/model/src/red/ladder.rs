//! The first flow, packet by packet.

use super::{Parameters, network};
use crate::network::{Cause, Nanos, Network, Packet, TcpFlow, Witness, nanos};
use crate::running::Running;
use crate::senders::{Acknowledgment, State};

/// What happened to a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It arrived, and its segment was not there yet.
    Arrived,
    /// It arrived, and was of no use.
    Useless,
    /// The disturbance, or a hand, lost it.
    Disturbed,
    /// RED dropped it.
    Dropped,
    /// It is on its way when the stretch ends.
    UnderWay,
}

/// A packet of the flow. Times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The segment, from 1.
    pub segment: u32,
    /// Whether it has been sent before.
    pub is_again: bool,
    /// When it was sent.
    pub sent: f64,
    /// When it arrived, or was lost; not a number while it is under way.
    pub end: f64,
    /// What happened to it.
    pub fate: Fate,
    /// Packets that were sent later and came before it.
    pub lag: u32,
}

/// An acknowledgment of the flow. Times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// When the receiver sent it.
    pub sent: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// The next segment that the receiver expects.
    pub next: u32,
    /// How many acknowledgments before it say the same, one after another: 3 make a fast retransmission.
    pub duplicates: u32,
}

/// The sender, after an acknowledgment or a timeout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// When, s.
    pub at: f64,
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; infinite before the first loss.
    pub threshold: f64,
    /// What it counts against its window.
    pub in_flight: u32,
    /// What it does.
    pub state: State,
    /// Whether its timer had run out.
    pub is_timeout: bool,
}

/// A stretch of the flow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// Packets that were sent in it.
    pub flights: Vec<Flight>,
    /// Acknowledgments that were sent in it.
    pub answers: Vec<Answer>,
    /// The sender in it.
    pub moments: Vec<Moment>,
    /// Whether there was more than can be told.
    pub is_cut: bool,
}

/// A stretch under way. A unit of work is an event of the network.
pub struct Climb {
    network: Network<TcpFlow>,
    found: Recorder,
    now: Nanos,
}

/// Packets of a stretch at most; more cannot be seen.
const MOST: usize = 20_000;
/// How far the network goes in one piece, ns.
const PIECE: Nanos = 50_000_000;

impl Climb {
    /// The replication (from 0), from `from` on for `span` seconds.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, (from, span): (f64, f64)) -> Self {
        let from = nanos(from * 1000.0);
        let until = from + nanos(span * 1000.0);
        Self { network: network(p, replication), found: Recorder::new(from, until), now: 0 }
    }
}

impl Running for Climb {
    type Partial = Ladder;
    type Output = Ladder;

    fn step(&mut self, budget: u32) -> f64 {
        let (enough, until) = (self.network.events() + u64::from(budget.max(1)), self.found.until);
        while self.now < until && self.network.events() < enough {
            self.now = (self.now + PIECE).min(until);
            self.network.show_until(self.now, &mut self.found);
        }
        self.now as f64 / until as f64
    }

    fn partial(&self) -> Option<Ladder> {
        (self.now > self.found.from).then(|| self.result())
    }

    fn result(&self) -> Ladder {
        self.found.ladder.clone()
    }
}

struct Recorder {
    from: Nanos,
    until: Nanos,
    /// Number of the first packet that is told.
    first: Option<u32>,
    ladder: Ladder,
    /// What the last acknowledgment said, and how many before it had said it.
    last: (u32, u32),
    lags: crate::reordering::Lags,
}

impl Recorder {
    fn new(from: Nanos, until: Nanos) -> Self {
        let lags = crate::reordering::Lags::of(1);
        Self { from, until, first: None, ladder: Ladder::default(), last: (0, 0), lags }
    }

    fn is_shown(&self, now: Nanos, flow: usize) -> bool {
        flow == 0 && (self.from..=self.until).contains(&now)
    }

    fn end(&mut self, now: Nanos, packet: &Packet, fate: Fate, lag: u32) {
        let place = self.first.and_then(|first| packet.number.checked_sub(first));
        if let Some(flight) = place.and_then(|place| self.ladder.flights.get_mut(place as usize)) {
            (flight.end, flight.fate, flight.lag) = (now as f64 * 1e-9, fate, lag);
        }
    }

    fn remember(&mut self, now: Nanos, flow: usize, ends: &TcpFlow, is_timeout: bool) {
        if !self.is_shown(now, flow) || self.ladder.moments.len() >= MOST {
            return;
        }
        let sender = &ends.sender;
        self.ladder.moments.push(Moment {
            at: now as f64 * 1e-9,
            window: sender.window(),
            threshold: sender.threshold(),
            in_flight: sender.in_flight(),
            state: sender.state(),
            is_timeout,
        });
    }
}

impl Witness<TcpFlow> for Recorder {
    fn sent(&mut self, now: Nanos, flow: usize, packet: &Packet) {
        if !self.is_shown(now, flow) {
            return;
        }
        if self.ladder.flights.len() >= MOST {
            self.ladder.is_cut = true;
            return;
        }
        self.first.get_or_insert(packet.number);
        self.ladder.flights.push(Flight {
            segment: packet.segment,
            is_again: packet.is_again,
            sent: now as f64 * 1e-9,
            end: f64::NAN,
            fate: Fate::UnderWay,
            lag: 0,
        });
    }

    fn lost(&mut self, now: Nanos, flow: usize, packet: &Packet, cause: Cause) {
        if flow == 0 {
            let fate = if cause == Cause::Queue { Fate::Dropped } else { Fate::Disturbed };
            self.end(now, packet, fate, 0);
        }
    }

    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, is_new: bool) {
        if flow == 0 {
            let lag = self.lags.arrived(0, packet.number);
            self.end(now, packet, if is_new { Fate::Arrived } else { Fate::Useless }, lag);
        }
    }

    fn answered(&mut self, now: Nanos, flow: usize, ack: &Acknowledgment, arrival: Nanos) {
        if flow != 0 {
            return;
        }
        let (next, same) = self.last;
        self.last = (ack.next, if ack.next == next { same + 1 } else { 0 });
        if self.is_shown(now, flow) && self.ladder.answers.len() < MOST {
            self.ladder.answers.push(Answer {
                sent: now as f64 * 1e-9,
                arrival: arrival as f64 * 1e-9,
                next: ack.next,
                duplicates: self.last.1,
            });
        }
    }

    fn acknowledged(&mut self, now: Nanos, flow: usize, _: &Acknowledgment, ends: &TcpFlow) {
        self.remember(now, flow, ends, false);
    }

    fn expired(&mut self, now: Nanos, flow: usize, ends: &TcpFlow) {
        self.remember(now, flow, ends, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    fn ladder(query: &str) -> Ladder {
        let p = Parameters::of(&Scenario::with(&LAB, query).scenario);
        Climb::new(&p, 0, (0.0, 4.0)).finish()
    }

    /// A hand delays segment 50 by 60 ms: those sent behind it pass, the receiver asks for it again and
    /// again, and the sender sends it once more without need.
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
        let windows: Vec<f64> = found.moments.iter().map(|moment| moment.window).collect();
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
