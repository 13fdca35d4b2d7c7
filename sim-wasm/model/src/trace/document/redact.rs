//! A redacted report: addresses become letters, times are relative, and texts quoted from the file are left out.

use crate::sorted;
use crate::trace::counters::Counters;
use crate::trace::document::addresses::replaced;
use crate::trace::file::damage::Damage;
use crate::trace::report::flows::Report;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};

/// The hidden parts of a redacted report, to be restored.
#[derive(Debug)]
pub struct RedactedParts {
    /// Source, destination and detail of each flow.
    ends: Vec<[String; 3]>,
    notes: Vec<String>,
    damage: Option<Damage>,
    times: Option<(f64, f64)>,
    counters: Vec<Counters>,
}

impl Report {
    /// Hides who sent what to whom, and when: hosts are called A, B, ... in the order of the list (rule redact-1), the
    /// streams of a text's flows are numbered (rule redact-2), times begin at 0 (rule redact-3), sentences lose
    /// addresses and quotations (rule redact-4), and counters lose the name of their connection (rule redact-5).
    /// Ports stay: they identify applications, not people.
    pub fn redact(&mut self) -> RedactedParts {
        let mut names = Names::default();
        let mut ends = Vec::with_capacity(self.flows.len());
        for flow in &mut self.flows {
            let is_packets = self.table.flows.get(flow.place as usize).is_some_and(|flow| flow.key.is_some());
            let [source, destination] = [&flow.source, &flow.destination].map(|end| names.end(end));
            let hidden = [&mut flow.source, &mut flow.destination].map(std::mem::take);
            (flow.source, flow.destination) = (source, destination);
            let detail = std::mem::take(&mut flow.detail);
            flow.detail = if is_packets { names.sentence(&detail) } else { names.stream(&detail) };
            let [source, destination] = hidden;
            ends.push([source, destination, detail]);
        }
        let notes = self.notes.iter().map(|note| names.sentence(note)).collect();
        // the sentence stays, but not the kind of damage
        let damage =
            self.damage.as_ref().map(|damage| Damage::NoSequence(names.sentence(&damage.to_string())));
        // rule redact-5
        let counters = self.counters.iter().map(|counters| anonymous(counters, &names)).collect();
        // rule redact-3
        let times = self.times.map(|(first, last)| (0.0, last - first));
        RedactedParts {
            ends,
            notes: std::mem::replace(&mut self.notes, notes),
            damage: std::mem::replace(&mut self.damage, damage),
            times: std::mem::replace(&mut self.times, times),
            counters: std::mem::replace(&mut self.counters, counters),
        }
    }

    /// Undoes [`Report::redact`].
    pub fn restore(&mut self, hidden: RedactedParts) {
        for (flow, [source, destination, detail]) in self.flows.iter_mut().zip(hidden.ends) {
            (flow.source, flow.destination, flow.detail) = (source, destination, detail);
        }
        self.notes = hidden.notes;
        self.damage = hidden.damage;
        self.times = hidden.times;
        self.counters = hidden.counters;
    }
}

/// Counters without the name of their connection; a qlog's own name of its end, and the sentences that begin with it,
/// are left out too.
fn anonymous(counters: &Counters, names: &Names) -> Counters {
    let (by, is_named) = match counters.by.split_once(" of ") {
        Some((program, _)) => (program.to_owned(), true),
        None => (counters.by.clone(), false),
    };
    let sentences =
        counters.sentences.iter().filter(|_| !is_named).map(|sentence| names.sentence(sentence)).collect();
    Counters { by, about: String::new(), ends: None, counts: counters.counts.clone(), sentences }
}

/// The letters of hosts, and the numbers of streams.
#[derive(Debug, Default)]
struct Names {
    hosts: BTreeMap<String, String>,
    streams: BTreeMap<String, String>,
}

impl Names {
    /// A host with its port.
    fn end(&mut self, end: &str) -> String {
        if end.is_empty() {
            return String::new();
        }
        let (host, port) = parts(end);
        let count = self.hosts.len();
        // rule redact-1
        let letter = self.hosts.entry(host.to_owned()).or_insert_with(|| letters(count));
        port.map_or_else(|| letter.clone(), |port| format!("{letter}:{port}"))
    }

    /// The number of a stream in a text.
    fn stream(&mut self, detail: &str) -> String {
        if detail.is_empty() {
            return String::new();
        }
        let count = self.streams.len();
        // rule redact-2
        self.streams.entry(detail.to_owned()).or_insert_with(|| format!("stream {}", count + 1)).clone()
    }

    /// A sentence without quotations and addresses.
    fn sentence(&self, sentence: &str) -> String {
        // rule redact-4
        let mut text = unquoted(sentence);
        // names that are not addresses, the longest first: one may be the beginning of another
        let mut known: Vec<(&String, &String)> =
            self.hosts.iter().filter(|(host, _)| host.len() > 2).collect();
        sorted::by_key(&mut known, |(host, _)| !(host.len() as u64));
        let named = |word: &str| {
            let (host, port) = parts(word);
            let letter = self.hosts.get(host).map_or("(address)", String::as_str);
            port.map_or_else(|| letter.to_owned(), |port| format!("{letter}:{port}"))
        };
        text = replaced(&text, named);
        for (host, letter) in known {
            text = text.replace(host.as_str(), letter);
        }
        text
    }
}

/// Host and port of an end.
fn parts(end: &str) -> (&str, Option<u16>) {
    if end.parse::<IpAddr>().is_ok() {
        return (end, None);
    }
    let Some((host, port)) = end.rsplit_once(':') else { return (end, None) };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let is_end = end.parse::<SocketAddr>().is_ok() || bare.parse::<IpAddr>().is_ok() || !host.contains(':');
    match port.parse() {
        Ok(port) if is_end && !bare.is_empty() => (bare, Some(port)),
        _ => (end, None),
    }
}

/// A to Z, then AA, AB, ...
fn letters(mut number: usize) -> String {
    let mut text = Vec::new();
    loop {
        text.push(b'A' + (number % 26) as u8);
        match (number / 26).checked_sub(1) {
            Some(rest) => number = rest,
            None => break,
        }
    }
    text.iter().rev().map(|&letter| char::from(letter)).collect()
}

/// A text without the parts in quotation marks, which are quoted from the file.
fn unquoted(text: &str) -> String {
    let Some((before, after)) = text.split_once(['“', '"']) else { return text.to_owned() };
    // a quoted part may contain quotation marks: everything between the outermost ones is removed
    after
        .rsplit_once(['”', '"'])
        .map_or_else(|| format!("{before}…"), |(_, rest)| format!("{before}“…”{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_have_letters() {
        let names: Vec<String> = [0, 25, 26, 27, 701, 702].into_iter().map(letters).collect();
        assert_eq!(names, ["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    }

    #[test]
    fn ends_keep_their_ports() {
        let mut names = Names::default();
        let ends = [
            "192.0.2.1:80",
            "[2001:db8::1]:80",
            "192.0.2.1:443",
            "2001:db8::1",
            "host:7",
            "host",
            "02:00:5e:10:00:01",
            "",
        ];
        assert_eq!(ends.map(|end| names.end(end)), ["A:80", "B:80", "A:443", "B", "C:7", "C", "D", ""]);
        assert_eq!(
            names.sentence(
                "RTP from 192.0.2.1:80 to host:7, by 198.51.100.1, in line 3, which reads “a ”b“ \"c\"”."
            ),
            "RTP from A:80 to C:7, by (address), in line 3, which reads “…”."
        );
    }
}
