//! A count of one in a sentence: nothing is a plural then.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read};
use compose::{Container, Frame, capture, ethernet, ipv4, udp};
use model::trace::{Options, Reader, Report, SequenceChoice, SequenceKind};

fn text(text: &str) -> Report {
    read(text.as_bytes(), 7)
}

fn damage(file: &str) -> String {
    text(file).damage.unwrap().to_string()
}

/// Datagrams of one flow with these IP identifications.
fn identified(numbers: impl Iterator<Item = u16>) -> String {
    let frame = |(k, number): (u64, u16)| {
        Frame::whole(START + k * MILLI, ethernet(&ipv4(number, 17, 1, 2, &udp((7, 9), b"x"))))
    };
    let frames: Vec<Frame> = (0..).zip(numbers).map(frame).collect();
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 100);
    analyse(&report, 0, SequenceChoice::Only(SequenceKind::IpId)).unwrap().method.join("\n")
}

/// QUIC over UDP with segmentation offload: several connections whose identifications begin at 0 in each batch,
/// beside one flow that counts.
#[test]
fn batches_of_segmentation_offload_carry_no_number() {
    let mut frames = Vec::new();
    let mut frame = |number: u16, port: u16| {
        let time = START + frames.len() as u64 * MILLI;
        frames.push(Frame::whole(time, ethernet(&ipv4(number, 17, 1, 2, &udp((port, 443), b"x")))));
    };
    for batch in 0..60_u16 {
        for connection in 0..3 {
            let size = 1 + (batch * 7 + connection * 5) % 16;
            // the path swaps neighbours in the last connection
            (0..size)
                .for_each(|k| frame(if connection == 2 { (k ^ 1).min(size - 1) } else { k }, 9 + connection));
        }
    }
    (0..20).for_each(|k| frame(7000 + k, 99));
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 100);
    assert_eq!((report.flows.len(), report.packets), (4, frames.len() as u64));
    assert_eq!(report.measurable(SequenceChoice::Auto), 20);
    let none = report.flows.iter().filter(|flow| flow.sequences.is_empty()).count();
    assert_eq!(none, 3);
}

#[test]
fn rows_of_a_table() {
    let notes = |file: &str| text(file).notes.join("\n");
    assert!(damage("tcp.seq,ip.src\n,a\n").contains("its only row has no sequence number;"));
    assert!(notes("seq,time\n1,0\n2,\n3,1\n").contains("1 of 3 rows has no time"));
    assert!(notes("rtp.seq,ip.src\n1,a\n,a\n").contains("1 row without a sequence number left out"));
    assert!(notes("rtp.seq,ip.src\n\"1,2\",a\n").contains("1 row has several sequence numbers"));
    let wide = notes("seq\n1,5\n2,5\n");
    assert!(wide.contains("2 fields under 1 name, like 1 more row:"), "{wide}");
    assert!(notes("seq,time\n1,0\n2,5\n3,4\n").contains("1 time before that of the row"));
}

#[test]
fn requests_of_ping() {
    let one =
        "PING ::1(::1) 56 data bytes\n\n1 packets transmitted, 0 received, 100% packet loss, time 0ms\n";
    assert!(damage(one).starts_with("the only request was not answered, so it is lost"), "{}", damage(one));
    let quiet = one.replace("0 received, 100%", "1 received, 0%");
    assert!(damage(&quiet).contains("totals alone, 1 answered of 1 request:"), "{}", damage(&quiet));
}

/// Runs of ping are flows, and a quoted field that goes on for ever is none.
#[test]
fn what_a_hostile_text_holds_is_limited() {
    let run = |k: u32| {
        format!("PING ::{k}(::{k}) 56 data bytes\n64 bytes from ::{k}: icmp_seq=1 ttl=64 time=1 ms\n\n")
    };
    let mut reader = Reader::new(Options { flows_at_most: 2, ..Options::default() });
    reader.feed((1..=3).map(run).collect::<String>().as_bytes());
    let report = reader.finish();
    assert_eq!(report.flows.len(), 2);
    assert!(report.notes.join("\n").contains("1 packet of flows beyond the first 2 skipped"));
    // pairs of quotes, each of which leaves the field open
    let open = format!("seq,note\n1,a\n2,\"b\n{}3,c\n", "\"\"\n".repeat(150));
    let notes = text(&open).notes.join("\n");
    assert!(notes.starts_with("line 3 opens a quote that is never closed; it and"), "{notes}");
    let long = format!("seq,note\n1,a\n2,\"b\n{}\"\n3,c\n", "x\n".repeat(150));
    assert_eq!(text(&long).packets, 3);
}

#[test]
fn packets_of_a_capture() {
    let zero = identified(std::iter::once(0).chain(100..200));
    assert!(zero.contains("1 packet with identification 0, which is no counter, left out."), "{zero}");
    let missing = identified((100..200).filter(|&number| number != 150));
    assert!(missing.contains("the 1 missing counts as lost"), "{missing}");
    let shared = identified((100..114).filter(|&number| number != 105 && number != 107));
    assert!(shared.contains("at most 2 packets were lost"), "{shared}");
    let frame = |k: u64| {
        let packet = ipv4(7, 17, 1, 2, &udp((7 + k as u16, 9), b"x"));
        Frame::whole(START + k * MILLI, ethernet(&packet))
    };
    let frames: Vec<Frame> = (0..2).map(frame).collect();
    let mut reader = Reader::new(Options { flows_at_most: 1, ..Options::default() });
    reader.feed(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames));
    let notes = reader.finish().notes.join("\n");
    assert!(notes.contains("1 packet of flows beyond the first 1 skipped"), "{notes}");
}
