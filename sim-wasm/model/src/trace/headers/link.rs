//! Link layers: from a frame to its IP packet.

use crate::trace::file::bytes::{be16, be32};

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
            Self::Unknown(_) => None,
        }
    }
}

/// Most tags or labels that are read before an IP packet.
const TAGS_AT_MOST: u32 = 8;

/// The IP packet after an EtherType, perhaps after VLAN tags, PPPoE or MPLS labels.
pub fn behind_type(mut ethertype: u16, mut rest: &[u8]) -> Option<&[u8]> {
    for _ in 0..TAGS_AT_MOST {
        match ethertype {
            0x0800 | 0x86dd => return Some(rest),
            // IEEE 802.1Q, 802.1ad, and the numbers used for QinQ before the standard
            0x8100 | 0x88a8 | 0x9100 | 0x9200 => {
                ethertype = be16(rest, 2)?;
                rest = rest.get(4..)?;
            }
            // PPPoE session: six bytes, then the PPP protocol
            0x8864 => return matches!(be16(rest, 6)?, 0x0021 | 0x0057).then(|| rest.get(8..))?,
            0x8847 | 0x8848 => return behind_labels(rest),
            _ => return None,
        }
    }
    None
}

/// The IP packet after MPLS labels.
fn behind_labels(mut rest: &[u8]) -> Option<&[u8]> {
    for _ in 0..TAGS_AT_MOST {
        let is_last = be32(rest, 0)? & 0x100 != 0;
        rest = rest.get(4..)?;
        if is_last {
            return Some(rest);
        }
    }
    None
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
        for ethernet in [ethernet, tagged, labelled, session] {
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
        assert_eq!(Link::numbered(101).packet(&packet), Some(&packet[..]));
        assert_eq!(Link::numbered(105).packet(&packet), None);
    }
}
