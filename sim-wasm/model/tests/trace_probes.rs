//! Probes of a closed window and keep-alives in tables: they are judged as in the capture that the table is of.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read};
use compose::{Container, Frame, capture, ethernet, ipv4, tcp};
use model::trace::{Analysis, SequenceChoice};

/// A segment of a download, or of the answers to it.
#[derive(Clone, Copy)]
struct Segment {
    ms: u64,
    is_answer: bool,
    /// Sequence number and acknowledgment.
    numbers: (u32, u32),
    window: u16,
    length: usize,
}

fn data(ms: u64, sequence: u32, length: usize) -> Segment {
    Segment { ms, is_answer: false, numbers: (sequence, 1), window: 9000, length }
}

fn answer(ms: u64, acknowledgment: u32, window: u16) -> Segment {
    Segment { ms, is_answer: true, numbers: (1, acknowledgment), window, length: 0 }
}

impl Segment {
    fn ends<T>(self, server: T, client: T) -> [T; 2] {
        if self.is_answer { [client, server] } else { [server, client] }
    }

    fn frame(self) -> Frame {
        let ([source, destination], [from, to]) = (self.ends(1, 2), self.ends(80, 40_000));
        let (sequence, acknowledgment) = self.numbers;
        let mut bytes = tcp((from, to), sequence, acknowledgment, 16, None, &vec![7; self.length]);
        bytes[14..16].copy_from_slice(&self.window.to_be_bytes());
        Frame::whole(START + self.ms * MILLI, ethernet(&ipv4(0, 6, source, destination, &bytes)))
    }

    /// A row of `tshark -T fields`.
    fn row(self) -> String {
        let ([source, destination], [from, to]) = (self.ends("a", "b"), self.ends(80, 40_000));
        let Self { ms, numbers: (sequence, acknowledgment), window, length, .. } = self;
        let seconds = ms as f64 / 1000.0;
        format!(
            "{seconds}\t{source}\t{from}\t{destination}\t{to}\t{sequence}\t{acknowledgment}\t{window}\t{length}\n"
        )
    }

    /// The same as Wireshark exports it.
    fn exported(self) -> String {
        let ([source, destination], [from, to]) = (self.ends("a", "b"), self.ends(80, 40_000));
        let Self { ms, numbers: (sequence, acknowledgment), window, length, .. } = self;
        let seconds = ms as f64 / 1000.0;
        format!(
            "\"1\",\"{seconds}\",\"{source}\",\"{destination}\",\"TCP\",\"99\",\"{from} → {to} [ACK] Seq={sequence} Ack={acknowledgment} Win={window} Len={length}\"\n"
        )
    }
}

const COLUMNS: [&str; 9] = [
    "frame.time_relative",
    "ip.src",
    "tcp.srcport",
    "ip.dst",
    "tcp.dstport",
    "tcp.seq",
    "tcp.ack",
    "tcp.window_size_value",
    "tcp.len",
];

/// The table of these segments, without the columns named.
fn table(segments: &[Segment], without: &[&str]) -> String {
    let kept = |row: &str| {
        let fields = row.trim_end().split('\t').zip(COLUMNS).filter(|(_, name)| !without.contains(name));
        fields.map(|(field, _)| field).collect::<Vec<_>>().join("\t") + "\n"
    };
    let rows = segments.iter().map(|segment| kept(&segment.row()));
    std::iter::once(kept(&COLUMNS.join("\t"))).chain(rows).collect()
}

/// The flow of the data.
fn download(bytes: &[u8]) -> Analysis {
    let report = read(bytes, 100);
    assert_eq!(report.damage, None);
    let from =
        |flow: &model::trace::FlowSummary| flow.source.ends_with(":80") || flow.detail.starts_with("80");
    let flow = report.flows.iter().position(from).unwrap();
    analyse(&report, flow as u32, SequenceChoice::Auto).unwrap()
}

fn counts(analysis: &Analysis) -> (u64, u64, u64, u64) {
    let m = &analysis.measures;
    (m.received, m.lost, m.duplicates, m.reordered)
}

fn doubt(analysis: &Analysis) -> Option<&String> {
    analysis.method.iter().find(|sentence| sentence.contains("of a closed window"))
}

/// In the capture, in the table that tshark prints, and in Wireshark's export of it.
fn in_all(segments: &[Segment]) -> [Analysis; 3] {
    let frames: Vec<Frame> = segments.iter().map(|segment| segment.frame()).collect();
    let captured = capture(Container::PcapNg { is_big_endian: false }, 1, &frames);
    let header = "\"No.\",\"Time\",\"Source\",\"Destination\",\"Protocol\",\"Length\",\"Info\"\n".to_owned();
    let export: String = std::iter::once(header).chain(segments.iter().map(|s| s.exported())).collect();
    [captured, table(segments, &[]).into_bytes(), export.into_bytes()].map(|bytes| download(&bytes))
}

/// Two probes of which the second is accepted, and a keep-alive at the end.
fn probed() -> Vec<Segment> {
    vec![
        data(0, 1, 100),
        answer(1, 101, 0),
        data(200, 101, 1),
        answer(201, 101, 0),
        data(600, 101, 1),
        answer(601, 102, 9000),
        data(602, 102, 100),
        data(603, 202, 100),
        data(9000, 301, 1),
    ]
}

/// Probes with a byte that a closed window dropped: the first that is not acknowledged.
fn dropped() -> Vec<Segment> {
    vec![
        data(0, 1, 100),
        data(1, 101, 100),
        answer(2, 101, 0),
        data(200, 101, 1),
        data(400, 101, 1),
        answer(401, 101, 9000),
        data(402, 101, 100),
        data(403, 201, 100),
    ]
}

#[test]
fn probes_in_a_table_are_no_packets() {
    for (segments, expected) in [(probed(), (3, 0, 0, 0)), (dropped(), (3, 0, 1, 0))] {
        for analysis in in_all(&segments) {
            assert_eq!(counts(&analysis), expected);
            assert_eq!(analysis.tcp.unwrap().unseen_bytes, 0);
            assert_eq!(doubt(&analysis), None);
        }
    }
}

/// A single byte that is acknowledged already is no packet, though nothing came before it.
#[test]
fn a_table_may_begin_with_a_keep_alive() {
    for analysis in in_all(&[answer(0, 1000, 9000), data(1, 999, 1), data(2, 1000, 100)]) {
        assert_eq!(counts(&analysis), (1, 0, 0, 0));
    }
}

/// The windows and acknowledgments are in the other order of the rows, and times put them right.
#[test]
fn rows_in_disorder_are_judged_by_their_times() {
    let mut segments = probed();
    segments.extend((0..40).map(|k| data(9001 + k, 302 + 100 * k as u32, 100)));
    segments[..6].reverse();
    assert_eq!(counts(&download(table(&segments, &[]).as_bytes())), (43, 0, 0, 0));
}

#[test]
fn what_a_table_does_not_tell_of_probes_is_said() {
    let without = |segments: Vec<Segment>, columns: &[&str]| download(table(&segments, columns).as_bytes());
    let analysis = without(dropped(), &["tcp.window_size_value"]);
    assert_eq!(counts(&analysis), (3, 0, 3, 0));
    let said = doubt(&analysis).unwrap();
    assert!(
        said.starts_with("2 segments of one byte may be probes of a closed window; they count as data"),
        "{said}"
    );
    assert!(doubt(&without(dropped(), &["tcp.ack"])).is_some());
    // the windows tell enough where every probe is the next byte
    assert_eq!(counts(&without(probed(), &["tcp.ack"])), (3, 0, 0, 0));
    // one direction alone
    let alone: Vec<Segment> = probed().into_iter().filter(|segment| !segment.is_answer).take(2).collect();
    let analysis = download(table(&alone, &[]).as_bytes());
    assert!(
        doubt(&analysis)
            .unwrap()
            .starts_with("1 segment of one byte may be a probe of a closed window; it counts as data")
    );
    // keep-alives need nothing but the numbers
    let kept = [data(0, 1, 100), data(900, 100, 1), data(1800, 100, 1), data(1801, 101, 100)];
    let analysis = download(table(&kept, &["tcp.window_size_value", "tcp.ack"]).as_bytes());
    assert_eq!((counts(&analysis), doubt(&analysis)), ((2, 0, 0, 0), None));
}
