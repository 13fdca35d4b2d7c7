//! Link layers: from a frame to its IP packet.

use crate::trace::file::bytes::{Order, be16, be32};

/// A link layer by its LINKTYPE number (<https://www.tcpdump.org/linktypes.html>).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// LINKTYPE_ETHERNET.
    Ethernet,
    /// LINKTYPE_NULL and LINKTYPE_LOOP: four bytes of address family come first. Their values differ between systems,
    /// so the IP version is used instead.
    Loopback,
    /// LINKTYPE_RAW, LINKTYPE_IPV4, LINKTYPE_IPV6, and BSD's own numbers for the first.
    Raw,
    /// LINKTYPE_LINUX_SLL.
    Cooked,
    /// LINKTYPE_LINUX_SLL2.
    Cooked2,
    /// LINKTYPE_PPP and LINKTYPE_PPP_HDLC.
    Ppp,
    /// LINKTYPE_IEEE802_11.
    Wifi,
    /// LINKTYPE_IEEE802_11_RADIOTAP.
    Radiotap,
    /// LINKTYPE_NFLOG.
    Nflog,
    /// A link layer that cannot be read.
    Unknown(u16),
}

impl Link {
    /// The link layer with this LINKTYPE number.
    pub fn numbered(number: u16) -> Self {
        match number {
            1 => Self::Ethernet,
            0 | 108 => Self::Loopback,
            12 | 14 | 101 | 228 | 229 => Self::Raw,
            113 => Self::Cooked,
            276 => Self::Cooked2,
            9 | 50 => Self::Ppp,
            105 => Self::Wifi,
            127 => Self::Radiotap,
            239 => Self::Nflog,
            other => Self::Unknown(other),
        }
    }

    /// The index of the interface that saw the frame, if the frame has it, as in a capture of all interfaces of a host.
    pub fn interface(self, frame: &[u8]) -> Option<u32> {
        matches!(self, Self::Cooked2).then(|| be32(frame, 4))?
    }

    /// The bytes of the frame's IP packet; `None` where it carries none.
    pub fn packet(self, frame: &[u8]) -> Option<&[u8]> {
        match self {
            Self::Ethernet => behind_type(be16(frame, 12)?, frame.get(14..)?),
            Self::Loopback => frame.get(4..),
            Self::Raw => Some(frame),
            Self::Cooked => behind_type(be16(frame, 14)?, frame.get(16..)?),
            Self::Cooked2 => behind_type(be16(frame, 0)?, frame.get(20..)?),
            Self::Ppp => behind_ppp(frame.strip_prefix(&[0xff, 3]).unwrap_or(frame)),
            Self::Wifi => behind_wifi(frame),
            Self::Radiotap => behind_wifi(frame.get(usize::from(Order::Little.u16(frame, 2)?)..)?),
            Self::Nflog => behind_attributes(frame.get(4..)?),
            Self::Unknown(_) => None,
        }
    }
}

/// The name of a link layer that is not read, if captures with it are common.
pub fn name(number: u16) -> Option<&'static str> {
    Some(match number {
        119 | 163 | 192 => "IEEE 802.11 in monitor mode",
        187 | 201 | 251 | 256 => "Bluetooth",
        189 | 220 | 249 => "USB",
        _ => return None,
    })
}

/// Most tags or labels that are read before an IP packet.
const TAGS_AT_MOST: u32 = 8;

/// The IP packet after an EtherType, perhaps after VLAN tags, PPPoE or MPLS labels.
pub fn behind_type(ethertype: u16, rest: &[u8]) -> Option<&[u8]> {
    match ethertype {
        0x0800 | 0x86dd => Some(rest),
        _ => behind_others(ethertype, rest),
    }
}

#[inline(never)]
fn behind_others(ethertype: u16, rest: &[u8]) -> Option<&[u8]> {
    match behind_tags(ethertype, rest)? {
        (0x0800 | 0x86dd, rest) => Some(rest),
        // PPPoE session: six bytes, then PPP
        (0x8864, rest) => behind_ppp(rest.get(6..)?),
        (0x8847 | 0x8848, rest) => behind_labels(rest),
        _ => None,
    }
}

/// The EtherType after VLAN tags, and what it announces.
fn behind_tags(mut ethertype: u16, mut rest: &[u8]) -> Option<(u16, &[u8])> {
    for _ in 0..TAGS_AT_MOST {
        // IEEE 802.1Q, 802.1ad, and the numbers used for QinQ before the standard
        if !matches!(ethertype, 0x8100 | 0x88a8 | 0x9100 | 0x9200) {
            return Some((ethertype, rest));
        }
        ethertype = be16(rest, 2)?;
        rest = rest.get(4..)?;
    }
    None
}

/// The IP packet in a data frame of IEEE 802.11 that is neither encrypted nor aggregated. It is found by SNAP's header
/// (RFC 1042), since that of the frame has 24 to 36 bytes (9.3.2.1), and perhaps padding.
fn behind_wifi(frame: &[u8]) -> Option<&[u8]> {
    // type, and the bit of frames without data
    let rest = frame.get(24..).filter(|_| frame[0] & 0x4f == 8)?;
    let rest = (0..7).find_map(|at| rest.get(2 * at..)?.strip_prefix(&[0xaa, 0xaa, 3, 0, 0, 0]))?;
    behind_type(be16(rest, 0)?, &rest[2..])
}

/// The IP packet among the attributes of a message of NFLOG. Their lengths and types have the byte order of the host
/// that wrote them; types are below 256.
fn behind_attributes(mut rest: &[u8]) -> Option<&[u8]> {
    loop {
        let head: [u8; 4] = *rest.first_chunk()?;
        let order = if head[2] == 0 { Order::Big } else { Order::Little };
        let length = usize::from(order.u16(&head, 0)?);
        if head[2] | head[3] == PAYLOAD {
            return rest.get(4..);
        }
        rest = rest.get(length.max(4).next_multiple_of(4)..)?;
    }
}

/// The type of NFLOG's attribute with the packet, which is the last one.
const PAYLOAD: u8 = 9;

/// The IP packet after PPP's protocol number, of which the first byte may be left out (RFC 1661, 6.5).
fn behind_ppp(bytes: &[u8]) -> Option<&[u8]> {
    let first = *bytes.first()?;
    let (protocol, rest) = match first & 1 {
        1 => (first.into(), bytes.get(1..)?),
        _ => (be16(bytes, 0)?, bytes.get(2..)?),
    };
    match protocol {
        0x0021 | 0x0057 => Some(rest),
        0x0281 | 0x0283 => behind_labels(rest),
        _ => None,
    }
}

/// The IP packet after MPLS labels.
#[inline(never)]
fn behind_labels(mut rest: &[u8]) -> Option<&[u8]> {
    for _ in 0..TAGS_AT_MOST {
        let is_last = be32(rest, 0)? & 0x100 != 0;
        rest = rest.get(4..)?;
        if is_last {
            return if is_version(rest, 4) || is_version(rest, 6) { Some(rest) } else { behind_wire(rest) };
        }
    }
    None
}

/// The IP packet in an Ethernet frame of a pseudowire (RFC 4448), after the control word if there is one. Labels do not
/// tell the protocol: a control word begins with four bits of 0 (RFC 4385, 3), and so may an address without one.
fn behind_wire(rest: &[u8]) -> Option<&[u8]> {
    let word = rest.get(4..).filter(|_| is_version(rest, 0));
    word.and_then(behind_addresses).or_else(|| behind_addresses(rest))
}

/// The IP packet in an Ethernet frame, perhaps after VLAN tags.
fn behind_addresses(frame: &[u8]) -> Option<&[u8]> {
    let (ethertype, rest) = behind_tags(be16(frame, 12)?, frame.get(14..)?)?;
    let version = match ethertype {
        0x0800 => 4,
        0x86dd => 6,
        _ => return None,
    };
    Some(rest).filter(|rest| is_version(rest, version))
}

/// Whether the first four bits are this number.
fn is_version(bytes: &[u8], version: u8) -> bool {
    bytes.first().is_some_and(|first| first >> 4 == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ip_packet_is_found_behind_each_link_layer() {
        let packet = [0x45, 1, 2, 3];
        let frame = |head: &[u8]| [head, &packet[..]].concat();
        let zeros = [0_u8; 20];
        let ethernet = frame(&[&zeros[..12], &[8, 0]].concat());
        let tagged = frame(&[&zeros[..12], &[0x88, 0xa8, 0, 1, 0x81, 0, 0, 2, 8, 0]].concat());
        let labelled = frame(&[&zeros[..12], &[0x88, 0x47, 0, 0, 0, 9, 0, 0, 1, 9]].concat());
        let session = frame(&[&zeros[..12], &[0x88, 0x64], &zeros[..6], &[0, 0x21]].concat());
        let labels = [&zeros[..12], &[0x88, 0x47, 0, 0, 0, 9, 0, 0, 1, 9][..]].concat();
        let control = frame(&[&labels[..], &zeros[..16], &[8, 0]].concat());
        let tagged_wire = frame(&[&labels[..], &zeros[..12], &[0x81, 0, 0, 5, 8, 0]].concat());
        for ethernet in [ethernet, tagged, labelled, session, control, tagged_wire] {
            assert_eq!(Link::numbered(1).packet(&ethernet), Some(&packet[..]));
            for end in 0..ethernet.len() - 4 {
                assert_eq!(Link::Ethernet.packet(&ethernet[..end]), None);
            }
        }
        assert_eq!(Link::numbered(113).packet(&frame(&[&zeros[..14], &[8, 0]].concat())), Some(&packet[..]));
        assert_eq!(
            Link::numbered(276).packet(&frame(&[&[8, 0][..], &zeros[..18]].concat())),
            Some(&packet[..])
        );
        assert_eq!(Link::numbered(0).packet(&frame(&[2, 0, 0, 0])), Some(&packet[..]));
        for head in [&[0xff, 3, 0, 0x21][..], &[0, 0x21], &[0x21], &[2, 0x81, 0, 0, 1, 9]] {
            assert_eq!(Link::numbered(9).packet(&frame(head)), Some(&packet[..]));
        }
        assert_eq!(Link::numbered(9).packet(&frame(&[0xff, 3, 0xc0, 0x21])), None);
        assert_eq!(Link::numbered(101).packet(&packet), Some(&packet[..]));
        assert_eq!(Link::numbered(189).packet(&packet), None);
    }

    #[test]
    fn an_ip_packet_is_found_in_wifi_and_in_messages_of_nflog() {
        let packet = [0x45, 1, 2, 3];
        let snap = [0xaa, 0xaa, 3, 0, 0, 0, 8, 0];
        let data = |head: &[u8], length: usize, padding: usize| {
            let rest = vec![0; length - head.len() + padding];
            [head, &rest, &snap, &packet].concat()
        };
        // from a station; with QoS, padded or not; with QoS and HT control between two access points
        let read = [
            data(&[8, 1], 24, 0),
            data(&[0x88, 2], 26, 0),
            data(&[0x88, 2], 26, 2),
            data(&[0x88, 0x83], 36, 0),
        ];
        for frame in read {
            assert_eq!(Link::numbered(105).packet(&frame), Some(&packet[..]));
            let radiotap = [&[0, 0, 9, 0, 0, 0, 0, 0, 1], &frame[..]].concat();
            assert_eq!(Link::numbered(127).packet(&radiotap), Some(&packet[..]));
            (0..radiotap.len() - 4).for_each(|end| assert_eq!(Link::Radiotap.packet(&radiotap[..end]), None));
        }
        // a beacon, a frame without data, an aggregated one, and one that is encrypted or a later fragment
        for frame in [data(&[0x80], 24, 0), data(&[0xc8], 26, 0), data(&[0x88], 40, 0), vec![8; 90]] {
            assert_eq!(Link::Wifi.packet(&frame), None);
        }
        let little = [&[2, 0, 0, 7][..], &[6, 0, 10, 0, b'x', 0, 0, 0], &[8, 0, 9, 0], &packet].concat();
        let big = [&[2, 0, 0, 7][..], &[0, 6, 0, 10, b'x', 0, 0, 0], &[0, 8, 0, 9], &packet].concat();
        for message in [little, big] {
            assert_eq!(Link::numbered(239).packet(&message), Some(&packet[..]));
            (0..12).for_each(|end| assert_eq!(Link::Nflog.packet(&message[..end]), None));
        }
        assert_eq!(Link::Nflog.packet(&[0; 40]), None);
    }
}
