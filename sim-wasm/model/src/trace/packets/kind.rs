//! The kind of a packet, and the reason for it.

use crate::trace::tcp::verdict::Verdict;

/// The kind of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// It arrived before all packets that were sent after it.
    InOrder,
    /// It arrived after a packet that was sent later.
    Late,
    /// It was probably late.
    LikelyLate,
    /// It was either late or retransmitted.
    Undecided,
    /// It was never seen.
    Lost,
    /// It was probably lost.
    LikelyLost,
    /// It was retransmitted.
    Again,
    /// A copy of a packet, made on the path.
    Copy,
    /// It has no data, or no number.
    Control,
}

impl Kind {
    /// Every kind, at the index of its number.
    pub const ALL: [Self; 9] = [
        Self::InOrder,
        Self::Late,
        Self::LikelyLate,
        Self::Undecided,
        Self::Lost,
        Self::LikelyLost,
        Self::Again,
        Self::Copy,
        Self::Control,
    ];

    /// Its name in tables.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::InOrder => "in order",
            Self::Late => "reordered",
            Self::LikelyLate => "likely reordered",
            Self::Undecided => "undecided",
            Self::Lost => "lost",
            Self::LikelyLost => "likely lost",
            Self::Again => "retransmitted",
            Self::Copy => "copy",
            Self::Control => "no data",
        }
    }

    /// The kind as a bit.
    #[must_use]
    pub fn bit(self) -> u16 {
        1 << self as u8
    }

    /// All kinds that are drawn.
    #[must_use]
    pub fn drawn() -> u16 {
        Self::ALL.iter().map(|kind| kind.bit()).sum::<u16>() - Self::Control.bit()
    }

    /// All kinds that are drawn, except packets in order.
    #[must_use]
    pub fn marked() -> u16 {
        Self::drawn() - Self::InOrder.bit()
    }
}

/// The reason for a packet's kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum KindReason {
    Nothing,
    OlderIdentification,
    OlderTimestamp,
    WithinRoundTrip,
    NewerIdentification,
    NewerTimestamp,
    DuplicateAcknowledgments,
    NoRule,
    HigherNumberFirst,
    SamePacket,
    SameNumber,
    SeenBefore,
    SentAgainLater,
    NeverSeen,
    NoData,
    NoNumber,
    BytesOnceMore,
    ReceivedTwice,
    TooMany,
}

impl KindReason {
    /// Every reason, at the index of its number.
    pub const ALL: [Self; 19] = [
        Self::Nothing,
        Self::OlderIdentification,
        Self::OlderTimestamp,
        Self::WithinRoundTrip,
        Self::NewerIdentification,
        Self::NewerTimestamp,
        Self::DuplicateAcknowledgments,
        Self::NoRule,
        Self::HigherNumberFirst,
        Self::SamePacket,
        Self::SameNumber,
        Self::SeenBefore,
        Self::SentAgainLater,
        Self::NeverSeen,
        Self::NoData,
        Self::NoNumber,
        Self::BytesOnceMore,
        Self::ReceivedTwice,
        Self::TooMany,
    ];

    /// The reason in a few words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::OlderIdentification => "older IP identification",
            Self::OlderTimestamp => "older timestamp",
            Self::WithinRoundTrip => "sooner than a round trip",
            Self::NewerIdentification => "newer IP identification",
            Self::NewerTimestamp => "newer timestamp",
            Self::DuplicateAcknowledgments => "three duplicate acknowledgments asked for it",
            Self::NoRule => "nothing tells which",
            Self::HigherNumberFirst => "a higher number came first",
            Self::SamePacket => "the same IP packet once more",
            Self::SameNumber => "the same number once more",
            Self::SeenBefore => "nothing but bytes seen before",
            Self::SentAgainLater => "first copy never seen",
            Self::NeverSeen => "never seen",
            Self::NoData => "no payload",
            Self::NoNumber => "left out of the sequence",
            Self::BytesOnceMore => "the same bytes came once more",
            Self::ReceivedTwice => "the receiver says that it got the bytes twice",
            Self::TooMany => "too many for losses",
        }
    }
}

/// The kind of a segment, and the reason for it, by its verdict.
pub fn of_verdict(verdict: Verdict) -> (Kind, KindReason) {
    match verdict {
        Verdict::NoData => (Kind::Control, KindReason::NoData),
        Verdict::New => (Kind::InOrder, KindReason::Nothing),
        Verdict::Copy => (Kind::Again, KindReason::SeenBefore),
        Verdict::ReorderedByIpId => (Kind::Late, KindReason::OlderIdentification),
        Verdict::ReorderedByTimestamp => (Kind::Late, KindReason::OlderTimestamp),
        Verdict::ReorderedByTime => (Kind::Late, KindReason::WithinRoundTrip),
        Verdict::ReorderedByCopy => (Kind::LikelyLate, KindReason::BytesOnceMore),
        Verdict::ReorderedByDsack => (Kind::LikelyLate, KindReason::ReceivedTwice),
        Verdict::ReorderedByNumber => (Kind::LikelyLate, KindReason::TooMany),
        Verdict::RetransmittedByIpId => (Kind::Again, KindReason::NewerIdentification),
        Verdict::RetransmittedByTimestamp => (Kind::Again, KindReason::NewerTimestamp),
        Verdict::RetransmittedByAcks => (Kind::Again, KindReason::DuplicateAcknowledgments),
        Verdict::Undecided => (Kind::Undecided, KindReason::NoRule),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_by_their_numbers() {
        assert!((0..).zip(Kind::ALL).all(|(number, kind)| kind as u8 == number));
        assert!((0..).zip(KindReason::ALL).all(|(number, why)| why as u8 == number));
    }
}
