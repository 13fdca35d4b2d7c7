//! The receiver (RFC 5348, section 6; docs/dccp.md, rules dccp-8 to dccp-13).

use super::detection::{Arrival, Detection};
use super::equation;
use super::loss_history::LossHistory;
use super::recent::Recent;
use super::{Ccid, Feedback};
use crate::extremes::larger;
use crate::time::Time;

/// The factor by which R may grow between two reports.
const REACH: Time = 8;

/// A packet as the receiver gets it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// Its number, from 1.
    pub number: u32,
    /// When it was sent.
    pub sent: Time,
    /// When it arrived from the network.
    pub came: Time,
    /// The sender's R; 0 before it knows one.
    pub round_trip: Time,
}

/// The packet that a report names, on which the sender measures the round trip (rule dccp-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// The packet with the highest number: the acknowledgment number of DCCP.
    Highest,
    /// The packet received last, as in RFC 5348.
    Last,
}

/// A packet that is declared lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPacket {
    /// Its number.
    pub number: u32,
    /// When it would have arrived.
    pub at: Time,
    /// Whether it starts a loss event.
    pub is_event: bool,
}

/// A TFRC receiver: packets go in, reports come out.
#[derive(Clone, Debug)]
pub struct Receiver {
    ccid: Ccid,
    /// Payload of a packet, bytes.
    size: f64,
    detection: Detection,
    history: LossHistory,
    /// R in the packet with the highest number.
    round_trip: Time,
    /// The times of recent arrivals, as far back as R may reach when it grows.
    recent: Recent,
    /// The packet with the highest number.
    highest: Packet,
    echo: Echo,
    /// The packet that the next report names.
    echoed: Packet,
    /// Whether a packet has come since the last report.
    has_news: bool,
    /// Whether the next packet is to be reported at once.
    is_due: bool,
    timer: Time,
    loss_event_rate: f64,
    receive_rate: f64,
}

impl Receiver {
    /// A receiver of packets with `size` bytes of payload. A missing packet counts as lost when `duplicates` later ones
    /// have arrived (NDUPACK).
    #[must_use]
    pub fn new(ccid: Ccid, size: u32, duplicates: u32, echo: Echo) -> Self {
        Self {
            ccid,
            size: f64::from(size),
            detection: Detection::new(duplicates),
            history: LossHistory::new(ccid),
            round_trip: 0,
            recent: Recent::default(),
            highest: Packet::default(),
            echo,
            echoed: Packet::default(),
            has_news: false,
            is_due: true,
            timer: Time::MAX,
            loss_event_rate: 0.0,
            receive_rate: 0.0,
        }
    }

    /// A packet arrives, or leaves the buffer before the receiver. Returns a report if one is due; losses go to `lost`.
    #[inline]
    pub fn receive(
        &mut self,
        now: Time,
        packet: &Packet,
        lost: &mut impl FnMut(LostPacket),
    ) -> Option<Feedback> {
        let is_highest = packet.number > self.highest.number;
        if is_highest {
            self.highest = *packet;
            self.round_trip = packet.round_trip;
        }
        if is_highest || self.echo == Echo::Last {
            self.echoed = *packet;
        }
        self.has_news = true;
        // forgets old arrivals now and then
        if self.recent.push(now).is_power_of_two() {
            self.forget(now);
        }
        let mut is_event = false;
        let Self { detection, history, round_trip, recent, ccid, size, .. } = self;
        let (round_trip, nominal) = (*round_trip, ccid.nominal(*size));
        detection.arrive(Arrival { number: packet.number, at: now }, &mut |number, at| {
            let first =
                || first_interval(nominal, *size, round_trip, recent.since(now.saturating_sub(round_trip)));
            let starts = history.lose(number, at, round_trip, first);
            is_event |= starts;
            lost(LostPacket { number, at, is_event: starts });
        });
        if is_event {
            let rate = self.rate_at(now);
            self.is_due |= rate > self.loss_event_rate;
            self.loss_event_rate = rate;
        }
        self.is_due.then(|| self.report(now))
    }

    /// When the feedback timer expires; [`Time::MAX`] while it is off.
    #[inline]
    #[must_use]
    pub fn timer(&self) -> Time {
        self.timer
    }

    /// The feedback timer expires. Without a new packet, the next one is reported at once.
    pub fn expire(&mut self, now: Time) -> Option<Feedback> {
        self.timer = Time::MAX;
        self.is_due = !self.has_news;
        self.has_news.then(|| self.report(now))
    }

    /// X_recv of the last report, bytes per second.
    #[must_use]
    pub fn receive_rate(&self) -> f64 {
        self.receive_rate
    }

    /// R in the packet with the highest number; 0 before the sender knows one.
    #[must_use]
    pub fn round_trip(&self) -> Time {
        self.round_trip
    }

    fn rate_at(&self, now: Time) -> f64 {
        self.history.rate(self.highest.number + 1, now, self.round_trip)
    }

    fn report(&mut self, now: Time) -> Feedback {
        self.forget(now);
        self.loss_event_rate = self.rate_at(now);
        self.receive_rate = if self.round_trip == 0 {
            0.0
        } else {
            let packets = self.recent.since(now.saturating_sub(self.round_trip));
            packets as f64 * self.size / (self.round_trip as f64 * 1e-9)
        };
        self.has_news = false;
        self.is_due = self.round_trip == 0;
        self.timer = if self.round_trip == 0 { Time::MAX } else { now + self.round_trip };
        Feedback {
            echo: self.echoed.sent,
            held: now - self.echoed.came,
            receive_rate: self.receive_rate,
            loss_event_rate: self.loss_event_rate,
        }
    }

    fn forget(&mut self, now: Time) {
        // before R is known, every arrival may belong to the last R
        if self.round_trip > 0 {
            self.recent.forget(now.saturating_sub(REACH * self.round_trip));
        }
    }
}

/// Rule dccp-12: the loss interval for which the equation gives the rate of arrivals in the last round-trip time, taken
/// to be half a packet at least.
fn first_interval(nominal: f64, size: f64, round_trip: Time, packets: usize) -> f64 {
    let seconds = larger(round_trip as f64 * 1e-9, 1e-9);
    let rate = larger(packets as f64, 0.5) * size / seconds;
    1.0 / equation::loss_event_rate(nominal, seconds, rate)
}
