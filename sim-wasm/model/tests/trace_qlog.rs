//! qlog in each of its forms, from a receiver, from a sender, and from both.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{analyse, read, view};
use model::trace::{ArrivalOrder, Format, Report, SequenceChoice, SequenceKind, pair};

/// How a log is written.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// quic-go and neqo: records of a sequence, `transport:` in front, milliseconds.
    Sequence,
    /// quiche: the same with the draft's `quic:` names, one record a line.
    Lines,
    /// aioquic: one object, whose vantage point stands behind the events; milliseconds since 1970.
    Object,
    /// The first drafts: arrays under `event_fields`, numbers as texts, microseconds, names in capitals.
    Arrays,
}

const FORMS: [Form; 4] = [Form::Sequence, Form::Lines, Form::Object, Form::Arrays];

/// An event: received, sent, lost or acknowledging, a number, a time in ms.
#[derive(Clone, Copy)]
enum Event {
    Received(u64),
    Sent(u64),
    Lost(u64),
    /// A packet of this number is received and acknowledges a range.
    Acknowledging(u64, u64, u64),
}

fn log(form: Form, vantage: &str, events: &[(f64, Event)]) -> String {
    let prefix = |category: &str| match form {
        Form::Sequence | Form::Object => format!("{category}:"),
        Form::Lines => "quic:".to_owned(),
        Form::Arrays => String::new(),
    };
    let number =
        |number: u64| if form == Form::Arrays { format!("\"{number}\"") } else { number.to_string() };
    let kind = r#""packet_type":"1RTT""#;
    let event = |&(time, event): &(f64, Event)| {
        let (category, name, data) = match event {
            Event::Received(n) => (
                "transport",
                "packet_received",
                format!(
                    r#"{{"header":{{{kind},"packet_number":{}}},"raw":{{"length":1200}},"frames":[{{"frame_type":"stream","offset":0}}]}}"#,
                    number(n)
                ),
            ),
            Event::Sent(n) => (
                "transport",
                "packet_sent",
                format!(
                    r#"{{"header":{{{kind},"packet_number":{}}},"raw":{{"length":1200}},"frames":[]}}"#,
                    number(n)
                ),
            ),
            Event::Lost(n) => (
                "recovery",
                "packet_lost",
                format!(
                    r#"{{"header":{{{kind},"packet_number":{}}},"trigger":"reordering_threshold"}}"#,
                    number(n)
                ),
            ),
            Event::Acknowledging(n, first, last) => {
                let range = if first == last {
                    format!("[{}]", number(first))
                } else {
                    format!("[{},{}]", number(first), number(last))
                };
                (
                    "transport",
                    "packet_received",
                    format!(
                        r#"{{"header":{{{kind},"packet_number":{}}},"frames":[{{"frame_type":"ack","acked_ranges":[{range}]}}]}}"#,
                        number(n)
                    ),
                )
            }
        };
        match form {
            Form::Arrays => format!(
                r#"[{},"{}","{}",{data}]"#,
                time * 1000.0,
                category.to_uppercase(),
                name.to_uppercase()
            ),
            _ => {
                let time = if form == Form::Object { time + 1.6e12 } else { time };
                format!(r#"{{"time":{time},"name":"{}{name}","data":{data}}}"#, prefix(category))
            }
        }
    };
    let all: Vec<String> = events.iter().map(event).collect();
    let about = format!(
        r#""vantage_point":{{"type":"{vantage}"}},"common_fields":{{"ODCID":"abcd01","time_format":"relative"}}"#
    );
    match form {
        Form::Sequence => {
            let head = format!(
                "\u{1e}{{\"qlog_version\":\"0.3\",\"qlog_format\":\"JSON-SEQ\",\"trace\":{{{about}}}}}\n"
            );
            all.iter().fold(head, |text, event| text + &format!("\u{1e}{event}\n"))
        }
        Form::Lines => {
            let head = format!(
                "{{\"file_schema\":\"urn:ietf:params:qlog:file:sequential\",\"trace\":{{{about}}}}}\n"
            );
            all.iter().fold(head, |text, event| text + &format!("{event}\n"))
        }
        Form::Object => {
            let common = r#""common_fields":{"ODCID":"abcd01"}"#;
            format!(
                r#"{{"qlog_format":"JSON","qlog_version":"0.3","traces":[{{{common},"events":[{}],"vantage_point":{{"name":"aioquic","type":"{vantage}"}}}}]}}"#,
                all.join(",")
            )
        }
        Form::Arrays => format!(
            r#"{{"qlog_version":"draft-01","traces":[{{{about},"configuration":{{"time_units":"us"}},"event_fields":["relative_time","category","event_type","data"],"events":[{}]}}]}}"#,
            all.join(",")
        ),
    }
}

/// What one end writes down, each at its time, ms.
type Events = Vec<(f64, Event)>;

/// A transfer in which every tenth packet is overtaken by eleven others, two are lost, and the sender takes each late
/// one for lost.
fn transfer() -> (Events, Events) {
    let (mut sent, mut received) = (Vec::new(), Vec::new());
    for k in 0..400_u64 {
        // quic-go leaves out numbers
        let number = k + k / 100;
        let time = k as f64;
        sent.push((time, Event::Sent(number)));
        let is_late = k % 10 == 5;
        let arrival = time + if is_late { 31.5 } else { 20.0 };
        if k != 200 && k != 300 {
            received.push((arrival, Event::Received(number)));
        }
        if is_late || k == 200 || k == 300 {
            sent.push((time + 30.0, Event::Lost(number)));
        }
        if k != 200 && k != 300 {
            sent.push((arrival + 20.0, Event::Acknowledging(k, number, number)));
        }
    }
    for events in [&mut sent, &mut received] {
        events.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
    (sent, received)
}

fn of(text: &str, piece: usize) -> Report {
    read(text.as_bytes(), piece)
}

#[test]
fn a_receivers_log_has_the_order_of_arrival() {
    let (_, received) = transfer();
    for form in FORMS {
        let text = log(form, "client", &received);
        let report = of(&text, usize::MAX);
        assert_eq!((report.format, &report.damage, report.packets), (Format::Qlog, &None, 398), "{form:?}");
        assert_eq!(view(&of(&text, 7)), view(&report), "{form:?}");
        let flow = &report.flows[0];
        assert_eq!(
            (flow.protocol.as_str(), flow.source.as_str(), flow.destination.as_str()),
            ("QUIC", "the server", "the client")
        );
        assert_eq!(flow.detail, "application data, connection abcd01");
        let analysis = analyse(&report, 0, SequenceChoice::Auto).unwrap();
        assert_eq!(analysis.by, SequenceKind::Quic);
        assert_eq!((analysis.measures.received, analysis.measures.reordered), (398, 40), "{form:?}");
        // two were lost, and three numbers never sent: a receiver alone cannot tell
        assert_eq!(analysis.measures.lost, 5);
        let duration = flow.times.map(|(first, last)| last - first).unwrap();
        assert!((duration - 406.5).abs() < 0.01, "{form:?} {duration}");
    }
}

#[test]
fn a_sender_learns_later_what_was_not_lost() {
    let (sent, _) = transfer();
    for form in FORMS {
        let report = of(&log(form, "server", &sent), 100);
        let counters = &report.counters[0];
        let value = |id: &str| counters.counts.iter().find(|count| count.id == id).unwrap().value;
        assert_eq!(
            (value("sent"), value("declared_lost"), value("spurious")),
            (400.0, 42.0, 40.0),
            "{form:?}"
        );
        assert!(
            counters.sentences[0].starts_with(
                "The server sent 400 packets and took 42 for lost (42 by reordering threshold); 40"
            ),
            "{:?}",
            counters.sentences
        );
    }
}

#[test]
fn two_logs_tell_which_numbers_were_sent() {
    let (sent, received) = transfer();
    for (own, other) in [(Form::Sequence, Form::Object), (Form::Arrays, Form::Lines)] {
        let (sender, receiver) =
            (of(&log(own, "server", &sent), 64), of(&log(other, "client", &received), 64));
        for (first, second) in [(&sender, &receiver), (&receiver, &sender)] {
            let report = pair(first, second).unwrap();
            let figures = &report.pair.as_ref().unwrap().flows[0];
            assert_eq!((figures.sent, figures.arrived, figures.lost), (400, 398, 2));
            assert_eq!((figures.sent_again, figures.needless), (42, 40), "declared lost, and arrived");
            let measured = report.figures(ArrivalOrder::Auto, 0, SequenceChoice::Auto).unwrap();
            assert_eq!((measured.reordered, measured.lost), (40, 2));
            assert!((figures.delays.unwrap().above_least.max - 11.5).abs() < 1e-6);
        }
    }
}

#[test]
fn differences_of_times_are_summed_up_for_each_trace() {
    let about = r#"{"qlog_version":"0.3","trace":{"common_fields":{"time_format":"delta"}}}"#;
    let event = |k: u64| {
        format!(
            r#"{{"time":5,"name":"transport:packet_received","data":{{"header":{{"packet_type":"1RTT","packet_number":{k}}}}}}}"#
        )
    };
    let trace = (0..10).fold(about.to_owned(), |text, k| text + "\n" + &event(k)) + "\n";
    let report = of(&trace.repeat(2), 64);
    let times: Vec<_> = report.flows.iter().map(|flow| flow.times).collect();
    assert_eq!(times, [Some((0.0, 45.0)); 2]);
}

#[test]
fn what_is_no_qlog_is_said() {
    let damage = |text: &str| of(text, 3).damage.unwrap().to_string();
    assert!(
        damage("{\"a\":1}").starts_with("this is JSON: of JSON, qlog and the results of iperf3 are read")
    );
    let (_, received) = transfer();
    let text = log(Form::Sequence, "client", &received);
    let cut = of(&text[..text.len() / 2], 50);
    assert!(cut.damage.unwrap().to_string().contains("it ends within a value") && cut.packets > 150);
    let mut broken = text.into_bytes();
    let middle = broken.len() / 2;
    broken[middle] = 7;
    // within a text a control character does no harm, elsewhere it ends the reading
    let report = read(&broken, 50);
    assert!(report.packets > 150 && report.packets <= 398);
}
