//! Segments in the compact form in which they are stored.

use crate::trace::capture::transport::Segment;

/// What is needed to judge a TCP packet again, besides its time, size and identification.
#[derive(Clone, Copy, Debug)]
pub struct Raw {
    sequence: u32,
    acknowledgment: u32,
    stamp: u32,
    /// 0 where unknown, or closed.
    window: u16,
    flags: u8,
}

const SYN: u8 = 1;
const ACK: u8 = 2;
const FIN: u8 = 4;
const RESET: u8 = 8;
const STAMPED: u8 = 16;
const CLOSED: u8 = 32;
const OPEN: u8 = 64;
const ACKNOWLEDGED: u8 = 128;

impl Raw {
    pub fn of(segment: &Segment) -> Self {
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        Self {
            sequence: segment.sequence,
            acknowledgment: segment.acknowledgment.unwrap_or(0),
            stamp: segment.stamp.unwrap_or(0),
            window: segment.window.unwrap_or(0),
            flags: flag(segment.is_syn, SYN)
                | flag(segment.is_ack, ACK)
                | flag(segment.is_fin, FIN)
                | flag(segment.is_reset, RESET)
                | flag(segment.stamp.is_some(), STAMPED)
                | flag(segment.is_window_closed == Some(true), CLOSED)
                | flag(segment.is_window_closed == Some(false), OPEN)
                | flag(segment.acknowledgment.is_some(), ACKNOWLEDGED),
        }
    }

    /// The segment; its length is stored elsewhere, and its selective acknowledgments are.
    pub fn segment(self, length: u32) -> Segment {
        let has = |flag: u8| self.flags & flag != 0;
        Segment {
            sequence: self.sequence,
            acknowledgment: has(ACKNOWLEDGED).then_some(self.acknowledgment),
            is_syn: has(SYN),
            is_ack: has(ACK),
            is_fin: has(FIN),
            is_reset: has(RESET),
            is_window_closed: (has(CLOSED) || has(OPEN)).then(|| has(CLOSED)),
            window: (self.window > 0 || has(CLOSED)).then_some(self.window),
            length,
            stamp: has(STAMPED).then_some(self.stamp),
            ..Segment::default()
        }
    }
}
