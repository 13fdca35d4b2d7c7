//! One event of a log.

use crate::trace::json::paths::{Key, Value};

/// The fields of an event that are read.
#[derive(Clone, Debug, Default)]
pub struct Event {
    pub name: String,
    pub time: Option<f64>,
    pub space: Option<Space>,
    pub number: Option<u64>,
    pub size: Option<u32>,
    /// Hashes of the connection, if a log has several, and of the path.
    pub group: u64,
    pub path: u64,
    pub trigger: String,
    /// Ranges of acknowledged packets; below, the start of an incomplete one.
    pub acked: Vec<(u64, u64)>,
    range: Option<u64>,
}

/// A number space (RFC 9000, section 12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Space {
    Initial,
    Handshake,
    Application,
}

impl Space {
    fn named(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        Some(match text.as_str() {
            "initial" => Self::Initial,
            "handshake" => Self::Handshake,
            "1rtt" | "0rtt" | "application_data" | "application" | "appdata" => Self::Application,
            _ => return None,
        })
    }

    pub fn words(self) -> &'static str {
        match self {
            Self::Initial => "initial packets",
            Self::Handshake => "handshake packets",
            Self::Application => "application data",
        }
    }
}

/// Kinds of events that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Received,
    Sent,
    Lost,
    SpuriousLoss,
}

/// Most acknowledged ranges of an event that are kept: receivers report far fewer.
const RANGES_AT_MOST: usize = 1024;

impl Event {
    /// The kind of the event, by its name without the category before it.
    pub fn kind(&self) -> Option<Kind> {
        let name = self.name.rsplit([':', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Some(match name.as_str() {
            "packet_received" => Kind::Received,
            "packet_sent" => Kind::Sent,
            "packet_lost" => Kind::Lost,
            "spurious_loss" | "spurious_loss_detected" => Kind::SpuriousLoss,
            _ => return None,
        })
    }

    /// Takes a value of the event; the path begins at the event.
    pub fn take(&mut self, path: &[Key], value: Value) {
        match path {
            [Key::Time] => self.time = value.number(),
            [Key::Name | Key::Event] => keep(&mut self.name, value),
            [Key::GroupId] => self.group = hash(value),
            [Key::PathId] | [Key::Data, Key::PathId] => self.path = hash(value),
            [Key::Data, Key::Header, Key::PacketType | Key::PacketNumberSpace]
            | [Key::Data, Key::PacketType | Key::PacketNumberSpace] => {
                self.space = value.text().and_then(Space::named).or(self.space);
            }
            [Key::Data, Key::Header, Key::PacketNumber] | [Key::Data, Key::PacketNumber] => {
                self.number = value.whole();
            }
            [Key::Data, Key::Raw, Key::Length]
            | [Key::Data, Key::Header, Key::PacketSize]
            | [Key::Data, Key::PacketSize] => {
                self.size = value.whole().and_then(|size| u32::try_from(size).ok());
            }
            [Key::Data, Key::Trigger] => {
                keep(&mut self.trigger, value);
            }
            [Key::Data, Key::Frames, Key::Item(_), Key::AckedRanges, Key::Item(_), Key::Item(end)] => {
                self.acknowledged(*end, value);
            }
            _ => {}
        }
    }

    /// Takes in an end of a range; a range may have only one end.
    fn acknowledged(&mut self, end: u32, value: Value) {
        let Some(number) = value.whole() else { return };
        if end == 0 {
            self.close_range();
            self.range = Some(number);
        } else if let Some(first) = self.range.take() {
            self.push(first, number);
        }
    }

    /// Ends a range of one packet.
    pub fn close_range(&mut self) {
        if let Some(only) = self.range.take() {
            self.push(only, only);
        }
    }

    fn push(&mut self, first: u64, last: u64) {
        if self.acked.len() < RANGES_AT_MOST {
            self.acked.push((first.min(last), first.max(last)));
        }
    }
}

/// Stores a value if it is a text.
fn keep(field: &mut String, value: Value) {
    if let Some(text) = value.text() {
        text.clone_into(field);
    }
}

/// A hash of a text (FNV-1a); of a number, its bits.
pub fn hash(value: Value) -> u64 {
    match value {
        Value::Number(number) => number.to_bits(),
        Value::Text(text) => text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }),
        Value::Other => 0,
    }
}
