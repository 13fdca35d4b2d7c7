//! The handshake of a TCP connection, in one direction.

use crate::trace::headers::transport::Segment;

/// The last SYN of a direction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Handshake {
    /// Its sequence number and time, ms.
    syn: Option<(u32, f64)>,
    /// Whether it answered another SYN.
    pub has_answered: bool,
}

impl Handshake {
    /// Takes in the next packet of this direction.
    pub fn take(&mut self, segment: &Segment, time: f64) {
        if segment.is_syn {
            self.syn = Some((segment.sequence, time));
            self.has_answered = segment.is_ack;
        }
    }

    /// The sequence number of the SYN.
    pub fn number(&self) -> Option<u32> {
        self.syn.map(|(number, _)| number)
    }

    /// Time of a SYN that opens the connection, ms.
    pub fn opened(&self) -> Option<f64> {
        self.syn.filter(|_| !self.has_answered).map(|(_, time)| time)
    }
}

/// The round trip, ms, if this segment completes a handshake that the same direction opened at `opened` and the other
/// one answered.
pub fn round_trip(segment: &Segment, opened: Option<f64>, time: f64) -> Option<f64> {
    let completes = segment.is_ack && !segment.is_syn;
    opened.filter(|_| completes).map(|opened| time - opened).filter(|&ms| ms > 0.0)
}

/// The acknowledgments of the other direction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// The highest acknowledgment; below, how often it was repeated.
    pub acknowledgment: Option<u32>,
    pub repeats: u32,
    /// Whether its last segment announced a window of 0; `None` if unknown.
    pub is_window_closed: Option<bool>,
    /// The byte after the highest one that it acknowledged, cumulatively or selectively.
    pub reach: Option<u32>,
    /// The end of its window, if the window's scale is known.
    pub edge: Option<u32>,
    /// The byte after the highest one of its own; SYN and FIN count as one byte each.
    pub end: Option<u32>,
    /// The window scale in the SYN, bits.
    pub scale: Option<u8>,
}

impl Answers {
    /// Takes in the next packet of the other direction.
    pub fn take(&mut self, segment: &Segment) {
        if segment.is_reset || !(segment.is_ack || segment.is_syn) {
            return;
        }
        self.bound(segment);
        self.is_window_closed = segment.is_window_closed.or(self.is_window_closed);
        let Some(now) = segment.acknowledgment.filter(|_| !segment.is_syn) else { return };
        let step = self.acknowledgment.map_or(1, |last| now.wrapping_sub(last) as i32);
        if step > 0 {
            self.acknowledgment = Some(now);
            self.repeats = 0;
        } else if step == 0 && segment.length == 0 && !segment.is_fin {
            self.repeats += 1;
        }
    }

    /// Takes in selective acknowledgments, given the bytes after their last.
    pub fn select(&mut self, rights: impl Iterator<Item = u32>) {
        rights.for_each(|right| raise(&mut self.reach, right));
    }

    /// Updates the highest byte sent, the highest one acknowledged and the end of the window.
    fn bound(&mut self, segment: &Segment) {
        let own = segment.length.saturating_add(u32::from(segment.is_syn) + u32::from(segment.is_fin));
        if own > 0 {
            raise(&mut self.end, segment.sequence.wrapping_add(own));
        }
        if segment.is_syn {
            self.scale = segment.scale;
            return;
        }
        let Some(upto) = segment.acknowledgment else { return };
        raise(&mut self.reach, upto);
        self.select(segment.sacks.blocks().iter().map(|&(_, right)| right));
        // RFC 7323 allows 14
        if let Some((window, scale)) = segment.window.zip(self.scale.filter(|&scale| scale <= 14)) {
            raise(&mut self.edge, upto.wrapping_add(u32::from(window) << scale));
        }
    }
}

/// Takes the later of two bytes.
fn raise(highest: &mut Option<u32>, byte: u32) {
    if highest.is_none_or(|highest| (byte.wrapping_sub(highest) as i32) > 0) {
        *highest = Some(byte);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_say_how_far_they_have_come() {
        let mut answers = Answers::default();
        let packet = |sequence, acknowledgment| Segment {
            is_ack: true,
            sequence,
            acknowledgment: Some(acknowledgment),
            window: Some(10),
            ..Segment::default()
        };
        answers.take(&Segment { is_syn: true, scale: Some(3), ..packet(u32::MAX, 0) });
        assert_eq!((answers.end, answers.reach, answers.edge), (Some(0), None, None));
        answers.take(&Segment { length: 5, ..packet(0, 1000) });
        answers.take(&packet(5, 900));
        assert_eq!((answers.end, answers.reach, answers.edge), (Some(5), Some(1000), Some(1080)));
        let options = [5, 10, 0, 0, 7, 208, 0, 0, 11, 184];
        let sacks = crate::trace::headers::options::Options::of(&options).sacks;
        answers.take(&Segment { sacks, is_fin: true, ..packet(5, 1000) });
        assert_eq!((answers.end, answers.reach, answers.edge), (Some(6), Some(3000), Some(1080)));
    }
}
