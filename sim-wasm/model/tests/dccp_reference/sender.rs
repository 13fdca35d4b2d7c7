//! The reference's sender: when packets leave, and the allowed rate (RFC 5348, section 4).

use super::losses::x_of_equation;
use super::{EventKind, Packet, Report, Time, World, ms, ns};

impl World {
    /// Plans the next packet at the rate allowed now.
    pub fn plan(&mut self, now: Time) {
        self.events.retain(|event| event.1 != EventKind::Send);
        if self.is_voice && self.waiting_to_go == 0 {
            return;
        }
        let pause = ns((self.payload / self.x).max(self.least_pause));
        let at = self.last_sent.map_or(0, |last| last + pause);
        self.events.push((at.max(now), EventKind::Send));
    }

    pub fn send(&mut self, now: Time) {
        self.waiting_to_go = self.waiting_to_go.saturating_sub(1);
        let number = self.packets.len() as u32;
        let round_trip = self.r.map_or(0, |r| ms(r * 1000.0));
        self.packets.push(Packet { number, sent: now, round_trip, ..Packet::default() });
        if let Some(at) = self.path.send(now, number, self.wire) {
            self.events.push((at, EventKind::Comes(number as usize)));
        }
        self.last_sent = Some(now);
        self.has_sent = true;
        self.sends.push((now, !self.is_voice || self.waiting_to_go > 0));
        self.plan(now);
    }

    /// Changes the allowed rate after a report (RFC 5348, section 4.3).
    pub fn hear(&mut self, now: Time, report: Report) {
        let sample = ((now - report.echo).saturating_sub(report.held) as f64 * 1e-9).max(1e-9);
        let r = self.r.map_or(sample, |known| 0.9 * known + (1.0 - 0.9) * sample);
        self.r = Some(r);
        let is_worse = report.p > self.p;
        self.p = report.p;
        let limit = if self.is_limited(report.echo, ns(r)) {
            // of the received rates the largest one stays, halved if the loss event rate has grown
            let known = self.rates.iter().map(|rate| rate.1).filter(|rate| rate.is_finite());
            let (factor, of_received) = if is_worse { (0.5, 0.85) } else { (1.0, 1.0) };
            let most = known.map(|rate| factor * rate).fold(of_received * report.received, f64::max);
            self.rates = vec![(now, most)];
            if is_worse { most } else { 2.0 * most }
        } else {
            let oldest = now.saturating_sub(2 * ns(r));
            self.rates.retain(|rate| rate.0 >= oldest);
            self.rates.push((now, report.received));
            2.0 * self.largest()
        };
        self.settle(now, limit);
        self.restart(now);
    }

    /// Whether the sender was limited by the application in the whole round-trip time before `sent`.
    fn is_limited(&self, sent: Time, r: Time) -> bool {
        !self.sends.iter().enumerate().any(|(at, &(start, has_more))| {
            let end = self.sends.get(at + 1).map_or(start, |next| next.0);
            has_more && start <= sent && end + r > sent
        })
    }

    /// The largest received rate of X_recv_set.
    fn largest(&self) -> f64 {
        self.rates.iter().map(|rate| rate.1).fold(0.0, f64::max)
    }

    /// The least rate: one packet in 64 seconds.
    fn least(&self) -> f64 {
        self.nominal * self.share / 64.0
    }

    /// The initial rate (RFC 5348, section 4.2).
    fn first_rate(&self, r: f64) -> f64 {
        self.share * (4.0 * self.nominal).min((2.0 * self.nominal).max(4380.0)) / r
    }

    /// Sets the allowed rate, at most `limit`.
    fn settle(&mut self, now: Time, limit: f64) {
        let r = self.r.expect("there was a report");
        if self.p > 0.0 {
            self.x_calc = self.share * x_of_equation(self.nominal, r, self.p);
            self.x = self.x_calc.min(limit).max(self.least());
        } else if self.doubled.is_none_or(|at| now - at >= ns(r)) {
            let twice = if self.doubled.is_none() { 0.0 } else { 2.0 * self.x };
            self.x = twice.min(limit).max(self.first_rate(r));
            self.doubled = Some(now);
        }
        self.plan(now);
    }

    /// Changes the allowed rate when the nofeedback timer ends (RFC 5348, section 4.4).
    pub fn expire(&mut self, now: Time) {
        let (received, least) = (self.largest(), self.least());
        let has_lost = self.p > 0.0;
        // the sender had nothing to send, and its rate is at most an initial one
        let is_slow = self.r.is_none_or(|r| {
            let first = self.first_rate(r);
            if has_lost { received < first } else { self.x < 2.0 * first }
        });
        if self.has_sent || !is_slow {
            if has_lost {
                let limit =
                    if self.x_calc > 2.0 * received { received } else { 0.5 * self.x_calc }.max(least);
                self.rates = vec![(now, 0.5 * limit)];
                self.settle(now, limit);
            } else {
                self.x = (0.5 * self.x).max(least);
                self.plan(now);
            }
        }
        self.restart(now);
    }

    /// Sets the nofeedback timer.
    fn restart(&mut self, now: Time) {
        let pause = 2.0 * self.nominal * self.share / self.x;
        let wait = self.r.map_or(pause, |r| (4.0 * r).max(pause));
        self.events.retain(|event| event.1 != EventKind::Nofeedback);
        self.events.push((now + ns(wait), EventKind::Nofeedback));
        self.has_sent = false;
    }
}
