//! The output of various ping programs, compared with the true counts (`pings/truth.tsv`; `pings/README.md`
//! says where the files come from).

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{analyse, read};
use model::trace::{Format, SequenceChoice};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pings"))
}

#[test]
fn every_ping_is_measured_to_its_true_counts() {
    let truth = std::fs::read_to_string(folder().join("truth.tsv")).unwrap();
    let mut wrong = Vec::new();
    for row in truth.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let report = read(&std::fs::read(folder().join(fields[0])).unwrap(), 100);
        let expected: Vec<u64> = fields[1..].iter().map(|field| field.parse().unwrap()).collect();
        assert_eq!((report.format, &report.damage), (Format::Ping, &None), "{row}");
        let m = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
        let found = [m.received, m.lost, m.duplicates, m.reordered];
        if found[..] != expected[..] || report.notes.iter().any(|note| note.contains("skipped")) {
            wrong.push(format!("{row}: {found:?} {:?}", report.notes));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_file_has_its_truth() {
    let truth = std::fs::read_to_string(folder().join("truth.tsv")).unwrap();
    let named: Vec<&str> = truth.lines().skip(1).filter_map(|row| row.split('\t').next()).collect();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let is_trace = name.ends_with(".txt") && !name.starts_with("windows-");
        assert!(!is_trace || named.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn times_are_read_where_they_are_printed() {
    for (file, last) in [("iputils-ipv6-stamped.txt", 1500.0), ("macos-ipv4-apple-time.txt", 2902.0)] {
        let report = read(&std::fs::read(folder().join(file)).unwrap(), 100);
        let measures = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
        assert!(measures.late_time.is_some(), "{file}");
        let (_, end) = report.flows[0].times.unwrap();
        assert!((end - last).abs() < 120.0, "{file} {end}");
    }
    // past midnight
    let text = "PING a (192.0.2.9): 56 data bytes\n23:59:59.900000 64 bytes from 192.0.2.9: icmp_seq=0 ttl=5 time=1 ms\n\
        00:00:00.100000 64 bytes from 192.0.2.9: icmp_seq=1 ttl=5 time=1 ms\n";
    let (first, end) = read(text.as_bytes(), 9).flows[0].times.unwrap();
    assert!(first == 0.0 && (end - 200.0).abs() < 1e-3, "{end}");
    // past two midnights, a reply each six hours
    let rows = (0..9).map(|k| {
        let hour = (20 + 6 * k) % 24;
        format!("{hour:02}:00:00.000000 64 bytes from 192.0.2.9: icmp_seq={k} ttl=5 time=1 ms\n")
    });
    let text = format!("PING a (192.0.2.9): 56 data bytes\n{}", rows.collect::<String>());
    let (first, end) = read(text.as_bytes(), 9).flows[0].times.unwrap();
    assert!(first == 0.0 && (end - 48.0 * 3_600_000.0).abs() < 1e-3, "{end}");
}

#[test]
fn windows_is_told_what_it_says_and_what_it_cannot_say() {
    for file in ["windows-ipv4.txt", "windows-ipv6.txt", "windows-ipv4-de.txt", "windows-ipv6-fr.txt"] {
        let report = read(&std::fs::read(folder().join(file)).unwrap(), 100);
        let damage = report.damage.unwrap().to_string();
        assert!(damage.contains("3 of 4 requests answered, 1 lost"), "{file}: {damage}");
        assert!(damage.contains("says nothing about order"), "{file}: {damage}");
    }
}

/// Output pasted without its first line: the last number shows where the run began to count.
#[test]
fn the_first_number_shows_without_a_first_line() {
    for (first, lost) in [(0, 0), (1, 0)] {
        let lines: String = (first..first + 5)
            .map(|k| format!("64 bytes from 192.0.2.9: icmp_seq={k} ttl=5 time=1 ms\n"))
            .collect();
        let text = format!(
            "{lines}\n--- a ping statistics ---\n5 packets transmitted, 5 received, 0% packet loss\n"
        );
        let measures = analyse(&read(text.as_bytes(), 50), 0, SequenceChoice::Auto).unwrap().measures;
        assert_eq!((measures.received, measures.lost), (5, lost), "{first}");
    }
}

#[test]
fn no_reply_is_told_by_the_totals_in_any_language() {
    for text in [
        "PING 192.0.2.9 (192.0.2.9) 56(84) Bytes an Daten.\n\n--- 192.0.2.9 ping-Statistik ---\n3 Pakete übertragen, 0 empfangen, 100% Paketverlust, Zeit 2040ms\n",
        "PING 192.0.2.9 (192.0.2.9): 56 data bytes\n\n--- 192.0.2.9 ping statistics ---\n3 packets transmitted, 0 packets received, 100% packet loss\n",
        "PING a (192.0.2.9): 56 data bytes\nRequest timeout for icmp_seq 0\nRequest timeout for icmp_seq 1\n\n--- a ping statistics ---\n3 packets transmitted, 0 packets received, 100.0% packet loss\n",
    ] {
        let damage = read(text.as_bytes(), 50).damage.unwrap().to_string();
        assert!(damage.starts_with("of 3 requests none was answered, so 3 are lost"), "{damage}");
    }
    let quiet = "PING 192.0.2.9 (192.0.2.9) 56(84) bytes of data.\n\n--- a ping statistics ---\n5 packets transmitted, 4 received, 20% packet loss, time 4005ms\n";
    let damage = read(quiet.as_bytes(), 50).damage.unwrap().to_string();
    assert!(damage.contains("4 answered of 5 requests") && damage.contains("leave out -q"), "{damage}");
    let unknown = "PING 192.0.2.9 (192.0.2.9) 56(84) Bytes an Daten.\n64 Bytes fra 192.0.2.9\n";
    let damage = read(unknown.as_bytes(), 50).damage.unwrap().to_string();
    assert!(damage.contains("no reply") && damage.contains("LC_ALL=C"), "{damage}");
}

/// Output without totals, as a ping leaves it that was killed: its first line tells that it counted from there.
#[test]
fn the_first_request_of_a_killed_ping_was_sent() {
    let lost = |first: &str, numbers: std::ops::Range<u32>| {
        let lines = numbers.map(|k| format!("64 bytes from ::1: icmp_seq={k} ttl=64 time=0.030 ms\n"));
        let text = format!("{first}\n{}", lines.collect::<String>());
        analyse(&read(text.as_bytes(), 50), 0, SequenceChoice::Auto).unwrap().measures.lost
    };
    assert_eq!(lost("PING ::1(::1) 56 data bytes", 2..5), 1);
    assert_eq!(lost("PING ::1(::1) 56 data bytes", 1..5), 0);
    assert_eq!(lost("PING ::1 (::1): 56 data bytes", 2..5), 2);
    // a number below it overrules the first line
    assert_eq!(lost("PING ::1(::1) 56 data bytes", 0..5), 0);
    // of two runs, each has its own
    let two = format!(
        "PING ::1(::1) 56 data bytes\n{0}PING ::1(::1) 56 data bytes\n{0}",
        "64 bytes from ::1: icmp_seq=3 ttl=64\n"
    );
    let report = read(two.as_bytes(), 50);
    assert_eq!(
        [0, 1].map(|flow| analyse(&report, flow, SequenceChoice::Auto).unwrap().measures.lost),
        [2, 2]
    );
}

/// ping numbers its requests one by one: many losses are losses.
#[test]
fn a_ping_with_many_losses_gets_no_doubts_about_its_numbers() {
    let text = "PING a (192.0.2.9): 56 data bytes\n64 bytes from 192.0.2.9: icmp_seq=0 ttl=5 time=1 ms\n\n--- a ping statistics ---\n5 packets transmitted, 1 packets received, 80.0% packet loss\n";
    let analysis = analyse(&read(text.as_bytes(), 50), 0, SequenceChoice::Auto).unwrap();
    assert_eq!((analysis.measures.received, analysis.measures.lost), (1, 4));
    assert!(
        !analysis.method.iter().any(|sentence| sentence.starts_with("More numbers")),
        "{:?}",
        analysis.method
    );
}

/// A log of a terminal, with what sets its modes and colours.
#[test]
fn escape_sequences_of_a_terminal_are_no_text() {
    let replies = "64 bytes from ::1: icmp_seq=1 ttl=64 time=0.030 ms\n\u{1b}[32m64 bytes from ::1: icmp_seq=2 ttl=64\u{1b}[0m time=0.030 ms\n";
    for first in [
        "\u{1b}[?2004h$ ping ::1\n\u{1b}[?2004l\rPING ::1(::1) 56 data bytes\n",
        "\u{1b}[1mPING\u{1b}[0m ::1(::1) 56 data bytes\n",
    ] {
        let report = read(format!("{first}{replies}").as_bytes(), 3);
        assert_eq!((report.damage.as_ref(), report.format), (None, Format::Ping), "{first:?}");
        let measures = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
        assert_eq!((measures.received, measures.lost), (2, 0));
        assert_eq!(report.flows[0].destination, "::1");
    }
}
