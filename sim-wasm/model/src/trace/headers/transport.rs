//! Transport headers: ports, TCP sequence numbers, ICMP echo.

use crate::trace::file::bytes::{be16, be32};
use crate::trace::headers::ip::Datagram;
use crate::trace::headers::options::{Options, Sacks};

/// The content of a datagram.
#[derive(Debug, PartialEq, Eq)]
pub enum Transport<'a> {
    /// UDP, and ESP, which has no ports: numbers are looked for in the payload.
    Udp {
        ports: (u16, u16),
        payload: &'a [u8],
    },
    Tcp {
        ports: (u16, u16),
        segment: Segment,
    },
    /// ICMP or ICMPv6 echo.
    Echo {
        is_request: bool,
        identifier: u16,
        sequence: u16,
    },
    /// Any other protocol.
    Other,
}

/// A TCP segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Segment {
    pub sequence: u32,
    /// The acknowledgment; `None` if a text does not have it.
    pub acknowledgment: Option<u32>,
    pub is_syn: bool,
    pub is_ack: bool,
    pub is_fin: bool,
    pub is_reset: bool,
    /// Whether the receive window is 0, if known.
    pub is_window_closed: Option<bool>,
    /// The receive window in the header; below, the window scale in a SYN. `None` if a text does not have it.
    pub window: Option<u16>,
    pub scale: Option<u8>,
    /// The maximum segment size that it announces, bytes.
    pub mss: Option<u16>,
    /// Payload, bytes on the wire.
    pub length: u32,
    /// RFC 7323 TSval.
    pub stamp: Option<u32>,
    /// RFC 7323 TSecr; not kept with the packets of a flow.
    pub echo: Option<u32>,
    /// The SACK blocks: bytes that arrived out of order (RFC 2018), or again (RFC 2883).
    pub sacks: Sacks,
}

/// The transport header and the payload length, bytes on the wire; `None` if the capture ends too soon.
pub fn transport<'a>(datagram: &Datagram<'a>) -> Option<(Transport<'a>, u32)> {
    let bytes = datagram.payload;
    match datagram.protocol {
        6 => tcp(bytes, datagram.length),
        17 => {
            let ports = (be16(bytes, 0)?, be16(bytes, 2)?);
            let payload = bytes.get(8..)?;
            Some((Transport::Udp { ports, payload }, datagram.length.saturating_sub(8)))
        }
        50 => Some((Transport::Udp { ports: (0, 0), payload: bytes }, datagram.length)),
        1 => echo(bytes, 8, 0, datagram.length),
        58 => echo(bytes, 128, 129, datagram.length),
        _ => Some((Transport::Other, datagram.length)),
    }
}

fn echo(bytes: &[u8], request: u8, reply: u8, length: u32) -> Option<(Transport<'_>, u32)> {
    let kind = *bytes.first()?;
    if kind != request && kind != reply {
        return Some((Transport::Other, length));
    }
    let found = Transport::Echo {
        is_request: kind == request,
        identifier: be16(bytes, 4)?,
        sequence: be16(bytes, 6)?,
    };
    Some((found, length.saturating_sub(8)))
}

fn tcp(bytes: &[u8], length: u32) -> Option<(Transport<'_>, u32)> {
    let ports = (be16(bytes, 0)?, be16(bytes, 2)?);
    let (offset, flags) = (u32::from(*bytes.get(12)? >> 4) * 4, *bytes.get(13)?);
    let payload = length.saturating_sub(offset.max(20));
    let shown = bytes.get(20..).unwrap_or_default();
    let Options { stamp, echo, largest, scale, sacks } =
        Options::of(&shown[..shown.len().min(offset.max(20) as usize - 20)]);
    let segment = Segment {
        sequence: be32(bytes, 4)?,
        acknowledgment: Some(be32(bytes, 8)?),
        is_fin: flags & 1 != 0,
        is_syn: flags & 2 != 0,
        is_reset: flags & 4 != 0,
        is_ack: flags & 16 != 0,
        is_window_closed: be16(bytes, 14).map(|window| window == 0),
        window: be16(bytes, 14),
        scale,
        mss: largest,
        length: payload,
        stamp,
        echo,
        sacks,
    };
    Some((Transport::Tcp { ports, segment }, payload))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(protocol: u8, payload: &[u8]) -> Option<(Transport<'_>, u32)> {
        let here = std::net::IpAddr::from([127, 0, 0, 1]);
        transport(&Datagram {
            source: here,
            destination: here,
            protocol,
            identification: None,
            payload,
            length: 1000,
            is_later_fragment: false,
        })
    }

    #[test]
    fn tcp_with_a_timestamp_behind_other_options() {
        let mut header = vec![0, 80, 1, 0, 0, 0, 0, 9, 0, 0, 0, 7, 0x90, 0x12, 0, 0, 0, 0, 0, 0];
        header.extend([2, 4, 5, 180, 1, 1, 8, 10, 0, 0, 1, 2, 0, 0, 0, 0]);
        let (Transport::Tcp { ports, segment }, length) = of(6, &header).unwrap() else { panic!("not TCP") };
        assert_eq!((ports, segment.sequence, segment.acknowledgment), ((80, 256), 9, Some(7)));
        assert_eq!((segment.stamp, segment.length, length), (Some(258), 964, 964));
        assert!(segment.is_syn && segment.is_ack && !segment.is_fin && !segment.is_reset);
        // a segment cut off within its options still has the ports
        let (Transport::Tcp { segment, .. }, _) = of(6, &header[..26]).unwrap() else { panic!("not TCP") };
        assert_eq!(segment.stamp, None);
        assert!(of(6, &header[..13]).is_none());
    }

    #[test]
    fn echo_and_other_messages() {
        let request = Transport::Echo { is_request: true, identifier: 5, sequence: 9 };
        assert_eq!(of(1, &[8, 0, 0, 0, 0, 5, 0, 9]), Some((request, 992)));
        assert_eq!(of(1, &[3, 0, 0, 0, 0, 5, 0, 9]), Some((Transport::Other, 1000)));
        assert!(matches!(
            of(58, &[129, 0, 0, 0, 0, 5, 0, 9]),
            Some((Transport::Echo { is_request: false, .. }, _))
        ));
        assert!(of(58, &[129, 0, 0, 0]).is_none());
    }
}
