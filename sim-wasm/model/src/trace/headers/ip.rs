//! IPv4 and IPv6 headers.

use crate::trace::file::bytes::{array, be16};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An IP packet, the captured part of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Datagram<'a> {
    pub source: IpAddr,
    pub destination: IpAddr,
    /// Protocol number of the payload.
    pub protocol: u8,
    /// IPv4 identification.
    pub identification: Option<u16>,
    /// The part of the payload that was captured.
    pub payload: &'a [u8],
    /// Length of the payload on the wire, bytes.
    pub length: u32,
    /// A fragment other than the first: it has no transport header.
    pub is_later_fragment: bool,
}

/// Why a packet could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDatagram {
    /// The capture ends before the header does.
    CutOff,
    /// Not a header of IPv4 or IPv6.
    Malformed,
}

/// Most IPv6 extension headers that are read.
const EXTENSIONS_AT_MOST: u32 = 16;

/// Reads an IP packet; `wire` is its length on the wire according to the link layer, needed for packets whose
/// own length is left to the network card to fill in (segmentation offload).
pub fn datagram(packet: &[u8], wire: u32) -> Result<Datagram<'_>, NoDatagram> {
    match packet.first() {
        None => Err(NoDatagram::CutOff),
        Some(first) if first >> 4 == 4 => version4(packet, wire),
        Some(first) if first >> 4 == 6 => version6(packet, wire),
        Some(_) => Err(NoDatagram::Malformed),
    }
}

fn version4(packet: &[u8], wire: u32) -> Result<Datagram<'_>, NoDatagram> {
    let header: [u8; 20] = array(packet, 0).ok_or(NoDatagram::CutOff)?;
    let header_length = u32::from(header[0] & 15) * 4;
    let total = match u16::from_be_bytes([header[2], header[3]]) {
        0 => wire,
        total => u32::from(total),
    };
    if header_length < 20 || total < header_length {
        return Err(NoDatagram::Malformed);
    }
    let captured = &packet[..packet.len().min(total as usize)];
    let address =
        |at: usize| IpAddr::V4(Ipv4Addr::new(header[at], header[at + 1], header[at + 2], header[at + 3]));
    let fragment = u16::from_be_bytes([header[6], header[7]]);
    Ok(Datagram {
        source: address(12),
        destination: address(16),
        protocol: header[9],
        identification: Some(u16::from_be_bytes([header[4], header[5]])),
        payload: captured.get(header_length as usize..).ok_or(NoDatagram::CutOff)?,
        length: total - header_length,
        is_later_fragment: fragment & 0x1fff != 0,
    })
}

fn version6(packet: &[u8], wire: u32) -> Result<Datagram<'_>, NoDatagram> {
    let header: [u8; 40] = array(packet, 0).ok_or(NoDatagram::CutOff)?;
    let mut length = match u16::from_be_bytes([header[4], header[5]]) {
        // a jumbogram, or segmentation left to the network card
        0 => wire.saturating_sub(40),
        length => u32::from(length),
    };
    let address = |at: usize| array(packet, at).map(|octets: [u8; 16]| IpAddr::V6(Ipv6Addr::from(octets)));
    let (source, destination) = address(8).zip(address(24)).ok_or(NoDatagram::CutOff)?;
    let mut payload = &packet[40..packet.len().min(length as usize + 40)];
    let mut protocol = header[6];
    let mut is_later_fragment = false;
    for _ in 0..EXTENSIONS_AT_MOST {
        let size = match protocol {
            // hop-by-hop, routing, destination options, mobility, HIP, Shim6
            0 | 43 | 60 | 135 | 139 | 140 => 8 + 8 * u32::from(*payload.get(1).ok_or(NoDatagram::CutOff)?),
            // fragment
            44 => {
                is_later_fragment |= be16(payload, 2).ok_or(NoDatagram::CutOff)? >> 3 != 0;
                8
            }
            // authentication
            51 => 8 + 4 * u32::from(*payload.get(1).ok_or(NoDatagram::CutOff)?),
            _ => break,
        };
        protocol = *payload.first().ok_or(NoDatagram::CutOff)?;
        length = length.checked_sub(size).ok_or(NoDatagram::Malformed)?;
        payload = payload.get(size as usize..).ok_or(NoDatagram::CutOff)?;
        if is_later_fragment {
            break;
        }
    }
    Ok(Datagram { source, destination, protocol, identification: None, payload, length, is_later_fragment })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_is_no_payload_and_options_are_passed_over() {
        let mut packet =
            vec![0x46, 0, 0, 26, 0x12, 0x34, 0, 0, 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2, 1, 1, 1, 1];
        packet.extend([7, 8, 0, 0, 0]);
        let found = datagram(&packet, 29).unwrap();
        assert_eq!((found.payload, found.length, found.protocol), (&[7, 8][..], 2, 17));
        assert_eq!(found.identification, Some(0x1234));
        assert_eq!(datagram(&packet[..23], 29), Err(NoDatagram::CutOff));
        packet[3] = 23;
        assert_eq!(datagram(&packet, 29), Err(NoDatagram::Malformed));
    }

    #[test]
    fn extension_headers_lead_to_the_transport() {
        let mut packet = vec![0x60, 0, 0, 0, 0, 26, 0, 64];
        packet.extend([0; 32]);
        packet.extend([44, 0, 1, 4, 0, 0, 0, 0]); // hop-by-hop
        packet.extend([17, 0, 0, 1, 0, 0, 0, 9]); // first fragment
        packet.extend([1; 10]);
        let found = datagram(&packet, 66).unwrap();
        assert_eq!((found.protocol, found.length, found.payload.len()), (17, 10, 10));
        assert!(!found.is_later_fragment);
        packet[50] = 1;
        assert!(datagram(&packet, 66).unwrap().is_later_fragment);
        packet[41] = 200;
        assert_eq!(datagram(&packet, 66), Err(NoDatagram::Malformed));
    }
}
