//! Tail loss probes (RFC 8985, section 7, whose names are in brackets).

use crate::time::{SECOND, Time};

/// The deadline of a timer that is off.
const NEVER: Time = Time::MAX;
/// How long a receiver may delay the acknowledgment of a single segment (`TLP.max_ack_delay`; `TCP_RTO_MIN`).
const LONGEST_DELAY: Time = SECOND / 5;

/// The state of the probe: scheduled, sent or none.
#[derive(Clone, Debug)]
pub struct Probe {
    deadline: Time,
    /// The probe is settled when this segment is acknowledged (`TLP.end_seq`).
    end: Option<u32>,
    /// The segment that the probe retransmitted; `None` if it was a new one (`TLP.is_retrans`).
    repeated: Option<u32>,
    /// Whether a round trip was measured since the last probe (section 7.3).
    has_sample: bool,
}

/// What an acknowledgment tells about a probe.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The next segment that is expected.
    pub next: u32,
    /// Whether it acknowledges new segments.
    pub has_advanced: bool,
    /// Whether it has SACK blocks.
    pub has_blocks: bool,
    /// Whether it reports the probe as a duplicate.
    pub is_duplicate: bool,
}

impl Probe {
    pub fn new() -> Self {
        Self { deadline: NEVER, end: None, repeated: None, has_sample: true }
    }

    /// When the probe is due; [`Time::MAX`] if none is scheduled.
    #[inline]
    pub fn deadline(&self) -> Time {
        self.deadline
    }

    /// Notes that a round trip was measured.
    #[inline]
    pub fn note_sample(&mut self) {
        self.has_sample = true;
    }

    /// Whether the probe retransmitted this segment.
    #[inline]
    pub fn has_repeated(&self, number: u32) -> bool {
        self.repeated == Some(number)
    }

    /// Cancels the scheduled probe.
    #[inline]
    pub fn cancel(&mut self) {
        self.deadline = NEVER;
    }

    /// Settles the probe: a loss is being repaired.
    pub fn settle(&mut self) {
        (self.deadline, self.end, self.repeated) = (NEVER, None, None);
    }

    /// Rule tcp-17: schedules a probe two round trips from now, a bit later for a single segment, and not after the
    /// retransmission timer (section 7.2). There is one probe at a time.
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

    /// Notes that the probe is sent: a retransmission or a new segment (section 7.3). `unsent` is the lowest segment
    /// never sent, after the probe.
    pub fn send(&mut self, repeated: Option<u32>, unsent: u32) {
        *self = Self { deadline: NEVER, end: Some(unsent), repeated, has_sample: false };
    }

    /// Rule tcp-18: an acknowledgment settles the probe; returns whether the probe has repaired a loss, which then cuts
    /// the window like any other loss (section 7.4.2).
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
