//! owping (OWAMP, RFC 4656): its summary, its records (`-v`) and its raw records (`-R`).

use crate::trace::capture::blocks::Capture;
use crate::trace::counters::Counters;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::table::fields::finite;

/// Reads owping's output.
#[derive(Clone, Debug, Default)]
pub struct Owping {
    /// Lines of the summary, by session.
    sessions: Vec<Counters>,
    given: GivenSequence,
    rows: Vec<Row>,
    /// Whether the records are raw.
    is_raw: bool,
    first: Option<u64>,
    unread: u64,
}

/// A packet that arrived.
#[derive(Clone, Copy, Debug)]
struct Row {
    number: u64,
    /// Time of arrival, ms; only raw records have it.
    time: Option<f64>,
    sent: Option<f64>,
}

const SESSIONS_AT_MOST: usize = 1000;
/// Units of a raw time in a second.
const UNITS: f64 = 4_294_967_296.0;

impl Owping {
    /// A reader, if a text that begins with this line is owping's.
    pub fn begin(line: &str) -> Option<Self> {
        let is_text = line.contains("owping statistics")
            || line.contains("owping test session")
            || record(line).is_some();
        let is_raw = raw(line).is_some();
        (is_text || is_raw).then(|| Self { is_raw, ..Self::default() })
    }

    pub fn line(&mut self, line: &str, capture: &mut Capture) {
        if self.is_raw {
            match raw(line) {
                Some((number, sent, received)) => self.raw_row(number, sent, received, capture),
                None => self.unread += 1,
            }
            return;
        }
        if let Some((number, has_come)) = record(line) {
            self.given.was_sent(number);
            if has_come {
                capture.packets += 1;
                self.rows.push(Row { number, time: None, sent: None });
            }
        } else if line.contains("owping statistics") && self.sessions.len() < SESSIONS_AT_MOST {
            let about = line.trim_matches(|c: char| c == '-' || c == ' ').replace("owping statistics ", "");
            self.sessions.push(Counters { by: "owping".to_owned(), about, ..Counters::default() });
        } else if let Some(session) = self.sessions.last_mut() {
            summary(session, line);
        }
    }

    fn raw_row(&mut self, number: u64, sent: u64, received: u64, capture: &mut Capture) {
        self.given.was_sent(number);
        if received == 0 {
            return;
        }
        let first = *self.first.get_or_insert(received);
        let millis = |time: u64| (time as i128 - i128::from(first)) as f64 / UNITS * 1000.0;
        capture.packets += 1;
        self.rows.push(Row { number, time: Some(millis(received)), sent: Some(millis(sent)) });
    }

    /// Ends the text: the packets that arrived make a flow.
    pub fn finish(&mut self, capture: &mut Capture) {
        if self.rows.is_empty() {
            return;
        }
        let mut flow = std::mem::take(&mut self.given).flow();
        for (frame, row) in (1..).zip(&self.rows) {
            flow.give(frame, row.number, row.time, None);
        }
        if self.is_raw {
            flow.columns.sent = self.rows.iter().map(|row| row.sent.unwrap_or(f64::NAN)).collect();
        }
        capture.table.flows.push(flow);
    }

    pub fn counters(&self) -> Vec<Counters> {
        self.sessions.clone()
    }

    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.unread > 0 {
            notes.push(format!(
                "{} that are no raw records of owping skipped",
                crate::trace::words::numerals::counted(self.unread, "line")
            ));
        }
        if !self.is_raw && !self.rows.is_empty() {
            notes.push("owping's records give no times of arrival: with -R it prints them".to_owned());
        }
        notes
    }
}

/// `seq_no=12  delay=1.23 ms  (sync, err=0.5 ms)` or `seq_no=13  *LOST*`: the number, and whether it arrived.
fn record(line: &str) -> Option<(u64, bool)> {
    let rest = line.strip_prefix("seq_no=")?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some((rest[..end].parse().ok()?, !rest.contains("*LOST*")))
}

/// `SEQ STIME SS SERR RTIME RS RERR TTL`: number, time of sending and of arrival, in units of 2^-32 s; 0 for a lost
/// packet.
fn raw(line: &str) -> Option<(u64, u64, u64)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [number, sent, sent_sync, _, received, received_sync, _, ttl] = words[..] else { return None };
    let is_flag = |text: &str| ["0", "1"].contains(&text);
    let is_time = |text: &str| text.len() == 20;
    let fits = is_flag(sent_sync) && is_flag(received_sync) && is_time(sent) && is_time(received);
    ttl.parse::<u8>().ok().filter(|_| fits)?;
    Some((number.parse().ok()?, sent.parse().ok()?, received.parse().ok()?))
}

/// A line of the summary.
fn summary(counters: &mut Counters, line: &str) {
    let numbers: Vec<f64> =
        line.split(|c: char| !c.is_ascii_digit() && c != '.').filter_map(finite).collect();
    if line.contains(" sent, ") && line.contains(" lost") {
        let ids = ["sent", "lost"];
        ids.iter().zip(&numbers).for_each(|(id, &number)| counters.count(id, number));
        if let [sent, lost, ..] = numbers[..] {
            counters.sentences.push(format!("{sent} packets were sent, and {lost} of them were lost."));
        }
    } else if let Some((extent, share)) = line.split_once("-reordering = ") {
        let share = finite(share.trim_end_matches('%'));
        if let (Ok(extent), Some(share)) = (extent.trim().parse::<u32>(), share) {
            counters.count(&format!("reordering_{extent}_percent"), share);
            if extent == 1 {
                counters.sentences.push(format!("{share}% of the packets came behind one that was sent later (1-reordering, RFC 4737; of how many that is a share differs between owping's versions)."));
            }
        }
    } else if line.trim() == "no reordering" {
        counters.count("reordering_1_percent", 0.0);
        counters.sentences.push("No packet came behind one that was sent later.".to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_each_kind() {
        assert_eq!(record("seq_no=12        delay=1.23 ms       (sync, precision 0.1 ms)"), Some((12, true)));
        assert_eq!(record("seq_no=13         *LOST*"), Some((13, false)));
        let line = "7 16777216000000000001 1 0.0001 16777216000004294967 1 0.0002 255";
        assert_eq!(raw(line), Some((7, 16_777_216_000_000_000_001, 16_777_216_000_004_294_967)));
        assert_eq!(raw("1 2 3 4 5 6 7 8"), None);
        assert!(Owping::begin("1,2,3").is_none());
        let mut counters = Counters::default();
        for line in ["100 sent, 2 lost (2.000%), 0 duplicates", "1-reordering = 3.061224%", "no 2-reordering"]
        {
            summary(&mut counters, line);
        }
        let counts: Vec<(&str, f64)> =
            counters.counts.iter().map(|count| (count.id.as_str(), count.value)).collect();
        assert_eq!(counts, [("sent", 100.0), ("lost", 2.0), ("reordering_1_percent", 3.061_224)]);
        assert_eq!(counters.sentences.len(), 2);
    }
}
