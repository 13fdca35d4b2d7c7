//! The reference's receiver: the buffer in front of loss detection, loss detection, and feedback (RFC 5348, section 6).

use super::losses::inverse;
use super::{EventKind, NEAR, Report, Time, World, ms};

impl World {
    pub fn comes(&mut self, now: Time, packet: usize) {
        self.packets[packet].came = Some(now);
        let Some(kind) = self.buffer else { return self.take(now, packet) };
        if let Some(last) = self.last_came {
            let pause = (now - last) as f64;
            self.spacing += if self.spacing == 0.0 { pause } else { (pause - self.spacing) / 16.0 };
        }
        self.last_came = Some(now);
        if self.packets[packet].round_trip > 0 && !self.begun {
            self.begun = true;
            self.resize(0.0);
        }
        let number = packet as u32;
        if number < self.next_out {
            return self.take(now, packet);
        }
        self.held.push(number);
        self.held.sort_unstable();
        if let Some(limit) = self.limit {
            self.events.push((now + ms(limit * 1000.0), EventKind::Waited(number)));
        }
        let out = self.let_all_go(now, kind);
        out.into_iter().for_each(|packet| self.take(now, packet));
    }

    /// Takes out the packets that the buffer holds no longer: the buffer is full, or the missing packet has come.
    fn let_all_go(&mut self, now: Time, kind: &str) -> Vec<usize> {
        let mut out = Vec::new();
        while let Some(&lowest) = self.held.first() {
            let goes = if kind == "gap" {
                lowest == self.next_out || self.held.len() > self.room
            } else {
                self.held.len() >= self.room.max(1)
            };
            if !goes {
                break;
            }
            self.is_filling = false;
            out.push(self.let_go(now));
        }
        out
    }

    /// Hands over a packet that has waited for as long as it may, after all lower numbers.
    pub fn give_up(&mut self, now: Time, number: u32) {
        if !self.held.contains(&number) {
            return;
        }
        let mut out = Vec::new();
        while self.held.first().is_some_and(|&lowest| lowest <= number) {
            out.push(self.let_go(now));
        }
        if self.buffer == Some("gap") {
            out.extend(self.let_all_go(now, "gap"));
        }
        out.into_iter().for_each(|packet| self.take(now, packet));
    }

    /// Takes the lowest number out of the buffer.
    fn let_go(&mut self, now: Time) -> usize {
        let lowest = self.held.remove(0);
        self.next_out = lowest + 1;
        self.start_slot(now);
        lowest as usize
    }

    /// Plans when the buffer `timed` hands over its next packet.
    fn start_slot(&mut self, now: Time) {
        if self.buffer == Some("timed") {
            self.events.retain(|event| event.1 != EventKind::Slot);
            self.events.push((now + (self.spacing + 0.5) as Time, EventKind::Slot));
        }
    }

    /// Hands over the packet whose turn it is, or gives it up if it is not there.
    pub fn slot_ends(&mut self, now: Time) {
        match self.held.first() {
            None => self.is_filling = true,
            Some(_) if self.is_filling => {}
            Some(&lowest) if lowest == self.next_out => {
                let packet = self.let_go(now);
                self.take(now, packet);
            }
            Some(_) => {
                self.next_out += 1;
                self.start_slot(now);
            }
        }
    }

    /// Sets the buffer's room, in packets, by the scenario or by the rule from `rate`, packets/s.
    fn resize(&mut self, rate: f64) {
        if self.begun {
            self.room = match self.limit {
                Some(limit) => ((rate * limit).max(1.0) as usize).min(10_000),
                None => self.path.scenario.whole("buffer") as usize,
            };
        }
    }

    /// Hands a packet to loss detection and to the application.
    fn take(&mut self, now: Time, packet: usize) {
        let number = packet as u32;
        if number > self.highest {
            self.highest = number;
        }
        self.latest = packet;
        self.has_news = true;
        self.got.push(now);
        let r = self.packets[self.highest as usize].round_trip;
        let mut is_event = false;
        if self.packets[packet].declared.is_none() {
            self.detected.push((number, now));
            let top = self.detected.iter().map(|got| got.0).max().unwrap_or(0);
            for missing in top.saturating_sub(NEAR as u32).max(1)..top {
                let is_open = self.packets[missing as usize].declared.is_none();
                let is_there = self.detected.iter().rev().take(2 * NEAR).any(|got| got.0 == missing);
                let higher = self.detected.iter().rev().take(2 * NEAR).filter(|got| got.0 > missing).count();
                if is_open && !is_there && higher >= self.duplicates {
                    is_event |= self.lose(now, missing, r);
                }
            }
        }
        if is_event {
            let p = self.losses.rate(self.highest, now, r);
            self.is_due |= p > self.reported_p;
            self.reported_p = p;
        }
        if self.is_due {
            self.report(now);
        }
        self.packets[packet].handed = Some(now);
    }

    /// Declares a packet lost; gives whether it starts a loss event (RFC 5348, section 5.2).
    fn lose(&mut self, now: Time, missing: u32, r: Time) -> bool {
        let below = self.detected.iter().filter(|got| got.0 < missing).max_by_key(|got| got.0);
        let (b, tb) = below.copied().unwrap_or((0, 0));
        let above = self.detected.iter().filter(|got| got.0 > missing).min_by_key(|got| got.0);
        let (a, ta) = above.copied().expect("higher numbers have come");
        let span = (i128::from(ta) - i128::from(tb)) * i128::from(missing - b) / i128::from(a - b);
        let at = (i128::from(tb) + span) as Time;
        let starts = self.losses.starts.last().is_none_or(|&(_, since, _)| at > since + r);
        if starts {
            if self.losses.starts.is_empty() {
                let seconds = (r as f64 * 1e-9).max(1e-9);
                let oldest = now.saturating_sub(r);
                let recent = self.got.iter().filter(|&&at| at > oldest).count();
                let rate = (recent as f64).max(0.5) * self.payload / seconds;
                self.losses.first = 1.0 / inverse(self.nominal, seconds, rate);
            }
            self.losses.starts.push((missing, at, r));
        }
        self.losses.all.push(missing);
        self.packets[missing as usize].declared = Some((now, starts));
        starts
    }

    /// Sends a report (RFC 5348, section 6.2).
    pub fn report(&mut self, now: Time) {
        let top = &self.packets[self.highest as usize];
        let r = top.round_trip;
        let oldest = now.saturating_sub(r);
        let recent = self.got.iter().filter(|&&at| at > oldest).count();
        let received = if r == 0 { 0.0 } else { recent as f64 * self.payload / (r as f64 * 1e-9) };
        let named = if self.is_of_latest { &self.packets[self.latest] } else { top };
        let report = Report {
            echo: named.sent,
            held: now - named.came.expect("a packet that loss detection got has come"),
            received,
            p: self.losses.rate(self.highest, now, r),
        };
        self.reported_p = report.p;
        self.has_news = false;
        self.is_due = r == 0;
        self.events.retain(|event| event.1 != EventKind::Feedback);
        if r > 0 {
            self.events.push((now + r, EventKind::Feedback));
        }
        self.reports.push(report);
        let back = ms(0.5 * self.path.scenario.number("rtt"));
        self.events.push((now + back, EventKind::Report(self.reports.len() - 1)));
        self.resize(received / self.payload);
    }
}
