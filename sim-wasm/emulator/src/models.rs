//! The paths and captures of known truth.

use crate::disguise::Disguise;
use crate::path::{Handover, Jitter, Lag, MICRO, MILLI, Path, PlainLane, Priority, Queues, Split, Wifi};
use crate::traffic::{Datagrams, Payload, Transfers};
use std::time::Duration;

/// What the hosts send.
#[derive(Clone, Copy, Debug)]
pub enum Traffic {
    /// Over TCP.
    Tcp(Transfers),
    /// Over UDP.
    Udp(Datagrams),
}

/// A path, what is sent over it, and how it is captured.
pub struct Model {
    /// Name of its files.
    pub id: &'static str,
    /// What the path does.
    pub says: &'static str,
    /// What reorders, in the words of the causes that a capture is judged by; `none` where nothing does.
    pub cause: &'static str,
    /// The fault of the capture itself.
    pub artefact: Option<&'static str>,
    /// Whether the packets are IPv6's.
    pub is_version6: bool,
    /// Whether TCP sends timestamps.
    pub has_timestamps: bool,
    /// Bytes of a packet that a small capture keeps.
    pub snap: usize,
    /// What is sent, about so many packets of data.
    pub traffic: fn(u32) -> Traffic,
    /// The path of the data, by seed and number of packets.
    pub there: fn(u32, u32) -> Box<dyn Path>,
    /// Share of the acknowledgments that are lost.
    pub loss_back: f64,
    /// Delay of the acknowledgments, ns.
    pub delay_back: u64,
    /// How much longer the first of them (the SYN's) takes, ns.
    pub wake_back: u64,
    /// The capture.
    pub disguise: Disguise,
}

/// Payload of a segment with timestamps over IPv4.
const SEGMENT: u32 = 1448;
/// Mbit/s.
const RATE: u64 = 100;

fn one_transfer(packets: u32) -> Traffic {
    Traffic::Tcp(Transfers { flows: 1, bytes: packets * SEGMENT, buffer: 300_000 })
}

fn eighty_transfers(packets: u32) -> Traffic {
    Traffic::Tcp(Transfers { flows: 80, bytes: packets / 50 * SEGMENT, buffer: 60_000 })
}

fn datagrams(payload: Payload, packets: u32) -> Traffic {
    Traffic::Udp(Datagrams { payload, count: packets / 10 * 10, gap: Duration::from_micros(200) })
}

const ECMP: [u64; 2] = [10 * MILLI, 14 * MILLI];

const PLAIN: Model = Model {
    id: "",
    says: "",
    cause: "none",
    artefact: None,
    is_version6: false,
    has_timestamps: true,
    snap: 60,
    traffic: one_transfer,
    there: |seed, _| Box::new(PlainLane::new(RATE, 10 * MILLI, 0.02, seed)),
    loss_back: 0.0,
    delay_back: 10 * MILLI,
    wake_back: 0,
    disguise: Disguise::None,
};

/// IPv6 has no identification.
const IPV6: Model = Model { is_version6: true, has_timestamps: false, snap: 80, ..PLAIN };

/// All models.
pub const MODELS: &[Model] = &[
    Model {
        id: "ecmp",
        says: "two equal-cost paths, 4 ms apart; each packet takes one by chance",
        cause: "split",
        there: |seed, _| Box::new(Split::new(RATE, ECMP, 0.0, seed)),
        ..PLAIN
    },
    Model {
        id: "ecmp-loss",
        says: "the same two paths; 0.3% of the packets are lost",
        cause: "split",
        there: |seed, _| Box::new(Split::new(RATE, ECMP, 0.003, seed)),
        loss_back: 0.003,
        ..PLAIN
    },
    Model {
        id: "ecmp-loss-ipv6",
        says: "two paths, 7 ms apart, over IPv6 without TCP timestamps: no packet says when it was sent, and the shorter round trip is 4 ms",
        cause: "split",
        there: |seed, _| Box::new(Split::new(RATE, [2 * MILLI, 9 * MILLI], 0.003, seed)),
        loss_back: 0.003,
        delay_back: 2 * MILLI,
        ..IPV6
    },
    Model {
        id: "loss-ipv6",
        says: "2% of the packets and of the acknowledgments are lost, over IPv6 without TCP timestamps",
        loss_back: 0.02,
        ..IPV6
    },
    Model {
        id: "loss-ipv6-wake",
        says: "the same; a radio wakes first, so that the handshake takes 60 ms longer than any later round trip",
        loss_back: 0.02,
        wake_back: 60 * MILLI,
        ..IPV6
    },
    Model {
        id: "wifi",
        says: "Wi-Fi with block acknowledgments: 8% of the packets of an aggregate are sent again in a later one, and nothing restores the order",
        cause: "held-back",
        there: |seed, _| Box::new(Wifi::new(150, 2 * MILLI, 0.08, seed)),
        ..PLAIN
    },
    Model {
        id: "handover",
        says: "the path changes once, to one that is 5.5 ms shorter; most packets before the change are lost",
        cause: "event",
        there: |seed, packets| Box::new(Handover::new(RATE, packets / 2, 30 + packets / 400, seed)),
        ..PLAIN
    },
    Model {
        id: "queues",
        says: "four receive queues of the host share the packets of the flow, and are emptied microseconds apart",
        cause: "queues",
        there: |seed, _| Box::new(Queues::new(2_000, 2 * MILLI, seed)),
        ..PLAIN
    },
    Model {
        id: "ahead",
        says: "25% of the packets run ahead of the others, which wait for 5 ms (netem's reorder)",
        cause: "ran-ahead",
        there: |seed, _| Box::new(Priority::new(RATE, 10 * MILLI, 5 * MILLI, 0.25, seed)),
        ..PLAIN
    },
    Model {
        id: "lag",
        says: "80 flows are hashed onto four links; one link, which 20 flows have, is itself two lanes",
        cause: "group",
        traffic: eighty_transfers,
        there: |seed, _| Box::new(Lag::new(RATE, seed)),
        ..PLAIN
    },
    Model {
        id: "jitter",
        says: "each packet has a normal delay of its own, with a standard deviation of 1 ms",
        cause: "jitter",
        there: |seed, _| Box::new(Jitter::new(RATE, 10 * MILLI, MILLI as f64, seed)),
        ..PLAIN
    },
    Model {
        id: "loss",
        says: "2% of the packets and of the acknowledgments are lost, and nothing is reordered",
        loss_back: 0.02,
        ..PLAIN
    },
    Model {
        id: "loss-shuffled",
        says: "the same; the capturing host writes its four queues one after the other",
        artefact: Some("file-order"),
        disguise: Disguise::Shuffled,
        loss_back: 0.02,
        ..PLAIN
    },
    Model {
        id: "loss-set-back",
        says: "the same; the capturing host's clock is set back twice, by 30 ms",
        artefact: Some("clock"),
        disguise: Disguise::SetBack,
        loss_back: 0.02,
        ..PLAIN
    },
    Model {
        id: "span",
        says: "2% of the packets are lost; a mirror port gives each packet twice, up to 0.4 ms apart",
        artefact: Some("copies"),
        disguise: Disguise::Mirror,
        ..PLAIN
    },
    Model {
        id: "rtp",
        says: "RTP over the two equal-cost paths; 0.3% of the packets are lost",
        cause: "split",
        snap: 60,
        traffic: |packets| datagrams(Payload::Rtp, packets),
        there: |seed, _| Box::new(Split::new(RATE, ECMP, 0.003, seed)),
        ..PLAIN
    },
    Model {
        id: "iperf3",
        says: "iperf3's datagrams over two paths, 0.7 ms apart; 0.3% of the packets are lost",
        cause: "split",
        snap: 60,
        traffic: |packets| datagrams(Payload::Iperf3, packets),
        there: |seed, _| Box::new(Split::new(RATE, [10 * MILLI, 10 * MILLI + 700 * MICRO], 0.003, seed)),
        ..PLAIN
    },
    Model {
        id: "quic-offload",
        says: "QUIC's datagrams, ten to a call (segmentation offload), over the two equal-cost paths",
        cause: "split",
        snap: 60,
        traffic: |packets| datagrams(Payload::Quic, packets),
        there: |seed, _| Box::new(Split::new(RATE, ECMP, 0.0, seed)),
        ..PLAIN
    },
];
