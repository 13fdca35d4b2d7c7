//! What is counted while a run is under way; memory does not grow.

use super::parameters::Parameters;
use crate::extremes::larger;
use crate::network::Nanos;
use crate::tfrc::{Feedback, Packet};

/// Weight of the last difference in RFC 3550's jitter.
const JITTER_WEIGHT: f64 = 1.0 / 16.0;

/// Counts of the time from the end of the warm-up on.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    from: Nanos,
    /// Longest delay with which a voice packet is still played, ns.
    deadline: Nanos,
    /// Packets that were sent, and those that the sender had no room for.
    pub sent: u64,
    /// Packets that the allowed rate left no room for.
    pub unsent: u64,
    /// Packets that reached the receiver's transport, or left its buffer.
    pub received: u64,
    /// Packets that the application was handed in order, and numbers that it was not.
    pub played: u64,
    /// Numbers that were passed over.
    pub missed: u64,
    /// Packets that were handed over in order, but too late to be played.
    pub overdue: u64,
    /// Packets that were handed over behind one that was sent after them.
    pub late: u64,
    /// Packets that were declared lost.
    pub declared: u64,
    /// Loss events.
    pub events: u64,
    /// Reports, and the sum of their loss event rates.
    reports: u64,
    loss_event_rates: f64,
    /// Sum of the delays of what was handed over, ns.
    delays: u64,
    handed: u64,
    /// Nanoseconds that packets waited in the buffer, together: by Little's law the integral of what is in it.
    pub buffered: u64,
    /// RFC 3550's estimate, ns, the transit time before, and the sum over packets.
    jitter: f64,
    transit: Option<i64>,
    jitters: f64,
    /// The highest number that the application was handed.
    highest: u32,
}

impl Tallies {
    /// Nothing yet.
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

    /// A packet reaches the transport, from the network or out of its buffer.
    #[inline]
    pub fn receive(&mut self, now: Nanos) {
        self.received += u64::from(self.is_measured(now));
    }

    /// A packet is declared lost.
    pub fn lose(&mut self, now: Nanos, is_event: bool) {
        self.declared += u64::from(self.is_measured(now));
        self.events += u64::from(is_event && self.is_measured(now));
    }

    /// The receiver reports.
    pub fn report(&mut self, now: Nanos, report: &Feedback) {
        if self.is_measured(now) {
            self.reports += 1;
            self.loss_event_rates += report.loss_event_rate;
        }
    }

    /// The application is handed a packet.
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

    /// Mean of p over the reports; NaN if none was made.
    #[must_use]
    pub fn loss_event_rate(&self) -> f64 {
        self.loss_event_rates / self.reports as f64
    }

    /// Mean jitter (RFC 3550), ms; NaN if nothing is handed over.
    #[must_use]
    pub fn jitter(&self) -> f64 {
        self.jitters * 1e-6 / self.handed as f64
    }

    /// Mean delay from sender to application, ms; NaN if nothing is handed over.
    #[must_use]
    pub fn delay(&self) -> f64 {
        self.delays as f64 * 1e-6 / self.handed as f64
    }

    /// Share of the application's packets that it cannot use: not handed over, or out of order; NaN if there was none.
    #[must_use]
    pub fn lost_share(&self) -> f64 {
        let lost = self.missed + self.unsent;
        lost as f64 / (lost + self.played) as f64
    }

    /// Packets declared lost over packets sent, of the time that is measured: what was sent before it may be declared lost in it.
    #[must_use]
    pub fn declared_share(&self) -> f64 {
        self.declared as f64 / larger(self.sent as f64, 1.0)
    }

    /// The same where a packet has to be there when it is to be played.
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
        // one before the warm-up is over is none
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
        // all that the application had was refused
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
