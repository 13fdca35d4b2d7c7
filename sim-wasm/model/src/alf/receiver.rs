//! The receiver of a transfer in progress, with the network path in both directions.

use super::Parameters;
use super::order::count_started;

/// An acknowledgment or loss report in flight.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ack {
    /// When the receiver emitted it.
    pub emitted: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// The ADU that it reports lost, or [`NO_ADU`](super::NO_ADU).
    pub reports: u32,
}

/// Counts and clocks of the receiver; times in milliseconds.
pub struct Receiver {
    /// When the application is next idle.
    pub free_at: f64,
    /// Latest arrival: rule alf-4 keeps the network in order.
    pub network: f64,
    /// Latest arrival of an acknowledgment at the sender: rule alf-5 keeps them in order too.
    pub ack_path: f64,
    /// Sum of the completion times of ADUs.
    pub completions: f64,
    /// Sum of the waiting times of ADUs.
    pub waiting: f64,
    /// ADUs that have arrived.
    pub received: u32,
    /// ADUs that have become deliverable.
    pub delivered: usize,
    /// Acknowledgments and reports that have been emitted.
    pub acks: usize,
    /// How many of them are acknowledgments.
    pub acks_of_receptions: u32,
    /// ADUs still to be received before the next acknowledgment.
    pub until_ack: u32,
    /// Largest occupancy (ADUs).
    pub buffer_max: u32,
    /// ADUs known to have been accepted by the time of the latest arrival.
    gone: usize,
}

impl Receiver {
    pub fn new(p: &Parameters) -> Self {
        Self {
            free_at: 0.0,
            network: 0.0,
            ack_path: 0.0,
            completions: 0.0,
            waiting: 0.0,
            received: 0,
            delivered: 0,
            acks: 0,
            acks_of_receptions: 0,
            until_ack: p.ack_every,
            buffer_max: 0,
            gone: 0,
        }
    }

    /// Called before an arrival at `next`: once the clock has moved on, records the occupancy that the
    /// previous instant left behind. Of several arrivals at one time only the state after the last counts,
    /// when the application has taken one ADU (rule alf-8); ADUs whose service takes no time stay in the buffer
    /// until then. `gone` may lag, so it bounds the occupancy from above and seldom has to be brought up to
    /// date.
    #[inline(always)]
    pub fn note_peak(&mut self, accepted: &[f64], next: f64) {
        if self.received - self.gone as u32 > self.buffer_max && next > self.network {
            count_started(&accepted[..self.delivered], &mut self.gone, self.network);
            self.buffer_max = self.buffer_max.max(self.received - self.gone as u32);
        }
    }
}
