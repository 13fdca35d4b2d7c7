//! What the columns of a table hold, by the names that tshark, Wireshark and others give them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{analyse, read};
use model::trace::{Report, SequenceChoice};

fn text(text: &str) -> Report {
    let report = read(text.as_bytes(), 100);
    assert_eq!(report.damage, None, "{text}");
    report
}

fn refusal(text: &str) -> String {
    read(text.as_bytes(), 100).damage.unwrap().to_string()
}

/// Packets received, lost, duplicated and reordered in each flow.
fn counts(report: &Report) -> Vec<(u64, u64, u64, u64)> {
    let of = |flow: u32| analyse(report, flow, SequenceChoice::Auto).unwrap().measures;
    let flows = 0..report.flows.len() as u32;
    flows.map(of).map(|m| (m.received, m.lost, m.duplicates, m.reordered)).collect()
}

/// Largest late time of the first flow, µs.
fn late(report: &Report) -> Option<i64> {
    let measures = analyse(report, 0, SequenceChoice::Auto).unwrap().measures;
    measures.late_time.map(|late| (late.max * 1000.0).round() as i64)
}

/// Both directions of a call, told apart by whatever names the ends.
#[test]
fn directions_are_told_apart_by_any_column_of_addresses() {
    for (header, there, back) in [
        ("ip.addr", "10.0.0.1,10.0.0.2", "10.0.0.2,10.0.0.1"),
        ("ipv6.addr", "::1,::2", "::2,::1"),
        ("ip.host", "a,b", "b,a"),
        ("_ws.col.Source\t_ws.col.Destination", "10.0.0.1\t10.0.0.2", "10.0.0.2\t10.0.0.1"),
        ("_ws.col.def_src\t_ws.col.def_dst", "10.0.0.1\t10.0.0.2", "10.0.0.2\t10.0.0.1"),
        ("ip.src_host\tip.dst_host", "a\tb", "b\ta"),
        ("ip.dst_host", "b", "a"),
        ("eth.src\teth.dst", "04:00:00:00:00:01\t04:00:00:00:00:02", "04:00:00:00:00:02\t04:00:00:00:00:01"),
        ("udp.port", "5004,5006", "5006,5004"),
        ("ip.src", "10.0.0.1", "10.0.0.2"),
    ] {
        let mut file = format!("{header}\trtp.seq\n");
        for k in 0..200 {
            file += &format!("{there}\t{}\n{back}\t{}\n", 100 + k, 150 + k);
        }
        let report = text(&file);
        assert_eq!(counts(&report), [(200, 0, 0, 0); 2], "{header}");
        assert_eq!(report.notes, [""; 0], "{header}");
    }
    let report = text("ip.addr\tudp.port\trtp.seq\n10.0.0.1,10.0.0.2\t5004,5006\t1\n");
    let flow = &report.flows[0];
    assert_eq!((flow.source.as_str(), flow.destination.as_str()), ("10.0.0.1:5004", "10.0.0.2:5006"));
}

/// 3 arrives 5 ms after 4, by the column of arrival.
#[test]
fn times_are_those_of_arrival() {
    for (header, note) in [
        (
            "rtp.timestamp,rtp.seq,frame.time_epoch",
            "times are those of the column frame.time_epoch (rtp.timestamp not read)",
        ),
        ("send_time,seq,recv_time", "times are those of the column recv_time (send_time not read)"),
        (
            "frame.time_delta,rtp.seq,frame.time_relative",
            "times are those of the column frame.time_relative (frame.time_delta not read)",
        ),
        ("size,seq,time", ""),
    ] {
        let report = text(&format!("{header}\n160,1,0.100\n320,2,0.120\n640,4,0.140\n480,3,0.145\n"));
        assert_eq!((counts(&report)[0], late(&report)), ((4, 0, 0, 1), Some(5000)), "{header}");
        assert_eq!(report.notes.join("; "), note, "{header}");
    }
}

#[test]
fn a_column_that_holds_no_times_of_arrival_is_not_read_as_one() {
    for (name, what) in [
        ("frame.time_delta", "time differences"),
        ("rtp.timestamp", "the sender's own clock"),
        ("send_time", "times of sending"),
        ("tx_time_us", "times of sending"),
    ] {
        let report = text(&format!("seq,{name}\n1,160\n2,320\n4,640\n3,480\n"));
        assert_eq!((counts(&report)[0], late(&report)), ((4, 0, 0, 1), None), "{name}");
        let note = format!("the column {name} holds {what}, not times of arrival: measured without times");
        assert_eq!(report.notes, [note]);
    }
}

/// An export of Wireshark's has nothing but its own columns beside the frames' numbers.
#[test]
fn the_frame_numbers_of_an_export_are_no_sequence_whatever_else_it_has() {
    for header in [
        "\"No.\",\"Time\",\"Source\",\"Destination\",\"Length\"",
        "\"No.\",\"Time\",\"Length\"",
        "\"No.\",\"Time\"",
        "_ws.col.No.,_ws.col.Time",
    ] {
        let sentence = refusal(&format!("{header}\n\"1\",\"0.1\"\n\"3\",\"0.2\"\n"));
        assert!(
            sentence.contains("the number of a frame is not") && sentence.contains("named seq"),
            "{sentence}"
        );
    }
    let own = text("No.,Time,Battery\n1,0,3\n2,1,4\n4,2,4\n3,3,4\n");
    assert_eq!(counts(&own), [(4, 0, 0, 1)]);
}

#[test]
fn wiresharks_info_is_found_under_its_other_names() {
    let info = |seq: u32| format!("PT=DynamicRTP-Type-96, SSRC=0x7, Seq={seq}, Time=5");
    for (header, note) in [
        (
            "Nr.\tZeit\tQuelle\tZiel\tProtokoll\tLänge\tInfo",
            "the column “Nr.” numbers the frames of the capture: the sequence numbers are those of the column Info",
        ),
        (
            "frame.number\tframe.time_relative\tip.src\tip.dst\t_ws.col.Protocol\tframe.len\t_ws.col.Info",
            "the column “frame.number” numbers the frames of the capture: the sequence numbers are those of the column Info",
        ),
        (
            "eth.type\tframe.time_relative\tip.src\tip.dst\t_ws.col.protocol\tframe.len\t_ws.col.info",
            "the sequence numbers are those of the column Info",
        ),
    ] {
        let mut file = format!("{header}\n");
        for (frame, seq) in (1..).zip([65_533, 65_534, 0, 65_535, 1, 2]) {
            file += &format!("{frame}\t0.{frame}\t10.0.0.1\t10.0.0.2\tRTP\t92\t{}\n", info(seq));
        }
        let report = text(&file);
        assert_eq!(counts(&report), [(6, 0, 0, 1)], "{header}");
        assert_eq!(report.notes, [note]);
        assert_eq!(late(&report), Some(100_000), "{header}");
    }
}

/// Two pings to one host at a time: their identifiers tell them apart, and requests from replies.
#[test]
fn pings_in_an_export_are_told_apart() {
    let mut file =
        "\"No.\",\"Time\",\"Source\",\"Destination\",\"Protocol\",\"Length\",\"Info\"\n".to_owned();
    for seq in 1..=10 {
        for identifier in [7, 8] {
            let info = |kind: &str, rest: &str| {
                format!("Echo (ping) {kind}  id=0x{identifier:04x}, seq={seq}/{}, ttl=64 ({rest})", 256 * seq)
            };
            let (request, reply) = (info("request", "reply in 2"), info("reply", "request in 1"));
            file += &format!(
                "\"1\",\"0.1\",\"a\",\"b\",\"ICMP\",\"98\",\"{request}\"\n\"2\",\"0.1\",\"b\",\"a\",\"ICMP\",\"98\",\"{reply}\"\n"
            );
        }
    }
    let report = text(&file);
    assert_eq!(counts(&report), [(10, 0, 0, 0); 4]);
    let details: Vec<&str> = report.flows.iter().map(|flow| flow.detail.as_str()).collect();
    assert_eq!(details[..2], ["echo request, identifier 0x0007", "echo reply, identifier 0x0007"]);
}

#[test]
fn what_tshark_prints_without_fields_is_named() {
    let line = "    1   0.000000     10.0.0.1 → 10.0.0.2     RTP 214 PT=DynamicRTP-Type-96, SSRC=0x7, Seq=65500, Time=10480000\n";
    for text in [line.to_owned(), line.replace('→', "->"), line.replace(" 10.0.0.2 ", "\t10.0.0.2\t")] {
        let sentence = refusal(&text);
        assert!(
            sentence.starts_with("this is what tshark prints of a capture: let it print fields"),
            "{sentence}"
        );
    }
}

/// A frame that carries two RTP packets, as tshark lists them.
#[test]
fn several_numbers_of_a_frame_are_several_packets() {
    let report = text("frame.number\trtp.ssrc\trtp.seq\n1\t0x7\t1\n2\t0x7\t2\n3\t0x7\t4,5\n4\t0x7\t3\n");
    assert_eq!((counts(&report), report.packets), (vec![(5, 0, 0, 1)], 5));
    assert_eq!(report.notes, ["1 row has several sequence numbers, each of which is a packet"]);
    // between commas nothing tells such a number from another column
    let torn = text("frame.number,rtp.ssrc,rtp.seq\n1,0x7,1\n2,0x7,2,3\n");
    assert_eq!(
        torn.notes[0],
        "line 3 has 4 fields under 3 names: values that hold the separator need quotes (tshark -E quote=d)"
    );
    assert!(refusal("ip.addr,rtp.seq\n10.0.0.1,10.0.0.2,1\n").contains("3 fields under 2 names"));
}

/// TCP Fast Open: the SYN's own number comes before its data.
#[test]
fn data_in_a_syn_of_a_table_leaves_no_byte_unseen() {
    for (name, syn, other) in [("tcp.flags", "0x0002", "0x0010"), ("tcp.flags.syn", "1", "0")] {
        let mut file = format!("ip.src\ttcp.seq\ttcp.len\t{name}\na\t0\t300\t{syn}\n");
        for k in 0..10 {
            file += &format!("a\t{}\t100\t{other}\n", 301 + 100 * k);
        }
        let report = text(&file);
        assert_eq!(counts(&report), [(11, 0, 0, 0)]);
        let tcp = analyse(&report, 0, SequenceChoice::Auto).unwrap().tcp.unwrap();
        assert_eq!(tcp.unseen_bytes, 0, "{name}");
    }
}

/// A table of frames with nothing but identifications and times: they are a number where they count up.
#[test]
fn identifications_alone_are_a_number() {
    let mut table = "frame.number\tframe.time_epoch\tip.src\tip.dst\tip.id\tudp.length\n".to_owned();
    for k in 0..60_u16 {
        table += &format!(
            "{}\t{}.5\ta\tb\t0x{:04x}\t108\n",
            2 * k + 1,
            1_700_000_000 + u32::from(k),
            700 + (k ^ 1)
        );
        table += &format!("{}\t{}.6\tb\ta\t0x0000\t108\n", 2 * k + 2, 1_700_000_000 + u32::from(k));
    }
    // a frame of another protocol, and one in a tunnel
    table += "121\t1700000099\tc\td\t\t\n122\t1700000099\ta\tb\t0x0001,0x0002\t9\n";
    let report = crate::captures::read(table.as_bytes(), 100);
    assert_eq!(report.damage, None);
    let flow = report.flows.iter().position(|flow| flow.source == "a").unwrap();
    assert_eq!(report.flows[flow].sequences, [model::trace::SequenceKind::IpId]);
    let measures =
        crate::captures::analyse(&report, flow as u32, model::trace::SequenceChoice::Auto).unwrap().measures;
    assert_eq!((measures.received, measures.reordered, measures.lost), (60, 30, 0));
    let other = 1 - flow as u32;
    let why = crate::captures::analyse(&report, other, model::trace::SequenceChoice::Auto).unwrap_err();
    assert_eq!(why, model::trace::NoSequence::Nothing);
}
