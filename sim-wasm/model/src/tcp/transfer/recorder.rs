//! Records a transfer: the sender's state after each acknowledgment, and its events.

use super::looks::{Arrivals, Look, Stretch};
use crate::network::{AdaptiveFlow, LostSegments, Nanos, Observer, Packet};
use crate::senders::{Proof, SenderCounts, StampedAcknowledgment, State};
use crate::tcp::simulation::Tallies;

/// How a sender found a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// By the count of duplicates.
    Count,
    /// By time, at an acknowledgment (RACK).
    Time,
    /// By time, when the reordering timer expired (RACK).
    Timer,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A packet is lost on the path.
    Loss,
    /// A segment is retransmitted.
    Retransmission,
    /// The sender detects a loss, and lowers its window.
    Recovery(Cause),
    /// All that was sent before the recovery is acknowledged.
    Recovered,
    /// The retransmission timer expires.
    Timeout,
    /// A tail loss probe is sent.
    Probe,
    /// The last cut is undone.
    Undone(Proof),
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 10] = [
        Self::Loss,
        Self::Retransmission,
        Self::Recovery(Cause::Count),
        Self::Recovery(Cause::Time),
        Self::Recovery(Cause::Timer),
        Self::Recovered,
        Self::Timeout,
        Self::Probe,
        Self::Undone(Proof::Duplicates),
        Self::Undone(Proof::Timestamps),
    ];

    /// The kind in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Retransmission => "retransmission",
            Self::Recovery(Cause::Count) => "recovery by count",
            Self::Recovery(Cause::Time) => "recovery by time",
            Self::Recovery(Cause::Timer) => "recovery by the reordering timer",
            Self::Recovered => "recovered",
            Self::Timeout => "timeout",
            Self::Probe => "probe",
            Self::Undone(Proof::Duplicates) => "undone by duplicates",
            Self::Undone(Proof::Timestamps) => "undone by timestamps",
        }
    }

    /// Whether the event cuts the window.
    #[must_use]
    pub fn is_cut(self) -> bool {
        matches!(self, Self::Recovery(_) | Self::Timeout)
    }
}

/// An event of a transfer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// Its time, s.
    pub at: f64,
    /// Its kind.
    pub kind: Kind,
    /// The segment, if the event concerns one.
    pub segment: Option<u32>,
    /// The congestion window before it and after it, segments.
    pub window: (f64, f64),
    /// For a retransmission: the last transmission of the segment was not lost. For a cut: none of its retransmissions
    /// was needed.
    pub is_needless: bool,
}

/// Counts over the whole transfer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The sender's own counts.
    pub tally: SenderCounts,
    /// Recoveries and timeouts without a loss.
    pub needless_cuts: u32,
    /// Retransmissions of segments that were not lost.
    pub needless: u32,
    /// Packets lost on the path.
    pub lost: u32,
}

/// Most losses and retransmissions that are recorded; below, most events of all kinds. A figure cannot show more.
const PACKETS: usize = 100_000;
const EVENTS: usize = 2 * PACKETS;

pub(super) struct Recorder {
    pub tallies: Tallies,
    pub stretch: Stretch,
    pub events: Vec<Event>,
    pub counts: Counts,
    detects_by_time: bool,
    missing: LostSegments,
    highest: u32,
    window: f64,
    is_recovering: bool,
    /// The cut to which retransmissions belong at present: its index among the events, if it is recorded, and whether
    /// all of them were needless so far.
    cut: Option<(Option<usize>, bool)>,
    /// Whether a lost segment was retransmitted since the last acknowledgment.
    is_needed: bool,
    first_again: Option<u32>,
}

impl Recorder {
    pub fn new(tallies: Tallies, stretch: Stretch, initial: f64, detects_by_time: bool) -> Self {
        Self {
            tallies,
            stretch,
            events: Vec::new(),
            counts: Counts::default(),
            detects_by_time,
            missing: LostSegments::default(),
            highest: 0,
            window: initial,
            is_recovering: false,
            cut: None,
            is_needed: false,
            first_again: None,
        }
    }

    /// Records an event; returns its index, if it is recorded.
    fn tell(&mut self, now: Nanos, kind: Kind, segment: Option<u32>, after: f64) -> Option<usize> {
        let is_of_packet = matches!(kind, Kind::Loss | Kind::Retransmission);
        if !self.stretch.has(now) || self.events.len() >= if is_of_packet { PACKETS } else { EVENTS } {
            return None;
        }
        let window = (self.window, after);
        self.events.push(Event { at: now as f64 * 1e-9, kind, segment, window, is_needless: false });
        Some(self.events.len() - 1)
    }

    fn acted(&mut self, now: Nanos, ends: &AdaptiveFlow, is_timer: bool) {
        let (before, tally) = (self.counts.tally, ends.sender.tally());
        let (is_needed, first) = (std::mem::take(&mut self.is_needed), self.first_again.take());
        let is_recovering = ends.sender.state() == State::FastRecovery;
        let window = ends.sender.window();
        self.counts.tally = tally;
        let undone = tally.undone_since(&before);
        if let Some(undone) = undone {
            self.tell(now, Kind::Undone(undone), None, window);
        }
        let begins = tally.recoveries > before.recoveries;
        if self.is_recovering && undone.is_none() && (begins || !is_recovering) {
            self.tell(now, Kind::Recovered, None, window);
        }
        if tally.probes > before.probes {
            self.tell(now, Kind::Probe, None, window);
        }
        let cut = if begins {
            Some(Kind::Recovery(match (self.detects_by_time, is_timer) {
                (false, _) => Cause::Count,
                (true, false) => Cause::Time,
                (true, true) => Cause::Timer,
            }))
        } else {
            (tally.timeouts > before.timeouts).then_some(Kind::Timeout)
        };
        if let Some(kind) = cut {
            let place = self.tell(now, kind, first, window);
            self.cut = Some((place, true));
            self.judge(place, true);
        }
        if is_needed && let Some((place, is_needless @ true)) = &mut self.cut {
            *is_needless = false;
            let place = *place;
            self.judge(place, false);
        }
        self.is_recovering = is_recovering;
        self.window = window;
        self.stretch.look(Look::of(now, ends));
    }

    /// Decides whether the cut at this index is needless.
    fn judge(&mut self, place: Option<usize>, is_needless: bool) {
        let cuts = self.counts.needless_cuts;
        self.counts.needless_cuts = if is_needless { cuts + 1 } else { cuts - 1 };
        if let Some(event) = place.and_then(|place| self.events.get_mut(place)) {
            event.is_needless = is_needless;
        }
    }
}

impl Observer<AdaptiveFlow> for Recorder {
    fn sent(&mut self, now: Nanos, flow: usize, packet: &Packet) {
        Observer::<AdaptiveFlow>::sent(&mut self.tallies, now, flow, packet);
        if !packet.is_again {
            return;
        }
        let was_lost = self.missing.repair(packet.segment);
        self.is_needed |= was_lost;
        self.counts.needless += u32::from(!was_lost);
        self.first_again.get_or_insert(packet.segment);
        let place = self.tell(now, Kind::Retransmission, Some(packet.segment), self.window);
        if let Some(event) = place.and_then(|place| self.events.get_mut(place)) {
            event.is_needless = !was_lost;
        }
    }

    fn lost(&mut self, now: Nanos, _: usize, packet: &Packet, _: crate::network::Cause) {
        self.missing.lose(packet.segment);
        self.counts.lost += 1;
        self.tell(now, Kind::Loss, Some(packet.segment), self.window);
    }

    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, is_new: bool) {
        Observer::<AdaptiveFlow>::arrived(&mut self.tallies, now, flow, packet, is_new);
        // rule tcp-4, as the receiver sees it
        let is_original = is_new && !packet.is_again;
        let lag = if is_original { self.highest.saturating_sub(packet.segment) } else { 0 };
        self.highest = self.highest.max(packet.segment);
        self.stretch.arrive(now, Arrivals { new: u32::from(is_new), lag });
    }

    fn acknowledged(&mut self, now: Nanos, _: usize, _: &StampedAcknowledgment, ends: &AdaptiveFlow) {
        self.acted(now, ends, false);
    }

    fn expired(&mut self, now: Nanos, _: usize, ends: &AdaptiveFlow) {
        self.acted(now, ends, true);
    }
}
