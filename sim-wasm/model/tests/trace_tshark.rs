//! Compares the reader's counts with an independent decoder, if one is installed.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{MILLI, START, analyse, data, data6, read, rtp_frames};
use compose::{Container, Frame, capture};
use model::laws::Law;
use model::path::{Crossing, JitterPath};
use model::random::{Random, Stream};
use model::trace::packets::Kind;
use model::trace::{ArrivalOrder, SequenceChoice};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

/// Packets (from 0) in the order of arrival under an exponential jitter of four spacings: 2% lost, 1%
/// duplicated at once.
fn arrivals(packets: u32) -> Vec<u32> {
    let (size, rate) = (1250, 10.0);
    let path =
        JitterPath { packets, size, rate, delay: 40.0, jitter: 4.0, law: Law::Exponential, seed: 3550 };
    let mut bench = Crossing::default();
    bench.run(&path, 0);
    let random = Random::new(path.seed, 0);
    let copies = |&packet: &u32| {
        let [loss, copy, ..] = random.uniforms(Stream::Transmission, packet, 0);
        std::iter::repeat_n(packet, if loss < 0.02 { 0 } else { 1 + usize::from(copy < 0.01) })
    };
    let mut arrivals: Vec<u32> = bench.order().iter().flat_map(copies).collect();
    // both ends in order: the decoder's summary takes the first and last packet for the smallest and largest
    let end = arrivals.len() - 100;
    arrivals[..100].sort_unstable();
    arrivals[end..].sort_unstable();
    arrivals
}

/// A capture written for the decoder to open; the file is removed when this is dropped.
struct TemporaryCapture(PathBuf);

impl TemporaryCapture {
    fn new(name: &str, frames: &[Frame]) -> (Self, Vec<u8>) {
        let file = capture(Container::PcapNg { is_big_endian: false }, 1, frames);
        let path = std::env::temp_dir().join(format!("oos-{}-{name}.pcapng", std::process::id()));
        std::fs::write(&path, &file).unwrap();
        (Self(path), file)
    }

    /// The output of tshark; `None` if it is not installed.
    fn ask(&self, arguments: &[&str]) -> Option<String> {
        let answer = Command::new("tshark").arg("-r").arg(&self.0).args(arguments).output();
        let Ok(answer) = answer else {
            println!("skipped: tshark is not installed");
            return None;
        };
        assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
        Some(String::from_utf8(answer.stdout).unwrap())
    }
}

impl Drop for TemporaryCapture {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const AS_RTP: [&str; 2] = ["-d", "udp.port==5004,rtp"];

#[test]
fn rtp_counts_agree() {
    let numbers: Vec<u16> = arrivals(20_000).iter().map(|&packet| (packet + 60_000) as u16).collect();
    let (saved, file) = TemporaryCapture::new("rtp", &rtp_frames(&numbers));
    let Some(text) =
        saved.ask(&[&AS_RTP[..], &["-T", "fields", "-e", "rtp.seq", "-e", "frame.time_relative"]].concat())
    else {
        return;
    };
    // the definitions, applied to the decoder's numbers; the capture begins at 60 000 and wraps once
    let decoded: Vec<i64> = text
        .lines()
        .map(|line| line.split('\t').next().unwrap().parse().unwrap())
        .map(|number: i64| if number < 30_000 { number + 65_536 } else { number })
        .collect();
    let distinct: BTreeSet<i64> = decoded.iter().copied().collect();
    let span = distinct.last().unwrap() - distinct.first().unwrap() + 1;
    let (mut highest, mut reordered, mut met) = (i64::MIN, 0, BTreeSet::new());
    for &number in &decoded {
        reordered += u64::from(met.insert(number) && number < highest);
        highest = highest.max(number);
    }
    let measures = analyse(&read(&file, 4096), 0, SequenceChoice::Auto).unwrap().measures;
    assert_eq!(measures.received, distinct.len() as u64);
    assert_eq!(measures.lost as i64, span - distinct.len() as i64);
    assert_eq!(measures.duplicates, (decoded.len() - distinct.len()) as u64);
    assert_eq!(measures.reordered, reordered);
    assert!(measures.lost > 300 && measures.duplicates > 100 && measures.reordered > 3000, "{measures:?}");
}

/// The decoder's own summary: packets, and losses from which every duplicate is subtracted (RFC 3550,
/// appendix A.3). Late packets near a wrap make it count one wrap too many, as its authors say, so this
/// capture has none there.
#[test]
fn rtp_summaries_agree() {
    let numbers: Vec<u16> = arrivals(20_000).iter().map(|&packet| (packet + 1000) as u16).collect();
    let (saved, file) = TemporaryCapture::new("summary", &rtp_frames(&numbers));
    let Some(streams) = saved.ask(&[&AS_RTP[..], &["-q", "-z", "rtp,streams"]].concat()) else { return };
    let measures = analyse(&read(&file, 4096), 0, SequenceChoice::Auto).unwrap().measures;
    let line = streams.lines().find(|line| line.contains("0xFEEDBEEF")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "0xFEEDBEEF").unwrap();
    let number = |k: usize| words[at + k].parse::<i64>().unwrap();
    assert_eq!(number(2), numbers.len() as i64);
    assert_eq!(number(3), measures.lost as i64 - measures.duplicates as i64);
}

/// The decoder and the reader see the same segments, the same bytes and the same late segments; their
/// verdicts differ, since the decoder uses only times.
#[test]
fn tcp_segments_agree() {
    let order = arrivals(5000);
    let mut frames: Vec<Frame> = Vec::new();
    let mut met = BTreeSet::new();
    for (ms, &packet) in (0..).zip(&order) {
        // the first copy has its packet's identification, and later copies repeat it
        met.insert(packet);
        frames.push(data(ms, (packet + 1) as u16, 1 + 1000 * packet, 1000, None));
    }
    // what was lost is retransmitted at the end, under new identifications
    for (k, packet) in (0..5000).filter(|packet| !met.contains(packet)).enumerate() {
        let k = k as u64;
        frames.push(data(order.len() as u64 + k, 6000 + k as u16, 1 + 1000 * packet, 1000, None));
    }
    let lost = 5000 - met.len() as u64;
    frames.sort_by_key(|frame| frame.time);
    assert_eq!(frames[0].time, START);
    assert!(frames.last().unwrap().time > START + 5000 * MILLI);
    let (saved, file) = TemporaryCapture::new("tcp", &frames);
    let fields = ["frame.number", "tcp.len", "tcp.seq_raw", "ip.id", "tcp.analysis.flags"];
    let fields: Vec<&str> = fields.iter().flat_map(|field| ["-e", field]).collect();
    let Some(text) = saved.ask(&[&["-T", "fields"], &fields[..]].concat()) else { return };
    let (mut highest, mut late, mut copies, mut marked) = (0, 0, 0, 0);
    let mut starts: BTreeMap<u32, u32> = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split('\t').collect();
        let start: u32 = words[2].parse().unwrap();
        assert_eq!(words[1], "1000");
        *starts.entry(start).or_default() += 1;
        if starts[&start] > 1 {
            copies += 1;
        } else if start < highest {
            late += 1;
        }
        marked += u64::from(start < highest && !words.get(4).copied().unwrap_or_default().is_empty());
        highest = highest.max(start);
    }
    let analysis = analyse(&read(&file, 4096), 0, SequenceChoice::Auto).unwrap();
    let v = analysis.tcp.unwrap();
    let reordered = v.reordered_by_ip_id + v.undecided;
    assert_eq!(reordered + v.retransmitted_by_ip_id, late);
    assert_eq!(v.retransmitted_by_ip_id, lost);
    assert_eq!(v.same_packet + v.repeated, copies);
    assert_eq!(v.undecided, 0);
    assert_eq!(analysis.measures.lost, lost);
    assert_eq!(analysis.measures.reordered, v.reordered_by_ip_id);
    // the decoder's own analysis marks every one of them, under whatever name
    assert!(marked >= late, "{marked} of {late}");
}

/// A copied filter shows the frames that it was copied for, and no others.
#[test]
fn filters_show_their_frames() {
    let order = arrivals(5000);
    let mut frames: Vec<Frame> = Vec::new();
    for (ms, &packet) in (0..).zip(&order) {
        frames.push(data(ms, (packet + 1) as u16, 1 + 1000 * packet, 1000, None));
        // frames of other flows lie between
        if ms % 3 == 0 {
            frames.push(data6(ms, 1 + 10 * ms as u32, 10));
        }
    }
    let (saved, file) = TemporaryCapture::new("filter", &frames);
    let report = read(&file, 4096);
    let flow = report.flows.iter().position(|flow| flow.packets > 4000).unwrap() as u32;
    let packets = report.packets_of(ArrivalOrder::Auto, flow, SequenceChoice::Auto).unwrap();
    let shown = |filter: &str| -> Option<Vec<u32>> {
        let text = saved.ask(&["-Y", filter, "-T", "fields", "-e", "frame.number"])?;
        Some(text.lines().map(|line| line.parse().unwrap()).collect())
    };
    let frames_of = |rows: &[u32]| -> Vec<u32> {
        let all = rows.iter().map(|&row| packets.frames[row as usize]);
        all.filter(|&frame| frame > 0).collect()
    };
    for (from, to, kinds) in
        [(0.0, 900.0, Kind::marked()), (100.5, 130.0, Kind::drawn()), (0.0, 9e9, Kind::Copy.bit())]
    {
        let rows: Vec<u32> = packets.within(from, to, kinds).collect();
        let filter = packets.wireshark(rows.iter().copied()).unwrap();
        assert!(filter.starts_with("frame.number in {"), "{filter}");
        let Some(found) = shown(&filter) else { return };
        assert!(found.len() > 20);
        assert_eq!(found, frames_of(&rows));
    }
    // too many terms: the flow's packets of that time
    let late: Vec<u32> = packets.within(20.0, 4000.0, Kind::Late.bit()).collect();
    let filter = packets.wireshark(late.iter().copied()).unwrap();
    assert!(filter.contains("tcp.srcport == ") && filter.contains("frame.time_relative >= "), "{filter}");
    let time = |row: &u32| packets.times[*row as usize];
    let (from, to) = (time(late.first().unwrap()), time(late.last().unwrap()));
    let all: Vec<u32> = packets.within(from, to, u16::MAX).collect();
    assert_eq!(shown(&filter), Some(frames_of(&all)));
}
