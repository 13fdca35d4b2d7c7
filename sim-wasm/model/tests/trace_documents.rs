//! Reports that are handed on: what they say, and that a redacted one names nobody.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::truth::packed;
use crate::captures::{data, handshake, read, rtp_frames};
use crate::fuzzing::Dice;
use compose::tunnels::{Outer, gre};
use compose::{Container, Frame, capture, ethernet, udp};
use model::reordering::{Place, Thresholds};
use model::trace::{ArrivalOrder, DocumentSettings, Report, SequenceChoice};
use std::net::{Ipv4Addr, Ipv6Addr};

fn asked(is_redacted: bool) -> DocumentSettings<'static> {
    let thresholds = Thresholds::both(5);
    DocumentSettings {
        name: Some("secret.pcap"),
        order: ArrivalOrder::Auto,
        by: SequenceChoice::Auto,
        thresholds,
        is_redacted,
    }
}

/// Everything that can be handed on, in one text.
fn all(report: &mut Report, is_redacted: bool) -> String {
    let asked = asked(is_redacted);
    let tables: String =
        report.csv(&asked, model::metrics::named).into_iter().map(|table| table.text).collect();
    [report.markdown(&asked), report.html(&asked), tables].concat()
}

#[test]
fn a_report_says_what_was_found() {
    let mut report = read(&packed("lag"), usize::MAX);
    let text = report.markdown(&asked(false));
    assert!(text.starts_with("# Reordering in secret.pcap\n\n20 of 80 flows are reordered ("), "{text}");
    assert!(text.contains("60 further flows of which no packet is reordered or lost"), "{text}");
    assert_eq!(text.matches("\n## Flow ").count(), 3, "those affected most");
    let html = report.html(&asked(false));
    assert!(html.contains("<svg") && !html.contains("<script") && !html.contains("://"), "{html}");
    let tables = report.csv(&asked(false), model::metrics::named);
    let names: Vec<&str> = tables.iter().map(|table| table.name).collect();
    assert_eq!(names, ["flows", "measures", "densities", "series", "advice"]);
    for table in &tables {
        let columns = |line: &str| line.split(',').count();
        let head = columns(table.text.lines().next().unwrap());
        assert!(table.text.lines().all(|line| columns(line) == head || line.contains('"')), "{}", table.name);
    }
    assert_eq!(tables[0].text.lines().count(), 1 + report.flows.len());
    // without a reordered packet there is no extent
    let rows: Vec<Vec<&str>> = tables[0].text.lines().map(|line| line.split(',').collect()).collect();
    let place = |name: &str| rows[0].iter().position(|&column| column == name).unwrap();
    let (reordered, extents) = (place("reordered"), ["extent_q50", "extent_q99", "extent_max"].map(place));
    let clean = rows[1..].iter().filter(|row| row[reordered] == "0");
    assert_eq!(clean.clone().count(), 60);
    for row in &rows[1..] {
        // nor of a flow that is measured with another
        let is_clean = ["0", ""].contains(&row[reordered]);
        assert!(extents.iter().all(|&extent| row[extent].is_empty() == is_clean), "{row:?}");
    }
}

/// RFC 4737's 3-reordered packets are far fewer than those that three others overtook.
#[test]
fn the_words_of_a_report_are_those_of_its_measures() {
    let mut report = read(&packed("ecmp-loss"), usize::MAX);
    let asked = asked(false);
    let measures = report.analyse(0, asked.by, Thresholds::both(200)).unwrap().measures;
    assert!(measures.n_reordering_ratio(3) < 0.05 && measures.density.tail(3) > 0.4);
    let text = report.markdown(&asked);
    assert!(text.contains("| arrive right after three or more packets sent later | 4.5% |"), "{text}");
}

/// Numbers of a flow may begin with any; those of the order that is made of them begin with 1.
#[test]
fn a_stretch_says_how_it_is_numbered() {
    let report = read(&packed("lag"), usize::MAX);
    let cut = report.cut(ArrivalOrder::Auto, 0, SequenceChoice::Auto, Place::Worst, 6).unwrap().unwrap();
    let (first, last) = cut.numbers;
    let numbers = format!("numbers {first} to {last} of the flow, here 1 to 6; ");
    assert!(cut.words[0].contains(&numbers), "{:?}", cut.words);
}

#[test]
fn redaction_is_undone() {
    let mut report = read(&packed("ecmp-loss-ipv6"), usize::MAX);
    let before = (all(&mut report, false), report.times);
    let redacted = all(&mut report, true);
    assert_eq!((all(&mut report, false), report.times), before);
    assert!(before.0.contains("2001:db8::1") && before.0.contains("secret") && before.0.contains(" UTC"));
    for hidden in ["2001:db8", "secret", "UTC"] {
        assert!(!redacted.contains(hidden), "{hidden} in {redacted}");
    }
    assert!(redacted.contains("TCP, A:") && redacted.contains("B:5201"), "{redacted}");
}

/// Addresses that no number of a report looks like.
fn address4(dice: &mut Dice) -> [u8; 4] {
    std::array::from_fn(|_| 100 + dice.below(156) as u8)
}

fn address6(dice: &mut Dice) -> [u8; 16] {
    std::array::from_fn(|at| if at == 0 { 0x20 } else { 17 + dice.below(239) as u8 })
}

/// Packets between hosts of all kinds, and how their addresses are written.
fn packets(dice: &mut Dice) -> (Vec<u8>, Vec<String>) {
    let numbers: Vec<u16> = (0..40).map(|k| k ^ dice.below(4) as u16).collect();
    let mut frames = [rtp_frames(&numbers), handshake(20)].concat();
    frames.extend(
        (0..30).map(|k: u32| data(30 + u64::from(k), k as u16, 1001 + 50 * (k ^ dice.below(4)), 50, None)),
    );
    let (hosts, mut written) = ([address4(dice), address4(dice)], Vec::new());
    for frame in &mut frames {
        // 14 bytes of Ethernet, then the addresses at 12 and 16 of IPv4
        for at in [26, 30] {
            let host = hosts[usize::from(frame.bytes[at + 3] % 2)];
            frame.bytes[at..at + 4].copy_from_slice(&host);
        }
    }
    written.extend(hosts.map(|host| Ipv4Addr::from(host).to_string()));
    let (from, to) = (address6(dice), address6(dice));
    for k in 0..20_u8 {
        let mut packet = compose::ipv6(17, 1, 2, &udp((4000, 53), &[k; 20]));
        packet[8..24].copy_from_slice(&from);
        packet[24..40].copy_from_slice(&to);
        let inner = if k % 2 == 0 { packet } else { gre(Outer::V4(k.into()), None, None, &packet) };
        frames.push(Frame::whole(u64::from(k), ethernet(&inner)));
    }
    written.extend([from, to].map(|host| Ipv6Addr::from(host).to_string()));
    written.extend(["192.0.2.7", "192.0.2.8"].map(str::to_owned));
    (capture(Container::PcapNg { is_big_endian: false }, 1, &frames), written)
}

/// A table in whose cells, header and comments addresses stand.
fn table(dice: &mut Dice) -> (Vec<u8>, Vec<String>) {
    let hosts: Vec<String> = (0..6)
        .map(|k| match k % 4 {
            0 => Ipv4Addr::from(address4(dice)).to_string(),
            1 => Ipv6Addr::from(address6(dice)).to_string(),
            2 => format!("host{}.example.org", dice.below(90_000) + 10_000),
            _ => (0..6).map(|_| format!("{:02x}", 16 + dice.below(240))).collect::<Vec<_>>().join(":"),
        })
        .collect();
    let columns = ["ip.src,ip.dst", "source,destination", "eth.src,eth.dst", "ip.src_host,ip.dst_host"];
    let mut text = format!("{},udp.srcport,rtp.seq,frame.time_epoch,flow\n", columns[dice.below(4) as usize]);
    for k in 0..40_u32 {
        let host = |dice: &mut Dice| hosts[dice.below(6) as usize].clone();
        let number = if dice.below(9) == 0 { host(dice) } else { (k ^ dice.below(4)).to_string() };
        let time = if dice.below(9) == 0 { host(dice) } else { format!("{k}.5") };
        text += &format!(
            "{},{},{},{number},{time},{}\n",
            host(dice),
            host(dice),
            4000 + dice.below(3),
            host(dice)
        );
    }
    (text.into_bytes(), hosts)
}

fn ping(dice: &mut Dice) -> (Vec<u8>, Vec<String>) {
    let host = Ipv4Addr::from(address4(dice)).to_string();
    let mut text = format!("PING {host} ({host}) 56(84) bytes of data.\n");
    for k in 1..20 {
        text += &match dice.below(4) {
            0 => format!("From {host} icmp_seq={k} Destination Host Unreachable\n"),
            1 => format!("strange words of {host}\n"),
            _ => format!("64 bytes from {host}: icmp_seq={} ttl=56 time=11.9 ms\n", k ^ dice.below(2)),
        };
    }
    (text.into_bytes(), vec![host])
}

/// Damage at any place brings sentences that quote the file.
#[test]
fn no_address_of_the_input_is_in_a_redacted_report() {
    for case in 0..150 {
        let mut dice = Dice::new("redacted", case);
        let (input, hosts) = match case % 3 {
            0 => packets(&mut dice),
            1 => table(&mut dice),
            _ => ping(&mut dice),
        };
        let input = if case % 2 == 0 { input } else { dice.mutate(&[input]) };
        let redacted = all(&mut read(&input, usize::MAX), true);
        for host in &hosts {
            assert!(!redacted.contains(host), "case {case}: {host} in {redacted}");
        }
        // damage may have made other addresses of them
        let report = read(&input, usize::MAX);
        let ends = report.flows.iter().flat_map(|flow| [&flow.source, &flow.destination]);
        for end in ends.filter(|end| end.len() > 8) {
            assert!(!redacted.contains(end.as_str()), "case {case}: {end} in {redacted}");
        }
    }
}
