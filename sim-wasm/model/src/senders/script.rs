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
/// The most segments that a script may speak of.
pub const SEGMENTS: u32 = 1_000_000;

/// Why a text is no script. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A word that cannot stand where it stands.
    #[error("line {line}: “{word}” is not {expected}")]
    Word { line: u32, word: String, expected: &'static str },
    /// A line that ends too early.
    #[error("line {line}: {expected} is missing after “{word}”")]
    Missing { line: u32, word: String, expected: &'static str },
    /// Time runs one way.
    #[error("line {line}: {word} is earlier than the line before")]
    Order { line: u32, word: String },
    /// More is written than can be sent here.
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

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Order {
    /// The application hands over segments.
    Write(u32),
    /// An acknowledgment arrives.
    Acknowledge(AckLine),
    /// Time passes.
    Wait,
}

/// What the line of an acknowledgment says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct AckLine {
    next: u32,
    blocks: Vec<Block>,
    /// A duplicate (D-SACK).
    duplicate: Option<Block>,
    /// The timestamp that is sent back, ms.
    echo: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    /// Its number in the text.
    number: u32,
    time: Time,
    order: Order,
}

/// A text that has been read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script(Vec<Line>);

/// What a sender does at one moment, and what it is like after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// ns.
    pub time: Time,
    /// The number of the line; `None` for the start of a sender that always has more to send, and for its timer.
    pub line: Option<u32>,
    /// What is sent, in this order.
    pub sent: Vec<Segment>,
    /// Congestion window, segments.
    pub window: f64,
    /// Slow-start threshold, segments; `None` before the first loss.
    pub threshold: Option<f64>,
    /// Segments that the sender counts against its window.
    pub in_flight: u32,
    /// Slow start, congestion avoidance or fast recovery.
    pub state: State,
}

impl Script {
    /// Reads a text: a line each, `TIME write N`, `TIME ack NEXT [sack A-B ...] [dsack A-B] [ecr TIME]` or `TIME wait`.
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        let (mut lines, mut written, mut last) = (Vec::new(), 0_u32, 0);
        for (number, text) in (1..).zip(text.lines()) {
            let Some(line) = Line::read(number, text)? else { continue };
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

    /// What a plain sender makes of it; it reads neither duplicates nor timestamps.
    pub fn play(&self, settings: &SenderSettings) -> Vec<Entry> {
        self.drive(Sender::new(settings))
    }

    /// What a sender makes of it: an entry for each line, and one for each time that a timer runs out until
    /// the last line.
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

impl Line {
    /// `None` where nothing stands but a remark.
    fn read(number: u32, text: &str) -> Result<Option<Self>, ScriptError> {
        let text = text.split('#').next().unwrap_or_default();
        let mut words = Words { line: number, rest: text.split_whitespace(), last: "" };
        let Some(first) = words.rest.next() else { return Ok(None) };
        words.last = first;
        let time = seconds(first).ok_or_else(|| words.wrong(first, TIME))?;
        const ORDERS: &str = "write, ack or wait";
        let order = match words.next(ORDERS)? {
            "write" => Order::Write(words.number("a number of segments from 1 to 1000000")?),
            "ack" => {
                let next = words.number(SEGMENT)?;
                Order::Acknowledge(words.told(next)?)
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
/// What may stand behind the segment of an acknowledgment.
const PARTS: &str = "sack, dsack or ecr";

struct Words<'a> {
    line: u32,
    rest: std::str::SplitWhitespace<'a>,
    last: &'a str,
}

impl<'a> Words<'a> {
    fn next(&mut self, expected: &'static str) -> Result<&'a str, ScriptError> {
        let missing = ScriptError::Missing { line: self.line, word: quote(self.last), expected };
        self.last = self.rest.next().ok_or(missing)?;
        Ok(self.last)
    }

    fn number(&mut self, expected: &'static str) -> Result<u32, ScriptError> {
        let word = self.next(expected)?;
        segment(word).ok_or_else(|| self.wrong(word, expected))
    }

    /// `sack 5-7 9-12`, or `sack 5-7 sack 9-12`; `dsack 2-2`; `ecr 0.030`.
    fn told(&mut self, next: u32) -> Result<AckLine, ScriptError> {
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

/// A block of one segment or more: `5` or `5-7`.
fn block(word: &str) -> Option<Block> {
    let (first, last) = word.split_once('-').unwrap_or((word, word));
    let (start, last) = (segment(first)?, segment(last)?);
    (start <= last).then_some(Block { start, end: last + 1 })
}

fn segment(word: &str) -> Option<u32> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|number| is_plain && (1..=SEGMENTS).contains(number))
}

/// To the nanosecond.
fn seconds(word: &str) -> Option<Time> {
    let seconds = decimal(word).filter(|seconds| (0.0..=LATEST).contains(seconds))?;
    Some((seconds * SECOND as f64).round() as Time)
}
