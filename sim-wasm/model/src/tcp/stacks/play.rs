//! A sender and a receiver, with a path that delivers one flight in a given order and everything else in the order of
//! sending.

use super::flight::Flight;
use crate::senders::{
    AdaptiveReceiver, AdaptiveReceiverSettings, AdaptiveSender, AdaptiveSettings, Proof, Segment,
    SenderCounts, StampedAcknowledgment, stamp_of,
};
use crate::time::Time;
use std::collections::VecDeque;

/// Rule stack-4: how many flights of new segments follow the first.
const FOLLOWING: u32 = 3;

/// The path: it loses nothing after the flight.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    /// The round trip without the transmission time of a packet, ns.
    pub round_trip: Time,
    /// Least time between two arrivals, ns: the transmission time of a packet.
    pub spacing: Time,
}

/// The sender's state after an acknowledgment or a timer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Time since the flight was sent, ns.
    pub at: Time,
    /// Congestion window, segments.
    pub window: f64,
    /// Duplicate acknowledgments that it takes for a loss at present.
    pub duplicate_threshold: u32,
    /// Whether it follows an acknowledgment that acknowledges nothing new.
    pub is_duplicate: bool,
    /// The proof by which the last cut is undone now, if it is.
    pub undone: Option<Proof>,
}

/// A retransmission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The segment, from 1.
    pub segment: u32,
    /// When it is sent, ns.
    pub sent: Time,
    /// When it arrives, ns.
    pub arrival: Time,
    /// Whether the receiver has the segment already.
    pub is_needless: bool,
    /// When the cut that it belongs to is undone, ns; `None` if it is not.
    pub undone: Option<Time>,
}

/// The response of a sender to a flight, until everything is acknowledged.
#[derive(Clone, Debug)]
pub struct FlightResponse {
    /// The sender's states, in order of time.
    pub looks: Vec<Look>,
    /// The retransmissions, in order of sending.
    pub repeats: Vec<Repeat>,
    /// Counts of retransmissions, cuts and undos.
    pub tally: SenderCounts,
    /// When the flight is acknowledged (ns), and the window then (segments).
    pub acknowledged: (Time, f64),
    /// When everything is acknowledged, ns.
    pub done: Time,
}

impl FlightResponse {
    /// Simulates it to the end.
    pub fn of(
        settings: &AdaptiveSettings,
        receiver: AdaptiveReceiverSettings,
        path: Path,
        flight: &Flight,
    ) -> Self {
        let mut play = Play::new(settings, receiver, path, flight);
        while play.sender.unacknowledged() < play.sender.unwritten() && play.step() {}
        play.played.tally = play.sender.tally();
        play.played
    }

    /// Rule stack-5: needless retransmissions, those whose segment the receiver had already.
    #[must_use]
    pub fn needless(&self) -> usize {
        self.repeats.iter().filter(|repeat| repeat.is_needless).count()
    }

    /// Cuts of the window: recoveries and timeouts.
    #[must_use]
    pub fn cuts(&self) -> u32 {
        self.tally.recoveries + self.tally.timeouts
    }

    /// Cuts that were undone.
    #[must_use]
    pub fn undone(&self) -> u32 {
        self.tally.undone_by_duplicates + self.tally.undone_by_timestamps
    }

    /// The smallest window, segments.
    #[must_use]
    pub fn least_window(&self) -> f64 {
        self.looks.iter().map(|look| look.window).fold(f64::INFINITY, crate::extremes::smaller)
    }

    /// The `DupThresh` at the end.
    #[must_use]
    pub fn threshold(&self) -> u32 {
        self.looks.last().map_or(0, |look| look.duplicate_threshold)
    }
}

/// A packet on its way to the receiver.
struct Packet {
    at: Time,
    segment: u32,
    stamp: u32,
    /// Its index among the retransmissions, if it is one.
    repeat: Option<usize>,
}

enum Event {
    Arrival,
    Waited,
    Answer,
    Timer,
}

struct Play {
    sender: AdaptiveSender,
    receiver: AdaptiveReceiver,
    path: Path,
    flight: u32,
    packets: VecDeque<Packet>,
    answers: VecDeque<(Time, StampedAcknowledgment)>,
    /// When the last packet arrives, ns.
    last: Time,
    /// The index of the first retransmission since the last cut.
    since_cut: usize,
    played: FlightResponse,
}

impl Play {
    /// Rule stack-3: all segments of the flight are sent at once, and arrive a packet time apart in the given order.
    fn new(
        settings: &AdaptiveSettings,
        receiver: AdaptiveReceiverSettings,
        path: Path,
        flight: &Flight,
    ) -> Self {
        let mut sender = AdaptiveSender::new(settings);
        // the window is as large as the flight, so the flight is what is sent
        sender.write(0, flight.segments * (1 + FOLLOWING), &mut |_| {});
        let arrival = |place: u64| path.round_trip / 2 + place * path.spacing;
        let packets = (1..)
            .zip(&flight.arrivals)
            .map(|(place, &segment)| Packet { at: arrival(place), segment, stamp: stamp_of(0), repeat: None })
            .collect();
        Self {
            sender,
            receiver: AdaptiveReceiver::new(receiver),
            path,
            flight: flight.segments,
            packets,
            answers: VecDeque::new(),
            last: arrival(flight.arrivals.len() as u64),
            since_cut: 0,
            played: FlightResponse {
                looks: Vec::new(),
                repeats: Vec::new(),
                tally: SenderCounts::default(),
                acknowledged: (0, 0.0),
                done: 0,
            },
        }
    }

    /// Simulates the next event; `false` if there is none.
    fn step(&mut self) -> bool {
        let due = [
            (self.packets.front().map(|packet| packet.at), Event::Arrival),
            (self.receiver.timer(), Event::Waited),
            (self.answers.front().map(|&(at, _)| at), Event::Answer),
            (self.sender.timer(), Event::Timer),
        ];
        let next = due.into_iter().filter_map(|(at, event)| Some((at?, event))).min_by_key(|&(at, _)| at);
        let Some((now, event)) = next else { return false };
        match event {
            Event::Arrival => self.arrive(now),
            Event::Waited => {
                let ack = self.receiver.expire(now);
                self.answer(now, ack);
            }
            Event::Answer => {
                let Some((_, ack)) = self.answers.pop_front() else { return false };
                let is_duplicate = ack.ack.next <= self.sender.unacknowledged();
                self.at_sender(now, is_duplicate, |sender, out| {
                    sender.acknowledge(now, &ack.report(), &mut |segment| out.push(segment));
                });
            }
            Event::Timer => self.at_sender(now, false, |sender, out| {
                sender.expire(now, &mut |segment| out.push(segment));
            }),
        }
        true
    }

    fn arrive(&mut self, now: Time) {
        let Some(packet) = self.packets.pop_front() else { return };
        let before = self.receiver.duplicates();
        let ack = self.receiver.receive(now, packet.segment, packet.stamp);
        if let Some(place) = packet.repeat
            && let Some(repeat) = self.played.repeats.get_mut(place)
        {
            repeat.is_needless = self.receiver.duplicates() > before;
        }
        self.answer(now, ack);
    }

    fn answer(&mut self, now: Time, ack: Option<StampedAcknowledgment>) {
        let back = self.path.round_trip - self.path.round_trip / 2;
        self.answers.extend(ack.map(|ack| (now + back, ack)));
    }

    fn at_sender(
        &mut self,
        now: Time,
        is_duplicate: bool,
        act: impl FnOnce(&mut AdaptiveSender, &mut Vec<Segment>),
    ) {
        let before = self.sender.tally();
        let mut sent = Vec::new();
        act(&mut self.sender, &mut sent);
        let (after, played) = (self.sender.tally(), &mut self.played);
        let undone = after.undone_since(&before);
        if undone.is_some() {
            played.repeats.iter_mut().skip(self.since_cut).for_each(|repeat| repeat.undone = Some(now));
        }
        if undone.is_some() || after.recoveries + after.timeouts > before.recoveries + before.timeouts {
            self.since_cut = played.repeats.len();
        }
        let window = self.sender.window();
        let duplicate_threshold = self.sender.duplicate_threshold();
        played.looks.push(Look { at: now, window, duplicate_threshold, is_duplicate, undone });
        if played.acknowledged.0 == 0 && self.sender.unacknowledged() > self.flight {
            played.acknowledged = (now, window);
        }
        played.done = now;
        sent.into_iter().for_each(|segment| self.depart(now, segment));
    }

    /// Rule stack-4: segments sent later arrive half a round trip later, after all that were sent before.
    fn depart(&mut self, now: Time, Segment { number, again }: Segment) {
        let at = (now + self.path.round_trip / 2).max(self.last) + self.path.spacing;
        self.last = at;
        let repeat = again.then_some(self.played.repeats.len());
        if again {
            self.played.repeats.push(Repeat {
                segment: number,
                sent: now,
                arrival: at,
                is_needless: false,
                undone: None,
            });
        }
        self.packets.push_back(Packet { at, segment: number, stamp: stamp_of(now), repeat });
    }
}
