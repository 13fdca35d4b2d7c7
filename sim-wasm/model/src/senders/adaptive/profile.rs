//! Profiles: the sets of mechanisms that senders of a given time had.

use super::settings::AdaptiveSettings;
use crate::senders::growth::{Control, UndoRule};
use crate::senders::timer::TimerSettings;
use crate::time::SECOND;

/// A set of mechanisms, named after its time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// Selective acknowledgments and a duplicate threshold of three, nothing else.
    Bare,
    /// The mechanisms of the RFCs of 2002.
    Reno2002,
    /// Linux before RACK, as of 2010.
    Linux2010,
    /// Linux with RACK-TLP, as of 2019.
    #[default]
    Linux2019,
}

impl Profile {
    /// Every profile, the oldest first.
    pub const ALL: [Self; 4] = [Self::Bare, Self::Reno2002, Self::Linux2010, Self::Linux2019];

    /// Its id in scenarios and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Reno2002 => "reno-2002",
            Self::Linux2010 => "linux-2010",
            Self::Linux2019 => "linux-2019",
        }
    }

    /// The profile with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.id() == id)
    }

    /// Rule tcp-20: its mechanisms.
    pub fn settings(self) -> AdaptiveSettings {
        let bare = AdaptiveSettings {
            control: Control::Reno,
            undone: UndoRule::Before,
            moderates_undo: false,
            initial_window: 2,
            window_limit: u32::MAX,
            duplicate_threshold: 3,
            adapts_up_to: None,
            counts_from_highest: false,
            limited_transmit: false,
            undoes_by_duplicates: false,
            undoes_by_timestamps: false,
            reduces_in_proportion: false,
            detects_by_time: false,
            probes: false,
            counts_segments: false,
            grows_when_limited: false,
            samples_each: false,
            keeps_sacked: false,
            timer: TimerSettings::default(),
            first_sample: None,
        };
        let linux = AdaptiveSettings {
            limited_transmit: true,
            undoes_by_duplicates: true,
            undoes_by_timestamps: true,
            grows_when_limited: true,
            samples_each: true,
            keeps_sacked: true,
            // TCP_RTO_MIN is a lower bound for the term of the variation (tcp_rto_min, __tcp_set_rto)
            timer: TimerSettings {
                granularity: SECOND / 5,
                minimum: SECOND / 5,
                maximum: 120 * SECOND,
                initial: SECOND,
            },
            ..bare
        };
        match self {
            Self::Bare => bare,
            Self::Reno2002 => AdaptiveSettings { limited_transmit: true, samples_each: true, ..bare },
            Self::Linux2010 => AdaptiveSettings {
                undone: UndoRule::TwiceThreshold,
                moderates_undo: true,
                initial_window: 3,
                adapts_up_to: Some(127),
                counts_from_highest: true,
                ..linux
            },
            Self::Linux2019 => AdaptiveSettings {
                initial_window: 10,
                adapts_up_to: Some(300),
                reduces_in_proportion: true,
                detects_by_time: true,
                probes: true,
                counts_segments: true,
                ..linux
            },
        }
    }
}
