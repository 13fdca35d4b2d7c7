//! Well-formed input to mutate.

use crate::captures::packed::{gzip, zstd};
use crate::captures::{ack, data, data6, handshake, rtp_frames};
use compose::tunnels::{Outer, geneve, gre, gtp_u, ip_in_ip, vxlan};
use compose::{Container, Frame, capture, echo, ethernet, ipv4, ipv6, tcp, udp};
use model::laboratories::TABLES;
use model::params::{Kind, Lab, Param};

/// Everything that the reader understands, in few packets.
fn frames() -> Vec<Vec<Frame>> {
    let numbers: Vec<u16> = (0..20).map(|k: u16| 65_530_u16.wrapping_add(k ^ 1)).collect();
    let mut download = handshake(20);
    download
        .extend((0..12).map(|k: u32| data(30 + u64::from(k), k as u16, 1001 + 50 * (k ^ 2), 50, Some(k))));
    download.extend([ack(45, 1001), ack(46, 1001), ack(47, 1001), data6(50, 9, 20), data6(51, 5, 8)]);
    let mut mixed = rtp_frames(&numbers[..4]);
    for k in 0..12_u16 {
        let mut tagged = ethernet(&ipv4(k, 1, 1, 2, &echo(k % 2 == 0, 7, k, &[0; 8])));
        tagged.splice(12..12, [0x81, 0, 0, 5]);
        mixed.push(Frame::whole(u64::from(k), tagged));
        let mut extended =
            ipv6(0, 1, 2, &[&[6, 0, 1, 4, 0, 0, 0, 0][..], &tcp((1, 2), 0, 0, 2, Some(1), &[])].concat());
        extended[41] = 0;
        mixed.push(Frame::whole(u64::from(k), ethernet(&extended)));
        mixed.push(Frame::whole(u64::from(k), ethernet(&ipv4(3 * k, 50, 1, 2, &udp((1, 2), &[0; 30])))));
    }
    vec![rtp_frames(&numbers), download, mixed]
}

fn of(containers: &[Container]) -> Vec<Vec<u8>> {
    let all = frames();
    let each = |container: &Container| {
        let container = *container;
        all.iter().map(move |frames| capture(container, 1, frames)).collect::<Vec<_>>()
    };
    containers.iter().flat_map(each).collect()
}

pub fn pcap() -> Vec<Vec<u8>> {
    of(&[
        Container::Pcap { is_big_endian: false, is_nano: false },
        Container::Pcap { is_big_endian: true, is_nano: true },
    ])
}

pub fn pcapng() -> Vec<Vec<u8>> {
    of(&[Container::PcapNg { is_big_endian: false }, Container::PcapNg { is_big_endian: true }])
}

pub fn packed() -> Vec<Vec<u8>> {
    let files: Vec<Vec<u8>> = pcap().into_iter().chain(ping()).collect();
    files.iter().flat_map(|file| [gzip(file), zstd(file)]).collect()
}

/// Packets in tunnels, WireGuard's, and iperf's datagrams.
pub fn tunnels() -> Vec<Vec<u8>> {
    let mut frames = Vec::new();
    for k in 0..24_u16 {
        // seconds, microseconds, the number, data
        let payload = [0, 0, 0, 9, 0, 0, 3, k as u8 + 1, 0, 0, 0, (k ^ 1) as u8 + 1, 7, 7, 7, 7];
        let inner = ipv4(k, 17, 1, 2, &udp((4000, 5201), &payload));
        frames.push(Frame::whole(u64::from(k), ethernet(&inner)));
        let outer = if k % 2 == 0 { Outer::V4(k) } else { Outer::V6(k) };
        for packet in [
            vxlan(outer, 9, 77, &inner),
            gre(outer, Some(9), Some(k.into()), &inner),
            geneve(outer, 5, &inner),
            gtp_u(outer, 3, k % 3 == 0, &inner),
            ip_in_ip(outer, &inner),
            gre(Outer::V4(k), None, None, &vxlan(outer, 9, 77, &inner)),
        ] {
            frames.push(Frame::whole(u64::from(k), ethernet(&packet)));
        }
    }
    // two sessions of WireGuard, also in Wi-Fi and in messages of NFLOG
    let session = |k: u16| {
        let payload = [4, 0, 0, 0, k as u8 / 12, 0, 0, 0, k as u8 % 12, 0, 0, 0, 0, 0, 0, 0];
        ipv4(k, 17, 1, 2, &udp((4000, 51_820), &payload))
    };
    let behind = |head: &[u8]| {
        (0..24).map(|k| Frame::whole(k.into(), [head, &session(k)].concat())).collect::<Vec<_>>()
    };
    let wifi = [&[0, 0, 8, 0, 0, 0, 0, 0, 0x88, 2][..], &[2; 24], &[0xaa, 0xaa, 3, 0, 0, 0, 8, 0]].concat();
    let nflog = [2, 0, 0, 5, 8, 0, 1, 0, 8, 0, 3, 0, 36, 0, 9, 0];
    let container = Container::Pcap { is_big_endian: false, is_nano: true };
    vec![
        capture(container, 1, &frames),
        capture(container, 127, &behind(&wifi)),
        capture(container, 239, &behind(&nflog)),
    ]
}

pub fn json() -> Vec<Vec<u8>> {
    texts(&[
        "\u{1e}{\"qlog_version\":\"0.3\",\"trace\":{\"vantage_point\":{\"type\":\"client\"},\"common_fields\":{\"ODCID\":\"ab\",\"time_format\":\"delta\"}}}\n\u{1e}{\"time\":1,\"name\":\"transport:packet_received\",\"data\":{\"header\":{\"packet_type\":\"1RTT\",\"packet_number\":3}}}\n\u{1e}{\"time\":1,\"name\":\"transport:packet_received\",\"data\":{\"header\":{\"packet_type\":\"1RTT\",\"packet_number\":2},\"frames\":[{\"frame_type\":\"ack\",\"acked_ranges\":[[1,4],[7]]}]}}\n",
        "{\"qlog_version\":\"draft-01\",\"traces\":[{\"event_fields\":[\"relative_time\",\"category\",\"event_type\",\"data\"],\"configuration\":{\"time_units\":\"us\"},\"events\":[[12,\"TRANSPORT\",\"PACKET_SENT\",{\"packet_type\":\"1RTT\",\"header\":{\"packet_number\":\"7\"}}],[13,\"RECOVERY\",\"PACKET_LOST\",{\"packet_type\":\"1RTT\",\"packet_number\":\"7\",\"trigger\":\"x\"}]]}]}",
        "{\"start\":{\"connecting_to\":{},\"test_start\":{\"protocol\":\"UDP\",\"reverse\":1}},\"end\":{\"streams\":[{\"udp\":{\"out_of_order\":3}}],\"sum\":{\"packets\":9,\"lost_packets\":1,\"jitter_ms\":0.5}}}",
    ])
}

/// What programs have counted.
pub fn counters() -> Vec<Vec<u8>> {
    texts(&[
        "State Recv-Q Send-Q Local Address:Port Peer Address:Port\nESTAB 0 0 a:1 b:2\n\t cubic rto:204 retrans:1/3 reordering:9 reord_seen:2 dsack_dups:1\n",
        "#kernel\nTcpRetransSegs                  31                 0.0\nTcpExtTCPSACKReorder            7                  0.0\n",
        "--- owping statistics from [a]:1 to [b]:2 ---\n4 sent, 1 lost (25.000%), 0 duplicates\n1-reordering = 33.3%\nno 2-reordering\n",
        "seq_no=0 delay=1 ms\nseq_no=2 delay=1 ms\nseq_no=1 *LOST*\n",
        "0 16777216000000000001 1 0.1 16777216000004294967 1 0.2 255\n2 16777216000000000003 1 0.1 16777216000004294969 1 0.2 255\n1 16777216000000000002 1 0.1 00000000000000000000 1 0.2 255\n",
    ])
}

pub fn csv() -> Vec<Vec<u8>> {
    texts(&[
        "sequence,time_ms,size\n1,0.5,100\n3,1.25,200\n2,1.5,300\n2,2,300\n",
        "1\n2\n5\n4\n3\n6\n",
        "1 2 5-4 x9 6\n3 7\n",
        "1 3 2\n4 6 5 8\n7\n",
        "ip.addr\tudp.port\trtp.seq\tframe.len\tsend_time\trecv_time\n1,2\t3,4\t5,6\t200\t1\t2\n2,1\t4,3\t5\t100\t2\t4\n",
        "tcp.seq\ttcp.len\ttcp.flags\n0\t300\t0x0002\n301,311\t10,10\t0x0010\n",
        "\"No.\",\"Time\",\"Source\",\"Info\"\n\"1\",\"0.1\",\"a\",\"443 > 9 [ACK] Seq=1 Ack=2 Len=100\"\n\"2\",\"0.2\",\"b\",\"PT=x, SSRC=0x1, Seq=65535, Time=1\"\n",
        "frame.number|ip.src|tcp.seq|tcp.len\n1|a|4294967290|10\n2|a|4|10\n3|b|\"4\"|0\n",
        "no;t;len\r\n1;0,5;9\r\n2;0,7;9\r\n# note\r\n4;0,9;9\r\n3;1,0;9\r\n",
        "\u{feff}rtp.seq\tframe.time_epoch\n7\t1700000000.5\n9\t1700000000.6\n8\t1700000000.7\n",
    ])
}

pub fn ping() -> Vec<Vec<u8>> {
    texts(&[
        "PING example.org (93.184.216.34) 56(84) bytes of data.\n[1583240237.5] 64 bytes from 93.184.216.34: icmp_seq=1 ttl=56 time=11.9 ms\nno answer yet for icmp_seq=2\n[1583240238.5] 64 bytes from 93.184.216.34: icmp_seq=3 ttl=56 time=11.9 ms\n[1583240239.5] 64 bytes from 93.184.216.34: icmp_seq=2 ttl=56 time=11.9 ms (DUP!)\n\n--- example.org ping statistics ---\n6 packets transmitted, 3 received, 50% packet loss, time 9012ms\n",
        "\u{1b}[1mPING\u{1b}[0m ::1(::1) 56 data bytes\n\u{1b}]0;t\u{7}64 bytes from ::1: icmp_seq=2 ttl=64 time=0.030 ms\n",
        "PING a (192.0.2.1): 56 data bytes\n64 bytes from 192.0.2.1: seq=0 ttl=56 time=1.9 ms\nRequest timeout for icmp_seq 1\n64 bytes from 192.0.2.1: seq=65535 ttl=56 time=1.9 ms\n",
        "PING ::1(::1) 56 Datenbytes\n64 Bytes von ::1: icmp_seq=1 ttl=64 Zeit=0.03 ms\n16:05:32.5 16 bytes from ::1, icmp_seq=2 hlim=64 time=0.03 ms\n--- ::1 ---\n2 Pakete, 2 empfangen, 0% Verlust\n",
        "Pinging a with 32 bytes of data:\nReply from 192.0.2.1: bytes=32 time=12ms TTL=56\nRequest timed out.\nPackets: Sent = 2, Received = 1, Lost = 1 (50% loss),\n",
    ])
}

pub fn sequence() -> Vec<Vec<u8>> {
    texts(&["1 2 5 4 3 6", "1-5 9-7 x6 8 8", "x x 3 x9 x7-8", "1,2,x,4-20,3", "999999999 1000000000"])
}

pub fn script() -> Vec<Vec<u8>> {
    texts(&[
        "0.0 write 10\n0.100 ack 3 sack 5-7 # late\n\n0.9 wait\n0.95 write 4\n",
        "0.1 ack 2\n0.101 ack 2 sack 4-5 sack 3\n0.102 ack 2 sack 4-9 3\n1.5 ack 9\n40 wait",
        "1e-3 ack 1 sack 2 3 4\n2.5 ack 11\n999999 wait\n",
    ])
}

pub fn scenario() -> Vec<Vec<u8>> {
    TABLES.iter().map(|lab| link(lab).into_bytes()).collect()
}

/// A link with every parameter of a laboratory, the version, and an unknown key.
fn link(lab: &Lab) -> String {
    let value = |param: &Param| match &param.kind {
        Kind::Number(number) => format!("{}", number.max),
        Kind::Choice { options, .. } => {
            options.last().map_or_else(String::new, |option| option.id.to_owned())
        }
        _ => "1+2,x+4.2:7".to_owned(),
    };
    let pairs: String = lab.params.iter().map(|param| format!("&{}={}", param.id, value(param))).collect();
    format!("https://example.org/x/#/{}?v=1{pairs}&unknown=%C3%A4", lab.id)
}

fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}
