//! Containers, link layers and piecewise reading: the same packets give the same report.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, read, rtp_frames, view};
use compose::{Container, Frame, capture, echo, ethernet, ipv4, ipv6, rtp, udp};
use model::trace::{ArrivalOrder, Damage, Format, Report, SequenceChoice, SequenceKind};

const CONTAINERS: [Container; 6] = [
    Container::Pcap { is_big_endian: false, is_nano: false },
    Container::Pcap { is_big_endian: true, is_nano: false },
    Container::Pcap { is_big_endian: false, is_nano: true },
    Container::Pcap { is_big_endian: true, is_nano: true },
    Container::PcapNg { is_big_endian: false },
    Container::PcapNg { is_big_endian: true },
];
const PCAPNG: Container = Container::PcapNg { is_big_endian: false };
/// Two packets overtaken, one lost, one duplicated, across the wrap.
const NUMBERS: [u16; 12] = [65_531, 65_532, 65_534, 65_533, 65_535, 1, 2, 3, 0, 3, 5, 6];

fn seen(report: &Report) -> (u64, u64, u64, u64) {
    let measures = analyse(report, 0, SequenceChoice::Auto).unwrap().measures;
    (measures.received, measures.lost, measures.duplicates, measures.reordered)
}

#[test]
fn every_container_gives_the_same_measures() {
    for container in CONTAINERS {
        let report = read(&capture(container, 1, &rtp_frames(&NUMBERS)), usize::MAX);
        assert_eq!(report.damage, None, "{container:?}");
        assert_eq!(report.flows[0].sequences, [SequenceKind::Rtp, SequenceKind::IpId], "{container:?}");
        assert_eq!(seen(&report), (11, 1, 1, 2), "{container:?}");
        assert_eq!(report.times, Some((START as f64 / 1e6, (START + 11 * MILLI) as f64 / 1e6)));
        assert_eq!(report.flows[0].times, Some((0.0, 11.0)));
        assert_eq!(report.flows[0].bytes, 12 * 32);
    }
}

#[test]
fn pieces_make_no_difference() {
    let mut frames = rtp_frames(&NUMBERS);
    frames.extend(crate::captures::handshake(20));
    frames.push(crate::captures::data(30, 1, 1001, 3000, None));
    let ping = include_bytes!("../../../public/samples/ping.txt");
    let table = &include_bytes!("../../../public/samples/sequence.csv")[..4000];
    let mut files: Vec<Vec<u8>> = CONTAINERS.map(|container| capture(container, 1, &frames)).to_vec();
    files.extend([ping.to_vec(), table.to_vec(), files[5][..900].to_vec(), files[0][..1000].to_vec()]);
    for file in files {
        let whole = view(&read(&file, usize::MAX));
        for piece in [1, 2, 3, 7, 16, 31, 1000] {
            assert_eq!(view(&read(&file, piece)), whole, "{piece}");
        }
    }
}

#[test]
fn every_link_layer_leads_to_the_packet() {
    let packets: Vec<Vec<u8>> =
        rtp_frames(&NUMBERS).into_iter().map(|frame| frame.bytes[14..].to_vec()).collect();
    let pseudowire = [&[0, 0, 1, 64, 0, 0, 0, 0][..], &[2; 12], &[8, 0]].concat();
    // from an access point, with QoS
    let wifi = [&[0x88, 2][..], &[2; 24], &[0xaa, 0xaa, 3, 0, 0, 0, 8, 0]].concat();
    let heads: [(u16, Vec<u8>); 13] = [
        (0, vec![2, 0, 0, 0]),
        (108, vec![0, 0, 0, 2]),
        (9, vec![0xff, 3, 0, 0x21]),
        (1, [&[2; 12][..], &[0x88, 0x47], &pseudowire].concat()),
        (12, vec![]),
        (14, vec![]),
        (101, vec![]),
        (228, vec![]),
        (113, [&[0; 14][..], &[8, 0]].concat()),
        (276, [&[8, 0][..], &[0; 18]].concat()),
        (105, wifi.clone()),
        (127, [&[0, 0, 8, 0, 0, 0, 0, 0][..], &wifi].concat()),
        (239, [2, 0, 0, 5, 8, 0, 1, 0, 8, 0, 3, 0, 36, 0, 9, 0].to_vec()),
    ];
    for (link, head) in heads {
        let framed: Vec<Frame> =
            packets.iter().map(|packet| Frame::whole(START, [&head[..], packet].concat())).collect();
        assert_eq!(seen(&read(&capture(PCAPNG, link, &framed), 100)), (11, 1, 1, 2), "{link}");
    }
    let report = read(&capture(PCAPNG, 119, &rtp_frames(&NUMBERS)), 100);
    let why = "frames skipped: the link layer IEEE 802.11 in monitor mode (number 119 of tcpdump's list) is not read";
    assert!(report.flows.is_empty() && report.notes[0].ends_with(why), "{:?}", report.notes);
    // the verdict says so at once
    let verdict = report.survey(ArrivalOrder::Auto, SequenceChoice::Auto).verdict;
    assert_eq!(verdict[1], format!("12 {why}."));
}

#[test]
fn ipv6_echo_fragments_and_what_is_cut() {
    let at = |k: u16| START + u64::from(k) * MILLI;
    let mut frames = Vec::new();
    for number in 0..10_u16 {
        let payload = rtp(1, number, 0, &[0; 4]);
        frames.push(Frame::whole(at(number), ethernet(&ipv6(17, 1, 2, &udp((1, 2), &payload)))));
        let is_request = number % 2 == 0;
        let (source, destination) = if is_request { (1, 2) } else { (2, 1) };
        let message = echo(is_request, 77, number / 2, &[0; 48]);
        frames.push(Frame::whole(at(number), ethernet(&ipv4(0, 1, source, destination, &message))));
    }
    let mut fragment = ipv4(9, 17, 1, 2, &[0; 64]);
    fragment[7] = 8;
    frames.push(Frame::whole(at(10), ethernet(&fragment)));
    let mut cut = Frame::whole(at(10), ethernet(&ipv4(9, 17, 1, 2, &[0; 64])));
    cut.bytes.truncate(36);
    frames.push(cut);
    frames.push(Frame::whole(at(10), vec![0; 60])); // an EtherType that we do not know
    let report = read(&capture(PCAPNG, 1, &frames), 64);
    assert_eq!(report.packets, 23);
    assert_eq!(report.notes.len(), 3, "{:?}", report.notes);
    let lines: Vec<(&str, &str, u64)> = report
        .flows
        .iter()
        .map(|flow| (flow.protocol.as_str(), flow.source.as_str(), flow.packets))
        .collect();
    assert_eq!(
        lines,
        [
            ("RTP", "[2001:db8::1]:1", 10),
            ("ICMP echo request", "192.0.2.1", 5),
            ("ICMP echo reply", "192.0.2.2", 5)
        ]
    );
    assert_eq!(report.flows[1].detail, "identifier 77");
    assert_eq!(analyse(&report, 1, SequenceChoice::Auto).unwrap().by, SequenceKind::Icmp);
    let refused = analyse(&report, 1, SequenceChoice::Only(SequenceKind::Tcp)).unwrap_err();
    assert_eq!(refused.to_string(), "this flow has no TCP sequence numbers; it can be read by icmp");
}

/// Blocks that the writer does not produce: an unknown one, a simple and an obsolete packet block, and
/// another section in the other byte order with microseconds.
#[test]
fn the_rarer_blocks_of_pcapng() {
    let frames = rtp_frames(&NUMBERS);
    let mut file = capture(PCAPNG, 1, &frames[..4]);
    let mut block = |kind: u32, body: &[u8]| {
        let length = (body.len() as u32 + 12).to_le_bytes();
        file.extend([&kind.to_le_bytes()[..], &length, body, &length].concat());
    };
    block(0x0bad_cafe, &[1; 2000]);
    let captured = frames[4].bytes.len() as u32;
    let padded = |bytes: &[u8]| [bytes, &vec![0; bytes.len().next_multiple_of(4) - bytes.len()]].concat();
    block(3, &[&captured.to_le_bytes()[..], &padded(&frames[4].bytes)].concat());
    let time = frames[5].time;
    let head = [0, (time >> 32) as u32, time as u32, captured, captured];
    let head: Vec<u8> = head.iter().flat_map(|field| field.to_le_bytes()).collect();
    block(2, &[&head[..], &padded(&frames[5].bytes)].concat());
    file.extend(capture(Container::PcapNg { is_big_endian: true }, 1, &frames[6..]));
    let report = read(&file, 50);
    assert_eq!((report.damage.as_ref(), report.packets), (None, 12));
    assert_eq!(seen(&report), (11, 1, 1, 2));
    // one packet has no time, so the flow has none
    let analysis = analyse(&report, 0, SequenceChoice::Auto).unwrap();
    assert!(analysis.measures.late_time.is_none() && !analysis.series.is_timed);
    assert!(analysis.measures.byte_offset.is_some());
}

#[test]
fn damage_is_said_with_its_place_and_the_rest_is_kept() {
    let file = capture(CONTAINERS[0], 1, &rtp_frames(&NUMBERS));
    let record = (file.len() - 24) / 12;
    let at = 24 + 5 * record;
    let report = read(&file[..at + 40], 64);
    let format = Format::Pcap;
    let end = at as u64 + 40;
    assert_eq!(report.damage, Some(Damage::CutShort { format, end, start: at as u64, packets: 5 }));
    assert_eq!(report.flows[0].packets, 5);
    assert_eq!(
        report.damage.unwrap().to_string(),
        format!(
            "the pcap file ends at byte {end}, inside the record that begins at byte {at}: it was cut short, and the 5 packets before that were read"
        )
    );
    let alone = read(&file[..24 + 40], 64);
    assert!(
        alone.damage.unwrap().to_string().ends_with("it was cut short, and no packet stands before that")
    );
    let header = read(&file[..20], 64).damage.unwrap().to_string();
    assert!(header.starts_with("the pcap file ends at byte 20, inside its header: "), "{header}");
    let two = read(&file[..24 + record + 40], 64);
    assert!(two.damage.unwrap().to_string().ends_with("and the packet before that was read"));
    let mut broken = file.clone();
    broken[at + 8..at + 12].fill(0xee);
    let report = read(&broken, 64);
    assert_eq!(report.packets, 5);
    assert!(matches!(report.damage, Some(Damage::Record { at: place, .. }) if place == at as u64));
    let mut broken = file.clone();
    broken.extend([0; 4096]);
    let report = read(&broken, 64);
    assert_eq!(report.packets, 12);
    assert!(report.damage.unwrap().to_string().contains(&format!("byte {}: zeros follow", file.len())));
    let mut broken = capture(PCAPNG, 1, &rtp_frames(&NUMBERS));
    let last = broken.len() - 4;
    broken[last] ^= 4;
    let report = read(&broken, 64);
    assert_eq!(report.packets, 12);
    assert!(report.damage.unwrap().to_string().contains("in front and"));
}

#[test]
fn foreign_files_are_named() {
    let damage = |bytes: &[u8]| read(bytes, 3).damage.unwrap().to_string();
    assert_eq!(damage(b""), "the file is empty");
    assert_eq!(damage(&[0xfd, b'7', b'z', b'X', 0]), "this is an xz archive: unpack it first");
    assert!(damage(b"\x7fELF\0\0\0\0\n").contains("begins with the bytes 7f 45 4c 46"));
    assert!(damage(&[0, 1, 2, 3, 4]).contains("begins with the bytes 00 01 02 03"));
    assert!(damage(b"Dear reader,\nhow are you?\n").contains("line 1 reads “Dear reader,”"));
    assert!(damage(b"1,2.5,5,4,3,6\n").starts_with("line 1 has 6 columns: without a header row"));
    assert!(
        damage(b"Pinging example.org with 32 bytes of data:\nReply from 1.2.3.4: bytes=32 time=1ms TTL=5\n")
            .contains("no sequence numbers")
    );
    assert!(damage("PING a\n".as_bytes()).contains("no reply"));
    assert!(damage(b"seq,time\nfoo,1\n").contains("line 2 has “foo” for a sequence number"));
    assert!(damage(&[b'7'; 70_000]).contains("line 1 is longer"));
    assert!(damage(b"1\n2\n\0\n3").contains("line 3 holds bytes that are no text"));
    assert_eq!(
        damage(b"\xfe\xdc\xab\xcd\n\0\x01"),
        "this is no capture and no text: line 2 holds bytes that no text has"
    );
}

#[test]
fn names_of_columns_without_a_sequence_make_no_table_without_names() {
    let damage = |text: &str| read(text.as_bytes(), 7).damage.map(|damage| damage.to_string());
    let none = "and none of them is a sequence number: a column named seq is one";
    assert_eq!(
        damage("time,delay\n0.1,2\n0.2,3\n"),
        Some(format!("line 1 names the columns time and delay, {none}"))
    );
    assert!(damage("Time (s);RTT;Lag\n1;2;3\n").unwrap().ends_with(none));
    assert!(damage("t delay\n1 2\n").unwrap().ends_with(none));
    // a title, a comment
    assert_eq!(damage("Sent at the time of 12:30, in Rome\n1,0.5\n2,0.7\n"), None);
    assert_eq!(damage("# time, delay\n1,0.5\n2,0.7\n"), None);
}

#[test]
fn tables_and_pings() {
    let report = read(
        "seq;t (ms);bytes\n1;0,0;100\n2;1,5;100\n4;2,0;50\n# note\n3;9,0;60\nx;1;1\n3;9,5;60\n".as_bytes(),
        5,
    );
    assert_eq!((report.format, report.packets), (Format::Csv, 5));
    assert_eq!(report.notes[0], "line 7 has “x” for a sequence number; it was skipped");
    assert_eq!(seen(&report), (4, 0, 1, 1));
    let measures = analyse(&report, 0, SequenceChoice::Only(SequenceKind::Rtp)).unwrap().measures;
    assert_eq!(measures.late_time.unwrap().max, 7.0);
    assert_eq!(measures.byte_offset.unwrap().max, 50.0);
    let text = "PING a (192.0.2.9): 56 data bytes\n64 bytes from 192.0.2.9: icmp_seq=1 ttl=5 time=1 ms\n\
        Request timeout for icmp_seq 2\n64 bytes from 192.0.2.9: icmp_seq=3 ttl=5 time=1 ms\n\
        64 bytes from 192.0.2.9: icmp_seq=2 ttl=5 time=900 ms\n64 bytes from 192.0.2.9: icmp_seq=2 ttl=5 time=900 ms (DUP!)\n\n\
        --- a ping statistics ---\n6 packets transmitted, 3 packets received, 50.0% packet loss\n";
    let report = read(text.as_bytes(), 9);
    assert_eq!(report.format, Format::Ping);
    // 0, 4 and 5 are lost
    assert_eq!(seen(&report), (3, 3, 1, 1));
    assert_eq!(report.flows[0].destination, "a");
}
