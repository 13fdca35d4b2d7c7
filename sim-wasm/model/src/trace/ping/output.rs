//! The output of ping: iputils (Linux), BusyBox, inetutils, BSD and macOS, in any language. Windows prints no
//! sequence numbers.

use crate::extremes::larger;
use crate::scenario::quote;
use crate::trace::capture::blocks::Capture;
use crate::trace::file::damage::Damage;
use crate::trace::file::unreadable::UnreadLines;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::numbers::unfold::Unfold16;
use crate::trace::ping::lines::{Line, read, unstamped};
use crate::trace::words::numerals::counted;

/// Reads ping's output; each further `PING` line begins another flow.
#[derive(Clone, Debug, Default)]
pub struct Ping {
    run: Run,
    replies: u64,
    unanswered: u64,
    /// Requests and replies in the totals, if there are totals.
    totals: Option<(u64, u64)>,
    windows: Windows,
    first_stamp: Option<f64>,
    last_stamp: f64,
    unread: UnreadLines,
}

/// One run of ping.
#[derive(Clone, Debug, Default)]
struct Run {
    place: usize,
    unfold: Unfold16,
    /// Number of the first request, if the run's first line was read.
    first: Option<u16>,
    /// Smallest and largest number, unfolded.
    ends: Option<(u64, u64)>,
    has_begun: bool,
    has_totals: bool,
}

/// The state of a ping that prints no sequence numbers.
#[derive(Clone, Debug, Default)]
struct Windows {
    lines: u64,
    /// Requests and replies in the totals, if there are totals.
    totals: Option<(u64, u64)>,
}

/// If a time of day goes back by more than half of this, midnight has passed; s.
const DAY: f64 = 86_400.0;

impl Ping {
    /// Whether a line may be the first of ping's output.
    pub fn looks_like(text: &str) -> bool {
        match read(unstamped(text).1) {
            Line::Begin { .. } | Line::Reply { .. } | Line::Unanswered { .. } => true,
            Line::Unnumbered | Line::Totals { .. } => true,
            Line::Silent | Line::Unknown | Line::Transmitted { .. } => false,
        }
    }

    /// Reads a line.
    pub fn line(&mut self, line: u64, text: &str, capture: &mut Capture) {
        let (stamp, text) = unstamped(text);
        match read(text) {
            Line::Begin { destination, first } => {
                self.end_run(capture);
                self.run = Run { first: Some(first), ..Run::default() };
                self.begin(destination, capture);
            }
            Line::Reply { sequence, size, from } => {
                self.replies += 1;
                capture.packets += 1;
                if !self.run.has_begun {
                    self.begin(from, capture);
                }
                let number = self.run.number(sequence);
                let time = stamp.map(|stamp| self.since_first(stamp));
                match capture.table.flows.get_mut(self.run.place) {
                    Some(flow) => flow.give(capture.packets, number, time, size),
                    None => capture.table.unlisted += 1,
                }
            }
            Line::Unanswered { sequence } => {
                self.unanswered += 1;
                if !self.run.has_begun {
                    self.begin("", capture);
                }
                let number = self.run.number(sequence);
                self.sent(number, capture);
            }
            Line::Transmitted { requests, replies } => {
                self.run.has_totals = true;
                let (sent, received) = self.totals.unwrap_or_default();
                self.totals = Some((sent.saturating_add(requests), received.saturating_add(replies)));
                if let Some((first, last)) = self.run.sent(requests) {
                    self.sent(first, capture);
                    self.sent(last, capture);
                }
            }
            Line::Unnumbered => self.windows.lines += 1,
            Line::Totals { sent, received } => {
                let (before, answered) = self.windows.totals.unwrap_or_default();
                self.windows.totals = Some((before.saturating_add(sent), answered.saturating_add(received)));
            }
            Line::Silent => {}
            Line::Unknown => self.unread.add(line, || format!("reads “{}”", quote(text))),
        }
    }

    /// Ends the output.
    pub fn finish(&self, capture: &mut Capture) -> Option<Damage> {
        self.end_run(capture);
        // a run without a reply has no order
        let flows = &mut capture.table.flows;
        flows.retain(|flow| !flow.columns.times.is_empty());
        if self.replies > 0 {
            return None;
        }
        let is_windows = self.windows.lines > 0 || self.windows.totals.is_some();
        Some(Damage::NoSequence(match self.totals {
            _ if is_windows => self.windows.sentence(),
            Some((1, 0)) => {
                "the only request was not answered, so it is lost and there is no order to measure".to_owned()
            }
            Some((sent, 0)) => {
                format!("of {sent} requests none was answered, so {sent} are lost and there is no order to measure")
            }
            Some((sent, received)) => format!(
                "this output of ping has totals alone, {received} answered of {}: leave out -q, so that each reply is printed with its number",
                counted(sent, "request")
            ),
            None => {
                "this output of ping has no reply in it (LC_ALL=C in front of the command prints it in English)"
                    .to_owned()
            }
        }))
    }

    /// A sentence for each kind of line that was skipped.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.unread.note().into_iter().collect();
        if self.unanswered > 0 {
            let were = if self.unanswered == 1 { "was" } else { "were" };
            notes.push(format!(
                "{} {were} overdue; what never came counts as lost",
                counted(self.unanswered, "answer")
            ));
        }
        if self.replies > 0 && self.first_stamp.is_none() {
            notes.push(
                "the lines have no time of day (ping -D prints one, on macOS ping --apple-time): measured without times"
                    .to_owned(),
            );
        }
        notes
    }

    /// Time since the first reply, ms.
    fn since_first(&mut self, stamp: f64) -> f64 {
        let midnights = libm::ceil((self.last_stamp - stamp) / DAY - 0.5);
        let is_time_of_day = stamp < DAY && self.first_stamp.is_some();
        let stamp = if is_time_of_day { stamp + larger(midnights, 0.0) * DAY } else { stamp };
        let first = *self.first_stamp.get_or_insert(stamp);
        self.last_stamp = stamp;
        (stamp - first) * 1000.0
    }

    fn begin(&mut self, destination: &str, capture: &mut Capture) {
        let given =
            GivenSequence { is_ping: true, destination: destination.to_owned(), ..GivenSequence::default() };
        self.run.place = capture.table.flows.len();
        self.run.has_begun = true;
        if !capture.table.is_full() {
            capture.table.flows.push(given.flow());
        }
    }

    /// Ends a run. Without totals, only its first line tells the first number.
    fn end_run(&self, capture: &mut Capture) {
        if let (Some(first), Some(_), false) = (self.run.first, self.run.ends, self.run.has_totals) {
            self.sent(Unfold16::BASE + u64::from(first), capture);
        }
    }

    fn sent(&self, number: u64, capture: &mut Capture) {
        if let Some(given) = capture.table.flows.get_mut(self.run.place).and_then(|flow| flow.given()) {
            given.was_sent(number);
        }
    }
}

impl Run {
    fn number(&mut self, sequence: u16) -> u64 {
        let number = self.unfold.next(sequence);
        let (low, high) = self.ends.unwrap_or((number, number));
        self.ends = Some((low.min(number), high.max(number)));
        number
    }

    /// First and last number of this many requests. The numbers that were seen win over the first line: if n requests
    /// count from 0, the last is n - 1.
    fn sent(&self, requests: u64) -> Option<(u64, u64)> {
        let more = requests.checked_sub(1).filter(|_| self.has_begun)?;
        let seen = |number: u64| self.ends.is_some_and(|(low, high)| low <= number && number <= high);
        let first = match self.first {
            _ if seen(Unfold16::BASE) => 0,
            _ if self.ends.is_some_and(|(_, high)| high == Unfold16::BASE.saturating_add(requests)) => 1,
            Some(first) => first,
            // without its first line, a run in which no 0 occurs is taken to count from 1
            None => 1,
        };
        let first = Unfold16::BASE + u64::from(first);
        Some((first, first.saturating_add(more)))
    }
}

impl Windows {
    fn sentence(&self) -> String {
        let what = "this ping prints no sequence numbers (Windows' does not), and asks again only when the last request was answered or timed out, so it says nothing about order";
        let advice = "capture its packets with Wireshark, whose echoes carry numbers";
        match self.totals {
            Some((sent, received)) => {
                let lost = sent.saturating_sub(received);
                let requests = counted(sent, "request");
                format!("{what}; {received} of {requests} answered, {lost} lost: {advice}")
            }
            None => format!("{what}: {advice}"),
        }
    }
}
