//! The sender of a transfer in progress.

use super::Parameters;
use super::draws::Draw;
use super::order::count_started;
use super::receiver::Ack;

/// A reported loss, and the draw for the ADU's next transmission.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// When the report reaches the sender.
    pub arrival: f64,
    /// The ADU to retransmit then.
    pub adu: u32,
    /// The attempt to make then, from 1.
    pub attempt: u32,
    /// That attempt's loss and delay.
    pub draw: Draw,
}

/// The sender. Acknowledgments and reports reach it in order (rule alf-5), so each of their queues is a list with
/// a position.
pub struct Sender {
    /// The next ADU that has not been sent yet.
    pub next_new: u32,
    /// When the next report arrives; infinite if none is on its way.
    pub next_due: f64,
    /// Sum of the times of first emissions.
    pub emissions: f64,
    reports_seen: usize,
    acks_seen: usize,
    /// Rule alf-2: free receiver buffers, counting the credits seen so far.
    free_buffers: u32,
    /// Accepted ADUs whose credits have been counted.
    credited: usize,
}

impl Sender {
    pub fn new(p: &Parameters) -> Self {
        Self {
            next_new: 0,
            next_due: f64::INFINITY,
            emissions: 0.0,
            reports_seen: 0,
            acks_seen: 0,
            free_buffers: p.window.min(p.adus),
            credited: 0,
        }
    }

    /// Takes the retransmission due at `next_due`.
    #[inline(always)]
    pub fn take_due(&mut self, reports: &[Report]) -> Report {
        let due = reports[self.reports_seen];
        self.reports_seen += 1;
        self.next_due = reports.get(self.reports_seen).map_or(f64::INFINITY, |next| next.arrival);
        due
    }

    /// Takes the next new ADU.
    #[inline(always)]
    pub fn take_new(&mut self, now: f64) -> u32 {
        self.free_buffers -= 1;
        self.emissions += now;
        self.next_new += 1;
        self.next_new - 1
    }

    /// Rule alf-2: a new ADU may be sent while a buffer is free. Credits are counted only when the sender runs
    /// out.
    #[inline(always)]
    pub fn may_send_new(&mut self, p: &Parameters, now: f64, acks: &[Ack], accepted: &[f64]) -> bool {
        if self.free_buffers == 0 && self.next_new < p.adus {
            self.count_credits(p, now, acks, accepted);
        }
        self.free_buffers > 0
    }

    /// Rule alf-7: an acknowledgment carries all credits free when it is emitted, so the latest to arrive
    /// includes those before it.
    #[inline(always)]
    fn count_credits(&mut self, p: &Parameters, now: f64, acks: &[Ack], accepted: &[f64]) {
        let before = self.acks_seen;
        while acks.get(self.acks_seen).is_some_and(|ack| ack.arrival <= now) {
            self.acks_seen += 1;
        }
        if self.acks_seen > before {
            let credits = count_started(accepted, &mut self.credited, acks[self.acks_seen - 1].emitted);
            self.free_buffers = credits.min(p.adus - self.next_new);
        }
    }

    /// When the next acknowledgment not yet seen arrives.
    #[inline(always)]
    pub fn next_ack(&self, acks: &[Ack]) -> Option<f64> {
        acks.get(self.acks_seen).map(|ack| ack.arrival)
    }
}
