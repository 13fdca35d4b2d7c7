//! `cargo run -p xtask samples`: rewrites the sample traces in `public/samples/`. They come from the model's
//! own jitter path, written as a capture, as a table and as the output of ping.

use crate::Result;
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::laws::Law;
use model::path::{Crossing, JitterPath};
use model::random::{Random, Stream};
use std::fmt::Write;
use std::path::Path;

/// The made-up time at which the samples begin: 2024-01-01 00:00:00 UTC, nanoseconds since 1970.
const START: u64 = 1_704_067_200_000_000_000;

/// A packet that arrives.
struct Arrival {
    /// The packet, from 0.
    packet: u32,
    /// ms since the first packet was sent.
    time: f64,
    is_copy: bool,
}

pub fn write(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("rtp-reordered.pcapng"), video())?;
    std::fs::write(folder.join("ping.txt"), ping()?)?;
    std::fs::write(folder.join("sequence.csv"), table()?)?;
    Ok(())
}

/// Sends packets over the path; a share of them is lost, and a share arrives twice, the copy `behind` ms
/// later.
fn arrivals(path: &JitterPath, lost: f64, doubled: f64, behind: f64) -> Vec<Arrival> {
    let mut crossing = Crossing::default();
    crossing.run(path, 0);
    let random = Random::new(path.seed, 0);
    let mut arrivals = Vec::new();
    for &packet in crossing.order() {
        let time = crossing.times()[packet as usize];
        let [loss, copy, ..] = random.uniforms(Stream::Transmission, packet, 0);
        if loss >= lost {
            arrivals.push(Arrival { packet, time, is_copy: false });
            if copy < doubled {
                arrivals.push(Arrival { packet, time: time + behind, is_copy: true });
            }
        }
    }
    arrivals.sort_by(|a, b| a.time.total_cmp(&b.time));
    arrivals
}

/// Video over RTP: 1000 packets of 1254 bytes, one every 2.5 ms, only the headers captured. The sequence
/// number wraps.
fn video() -> Vec<u8> {
    let path = JitterPath {
        packets: 1000,
        size: 1254,
        rate: 4.0,
        delay: 40.0,
        jitter: 3.0,
        law: Law::Exponential,
        seed: 4737,
    };
    let frames: Vec<Frame> = arrivals(&path, 0.01, 0.005, 1.0)
        .iter()
        .map(|arrival| {
            let number = (65_300 + arrival.packet) as u16;
            let sent = f64::from(arrival.packet) * path.spacing();
            let payload = rtp(0x5236_4737, number, (sent * 90.0) as u32, &[0; 1200]);
            let packet = ipv4(arrival.packet as u16, 17, 1, 2, &udp((5004, 5004), &payload));
            let mut bytes = ethernet(&packet);
            let wire = bytes.len() as u32;
            bytes.truncate(54);
            Frame { time: START + (arrival.time * 1e6) as u64, bytes, wire }
        })
        .collect();
    capture(Container::PcapNg { is_big_endian: false }, 1, &frames)
}

/// `ping -D -O -i 0.2` over a path whose jitter is about as large as the interval.
fn ping() -> Result<String> {
    let interval = 200.0;
    let requests = 100;
    let path = JitterPath {
        packets: requests,
        size: 84,
        rate: 84.0 * 8.0 / (interval * 1000.0),
        delay: 180.0,
        jitter: 120.0,
        law: Law::Exponential,
        seed: 5236,
    };
    let replies = arrivals(&path, 0.03, 0.02, 3.0);
    let mut text = "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n".to_owned();
    let (mut received, mut copies, mut next) = (0, 0, 0);
    let mut has_arrived = vec![false; requests as usize];
    for reply in &replies {
        // when ping -O sends the next request, it reports if the last one is still unanswered
        while f64::from(next + 1) * interval <= reply.time {
            let sent = f64::from(next + 1) * interval;
            if !has_arrived[next as usize] && next + 1 < requests {
                writeln!(text, "[{}] no answer yet for icmp_seq={}", clock(sent), next + 1)?;
            }
            next += 1;
            if next + 1 >= requests {
                break;
            }
        }
        let round_trip = reply.time - f64::from(reply.packet) * interval;
        let copy = if reply.is_copy { " (DUP!)" } else { "" };
        let (stamp, number) = (clock(reply.time), reply.packet + 1);
        writeln!(
            text,
            "[{stamp}] 64 bytes from 192.0.2.1: icmp_seq={number} ttl=57 time={round_trip:.1} ms{copy}"
        )?;
        has_arrived[reply.packet as usize] = true;
        if reply.is_copy { copies += 1 } else { received += 1 }
    }
    let lost = 100.0 * f64::from(requests - received) / f64::from(requests);
    writeln!(text, "\n--- 192.0.2.1 ping statistics ---")?;
    writeln!(
        text,
        "{requests} packets transmitted, {received} received, +{copies} duplicates, {lost}% packet loss"
    )?;
    Ok(text)
}

fn clock(time: f64) -> String {
    let micros = START / 1000 + (time * 1000.0) as u64;
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// A small version of the metrics paper's path: 2000 packets of 1518 bytes at 100 Mbit/s, netem's normal law.
fn table() -> Result<String> {
    let path = JitterPath {
        packets: 2000,
        size: 1518,
        rate: 100.0,
        delay: 100.0,
        jitter: 0.5,
        law: Law::NetemNormal,
        seed: 1,
    };
    let mut text = "sequence,time_ms,size\n".to_owned();
    for arrival in arrivals(&path, 0.005, 0.002, 0.3) {
        writeln!(text, "{},{:.4},{}", arrival.packet + 1, arrival.time, path.size)?;
    }
    Ok(text)
}
