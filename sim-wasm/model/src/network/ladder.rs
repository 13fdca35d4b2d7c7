//! The packet ladder: the first flow of a network, packet by packet.

use super::connection::Connection;
use super::{AdaptiveFlow, Cause, Nanos, Network, Observer, PIECE, Packet, TcpFlow, nanos};
use crate::reordering::Overtaking;
use crate::running::Running;
use crate::senders::{Acknowledgment, Proof, SenderCounts, StampedAcknowledgment, State};

/// Connections whose flow a packet ladder can show.
pub trait LadderConnection: Connection {
    /// The next segment that an acknowledgment expects.
    fn next(ack: &Self::Ack) -> u32;
    /// The sender's state.
    fn standing(&self) -> SenderState;
}

/// A sender's state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SenderState {
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; infinite before the first loss.
    pub threshold: f64,
    /// Segments that it counts against its window.
    pub in_flight: u32,
    /// The phase of congestion control.
    pub state: State,
    /// Duplicate acknowledgments that it takes for a loss at present.
    pub duplicate_threshold: u32,
    /// Counts of what it has done so far; `None` for a sender that does not count, and has only the retransmission
    /// timer.
    pub tally: Option<SenderCounts>,
}

impl LadderConnection for TcpFlow {
    fn next(ack: &Acknowledgment) -> u32 {
        ack.next
    }

    fn standing(&self) -> SenderState {
        let sender = &self.sender;
        SenderState {
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

    fn standing(&self) -> SenderState {
        let sender = &self.sender;
        SenderState {
            window: sender.window(),
            threshold: sender.threshold(),
            in_flight: sender.in_flight(),
            state: sender.state(),
            duplicate_threshold: sender.duplicate_threshold(),
            tally: Some(sender.tally()),
        }
    }
}

/// The fate of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It arrived, and its segment was new to the receiver.
    Arrived,
    /// It arrived, but the receiver had its segment already.
    Useless,
    /// The disturbance lost it, or the user by hand.
    Disturbed,
    /// A queue dropped it.
    Dropped,
    /// It is in flight when the stretch ends.
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
    /// When it arrived, or was lost; NaN while it is in flight.
    pub end: f64,
    /// Its fate.
    pub fate: Fate,
    /// How many packets sent later arrived before it.
    pub lag: u32,
}

/// An acknowledgment of the flow. Times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// When the receiver sent it.
    pub sent: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// The next segment that it expects.
    pub next: u32,
    /// How many acknowledgments directly before it expect the same segment: its number among duplicates.
    pub duplicates: u32,
}

/// The sender's state after an acknowledgment, or after a timer has expired.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Time, s.
    pub at: f64,
    /// The sender's state.
    pub standing: SenderState,
    /// The proof by which it has just undone a cut of its window, if it has.
    pub undone: Option<Proof>,
    /// Whether its retransmission timer expired.
    pub is_timeout: bool,
}

/// A stretch of time of the flow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// Packets sent in the stretch.
    pub flights: Vec<Flight>,
    /// Acknowledgments sent in the stretch.
    pub answers: Vec<Answer>,
    /// The sender's states in the stretch.
    pub moments: Vec<Moment>,
    /// Whether the stretch has more packets than are recorded.
    pub is_cut: bool,
}

/// The simulation of a stretch. A unit of work is an event of the network.
pub struct LadderRun<C: LadderConnection> {
    network: Network<C>,
    found: Recorder,
    now: Nanos,
}

/// Most packets that are recorded; more could not be told apart in a figure.
const RECORDS_AT_MOST: usize = 20_000;

impl<C: LadderConnection> LadderRun<C> {
    /// The ladder of a network that has not started, recorded from `from` on for `span` (both in seconds).
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
    /// Number of the first recorded packet.
    first: Option<u32>,
    ladder: Ladder,
    /// The next segment of the last acknowledgment, and how many acknowledgments before it expected the same.
    last: (u32, u32),
    /// The sender's counts before.
    tally: SenderCounts,
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
            tally: SenderCounts::default(),
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
        if !self.is_shown(now, flow) || self.ladder.moments.len() >= RECORDS_AT_MOST {
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
        if self.ladder.flights.len() >= RECORDS_AT_MOST {
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
        if self.is_shown(now, flow) && self.ladder.answers.len() < RECORDS_AT_MOST {
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
