//! Counts of what a sender has done.

/// Counts of what a sender has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SenderCounts {
    /// Recoveries that acknowledgments began.
    pub recoveries: u32,
    /// Times that the retransmission timer ran out.
    pub timeouts: u32,
    /// Tail loss probes.
    pub probes: u32,
    /// Retransmitted segments, whatever the reason.
    pub repeated: u32,
    /// Cuts undone because duplicates answered all retransmissions.
    pub undone_by_duplicates: u32,
    /// Cuts undone because of timestamps.
    pub undone_by_timestamps: u32,
    /// Duplicates that the receiver has reported by D-SACK.
    pub duplicates: u32,
}

/// The proof that a cut of the window was spurious.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Duplicates have answered all retransmissions (rule tcp-9).
    Duplicates,
    /// A timestamp is older than the first retransmission (rule tcp-10).
    Timestamps,
}

impl SenderCounts {
    /// The proof by which a cut was undone since an earlier tally, if one was.
    #[must_use]
    pub fn undone_since(&self, before: &Self) -> Option<Proof> {
        if self.undone_by_duplicates > before.undone_by_duplicates {
            Some(Proof::Duplicates)
        } else {
            (self.undone_by_timestamps > before.undone_by_timestamps).then_some(Proof::Timestamps)
        }
    }
}
