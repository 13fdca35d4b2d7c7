//! The result of a transfer.

use super::Parameters;
use super::receiver::Receiver;
use super::sender::Sender;

/// Measures of one transfer; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Completion of the last ADU, from the start of the transfer.
    pub total_time: f64,
    /// Mean time from an ADU's first emission to the end of its processing.
    pub latency_mean: f64,
    /// Time average of the receiver's occupancy (ADUs).
    pub buffer_mean: f64,
    /// Largest occupancy (ADUs): an ADU accepted on arrival does not count; one that arrives together with
    /// others and waits its turn does.
    pub buffer_max: u32,
    /// Mean wait of an ADU in the receiver: the paper's ADU blocking time B.
    pub waiting_mean: f64,
    /// Mean idle time of the application before an ADU: the paper's application blocking time I.
    pub blocking_mean: f64,
    /// Variance of the application blocking time (ms²): the paper's jitter J.
    pub jitter: f64,
}

/// Only the times of [`Outcome`], which are all that a gain needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeTimes {
    /// Completion of the last ADU, from the start of the transfer.
    pub total_time: f64,
    /// Mean time from an ADU's first emission to the end of its processing.
    pub latency_mean: f64,
}

impl OutcomeTimes {
    pub(super) fn of(p: &Parameters, sender: &Sender, receiver: &Receiver) -> Self {
        let latency_mean = (receiver.completions - sender.emissions) / f64::from(p.adus);
        Self { total_time: receiver.free_at, latency_mean }
    }
}

impl Outcome {
    /// Fills `blocking` with the idle times between the starts of service.
    pub(super) fn of(
        p: &Parameters,
        sender: &Sender,
        receiver: &mut Receiver,
        accepted: &[f64],
        blocking: &mut Vec<f64>,
    ) -> Self {
        receiver.note_peak(accepted, f64::INFINITY);
        blocking.clear();
        blocking.extend(idle_times(accepted, p.processing));
        let (blocking_mean, jitter) = crate::stats::mean_variance(blocking);
        let OutcomeTimes { total_time, latency_mean } = OutcomeTimes::of(p, sender, receiver);
        Self {
            total_time,
            latency_mean,
            buffer_mean: receiver.waiting / total_time,
            buffer_max: receiver.buffer_max,
            waiting_mean: receiver.waiting / f64::from(p.adus),
            blocking_mean,
            jitter,
        }
    }
}

/// How long the application waits before each ADU, in processing order: from the end of the service before to the start
/// of its own.
pub fn idle_times(accepted: &[f64], processing: f64) -> impl Iterator<Item = f64> + '_ {
    let mut free_at = 0.0;
    accepted.iter().map(move |start| {
        let idle = start - free_at;
        free_at = start + processing;
        idle
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_application_is_idle_between_two_adus() {
        assert_eq!(idle_times(&[5.0, 15.0, 40.0], 10.0).collect::<Vec<_>>(), [5.0, 0.0, 15.0]);
    }
}
