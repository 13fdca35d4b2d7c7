//! Several senders that use one SSRC (RFC 3550, 8.2).

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read, rtp_frames};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::trace::{NoSequence, Report, SequenceChoice, SequenceKind};

/// One packet a millisecond: SSRC, number and timestamp; the IP identifications tell nothing.
fn report(packets: &[(u32, u16, u32)]) -> Report {
    let frame = |(k, &(ssrc, number, stamp)): (usize, &(u32, u16, u32))| {
        let packet = ipv4(0, 17, 1, 2, &udp((4000, 5004), &rtp(ssrc, number, stamp, &[7; 20])));
        Frame::whole(START + k as u64 * MILLI, ethernet(&packet))
    };
    let frames: Vec<Frame> = packets.iter().enumerate().map(frame).collect();
    read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 100)
}

#[test]
fn two_senders_with_one_ssrc_are_named() {
    let both = |k: u16| [(7, 100 + k, 160 * u32::from(k)), (7, 40_000 + k, 9 + 160 * u32::from(k))];
    let found = report(&(0..50).flat_map(both).collect::<Vec<_>>());
    assert_eq!(found.flows.len(), 1);
    for by in [SequenceChoice::Auto, SequenceChoice::Only(SequenceKind::Rtp)] {
        assert_eq!(analyse(&found, 0, by).unwrap_err(), NoSequence::Collision);
    }
    let said = found.notes.join("\n");
    assert!(
        said.contains("under the SSRC 0x00000007 run in 2 series at once, so 2 senders use it")
            && said.contains("a column named flow"),
        "{said}"
    );
    // what the sentence advises
    let rows = (0..50).map(|k| format!("{},one\n{},two\n", 100 + k, 40_000 + k));
    let table: String = std::iter::once("rtp.seq,flow\n".to_owned()).chain(rows).collect();
    let advised = read(table.as_bytes(), 100);
    for flow in 0..2 {
        let measures = analyse(&advised, flow, SequenceChoice::Auto).unwrap().measures;
        assert_eq!((measures.received, measures.lost, measures.reordered), (50, 0, 0));
    }
}

/// Two senders whose numbers are near: the one gets to where the other began.
#[test]
fn copies_with_other_contents_are_said() {
    let both = |k: u16| [(7, 100 + k, 160 * u32::from(k)), (7, 130 + k, 9 + 160 * u32::from(k))];
    let found = report(&(0..50).flat_map(both).collect::<Vec<_>>());
    let analysis = analyse(&found, 0, SequenceChoice::Auto).unwrap();
    assert_eq!(analysis.measures.duplicates, 20);
    let said = analysis.method.join("\n");
    assert!(
        said.contains("20 packets with the number of an earlier one, but other contents")
            && said.contains("several senders use this SSRC"),
        "{said}"
    );
    // one alone
    let late = report(&[(7, 1, 0), (7, 2, 160), (7, 3, 320), (7, 4, 480), (7, 4, 9), (7, 5, 640)]);
    assert!(
        analyse(&late, 0, SequenceChoice::Auto).unwrap().method[1].starts_with("1 packet with the number of")
    );
}

#[test]
fn true_copies_and_restarts_are_no_collision() {
    let numbers: Vec<u16> = (0..60).flat_map(|k| [k, k]).chain(9000..9060).collect();
    let found = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &rtp_frames(&numbers)), 100);
    let said = analyse(&found, 0, SequenceChoice::Auto).unwrap().method.join("\n") + &found.notes.join("\n");
    assert!(!said.contains("several senders") && !said.contains("collision"), "{said}");
}
