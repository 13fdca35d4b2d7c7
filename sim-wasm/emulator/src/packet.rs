//! The headers of a packet, read apart from the reader that is to be tested.

/// A packet of TCP or UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// 6 TCP, 17 UDP.
    pub protocol: u8,
    /// Source and destination.
    pub ports: (u16, u16),
    /// IPv4 identification.
    pub identification: Option<u16>,
    /// TCP: sequence number, acknowledgment, flags.
    pub tcp: Option<(u32, u32, u8)>,
    /// Bytes behind the last header.
    pub payload: u32,
    /// Where they begin.
    pub offset: usize,
}

/// TCP's flags.
pub const SYN: u8 = 2;

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

/// A 32-bit number of a header.
fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

impl Packet {
    /// Reads a packet of TCP or UDP over IPv4 or over IPv6 without extension headers; others are `None`.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (protocol, start, total, identification) = match bytes.first()? >> 4 {
            4 => {
                let start = usize::from(bytes[0] & 15) * 4;
                (*bytes.get(9)?, start, u32::from(u16_at(bytes, 2)?), Some(u16_at(bytes, 4)?))
            }
            6 => (*bytes.get(6)?, 40, 40 + u32::from(u16_at(bytes, 4)?), None),
            _ => return None,
        };
        let ports = (u16_at(bytes, start)?, u16_at(bytes, start + 2)?);
        let (tcp, header) = match protocol {
            6 => {
                let (offset, flags) = (*bytes.get(start + 12)? >> 4, *bytes.get(start + 13)?);
                let numbers = (u32_at(bytes, start + 4)?, u32_at(bytes, start + 8)?, flags);
                (Some(numbers), usize::from(offset) * 4)
            }
            17 => (None, 8),
            _ => return None,
        };
        let offset = start + header;
        let payload = total.checked_sub(offset as u32)?;
        Some(Self { protocol, ports, identification, tcp, payload, offset })
    }
}
