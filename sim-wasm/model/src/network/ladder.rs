//! The first flow of a network, packet by packet.

use super::connection::Connection;
use super::{AdaptiveFlow, Cause, Nanos, Network, Observer, Packet, TcpFlow, nanos};
use crate::reordering::Overtaking;
use crate::running::Running;
use crate::senders::{Acknowledgment, Proof, StampedAcknowledgment, State, Tally};

/// Connections whose flows are told packet by packet.
pub trait LadderConnection: Connection {
    /// The next segment that the receiver expects.
    fn next(ack: &Self::Ack) -> u32;
    /// How the sender stands.
    fn standing(&self) -> Standing;
}

/// How a sender stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; infinite before the first loss.
    pub threshold: f64,
    /// What it counts against its window.
    pub in_flight: u32,
    /// What it does.
    pub state: State,
    /// Duplicates that it takes for a loss now.
    pub duplicate_threshold: u32,
    /// What it has done so far; `None` of one that does not count, and has no other timer than that of retransmissions.
    pub tally: Option<Tally>,
}

impl LadderConnection for TcpFlow {
    fn next(ack: &Acknowledgment) -> u32 {
        ack.next
    }

    fn standing(&self) -> Standing {
        let sender = &self.sender;
        Standing {
            window: sender.window(),
            threshold: sender.threshold(),
            in_flight: sender.in_flight(),
            state: sender.state(),
            duplicate_threshold: self.duplicate_threshold,
            tally: None,
        }
    }
}

impl LadderConnection for AdaptiveFlow {
    fn next(ack: &StampedAcknowledgment) -> u32 {
        ack.ack.next
    }

    fn standing(&self) -> Standing {
        let sender = &self.sender;
        Standing {
            window: sender.window(),
            threshold: sender.threshold(),
            in_flight: sender.in_flight(),
            state: sender.state(),
            duplicate_threshold: sender.duplicate_threshold(),
            tally: Some(sender.tally()),
        }
    }
}

/// What happened to a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It arrived, and its segment was not there yet.
    Arrived,
    /// It arrived, and was of no use.
    Useless,
    /// The disturbance, or a hand, lost it.
    Disturbed,
    /// The queue dropped it.
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
    /// How it stands.
    pub standing: Standing,
    /// Whether it has taken a cut of its window back, and by what it knew.
    pub undone: Option<Proof>,
    /// Whether its retransmission timer had run out.
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
pub struct LadderRun<C: LadderConnection> {
    network: Network<C>,
    found: Recorder,
    now: Nanos,
}

/// Packets of a stretch at most; more cannot be seen.
const MOST: usize = 20_000;
/// How far the network goes in one piece, ns.
const PIECE: Nanos = 50_000_000;

impl<C: LadderConnection> LadderRun<C> {
    /// A network at rest, told from `from` on for `span` seconds.
    #[must_use]
    pub fn new(network: Network<C>, (from, span): (f64, f64)) -> Self {
        let from = nanos(from * 1000.0);
        let until = from + nanos(span * 1000.0);
        Self { network, found: Recorder::new(from, until), now: 0 }
    }
}

impl<C: LadderConnection> Running for LadderRun<C> {
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
    /// What the sender had done before.
    tally: Tally,
    lags: Overtaking,
}

impl Recorder {
    fn new(from: Nanos, until: Nanos) -> Self {
        Self {
            from,
            until,
            first: None,
            ladder: Ladder::default(),
            last: (0, 0),
            tally: Tally::default(),
            lags: Overtaking::default(),
        }
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

    fn remember(&mut self, now: Nanos, flow: usize, ends: &impl LadderConnection, is_timer: bool) {
        if flow != 0 {
            return;
        }
        let standing = ends.standing();
        let before = self.tally;
        self.tally = standing.tally.unwrap_or_default();
        if !self.is_shown(now, flow) || self.ladder.moments.len() >= MOST {
            return;
        }
        self.ladder.moments.push(Moment {
            at: now as f64 * 1e-9,
            standing,
            undone: self.tally.undone_since(&before),
            is_timeout: is_timer && standing.tally.is_none_or(|tally| tally.timeouts > before.timeouts),
        });
    }
}

impl<C: LadderConnection> Observer<C> for Recorder {
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
            let lag = self.lags.arrived(packet.number);
            self.end(now, packet, if is_new { Fate::Arrived } else { Fate::Useless }, lag);
        }
    }

    fn answered(&mut self, now: Nanos, flow: usize, ack: &C::Ack, arrival: Nanos) {
        if flow != 0 {
            return;
        }
        let (before, same) = self.last;
        let next = C::next(ack);
        self.last = (next, if next == before { same + 1 } else { 0 });
        if self.is_shown(now, flow) && self.ladder.answers.len() < MOST {
            self.ladder.answers.push(Answer {
                sent: now as f64 * 1e-9,
                arrival: arrival as f64 * 1e-9,
                next,
                duplicates: self.last.1,
            });
        }
    }

    fn acknowledged(&mut self, now: Nanos, flow: usize, _: &C::Ack, ends: &C) {
        self.remember(now, flow, ends, false);
    }

    fn expired(&mut self, now: Nanos, flow: usize, ends: &C) {
        self.remember(now, flow, ends, true);
    }
}
