//! Packets that carry packets.

use crate::{ethernet, ipv4, ipv6, udp};

/// The IP header around a tunnel: between the hosts 7 and 8, in IPv4 with this identification.
#[derive(Clone, Copy, Debug)]
pub enum Outer {
    /// IPv4.
    V4(u16),
    /// IPv6, which has no identification.
    V6(u16),
}

impl Outer {
    fn around(self, protocol: u8, payload: &[u8]) -> Vec<u8> {
        match self {
            Self::V4(identification) => ipv4(identification, protocol, 7, 8, payload),
            Self::V6(_) => ipv6(protocol, 7, 8, payload),
        }
    }
}

fn is_version6(packet: &[u8]) -> bool {
    packet.first().is_some_and(|first| first >> 4 == 6)
}

/// IP in IP.
#[must_use]
pub fn ip_in_ip(outer: Outer, packet: &[u8]) -> Vec<u8> {
    outer.around(if is_version6(packet) { 41 } else { 4 }, packet)
}

/// GRE, perhaps with a key and a number.
#[must_use]
pub fn gre(outer: Outer, key: Option<u32>, number: Option<u32>, packet: &[u8]) -> Vec<u8> {
    let flags = if key.is_some() { 0x20 } else { 0 } | if number.is_some() { 0x10 } else { 0 };
    let mut header = vec![flags, 0];
    header.extend(if is_version6(packet) { [0x86, 0xdd] } else { [8, 0] });
    for field in [key, number].into_iter().flatten() {
        header.extend(field.to_be_bytes());
    }
    header.extend_from_slice(packet);
    outer.around(47, &header)
}

/// VXLAN from this port.
#[must_use]
pub fn vxlan(outer: Outer, port: u16, network: u32, packet: &[u8]) -> Vec<u8> {
    vxlan_frame(outer, port, network, &ethernet(packet))
}

/// VXLAN with any frame.
#[must_use]
pub fn vxlan_frame(outer: Outer, port: u16, network: u32, frame: &[u8]) -> Vec<u8> {
    let mut header = vec![8, 0, 0, 0];
    header.extend((network << 8).to_be_bytes());
    header.extend_from_slice(frame);
    outer.around(17, &udp((port, 4789), &header))
}

/// Geneve with an option of eight bytes.
#[must_use]
pub fn geneve(outer: Outer, network: u32, packet: &[u8]) -> Vec<u8> {
    let mut header = vec![2, 0, 0x65, 0x58];
    header.extend((network << 8).to_be_bytes());
    header.extend([1, 2, 3, 1, 0, 0, 0, 0]);
    header.extend(ethernet(packet));
    outer.around(17, &udp((40_000, 6081), &header))
}

/// GTP-U, perhaps with an extension header as 5G has it.
#[must_use]
pub fn gtp_u(outer: Outer, tunnel: u32, is_extended: bool, packet: &[u8]) -> Vec<u8> {
    let extension: &[u8] = if is_extended { &[0, 0, 0, 0x85, 1, 0, 9, 0] } else { &[] };
    let mut header = vec![if is_extended { 0x34 } else { 0x30 }, 255];
    header.extend(((packet.len() + extension.len()) as u16).to_be_bytes());
    header.extend(tunnel.to_be_bytes());
    header.extend_from_slice(extension);
    header.extend_from_slice(packet);
    outer.around(17, &udp((2152, 2152), &header))
}
