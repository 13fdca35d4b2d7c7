//! The number in a packet that gives its place in the sequence, and why there may be none.

use std::fmt::{Display, Formatter};

/// The number in a packet that gives its place in the sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SequenceKind {
    /// RTP sequence number (RFC 3550).
    Rtp,
    /// TCP sequence number (RFC 9293), turned into packet order.
    Tcp,
    /// ICMP echo sequence number (RFC 792, RFC 4443).
    Icmp,
    /// IPv4 identification, if it counts up.
    IpId,
    /// The number in iperf's UDP payload.
    Iperf,
    /// The number of an encrypted tunnel's packet: ESP's (RFC 4303, 2.2) or WireGuard's.
    Vpn,
    /// QUIC packet numbers (RFC 9000), from a qlog.
    Quic,
    /// The position of the packet in the sender's capture.
    Pair,
    /// The sequence column of a table.
    Csv,
}

impl SequenceKind {
    /// Name on the command line and in scenarios.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Rtp => "rtp",
            Self::Tcp => "tcp",
            Self::Icmp => "icmp",
            Self::IpId => "ipid",
            Self::Iperf => "iperf",
            Self::Vpn => "vpn",
            Self::Quic => "quic",
            Self::Pair => "pair",
            Self::Csv => "csv",
        }
    }
}

impl Display for SequenceKind {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::Rtp => "RTP sequence numbers",
            Self::Tcp => "TCP sequence numbers",
            Self::Icmp => "ICMP echo sequence numbers",
            Self::IpId => "IP identifications that count up",
            Self::Iperf => "numbers of iperf",
            Self::Vpn => "numbers of ESP or WireGuard",
            Self::Quic => "QUIC packet numbers",
            Self::Pair => "sender's capture beside it",
            Self::Csv => "a sequence column",
        })
    }
}

/// The kind of sequence number to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SequenceChoice {
    /// The best kind that a flow has.
    Auto,
    /// This kind. Texts have only one, which is used in any case.
    Only(SequenceKind),
}

impl SequenceChoice {
    /// Reads `auto`, `rtp`, `tcp`, `icmp`, `ipid`, `iperf` or `vpn`.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "auto" => Self::Auto,
            "rtp" => Self::Only(SequenceKind::Rtp),
            "tcp" => Self::Only(SequenceKind::Tcp),
            "icmp" => Self::Only(SequenceKind::Icmp),
            "ipid" => Self::Only(SequenceKind::IpId),
            "iperf" => Self::Only(SequenceKind::Iperf),
            "vpn" => Self::Only(SequenceKind::Vpn),
            _ => return None,
        })
    }
}

/// Why a flow cannot be measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSequence {
    /// There is no such flow.
    #[error("there is no flow {0}; the file has {1}, numbered from 0")]
    NoFlow(u32, u32),
    /// The flow has no sequence at all.
    #[error("the packets of this flow carry no number that tells their order")]
    Nothing,
    /// The identifications restart in each batch.
    #[error(
        "the packets of this flow were sent in batches by segmentation offload, which numbers each batch anew: nothing here tells their order across batches; captures at both ends do"
    )]
    Batches,
    /// Some datagrams were merged from several.
    #[error(
        "{0} datagrams of this flow are longer than a frame: offload merges several, and nothing tells which and in which order"
    )]
    Merged(u32),
    /// It is QUIC, whose numbers are encrypted in a capture.
    #[error(
        "QUIC encrypts its packet numbers, and nothing else in these packets tells their order: a qlog of either end does, or captures at both"
    )]
    Encrypted,
    /// It is SCTP, whose numbers count pieces of data (RFC 9260, 3.3.1).
    #[error(
        "SCTP numbers chunks of data (TSN), of which a packet carries several, and sends a lost one again under its old number: these numbers are not read"
    )]
    Chunks,
    /// Several senders use one SSRC.
    #[error("several senders use one SSRC in this flow, so that its RTP sequence numbers tell no order")]
    Collision,
    /// The packets have no data: the flow only acknowledges the flow with this index.
    #[error("these packets only acknowledge what the other direction, flow {0}, carries")]
    Acknowledges(u32),
    /// The packets have no data, and the other direction is not in the file, or has no data either.
    #[error("the packets of this flow carry no data, only acknowledgments or control")]
    NoData,
    /// They are echo replies, each sent when a request of the flow with this index arrived.
    #[error("these replies left in the order in which the requests, flow {0}, arrived here")]
    Mirrors(u32),
    /// They are ICMP messages, of which only echo has numbers (RFC 792, RFC 4443).
    #[error("of ICMP messages only echo requests and replies carry a number that tells their order")]
    Messages,
    /// The flow has other sequence numbers.
    #[error("this flow has no {asked}; it can be read by {others}")]
    NotThis {
        /// The kind that was asked for.
        asked: SequenceKind,
        /// The kinds that the flow has.
        others: String,
    },
}
