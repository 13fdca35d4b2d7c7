//! What programs have counted themselves: iperf3's results, owping, ss and nstat.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::truth::{capture, downloads};
use crate::captures::{analyse, read};
use model::trace::{Format, Report, SequenceChoice};

fn of(text: &str) -> Report {
    let report = read(text.as_bytes(), 11);
    assert_eq!(report.counters, read(text.as_bytes(), usize::MAX).counters);
    report
}

fn value(report: &Report, at: usize, id: &str) -> f64 {
    report.counters[at].counts.iter().find(|count| count.id == id).unwrap().value
}

#[test]
fn iperf3s_receiver_comes_before_its_sender() {
    let end = |out_of_order: u32, lost: u32| {
        format!(
            r#""end":{{"streams":[{{"udp":{{"socket":5,"out_of_order":{out_of_order},"packets":12498,"lost_packets":{lost}}}}}],"sum":{{"jitter_ms":0.25,"lost_packets":{lost},"packets":12498}}}}"#
        )
    };
    let client = format!(
        r#"{{"start":{{"connecting_to":{{"host":"192.0.2.9","port":5201}},"test_start":{{"protocol":"UDP","reverse":0}}}},"intervals":[],{},"server_output_json":{{"start":{{}},{}}}}}"#,
        end(0, 0),
        end(5280, 7)
    );
    let report = of(&client);
    assert_eq!((report.format, &report.damage, report.counters.len()), (Format::Iperf3, &None, 2));
    assert_eq!(
        (report.counters[0].by.as_str(), value(&report, 0, "out_of_order")),
        ("iperf3's server", 5280.0)
    );
    assert_eq!(
        report.counters[0].sentences[0],
        "The receiver counted 5,280 out of order and 7 lost of 12,498 datagrams."
    );
    assert!(report.counters[1].sentences[0].contains("is no measurement"), "{:?}", report.counters[1]);
    // without the server's output, only what the sender knows
    let alone = of(&client.replace("server_output_json", "other"));
    assert_eq!(alone.counters.len(), 1);
    assert!(alone.counters[0].sentences[0].contains("(0) is no measurement"));
    let reverse =
        of(&client.replace("server_output_json", "other").replace("\"reverse\":0", "\"reverse\":1"));
    assert!(reverse.counters[0].sentences[0].starts_with("The receiver counted 0 out of order"));
    let tcp = r#"{"start":{"connecting_to":{},"test_start":{"protocol":"TCP"}},"end":{"sum_sent":{"retransmits":12}}}"#;
    assert!(of(tcp).counters[0].sentences[0].starts_with("The sender sent 12 segments again"));
}

#[test]
fn owpings_raw_records_are_measured() {
    let second: u64 = 1 << 32;
    let start = 3_900_000_000 * second;
    let mut text = String::new();
    for k in 0..200_u64 {
        let number = k ^ 1;
        let sent = start + number * second / 100;
        let received = if number == 77 { 0 } else { start + k * second / 100 + second / 50 };
        text += &format!("{number} {sent:020} 1 0.000012 {received:020} 1 0.000034 254\n");
    }
    let report = of(&text);
    assert_eq!((report.format, report.packets), (Format::Owping, 199));
    let measures = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
    assert_eq!((measures.received, measures.lost, measures.reordered), (199, 1, 99));
    let times = report.flows[0].times.unwrap();
    assert!((times.1 - times.0 - 1990.0).abs() < 0.001, "{times:?}");
}

#[test]
fn owpings_records_and_summary_are_read() {
    let text = "Approximately 3.2 seconds until results available\n\n--- owping test session from [a]:1 to [b]:2 ---\nSID:\tabc\nseq_no=0          delay=1.2 ms       (sync, err=0.1 ms)\nseq_no=2          delay=1.2 ms       (sync, err=0.1 ms)\nseq_no=1          delay=2.2 ms       (sync, err=0.1 ms)\nseq_no=3          *LOST*\n\n--- owping statistics from [a]:1 to [b]:2 ---\nSID:\tabc\n4 sent, 1 lost (25.000%), 0 duplicates\none-way delay min/median/max = 1.2/1.2/2.2 ms, (err=0.1 ms)\n1-reordering = 33.333333%\nno 2-reordering\n";
    let report = of(text);
    let measures = analyse(&report, 0, SequenceChoice::Auto).unwrap().measures;
    assert_eq!((measures.received, measures.lost, measures.reordered), (3, 1, 1));
    assert_eq!((report.counters[0].about.as_str(), value(&report, 0, "lost")), ("from [a]:1 to [b]:2", 1.0));
    let summary = of(&text[text.find("--- owping statistics").unwrap()..]);
    assert_eq!((summary.damage, summary.packets, summary.counters.len()), (None, 0, 1));
}

#[test]
fn counters_of_linux_stand_for_themselves() {
    let ss = of(
        "State Recv-Q Send-Q Local Address:Port Peer Address:Port Process\nESTAB 0 0 192.0.2.1:9 192.0.2.2:443\n\t cubic rto:204 cwnd:10 retrans:0/3 reordering:9 reord_seen:2\n",
    );
    assert_eq!((ss.format, &ss.damage, value(&ss, 0, "retrans")), (Format::Kernel, &None, 3.0));
    let nstat = of("#kernel\nTcpExtTCPSACKReorder            7                  0.0\n");
    assert_eq!(value(&nstat, 0, "TcpExtTCPSACKReorder"), 7.0);
}

/// `ss` names both ends of a connection: what it says stands beside that flow of a capture.
#[test]
fn a_socket_is_matched_to_its_flow() {
    let capture = capture("loss");
    let data = downloads(&capture)[0];
    let flow = &capture.flows[data as usize];
    let line = |local: &str, peer: &str| {
        format!(
            "State Recv-Q Send-Q Local Address:Port Peer Address:Port\nESTAB 0 0 {local} {peer}\n\t cubic rto:204 cwnd:10 retrans:0/3\n"
        )
    };
    let counters = of(&line(&flow.source, &flow.destination)).counters;
    for (number, of_flow) in (0..).zip(&capture.flows) {
        let is_connection = of_flow.protocol == "TCP";
        assert_eq!(
            capture.counters_beside(number, &counters).count(),
            usize::from(is_connection),
            "{number}"
        );
    }
    let mapped =
        flow.source.rsplit_once(':').map(|(address, port)| format!("[::ffff:{address}]%eth0:{port}"));
    let counters = of(&line(&mapped.unwrap(), &flow.destination)).counters;
    assert_eq!(capture.counters_beside(data, &counters).count(), 1);
    assert_eq!(
        capture.counters_beside(data, &of(&line("192.0.2.1:1", &flow.destination)).counters).count(),
        0
    );
}
