//! The path of a value in a JSON document.

use crate::trace::json::tokens::Token;
use crate::trace::table::fields::finite;

/// The names that are looked for, in qlog and in iperf3's results.
macro_rules! keys {
    ($($key:ident = $($name:literal)|+),* $(,)?) => {
        /// A step from a value to one within it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Key {
            $($key,)*
            /// Any other name.
            Other,
            /// The index in an array, from 0.
            Item(u32),
        }

        impl Key {
            pub fn named(name: &str) -> Self {
                match name {
                    $($($name)|+ => Self::$key,)*
                    _ => Self::Other,
                }
            }
        }
    };
}

keys! {
    AckedRanges = "acked_ranges",
    Category = "category",
    CommonFields = "common_fields",
    Configuration = "configuration",
    Data = "data",
    End = "end",
    Event = "event" | "event_type",
    EventFields = "event_fields",
    Events = "events",
    Frames = "frames",
    GroupId = "group_id",
    Header = "header",
    JitterMs = "jitter_ms",
    Length = "length",
    LostPackets = "lost_packets",
    Name = "name",
    Odcid = "ODCID" | "odcid" | "original_connection_id",
    OutOfOrder = "out_of_order",
    PacketNumber = "packet_number",
    PacketNumberSpace = "packet_number_space",
    Packets = "packets",
    PacketSize = "packet_size",
    PacketType = "packet_type",
    PathId = "path_id" | "path" | "tuple",
    Protocol = "protocol",
    QlogVersion = "qlog_version" | "file_schema",
    Raw = "raw",
    Retransmits = "retransmits",
    Reverse = "reverse",
    ConnectingTo = "connecting_to",
    Host = "host",
    Port = "port",
    SecondsLast = "seconds",
    ServerOutput = "server_output_json",
    Start = "start",
    Streams = "streams",
    Sum = "sum",
    SumSent = "sum_sent",
    TestStart = "test_start",
    Time = "time" | "relative_time" | "delta_time",
    TimeFormat = "time_format",
    TimeUnits = "time_units",
    Trace = "trace",
    Traces = "traces",
    Trigger = "trigger",
    Type = "type",
    Udp = "udp",
    VantagePoint = "vantage_point",
}

/// A value without parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<'a> {
    Text(&'a str),
    Number(f64),
    Other,
}

impl<'a> Value<'a> {
    pub fn text(self) -> Option<&'a str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The value as a whole number, even if it is written as a text.
    pub fn whole(self) -> Option<u64> {
        match self {
            Self::Number(number) if (0.0..9e15).contains(&number) && number.fract() == 0.0 => {
                Some(number as u64)
            }
            Self::Text(text) => text.parse().ok(),
            _ => None,
        }
    }

    /// The value as a number, even if it is written as a text.
    pub fn number(self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(number),
            Self::Text(text) => finite(text),
            Self::Other => None,
        }
    }
}

/// A part of a document, at the end of its path.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// A value without parts, at the end of the path.
    Value(Value<'a>),
    /// The end of the object or array at the end of the path.
    End,
}

/// The path from the root to the present value; the root itself is not a step.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    path: Vec<Key>,
    /// For each open value, how many parts an array has had; `None` for an object.
    open: Vec<Option<u32>>,
    next: Option<Key>,
}

impl Paths {
    /// Takes a token, and calls `tell` with its path and its meaning.
    pub fn take(&mut self, token: Token, tell: &mut dyn FnMut(&[Key], Part)) {
        match token {
            Token::Key(name) => self.next = Some(Key::named(name)),
            Token::Open { is_array } => {
                self.step();
                self.open.push(is_array.then_some(0));
            }
            Token::Close => {
                self.open.pop();
                tell(&self.path, Part::End);
                self.path.pop();
            }
            Token::Text(text) => self.value(Value::Text(text), tell),
            Token::Number(number) => self.value(Value::Number(number), tell),
            Token::Word => self.value(Value::Other, tell),
        }
    }

    fn value(&mut self, value: Value, tell: &mut dyn FnMut(&[Key], Part)) {
        self.step();
        tell(&self.path, Part::Value(value));
        self.path.pop();
    }

    /// Goes to the next part of the open value.
    fn step(&mut self) {
        match self.open.last_mut() {
            Some(Some(count)) => {
                self.path.push(Key::Item(*count));
                *count += 1;
            }
            Some(None) => self.path.push(self.next.take().unwrap_or(Key::Other)),
            None => {}
        }
    }
}
