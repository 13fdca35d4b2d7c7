//! Records what happens during a run, for the packet ladder and the buffer traces.

/// Stands for "no ADU" in columns of ADU numbers.
pub const NO_ADU: u32 = u32::MAX;

/// An observer of a run. Most runs use [`Silent`]; runs of which only the times are read
/// ([`Bench::times`](super::Bench::times)) skip even more. What is not observed costs nothing.
pub trait Record {
    /// Whether anything is recorded.
    const ACTIVE: bool;
    /// Whether all measures of the run are needed, or only its times.
    const MEASURED: bool = true;
    /// A transmission leaves the sender; `arrival` is when it reaches, or would have reached, the receiver.
    fn transmission(&mut self, transmission: Transmission);
    /// The receiver emits an acknowledgment or a loss report, which later reaches the sender.
    fn acknowledgment(&mut self, acknowledgment: Acknowledgment);
    /// An ADU becomes deliverable at `deliverable` and the application accepts it at `accepted`.
    fn delivery(&mut self, adu: u32, deliverable: f64, accepted: f64);
}

/// One transmission of an ADU; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transmission {
    /// The ADU, from 0.
    pub adu: u32,
    /// The attempt, from 0.
    pub attempt: u32,
    /// When it leaves the sender.
    pub emitted: f64,
    /// When it reaches, or would have reached, the receiver.
    pub arrival: f64,
    /// Whether it is lost.
    pub lost: bool,
}

/// An acknowledgment, or the report of a loss; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Acknowledgment {
    /// When it leaves the receiver.
    pub emitted: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// Buffers that it frees.
    pub credits: u32,
    /// The ADU that it reports lost, or [`NO_ADU`].
    pub reports: u32,
}

/// Records nothing.
#[derive(Debug)]
pub struct Silent;

/// Records nothing, and skips all measures but the times.
#[derive(Debug)]
pub(super) struct TimesOnly;

impl Record for Silent {
    const ACTIVE: bool = false;
    #[inline]
    fn transmission(&mut self, _: Transmission) {}
    #[inline]
    fn acknowledgment(&mut self, _: Acknowledgment) {}
    #[inline]
    fn delivery(&mut self, _: u32, _: f64, _: f64) {}
}

impl Record for TimesOnly {
    const ACTIVE: bool = false;
    const MEASURED: bool = false;
    #[inline]
    fn transmission(&mut self, _: Transmission) {}
    #[inline]
    fn acknowledgment(&mut self, _: Acknowledgment) {}
    #[inline]
    fn delivery(&mut self, _: u32, _: f64, _: f64) {}
}

/// Everything that happens in a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunRecord {
    /// Transmissions, in emission order, which is also their arrival order.
    pub transmissions: Vec<Transmission>,
    /// Acknowledgments and reports, in emission order, which is also their arrival order.
    pub acknowledgments: Vec<Acknowledgment>,
    /// ADUs in processing order.
    pub order: Vec<u32>,
    /// When each became deliverable, in processing order.
    pub deliverable: Vec<f64>,
    /// When the application accepted each, in processing order.
    pub accepted: Vec<f64>,
}

impl Record for RunRecord {
    const ACTIVE: bool = true;

    fn transmission(&mut self, transmission: Transmission) {
        self.transmissions.push(transmission);
    }

    fn acknowledgment(&mut self, acknowledgment: Acknowledgment) {
        self.acknowledgments.push(acknowledgment);
    }

    fn delivery(&mut self, adu: u32, deliverable: f64, accepted: f64) {
        self.order.push(adu);
        self.deliverable.push(deliverable);
        self.accepted.push(accepted);
    }
}

impl RunRecord {
    /// Receiver occupancy (ADUs received and not yet accepted) as a step function: the times of its steps,
    /// and the value from each time on, starting with 0 at time 0. At most one step per instant.
    #[must_use]
    pub fn occupancy(&self) -> (Vec<f64>, Vec<f64>) {
        let mut times = vec![0.0];
        let mut values = vec![0.0];
        let mut held = 0.0;
        let mut accepted = self.accepted.iter().copied().peekable();
        let mut step = |time: f64, held: f64| {
            if times.last() == Some(&time) {
                values.pop();
            } else {
                times.push(time);
            }
            values.push(held);
        };
        for received in self.transmissions.iter().filter(|transmission| !transmission.lost) {
            while let Some(time) = accepted.next_if(|time| *time < received.arrival) {
                held -= 1.0;
                step(time, held);
            }
            held += 1.0;
            step(received.arrival, held);
        }
        for time in accepted {
            held -= 1.0;
            step(time, held);
        }
        (times, values)
    }
}
