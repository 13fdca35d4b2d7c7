//! What a packet is judged to be, and by which rule.

use crate::trace::tcp::verdict::Verdict;

/// What a packet is judged to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// It came before all that were sent after it.
    InOrder,
    /// It came after a packet that was sent later.
    Late,
    /// The same, as far as the capture lets one say.
    LikelyLate,
    /// Either late, or sent again.
    Undecided,
    /// It was never seen.
    Lost,
    /// The same, as far as the capture lets one say.
    LikelyLost,
    /// It was sent more than once, and this is not the first time.
    Again,
    /// The same packet once more.
    Copy,
    /// It carries no data, or no number.
    Control,
}

impl Kind {
    /// All of them, by their number.
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

    /// One kind among several.
    #[must_use]
    pub fn bit(self) -> u16 {
        1 << self as u8
    }

    /// All that are drawn.
    #[must_use]
    pub fn drawn() -> u16 {
        Self::ALL.iter().map(|kind| kind.bit()).sum::<u16>() - Self::Control.bit()
    }

    /// All that are drawn and are not in order.
    #[must_use]
    pub fn marked() -> u16 {
        Self::drawn() - Self::InOrder.bit()
    }
}

/// Why a packet is judged so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Why {
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

impl Why {
    /// All of them, by their number.
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

    /// In a few words.
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

/// What a segment is judged to be, where its bytes have not all been seen before.
pub fn of_verdict(verdict: Verdict) -> (Kind, Why) {
    match verdict {
        Verdict::NoData => (Kind::Control, Why::NoData),
        Verdict::New => (Kind::InOrder, Why::Nothing),
        Verdict::Copy => (Kind::Again, Why::SeenBefore),
        Verdict::ReorderedByIpId => (Kind::Late, Why::OlderIdentification),
        Verdict::ReorderedByTimestamp => (Kind::Late, Why::OlderTimestamp),
        Verdict::ReorderedByTime => (Kind::Late, Why::WithinRoundTrip),
        Verdict::ReorderedByCopy => (Kind::LikelyLate, Why::BytesOnceMore),
        Verdict::ReorderedByDsack => (Kind::LikelyLate, Why::ReceivedTwice),
        Verdict::ReorderedByNumber => (Kind::LikelyLate, Why::TooMany),
        Verdict::RetransmittedByIpId => (Kind::Again, Why::NewerIdentification),
        Verdict::RetransmittedByTimestamp => (Kind::Again, Why::NewerTimestamp),
        Verdict::RetransmittedByAcks => (Kind::Again, Why::DuplicateAcknowledgments),
        Verdict::Undecided => (Kind::Undecided, Why::NoRule),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_by_their_numbers() {
        assert!((0..).zip(Kind::ALL).all(|(number, kind)| kind as u8 == number));
        assert!((0..).zip(Why::ALL).all(|(number, why)| why as u8 == number));
    }
}
