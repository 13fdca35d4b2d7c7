//! Sequence numbers given by a text, row by row.

use crate::trace::numbers::columns::pick;
use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::tcp::segments::Segments;

/// What kind of number the text gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Width {
    /// A number that is taken as it is.
    #[default]
    Plain,
    /// 16 bits that wrap.
    Bits16,
    /// TCP's numbers: bytes, in 32 bits.
    Bytes,
}

/// The sequence of a flow whose file gives numbers instead of packets: a table, ping, owping or qlog; or places in the
/// sender's capture, where two captures are compared.
#[derive(Clone, Debug, Default)]
pub struct GivenSequence {
    /// The numbers in the file; ping's are unfolded.
    pub sequences: Vec<u64>,
    pub width: Width,
    /// TCP's segments, if the rows give their lengths.
    pub segments: Option<Box<Segments>>,
    /// First and last number sent, if the file gives them.
    pub sent: Option<(u64, u64)>,
    /// Whether they come from ping.
    pub is_ping: bool,
    /// Whether they are packet numbers of QUIC, which each connection counts for itself.
    pub is_quic: bool,
    /// Whether there are no numbers, and only IP identifications give an order.
    pub is_identified: bool,
    /// Whether they are positions in the sender's capture.
    pub is_pair: bool,
    /// Whether they are an arrival order as in the sequence bench.
    pub is_order: bool,
    /// The sender, or empty.
    pub source: String,
    /// The host pinged or sent to, or empty.
    pub destination: String,
    /// What distinguishes it from others between the same ends, or empty.
    pub detail: String,
}

impl GivenSequence {
    /// What kind of number they are.
    pub fn source(&self) -> Option<SequenceKind> {
        Some(match self {
            Self { is_identified: true, .. } => return None,
            Self { is_ping: true, .. } => SequenceKind::Icmp,
            Self { is_pair: true, .. } => SequenceKind::Pair,
            Self { is_quic: true, .. } => SequenceKind::Quic,
            _ => SequenceKind::Csv,
        })
    }

    /// The same with the rows in this order, without their segments.
    pub fn in_order(&self, order: &[u32]) -> Self {
        let [source, destination, detail] =
            [&self.source, &self.destination, &self.detail].map(String::clone);
        let sequences = pick(&self.sequences, order);
        Self { sequences, segments: None, source, destination, detail, ..*self }
    }

    /// Extends the range of numbers sent to include this one.
    pub fn was_sent(&mut self, number: u64) {
        let (first, last) = self.sent.unwrap_or((number, number));
        self.sent = Some((first.min(number), last.max(number)));
    }

    /// Rows that do not repeat the number of the preceding row: without lengths, an acknowledgment without payload
    /// cannot be distinguished from the segment after it, which has the same number.
    pub fn without_repeats(&self) -> Vec<u32> {
        let is_new = |at: &u32| {
            let at = *at as usize;
            at == 0 || self.sequences.get(at) != self.sequences.get(at - 1)
        };
        (0..self.sequences.len() as u32).filter(is_new).collect()
    }

    /// Byte numbers as the segments of a TCP flow; `None` if these are not byte numbers, or if the lengths of
    /// the segments are unknown.
    pub fn segments(&self) -> Option<&Segments> {
        self.segments.as_deref().filter(|segments| segments.raw.len() == self.sequences.len())
    }
}
