//! Tables exported by other tools, compared with the true counts. The files in `tables` are tshark's and
//! Wireshark's exports of one capture: RTP in both directions (40 packets from 65 520 on, of which 65 530 was
//! never sent and 65 540 was sent after 65 541; 30 packets from 100 on), and a TCP connection with twelve
//! requests of 100 bytes and answers of 1000.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{analyse, read};
use model::trace::{Analysis, Report, SequenceChoice};

fn table(name: &str) -> Report {
    let path = format!("{}/tests/tables/{name}", env!("CARGO_MANIFEST_DIR"));
    let report = read(&std::fs::read(path).unwrap(), 100);
    assert_eq!(report.damage, None, "{name}");
    report
}

fn text(text: &str) -> Report {
    let report = read(text.as_bytes(), 7);
    assert_eq!(report.damage, None, "{text}");
    report
}

fn refusal(text: &str) -> String {
    read(text.as_bytes(), 7).damage.unwrap().to_string()
}

/// Packets received, lost, duplicated and reordered in each flow.
fn counts(report: &Report) -> Vec<(u64, u64, u64, u64)> {
    (0..report.flows.len() as u32).map(|flow| of(&measured(report, flow))).collect()
}

fn measured(report: &Report, flow: u32) -> Analysis {
    analyse(report, flow, SequenceChoice::Auto).unwrap()
}

fn of(analysis: &Analysis) -> (u64, u64, u64, u64) {
    let m = &analysis.measures;
    (m.received, m.lost, m.duplicates, m.reordered)
}

#[test]
fn rtp_of_tshark_is_split_by_direction_and_unfolded() {
    let report = table("tshark-rtp.tsv");
    assert_eq!(counts(&report), [(39, 1, 0, 1), (30, 0, 0, 0)]);
    assert_eq!(
        (report.flows[0].source.as_str(), report.flows[0].destination.as_str()),
        ("127.0.0.1:4000", "127.0.0.1:5004")
    );
    assert_eq!(report.flows[1].detail, "0x0badcafe");
    assert!(
        report.notes.contains(&"32 rows without a sequence number left out".to_owned()),
        "{:?}",
        report.notes
    );
}

#[test]
fn tcp_of_tshark_counts_segments_not_bytes() {
    let report = table("tshark-tcp.csv");
    assert_eq!(counts(&report), [(12, 0, 0, 0), (12, 0, 0, 0)]);
    // without the lengths packets are ranked
    let ranked = text("tcp.seq_raw,frame.time\n4294967000,0\n300,1\n4294967200,2\n");
    assert_eq!(counts(&ranked), [(3, 0, 0, 1)]);
    assert!(measured(&ranked, 0).method[0].contains("tcp.len"));
    // a handshake, two segments and the acknowledgments of another
    let acknowledged = text("tcp.seq\n0\n1\n1\n1001\n2001\n2001\n2001\n");
    assert_eq!(counts(&acknowledged), [(4, 0, 0, 0)]);
    let method = measured(&acknowledged, 0).method;
    assert!(method[1].ends_with("as acknowledgments without payload do, are left out: 3."), "{method:?}");
}

#[test]
fn wiresharks_export_is_read_by_its_info_column() {
    let report = table("wireshark.csv");
    let mut found = counts(&report);
    found.sort_unstable();
    assert_eq!(found, [(12, 0, 0, 0), (12, 0, 0, 0), (30, 0, 0, 0), (39, 1, 0, 1)]);
    assert!(report.notes[0].contains("“No.” numbers the frames"), "{:?}", report.notes);
    assert_eq!(report.flows.iter().filter(|flow| flow.detail.contains("8080 → ")).count(), 1);
}

#[test]
fn a_frames_number_is_no_sequence() {
    for header in ["frame.number,frame.len", "\"No.\",\"Time\",\"Protocol\""] {
        let sentence = refusal(&format!("{header}\n1,2,3\n2,3,4\n"));
        assert!(
            sentence.contains("none of them is a sequence number") && sentence.contains("rtp.seq"),
            "{sentence}"
        );
    }
    let sentence = refusal("\"No.\",\"Time\",\"Info\"\n\"1\",\"0.0\",\"Standard query\"\n");
    assert!(sentence.contains("its only row has no sequence number"), "{sentence}");
}

#[test]
fn quotes_and_delimiters() {
    let quoted = text(
        "\"seq\",\"note, \"\"so\"\"\",\"time_ms\"\r\n\"1\",\"a, b\",\"0\"\r\n\"3\",\"over\ntwo lines, 9\",\"1\"\r\n2,c,2\r\n",
    );
    assert_eq!(counts(&quoted), [(3, 0, 0, 1)]);
    assert_eq!(measured(&quoted, 0).measures.late_time.unwrap().max, 1.0);
    for mark in ["\t", ";", "|", ",", " ", "   ", " | ", " ; "] {
        for header in [true, false] {
            let row = |fields: [&str; 3]| fields.join(mark) + "\n";
            let mut file = if header { row(["seq", "time", "size"]) } else { String::new() };
            for fields in [["1", "0.5", "100"], ["4", "0.6", "100"], ["2", "0.7", "60"]] {
                file += &row(fields);
            }
            let report = text(&file);
            assert_eq!(counts(&report), [(3, 1, 0, 1)], "{mark:?}");
            let measures = measured(&report, 0).measures;
            assert!((measures.late_time.unwrap().max - 100.0).abs() < 1e-9, "{mark:?}");
            assert_eq!(measures.byte_offset.unwrap().max, 100.0, "{mark:?}");
        }
    }
    // an empty first column
    assert_eq!(counts(&text("note\tseq\n\t1\n\t3\nx\t2\n")), [(3, 0, 0, 1)]);
    assert!(refusal("seq,note\n\"1,never\n2,closed\n").contains("line 2 opens a quote that is never closed"));
    let torn = text("seq,note\n1,ok\n2,\"open\n4,x\n3,y\n5,z\n");
    assert_eq!(torn.notes[0], "line 3 opens a quote that is never closed; it and 3 more lines were skipped");
}

#[test]
fn an_arrival_order_is_read_as_on_its_bench() {
    for order in
        ["1 2 5 4 3 6", "1,2,5,4,3,6\n", "1;2;5;4;3;6\n", "1; 2; 5-3; 6;", "1-2 5-3\n6\n", "1 2 5 4 3 6 6"]
    {
        let report = text(order);
        let (received, lost, _, reordered) = counts(&report)[0];
        assert_eq!((received, lost, reordered), (6, 0, 2), "{order}");
    }
    assert_eq!(counts(&text("1 2 x 4 x6"))[0], (3, 3, 0, 0));
    for order in ["3 1 2", "3;1;2", "3,1,2;"] {
        assert_eq!(counts(&text(order))[0], (3, 0, 0, 2), "{order}");
    }
    // between semicolons, commas are decimal ones
    let table = text("1;0,5;100\n4;0,6;100\n2;0,7;60\n");
    assert_eq!(measured(&table, 0).measures.byte_offset.unwrap().max, 100.0);
    assert!(refusal("1 2 x 4 5-\n").contains("“5-” at character 9"));
}

#[test]
fn numbers_that_miss_more_than_they_carry_get_a_sentence() {
    let report = text("seq,time\n0,0\n1460,1\n2920,2\n4380,3\n");
    assert!(
        measured(&report, 0).method.iter().any(|sentence| sentence.starts_with("More numbers are missing"))
    );
    assert!(!measured(&text("1\n2\n4\n"), 0).method.iter().any(|sentence| sentence.starts_with("More")));
}

/// A list of bare numbers that wrap at 16 bits: nothing is lost but what is missing.
#[test]
fn bare_numbers_that_wrap_are_unfolded() {
    let numbers: Vec<u64> = (65_400..65_900).filter(|number| number % 100 != 37).collect();
    let list = |separator: &str| {
        let numbers: Vec<String> = numbers.iter().map(|number| (number % 65_536).to_string()).collect();
        numbers.join(separator)
    };
    for file in [format!("seq\n{}\n", list("\n")), list("\n"), list(" "), list(",")] {
        let found = measured(&text(&file), 0);
        assert_eq!((of(&found), found.wraps), ((495, 5, 0, 0), Some(16)), "{file:.20}");
        assert!(found.method[0].contains("a counter of 16 bits that goes on from 0 after 65,535"));
    }
    assert_eq!(measured(&text("seq\n1\n3\n2\n"), 0).wraps, None);
    // x says that 70000 was sent: these numbers have more than 16 bits
    assert_eq!(measured(&text("65534 65535 0 1 x70000"), 0).wraps, None);
}

#[test]
fn a_time_may_come_first_and_may_be_a_date() {
    let late = |file: &str| {
        let report = text(file);
        (counts(&report)[0], measured(&report, 0).measures.late_time.map(|late| late.max))
    };
    let expected = ((3, 0, 0, 1), Some(500.0));
    assert_eq!(late("0.0000,1\n0.5000,3\n1.0000,2\n"), expected);
    assert_eq!(late("0,0000;1\n0,5000;3\n1,0000;2\n"), expected);
    let day = "2024-05-01T12:00:0";
    assert_eq!(late(&format!("time,seq\n{day}0Z,1\n{day}0.5Z,3\n{day}1Z,2\n")), expected);
    assert_eq!(late(&format!("{day}0,1\n{day}0.5,3\n{day}1,2\n")), expected);
    assert_eq!(late("Zeit;Sequenz\n0,0;1\n0,5;3\n1,0;2\n"), expected);
    assert_eq!(
        text("0.0,1\n0.5,3\n").notes,
        ["no header row: the columns are read as time (s) and sequence number"]
    );
    // frame.time as older and newer versions of tshark print it, and frame.time_epoch as newer ones do
    for (name, before, after) in [
        ("frame.time", "Nov 22, 2026 20:48:46.", " UTC"),
        ("frame.time", "Nov  2, 2026 20:48:46.", " CET"),
        ("frame.time", "2026-11-22T20:48:46.", "Z"),
        ("frame.time_epoch", "2026-11-22T20:48:46.", "Z"),
        ("frame.time_epoch", "1795380526.", ""),
    ] {
        let time = |nanos: &str| format!("\"{before}{nanos}{after}\"");
        let rows = [("123456789", 1), ("123456791", 3), ("123456795", 2)];
        let rows = rows.map(|(nanos, number)| format!("{},{number}\n", time(nanos))).concat();
        let (counts, most) = late(&format!("{name},rtp.seq\n{rows}"));
        assert_eq!(counts, (3, 0, 0, 1), "{name} {before}");
        assert!((most.unwrap() - 4e-6).abs() < 1e-12, "{name} {before} {most:?}");
    }
    // which of the whole numbers is the sequence, nothing tells
    assert!(refusal("0.0,3,100\n0.1,4,100\n").contains("a header row such as time,seq,size"));
}

#[test]
fn what_is_not_read_is_said() {
    let no_time = text("seq,time\n1,soon\n3,later\n2,then\n");
    assert_eq!(counts(&no_time), [(3, 0, 0, 1)]);
    assert_eq!(no_time.notes, ["line 2 has “soon” for a time, which is none: measured without times"]);
    let unknown = text("Uhr;seq\n0,1;1\n0,2;2\n");
    assert_eq!(unknown.notes, ["no column is named time (Uhr not read): measured without times"]);
    let torn = text("time,seq\n0.1,1\noops,abc\n0.3,3\n");
    assert_eq!(counts(&torn), [(2, 1, 0, 0)]);
    assert_eq!(
        torn.notes[1],
        "the packet of a row that was skipped counts as lost, unless another row has its number"
    );
}

/// The same table as other programs and systems write it.
#[test]
fn foreign_ways_to_write_a_table() {
    let table = "time,seq\n0.1,1\n0.2,3\n0.3,2\n0.4,4\n";
    let spellings = [
        format!("\u{feff}{}", table.replace('\n', "\r\n")),
        table.replace('\n', "\r"),
        table.replace(',', "\t"),
        table.replace(',', ";").replace('.', ","),
        format!("sep=;\r\n{}", table.replace(',', ";").replace('\n', "\r\n")),
        // a column with gaps, as table programs write it
        table.replace(",1\n", ",1.0\n").replace(",3\n", ",3.0\n"),
    ];
    for file in spellings {
        let report = text(&file);
        let late = measured(&report, 0).measures.late_time.map(|late| (late.max * 1000.0).round());
        assert_eq!(
            (counts(&report)[0], late, report.notes.len()),
            ((4, 0, 0, 1), Some(100_000.0), 0),
            "{file:?}"
        );
    }
    // lines are counted alike, however they end
    for end in ["\n", "\r\n", "\r"] {
        let file = ["seq", "1", "", "x", "2", ""].join(end);
        assert_eq!(text(&file).notes[0], "line 4 has “x” for a sequence number; it was skipped", "{end:?}");
    }
}

#[test]
fn what_is_no_table_is_named() {
    let packet =
        "12:00:00.01 IP 192.0.2.1.40000 > 192.0.2.9.5001: Flags [.], seq 1:1001, ack 1, length 1000\n";
    assert!(refusal(packet).starts_with("this is what tcpdump prints"));
    assert!(refusal("[{\"seq\": 1}, {\"seq\": 2}]\n").starts_with("this is JSON"));
    assert!(refusal("t\0i\0m\0e\0").starts_with("this is text in UTF-16"));
    assert!(refusal("Dear reader,\n").ends_with("such as seq,time,size"));
}

/// A segment that fills a hole: by its IP identification, or by its timestamp, it was overtaken or sent again, as in
/// the capture of the same packets. Without both columns nothing tells.
#[test]
fn identifications_and_timestamps_of_a_table_decide() {
    let rows = |names: &str, late: &str| {
        // enough in order to show that the identifications count
        let mut lines: Vec<(u32, String, String)> =
            (0..12).map(|k| (1 + 100 * k, format!("{:#06x}", 1 + k), format!("{}", 10 + k))).collect();
        lines.push((1301, "0x000e".to_owned(), "30".to_owned()));
        lines.push((1201, late.to_owned(), late.to_owned()));
        let row = |(at, (first, id, stamp)): (usize, &(u32, String, String))| {
            let told = match names {
                "" => String::new(),
                "ip.id" => format!(",{id}"),
                _ => format!(",{stamp}"),
            };
            format!("{at},10.0.0.1,10.0.0.2,{first},100{told}\n")
        };
        let head = if names.is_empty() { String::new() } else { format!(",{names}") };
        let body: String = lines.iter().enumerate().map(row).collect();
        text(&format!("frame.time_relative,ip.src,ip.dst,tcp.seq,tcp.len{head}\n{body}"))
    };
    let verdicts = |report: &Report| {
        let v = measured(report, 0).tcp.unwrap();
        (
            v.reordered_by_ip_id + v.reordered_by_timestamp,
            v.retransmitted_by_ip_id + v.retransmitted_by_timestamp,
            v.undecided,
        )
    };
    assert_eq!(verdicts(&rows("", "")), (0, 0, 1));
    assert_eq!(verdicts(&rows("ip.id", "0x000d")), (1, 0, 0));
    assert_eq!(verdicts(&rows("ip.id", "0x000f")), (0, 1, 0));
    assert_eq!(verdicts(&rows("tcp.options.timestamp.tsval", "20")), (1, 0, 0));
    assert_eq!(verdicts(&rows("tcp.options.timestamp.tsval", "40")), (0, 1, 0));
}

/// A number that no clock shows is no time: nothing of it reaches a measure.
#[test]
fn a_time_beyond_all_clocks_is_none() {
    let report = text("seq,time\n1,0.1\n2,1.1e308\n3,0.3\n");
    let series = analyse(&report, 0, SequenceChoice::Auto).unwrap().series;
    assert!(series.start.is_finite() && series.width.is_finite() && series.width > 0.0);
    assert!(report.flows[0].times.is_none_or(|(first, last)| last - first < 1e15));
}

/// Words such as "number" name a column; one line of them alone may as well be any text.
#[test]
fn a_first_line_with_nothing_below_it_is_not_called_a_table() {
    for words in ["not a capture, number 1", "seq,time\n", "packet"] {
        let told = refusal(words);
        assert!(
            told.starts_with("this text is neither a capture nor the output of ping;"),
            "{words}: {told}"
        );
    }
    let told = refusal("seq,time\n,0.1\n");
    assert!(told.starts_with("no row of this table could be read: line 2 has"), "{told}");
}
