//! Tunnels: packets within packets. GRE (RFC 2784, RFC 2890) with ERSPAN, VXLAN (RFC 7348), Geneve (RFC 8926), IP
//! in IP (RFC 2003, RFC 2473, RFC 4213) and GTP-U (3GPP TS 29.281).

use crate::trace::file::bytes::{be16, be32};
use crate::trace::headers::ip::Datagram;
use crate::trace::headers::link::{Link, behind_type};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};
use std::net::IpAddr;

/// The fields that all packets of a tunnel have in common, in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tunnel {
    pub kind: TunnelKind,
    /// Its ends, the smaller address first.
    pub ends: (IpAddr, IpAddr),
    /// The number of a network, or GRE's key. GTP-U's differs between directions, and is left out.
    pub network: Option<u32>,
    /// The outer tunnel through which it runs.
    pub within: TunnelIndex,
}

/// The number of a packet's tunnel in a list; 0 for none.
pub type TunnelIndex = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TunnelKind {
    Ip,
    Gre,
    Vxlan,
    Geneve,
    GtpU,
}

/// The content of a datagram.
#[derive(Debug, PartialEq, Eq)]
pub enum DatagramContent<'a> {
    /// It is not a tunnel's.
    Nothing,
    /// A packet, and its length on the wire.
    Packet { kind: TunnelKind, network: Option<u32>, packet: &'a [u8], wire: u32 },
    /// A frame without an IP packet.
    NotIp,
    /// The capture ends before the content is known.
    CutOff,
}

const ETHERNET: u16 = 0x6558;
const ERSPAN: u16 = 0x88be;
const ERSPAN3: u16 = 0x22eb;
const VXLAN_PORTS: [u16; 2] = [4789, 8472];
const GENEVE_PORT: u16 = 6081;
const GTP_U_PORT: u16 = 2152;
/// Type of GTP-U messages that carry a packet.
const GTP_U_PACKET: u8 = 255;
const GTP_U_EXTENSIONS_AT_MOST: u32 = 8;

/// The packet within a datagram, if it is a tunnel's.
pub fn inside<'a>(datagram: &Datagram<'a>) -> DatagramContent<'a> {
    let bytes = datagram.payload;
    match datagram.protocol {
        4 | 41 => {
            let is_version = |first: u8| first >> 4 == if datagram.protocol == 4 { 4 } else { 6 };
            match bytes.first() {
                None => DatagramContent::CutOff,
                Some(&first) if is_version(first) => found(datagram, TunnelKind::Ip, None, Some(bytes)),
                Some(_) => DatagramContent::Nothing,
            }
        }
        47 => gre(datagram),
        17 => udp(datagram),
        _ => DatagramContent::Nothing,
    }
}

/// A packet at the end of a datagram.
fn found<'a>(
    datagram: &Datagram<'a>,
    kind: TunnelKind,
    network: Option<u32>,
    packet: Option<&'a [u8]>,
) -> DatagramContent<'a> {
    let Some(packet) = packet else { return DatagramContent::NotIp };
    let before = (datagram.payload.len() - packet.len()) as u32;
    DatagramContent::Packet { kind, network, packet, wire: datagram.length.saturating_sub(before) }
}

fn gre<'a>(datagram: &Datagram<'a>) -> DatagramContent<'a> {
    let bytes = datagram.payload;
    let (Some(flags), Some(protocol)) = (be16(bytes, 0), be16(bytes, 2)) else {
        return DatagramContent::CutOff;
    };
    let has = |bit: u16| flags & bit != 0;
    // source routing, which is not in use, and version 1, which carries PPP
    if has(0x4000) || flags & 7 != 0 {
        return DatagramContent::Nothing;
    }
    let mut at = if has(0x8000) { 8 } else { 4 };
    let mut key = None;
    if has(0x2000) {
        let Some(found) = be32(bytes, at) else { return DatagramContent::CutOff };
        (key, at) = (Some(found), at + 4);
    }
    let is_numbered = has(0x1000);
    if is_numbered {
        at += 4;
    }
    at += match protocol {
        ERSPAN if is_numbered => 8,
        ERSPAN3 => match bytes.get(at + 11) {
            None => return DatagramContent::CutOff,
            Some(last) => 12 + 8 * usize::from(last & 1),
        },
        _ => 0,
    };
    let Some(rest) = bytes.get(at..) else { return DatagramContent::CutOff };
    let packet = match protocol {
        ETHERNET | ERSPAN | ERSPAN3 => Link::Ethernet.packet(rest),
        _ => behind_type(protocol, rest),
    };
    found(datagram, TunnelKind::Gre, key, packet)
}

fn udp<'a>(datagram: &Datagram<'a>) -> DatagramContent<'a> {
    let bytes = datagram.payload;
    let (Some(source), Some(destination), Some(body)) = (be16(bytes, 0), be16(bytes, 2), bytes.get(8..))
    else {
        return DatagramContent::Nothing;
    };
    match destination {
        _ if VXLAN_PORTS.contains(&destination) => vxlan(datagram, body),
        GENEVE_PORT => geneve(datagram, body),
        GTP_U_PORT => gtp_u(datagram, body),
        _ if source == GTP_U_PORT => gtp_u(datagram, body),
        _ => DatagramContent::Nothing,
    }
}

fn vxlan<'a>(datagram: &Datagram<'a>, body: &'a [u8]) -> DatagramContent<'a> {
    let (Some(flags), Some(network)) = (be32(body, 0), be32(body, 4)) else {
        return DatagramContent::Nothing;
    };
    // the network's number is valid; of the other bits, only those of the group policy are in use
    let is_vxlan = flags >> 24 & 0x0f == 8 && flags & 0x00b7_0000 == 0 && network & 0xff == 0;
    let Some(frame) = body.get(8..).filter(|_| is_vxlan) else { return DatagramContent::Nothing };
    found(datagram, TunnelKind::Vxlan, Some(network >> 8), Link::Ethernet.packet(frame))
}

fn geneve<'a>(datagram: &Datagram<'a>, body: &'a [u8]) -> DatagramContent<'a> {
    let (Some(head), Some(network)) = (be32(body, 0), be32(body, 4)) else { return DatagramContent::Nothing };
    let options = 4 * (head >> 24 & 0x3f) as usize;
    let is_geneve = head >> 30 == 0 && head & 0x003f_0000 == 0 && network & 0xff == 0;
    let Some(rest) = body.get(8 + options..).filter(|_| is_geneve) else { return DatagramContent::Nothing };
    let packet = match head as u16 {
        ETHERNET => Link::Ethernet.packet(rest),
        protocol => behind_type(protocol, rest),
    };
    found(datagram, TunnelKind::Geneve, Some(network >> 8), packet)
}

fn gtp_u<'a>(datagram: &Datagram<'a>, body: &'a [u8]) -> DatagramContent<'a> {
    let Some(&[flags, message, ..]) = body.first_chunk::<8>() else { return DatagramContent::Nothing };
    // version 1 of GTP, but not GTP'
    if flags >> 4 != 3 || message != GTP_U_PACKET {
        return DatagramContent::Nothing;
    }
    let mut at = 8;
    if flags & 7 != 0 {
        let mut next = body.get(11).copied().unwrap_or(0);
        at = 12;
        for _ in 0..GTP_U_EXTENSIONS_AT_MOST {
            if flags & 4 == 0 || next == 0 {
                break;
            }
            let length = 4 * usize::from(body.get(at).copied().unwrap_or(0));
            at += length.max(4);
            next = body.get(at - 1).copied().unwrap_or(0);
        }
    }
    let Some(packet) = body.get(at..).filter(|packet| !packet.is_empty()) else {
        return DatagramContent::CutOff;
    };
    match packet[0] >> 4 {
        4 | 6 => found(datagram, TunnelKind::GtpU, None, Some(packet)),
        _ => DatagramContent::Nothing,
    }
}

/// The tunnels of a file, numbered from 1.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tunnels {
    list: Vec<Tunnel>,
    last: Option<(Tunnel, TunnelIndex)>,
}

/// Most tunnels that are distinguished; further ones share the last number.
const TUNNELS_AT_MOST: usize = 1024;

impl Tunnels {
    /// The number of a tunnel.
    pub fn number(&mut self, tunnel: Tunnel) -> TunnelIndex {
        if let Some((last, number)) = self.last
            && last == tunnel
        {
            return number;
        }
        let place = self.list.iter().position(|&known| known == tunnel).unwrap_or_else(|| {
            if self.list.len() < TUNNELS_AT_MOST {
                self.list.push(tunnel);
            }
            self.list.len() - 1
        });
        let number = place as TunnelIndex + 1;
        self.last = Some((tunnel, number));
        number
    }

    /// The tunnel with this number in words, with the tunnels through which it runs; empty for none.
    pub fn words(&self, within: TunnelIndex) -> String {
        let mut words = Vec::new();
        let mut next = within;
        // a tunnel's number is above that of its outer tunnel
        while let Some(tunnel) = usize::from(next).checked_sub(1).and_then(|at| self.list.get(at)) {
            words.push(tunnel.to_string());
            next = tunnel.within.min(next - 1);
        }
        words.join(", ")
    }
}

impl Display for Tunnel {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        let kind = match self.kind {
            TunnelKind::Ip => "IP",
            TunnelKind::Gre => "GRE",
            TunnelKind::Vxlan => "VXLAN",
            TunnelKind::Geneve => "Geneve",
            TunnelKind::GtpU => "GTP-U",
        };
        let network = self.network.map_or_else(String::new, |network| format!(" {network}"));
        write!(f, "in {kind}{network} between {} and {}", self.ends.0, self.ends.1)
    }
}
