//! The sender (RFC 5348, section 4; docs/dccp.md, rules dccp-4 to dccp-7).

use super::data_limited::DataLimited;
use super::equation;
use super::receive_rates::ReceiveRates;
use super::{Ccid, Feedback};
use crate::extremes::{larger, smaller};
use crate::time::{SECOND, Time};

/// t_mbi: the longest time between two packets, s.
const LONGEST_PAUSE: f64 = 64.0;
/// The nofeedback timer before the first report.
const FIRST_TIMER: Time = 2 * SECOND;
/// q: weight of the previous estimate in the average of the round trip.
const MEMORY: f64 = 0.9;
/// Factor for the receive rate if the application limited the rate and packets were lost.
const LIMITED_LOSS: f64 = 0.85;
/// W_init, what may be sent in the first round-trip time, is at most this, unless two packets are more, bytes.
const FIRST_WINDOW: f64 = 4380.0;

/// A TFRC sender: it takes reports, and says when the next packet may be sent.
#[derive(Clone, Debug)]
pub struct Sender {
    ccid: Ccid,
    /// Payload of a packet, bytes.
    size: f64,
    /// X and X_calc, bytes of payload per second.
    rate: f64,
    calculated: f64,
    /// Estimate R of the round trip, s; `None` before the first report.
    round_trip: Option<f64>,
    /// p of the last report; below, its X_recv.
    loss_event_rate: f64,
    received: f64,
    rates: ReceiveRates,
    limited: DataLimited,
    /// tld: when the rate was last doubled.
    doubled: Option<Time>,
    timer: Time,
    has_sent: bool,
    last: Option<Time>,
    /// Time between two packets at the allowed rate, ns.
    pause: Time,
}

impl Sender {
    /// A sender of packets with `size` bytes of payload that has not sent anything.
    #[must_use]
    pub fn new(ccid: Ccid, size: u32) -> Self {
        let size = f64::from(size);
        let mut sender = Self {
            ccid,
            size,
            rate: ccid.nominal(size) * ccid.share_of_payload(size),
            calculated: f64::INFINITY,
            round_trip: None,
            loss_event_rate: 0.0,
            received: 0.0,
            rates: ReceiveRates::default(),
            limited: DataLimited::default(),
            doubled: None,
            timer: FIRST_TIMER,
            has_sent: false,
            last: None,
            pause: 0,
        };
        sender.settle();
        sender
    }

    /// When the next packet may be sent.
    #[inline]
    #[must_use]
    pub fn next_at(&self) -> Time {
        self.last.map_or(0, |last| last + self.pause)
    }

    /// A packet is sent. `has_more` says whether the application has another one already.
    #[inline]
    pub fn send(&mut self, now: Time, has_more: bool) {
        self.last = Some(now);
        self.has_sent = true;
        self.limited.send(now, has_more);
    }

    /// When the nofeedback timer expires.
    #[inline]
    #[must_use]
    pub fn timer(&self) -> Time {
        self.timer
    }

    /// A report arrives (section 4.3; the sample is by rule dccp-5).
    pub fn hear(&mut self, now: Time, report: &Feedback) {
        let sample = seconds((now - report.echo).saturating_sub(report.held));
        let round_trip = self.round_trip.map_or(sample, |known| MEMORY * known + (1.0 - MEMORY) * sample);
        self.round_trip = Some(round_trip);
        let is_worse = report.loss_event_rate > self.loss_event_rate;
        self.loss_event_rate = report.loss_event_rate;
        self.received = report.receive_rate;
        let limit = if self.limited.report(report.echo, nanos(round_trip)) {
            self.limit_of_limited(now, report.receive_rate, is_worse)
        } else {
            self.rates.update(now, report.receive_rate, nanos(round_trip));
            2.0 * self.rates.largest()
        };
        self.set_rate(now, limit);
        self.restart_timer(now);
    }

    /// The limit of the rate if the application limited what was sent: its receive rate says little about the path.
    fn limit_of_limited(&mut self, now: Time, received: f64, is_worse: bool) -> f64 {
        if is_worse {
            self.rates.halve();
            self.rates.maximize(now, LIMITED_LOSS * received);
            self.rates.largest()
        } else {
            self.rates.maximize(now, received);
            2.0 * self.rates.largest()
        }
    }

    /// Section 4.3, step 4: the equation after the first loss event, slow start before it.
    fn set_rate(&mut self, now: Time, limit: f64) {
        let Some(round_trip) = self.round_trip else { return };
        let nominal = self.ccid.nominal(self.size);
        let payload = self.ccid.share_of_payload(self.size);
        if self.loss_event_rate > 0.0 {
            self.calculated = payload * equation::rate(nominal, round_trip, self.loss_event_rate);
            self.rate = larger(smaller(self.calculated, limit), self.least_rate());
        } else if self.doubled.is_none_or(|doubled| now - doubled >= nanos(round_trip)) {
            let doubled = if self.doubled.is_none() { 0.0 } else { 2.0 * self.rate };
            self.rate = larger(smaller(doubled, limit), self.first_rate(round_trip));
            self.doubled = Some(now);
        }
        self.settle();
    }

    /// The nofeedback timer expires (rule dccp-6; section 4.4).
    pub fn expire(&mut self, now: Time) {
        let received = self.rates.largest();
        let least = self.least_rate();
        let Some(round_trip) = self.round_trip else {
            if self.has_sent {
                self.rate = larger(0.5 * self.rate, least);
                self.settle();
            }
            return self.restart_timer(now);
        };
        let recovery = self.first_rate(round_trip);
        let has_lost = self.loss_event_rate > 0.0;
        let is_slow = if has_lost { received < recovery } else { self.rate < 2.0 * recovery };
        if is_slow && !self.has_sent {
            // the sender had nothing to send, and its rate is low already: the rate stays
        } else if !has_lost {
            self.rate = larger(0.5 * self.rate, least);
            self.settle();
        } else {
            let limit = if self.calculated > 2.0 * received { received } else { 0.5 * self.calculated };
            let limit = larger(limit, least);
            self.rates.only(now, 0.5 * limit);
            self.set_rate(now, limit);
        }
        self.restart_timer(now);
    }

    fn restart_timer(&mut self, now: Time) {
        let pause = 2.0 * LONGEST_PAUSE * self.least_rate() / self.rate;
        let wait = self.round_trip.map_or(pause, |round_trip| larger(4.0 * round_trip, pause));
        self.timer = now + nanos(wait);
        self.has_sent = false;
    }

    /// The least rate: one packet in the longest pause.
    fn least_rate(&self) -> f64 {
        self.ccid.nominal(self.size) * self.ccid.share_of_payload(self.size) / LONGEST_PAUSE
    }

    /// The first rate, W_init / R.
    fn first_rate(&self, round_trip: f64) -> f64 {
        let size = self.ccid.nominal(self.size);
        let window = smaller(4.0 * size, larger(2.0 * size, FIRST_WINDOW));
        self.ccid.share_of_payload(self.size) * window / round_trip
    }

    /// Sets the pause between packets from the rate.
    fn settle(&mut self) {
        self.pause = nanos(larger(self.size / self.rate, self.ccid.least_pause()));
    }

    /// X, the rate allowed, in bytes of payload per second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.rate
    }

    /// X_calc, what the equation gives, in bytes of payload per second; infinite before the first loss.
    #[must_use]
    pub fn calculated(&self) -> f64 {
        self.calculated
    }

    /// X_recv of the last report, bytes of payload per second.
    #[must_use]
    pub fn received(&self) -> f64 {
        self.received
    }

    /// Loss event rate p of the last report, a share.
    #[must_use]
    pub fn loss_event_rate(&self) -> f64 {
        self.loss_event_rate
    }

    /// Estimate R of the round trip, s; `None` before the first report.
    #[must_use]
    pub fn round_trip(&self) -> Option<f64> {
        self.round_trip
    }
}

fn seconds(time: Time) -> f64 {
    // avoids a round trip of 0
    larger(time as f64 * 1e-9, 1e-9)
}

fn nanos(seconds: f64) -> Time {
    (seconds * 1e9 + 0.5) as Time
}
