//! Tail loss probes (RFC 8985, section 7, from which the names in brackets are).

use crate::time::{SECOND, Time};

/// Stands for a timer that is off.
const NEVER: Time = Time::MAX;
/// How long a receiver may wait with the acknowledgment of a single segment (`TLP.max_ack_delay`; `TCP_RTO_MIN`).
const LONGEST_DELAY: Time = SECOND / 5;

/// The probe that is out or will be.
#[derive(Clone, Debug)]
pub struct Probe {
    deadline: Time,
    /// The probe is settled when this is acknowledged (`TLP.end_seq`).
    end: Option<u32>,
    /// The segment that it has sent again; `None` for a new one (`TLP.is_retrans`).
    repeated: Option<u32>,
    /// Whether a round trip was measured since the last one (section 7.3).
    has_sample: bool,
}

/// What an acknowledgment says of a probe.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The next segment that is expected.
    pub next: u32,
    /// Whether it acknowledges new segments.
    pub has_advanced: bool,
    /// Whether it has blocks.
    pub has_blocks: bool,
    /// Whether it reports the probe as a duplicate.
    pub is_duplicate: bool,
}

impl Probe {
    pub fn new() -> Self {
        Self { deadline: NEVER, end: None, repeated: None, has_sample: true }
    }

    /// When it is due; [`Time::MAX`] while none is.
    #[inline]
    pub fn deadline(&self) -> Time {
        self.deadline
    }

    /// A round trip was measured.
    #[inline]
    pub fn note_sample(&mut self) {
        self.has_sample = true;
    }

    /// Whether this segment is what the probe has sent again.
    #[inline]
    pub fn has_repeated(&self, number: u32) -> bool {
        self.repeated == Some(number)
    }

    /// No probe now.
    #[inline]
    pub fn cancel(&mut self) {
        self.deadline = NEVER;
    }

    /// A loss is being repaired: the probe is settled.
    pub fn settle(&mut self) {
        (self.deadline, self.end, self.repeated) = (NEVER, None, None);
    }

    /// Rule tcp-17: a probe is due two round trips from now, a bit later for a single segment, and not after the retransmission timer
    /// (section 7.2). There is one at a time.
    #[inline]
    pub fn schedule(&mut self, now: Time, smoothed: Option<Time>, flight: u32, timer: Time) {
        if self.end.is_some() || !self.has_sample {
            self.deadline = NEVER;
            return;
        }
        let wait =
            smoothed.map_or(SECOND, |smoothed| 2 * smoothed) + if flight == 1 { LONGEST_DELAY } else { 0 };
        self.deadline = now.saturating_add(wait).min(timer);
    }

    /// It leaves: a segment that was sent before, or a new one (section 7.3). `unsent` is the lowest that was never sent, after it.
    pub fn send(&mut self, repeated: Option<u32>, unsent: u32) {
        *self = Self { deadline: NEVER, end: Some(unsent), repeated, has_sample: false };
    }

    /// Rule tcp-18: an acknowledgment settles the probe; returns whether it has repaired a loss, which then leaves the window as any
    /// other (section 7.4.2).
    pub fn answer(&mut self, answer: &Answer) -> bool {
        let Some(end) = self.end.filter(|&end| answer.next >= end) else { return false };
        let is_settled = self.repeated.is_none()
            || answer.is_duplicate
            || answer.next > end
            || (!answer.has_advanced && !answer.has_blocks);
        let has_repaired = self.repeated.is_some() && !answer.is_duplicate && answer.next > end;
        if is_settled {
            (self.end, self.repeated) = (None, None);
        }
        has_repaired
    }
}
