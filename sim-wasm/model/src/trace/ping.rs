//! The output of ping: iputils (Linux), BusyBox, BSD and macOS. Windows' prints no sequence numbers.

use super::capture::Capture;
use super::damage::Damage;
use super::given::Given;
use super::lines::{Unread, beginning};
use super::unfold::Unfold16;

/// Reads ping's output; another `PING` line in it begins another flow.
#[derive(Debug, Default)]
pub struct Ping {
    run: Run,
    replies: u64,
    /// Lines of a ping that prints no sequence numbers.
    without_number: u64,
    unanswered: u64,
    first_stamp: Option<f64>,
    unread: Unread,
}

/// One run of ping.
#[derive(Debug, Default)]
struct Run {
    place: usize,
    unfold: Unfold16,
    /// Number of the first request: 1 for iputils, 0 for the others.
    first: u16,
    has_begun: bool,
}

/// What a line says.
#[derive(Debug, PartialEq)]
enum Line<'a> {
    Begin { destination: &'a str, first: u16 },
    Reply { sequence: u16, size: Option<u32>, from: &'a str },
    Unanswered { sequence: u16 },
    Transmitted { requests: u64 },
    WithoutNumber,
    Silent,
    Unknown,
}

impl Ping {
    /// Whether a line may be the first of ping's output.
    pub fn looks_like(text: &str) -> bool {
        !matches!(read(unstamped(text).1), Line::Unknown | Line::Silent | Line::Transmitted { .. })
    }

    /// Reads a line.
    pub fn line(&mut self, line: u64, text: &str, capture: &mut Capture) {
        let (stamp, text) = unstamped(text);
        match read(text) {
            Line::Begin { destination, first } => {
                self.run = Run { first, ..Run::default() };
                self.begin(destination, capture);
            }
            Line::Reply { sequence, size, from } => {
                self.replies += 1;
                capture.packets += 1;
                if !self.run.has_begun {
                    self.begin(from, capture);
                }
                let number = self.run.unfold.next(sequence);
                let time = stamp.map(|stamp| (stamp - *self.first_stamp.get_or_insert(stamp)) * 1000.0);
                if let Some(flow) = capture.table.flows.get_mut(self.run.place) {
                    flow.give(number, time, size);
                }
            }
            Line::Unanswered { sequence } => {
                self.unanswered += 1;
                if !self.run.has_begun {
                    self.begin("", capture);
                }
                let number = self.run.unfold.next(sequence);
                self.sent(number, capture);
            }
            Line::Transmitted { requests } => {
                let first = Unfold16::BASE + u64::from(self.run.first);
                if let Some(before) = requests.checked_sub(1).filter(|_| self.run.has_begun) {
                    self.sent(first, capture);
                    self.sent(first.saturating_add(before), capture);
                }
            }
            Line::WithoutNumber => self.without_number += 1,
            Line::Silent => {}
            Line::Unknown => self.unread.add(line, || format!("reads \"{}\"", beginning(text))),
        }
    }

    /// Ends the output.
    pub fn finish(&self, capture: &mut Capture) -> Option<Damage> {
        // a run without a reply has nothing to order
        let flows = &mut capture.table.flows;
        flows.retain(|flow| !flow.columns.times.is_empty());
        if self.replies > 0 {
            return None;
        }
        Some(Damage::NoSequence(if self.without_number > 0 {
            "this is the output of a ping that prints no sequence numbers (Windows' does not), so it says nothing about order".to_owned()
        } else {
            "this output of ping has no reply in it".to_owned()
        }))
    }

    /// A sentence for each kind of thing that was passed over.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.unread.note().into_iter().collect();
        if self.unanswered > 0 {
            let lines = if self.unanswered == 1 { "line says" } else { "lines say" };
            notes.push(format!(
                "{} {lines} that an answer was missing; it counts as lost where it never came",
                self.unanswered
            ));
        }
        if self.replies > 0 && self.first_stamp.is_none() {
            notes.push(
                "the lines have no time of day (ping -D prints one): measured without times".to_owned(),
            );
        }
        notes
    }

    fn begin(&mut self, destination: &str, capture: &mut Capture) {
        let given = Given { is_ping: true, destination: destination.to_owned(), ..Given::default() };
        self.run.place = capture.table.flows.len();
        self.run.has_begun = true;
        capture.table.flows.push(given.flow());
    }

    fn sent(&self, number: u64, capture: &mut Capture) {
        if let Some(given) = capture.table.flows.get_mut(self.run.place).and_then(|flow| flow.given()) {
            given.was_sent(number);
        }
    }
}

/// The time of day in front of a line of `ping -D`, s, and the line behind it.
fn unstamped(text: &str) -> (Option<f64>, &str) {
    let parts = text.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let Some((stamp, rest)) = parts else { return (None, text) };
    match stamp.parse::<f64>() {
        Ok(stamp) if stamp.is_finite() => (Some(stamp), rest.trim_start()),
        _ => (None, text),
    }
}

fn read(text: &str) -> Line<'_> {
    if let Some(rest) = text.strip_prefix("PING") {
        let is_iputils = text.contains("bytes of data") || text.contains("data bytes of");
        // macOS' PING6 says "(56=40+8+8 bytes) from --> to"
        let rest = rest.split_once("--> ").map_or(rest, |(_, to)| to);
        let destination = rest.split_whitespace().next().unwrap_or_default().trim_end_matches(':');
        return Line::Begin { destination, first: u16::from(is_iputils) };
    }
    if text.starts_with("Pinging ") || text.starts_with("Reply from ") || text == "Request timed out." {
        return Line::WithoutNumber;
    }
    if let Some(sequence) = sequence(text) {
        return match text.split_once("ytes from ") {
            Some((size, rest)) => Line::Reply {
                sequence,
                size: size.split_whitespace().next().and_then(|word| word.parse().ok()),
                from: rest.split([' ', ',']).next().unwrap_or_default().trim_end_matches(':'),
            },
            None => Line::Unanswered { sequence },
        };
    }
    if let Some((requests, _)) = text.split_once(" packets transmitted") {
        return requests.trim().parse().map_or(Line::Unknown, |requests| Line::Transmitted { requests });
    }
    let words = ["---", "rtt min", "round-trip", "^C", "ping statistics", "pipe "];
    let is_known = words.iter().any(|word| text.starts_with(word));
    if is_known || text.starts_with("Approximate round trip") || text.starts_with("Ping statistics for") {
        return Line::Silent;
    }
    Line::Unknown
}

/// The number behind `icmp_seq=`, `icmp_req=`, `seq=` or `icmp_seq `.
fn sequence(text: &str) -> Option<u16> {
    let mark =
        ["icmp_seq=", "icmp_req=", "icmp_seq ", "seq="].into_iter().find_map(|mark| text.split_once(mark));
    let digits: &str = mark?.1;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    // the BSDs count on beyond 16 bits in print; on the wire they wrap
    digits[..end].parse::<u64>().ok().map(|number| number as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_every_ping() {
        let begin = |destination, first| Line::Begin { destination, first };
        assert_eq!(read("PING example.org (93.184.216.34) 56(84) bytes of data."), begin("example.org", 1));
        assert_eq!(read("PING 192.0.2.1 (192.0.2.1): 56 data bytes"), begin("192.0.2.1", 0));
        assert_eq!(read("PING6(56=40+8+8 bytes) ::1 --> ::2"), begin("::2", 0));
        let reply = |sequence, from| Line::Reply { sequence, size: Some(64), from };
        assert_eq!(
            read("64 bytes from 192.0.2.1: icmp_seq=3 ttl=56 time=11.9 ms (DUP!)"),
            reply(3, "192.0.2.1")
        );
        assert_eq!(
            read("64 bytes from a.example (192.0.2.1): icmp_seq=3 ttl=56 time=11.9 ms"),
            reply(3, "a.example")
        );
        assert_eq!(read("64 bytes from 192.0.2.1: seq=0 ttl=56 time=1.9 ms"), reply(0, "192.0.2.1"));
        assert_eq!(read("64 bytes from 192.0.2.1: icmp_req=9 ttl=5"), reply(9, "192.0.2.1"));
        let unanswered = |sequence| Line::Unanswered { sequence };
        assert_eq!(read("no answer yet for icmp_seq=5"), unanswered(5));
        assert_eq!(read("Request timeout for icmp_seq 6"), unanswered(6));
        assert_eq!(read("From 10.0.0.1 icmp_seq=7 Destination Host Unreachable"), unanswered(7));
        assert_eq!(
            read("10 packets transmitted, 9 received, 10% packet loss, time 9012ms"),
            Line::Transmitted { requests: 10 }
        );
        assert_eq!(read("rtt min/avg/max/mdev = 1/2/3/4 ms"), Line::Silent);
        assert_eq!(read("Reply from 192.0.2.1: bytes=32 time=12ms TTL=56"), Line::WithoutNumber);
        assert_eq!(read("hello"), Line::Unknown);
        assert_eq!(unstamped("[1583240237.5] 64 bytes"), (Some(1583240237.5), "64 bytes"));
    }
}
