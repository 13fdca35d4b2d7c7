//! Settings of the sender: a switch for each mechanism.

use crate::senders::growth::{Control, UndoRule};
use crate::senders::timer::TimerSettings;
use crate::time::Time;

/// Parameters of a sender.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdaptiveSettings {
    /// The congestion control algorithm.
    pub control: Control,
    /// What an undo restores.
    pub undone: UndoRule,
    /// After an undo the window is at most the segments in flight plus `DupThresh` (`tcp_moderate_cwnd`).
    pub moderates_undo: bool,
    /// Initial congestion window, segments, at least 1.
    pub initial_window: u32,
    /// The receiver's window: segments beyond the acknowledged ones, at least 1.
    pub window_limit: u32,
    /// `DupThresh` before any reordering was seen, at least 1.
    pub duplicate_threshold: u32,
    /// The upper bound of a threshold that adapts to the reordering; `None`: it is constant.
    pub adapts_up_to: Option<u32>,
    /// Loss by the distance to the highest SACKed segment, until reordering has been seen (FACK).
    pub counts_from_highest: bool,
    /// New segments are sent for duplicates below the threshold (limited transmit, RFC 3042).
    pub limited_transmit: bool,
    /// A cut is undone when all retransmissions are reported as duplicates.
    pub undoes_by_duplicates: bool,
    /// A cut is undone when an acknowledgment echoes a timestamp before the first retransmission (RFC 3522).
    pub undoes_by_timestamps: bool,
    /// A cut lowers the window gradually, in proportion to what is delivered (RFC 6937).
    pub reduces_in_proportion: bool,
    /// Loss by time (RFC 8985) instead of loss by count.
    pub detects_by_time: bool,
    /// Tail loss probes (RFC 8985, section 7).
    pub probes: bool,
    /// The window grows by the number of acknowledged segments, not of acknowledgments.
    pub counts_segments: bool,
    /// The window grows only if it limits what is sent.
    pub grows_when_limited: bool,
    /// Every acknowledgment gives a sample of the round trip, not one segment per flight.
    pub samples_each: bool,
    /// A timeout keeps what was SACKed, and lowers the threshold only if no recovery has done so.
    pub keeps_sacked: bool,
    /// The retransmission timer.
    pub timer: TimerSettings,
    /// The round trip measured by the handshake; `None` if it was not measured.
    pub first_sample: Option<Time>,
}

/// A mechanism that can be switched on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mechanism {
    /// Limited transmit.
    LimitedTransmit,
    /// A duplicate threshold that adapts to the reordering.
    Threshold,
    /// Loss by distance until reordering has been seen.
    Fack,
    /// Undo by duplicates.
    UndoDsack,
    /// Undo by timestamps.
    UndoTimestamps,
    /// Proportional rate reduction.
    Proportional,
    /// Loss by time.
    Rack,
    /// Tail loss probes.
    Probe,
}

impl Mechanism {
    /// Every mechanism.
    pub const ALL: [Self; 8] = [
        Self::LimitedTransmit,
        Self::Threshold,
        Self::Fack,
        Self::UndoDsack,
        Self::UndoTimestamps,
        Self::Proportional,
        Self::Rack,
        Self::Probe,
    ];

    /// Its id at the heads of the traces in `fixtures/sender`.
    pub fn id(self) -> &'static str {
        match self {
            Self::LimitedTransmit => "limited-transmit",
            Self::Threshold => "threshold",
            Self::Fack => "fack",
            Self::UndoDsack => "undo-dsack",
            Self::UndoTimestamps => "undo-timestamps",
            Self::Proportional => "proportional",
            Self::Rack => "rack",
            Self::Probe => "probe",
        }
    }

    /// The mechanism with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mechanism| mechanism.id() == id)
    }
}

/// The cap of an adaptive threshold if the profile has none.
const CAP: u32 = 300;

impl AdaptiveSettings {
    /// Whether a mechanism is on.
    pub fn has(&self, mechanism: Mechanism) -> bool {
        match mechanism {
            Mechanism::LimitedTransmit => self.limited_transmit,
            Mechanism::Threshold => self.adapts_up_to.is_some(),
            Mechanism::Fack => self.counts_from_highest,
            Mechanism::UndoDsack => self.undoes_by_duplicates,
            Mechanism::UndoTimestamps => self.undoes_by_timestamps,
            Mechanism::Proportional => self.reduces_in_proportion,
            Mechanism::Rack => self.detects_by_time,
            Mechanism::Probe => self.probes,
        }
    }

    /// The same settings with a mechanism on or off.
    pub fn with(mut self, mechanism: Mechanism, is_on: bool) -> Self {
        match mechanism {
            Mechanism::LimitedTransmit => self.limited_transmit = is_on,
            Mechanism::Threshold => self.adapts_up_to = is_on.then(|| self.adapts_up_to.unwrap_or(CAP)),
            Mechanism::Fack => self.counts_from_highest = is_on,
            Mechanism::UndoDsack => self.undoes_by_duplicates = is_on,
            Mechanism::UndoTimestamps => self.undoes_by_timestamps = is_on,
            Mechanism::Proportional => self.reduces_in_proportion = is_on,
            Mechanism::Rack => self.detects_by_time = is_on,
            Mechanism::Probe => self.probes = is_on,
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::profile::Profile;
    use super::*;

    #[test]
    fn every_switch_has_a_name_and_moves_itself_alone() {
        let bare = Profile::Bare.settings();
        for mechanism in Mechanism::ALL {
            assert_eq!(Mechanism::named(mechanism.id()), Some(mechanism));
            assert!(!bare.has(mechanism), "{}", mechanism.id());
            let alone = bare.with(mechanism, true);
            for other in Mechanism::ALL {
                assert_eq!(alone.has(other), other == mechanism, "{} {}", mechanism.id(), other.id());
            }
            assert_eq!(alone.with(mechanism, false), bare);
        }
        assert_eq!(Mechanism::named("sack"), None);
    }
}
