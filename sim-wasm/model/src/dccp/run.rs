//! A run of one flow: sender, path, buffer, receiver, and the way back.

use super::buffer::Buffer;
use super::observer::Observer;
use super::parameters::{BufferPlace, BufferSize, Parameters};
use super::path::{Fate, Path};
use super::source::{Source, VOICE_PERIOD};
use super::tallies::Tallies;
use crate::extremes::larger;
use crate::network::{Line, Nanos, nanos};
use crate::tfrc::{Feedback, Packet, Receiver, Sender};

/// A flow in progress, with its buffer or without.
#[derive(Clone, Debug)]
pub struct Run {
    sender: Sender,
    source: Source,
    path: Path,
    /// Packets and reports in flight.
    forward: Line<Packet>,
    back: Line<Feedback>,
    /// The buffer, and its place.
    buffer: Buffer,
    place: BufferPlace,
    receiver: Receiver,
    back_delay: Nanos,
    /// The sender's R, ns; 0 before it knows one.
    round_trip: Nanos,
    payload: f64,
    /// The packets that have just left the buffer.
    out: Vec<Packet>,
    /// Number of the last packet sent.
    last: u32,
    now: Nanos,
    events: u64,
    tallies: Tallies,
}

/// The kinds of events; of events at one time the first in this list comes first. A kind is the low bits of a key below
/// its time, so that the least key is the next event.
const PACKET: u64 = 0;
const REPORT: u64 = 1;
const FEEDBACK_TIMER: u64 = 2;
const BUFFER: u64 = 3;
const NOFEEDBACK_TIMER: u64 = 4;
const MADE: u64 = 5;
const SEND: u64 = 6;
const EVENT_BITS: u32 = 3;

/// The key of an event. Only [`Nanos::MAX`], which stands for never, may be too large for a key.
#[inline]
fn key(at: Nanos, event: u64) -> u64 {
    debug_assert!(at == Nanos::MAX || at >> (Nanos::BITS - EVENT_BITS) == 0, "{at} ns is too late");
    at << EVENT_BITS | event
}

impl Run {
    /// The replication (from 0) before its start, with the scenario's buffer or without.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, is_with: bool) -> Self {
        let place = p.place_in(is_with);
        Self {
            sender: Sender::new(p.ccid, p.payload()),
            source: Source::new(p.application),
            path: Path::new(p, replication),
            forward: Line::default(),
            back: Line::default(),
            buffer: Buffer::new(p.buffer),
            place,
            receiver: Receiver::new(p.ccid, p.payload(), p.duplicates, p.echo),
            back_delay: nanos(0.5 * p.round_trip),
            round_trip: 0,
            payload: f64::from(p.payload()),
            out: Vec::new(),
            last: 0,
            now: 0,
            events: 0,
            tallies: Tallies::new(p, deadline(p, is_with)),
        }
    }

    /// Simulates all events up to and including `end`.
    pub fn run_until(&mut self, end: Nanos, observer: &mut impl Observer) {
        let mut rest = self.rest();
        loop {
            let key = rest.min(key(self.forward.first(), PACKET)).min(key(self.may_send(), SEND));
            let at = key >> EVENT_BITS;
            if at > end {
                break;
            }
            self.now = at;
            self.events += 1;
            match key & ((1 << EVENT_BITS) - 1) {
                SEND => {
                    self.send(observer);
                    continue;
                }
                PACKET => self.take_packet(observer),
                REPORT => self.take_report(observer),
                FEEDBACK_TIMER => {
                    let report = self.receiver.expire(at);
                    self.send_back(report, observer);
                }
                BUFFER => self.expire_buffer(observer),
                NOFEEDBACK_TIMER => {
                    self.sender.expire(at);
                    observer.sender_updated(at, &self.sender, true);
                }
                _ => {
                    if !self.source.make() {
                        self.tallies.refuse(at);
                        observer.refused(at);
                    }
                }
            }
            rest = self.rest();
        }
        self.now = end;
    }

    /// When the sender may send the packet that it has; [`Nanos::MAX`] if it has none.
    #[inline]
    fn may_send(&self) -> Nanos {
        if self.source.has_packet() { self.sender.next_at().max(self.now) } else { Nanos::MAX }
    }

    /// The first of all events but a packet's arrival and its sending. Sending a packet does not change it.
    #[inline]
    fn rest(&self) -> u64 {
        let sender = key(self.sender.timer(), NOFEEDBACK_TIMER).min(key(self.source.next(), MADE));
        let receiver = key(self.receiver.timer(), FEEDBACK_TIMER).min(key(self.buffer.timer(), BUFFER));
        key(self.back.first(), REPORT).min(receiver).min(sender)
    }

    #[inline]
    fn send(&mut self, observer: &mut impl Observer) {
        let now = self.now;
        let has_more = self.source.take();
        self.sender.send(now, has_more);
        self.last += 1;
        let mut packet = Packet { number: self.last, sent: now, came: 0, round_trip: self.round_trip };
        let fate = self.path.send(now, self.last);
        if let Fate::Arrives(at) = fate {
            packet.came = at;
            self.forward.put(at, packet);
        }
        self.tallies.send(now);
        observer.sent(now, &packet, fate);
    }

    #[inline]
    fn take_packet(&mut self, observer: &mut impl Observer) {
        let Some((now, packet)) = self.forward.take() else { return };
        observer.arrived(now, &packet);
        match self.place {
            BufferPlace::None => {
                self.receive(now, &packet, observer);
                self.hand_over(now, &packet, observer);
            }
            BufferPlace::Transport => self.put(now, &packet, observer),
            BufferPlace::Application => {
                self.receive(now, &packet, observer);
                self.put(now, &packet, observer);
            }
        }
    }

    /// Puts a packet into the buffer, and passes on what leaves it.
    #[inline]
    fn put(&mut self, now: Nanos, packet: &Packet, observer: &mut impl Observer) {
        if self.buffer.passes(now, packet) {
            self.release(now, packet, observer);
            observer.buffered(now, &self.buffer);
        } else {
            self.hold(now, *packet, observer);
        }
    }

    #[inline(never)]
    fn hold(&mut self, now: Nanos, packet: Packet, observer: &mut impl Observer) {
        let mut out = std::mem::take(&mut self.out);
        self.buffer.hold(now, packet, &mut out);
        self.release_all(now, out, observer);
    }

    fn expire_buffer(&mut self, observer: &mut impl Observer) {
        let mut out = std::mem::take(&mut self.out);
        self.buffer.expire(self.now, &mut out);
        self.release_all(self.now, out, observer);
    }

    fn release_all(&mut self, now: Nanos, mut out: Vec<Packet>, observer: &mut impl Observer) {
        for packet in out.drain(..) {
            self.release(now, &packet, observer);
        }
        self.out = out;
        observer.buffered(now, &self.buffer);
    }

    #[inline]
    fn release(&mut self, now: Nanos, packet: &Packet, observer: &mut impl Observer) {
        if self.place == BufferPlace::Transport {
            self.receive(now, packet, observer);
        }
        self.hand_over(now, packet, observer);
    }

    #[inline]
    fn receive(&mut self, now: Nanos, packet: &Packet, observer: &mut impl Observer) {
        observer.received(now, packet);
        self.tallies.receive(now);
        let tallies = &mut self.tallies;
        let report = self.receiver.receive(now, packet, &mut |lost| {
            tallies.lose(now, lost.is_event);
            observer.lost(now, lost);
        });
        self.send_back(report, observer);
    }

    #[inline]
    fn hand_over(&mut self, now: Nanos, packet: &Packet, observer: &mut impl Observer) {
        self.tallies.hand_over(now, packet);
        observer.delivered(now, packet);
    }

    #[inline]
    fn send_back(&mut self, report: Option<Feedback>, observer: &mut impl Observer) {
        let Some(report) = report else { return };
        self.tallies.report(self.now, &report);
        self.buffer.resize(report.receive_rate / self.payload);
        let arrival = self.now + self.back_delay;
        self.back.put(arrival, report);
        observer.reported(self.now, &report, arrival);
    }

    fn take_report(&mut self, observer: &mut impl Observer) {
        let Some((now, report)) = self.back.take() else { return };
        self.sender.hear(now, &report);
        self.round_trip = self.sender.round_trip().map_or(0, |seconds| nanos(seconds * 1000.0));
        observer.sender_updated(now, &self.sender, false);
    }

    /// The number of events so far.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.events
    }

    /// The number of packets sent so far.
    #[must_use]
    pub fn sent(&self) -> u32 {
        self.last
    }

    /// The counts so far.
    #[must_use]
    pub fn tallies(&self) -> &Tallies {
        &self.tallies
    }

    /// The sender.
    #[must_use]
    pub fn sender(&self) -> &Sender {
        &self.sender
    }

    /// Packets that wait at the bottleneck.
    pub fn queued(&mut self) -> u32 {
        self.path.waiting(self.now)
    }
}

/// Longest delay with which a voice packet is still played: it has to arrive before its own 20 ms are over.
#[must_use]
pub fn deadline(p: &Parameters, is_with: bool) -> Nanos {
    nanos(p.regular_delay() + p.packet_time() + buffering(p, is_with)) + VOICE_PERIOD
}

/// How long a voice packet waits in the buffer for its turn, ms: (B − 1) packets of 20 ms, or as long as the rule
/// allows.
#[must_use]
pub fn buffering(p: &Parameters, is_with: bool) -> f64 {
    let period = VOICE_PERIOD as f64 * 1e-6;
    let packets = match p.buffer.size {
        _ if p.place_in(is_with) == BufferPlace::None => 1.0,
        BufferSize::Fixed(size) => f64::from(size),
        // voice has its own rate: a packet every 20 ms
        BufferSize::Rule(most) => libm::floor(most * 1000.0 / period),
    };
    (larger(packets, 1.0) - 1.0) * period
}
