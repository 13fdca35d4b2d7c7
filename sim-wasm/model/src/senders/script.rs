//! A sender driven by a text, with no network: a line for each acknowledgment (`docs/senders.md`).

use super::acknowledgment::Block;
use super::adaptive::{Report, stamp_of};
use super::driven::Driven;
use super::sender::{Sender, State};
use super::settings::SenderSettings;
use super::transmission::Segment;
use crate::scenario::{decimal, quote};
use crate::time::{SECOND, Time};

/// The latest time that a script may name, seconds.
pub const LATEST: f64 = 1e6;
/// The most segments that a script may mention.
pub const SEGMENTS: u32 = 1_000_000;

/// Why a text is not a script. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A word that is not allowed at its place.
    #[error("line {line}: “{word}” is not {expected}")]
    Word { line: u32, word: String, expected: &'static str },
    /// A line that ends too early.
    #[error("line {line}: {expected} is missing after “{word}”")]
    Missing { line: u32, word: String, expected: &'static str },
    /// A time earlier than that of the line before.
    #[error("line {line}: {word} is earlier than the line before")]
    Order { line: u32, word: String },
    /// More segments than a script may mention.
    #[error("line {line}: with “{word}” more than {SEGMENTS} segments would be written")]
    TooMany { line: u32, word: String },
}

impl ScriptError {
    /// The line, from 1.
    pub fn line(&self) -> u32 {
        match *self {
            Self::Word { line, .. }
            | Self::Missing { line, .. }
            | Self::Order { line, .. }
            | Self::TooMany { line, .. } => line,
        }
    }
}

/// The instruction of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Order {
    /// The application hands over segments.
    Write(u32),
    /// An acknowledgment arrives.
    Acknowledge(AckLine),
    /// Time passes.
    Wait,
}

/// An acknowledgment, as its line gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct AckLine {
    next: u32,
    blocks: Vec<Block>,
    /// A duplicate segment (D-SACK).
    duplicate: Option<Block>,
    /// The echoed timestamp, ms.
    echo: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ScriptLine {
    /// The line's number in the text.
    number: u32,
    time: Time,
    order: Order,
}

/// A script that has been read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script(Vec<ScriptLine>);

/// What a sender does at one moment, and its state afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Time, ns.
    pub time: Time,
    /// The number of the line; `None` at the start of a sender with unlimited data, and when its timer expires.
    pub line: Option<u32>,
    /// The segments that are sent, in this order.
    pub sent: Vec<Segment>,
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; `None` before the first loss.
    pub threshold: Option<f64>,
    /// Segments that the sender counts against its window.
    pub in_flight: u32,
    /// The phase of congestion control.
    pub state: State,
}

impl Script {
    /// Reads a text with an instruction on each line: `TIME write N`, `TIME ack NEXT [sack A-B ...] [dsack A-B] [ecr
    /// TIME]` or `TIME wait`.
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        let (mut lines, mut written, mut last) = (Vec::new(), 0_u32, 0);
        for (number, text) in (1..).zip(text.lines()) {
            let Some(line) = ScriptLine::read(number, text)? else { continue };
            if line.time < last {
                let word = first_word(text);
                return Err(ScriptError::Order { line: number, word });
            }
            if let Order::Write(segments) = line.order {
                written += segments;
                if written > SEGMENTS {
                    let word = format!("write {segments}");
                    return Err(ScriptError::TooMany { line: number, word });
                }
            }
            last = line.time;
            lines.push(line);
        }
        Ok(Self(lines))
    }

    /// How a plain sender responds; it reads neither duplicates nor timestamps.
    pub fn play(&self, settings: &SenderSettings) -> Vec<Entry> {
        self.drive(Sender::new(settings))
    }

    /// How a sender responds: an entry for each line, one for each expiry of a timer up to the time of the last line,
    /// and without any `write` one for the start.
    pub fn drive(&self, mut sender: impl Driven) -> Vec<Entry> {
        let mut entries = Vec::new();
        if !self.0.iter().any(|line| matches!(line.order, Order::Write(_))) {
            entries.push(entry(&mut sender, 0, None, |sender, out| sender.write(0, u32::MAX, out)));
        }
        for line in &self.0 {
            while let Some(due) = sender.timer().filter(|&due| due <= line.time) {
                entries.push(entry(&mut sender, due, None, |sender, out| sender.expire(due, out)));
            }
            entries.push(entry(&mut sender, line.time, Some(line.number), |sender, out| match &line.order {
                Order::Write(segments) => sender.write(line.time, *segments, out),
                Order::Acknowledge(told) => sender.acknowledge(line.time, &told.report(), out),
                Order::Wait => {}
            }));
        }
        entries
    }
}

impl AckLine {
    fn report(&self) -> Report<'_> {
        Report { next: self.next, blocks: &self.blocks, duplicate: self.duplicate, echo: self.echo }
    }
}

fn entry<S: Driven>(
    sender: &mut S,
    time: Time,
    line: Option<u32>,
    act: impl FnOnce(&mut S, &mut dyn FnMut(Segment)),
) -> Entry {
    let mut sent = Vec::new();
    act(sender, &mut |segment| sent.push(segment));
    Entry {
        time,
        line,
        sent,
        window: sender.window(),
        threshold: Some(sender.threshold()).filter(|threshold| threshold.is_finite()),
        in_flight: sender.in_flight(),
        state: sender.state(),
    }
}

fn first_word(text: &str) -> String {
    text.split_whitespace().next().unwrap_or_default().to_owned()
}

impl ScriptLine {
    /// Reads a line; `None` if it has nothing but a comment.
    fn read(number: u32, text: &str) -> Result<Option<Self>, ScriptError> {
        let text = text.split('#').next().unwrap_or_default();
        let mut words = LineWords { line: number, rest: text.split_whitespace(), last: "" };
        let Some(first) = words.rest.next() else { return Ok(None) };
        words.last = first;
        let time = seconds(first).ok_or_else(|| words.wrong(first, TIME))?;
        const ORDERS: &str = "write, ack or wait";
        let order = match words.next(ORDERS)? {
            "write" => Order::Write(words.number("a number of segments from 1 to 1000000")?),
            "ack" => {
                let next = words.number(SEGMENT)?;
                Order::Acknowledge(words.read_acknowledgment(next)?)
            }
            "wait" => Order::Wait,
            word => return Err(words.wrong(word, ORDERS)),
        };
        match words.rest.next() {
            Some(word) => Err(words.wrong(word, "expected here")),
            None => Ok(Some(Self { number, time, order })),
        }
    }
}

const SEGMENT: &str = "a segment from 1 to 1000000";
const RANGE: &str = "a range of segments such as 5-7";
const TIME: &str = "a time in seconds, from 0 to 1000000";
/// The parts that may follow the segment of an acknowledgment.
const PARTS: &str = "sack, dsack or ecr";

struct LineWords<'a> {
    line: u32,
    rest: std::str::SplitWhitespace<'a>,
    last: &'a str,
}

impl<'a> LineWords<'a> {
    fn next(&mut self, expected: &'static str) -> Result<&'a str, ScriptError> {
        let missing = ScriptError::Missing { line: self.line, word: quote(self.last), expected };
        self.last = self.rest.next().ok_or(missing)?;
        Ok(self.last)
    }

    fn number(&mut self, expected: &'static str) -> Result<u32, ScriptError> {
        let word = self.next(expected)?;
        segment(word).ok_or_else(|| self.wrong(word, expected))
    }

    /// Reads the parts: `sack 5-7 9-12`, or `sack 5-7 sack 9-12`; `dsack 2-2`; `ecr 0.030`.
    fn read_acknowledgment(&mut self, next: u32) -> Result<AckLine, ScriptError> {
        let mut told = AckLine { next, ..AckLine::default() };
        let mut may_go_on = false;
        while let Some(word) = self.rest.next() {
            self.last = word;
            match word {
                "sack" => {
                    told.blocks.push(self.block()?);
                    may_go_on = true;
                }
                "dsack" if told.duplicate.is_none() => {
                    told.duplicate = Some(self.block()?);
                    may_go_on = false;
                }
                "ecr" if told.echo.is_none() => {
                    let word = self.next(TIME)?;
                    told.echo = Some(stamp_of(seconds(word).ok_or_else(|| self.wrong(word, TIME))?));
                    may_go_on = false;
                }
                _ if may_go_on => told.blocks.push(block(word).ok_or_else(|| self.wrong(word, RANGE))?),
                _ => return Err(self.wrong(word, PARTS)),
            }
        }
        Ok(told)
    }

    fn block(&mut self) -> Result<Block, ScriptError> {
        let word = self.next(RANGE)?;
        block(word).ok_or_else(|| self.wrong(word, RANGE))
    }

    fn wrong(&self, word: &str, expected: &'static str) -> ScriptError {
        ScriptError::Word { line: self.line, word: quote(word), expected }
    }
}

/// Reads a block of one segment or more: `5` or `5-7`.
fn block(word: &str) -> Option<Block> {
    let (first, last) = word.split_once('-').unwrap_or((word, word));
    let (start, last) = (segment(first)?, segment(last)?);
    (start <= last).then_some(Block { start, end: last + 1 })
}

fn segment(word: &str) -> Option<u32> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|number| is_plain && (1..=SEGMENTS).contains(number))
}

/// Reads a time in seconds, to the nanosecond.
fn seconds(word: &str) -> Option<Time> {
    let seconds = decimal(word).filter(|seconds| (0.0..=LATEST).contains(seconds))?;
    Some((seconds * SECOND as f64).round() as Time)
}
