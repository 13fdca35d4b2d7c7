//! Counts of a run in progress; memory does not grow.

use super::parameters::Parameters;
use crate::extremes::larger;
use crate::network::Nanos;
use crate::tfrc::{Feedback, Packet};

/// Weight of the last difference in RFC 3550's jitter.
const JITTER_WEIGHT: f64 = 1.0 / 16.0;

/// Counts of events from the end of the warm-up on.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    from: Nanos,
    /// Longest delay with which a voice packet is still played, ns.
    deadline: Nanos,
    /// Packets that were sent.
    pub sent: u64,
    /// Packets of the application for which the allowed rate left no room.
    pub unsent: u64,
    /// Packets that reached loss detection, from the network or the buffer.
    pub received: u64,
    /// Packets that were passed to the application in order.
    pub played: u64,
    /// Numbers that the application did not get in order.
    pub missed: u64,
    /// Packets passed to the application in order, but too late to be played.
    pub overdue: u64,
    /// Packets passed to the application after one that was sent later.
    pub late: u64,
    /// Packets that were declared lost.
    pub declared: u64,
    /// Loss events.
    pub events: u64,
    /// Number of reports; below, the sum of their loss event rates.
    reports: u64,
    loss_event_rates: f64,
    /// Sum of the delays of packets passed to the application, ns.
    delays: u64,
    handed: u64,
    /// Total time that packets waited in the buffer, ns: by Little's law the integral of its content.
    pub buffered: u64,
    /// RFC 3550's jitter estimate, ns; below, the last transit time, and the sum of the estimates over packets.
    jitter: f64,
    transit: Option<i64>,
    jitters: f64,
    /// The highest number that was passed to the application.
    highest: u32,
}

impl Tallies {
    /// Counts of 0.
    #[must_use]
    pub fn new(p: &Parameters, deadline: Nanos) -> Self {
        Self { from: p.warm_up, deadline, ..Self::default() }
    }

    #[inline]
    fn is_measured(&self, now: Nanos) -> bool {
        now >= self.from
    }

    /// A packet is sent.
    #[inline]
    pub fn send(&mut self, now: Nanos) {
        self.sent += u64::from(self.is_measured(now));
    }

    /// The sender has no room for a packet.
    pub fn refuse(&mut self, now: Nanos) {
        self.unsent += u64::from(self.is_measured(now));
    }

    /// A packet reaches loss detection, from the network or from the buffer.
    #[inline]
    pub fn receive(&mut self, now: Nanos) {
        self.received += u64::from(self.is_measured(now));
    }

    /// A packet is declared lost.
    pub fn lose(&mut self, now: Nanos, is_event: bool) {
        self.declared += u64::from(self.is_measured(now));
        self.events += u64::from(is_event && self.is_measured(now));
    }

    /// The receiver sends a report.
    pub fn report(&mut self, now: Nanos, report: &Feedback) {
        if self.is_measured(now) {
            self.reports += 1;
            self.loss_event_rates += report.loss_event_rate;
        }
    }

    /// A packet is passed to the application.
    #[inline]
    pub fn hand_over(&mut self, now: Nanos, packet: &Packet) {
        let delay = now - packet.sent;
        let transit = delay as i64;
        if let Some(before) = self.transit.replace(transit) {
            let difference = (transit - before).unsigned_abs() as f64;
            self.jitter += JITTER_WEIGHT * (difference - self.jitter);
        }
        let passed = packet.number.saturating_sub(self.highest);
        self.highest = self.highest.max(packet.number);
        if !self.is_measured(now) {
            return;
        }
        self.handed += 1;
        self.delays += delay;
        self.jitters += self.jitter;
        self.buffered += now - packet.came.max(self.from);
        if passed == 0 {
            self.late += 1;
        } else {
            self.missed += u64::from(passed - 1);
            self.played += 1;
            self.overdue += u64::from(delay > self.deadline);
        }
    }

    /// Mean of p over the reports; NaN without a report.
    #[must_use]
    pub fn loss_event_rate(&self) -> f64 {
        self.loss_event_rates / self.reports as f64
    }

    /// Mean jitter (RFC 3550), ms; NaN if no packet is passed to the application.
    #[must_use]
    pub fn jitter(&self) -> f64 {
        self.jitters * 1e-6 / self.handed as f64
    }

    /// Mean delay from sender to application, ms; NaN if no packet is passed to the application.
    #[must_use]
    pub fn delay(&self) -> f64 {
        self.delays as f64 * 1e-6 / self.handed as f64
    }

    /// Share of the application's packets that it cannot use: never passed to it, or out of order; NaN without packets.
    #[must_use]
    pub fn lost_share(&self) -> f64 {
        let lost = self.missed + self.unsent;
        lost as f64 / (lost + self.played) as f64
    }

    /// Packets declared lost over packets sent, both within the measured time: a packet sent earlier may be declared
    /// lost in it.
    #[must_use]
    pub fn declared_share(&self) -> f64 {
        self.declared as f64 / larger(self.sent as f64, 1.0)
    }

    /// The share of packets that are not played: unlike [`Self::lost_share`] it includes those that are overdue.
    #[must_use]
    pub fn unplayed_share(&self) -> f64 {
        let all = self.missed + self.unsent + self.played;
        (self.missed + self.unsent + self.overdue) as f64 / larger(all as f64, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Scenario;

    #[test]
    fn of_no_packet_there_is_neither_delay_nor_jitter() {
        let p = Parameters::of(&Scenario::new(&super::super::LAB));
        let mut tallies = Tallies::new(&p, 0);
        assert!(tallies.delay().is_nan() && tallies.jitter().is_nan());
        // a packet before the end of the warm-up is not counted
        let packet = |number, sent| Packet { number, sent, came: sent, round_trip: 0 };
        tallies.hand_over(p.warm_up - 1, &packet(1, p.warm_up - 2_000_000));
        assert!(tallies.delay().is_nan() && tallies.jitter().is_nan());
        tallies.hand_over(p.warm_up + 3_000_000, &packet(2, p.warm_up));
        assert_eq!(tallies.delay(), 3.0);
        assert!(tallies.jitter() > 0.0);
    }

    #[test]
    fn of_no_packet_none_is_lost_and_none_is_there_and_without_a_report_there_is_no_loss_event_rate() {
        let p = Parameters::of(&Scenario::new(&super::super::LAB));
        let mut tallies = Tallies::new(&p, 0);
        assert!(tallies.lost_share().is_nan() && tallies.loss_event_rate().is_nan());
        // all packets of the application were refused
        tallies.refuse(p.warm_up);
        assert_eq!(tallies.lost_share(), 1.0);
        tallies.hand_over(p.warm_up, &Packet { number: 1, sent: p.warm_up, came: p.warm_up, round_trip: 0 });
        assert_eq!(tallies.lost_share(), 0.5);
        let report = Feedback { loss_event_rate: 0.0, ..Feedback::default() };
        tallies.report(p.warm_up - 1, &report);
        assert!(tallies.loss_event_rate().is_nan());
        tallies.report(p.warm_up, &report);
        assert_eq!(tallies.loss_event_rate(), 0.0);
    }
}
